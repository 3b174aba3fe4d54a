CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.guests (
    table_id character varying(20) NOT NULL,
    person character varying(64) NOT NULL
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
    ply integer NOT NULL
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
INSERT INTO public.alembic_version VALUES ('0004');
INSERT INTO public.guests VALUES ('fj7ek8mym9', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('fj7ek8mym9', 1, 0, 'Talofa!', 1794815879852);
INSERT INTO public.mixes VALUES ('vp8gvfbyw4', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('fj7ek8mym9', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('f4ea4b7cde08b520869e1f1b599ee5fd60a5f85c1295484b72df2aea65e93cb7', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794816779);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 1, 93, NULL, NULL, 1794815875228);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 2, 94, NULL, NULL, 1794815875272);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 3, 90, NULL, NULL, 1794815875339);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 4, 92, NULL, NULL, 1794815875374);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 5, 38, NULL, NULL, 1794815875495);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 6, 92, NULL, NULL, 1794815875495);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 7, 95, NULL, NULL, 1794815875495);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 8, 87, NULL, NULL, 1794815875541);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 9, 3, NULL, NULL, 1794815875541);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 10, 756, NULL, NULL, 1794815875582);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 11, 102, NULL, NULL, 1794815875633);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 12, 87, NULL, NULL, 1794815875644);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 13, 24, NULL, NULL, 1794815875644);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 14, 569, NULL, NULL, 1794815875729);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 15, 28, NULL, NULL, 1794815875729);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 16, 770, NULL, NULL, 1794815875772);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 17, 19, NULL, NULL, 1794815875772);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 18, 773, NULL, NULL, 1794815875866);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 19, 23, NULL, NULL, 1794815875866);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 20, 950, NULL, NULL, 1794815875909);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 21, 26, NULL, NULL, 1794815875909);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 22, 1144, NULL, NULL, 1794815876170);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 23, 12, NULL, NULL, 1794815876170);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 24, 778, NULL, NULL, 1794815876227);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 25, 127, NULL, NULL, 1794815876282);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 26, 87, NULL, NULL, 1794815876312);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 27, 9, NULL, NULL, 1794815876312);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 28, 749, NULL, NULL, 1794815876371);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 29, 116, NULL, NULL, 1794815876407);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 30, 50, NULL, NULL, 1794815876442);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 31, 127, NULL, NULL, 1794815876442);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 32, 47, NULL, NULL, 1794815876476);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 33, 118, NULL, NULL, 1794815876476);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 34, 66, NULL, NULL, 1794815876504);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 35, 47, NULL, NULL, 1794815876570);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 36, 116, NULL, NULL, 1794815876570);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 37, 117, NULL, NULL, 1794815876570);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 38, 228, NULL, NULL, 1794815876603);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 39, 20, NULL, NULL, 1794815876603);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 40, 79, NULL, NULL, 1794815876648);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 41, 118, NULL, NULL, 1794815876648);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 42, 47, NULL, NULL, 1794815876702);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 43, 116, NULL, NULL, 1794815876702);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 44, 117, NULL, NULL, 1794815876702);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 45, 47, NULL, NULL, 1794815876771);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 46, 116, NULL, NULL, 1794815876771);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 47, 229, NULL, NULL, 1794815876816);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 48, 21, NULL, NULL, 1794815876816);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 49, 87, NULL, NULL, 1794815876856);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 50, 29, NULL, NULL, 1794815876856);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 51, 6904, NULL, NULL, 1794815876963);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 52, 5, NULL, NULL, 1794815876963);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 53, 964, NULL, NULL, 1794815877036);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 54, 106, NULL, NULL, 1794815877096);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 55, 47, NULL, NULL, 1794815877148);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 56, 118, NULL, NULL, 1794815877148);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 57, 87, NULL, NULL, 1794815877192);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 58, 22, NULL, NULL, 1794815877192);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 59, 7088, NULL, NULL, 1794815877256);
INSERT INTO public.plies VALUES ('vp8gvfbyw4', 60, 16, NULL, NULL, 1794815877256);
INSERT INTO public.plies VALUES ('ed6zawq32a', 1, 7, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 2, 13, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 3, 14, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 4, 29, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 5, 31, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 6, 43, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 7, 45, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 8, 42, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 9, 29, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 10, 32, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 11, 44, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 12, 19, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 13, 5, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 14, 18, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 15, 26, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 16, 33, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 17, 6, NULL, NULL, 1794815877369);
INSERT INTO public.plies VALUES ('ed6zawq32a', 18, 161, NULL, NULL, 1794815877396);
INSERT INTO public.plies VALUES ('ed6zawq32a', 19, 34, NULL, NULL, 1794815877396);
INSERT INTO public.plies VALUES ('ed6zawq32a', 20, 7, NULL, NULL, 1794815877396);
INSERT INTO public.plies VALUES ('ed6zawq32a', 21, 162, NULL, NULL, 1794815877415);
INSERT INTO public.plies VALUES ('ed6zawq32a', 22, 202, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 23, 215, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 24, 222, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 25, 388, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 26, 8, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 27, 2, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 28, 35, NULL, NULL, 1794815877453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 29, 81, NULL, NULL, 1794815877489);
INSERT INTO public.plies VALUES ('ed6zawq32a', 30, 108, NULL, NULL, 1794815877489);
INSERT INTO public.plies VALUES ('ed6zawq32a', 31, 144, NULL, NULL, 1794815877489);
INSERT INTO public.plies VALUES ('ed6zawq32a', 32, 388, NULL, NULL, 1794815877489);
INSERT INTO public.plies VALUES ('ed6zawq32a', 33, 389, NULL, NULL, 1794815877512);
INSERT INTO public.plies VALUES ('ed6zawq32a', 34, 4, NULL, NULL, 1794815877512);
INSERT INTO public.plies VALUES ('ed6zawq32a', 35, 81, NULL, NULL, 1794815877548);
INSERT INTO public.plies VALUES ('ed6zawq32a', 36, 102, NULL, NULL, 1794815877548);
INSERT INTO public.plies VALUES ('ed6zawq32a', 37, 118, NULL, NULL, 1794815877548);
INSERT INTO public.plies VALUES ('ed6zawq32a', 38, 388, NULL, NULL, 1794815877548);
INSERT INTO public.plies VALUES ('ed6zawq32a', 39, 389, NULL, NULL, 1794815877572);
INSERT INTO public.plies VALUES ('ed6zawq32a', 40, 34, NULL, NULL, 1794815877572);
INSERT INTO public.plies VALUES ('ed6zawq32a', 41, 60, NULL, NULL, 1794815877594);
INSERT INTO public.plies VALUES ('ed6zawq32a', 42, 135, NULL, NULL, 1794815877594);
INSERT INTO public.plies VALUES ('ed6zawq32a', 43, 388, NULL, NULL, 1794815877594);
INSERT INTO public.plies VALUES ('ed6zawq32a', 44, 389, NULL, NULL, 1794815877612);
INSERT INTO public.plies VALUES ('ed6zawq32a', 45, 27, NULL, NULL, 1794815877612);
INSERT INTO public.plies VALUES ('ed6zawq32a', 46, 70, NULL, NULL, 1794815877639);
INSERT INTO public.plies VALUES ('ed6zawq32a', 47, 104, NULL, NULL, 1794815877639);
INSERT INTO public.plies VALUES ('ed6zawq32a', 48, 388, NULL, NULL, 1794815877639);
INSERT INTO public.plies VALUES ('ed6zawq32a', 49, 150, NULL, NULL, 1794815877674);
INSERT INTO public.plies VALUES ('ed6zawq32a', 50, 201, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 51, 203, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 52, 204, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 53, 214, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 54, 230, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 55, 388, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 56, 9, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 57, 1, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 58, 24, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 59, 0, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 60, 46, NULL, NULL, 1794815877712);
INSERT INTO public.plies VALUES ('ed6zawq32a', 61, 389, NULL, NULL, 1794815877755);
INSERT INTO public.plies VALUES ('ed6zawq32a', 62, 3, NULL, NULL, 1794815877755);
INSERT INTO public.plies VALUES ('ed6zawq32a', 63, 96, NULL, NULL, 1794815877803);
INSERT INTO public.plies VALUES ('ed6zawq32a', 64, 100, NULL, NULL, 1794815877803);
INSERT INTO public.plies VALUES ('ed6zawq32a', 65, 101, NULL, NULL, 1794815877803);
INSERT INTO public.plies VALUES ('ed6zawq32a', 66, 124, NULL, NULL, 1794815877803);
INSERT INTO public.plies VALUES ('ed6zawq32a', 67, 127, NULL, NULL, 1794815877803);
INSERT INTO public.plies VALUES ('ed6zawq32a', 68, 388, NULL, NULL, 1794815877803);
INSERT INTO public.plies VALUES ('ed6zawq32a', 69, 389, NULL, NULL, 1794815877873);
INSERT INTO public.plies VALUES ('ed6zawq32a', 70, 14, NULL, NULL, 1794815877873);
INSERT INTO public.plies VALUES ('ed6zawq32a', 71, 389, NULL, NULL, 1794815877950);
INSERT INTO public.plies VALUES ('ed6zawq32a', 72, 43, NULL, NULL, 1794815877950);
INSERT INTO public.plies VALUES ('ed6zawq32a', 73, 149, NULL, NULL, 1794815877977);
INSERT INTO public.plies VALUES ('ed6zawq32a', 74, 12, NULL, NULL, 1794815877977);
INSERT INTO public.plies VALUES ('ed6zawq32a', 75, 27, NULL, NULL, 1794815877977);
INSERT INTO public.plies VALUES ('ed6zawq32a', 76, 79, NULL, NULL, 1794815878002);
INSERT INTO public.plies VALUES ('ed6zawq32a', 77, 103, NULL, NULL, 1794815878002);
INSERT INTO public.plies VALUES ('ed6zawq32a', 78, 112, NULL, NULL, 1794815878002);
INSERT INTO public.plies VALUES ('ed6zawq32a', 79, 388, NULL, NULL, 1794815878002);
INSERT INTO public.plies VALUES ('ed6zawq32a', 80, 389, NULL, NULL, 1794815878037);
INSERT INTO public.plies VALUES ('ed6zawq32a', 81, 38, NULL, NULL, 1794815878037);
INSERT INTO public.plies VALUES ('ed6zawq32a', 82, 389, NULL, NULL, 1794815878062);
INSERT INTO public.plies VALUES ('ed6zawq32a', 83, 251, NULL, NULL, 1794815878095);
INSERT INTO public.plies VALUES ('ed6zawq32a', 84, 289, NULL, NULL, 1794815878129);
INSERT INTO public.plies VALUES ('ed6zawq32a', 85, 275, NULL, NULL, 1794815878156);
INSERT INTO public.plies VALUES ('ed6zawq32a', 86, 287, NULL, NULL, 1794815878187);
INSERT INTO public.plies VALUES ('ed6zawq32a', 87, 247, NULL, NULL, 1794815878215);
INSERT INTO public.plies VALUES ('ed6zawq32a', 88, 390, NULL, NULL, 1794815878245);
INSERT INTO public.plies VALUES ('ed6zawq32a', 89, 244, NULL, NULL, 1794815878279);
INSERT INTO public.plies VALUES ('ed6zawq32a', 90, 388, NULL, NULL, 1794815878307);
INSERT INTO public.plies VALUES ('ed6zawq32a', 91, 335, NULL, NULL, 1794815878351);
INSERT INTO public.plies VALUES ('ed6zawq32a', 92, 388, NULL, NULL, 1794815878351);
INSERT INTO public.plies VALUES ('ed6zawq32a', 93, 41, NULL, NULL, 1794815878351);
INSERT INTO public.plies VALUES ('ed6zawq32a', 94, 17, NULL, NULL, 1794815878351);
INSERT INTO public.plies VALUES ('ed6zawq32a', 95, 25, NULL, NULL, 1794815878351);
INSERT INTO public.plies VALUES ('ed6zawq32a', 96, 389, NULL, NULL, 1794815878380);
INSERT INTO public.plies VALUES ('ed6zawq32a', 97, 41, NULL, NULL, 1794815878380);
INSERT INTO public.plies VALUES ('ed6zawq32a', 98, 76, NULL, NULL, 1794815878603);
INSERT INTO public.plies VALUES ('ed6zawq32a', 99, 114, NULL, NULL, 1794815878603);
INSERT INTO public.plies VALUES ('ed6zawq32a', 100, 125, NULL, NULL, 1794815878603);
INSERT INTO public.plies VALUES ('ed6zawq32a', 101, 127, NULL, NULL, 1794815878603);
INSERT INTO public.plies VALUES ('ed6zawq32a', 102, 388, NULL, NULL, 1794815878603);
INSERT INTO public.plies VALUES ('ed6zawq32a', 103, 162, NULL, NULL, 1794815878624);
INSERT INTO public.plies VALUES ('ed6zawq32a', 104, 388, NULL, NULL, 1794815878648);
INSERT INTO public.plies VALUES ('ed6zawq32a', 105, 389, NULL, NULL, 1794815878664);
INSERT INTO public.plies VALUES ('ed6zawq32a', 106, 16, NULL, NULL, 1794815878664);
INSERT INTO public.plies VALUES ('ed6zawq32a', 107, 94, NULL, NULL, 1794815878688);
INSERT INTO public.plies VALUES ('ed6zawq32a', 108, 124, NULL, NULL, 1794815878688);
INSERT INTO public.plies VALUES ('ed6zawq32a', 109, 127, NULL, NULL, 1794815878688);
INSERT INTO public.plies VALUES ('ed6zawq32a', 110, 388, NULL, NULL, 1794815878688);
INSERT INTO public.plies VALUES ('ed6zawq32a', 111, 175, NULL, NULL, 1794815878725);
INSERT INTO public.plies VALUES ('ed6zawq32a', 112, 186, NULL, NULL, 1794815878748);
INSERT INTO public.plies VALUES ('ed6zawq32a', 113, 388, NULL, NULL, 1794815878766);
INSERT INTO public.plies VALUES ('ed6zawq32a', 114, 389, NULL, NULL, 1794815878780);
INSERT INTO public.plies VALUES ('ed6zawq32a', 115, 10, NULL, NULL, 1794815878780);
INSERT INTO public.plies VALUES ('ed6zawq32a', 116, 175, NULL, NULL, 1794815878805);
INSERT INTO public.plies VALUES ('ed6zawq32a', 117, 87, NULL, NULL, 1794815878830);
INSERT INTO public.plies VALUES ('ed6zawq32a', 118, 117, NULL, NULL, 1794815878830);
INSERT INTO public.plies VALUES ('ed6zawq32a', 119, 388, NULL, NULL, 1794815878830);
INSERT INTO public.plies VALUES ('ed6zawq32a', 120, 389, NULL, NULL, 1794815878856);
INSERT INTO public.plies VALUES ('ed6zawq32a', 121, 18, NULL, NULL, 1794815878856);
INSERT INTO public.plies VALUES ('ed6zawq32a', 122, 76, NULL, NULL, 1794815878876);
INSERT INTO public.plies VALUES ('ed6zawq32a', 123, 110, NULL, NULL, 1794815878876);
INSERT INTO public.plies VALUES ('ed6zawq32a', 124, 388, NULL, NULL, 1794815878876);
INSERT INTO public.plies VALUES ('ed6zawq32a', 125, 389, NULL, NULL, 1794815878895);
INSERT INTO public.plies VALUES ('ed6zawq32a', 126, 0, NULL, NULL, 1794815878895);
INSERT INTO public.plies VALUES ('ed6zawq32a', 127, 69, NULL, NULL, 1794815878924);
INSERT INTO public.plies VALUES ('ed6zawq32a', 128, 116, NULL, NULL, 1794815878924);
INSERT INTO public.plies VALUES ('ed6zawq32a', 129, 124, NULL, NULL, 1794815878924);
INSERT INTO public.plies VALUES ('ed6zawq32a', 130, 388, NULL, NULL, 1794815878924);
INSERT INTO public.plies VALUES ('ed6zawq32a', 131, 173, NULL, NULL, 1794815878941);
INSERT INTO public.plies VALUES ('ed6zawq32a', 132, 19, NULL, NULL, 1794815878941);
INSERT INTO public.plies VALUES ('ed6zawq32a', 133, 21, NULL, NULL, 1794815878941);
INSERT INTO public.plies VALUES ('ed6zawq32a', 134, 389, NULL, NULL, 1794815878958);
INSERT INTO public.plies VALUES ('ed6zawq32a', 135, 15, NULL, NULL, 1794815878958);
INSERT INTO public.plies VALUES ('ed6zawq32a', 136, 56, NULL, NULL, 1794815878987);
INSERT INTO public.plies VALUES ('ed6zawq32a', 137, 109, NULL, NULL, 1794815878987);
INSERT INTO public.plies VALUES ('ed6zawq32a', 138, 388, NULL, NULL, 1794815878987);
INSERT INTO public.plies VALUES ('ed6zawq32a', 139, 389, NULL, NULL, 1794815879006);
INSERT INTO public.plies VALUES ('ed6zawq32a', 140, 15, NULL, NULL, 1794815879006);
INSERT INTO public.plies VALUES ('ed6zawq32a', 141, 76, NULL, NULL, 1794815879055);
INSERT INTO public.plies VALUES ('ed6zawq32a', 142, 141, NULL, NULL, 1794815879055);
INSERT INTO public.plies VALUES ('ed6zawq32a', 143, 388, NULL, NULL, 1794815879055);
INSERT INTO public.plies VALUES ('ed6zawq32a', 144, 389, NULL, NULL, 1794815879075);
INSERT INTO public.plies VALUES ('ed6zawq32a', 145, 390, NULL, NULL, 1794815879107);
INSERT INTO public.plies VALUES ('ed6zawq32a', 146, 390, NULL, NULL, 1794815879118);
INSERT INTO public.plies VALUES ('ed6zawq32a', 147, 38, NULL, NULL, 1794815879118);
INSERT INTO public.plies VALUES ('ed6zawq32a', 148, 31, NULL, NULL, 1794815879118);
INSERT INTO public.plies VALUES ('ed6zawq32a', 149, 21, NULL, NULL, 1794815879118);
INSERT INTO public.plies VALUES ('ed6zawq32a', 150, 68, NULL, NULL, 1794815879143);
INSERT INTO public.plies VALUES ('ed6zawq32a', 151, 100, NULL, NULL, 1794815879143);
INSERT INTO public.plies VALUES ('ed6zawq32a', 152, 104, NULL, NULL, 1794815879143);
INSERT INTO public.plies VALUES ('ed6zawq32a', 153, 124, NULL, NULL, 1794815879143);
INSERT INTO public.plies VALUES ('ed6zawq32a', 154, 388, NULL, NULL, 1794815879143);
INSERT INTO public.plies VALUES ('ed6zawq32a', 155, 163, NULL, NULL, 1794815879168);
INSERT INTO public.plies VALUES ('ed6zawq32a', 156, 389, NULL, NULL, 1794815879187);
INSERT INTO public.plies VALUES ('ed6zawq32a', 157, 3, NULL, NULL, 1794815879187);
INSERT INTO public.plies VALUES ('ed6zawq32a', 158, 62, NULL, NULL, 1794815879208);
INSERT INTO public.plies VALUES ('ed6zawq32a', 159, 115, NULL, NULL, 1794815879208);
INSERT INTO public.plies VALUES ('ed6zawq32a', 160, 116, NULL, NULL, 1794815879208);
INSERT INTO public.plies VALUES ('ed6zawq32a', 161, 388, NULL, NULL, 1794815879208);
INSERT INTO public.plies VALUES ('ed6zawq32a', 162, 389, NULL, NULL, 1794815879225);
INSERT INTO public.plies VALUES ('ed6zawq32a', 163, 28, NULL, NULL, 1794815879225);
INSERT INTO public.plies VALUES ('ed6zawq32a', 164, 93, NULL, NULL, 1794815879249);
INSERT INTO public.plies VALUES ('ed6zawq32a', 165, 103, NULL, NULL, 1794815879249);
INSERT INTO public.plies VALUES ('ed6zawq32a', 166, 388, NULL, NULL, 1794815879249);
INSERT INTO public.plies VALUES ('ed6zawq32a', 167, 151, NULL, NULL, 1794815879272);
INSERT INTO public.plies VALUES ('ed6zawq32a', 168, 389, NULL, NULL, 1794815879291);
INSERT INTO public.plies VALUES ('ed6zawq32a', 169, 47, NULL, NULL, 1794815879291);
INSERT INTO public.plies VALUES ('ed6zawq32a', 170, 61, NULL, NULL, 1794815879316);
INSERT INTO public.plies VALUES ('ed6zawq32a', 171, 142, NULL, NULL, 1794815879316);
INSERT INTO public.plies VALUES ('ed6zawq32a', 172, 388, NULL, NULL, 1794815879316);
INSERT INTO public.plies VALUES ('ed6zawq32a', 173, 186, NULL, NULL, 1794815879335);
INSERT INTO public.plies VALUES ('ed6zawq32a', 174, 205, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 175, 206, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 176, 217, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 177, 217, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 178, 224, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 179, 227, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 180, 231, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 181, 237, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 182, 388, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 183, 13, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 184, 20, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 185, 10, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 186, 40, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 187, 1, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 188, 44, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 189, 16, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 190, 45, NULL, NULL, 1794815879416);
INSERT INTO public.plies VALUES ('ed6zawq32a', 191, 163, NULL, NULL, 1794815879453);
INSERT INTO public.plies VALUES ('ed6zawq32a', 192, 389, NULL, NULL, 1794815879475);
INSERT INTO public.plies VALUES ('ed6zawq32a', 193, 24, NULL, NULL, 1794815879475);
INSERT INTO public.plies VALUES ('ed6zawq32a', 194, 56, NULL, NULL, 1794815879507);
INSERT INTO public.plies VALUES ('ed6zawq32a', 195, 145, NULL, NULL, 1794815879507);
INSERT INTO public.plies VALUES ('ed6zawq32a', 196, 388, NULL, NULL, 1794815879507);
INSERT INTO public.plies VALUES ('ed6zawq32a', 197, 389, NULL, NULL, 1794815879532);
INSERT INTO public.plies VALUES ('ed6zawq32a', 198, 37, NULL, NULL, 1794815879532);
INSERT INTO public.plies VALUES ('ed6zawq32a', 199, 94, NULL, NULL, 1794815879575);
INSERT INTO public.plies VALUES ('ed6zawq32a', 200, 104, NULL, NULL, 1794815879575);
INSERT INTO public.plies VALUES ('ed6zawq32a', 201, 113, NULL, NULL, 1794815879575);
INSERT INTO public.plies VALUES ('ed6zawq32a', 202, 124, NULL, NULL, 1794815879575);
INSERT INTO public.plies VALUES ('ed6zawq32a', 203, 388, NULL, NULL, 1794815879575);
INSERT INTO public.plies VALUES ('ed6zawq32a', 204, 389, NULL, NULL, 1794815879587);
INSERT INTO public.plies VALUES ('ed6zawq32a', 205, 2, NULL, NULL, 1794815879587);
INSERT INTO public.plies VALUES ('ed6zawq32a', 206, 76, NULL, NULL, 1794815879622);
INSERT INTO public.plies VALUES ('ed6zawq32a', 207, 110, NULL, NULL, 1794815879622);
INSERT INTO public.plies VALUES ('ed6zawq32a', 208, 388, NULL, NULL, 1794815879622);
INSERT INTO public.plies VALUES ('ed6zawq32a', 209, 389, NULL, NULL, 1794815879640);
INSERT INTO public.plies VALUES ('ed6zawq32a', 210, 4, NULL, NULL, 1794815879640);
INSERT INTO public.plies VALUES ('ed6zawq32a', 211, 76, NULL, NULL, 1794815879675);
INSERT INTO public.plies VALUES ('ed6zawq32a', 212, 101, NULL, NULL, 1794815879675);
INSERT INTO public.plies VALUES ('ed6zawq32a', 213, 116, NULL, NULL, 1794815879675);
INSERT INTO public.plies VALUES ('ed6zawq32a', 214, 124, NULL, NULL, 1794815879675);
INSERT INTO public.plies VALUES ('ed6zawq32a', 215, 137, NULL, NULL, 1794815879675);
INSERT INTO public.plies VALUES ('ed6zawq32a', 216, 388, NULL, NULL, 1794815879675);
INSERT INTO public.plies VALUES ('ed6zawq32a', 217, 185, NULL, NULL, 1794815879692);
INSERT INTO public.plies VALUES ('ed6zawq32a', 218, 32, NULL, NULL, 1794815879692);
INSERT INTO public.plies VALUES ('ed6zawq32a', 219, 36, NULL, NULL, 1794815879692);
INSERT INTO public.plies VALUES ('ed6zawq32a', 220, 149, NULL, NULL, 1794815879709);
INSERT INTO public.plies VALUES ('ed6zawq32a', 221, 11, NULL, NULL, 1794815879709);
INSERT INTO public.plies VALUES ('ed6zawq32a', 222, 46, NULL, NULL, 1794815879709);
INSERT INTO public.plies VALUES ('ed6zawq32a', 223, 389, NULL, NULL, 1794815879723);
INSERT INTO public.plies VALUES ('ed6zawq32a', 224, 390, NULL, NULL, 1794815879745);
INSERT INTO public.plies VALUES ('ed6zawq32a', 225, 257, NULL, NULL, 1794815879755);
INSERT INTO public.plies VALUES ('ed6zawq32a', 226, 390, NULL, NULL, 1794815879780);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 7);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm7', 9);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm9', 10);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 11);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm11', 13);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm13', 15);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm15', 17);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 19);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm19', 21);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm21', 23);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm23', 24);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm24', 25);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm25', 27);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm27', 28);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm28', 29);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm29', 31);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm31', 33);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm33', 34);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm34', 37);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm37', 39);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm39', 41);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm41', 44);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm44', 46);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm46', 48);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm48', 50);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm50', 52);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm52', 53);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm53', 54);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm54', 56);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm56', 58);
INSERT INTO public.receipts VALUES ('vp8gvfbyw4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm58', 60);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 20);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm20', 21);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm21', 28);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm28', 32);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm32', 34);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm34', 38);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm38', 40);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm40', 43);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm43', 45);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm45', 48);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm48', 49);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm49', 60);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm60', 62);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm62', 68);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm68', 70);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm70', 72);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm72', 75);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm75', 79);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm79', 81);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm81', 82);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm82', 83);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm83', 84);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm84', 85);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm85', 86);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm86', 87);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm87', 88);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm88', 89);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm89', 90);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm90', 95);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm95', 97);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm97', 102);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm102', 103);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm103', 104);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm104', 106);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm106', 110);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm110', 111);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm111', 112);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm112', 113);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm113', 115);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm115', 116);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm116', 119);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm119', 121);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm121', 124);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm124', 126);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm126', 130);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm130', 133);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm133', 135);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm135', 138);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm138', 140);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm140', 143);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm143', 144);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm144', 145);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm145', 149);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm149', 154);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm154', 155);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm155', 157);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm157', 161);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm161', 163);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm163', 166);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm166', 167);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm167', 169);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm169', 172);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm172', 173);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm173', 190);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm190', 191);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm191', 193);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm193', 196);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm196', 198);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm198', 203);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm203', 205);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm205', 208);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm208', 210);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm210', 216);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm216', 219);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm219', 222);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm222', 223);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm223', 224);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm224', 225);
INSERT INTO public.receipts VALUES ('ed6zawq32a', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm225', 226);
INSERT INTO public.receipts VALUES ('fj7ek8mym9', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0);
INSERT INTO public.seats VALUES ('vp8gvfbyw4', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('vp8gvfbyw4', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('ed6zawq32a', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('ed6zawq32a', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('fj7ek8mym9', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('fj7ek8mym9', 1, NULL, NULL);
INSERT INTO public.tables VALUES ('vp8gvfbyw4', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794815875136, 1794815877256, true, 0, '45e979722b4aa50a5227657c5ae73d7043020e4be7363eb6648031c5d4f47600', '9eeb3ef0fe990e8b8750b41eb08946449d0c1d9c8f4ac156283ef58ec95e18f8', 60, 1, true, NULL, 'listed', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('ed6zawq32a', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794815877315, 1794815879780, true, 0, '13a59dd1549f82e82726261b8aa01e97f5fb56af4feccbc2ae5e7c883effd631', '72feb7147aa77a6e784b1df47446c1adaed9d0f4c0817f60557f81f8cb773134', 226, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('fj7ek8mym9', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794815879809, 1794815879809, false, 0, 'c24155c1406f38dfffcf2236a19b9718599d937cca5457e2b9342bebad83cc49', 'd43428c165d5566a1eba9d338bbaff8e6b81776adf4eaf374a9c97fa68e20612', 0, 0, false, NULL, 'private', 'rlLtVdN33LbyzeN_hQQauA', 60, NULL, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (table_id, person);
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
