CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.epochs (
    epoch character varying(32) NOT NULL
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
    kind character varying(20),
    digest character varying(32),
    at bigint
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
    asked json,
    turn_began bigint,
    seat_changes json
);
INSERT INTO public.alembic_version VALUES ('0007');
INSERT INTO public.epochs VALUES ('2d4b9b48f3500d23');
INSERT INTO public.guests VALUES ('5237ugmkcb', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('5237ugmkcb', 1, 0, 'Talofa!', 1794978133316);
INSERT INTO public.mixes VALUES ('xgg3zhqtyy', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('5237ugmkcb', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('699a4bc5d9c6ef87847b0fd8137ec7c53dca1e0b76deed6028eae3d6126ee670', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794979033);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('xgg3zhqtyy', 1, 93, NULL, NULL, 1794978132404),
('xgg3zhqtyy', 2, 91, NULL, NULL, 1794978132426),
('xgg3zhqtyy', 3, 94, NULL, NULL, 1794978132436),
('xgg3zhqtyy', 4, 91, NULL, NULL, 1794978132440),
('xgg3zhqtyy', 5, 87, NULL, NULL, 1794978132449),
('xgg3zhqtyy', 6, 31, NULL, NULL, 1794978132449),
('xgg3zhqtyy', 7, 569, NULL, NULL, 1794978132468),
('xgg3zhqtyy', 8, 12, NULL, NULL, 1794978132468),
('xgg3zhqtyy', 9, 6903, NULL, NULL, 1794978132473),
('xgg3zhqtyy', 10, 125, NULL, NULL, 1794978132480),
('xgg3zhqtyy', 11, 87, NULL, NULL, 1794978132488),
('xgg3zhqtyy', 12, 17, NULL, NULL, 1794978132488),
('xgg3zhqtyy', 13, 6913, NULL, NULL, 1794978132508),
('xgg3zhqtyy', 14, 9, NULL, NULL, 1794978132508),
('xgg3zhqtyy', 15, 754, NULL, NULL, 1794978132510),
('xgg3zhqtyy', 16, 117, NULL, NULL, 1794978132524),
('xgg3zhqtyy', 17, 66, NULL, NULL, 1794978132528),
('xgg3zhqtyy', 18, 87, NULL, NULL, 1794978132532),
('xgg3zhqtyy', 19, 24, NULL, NULL, 1794978132532),
('xgg3zhqtyy', 20, 6712, NULL, NULL, 1794978132548),
('xgg3zhqtyy', 21, 30, NULL, NULL, 1794978132548),
('xgg3zhqtyy', 22, 6900, NULL, NULL, 1794978132556),
('xgg3zhqtyy', 23, 11, NULL, NULL, 1794978132556),
('xgg3zhqtyy', 24, 6701, NULL, NULL, 1794978132564),
('xgg3zhqtyy', 25, 123, NULL, NULL, 1794978132576),
('xgg3zhqtyy', 26, 86, NULL, NULL, 1794978132580),
('xgg3zhqtyy', 27, 90, NULL, NULL, 1794978132580),
('xgg3zhqtyy', 28, 94, NULL, NULL, 1794978132580),
('xgg3zhqtyy', 29, 87, NULL, NULL, 1794978132586),
('xgg3zhqtyy', 30, 15, NULL, NULL, 1794978132586),
('8h2bv4e978', 1, 18, NULL, NULL, 1794978132625),
('8h2bv4e978', 2, 7, NULL, NULL, 1794978132625),
('8h2bv4e978', 3, 20, NULL, NULL, 1794978132625),
('8h2bv4e978', 4, 9, NULL, NULL, 1794978132625),
('8h2bv4e978', 5, 17, NULL, NULL, 1794978132625),
('8h2bv4e978', 6, 16, NULL, NULL, 1794978132625),
('8h2bv4e978', 7, 47, NULL, NULL, 1794978132625),
('8h2bv4e978', 8, 38, NULL, NULL, 1794978132625),
('8h2bv4e978', 9, 9, NULL, NULL, 1794978132625),
('8h2bv4e978', 10, 28, NULL, NULL, 1794978132625),
('8h2bv4e978', 11, 45, NULL, NULL, 1794978132625),
('8h2bv4e978', 12, 43, NULL, NULL, 1794978132625),
('8h2bv4e978', 13, 40, NULL, NULL, 1794978132625),
('8h2bv4e978', 14, 25, NULL, NULL, 1794978132625),
('8h2bv4e978', 15, 2, NULL, NULL, 1794978132625),
('8h2bv4e978', 16, 35, NULL, NULL, 1794978132625),
('8h2bv4e978', 17, 31, NULL, NULL, 1794978132625),
('8h2bv4e978', 18, 70, NULL, NULL, 1794978132651),
('8h2bv4e978', 19, 125, NULL, NULL, 1794978132651),
('8h2bv4e978', 20, 143, NULL, NULL, 1794978132651),
('8h2bv4e978', 21, 388, NULL, NULL, 1794978132651),
('8h2bv4e978', 22, 389, NULL, NULL, 1794978132672),
('8h2bv4e978', 23, 7, NULL, NULL, 1794978132672),
('8h2bv4e978', 24, 61, NULL, NULL, 1794978132674),
('8h2bv4e978', 25, 102, NULL, NULL, 1794978132674),
('8h2bv4e978', 26, 140, NULL, NULL, 1794978132674),
('8h2bv4e978', 27, 388, NULL, NULL, 1794978132674),
('8h2bv4e978', 28, 389, NULL, NULL, 1794978132684),
('8h2bv4e978', 29, 38, NULL, NULL, 1794978132684),
('8h2bv4e978', 30, 59, NULL, NULL, 1794978132688),
('8h2bv4e978', 31, 118, NULL, NULL, 1794978132688),
('8h2bv4e978', 32, 388, NULL, NULL, 1794978132688),
('8h2bv4e978', 33, 389, NULL, NULL, 1794978132704),
('8h2bv4e978', 34, 10, NULL, NULL, 1794978132704),
('8h2bv4e978', 35, 99, NULL, NULL, 1794978132716),
('8h2bv4e978', 36, 138, NULL, NULL, 1794978132716),
('8h2bv4e978', 37, 388, NULL, NULL, 1794978132716),
('8h2bv4e978', 38, 186, NULL, NULL, 1794978132724),
('8h2bv4e978', 39, 203, NULL, NULL, 1794978132737),
('8h2bv4e978', 40, 241, NULL, NULL, 1794978132737),
('8h2bv4e978', 41, 243, NULL, NULL, 1794978132737),
('8h2bv4e978', 42, 388, NULL, NULL, 1794978132737),
('8h2bv4e978', 43, 19, NULL, NULL, 1794978132737),
('8h2bv4e978', 44, 23, NULL, NULL, 1794978132737),
('8h2bv4e978', 45, 27, NULL, NULL, 1794978132737),
('8h2bv4e978', 46, 150, NULL, NULL, 1794978132756),
('8h2bv4e978', 47, 205, NULL, NULL, 1794978132760),
('8h2bv4e978', 48, 388, NULL, NULL, 1794978132760),
('8h2bv4e978', 49, 18, NULL, NULL, 1794978132760),
('8h2bv4e978', 50, 186, NULL, NULL, 1794978132767),
('8h2bv4e978', 51, 203, NULL, NULL, 1794978132781),
('8h2bv4e978', 52, 206, NULL, NULL, 1794978132781),
('8h2bv4e978', 53, 215, NULL, NULL, 1794978132781),
('8h2bv4e978', 54, 219, NULL, NULL, 1794978132781),
('8h2bv4e978', 55, 223, NULL, NULL, 1794978132781),
('8h2bv4e978', 56, 231, NULL, NULL, 1794978132781),
('8h2bv4e978', 57, 388, NULL, NULL, 1794978132781),
('8h2bv4e978', 58, 40, NULL, NULL, 1794978132781),
('8h2bv4e978', 59, 14, NULL, NULL, 1794978132781),
('8h2bv4e978', 60, 46, NULL, NULL, 1794978132781),
('8h2bv4e978', 61, 5, NULL, NULL, 1794978132781),
('8h2bv4e978', 62, 42, NULL, NULL, 1794978132781),
('8h2bv4e978', 63, 15, NULL, NULL, 1794978132781),
('8h2bv4e978', 64, 389, NULL, NULL, 1794978132789),
('8h2bv4e978', 65, 5, NULL, NULL, 1794978132789),
('8h2bv4e978', 66, 72, NULL, NULL, 1794978132791),
('8h2bv4e978', 67, 131, NULL, NULL, 1794978132791),
('8h2bv4e978', 68, 388, NULL, NULL, 1794978132791),
('8h2bv4e978', 69, 173, NULL, NULL, 1794978132808),
('8h2bv4e978', 70, 34, NULL, NULL, 1794978132808),
('8h2bv4e978', 71, 20, NULL, NULL, 1794978132808),
('8h2bv4e978', 72, 389, NULL, NULL, 1794978132820),
('8h2bv4e978', 73, 25, NULL, NULL, 1794978132820),
('8h2bv4e978', 74, 68, NULL, NULL, 1794978132824),
('8h2bv4e978', 75, 134, NULL, NULL, 1794978132824),
('8h2bv4e978', 76, 146, NULL, NULL, 1794978132824),
('8h2bv4e978', 77, 388, NULL, NULL, 1794978132824),
('8h2bv4e978', 78, 389, NULL, NULL, 1794978132828),
('8h2bv4e978', 79, 43, NULL, NULL, 1794978132828),
('8h2bv4e978', 80, 83, NULL, NULL, 1794978132837),
('8h2bv4e978', 81, 125, NULL, NULL, 1794978132837),
('8h2bv4e978', 82, 142, NULL, NULL, 1794978132837),
('8h2bv4e978', 83, 388, NULL, NULL, 1794978132837),
('8h2bv4e978', 84, 173, NULL, NULL, 1794978132848),
('8h2bv4e978', 85, 4, NULL, NULL, 1794978132848),
('8h2bv4e978', 86, 8, NULL, NULL, 1794978132848),
('8h2bv4e978', 87, 389, NULL, NULL, 1794978132864),
('8h2bv4e978', 88, 44, NULL, NULL, 1794978132864),
('8h2bv4e978', 89, 389, NULL, NULL, 1794978132880),
('8h2bv4e978', 90, 253, NULL, NULL, 1794978132888),
('8h2bv4e978', 91, 290, NULL, NULL, 1794978132890),
('8h2bv4e978', 92, 390, NULL, NULL, 1794978132904),
('8h2bv4e978', 93, 284, NULL, NULL, 1794978132912),
('8h2bv4e978', 94, 272, NULL, NULL, 1794978132920),
('8h2bv4e978', 95, 278, NULL, NULL, 1794978132932),
('8h2bv4e978', 96, 320, NULL, NULL, 1794978132936),
('8h2bv4e978', 97, 332, NULL, NULL, 1794978132936),
('8h2bv4e978', 98, 388, NULL, NULL, 1794978132936),
('8h2bv4e978', 99, 21, NULL, NULL, 1794978132936),
('8h2bv4e978', 100, 6, NULL, NULL, 1794978132936),
('8h2bv4e978', 101, 41, NULL, NULL, 1794978132936),
('8h2bv4e978', 102, 389, NULL, NULL, 1794978132948),
('8h2bv4e978', 103, 17, NULL, NULL, 1794978132948),
('8h2bv4e978', 104, 389, NULL, NULL, 1794978132960),
('8h2bv4e978', 105, 36, NULL, NULL, 1794978132960),
('8h2bv4e978', 106, 389, NULL, NULL, 1794978132968),
('8h2bv4e978', 107, 39, NULL, NULL, 1794978132968),
('8h2bv4e978', 108, 69, NULL, NULL, 1794978132980),
('8h2bv4e978', 109, 117, NULL, NULL, 1794978132980),
('8h2bv4e978', 110, 388, NULL, NULL, 1794978132980),
('8h2bv4e978', 111, 389, NULL, NULL, 1794978132984),
('8h2bv4e978', 112, 46, NULL, NULL, 1794978132984),
('8h2bv4e978', 113, 389, NULL, NULL, 1794978132985),
('8h2bv4e978', 114, 30, NULL, NULL, 1794978132985),
('8h2bv4e978', 115, 69, NULL, NULL, 1794978132997),
('8h2bv4e978', 116, 106, NULL, NULL, 1794978132997),
('8h2bv4e978', 117, 136, NULL, NULL, 1794978132997),
('8h2bv4e978', 118, 388, NULL, NULL, 1794978132997),
('8h2bv4e978', 119, 389, NULL, NULL, 1794978133016),
('8h2bv4e978', 120, 42, NULL, NULL, 1794978133016),
('8h2bv4e978', 121, 389, NULL, NULL, 1794978133024),
('8h2bv4e978', 122, 22, NULL, NULL, 1794978133024),
('8h2bv4e978', 123, 73, NULL, NULL, 1794978133025),
('8h2bv4e978', 124, 146, NULL, NULL, 1794978133025),
('8h2bv4e978', 125, 388, NULL, NULL, 1794978133025),
('8h2bv4e978', 126, 389, NULL, NULL, 1794978133032),
('8h2bv4e978', 127, 390, NULL, NULL, 1794978133040),
('8h2bv4e978', 128, 250, NULL, NULL, 1794978133048),
('8h2bv4e978', 129, 287, NULL, NULL, 1794978133052),
('8h2bv4e978', 130, 390, NULL, NULL, 1794978133064),
('8h2bv4e978', 131, 29, NULL, NULL, 1794978133064),
('8h2bv4e978', 132, 36, NULL, NULL, 1794978133064),
('8h2bv4e978', 133, 32, NULL, NULL, 1794978133064),
('8h2bv4e978', 134, 98, NULL, NULL, 1794978133076),
('8h2bv4e978', 135, 108, NULL, NULL, 1794978133076),
('8h2bv4e978', 136, 136, NULL, NULL, 1794978133076),
('8h2bv4e978', 137, 388, NULL, NULL, 1794978133076),
('8h2bv4e978', 138, 389, NULL, NULL, 1794978133080),
('8h2bv4e978', 139, 37, NULL, NULL, 1794978133080),
('8h2bv4e978', 140, 389, NULL, NULL, 1794978133087),
('8h2bv4e978', 141, 12, NULL, NULL, 1794978133087),
('8h2bv4e978', 142, 88, NULL, NULL, 1794978133104),
('8h2bv4e978', 143, 117, NULL, NULL, 1794978133104),
('8h2bv4e978', 144, 137, NULL, NULL, 1794978133104),
('8h2bv4e978', 145, 388, NULL, NULL, 1794978133104),
('8h2bv4e978', 146, 389, NULL, NULL, 1794978133120),
('8h2bv4e978', 147, 44, NULL, NULL, 1794978133120),
('8h2bv4e978', 148, 389, NULL, NULL, 1794978133124),
('8h2bv4e978', 149, 4, NULL, NULL, 1794978133124),
('8h2bv4e978', 150, 69, NULL, NULL, 1794978133128),
('8h2bv4e978', 151, 146, NULL, NULL, 1794978133128),
('8h2bv4e978', 152, 388, NULL, NULL, 1794978133128),
('8h2bv4e978', 153, 185, NULL, NULL, 1794978133144),
('8h2bv4e978', 154, 39, NULL, NULL, 1794978133144),
('8h2bv4e978', 155, 26, NULL, NULL, 1794978133144),
('8h2bv4e978', 156, 389, NULL, NULL, 1794978133152),
('8h2bv4e978', 157, 3, NULL, NULL, 1794978133152),
('8h2bv4e978', 158, 96, NULL, NULL, 1794978133156),
('8h2bv4e978', 159, 121, NULL, NULL, 1794978133156),
('8h2bv4e978', 160, 388, NULL, NULL, 1794978133156),
('8h2bv4e978', 161, 389, NULL, NULL, 1794978133172),
('8h2bv4e978', 162, 10, NULL, NULL, 1794978133172),
('8h2bv4e978', 163, 98, NULL, NULL, 1794978133180),
('8h2bv4e978', 164, 112, NULL, NULL, 1794978133180),
('8h2bv4e978', 165, 144, NULL, NULL, 1794978133180),
('8h2bv4e978', 166, 388, NULL, NULL, 1794978133180),
('8h2bv4e978', 167, 389, NULL, NULL, 1794978133184),
('8h2bv4e978', 168, 26, NULL, NULL, 1794978133184),
('8h2bv4e978', 169, 389, NULL, NULL, 1794978133187),
('8h2bv4e978', 170, 288, NULL, NULL, 1794978133204),
('8h2bv4e978', 171, 265, NULL, NULL, 1794978133216),
('8h2bv4e978', 172, 252, NULL, NULL, 1794978133220),
('8h2bv4e978', 173, 273, NULL, NULL, 1794978133224),
('8h2bv4e978', 174, 256, NULL, NULL, 1794978133230),
('8h2bv4e978', 175, 266, NULL, NULL, 1794978133252),
('8h2bv4e978', 176, 388, NULL, NULL, 1794978133268),
('8h2bv4e978', 177, 313, NULL, NULL, 1794978133276),
('8h2bv4e978', 178, 388, NULL, NULL, 1794978133276);
INSERT INTO public.receipts VALUES ('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794978132405),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794978132427),
('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794978132436),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794978132444),
('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794978132450),
('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794978132469),
('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 9, NULL, NULL, 1794978132473),
('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm9', 10, NULL, NULL, 1794978132480),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 12, NULL, NULL, 1794978132496),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 14, NULL, NULL, 1794978132509),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm14', 15, NULL, NULL, 1794978132510),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm15', 16, NULL, NULL, 1794978132524),
('xgg3zhqtyy', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm16', 17, NULL, NULL, 1794978132528),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm17', 19, NULL, NULL, 1794978132533),
('xgg3zhqtyy', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm19', 21, NULL, NULL, 1794978132549),
('8h2bv4e978', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 21, NULL, NULL, 1794978132656),
('5237ugmkcb', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794978133324);
INSERT INTO public.seats VALUES ('xgg3zhqtyy', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('xgg3zhqtyy', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
('8h2bv4e978', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('8h2bv4e978', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
('5237ugmkcb', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('5237ugmkcb', 1, NULL, NULL);
INSERT INTO public.tables VALUES ('xgg3zhqtyy', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794978132344, 1794978132586, true, 0, 'fb149494c36cf4c8f2c5a91c3cd97995ef48da1ba91a0236b780e318a23881bc', '621106246dad316aea65349ce45c4d60e7e236cb018554cedeb2031bee8e80c6', 30, 1, true, NULL, 'listed', NULL, NULL, NULL, NULL, NULL, NULL),
('8h2bv4e978', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794978132608, 1794978133276, true, 0, '6ecff6c2a47432022a9f4b53ca95b77a4f1d6baaa37b61570da4c35b7e6282ce', '10301cab22928e1e96141ac67fa54dab6b7527a83a0cc91f0346aa5789c007ad', 178, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]'),
('5237ugmkcb', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794978133292, 1794978133292, false, 0, '01103fbf01f99ae37fab610a68a5ea91a478a55799e13fb24f6ec68d7bd929cc', '3b5856fb90c36c76db46901cf3ae963d1499ce028dd6ca573034db1d287543ca', 0, 0, false, NULL, 'private', 'd2_4ggi00JRPYPHct8kpcQ', 60, NULL, NULL, NULL, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.epochs
    ADD CONSTRAINT epochs_pkey PRIMARY KEY (epoch);
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
CREATE INDEX ix_receipts_at ON public.receipts USING btree (at);
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
