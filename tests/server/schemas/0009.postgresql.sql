CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.bans (
    subject character varying(64) NOT NULL,
    reason character varying(200) NOT NULL,
    at bigint NOT NULL,
    until bigint
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
    at bigint NOT NULL,
    bot character varying(10)
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
    holder character varying(64),
    resigned boolean DEFAULT false NOT NULL
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
    seat_changes json,
    over boolean DEFAULT false NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0009');
INSERT INTO public.epochs VALUES ('d12adbe6ac629d8e');
INSERT INTO public.guests VALUES ('crxd7gce82', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('crxd7gce82', 1, 0, 'Talofa!', 1794991540297);
INSERT INTO public.mixes VALUES ('4x9mx5c6h2', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('crxd7gce82', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('b139636f7e9066ee3f85d81ed8f2839a5c00d15cd37551100ce3efcb487b1f24', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794992440);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('4x9mx5c6h2', 1, 93, NULL, NULL, 1794991538793, NULL),
('4x9mx5c6h2', 2, 91, NULL, NULL, 1794991538842, NULL),
('4x9mx5c6h2', 3, 94, NULL, NULL, 1794991538854, NULL),
('4x9mx5c6h2', 4, 91, NULL, NULL, 1794991538866, NULL),
('4x9mx5c6h2', 5, 87, NULL, NULL, 1794991538879, NULL),
('4x9mx5c6h2', 6, 23, NULL, NULL, 1794991538879, NULL),
('4x9mx5c6h2', 7, 569, NULL, NULL, 1794991538892, NULL),
('4x9mx5c6h2', 8, 20, NULL, NULL, 1794991538892, NULL),
('4x9mx5c6h2', 9, 6903, NULL, NULL, 1794991538903, NULL),
('4x9mx5c6h2', 10, 8, NULL, NULL, 1794991538903, NULL),
('4x9mx5c6h2', 11, 754, NULL, NULL, 1794991538905, NULL),
('4x9mx5c6h2', 12, 115, NULL, NULL, 1794991538910, NULL),
('4x9mx5c6h2', 13, 87, NULL, NULL, 1794991538938, NULL),
('4x9mx5c6h2', 14, 11, NULL, NULL, 1794991538938, NULL),
('4x9mx5c6h2', 15, 749, NULL, NULL, 1794991538948, NULL),
('4x9mx5c6h2', 16, 123, NULL, NULL, 1794991538966, NULL),
('4x9mx5c6h2', 17, 62, NULL, NULL, 1794991538976, NULL),
('4x9mx5c6h2', 18, 87, NULL, NULL, 1794991539045, NULL),
('4x9mx5c6h2', 19, 26, NULL, NULL, 1794991539045, NULL),
('4x9mx5c6h2', 20, 6709, NULL, NULL, 1794991539066, NULL),
('4x9mx5c6h2', 21, 3, NULL, NULL, 1794991539066, NULL),
('4x9mx5c6h2', 22, 6910, NULL, NULL, 1794991539068, NULL),
('4x9mx5c6h2', 23, 103, NULL, NULL, 1794991539085, NULL),
('4x9mx5c6h2', 24, 81, NULL, NULL, 1794991539093, NULL),
('4x9mx5c6h2', 25, 124, NULL, NULL, 1794991539093, NULL),
('4x9mx5c6h2', 26, 87, NULL, NULL, 1794991539102, NULL),
('4x9mx5c6h2', 27, 9, NULL, NULL, 1794991539102, NULL),
('4x9mx5c6h2', 28, 745, NULL, NULL, 1794991539109, NULL),
('4x9mx5c6h2', 29, 118, NULL, NULL, 1794991539122, NULL),
('4x9mx5c6h2', 30, 49, NULL, NULL, 1794991539130, NULL),
('4x9mx5c6h2', 31, 122, NULL, NULL, 1794991539130, NULL),
('pr8syj2egw', 1, 17, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 2, 9, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 3, 41, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 4, 14, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 5, 31, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 6, 40, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 7, 41, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 8, 22, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 9, 19, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 10, 4, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 11, 12, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 12, 42, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 13, 37, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 14, 25, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 15, 10, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 16, 25, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 17, 27, NULL, NULL, 1794991539187, NULL),
('pr8syj2egw', 18, 93, NULL, NULL, 1794991539200, NULL),
('pr8syj2egw', 19, 112, NULL, NULL, 1794991539200, NULL),
('pr8syj2egw', 20, 125, NULL, NULL, 1794991539200, NULL),
('pr8syj2egw', 21, 142, NULL, NULL, 1794991539200, NULL),
('pr8syj2egw', 22, 388, NULL, NULL, 1794991539200, NULL),
('pr8syj2egw', 23, 162, NULL, NULL, 1794991539216, NULL),
('pr8syj2egw', 24, 206, NULL, NULL, 1794991539226, NULL),
('pr8syj2egw', 25, 237, NULL, NULL, 1794991539226, NULL),
('pr8syj2egw', 26, 388, NULL, NULL, 1794991539226, NULL),
('pr8syj2egw', 27, 20, NULL, NULL, 1794991539226, NULL),
('pr8syj2egw', 28, 18, NULL, NULL, 1794991539226, NULL),
('pr8syj2egw', 29, 389, NULL, NULL, 1794991539242, NULL),
('pr8syj2egw', 30, 23, NULL, NULL, 1794991539242, NULL),
('pr8syj2egw', 31, 56, NULL, NULL, 1794991539250, NULL),
('pr8syj2egw', 32, 125, NULL, NULL, 1794991539250, NULL),
('pr8syj2egw', 33, 127, NULL, NULL, 1794991539250, NULL),
('pr8syj2egw', 34, 388, NULL, NULL, 1794991539250, NULL),
('pr8syj2egw', 35, 175, NULL, NULL, 1794991539258, NULL),
('pr8syj2egw', 36, 389, NULL, NULL, 1794991539266, NULL),
('pr8syj2egw', 37, 35, NULL, NULL, 1794991539266, NULL),
('pr8syj2egw', 38, 94, NULL, NULL, 1794991539274, NULL),
('pr8syj2egw', 39, 120, NULL, NULL, 1794991539274, NULL),
('pr8syj2egw', 40, 388, NULL, NULL, 1794991539274, NULL),
('pr8syj2egw', 41, 389, NULL, NULL, 1794991539297, NULL),
('pr8syj2egw', 42, 28, NULL, NULL, 1794991539297, NULL),
('pr8syj2egw', 43, 71, NULL, NULL, 1794991539312, NULL),
('pr8syj2egw', 44, 118, NULL, NULL, 1794991539312, NULL),
('pr8syj2egw', 45, 137, NULL, NULL, 1794991539312, NULL),
('pr8syj2egw', 46, 388, NULL, NULL, 1794991539312, NULL),
('pr8syj2egw', 47, 389, NULL, NULL, 1794991539318, NULL),
('pr8syj2egw', 48, 37, NULL, NULL, 1794991539318, NULL),
('pr8syj2egw', 49, 69, NULL, NULL, 1794991539335, NULL),
('pr8syj2egw', 50, 104, NULL, NULL, 1794991539335, NULL),
('pr8syj2egw', 51, 388, NULL, NULL, 1794991539335, NULL),
('pr8syj2egw', 52, 173, NULL, NULL, 1794991539360, NULL),
('pr8syj2egw', 53, 11, NULL, NULL, 1794991539360, NULL),
('pr8syj2egw', 54, 43, NULL, NULL, 1794991539360, NULL),
('pr8syj2egw', 55, 389, NULL, NULL, 1794991539383, NULL),
('pr8syj2egw', 56, 6, NULL, NULL, 1794991539383, NULL),
('pr8syj2egw', 57, 74, NULL, NULL, 1794991539414, NULL),
('pr8syj2egw', 58, 135, NULL, NULL, 1794991539414, NULL),
('pr8syj2egw', 59, 388, NULL, NULL, 1794991539414, NULL),
('pr8syj2egw', 60, 389, NULL, NULL, 1794991539428, NULL),
('pr8syj2egw', 61, 0, NULL, NULL, 1794991539428, NULL),
('pr8syj2egw', 62, 64, NULL, NULL, 1794991539440, NULL),
('pr8syj2egw', 63, 137, NULL, NULL, 1794991539440, NULL),
('pr8syj2egw', 64, 143, NULL, NULL, 1794991539440, NULL),
('pr8syj2egw', 65, 388, NULL, NULL, 1794991539440, NULL),
('pr8syj2egw', 66, 389, NULL, NULL, 1794991539458, NULL),
('pr8syj2egw', 67, 45, NULL, NULL, 1794991539458, NULL),
('pr8syj2egw', 68, 70, NULL, NULL, 1794991539481, NULL),
('pr8syj2egw', 69, 111, NULL, NULL, 1794991539481, NULL),
('pr8syj2egw', 70, 388, NULL, NULL, 1794991539481, NULL),
('pr8syj2egw', 71, 173, NULL, NULL, 1794991539498, NULL),
('pr8syj2egw', 72, 2, NULL, NULL, 1794991539498, NULL),
('pr8syj2egw', 73, 33, NULL, NULL, 1794991539498, NULL),
('pr8syj2egw', 74, 185, NULL, NULL, 1794991539510, NULL),
('pr8syj2egw', 75, 7, NULL, NULL, 1794991539510, NULL),
('pr8syj2egw', 76, 16, NULL, NULL, 1794991539510, NULL),
('pr8syj2egw', 77, 389, NULL, NULL, 1794991539524, NULL),
('pr8syj2egw', 78, 390, NULL, NULL, 1794991539528, NULL),
('pr8syj2egw', 79, 279, NULL, NULL, 1794991539548, NULL),
('pr8syj2egw', 80, 255, NULL, NULL, 1794991539632, NULL),
('pr8syj2egw', 81, 284, NULL, NULL, 1794991539646, NULL),
('pr8syj2egw', 82, 390, NULL, NULL, 1794991539651, NULL),
('pr8syj2egw', 83, 377, NULL, NULL, 1794991539661, NULL),
('pr8syj2egw', 84, 388, NULL, NULL, 1794991539661, NULL),
('pr8syj2egw', 85, 1, NULL, NULL, 1794991539661, NULL),
('pr8syj2egw', 86, 32, NULL, NULL, 1794991539661, NULL),
('pr8syj2egw', 87, 13, NULL, NULL, 1794991539661, NULL),
('pr8syj2egw', 88, 93, NULL, NULL, 1794991539670, NULL),
('pr8syj2egw', 89, 142, NULL, NULL, 1794991539670, NULL),
('pr8syj2egw', 90, 388, NULL, NULL, 1794991539670, NULL),
('pr8syj2egw', 91, 389, NULL, NULL, 1794991539675, NULL),
('pr8syj2egw', 92, 1, NULL, NULL, 1794991539675, NULL),
('pr8syj2egw', 93, 53, NULL, NULL, 1794991539697, NULL),
('pr8syj2egw', 94, 112, NULL, NULL, 1794991539697, NULL),
('pr8syj2egw', 95, 113, NULL, NULL, 1794991539697, NULL),
('pr8syj2egw', 96, 118, NULL, NULL, 1794991539697, NULL),
('pr8syj2egw', 97, 388, NULL, NULL, 1794991539697, NULL),
('pr8syj2egw', 98, 389, NULL, NULL, 1794991539706, NULL),
('pr8syj2egw', 99, 47, NULL, NULL, 1794991539706, NULL),
('pr8syj2egw', 100, 94, NULL, NULL, 1794991539712, NULL),
('pr8syj2egw', 101, 101, NULL, NULL, 1794991539712, NULL),
('pr8syj2egw', 102, 141, NULL, NULL, 1794991539712, NULL),
('pr8syj2egw', 103, 388, NULL, NULL, 1794991539712, NULL),
('pr8syj2egw', 104, 389, NULL, NULL, 1794991539714, NULL),
('pr8syj2egw', 105, 39, NULL, NULL, 1794991539714, NULL),
('pr8syj2egw', 106, 72, NULL, NULL, 1794991539730, NULL),
('pr8syj2egw', 107, 101, NULL, NULL, 1794991539730, NULL),
('pr8syj2egw', 108, 142, NULL, NULL, 1794991539730, NULL),
('pr8syj2egw', 109, 388, NULL, NULL, 1794991539730, NULL),
('pr8syj2egw', 110, 149, NULL, NULL, 1794991539738, NULL),
('pr8syj2egw', 111, 34, NULL, NULL, 1794991539738, NULL),
('pr8syj2egw', 112, 46, NULL, NULL, 1794991539738, NULL),
('pr8syj2egw', 113, 161, NULL, NULL, 1794991539746, NULL),
('pr8syj2egw', 114, 20, NULL, NULL, 1794991539746, NULL),
('pr8syj2egw', 115, 24, NULL, NULL, 1794991539746, NULL),
('pr8syj2egw', 116, 389, NULL, NULL, 1794991539749, NULL),
('pr8syj2egw', 117, 40, NULL, NULL, 1794991539749, NULL),
('pr8syj2egw', 118, 68, NULL, NULL, 1794991539758, NULL),
('pr8syj2egw', 119, 134, NULL, NULL, 1794991539758, NULL),
('pr8syj2egw', 120, 388, NULL, NULL, 1794991539758, NULL),
('pr8syj2egw', 121, 389, NULL, NULL, 1794991539771, NULL),
('pr8syj2egw', 122, 36, NULL, NULL, 1794991539771, NULL),
('pr8syj2egw', 123, 389, NULL, NULL, 1794991539786, NULL),
('pr8syj2egw', 124, 12, NULL, NULL, 1794991539786, NULL),
('pr8syj2egw', 125, 53, NULL, NULL, 1794991539798, NULL),
('pr8syj2egw', 126, 124, NULL, NULL, 1794991539798, NULL),
('pr8syj2egw', 127, 388, NULL, NULL, 1794991539798, NULL),
('pr8syj2egw', 128, 389, NULL, NULL, 1794991539802, NULL),
('pr8syj2egw', 129, 30, NULL, NULL, 1794991539802, NULL),
('pr8syj2egw', 130, 56, NULL, NULL, 1794991539814, NULL),
('pr8syj2egw', 131, 120, NULL, NULL, 1794991539814, NULL),
('pr8syj2egw', 132, 120, NULL, NULL, 1794991539814, NULL),
('pr8syj2egw', 133, 388, NULL, NULL, 1794991539814, NULL),
('pr8syj2egw', 134, 389, NULL, NULL, 1794991539823, NULL),
('pr8syj2egw', 135, 285, NULL, NULL, 1794991539834, NULL),
('pr8syj2egw', 136, 264, NULL, NULL, 1794991539841, NULL),
('pr8syj2egw', 137, 268, NULL, NULL, 1794991539842, NULL),
('pr8syj2egw', 138, 390, NULL, NULL, 1794991539849, NULL),
('pr8syj2egw', 139, 390, NULL, NULL, 1794991539866, NULL),
('pr8syj2egw', 140, 349, NULL, NULL, 1794991539870, NULL),
('pr8syj2egw', 141, 383, NULL, NULL, 1794991539870, NULL),
('pr8syj2egw', 142, 388, NULL, NULL, 1794991539870, NULL),
('pr8syj2egw', 143, 15, NULL, NULL, 1794991539870, NULL),
('pr8syj2egw', 144, 27, NULL, NULL, 1794991539870, NULL),
('pr8syj2egw', 145, 26, NULL, NULL, 1794991539870, NULL),
('pr8syj2egw', 146, 83, NULL, NULL, 1794991539882, NULL),
('pr8syj2egw', 147, 112, NULL, NULL, 1794991539882, NULL),
('pr8syj2egw', 148, 116, NULL, NULL, 1794991539882, NULL),
('pr8syj2egw', 149, 136, NULL, NULL, 1794991539882, NULL),
('pr8syj2egw', 150, 388, NULL, NULL, 1794991539882, NULL),
('pr8syj2egw', 151, 389, NULL, NULL, 1794991539894, NULL),
('pr8syj2egw', 152, 44, NULL, NULL, 1794991539894, NULL),
('pr8syj2egw', 153, 163, NULL, NULL, 1794991539898, NULL),
('pr8syj2egw', 154, 389, NULL, NULL, 1794991539900, NULL),
('pr8syj2egw', 155, 24, NULL, NULL, 1794991539900, NULL),
('pr8syj2egw', 156, 72, NULL, NULL, 1794991539926, NULL),
('pr8syj2egw', 157, 101, NULL, NULL, 1794991539926, NULL),
('pr8syj2egw', 158, 140, NULL, NULL, 1794991539926, NULL),
('pr8syj2egw', 159, 388, NULL, NULL, 1794991539926, NULL),
('pr8syj2egw', 160, 389, NULL, NULL, 1794991539944, NULL),
('pr8syj2egw', 161, 3, NULL, NULL, 1794991539944, NULL),
('pr8syj2egw', 162, 389, NULL, NULL, 1794991539958, NULL),
('pr8syj2egw', 163, 9, NULL, NULL, 1794991539958, NULL),
('pr8syj2egw', 164, 64, NULL, NULL, 1794991539965, NULL),
('pr8syj2egw', 165, 103, NULL, NULL, 1794991539965, NULL),
('pr8syj2egw', 166, 104, NULL, NULL, 1794991539965, NULL),
('pr8syj2egw', 167, 388, NULL, NULL, 1794991539965, NULL),
('pr8syj2egw', 168, 151, NULL, NULL, 1794991539986, NULL),
('pr8syj2egw', 169, 389, NULL, NULL, 1794991539991, NULL),
('pr8syj2egw', 170, 18, NULL, NULL, 1794991539991, NULL),
('pr8syj2egw', 171, 86, NULL, NULL, 1794991540001, NULL),
('pr8syj2egw', 172, 112, NULL, NULL, 1794991540001, NULL),
('pr8syj2egw', 173, 144, NULL, NULL, 1794991540001, NULL),
('pr8syj2egw', 174, 388, NULL, NULL, 1794991540001, NULL),
('pr8syj2egw', 175, 389, NULL, NULL, 1794991540014, NULL),
('pr8syj2egw', 176, 38, NULL, NULL, 1794991540014, NULL),
('pr8syj2egw', 177, 82, NULL, NULL, 1794991540033, NULL),
('pr8syj2egw', 178, 109, NULL, NULL, 1794991540033, NULL),
('pr8syj2egw', 179, 388, NULL, NULL, 1794991540033, NULL),
('pr8syj2egw', 180, 149, NULL, NULL, 1794991540034, NULL),
('pr8syj2egw', 181, 39, NULL, NULL, 1794991540034, NULL),
('pr8syj2egw', 182, 10, NULL, NULL, 1794991540034, NULL),
('pr8syj2egw', 183, 389, NULL, NULL, 1794991540036, NULL),
('pr8syj2egw', 184, 34, NULL, NULL, 1794991540036, NULL),
('pr8syj2egw', 185, 389, NULL, NULL, 1794991540074, NULL),
('pr8syj2egw', 186, 280, NULL, NULL, 1794991540092, NULL),
('pr8syj2egw', 187, 256, NULL, NULL, 1794991540133, NULL),
('pr8syj2egw', 188, 256, NULL, NULL, 1794991540133, NULL),
('pr8syj2egw', 189, 288, NULL, NULL, 1794991540138, NULL),
('pr8syj2egw', 190, 248, NULL, NULL, 1794991540167, NULL),
('pr8syj2egw', 191, 262, NULL, NULL, 1794991540169, NULL),
('pr8syj2egw', 192, 388, NULL, NULL, 1794991540190, NULL),
('pr8syj2egw', 193, 304, NULL, NULL, 1794991540204, NULL),
('pr8syj2egw', 194, 388, NULL, NULL, 1794991540204, NULL);
INSERT INTO public.receipts VALUES ('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794991538807),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794991538843),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794991538858),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794991538866),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794991538886),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794991538901),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 10, NULL, NULL, 1794991538904),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm10', 11, NULL, NULL, 1794991538906),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm11', 12, NULL, NULL, 1794991538914),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 14, NULL, NULL, 1794991538939),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm14', 15, NULL, NULL, 1794991538951),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm15', 16, NULL, NULL, 1794991538974),
('4x9mx5c6h2', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm16', 17, NULL, NULL, 1794991538978),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm17', 19, NULL, NULL, 1794991539058),
('4x9mx5c6h2', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm19', 21, NULL, NULL, 1794991539067),
('pr8syj2egw', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 22, NULL, NULL, 1794991539210),
('crxd7gce82', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794991540337);
INSERT INTO public.seats VALUES ('4x9mx5c6h2', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('4x9mx5c6h2', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('pr8syj2egw', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('pr8syj2egw', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('crxd7gce82', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('crxd7gce82', 1, NULL, NULL, false);
INSERT INTO public.tables VALUES ('4x9mx5c6h2', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794991538532, 1794991539130, true, 0, '8b26d1e9ef9691dbc6d2afb3d8d1125cd8a9858879fb674719648840e7543a52', '9d59bc8446ef3e8987f228038dfb35caf979cba673cb0523a352dcecbb5ce613', 31, 1, true, NULL, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, false),
('pr8syj2egw', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794991539154, 1794991540204, true, 0, 'f8a23b0467b4458d7d6013dbfdbd34cc302aada8420c8f9838ebe06dd183bee1', '0d893eed70585c8bab7ddaee472af2789fd41d7a1631cd2cc0f1d83e84e0fbdd', 194, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', true),
('crxd7gce82', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794991540254, 1794991540254, false, 0, '98886804064bb10ede6fc2d75fb24b9f1b5f49d358047a6b4ad460e4ef07ec5e', '226ae5da75bee18b9844651dcc98889d53f8b9dba15cd9d9be171f3558732d4b', 0, 0, false, NULL, 'private', 'g184_SBinjnKoHM3aqCuAg', 60, NULL, NULL, NULL, NULL, false);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (subject);
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
CREATE INDEX ix_tables_creator ON public.tables USING btree (creator);
CREATE INDEX ix_tables_listing ON public.tables USING btree (over, access, changed DESC, id);
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
