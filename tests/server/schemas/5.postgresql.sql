CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.guests (
    table_id character varying(20) NOT NULL,
    person character varying(64) NOT NULL
);
CREATE TABLE public.leavers (
    table_id character varying(20) NOT NULL,
    person character varying(64) NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.lines (
    table_id character varying(20) NOT NULL,
    number integer NOT NULL,
    seat integer NOT NULL,
    text character varying(300) NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.mixes (
    table_id character varying(20) NOT NULL,
    seat integer NOT NULL,
    text character varying(200) NOT NULL
);
CREATE TABLE public.mutes (
    table_id character varying(20) NOT NULL,
    person character varying(64) NOT NULL,
    seat integer NOT NULL
);
CREATE TABLE public.passes (
    digest character varying(64) NOT NULL,
    person character varying(64) NOT NULL,
    expires bigint NOT NULL
);
CREATE TABLE public.people (
    id character varying(64) NOT NULL,
    serial integer NOT NULL
);
CREATE TABLE public.plies (
    table_id character varying(20) NOT NULL,
    ply integer NOT NULL,
    move integer,
    undo_seat integer,
    undo_plies integer,
    at bigint NOT NULL
);
CREATE TABLE public.receipts (
    table_id character varying(20) NOT NULL,
    browser character varying(64) NOT NULL,
    message character varying(64) NOT NULL,
    ply integer NOT NULL,
    kind character varying(20)
);
CREATE TABLE public.seats (
    table_id character varying(20) NOT NULL,
    seat integer NOT NULL,
    agent character varying(200),
    holder character varying(64)
);
CREATE TABLE public.tables (
    id character varying(20) NOT NULL,
    game character varying(40) NOT NULL,
    rules integer NOT NULL,
    setup json NOT NULL,
    creator character varying(64) NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    begun boolean NOT NULL,
    forked integer NOT NULL,
    commitment character varying(64),
    secret character varying(64),
    ply integer NOT NULL,
    turn integer NOT NULL,
    drawn boolean NOT NULL,
    result json,
    access character varying(10) DEFAULT 'house'::character varying NOT NULL,
    invite character varying(64),
    clock integer,
    next character varying(20),
    asked json
);
INSERT INTO public.alembic_version VALUES ('0005');
INSERT INTO public.guests VALUES ('uv48rubwkm', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('uv48rubwkm', 1, 0, 'Talofa!', 1794885195644);
INSERT INTO public.mixes VALUES ('jekckc8fmq', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('uv48rubwkm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('22912b27c42396deab2880adc37f2e95c0386ce860fbc8de626c8411a568f907', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794886095);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('jekckc8fmq', 1, 93, NULL, NULL, 1794885185599);
INSERT INTO public.plies VALUES ('jekckc8fmq', 2, 94, NULL, NULL, 1794885185652);
INSERT INTO public.plies VALUES ('jekckc8fmq', 3, 90, NULL, NULL, 1794885185687);
INSERT INTO public.plies VALUES ('jekckc8fmq', 4, 92, NULL, NULL, 1794885185762);
INSERT INTO public.plies VALUES ('jekckc8fmq', 5, 38, NULL, NULL, 1794885185803);
INSERT INTO public.plies VALUES ('jekckc8fmq', 6, 92, NULL, NULL, 1794885185803);
INSERT INTO public.plies VALUES ('jekckc8fmq', 7, 95, NULL, NULL, 1794885185803);
INSERT INTO public.plies VALUES ('jekckc8fmq', 8, 87, NULL, NULL, 1794885185867);
INSERT INTO public.plies VALUES ('jekckc8fmq', 9, 22, NULL, NULL, 1794885185867);
INSERT INTO public.plies VALUES ('jekckc8fmq', 10, 756, NULL, NULL, 1794885186047);
INSERT INTO public.plies VALUES ('jekckc8fmq', 11, 10, NULL, NULL, 1794885186047);
INSERT INTO public.plies VALUES ('jekckc8fmq', 12, 760, NULL, NULL, 1794885186096);
INSERT INTO public.plies VALUES ('jekckc8fmq', 13, 121, NULL, NULL, 1794885186201);
INSERT INTO public.plies VALUES ('jekckc8fmq', 14, 38, NULL, NULL, 1794885187086);
INSERT INTO public.plies VALUES ('jekckc8fmq', 15, 91, NULL, NULL, 1794885187086);
INSERT INTO public.plies VALUES ('jekckc8fmq', 16, 92, NULL, NULL, 1794885187086);
INSERT INTO public.plies VALUES ('jekckc8fmq', 17, 93, NULL, NULL, 1794885187086);
INSERT INTO public.plies VALUES ('jekckc8fmq', 18, 95, NULL, NULL, 1794885187086);
INSERT INTO public.plies VALUES ('jekckc8fmq', 19, 48, NULL, NULL, 1794885187134);
INSERT INTO public.plies VALUES ('jekckc8fmq', 20, 121, NULL, NULL, 1794885187134);
INSERT INTO public.plies VALUES ('jekckc8fmq', 21, 87, NULL, NULL, 1794885187168);
INSERT INTO public.plies VALUES ('jekckc8fmq', 22, 17, NULL, NULL, 1794885187168);
INSERT INTO public.plies VALUES ('jekckc8fmq', 23, 751, NULL, NULL, 1794885187245);
INSERT INTO public.plies VALUES ('jekckc8fmq', 24, 19, NULL, NULL, 1794885187245);
INSERT INTO public.plies VALUES ('jekckc8fmq', 25, 765, NULL, NULL, 1794885187314);
INSERT INTO public.plies VALUES ('jekckc8fmq', 26, 2, NULL, NULL, 1794885187314);
INSERT INTO public.plies VALUES ('jekckc8fmq', 27, 569, NULL, NULL, 1794885187414);
INSERT INTO public.plies VALUES ('jekckc8fmq', 28, 101, NULL, NULL, 1794885187496);
INSERT INTO public.plies VALUES ('jekckc8fmq', 29, 48, NULL, NULL, 1794885187618);
INSERT INTO public.plies VALUES ('jekckc8fmq', 30, 120, NULL, NULL, 1794885187618);
INSERT INTO public.plies VALUES ('jekckc8fmq', 31, 121, NULL, NULL, 1794885187618);
INSERT INTO public.plies VALUES ('jekckc8fmq', 32, 236, NULL, NULL, 1794885187708);
INSERT INTO public.plies VALUES ('jekckc8fmq', 33, 5, NULL, NULL, 1794885187708);
INSERT INTO public.plies VALUES ('jekckc8fmq', 34, 376, NULL, NULL, 1794885187877);
INSERT INTO public.plies VALUES ('jekckc8fmq', 35, 376, NULL, NULL, 1794885187877);
INSERT INTO public.plies VALUES ('jekckc8fmq', 36, 382, NULL, NULL, 1794885187877);
INSERT INTO public.plies VALUES ('jekckc8fmq', 37, 56, NULL, NULL, 1794885187945);
INSERT INTO public.plies VALUES ('jekckc8fmq', 38, 64, NULL, NULL, 1794885188034);
INSERT INTO public.plies VALUES ('jekckc8fmq', 39, 70, NULL, NULL, 1794885188176);
INSERT INTO public.plies VALUES ('jekckc8fmq', 40, 90, NULL, NULL, 1794885188176);
INSERT INTO public.plies VALUES ('jekckc8fmq', 41, 43, NULL, NULL, 1794885188385);
INSERT INTO public.plies VALUES ('jekckc8fmq', 42, 106, NULL, NULL, 1794885188385);
INSERT INTO public.plies VALUES ('jekckc8fmq', 43, 107, NULL, NULL, 1794885188385);
INSERT INTO public.plies VALUES ('jekckc8fmq', 44, 87, NULL, NULL, 1794885188518);
INSERT INTO public.plies VALUES ('jekckc8fmq', 45, 7, NULL, NULL, 1794885188518);
INSERT INTO public.plies VALUES ('jekckc8fmq', 46, 6912, NULL, NULL, 1794885189034);
INSERT INTO public.plies VALUES ('jekckc8fmq', 47, 112, NULL, NULL, 1794885189149);
INSERT INTO public.plies VALUES ('jekckc8fmq', 48, 59, NULL, NULL, 1794885189222);
INSERT INTO public.plies VALUES ('jekckc8fmq', 49, 45, NULL, NULL, 1794885189259);
INSERT INTO public.plies VALUES ('jekckc8fmq', 50, 111, NULL, NULL, 1794885189259);
INSERT INTO public.plies VALUES ('jekckc8fmq', 51, 86, NULL, NULL, 1794885189310);
INSERT INTO public.plies VALUES ('jekckc8fmq', 52, 95, NULL, NULL, 1794885189310);
INSERT INTO public.plies VALUES ('jekckc8fmq', 53, 95, NULL, NULL, 1794885189310);
INSERT INTO public.plies VALUES ('jekckc8fmq', 54, 45, NULL, NULL, 1794885189393);
INSERT INTO public.plies VALUES ('jekckc8fmq', 55, 111, NULL, NULL, 1794885189393);
INSERT INTO public.plies VALUES ('jekckc8fmq', 56, 112, NULL, NULL, 1794885189393);
INSERT INTO public.plies VALUES ('jekckc8fmq', 57, 87, NULL, NULL, 1794885189478);
INSERT INTO public.plies VALUES ('jekckc8fmq', 58, 3, NULL, NULL, 1794885189478);
INSERT INTO public.plies VALUES ('jekckc8fmq', 59, 939, NULL, NULL, 1794885189558);
INSERT INTO public.plies VALUES ('jekckc8fmq', 60, 103, NULL, NULL, 1794885189602);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 1, 28, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 2, 33, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 3, 35, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 4, 15, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 5, 34, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 6, 25, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 7, 31, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 8, 38, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 9, 29, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 10, 45, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 11, 2, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 12, 14, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 13, 46, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 14, 27, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 15, 22, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 16, 7, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 17, 2, NULL, NULL, 1794885189731);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 18, 87, NULL, NULL, 1794885189816);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 19, 102, NULL, NULL, 1794885189816);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 20, 114, NULL, NULL, 1794885189816);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 21, 127, NULL, NULL, 1794885189816);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 22, 388, NULL, NULL, 1794885189816);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 23, 389, NULL, NULL, 1794885189857);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 24, 1, NULL, NULL, 1794885189857);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 25, 90, NULL, NULL, 1794885189878);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 26, 122, NULL, NULL, 1794885189878);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 27, 146, NULL, NULL, 1794885189878);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 28, 388, NULL, NULL, 1794885189878);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 29, 389, NULL, NULL, 1794885189921);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 30, 24, NULL, NULL, 1794885189921);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 31, 54, NULL, NULL, 1794885189942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 32, 101, NULL, NULL, 1794885189942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 33, 102, NULL, NULL, 1794885189942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 34, 138, NULL, NULL, 1794885189942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 35, 388, NULL, NULL, 1794885189942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 36, 150, NULL, NULL, 1794885189951);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 37, 388, NULL, NULL, 1794885190110);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 38, 389, NULL, NULL, 1794885190128);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 39, 40, NULL, NULL, 1794885190128);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 40, 77, NULL, NULL, 1794885190432);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 41, 102, NULL, NULL, 1794885190432);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 42, 124, NULL, NULL, 1794885190432);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 43, 388, NULL, NULL, 1794885190432);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 44, 150, NULL, NULL, 1794885190450);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 45, 203, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 46, 221, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 47, 231, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 48, 388, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 49, 6, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 50, 9, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 51, 10, NULL, NULL, 1794885190497);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 52, 389, NULL, NULL, 1794885190564);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 53, 24, NULL, NULL, 1794885190564);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 54, 85, NULL, NULL, 1794885190618);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 55, 110, NULL, NULL, 1794885190618);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 56, 388, NULL, NULL, 1794885190618);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 57, 149, NULL, NULL, 1794885190644);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 58, 8, NULL, NULL, 1794885190644);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 59, 13, NULL, NULL, 1794885190644);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 60, 162, NULL, NULL, 1794885190711);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 61, 202, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 62, 204, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 63, 220, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 64, 388, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 65, 4, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 66, 37, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 67, 18, NULL, NULL, 1794885190948);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 68, 389, NULL, NULL, 1794885191040);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 69, 14, NULL, NULL, 1794885191040);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 70, 98, NULL, NULL, 1794885191151);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 71, 113, NULL, NULL, 1794885191151);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 72, 118, NULL, NULL, 1794885191151);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 73, 388, NULL, NULL, 1794885191151);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 74, 389, NULL, NULL, 1794885191226);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 75, 32, NULL, NULL, 1794885191226);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 76, 186, NULL, NULL, 1794885191292);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 77, 388, NULL, NULL, 1794885191413);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 78, 79, NULL, NULL, 1794885191464);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 79, 137, NULL, NULL, 1794885191464);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 80, 140, NULL, NULL, 1794885191464);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 81, 388, NULL, NULL, 1794885191464);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 82, 163, NULL, NULL, 1794885191515);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 83, 389, NULL, NULL, 1794885191635);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 84, 41, NULL, NULL, 1794885191635);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 85, 65, NULL, NULL, 1794885192460);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 86, 109, NULL, NULL, 1794885192460);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 87, 133, NULL, NULL, 1794885192460);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 88, 388, NULL, NULL, 1794885192460);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 89, 389, NULL, NULL, 1794885192531);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 90, 272, NULL, NULL, 1794885192563);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 91, 277, NULL, NULL, 1794885192595);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 92, 278, NULL, NULL, 1794885192622);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 93, 268, NULL, NULL, 1794885192647);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 94, 254, NULL, NULL, 1794885192672);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 95, 253, NULL, NULL, 1794885192723);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 96, 390, NULL, NULL, 1794885192785);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 97, 289, NULL, NULL, 1794885192829);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 98, 388, NULL, NULL, 1794885192875);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 99, 301, NULL, NULL, 1794885192942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 100, 316, NULL, NULL, 1794885192942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 101, 388, NULL, NULL, 1794885192942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 102, 26, NULL, NULL, 1794885192942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 103, 17, NULL, NULL, 1794885192942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 104, 39, NULL, NULL, 1794885192942);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 105, 74, NULL, NULL, 1794885192979);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 106, 104, NULL, NULL, 1794885192979);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 107, 388, NULL, NULL, 1794885192979);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 108, 389, NULL, NULL, 1794885193003);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 109, 31, NULL, NULL, 1794885193003);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 110, 389, NULL, NULL, 1794885193045);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 111, 41, NULL, NULL, 1794885193045);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 112, 81, NULL, NULL, 1794885193076);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 113, 132, NULL, NULL, 1794885193076);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 114, 388, NULL, NULL, 1794885193076);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 115, 389, NULL, NULL, 1794885193127);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 116, 33, NULL, NULL, 1794885193127);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 117, 89, NULL, NULL, 1794885193199);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 118, 127, NULL, NULL, 1794885193199);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 119, 129, NULL, NULL, 1794885193199);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 120, 388, NULL, NULL, 1794885193199);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 121, 174, NULL, NULL, 1794885193241);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 122, 227, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 123, 233, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 124, 235, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 125, 237, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 126, 388, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 127, 21, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 128, 20, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 129, 18, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 130, 34, NULL, NULL, 1794885193297);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 131, 175, NULL, NULL, 1794885193355);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 132, 389, NULL, NULL, 1794885193391);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 133, 12, NULL, NULL, 1794885193391);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 134, 93, NULL, NULL, 1794885193466);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 135, 146, NULL, NULL, 1794885193466);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 136, 388, NULL, NULL, 1794885193466);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 137, 389, NULL, NULL, 1794885193511);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 138, 30, NULL, NULL, 1794885193511);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 139, 389, NULL, NULL, 1794885193544);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 140, 19, NULL, NULL, 1794885193544);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 141, 70, NULL, NULL, 1794885193639);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 142, 141, NULL, NULL, 1794885193639);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 143, 388, NULL, NULL, 1794885193639);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 144, 389, NULL, NULL, 1794885193759);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 145, 27, NULL, NULL, 1794885193759);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 146, 92, NULL, NULL, 1794885193803);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 147, 119, NULL, NULL, 1794885193803);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 148, 388, NULL, NULL, 1794885193803);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 149, 389, NULL, NULL, 1794885193877);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 150, 275, NULL, NULL, 1794885194013);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 151, 273, NULL, NULL, 1794885194035);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 152, 276, NULL, NULL, 1794885194121);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 153, 263, NULL, NULL, 1794885194130);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 154, 285, NULL, NULL, 1794885194162);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 155, 290, NULL, NULL, 1794885194214);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 156, 333, NULL, NULL, 1794885194262);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 157, 388, NULL, NULL, 1794885194262);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 158, 321, NULL, NULL, 1794885194310);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 159, 388, NULL, NULL, 1794885194310);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 160, 22, NULL, NULL, 1794885194310);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 161, 23, NULL, NULL, 1794885194310);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 162, 15, NULL, NULL, 1794885194310);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 163, 16, NULL, NULL, 1794885194310);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 164, 79, NULL, NULL, 1794885194366);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 165, 130, NULL, NULL, 1794885194366);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 166, 388, NULL, NULL, 1794885194366);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 167, 389, NULL, NULL, 1794885194442);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 168, 30, NULL, NULL, 1794885194442);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 169, 56, NULL, NULL, 1794885194520);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 170, 133, NULL, NULL, 1794885194520);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 171, 388, NULL, NULL, 1794885194520);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 172, 389, NULL, NULL, 1794885194546);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 173, 11, NULL, NULL, 1794885194546);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 174, 389, NULL, NULL, 1794885194583);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 175, 3, NULL, NULL, 1794885194583);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 176, 85, NULL, NULL, 1794885194651);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 177, 104, NULL, NULL, 1794885194651);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 178, 116, NULL, NULL, 1794885194651);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 179, 388, NULL, NULL, 1794885194651);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 180, 389, NULL, NULL, 1794885194700);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 181, 17, NULL, NULL, 1794885194700);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 182, 82, NULL, NULL, 1794885194751);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 183, 103, NULL, NULL, 1794885194751);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 184, 115, NULL, NULL, 1794885194751);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 185, 388, NULL, NULL, 1794885194751);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 186, 389, NULL, NULL, 1794885194782);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 187, 43, NULL, NULL, 1794885194782);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 188, 74, NULL, NULL, 1794885194837);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 189, 133, NULL, NULL, 1794885194837);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 190, 388, NULL, NULL, 1794885194837);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 191, 389, NULL, NULL, 1794885194895);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 192, 44, NULL, NULL, 1794885194895);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 193, 163, NULL, NULL, 1794885194949);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 194, 151, NULL, NULL, 1794885194975);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 195, 389, NULL, NULL, 1794885195008);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 196, 13, NULL, NULL, 1794885195008);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 197, 5, NULL, NULL, 1794885195008);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 198, 389, NULL, NULL, 1794885195062);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 199, 288, NULL, NULL, 1794885195128);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 200, 260, NULL, NULL, 1794885195172);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 201, 390, NULL, NULL, 1794885195208);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 202, 333, NULL, NULL, 1794885195317);
INSERT INTO public.plies VALUES ('jddn4dqwk4', 203, 388, NULL, NULL, 1794885195317);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 7, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm7', 9, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm9', 11, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm11', 12, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 13, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm13', 18, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm18', 20, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm20', 22, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm22', 24, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm24', 26, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm26', 27, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm27', 28, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm28', 31, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm31', 33, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm33', 36, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm36', 37, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm37', 38, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm38', 40, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm40', 43, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm43', 45, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm45', 46, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm46', 47, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm47', 48, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm48', 50, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm50', 53, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm53', 56, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm56', 58, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm58', 59, NULL);
INSERT INTO public.receipts VALUES ('jekckc8fmq', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm59', 60, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 22, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm22', 24, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm24', 28, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm28', 30, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm30', 35, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm35', 36, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm36', 37, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm37', 39, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm39', 43, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm43', 44, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm44', 51, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm51', 53, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm53', 56, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm56', 59, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm59', 60, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm60', 67, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm67', 69, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm69', 73, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm73', 75, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm75', 76, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm76', 77, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm77', 81, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm81', 82, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm82', 84, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm84', 88, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm88', 89, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm89', 90, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm90', 91, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm91', 92, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm92', 93, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm93', 94, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm94', 95, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm95', 96, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm96', 97, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm97', 98, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm98', 104, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm104', 107, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm107', 109, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm109', 111, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm111', 114, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm114', 116, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm116', 120, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm120', 121, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm121', 130, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm130', 131, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm131', 133, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm133', 136, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm136', 138, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm138', 140, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm140', 143, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm143', 145, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm145', 148, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm148', 149, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm149', 150, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm150', 151, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm151', 152, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm152', 153, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm153', 154, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm154', 155, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm155', 157, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm157', 163, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm163', 166, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm166', 168, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm168', 171, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm171', 173, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm173', 175, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm175', 179, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm179', 181, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm181', 185, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm185', 187, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm187', 190, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm190', 192, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm192', 193, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm193', 194, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm194', 197, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm197', 198, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm198', 199, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm199', 200, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm200', 201, NULL);
INSERT INTO public.receipts VALUES ('jddn4dqwk4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm201', 203, NULL);
INSERT INTO public.receipts VALUES ('uv48rubwkm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL);
INSERT INTO public.seats VALUES ('jekckc8fmq', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('jekckc8fmq', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('jddn4dqwk4', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('jddn4dqwk4', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('uv48rubwkm', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('uv48rubwkm', 1, NULL, NULL);
INSERT INTO public.tables VALUES ('jekckc8fmq', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794885185301, 1794885189602, true, 0, '7efa7889e1afe7df985dd7016b2b1a8afea19f847b80eace0e0c7f8449dd24c7', '70a6af79f2e8224c59e13acbc994e8f1f11e3a5cdc52f4b913b0b01b6f8ef33a', 60, 0, true, NULL, 'listed', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('jddn4dqwk4', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794885189669, 1794885195317, true, 0, '6dd096fe406785ad225b16601beac67b90a1ae85609e7ccda8f7992c9056ee3b', 'fb112e9357725872278ba0a2fbf3a13f1ca5f586e34f561f7d7fd297410a3f83', 203, -2, true, '{"reason": "third_year", "shares": ["0", "1"]}', 'house', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('uv48rubwkm', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794885195369, 1794885195369, false, 0, 'a77b7eef4b28630986461d03fbadf530188ce314274b7418ee9c22f1e902882f', 'ccc8b5fc04fad5f401656d8d77ba6c6361cf7646c63686140402146c421fa563', 0, 0, false, NULL, 'private', '6mQ4PsSK7ban45w8g8HS2g', 60, NULL, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.leavers
    ADD CONSTRAINT leavers_pkey PRIMARY KEY (table_id, person, seat);
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.mixes
    ADD CONSTRAINT mixes_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_pkey PRIMARY KEY (table_id, person, seat);
ALTER TABLE ONLY public.passes
    ADD CONSTRAINT passes_pkey PRIMARY KEY (digest);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.plies
    ADD CONSTRAINT plies_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (table_id, browser, message);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_guests_person ON public.guests USING btree (person);
CREATE INDEX ix_seats_holder ON public.seats USING btree (holder);
CREATE INDEX ix_tables_changed ON public.tables USING btree (changed);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leavers
    ADD CONSTRAINT leavers_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.lines
    ADD CONSTRAINT lines_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mixes
    ADD CONSTRAINT mixes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mutes
    ADD CONSTRAINT mutes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plies
    ADD CONSTRAINT plies_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
