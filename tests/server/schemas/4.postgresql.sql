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
INSERT INTO public.guests VALUES ('nntpht77a8', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('nntpht77a8', 1, 0, 'Talofa!', 1794809996086);
INSERT INTO public.mixes VALUES ('4x3pd9w8mj', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('nntpht77a8', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('4bfd1546ee3aec4236fa8ea71a1c65ca6c27189a55582e059f1c3546c072e1df', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794810896);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 1, 93, NULL, NULL, 1794809994648);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 2, 94, NULL, NULL, 1794809994655);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 3, 90, NULL, NULL, 1794809994662);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 4, 92, NULL, NULL, 1794809994667);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 5, 38, NULL, NULL, 1794809994679);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 6, 92, NULL, NULL, 1794809994679);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 7, 95, NULL, NULL, 1794809994679);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 8, 87, NULL, NULL, 1794809994686);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 9, 20, NULL, NULL, 1794809994686);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 10, 756, NULL, NULL, 1794809994694);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 11, 2, NULL, NULL, 1794809994694);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 12, 760, NULL, NULL, 1794809994698);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 13, NULL, 1, 1, 1794809994708);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 14, 6906, NULL, NULL, 1794809994719);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 15, 99, NULL, NULL, 1794809994724);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 16, 38, NULL, NULL, 1794809994761);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 17, 90, NULL, NULL, 1794809994761);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 18, 91, NULL, NULL, 1794809994761);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 19, 93, NULL, NULL, 1794809994761);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 20, 94, NULL, NULL, 1794809994761);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 21, 87, NULL, NULL, 1794809994768);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 22, 12, NULL, NULL, 1794809994768);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 23, 6913, NULL, NULL, 1794809994776);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 24, 125, NULL, NULL, 1794809994786);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 25, 38, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 26, 90, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 27, 91, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 28, 92, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 29, 93, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 30, 94, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 31, 95, NULL, NULL, 1794809994811);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 32, 184, NULL, NULL, 1794809994824);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 33, 28, NULL, NULL, 1794809994824);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 34, 489, NULL, NULL, 1794809994834);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 35, 495, NULL, NULL, 1794809994834);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 36, 501, NULL, NULL, 1794809994834);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 37, 244, NULL, NULL, 1794809994838);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 38, 18, NULL, NULL, 1794809994838);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 39, 187, NULL, NULL, 1794809994842);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 40, 70, NULL, NULL, 1794809994854);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 41, 91, NULL, NULL, 1794809994854);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 42, 185, NULL, NULL, 1794809994860);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 43, 334, NULL, NULL, 1794809994874);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 44, 339, NULL, NULL, 1794809994874);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 45, 345, NULL, NULL, 1794809994874);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 46, 66, NULL, NULL, 1794809994877);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 47, 40, NULL, NULL, 1794809994886);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 48, 99, NULL, NULL, 1794809994886);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 49, 194, NULL, NULL, 1794809994894);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 50, 304, NULL, NULL, 1794809994899);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 51, 310, NULL, NULL, 1794809994899);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 52, 189, NULL, NULL, 1794809994903);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 53, 27, NULL, NULL, 1794809994903);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 54, 188, NULL, NULL, 1794809994909);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 55, 17, NULL, NULL, 1794809994909);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 56, 56, NULL, NULL, 1794809994912);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 57, 86, NULL, NULL, 1794809994927);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 58, 91, NULL, NULL, 1794809994927);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 59, 93, NULL, NULL, 1794809994927);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 60, 87, NULL, NULL, 1794809994931);
INSERT INTO public.plies VALUES ('4x3pd9w8mj', 61, 22, NULL, NULL, 1794809994931);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 1, 7, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 2, 24, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 3, 18, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 4, 34, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 5, 44, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 6, 40, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 7, 3, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 8, 2, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 9, 41, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 10, 5, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 11, 24, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 12, 21, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 13, 33, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 14, 12, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 15, 26, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 16, 6, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 17, 16, NULL, NULL, 1794809994959);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 18, 86, NULL, NULL, 1794809994969);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 19, 106, NULL, NULL, 1794809994969);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 20, 126, NULL, NULL, 1794809994969);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 21, 388, NULL, NULL, 1794809994969);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 22, 174, NULL, NULL, 1794809994976);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 23, 388, NULL, NULL, 1794809994983);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 24, 389, NULL, NULL, 1794809994989);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 25, 14, NULL, NULL, 1794809994989);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 26, 389, NULL, NULL, 1794809994994);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 27, 28, NULL, NULL, 1794809994994);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 28, 59, NULL, NULL, 1794809994999);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 29, 114, NULL, NULL, 1794809994999);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 30, 388, NULL, NULL, 1794809994999);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 31, 162, NULL, NULL, 1794809995006);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 32, 203, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 33, 212, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 34, 217, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 35, 220, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 36, 230, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 37, 388, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 38, 9, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 39, 29, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 40, 47, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 41, 19, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 42, 13, NULL, NULL, 1794809995015);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 43, 389, NULL, NULL, 1794809995022);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 44, 14, NULL, NULL, 1794809995022);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 45, 55, NULL, NULL, 1794809995032);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 46, 112, NULL, NULL, 1794809995032);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 47, 113, NULL, NULL, 1794809995032);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 48, 388, NULL, NULL, 1794809995032);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 49, 150, NULL, NULL, 1794809995037);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 50, 199, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 51, 205, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 52, 215, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 53, 224, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 54, 229, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 55, 243, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 56, 388, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 57, 7, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 58, 3, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 59, 17, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 60, 36, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 61, 42, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 62, 42, NULL, NULL, 1794809995045);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 63, 389, NULL, NULL, 1794809995054);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 64, 35, NULL, NULL, 1794809995054);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 65, 58, NULL, NULL, 1794809995069);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 66, 103, NULL, NULL, 1794809995069);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 67, 117, NULL, NULL, 1794809995069);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 68, 388, NULL, NULL, 1794809995069);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 69, 151, NULL, NULL, 1794809995085);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 70, 389, NULL, NULL, 1794809995092);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 71, 0, NULL, NULL, 1794809995092);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 72, 161, NULL, NULL, 1794809995098);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 73, 4, NULL, NULL, 1794809995098);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 74, 41, NULL, NULL, 1794809995098);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 75, 93, NULL, NULL, 1794809995112);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 76, 100, NULL, NULL, 1794809995112);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 77, 107, NULL, NULL, 1794809995112);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 78, 136, NULL, NULL, 1794809995112);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 79, 388, NULL, NULL, 1794809995112);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 80, 389, NULL, NULL, 1794809995127);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 81, 11, NULL, NULL, 1794809995127);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 82, 389, NULL, NULL, 1794809995132);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 83, 1, NULL, NULL, 1794809995132);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 84, 59, NULL, NULL, 1794809995139);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 85, 129, NULL, NULL, 1794809995139);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 86, 141, NULL, NULL, 1794809995139);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 87, 388, NULL, NULL, 1794809995139);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 88, 389, NULL, NULL, 1794809995153);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 89, 288, NULL, NULL, 1794809995159);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 90, 244, NULL, NULL, 1794809995164);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 91, 390, NULL, NULL, 1794809995178);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 92, 273, NULL, NULL, 1794809995194);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 93, 249, NULL, NULL, 1794809995200);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 94, 390, NULL, NULL, 1794809995209);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 95, 292, NULL, NULL, 1794809995216);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 96, 388, NULL, NULL, 1794809995216);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 97, 46, NULL, NULL, 1794809995216);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 98, 38, NULL, NULL, 1794809995216);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 99, 20, NULL, NULL, 1794809995216);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 100, 64, NULL, NULL, 1794809995223);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 101, 111, NULL, NULL, 1794809995223);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 102, 135, NULL, NULL, 1794809995223);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 103, 388, NULL, NULL, 1794809995223);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 104, 389, NULL, NULL, 1794809995229);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 105, 19, NULL, NULL, 1794809995229);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 106, 389, NULL, NULL, 1794809995234);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 107, 22, NULL, NULL, 1794809995234);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 108, 92, NULL, NULL, 1794809995239);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 109, 112, NULL, NULL, 1794809995239);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 110, 114, NULL, NULL, 1794809995239);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 111, 138, NULL, NULL, 1794809995239);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 112, 388, NULL, NULL, 1794809995239);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 113, 149, NULL, NULL, 1794809995246);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 114, 43, NULL, NULL, 1794809995246);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 115, 8, NULL, NULL, 1794809995246);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 116, 389, NULL, NULL, 1794809995251);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 117, 39, NULL, NULL, 1794809995251);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 118, 70, NULL, NULL, 1794809995260);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 119, 107, NULL, NULL, 1794809995260);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 120, 143, NULL, NULL, 1794809995260);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 121, 388, NULL, NULL, 1794809995260);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 122, 389, NULL, NULL, 1794809995270);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 123, 5, NULL, NULL, 1794809995270);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 124, 389, NULL, NULL, 1794809995286);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 125, 18, NULL, NULL, 1794809995286);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 126, 69, NULL, NULL, 1794809995295);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 127, 106, NULL, NULL, 1794809995295);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 128, 118, NULL, NULL, 1794809995295);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 129, 388, NULL, NULL, 1794809995295);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 130, 389, NULL, NULL, 1794809995302);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 131, 30, NULL, NULL, 1794809995302);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 132, 64, NULL, NULL, 1794809995321);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 133, 105, NULL, NULL, 1794809995321);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 134, 117, NULL, NULL, 1794809995321);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 135, 388, NULL, NULL, 1794809995321);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 136, 389, NULL, NULL, 1794809995334);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 137, 37, NULL, NULL, 1794809995334);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 138, 59, NULL, NULL, 1794809995349);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 139, 108, NULL, NULL, 1794809995349);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 140, 388, NULL, NULL, 1794809995349);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 141, 389, NULL, NULL, 1794809995354);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 142, 279, NULL, NULL, 1794809995374);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 143, 290, NULL, NULL, 1794809995379);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 144, 390, NULL, NULL, 1794809995385);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 145, 252, NULL, NULL, 1794809995394);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 146, 390, NULL, NULL, 1794809995405);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 147, 354, NULL, NULL, 1794809995410);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 148, 381, NULL, NULL, 1794809995410);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 149, 388, NULL, NULL, 1794809995410);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 150, 31, NULL, NULL, 1794809995410);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 151, 22, NULL, NULL, 1794809995410);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 152, 20, NULL, NULL, 1794809995410);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 153, 58, NULL, NULL, 1794809995419);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 154, 104, NULL, NULL, 1794809995419);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 155, 140, NULL, NULL, 1794809995419);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 156, 388, NULL, NULL, 1794809995419);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 157, 185, NULL, NULL, 1794809995426);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 158, 32, NULL, NULL, 1794809995426);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 159, 17, NULL, NULL, 1794809995426);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 160, 389, NULL, NULL, 1794809995446);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 161, 4, NULL, NULL, 1794809995446);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 162, 69, NULL, NULL, 1794809995461);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 163, 117, NULL, NULL, 1794809995461);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 164, 388, NULL, NULL, 1794809995461);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 165, 389, NULL, NULL, 1794809995468);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 166, 6, NULL, NULL, 1794809995468);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 167, 95, NULL, NULL, 1794809995474);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 168, 104, NULL, NULL, 1794809995474);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 169, 388, NULL, NULL, 1794809995474);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 170, 389, NULL, NULL, 1794809995476);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 171, 0, NULL, NULL, 1794809995476);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 172, 83, NULL, NULL, 1794809995479);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 173, 106, NULL, NULL, 1794809995479);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 174, 388, NULL, NULL, 1794809995479);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 175, 186, NULL, NULL, 1794809995481);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 176, 202, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 177, 203, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 178, 213, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 179, 226, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 180, 227, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 181, 228, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 182, 235, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 183, 239, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 184, 388, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 185, 39, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 186, 45, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 187, 13, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 188, 36, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 189, 25, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 190, 31, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 191, 29, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 192, 43, NULL, NULL, 1794809995502);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 193, 389, NULL, NULL, 1794809995507);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 194, 25, NULL, NULL, 1794809995507);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 195, 56, NULL, NULL, 1794809995510);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 196, 100, NULL, NULL, 1794809995510);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 197, 136, NULL, NULL, 1794809995510);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 198, 388, NULL, NULL, 1794809995510);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 199, 389, NULL, NULL, 1794809995518);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 200, 15, NULL, NULL, 1794809995518);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 201, 88, NULL, NULL, 1794809995567);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 202, 104, NULL, NULL, 1794809995567);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 203, 139, NULL, NULL, 1794809995567);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 204, 388, NULL, NULL, 1794809995567);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 205, 389, NULL, NULL, 1794809995610);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 206, 44, NULL, NULL, 1794809995610);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 207, 92, NULL, NULL, 1794809995654);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 208, 145, NULL, NULL, 1794809995654);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 209, 388, NULL, NULL, 1794809995654);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 210, 389, NULL, NULL, 1794809995678);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 211, 12, NULL, NULL, 1794809995678);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 212, 187, NULL, NULL, 1794809995690);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 213, 57, NULL, NULL, 1794809995700);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 214, 113, NULL, NULL, 1794809995700);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 215, 125, NULL, NULL, 1794809995700);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 216, 136, NULL, NULL, 1794809995700);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 217, 140, NULL, NULL, 1794809995700);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 218, 388, NULL, NULL, 1794809995700);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 219, 389, NULL, NULL, 1794809995730);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 220, 280, NULL, NULL, 1794809995765);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 221, 255, NULL, NULL, 1794809995779);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 222, 268, NULL, NULL, 1794809995814);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 223, 284, NULL, NULL, 1794809995826);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 224, 248, NULL, NULL, 1794809995844);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 225, 390, NULL, NULL, 1794809995858);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 226, 262, NULL, NULL, 1794809995880);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 227, 328, NULL, NULL, 1794809995911);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 228, 388, NULL, NULL, 1794809995911);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 229, 365, NULL, NULL, 1794809995963);
INSERT INTO public.plies VALUES ('9e7kxr6gmt', 230, 388, NULL, NULL, 1794809995963);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 7);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm7', 9);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm9', 11);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm11', 12);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm13', 14);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm14', 15);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm15', 20);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm20', 22);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm22', 23);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm23', 24);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm24', 31);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm31', 33);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm33', 36);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm36', 38);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm38', 39);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm39', 41);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm41', 42);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm42', 45);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm45', 46);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm46', 48);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm48', 49);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm49', 51);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm51', 53);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm53', 55);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm55', 56);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm56', 59);
INSERT INTO public.receipts VALUES ('4x3pd9w8mj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm59', 61);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 21);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm21', 22);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm22', 23);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm23', 25);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm25', 27);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm27', 30);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm30', 31);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm31', 42);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm42', 44);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm44', 48);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm48', 49);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm49', 62);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm62', 64);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm64', 68);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm68', 69);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm69', 71);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm71', 74);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm74', 79);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm79', 81);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm81', 83);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm83', 87);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm87', 88);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm88', 89);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm89', 90);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm90', 91);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm91', 92);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm92', 93);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm93', 94);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm94', 99);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm99', 103);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm103', 105);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm105', 107);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm107', 112);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm112', 115);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm115', 117);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm117', 121);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm121', 123);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm123', 125);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm125', 129);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm129', 131);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm131', 135);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm135', 137);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm137', 140);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm140', 141);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm141', 142);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm142', 143);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm143', 144);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm144', 145);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm145', 146);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm146', 152);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm152', 156);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm156', 159);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm159', 161);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm161', 164);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm164', 166);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm166', 169);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm169', 171);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm171', 174);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm174', 175);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm175', 192);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm192', 194);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm194', 198);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm198', 200);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm200', 204);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm204', 206);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm206', 209);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm209', 211);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm211', 212);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm212', 218);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm218', 219);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm219', 220);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm220', 221);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm221', 222);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm222', 223);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm223', 224);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm224', 225);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm225', 226);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm226', 228);
INSERT INTO public.receipts VALUES ('9e7kxr6gmt', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm228', 230);
INSERT INTO public.receipts VALUES ('nntpht77a8', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0);
INSERT INTO public.seats VALUES ('4x3pd9w8mj', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('4x3pd9w8mj', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('9e7kxr6gmt', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('9e7kxr6gmt', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('nntpht77a8', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('nntpht77a8', 1, NULL, NULL);
INSERT INTO public.tables VALUES ('4x3pd9w8mj', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794809994613, 1794809994931, true, 0, '538b5050797bf66a0c367a1da4652f304fe201685e22bfc31c6313d3e5976cb0', 'dc240213cb12aabd87ef1a70215afc6365c2e15c8be37429674d8b51e8439fc8', 61, 0, true, NULL, 'listed', NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('9e7kxr6gmt', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794809994939, 1794809995963, true, 0, '635701df43a5bd8badf704174fc07efca3a6beb5ae3217f83334cbfe1b6b1df0', '027f54a4d8ff00a9ecefa252c2c15f8b2aafb98352a37ad28b14b441ef322f78', 230, -2, true, '{"reason": "third_year", "shares": ["0", "1"]}', 'house', NULL, NULL, NULL);
INSERT INTO public.tables VALUES ('nntpht77a8', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794809996003, 1794809996003, false, 0, 'dd2d6943f43f77fe706b6117f4327d41b1e786446c9f27866c0d0ba5c99a8b33', '0cb8f07814743a9006d1d990b11d30c7bf23b6f6f46aab596b0584175c197710', 0, 0, false, NULL, 'private', 'dHyJIrfEpvSb9yK3CAveCg', 60, NULL);
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
