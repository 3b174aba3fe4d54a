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
    person character varying(64) NOT NULL,
    watches boolean DEFAULT false NOT NULL
);
CREATE TABLE public.leases (
    table_id character varying(20) NOT NULL,
    server character varying(32) NOT NULL,
    expires bigint NOT NULL,
    fence bigint NOT NULL
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
    bot character varying(10),
    at bigint NOT NULL
);
CREATE TABLE public.presence (
    table_id character varying(20) NOT NULL,
    person character varying(64) NOT NULL,
    server character varying(32) NOT NULL
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
CREATE TABLE public.servers (
    id character varying(32) NOT NULL,
    key character varying(64) NOT NULL,
    expires bigint NOT NULL,
    now bigint
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
    over boolean DEFAULT false NOT NULL,
    access character varying(10) DEFAULT 'house'::character varying NOT NULL,
    invite character varying(64),
    clock integer,
    next character varying(20),
    asked json,
    turn_began bigint,
    seat_changes json,
    version integer DEFAULT 0 NOT NULL,
    details integer DEFAULT 0 NOT NULL,
    banks json,
    paused bigint,
    offer json,
    progress integer DEFAULT 0 NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0012');
INSERT INTO public.epochs VALUES ('1d4bc3f01ae498f1');
INSERT INTO public.guests VALUES ('2dgrkp4bts', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', false);
INSERT INTO public.lines VALUES ('2dgrkp4bts', 1, 0, 'Talofa!', 1795036164453);
INSERT INTO public.mixes VALUES ('rkwzwgmawm', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('2dgrkp4bts', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('2a3fbd496061fb758f61089c7faefd1a0b978035ec4e04b80b3ad9dcdd5385be', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1795037064);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('rkwzwgmawm', 1, 93, NULL, NULL, NULL, 1795036153576),
('rkwzwgmawm', 2, 91, NULL, NULL, NULL, 1795036153916),
('rkwzwgmawm', 3, 94, NULL, NULL, NULL, 1795036154189),
('rkwzwgmawm', 4, 91, NULL, NULL, NULL, 1795036154459),
('rkwzwgmawm', 5, 87, NULL, NULL, NULL, 1795036154629),
('rkwzwgmawm', 6, 14, NULL, NULL, NULL, 1795036154629),
('rkwzwgmawm', 7, 569, NULL, NULL, NULL, 1795036154750),
('rkwzwgmawm', 8, 133, NULL, NULL, NULL, 1795036154869),
('rkwzwgmawm', 9, 38, NULL, NULL, NULL, 1795036154925),
('rkwzwgmawm', 10, 94, NULL, NULL, NULL, 1795036154925),
('rkwzwgmawm', 11, 95, NULL, NULL, NULL, 1795036154925),
('rkwzwgmawm', 12, 52, NULL, NULL, NULL, 1795036155004),
('rkwzwgmawm', 13, 132, NULL, NULL, NULL, 1795036155004),
('rkwzwgmawm', 14, 38, NULL, NULL, NULL, 1795036155101),
('rkwzwgmawm', 15, 91, NULL, NULL, NULL, 1795036155101),
('rkwzwgmawm', 16, 93, NULL, NULL, NULL, 1795036155101),
('rkwzwgmawm', 17, 94, NULL, NULL, NULL, 1795036155101),
('rkwzwgmawm', 18, 95, NULL, NULL, NULL, 1795036155101),
('rkwzwgmawm', 19, 185, NULL, NULL, NULL, 1795036155276),
('rkwzwgmawm', 20, 3, NULL, NULL, NULL, 1795036155276),
('rkwzwgmawm', 21, 352, NULL, NULL, NULL, 1795036155389),
('rkwzwgmawm', 22, 358, NULL, NULL, NULL, 1795036155389),
('rkwzwgmawm', 23, 358, NULL, NULL, NULL, 1795036155389),
('rkwzwgmawm', 24, 87, NULL, NULL, NULL, 1795036155457),
('rkwzwgmawm', 25, 19, NULL, NULL, NULL, 1795036155457),
('rkwzwgmawm', 26, 762, NULL, NULL, NULL, 1795036155748),
('rkwzwgmawm', 27, 21, NULL, NULL, NULL, 1795036155748),
('rkwzwgmawm', 28, 766, NULL, NULL, NULL, 1795036155909),
('rkwzwgmawm', 29, 8, NULL, NULL, NULL, 1795036155909),
('rkwzwgmawm', 30, 6901, NULL, NULL, NULL, 1795036156085),
('m2fejrf55p', 1, 17, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 2, 31, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 3, 46, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 4, 27, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 5, 5, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 6, 15, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 7, 45, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 8, 9, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 9, 16, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 10, 44, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 11, 42, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 12, 42, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 13, 9, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 14, 0, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 15, 44, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 16, 14, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 17, 19, NULL, NULL, NULL, 1795036156543),
('m2fejrf55p', 18, 98, NULL, NULL, NULL, 1795036156731),
('m2fejrf55p', 19, 109, NULL, NULL, NULL, 1795036156731),
('m2fejrf55p', 20, 388, NULL, NULL, NULL, 1795036156731),
('m2fejrf55p', 21, 175, NULL, NULL, NULL, 1795036156853),
('m2fejrf55p', 22, 389, NULL, NULL, NULL, 1795036156934),
('m2fejrf55p', 23, 2, NULL, NULL, NULL, 1795036156934),
('m2fejrf55p', 24, 61, NULL, NULL, NULL, 1795036157103),
('m2fejrf55p', 25, 100, NULL, NULL, NULL, 1795036157103),
('m2fejrf55p', 26, 144, NULL, NULL, NULL, 1795036157103),
('m2fejrf55p', 27, 388, NULL, NULL, NULL, 1795036157103),
('m2fejrf55p', 28, 389, NULL, NULL, NULL, 1795036157206),
('m2fejrf55p', 29, 33, NULL, NULL, NULL, 1795036157206),
('m2fejrf55p', 30, 57, NULL, NULL, NULL, 1795036157372),
('m2fejrf55p', 31, 114, NULL, NULL, NULL, 1795036157372),
('m2fejrf55p', 32, 142, NULL, NULL, NULL, 1795036157372),
('m2fejrf55p', 33, 388, NULL, NULL, NULL, 1795036157372),
('m2fejrf55p', 34, 389, NULL, NULL, NULL, 1795036157491),
('m2fejrf55p', 35, 12, NULL, NULL, NULL, 1795036157491),
('m2fejrf55p', 36, 163, NULL, NULL, NULL, 1795036157545),
('m2fejrf55p', 37, 97, NULL, NULL, NULL, 1795036157661),
('m2fejrf55p', 38, 119, NULL, NULL, NULL, 1795036157661),
('m2fejrf55p', 39, 388, NULL, NULL, NULL, 1795036157661),
('m2fejrf55p', 40, 389, NULL, NULL, NULL, 1795036157765),
('m2fejrf55p', 41, 32, NULL, NULL, NULL, 1795036157765),
('m2fejrf55p', 42, 61, NULL, NULL, NULL, 1795036157828),
('m2fejrf55p', 43, 109, NULL, NULL, NULL, 1795036157828),
('m2fejrf55p', 44, 145, NULL, NULL, NULL, 1795036157828),
('m2fejrf55p', 45, 388, NULL, NULL, NULL, 1795036157828),
('m2fejrf55p', 46, 389, NULL, NULL, NULL, 1795036157903),
('m2fejrf55p', 47, 41, NULL, NULL, NULL, 1795036157903),
('m2fejrf55p', 48, 68, NULL, NULL, NULL, 1795036158038),
('m2fejrf55p', 49, 102, NULL, NULL, NULL, 1795036158038),
('m2fejrf55p', 50, 105, NULL, NULL, NULL, 1795036158038),
('m2fejrf55p', 51, 112, NULL, NULL, NULL, 1795036158038),
('m2fejrf55p', 52, 388, NULL, NULL, NULL, 1795036158038),
('m2fejrf55p', 53, 150, NULL, NULL, NULL, 1795036158066),
('m2fejrf55p', 54, 212, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 55, 228, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 56, 229, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 57, 238, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 58, 242, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 59, 388, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 60, 25, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 61, 7, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 62, 24, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 63, 26, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 64, 30, NULL, NULL, NULL, 1795036158165),
('m2fejrf55p', 65, 389, NULL, NULL, NULL, 1795036158328),
('m2fejrf55p', 66, 46, NULL, NULL, NULL, 1795036158328),
('m2fejrf55p', 67, 97, NULL, NULL, NULL, 1795036158394),
('m2fejrf55p', 68, 107, NULL, NULL, NULL, 1795036158394),
('m2fejrf55p', 69, 125, NULL, NULL, NULL, 1795036158394),
('m2fejrf55p', 70, 388, NULL, NULL, NULL, 1795036158394),
('m2fejrf55p', 71, 162, NULL, NULL, NULL, 1795036158504),
('m2fejrf55p', 72, 222, NULL, NULL, NULL, 1795036158614),
('m2fejrf55p', 73, 237, NULL, NULL, NULL, 1795036158614),
('m2fejrf55p', 74, 388, NULL, NULL, NULL, 1795036158614),
('m2fejrf55p', 75, 13, NULL, NULL, NULL, 1795036158614),
('m2fejrf55p', 76, 14, NULL, NULL, NULL, 1795036158614),
('m2fejrf55p', 77, 173, NULL, NULL, NULL, 1795036158733),
('m2fejrf55p', 78, 33, NULL, NULL, NULL, 1795036158733),
('m2fejrf55p', 79, 12, NULL, NULL, NULL, 1795036158733),
('m2fejrf55p', 80, 389, NULL, NULL, NULL, 1795036158818),
('m2fejrf55p', 81, 10, NULL, NULL, NULL, 1795036158818),
('m2fejrf55p', 82, 57, NULL, NULL, NULL, 1795036158935),
('m2fejrf55p', 83, 114, NULL, NULL, NULL, 1795036158935),
('m2fejrf55p', 84, 388, NULL, NULL, NULL, 1795036158935),
('m2fejrf55p', 85, 162, NULL, NULL, NULL, 1795036159262),
('m2fejrf55p', 86, 201, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 87, 205, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 88, 208, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 89, 209, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 90, 241, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 91, 242, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 92, 388, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 93, 22, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 94, 20, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 95, 43, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 96, 40, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 97, 30, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 98, 37, NULL, NULL, NULL, 1795036159298),
('m2fejrf55p', 99, 389, NULL, NULL, NULL, 1795036159333),
('m2fejrf55p', 100, 390, NULL, NULL, NULL, 1795036159353),
('m2fejrf55p', 101, 390, NULL, NULL, NULL, 1795036159361),
('m2fejrf55p', 102, 37, NULL, NULL, NULL, 1795036159361),
('m2fejrf55p', 103, 21, NULL, NULL, NULL, 1795036159361),
('m2fejrf55p', 104, 47, NULL, NULL, NULL, 1795036159361),
('m2fejrf55p', 105, 96, NULL, NULL, NULL, 1795036159369),
('m2fejrf55p', 106, 120, NULL, NULL, NULL, 1795036159369),
('m2fejrf55p', 107, 388, NULL, NULL, NULL, 1795036159369),
('m2fejrf55p', 108, 389, NULL, NULL, NULL, 1795036159394),
('m2fejrf55p', 109, 8, NULL, NULL, NULL, 1795036159394),
('m2fejrf55p', 110, 94, NULL, NULL, NULL, 1795036159418),
('m2fejrf55p', 111, 140, NULL, NULL, NULL, 1795036159418),
('m2fejrf55p', 112, 388, NULL, NULL, NULL, 1795036159418),
('m2fejrf55p', 113, 185, NULL, NULL, NULL, 1795036159573),
('m2fejrf55p', 114, 36, NULL, NULL, NULL, 1795036159573),
('m2fejrf55p', 115, 28, NULL, NULL, NULL, 1795036159573),
('m2fejrf55p', 116, 389, NULL, NULL, NULL, 1795036159611),
('m2fejrf55p', 117, 41, NULL, NULL, NULL, 1795036159611),
('m2fejrf55p', 118, 52, NULL, NULL, NULL, 1795036159670),
('m2fejrf55p', 119, 110, NULL, NULL, NULL, 1795036159670),
('m2fejrf55p', 120, 388, NULL, NULL, NULL, 1795036159670),
('m2fejrf55p', 121, 185, NULL, NULL, NULL, 1795036159710),
('m2fejrf55p', 122, 22, NULL, NULL, NULL, 1795036159710),
('m2fejrf55p', 123, 35, NULL, NULL, NULL, 1795036159710),
('m2fejrf55p', 124, 389, NULL, NULL, NULL, 1795036159794),
('m2fejrf55p', 125, 26, NULL, NULL, NULL, 1795036159794),
('m2fejrf55p', 126, 92, NULL, NULL, NULL, 1795036159798),
('m2fejrf55p', 127, 141, NULL, NULL, NULL, 1795036159798),
('m2fejrf55p', 128, 388, NULL, NULL, NULL, 1795036159798),
('m2fejrf55p', 129, 389, NULL, NULL, NULL, 1795036159815),
('m2fejrf55p', 130, 5, NULL, NULL, NULL, 1795036159815),
('m2fejrf55p', 131, 72, NULL, NULL, NULL, 1795036159873),
('m2fejrf55p', 132, 135, NULL, NULL, NULL, 1795036159873),
('m2fejrf55p', 133, 388, NULL, NULL, NULL, 1795036159873),
('m2fejrf55p', 134, 389, NULL, NULL, NULL, 1795036160299),
('m2fejrf55p', 135, 40, NULL, NULL, NULL, 1795036160299),
('m2fejrf55p', 136, 69, NULL, NULL, NULL, 1795036160335),
('m2fejrf55p', 137, 108, NULL, NULL, NULL, 1795036160335),
('m2fejrf55p', 138, 120, NULL, NULL, NULL, 1795036160335),
('m2fejrf55p', 139, 388, NULL, NULL, NULL, 1795036160335),
('m2fejrf55p', 140, 389, NULL, NULL, NULL, 1795036160392),
('m2fejrf55p', 141, 1, NULL, NULL, NULL, 1795036160392),
('m2fejrf55p', 142, 71, NULL, NULL, NULL, 1795036160592),
('m2fejrf55p', 143, 100, NULL, NULL, NULL, 1795036160592),
('m2fejrf55p', 144, 388, NULL, NULL, NULL, 1795036160592),
('m2fejrf55p', 145, 389, NULL, NULL, NULL, 1795036160817),
('m2fejrf55p', 146, 28, NULL, NULL, NULL, 1795036160817),
('m2fejrf55p', 147, 389, NULL, NULL, NULL, 1795036160987),
('m2fejrf55p', 148, 244, NULL, NULL, NULL, 1795036161080),
('m2fejrf55p', 149, 390, NULL, NULL, NULL, 1795036161249),
('m2fejrf55p', 150, 288, NULL, NULL, NULL, 1795036161296),
('m2fejrf55p', 151, 256, NULL, NULL, NULL, 1795036161535),
('m2fejrf55p', 152, 390, NULL, NULL, NULL, 1795036161642),
('m2fejrf55p', 153, 349, NULL, NULL, NULL, 1795036161741),
('m2fejrf55p', 154, 388, NULL, NULL, NULL, 1795036161741),
('m2fejrf55p', 155, 3, NULL, NULL, NULL, 1795036161741),
('m2fejrf55p', 156, 18, NULL, NULL, NULL, 1795036161741),
('m2fejrf55p', 157, 25, NULL, NULL, NULL, 1795036161741),
('m2fejrf55p', 158, 389, NULL, NULL, NULL, 1795036161777),
('m2fejrf55p', 159, 36, NULL, NULL, NULL, 1795036161777),
('m2fejrf55p', 160, 87, NULL, NULL, NULL, 1795036161842),
('m2fejrf55p', 161, 117, NULL, NULL, NULL, 1795036161842),
('m2fejrf55p', 162, 125, NULL, NULL, NULL, 1795036161842),
('m2fejrf55p', 163, 388, NULL, NULL, NULL, 1795036161842),
('m2fejrf55p', 164, 151, NULL, NULL, NULL, 1795036161928),
('m2fejrf55p', 165, 389, NULL, NULL, NULL, 1795036161965),
('m2fejrf55p', 166, 15, NULL, NULL, NULL, 1795036161965),
('m2fejrf55p', 167, 93, NULL, NULL, NULL, 1795036162043),
('m2fejrf55p', 168, 101, NULL, NULL, NULL, 1795036162043),
('m2fejrf55p', 169, 105, NULL, NULL, NULL, 1795036162043),
('m2fejrf55p', 170, 136, NULL, NULL, NULL, 1795036162043),
('m2fejrf55p', 171, 388, NULL, NULL, NULL, 1795036162043),
('m2fejrf55p', 172, 149, NULL, NULL, NULL, 1795036162063),
('m2fejrf55p', 173, 0, NULL, NULL, NULL, 1795036162063),
('m2fejrf55p', 174, 29, NULL, NULL, NULL, 1795036162063),
('m2fejrf55p', 175, 389, NULL, NULL, NULL, 1795036162095),
('m2fejrf55p', 176, 34, NULL, NULL, NULL, 1795036162095),
('m2fejrf55p', 177, 77, NULL, NULL, NULL, 1795036162157),
('m2fejrf55p', 178, 135, NULL, NULL, NULL, 1795036162157),
('m2fejrf55p', 179, 388, NULL, NULL, NULL, 1795036162157),
('m2fejrf55p', 180, 389, NULL, NULL, NULL, 1795036162261),
('m2fejrf55p', 181, 6, NULL, NULL, NULL, 1795036162261),
('m2fejrf55p', 182, 60, NULL, NULL, NULL, 1795036162374),
('m2fejrf55p', 183, 100, NULL, NULL, NULL, 1795036162374),
('m2fejrf55p', 184, 125, NULL, NULL, NULL, 1795036162374),
('m2fejrf55p', 185, 129, NULL, NULL, NULL, 1795036162374),
('m2fejrf55p', 186, 388, NULL, NULL, NULL, 1795036162374),
('m2fejrf55p', 187, 173, NULL, NULL, NULL, 1795036162525),
('m2fejrf55p', 188, 19, NULL, NULL, NULL, 1795036162525),
('m2fejrf55p', 189, 38, NULL, NULL, NULL, 1795036162525),
('m2fejrf55p', 190, 389, NULL, NULL, NULL, 1795036162717),
('m2fejrf55p', 191, 31, NULL, NULL, NULL, 1795036162717),
('m2fejrf55p', 192, 389, NULL, NULL, NULL, 1795036162846),
('m2fejrf55p', 193, 13, NULL, NULL, NULL, 1795036162846),
('m2fejrf55p', 194, 81, NULL, NULL, NULL, 1795036162959),
('m2fejrf55p', 195, 108, NULL, NULL, NULL, 1795036162959),
('m2fejrf55p', 196, 388, NULL, NULL, NULL, 1795036162959),
('m2fejrf55p', 197, 389, NULL, NULL, NULL, 1795036163037),
('m2fejrf55p', 198, 18, NULL, NULL, NULL, 1795036163037),
('m2fejrf55p', 199, 62, NULL, NULL, NULL, 1795036163110),
('m2fejrf55p', 200, 119, NULL, NULL, NULL, 1795036163110),
('m2fejrf55p', 201, 388, NULL, NULL, NULL, 1795036163110),
('m2fejrf55p', 202, 389, NULL, NULL, NULL, 1795036163152),
('m2fejrf55p', 203, 244, NULL, NULL, NULL, 1795036163213),
('m2fejrf55p', 204, 279, NULL, NULL, NULL, 1795036163318),
('m2fejrf55p', 205, 275, NULL, NULL, NULL, 1795036163343),
('m2fejrf55p', 206, 390, NULL, NULL, NULL, 1795036163431),
('m2fejrf55p', 207, 280, NULL, NULL, NULL, 1795036163515),
('m2fejrf55p', 208, 264, NULL, NULL, NULL, 1795036163601),
('m2fejrf55p', 209, 388, NULL, NULL, NULL, 1795036163632);
INSERT INTO public.receipts VALUES ('rkwzwgmawm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1795036153729),
('rkwzwgmawm', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1795036154027),
('rkwzwgmawm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1795036154408),
('rkwzwgmawm', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1795036154591),
('rkwzwgmawm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1795036154689),
('rkwzwgmawm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 7, NULL, NULL, 1795036154836),
('rkwzwgmawm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm7', 8, NULL, NULL, 1795036154897),
('rkwzwgmawm', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm8', 11, NULL, NULL, 1795036154979),
('rkwzwgmawm', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm11', 13, NULL, NULL, 1795036155076),
('rkwzwgmawm', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm13', 18, NULL, NULL, 1795036155213),
('rkwzwgmawm', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm18', 20, NULL, NULL, 1795036155338),
('m2fejrf55p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 20, NULL, NULL, 1795036156807),
('2dgrkp4bts', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1795036164498);
INSERT INTO public.seats VALUES ('rkwzwgmawm', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('rkwzwgmawm', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('m2fejrf55p', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('m2fejrf55p', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('2dgrkp4bts', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('2dgrkp4bts', 1, NULL, NULL, false);
INSERT INTO public.tables VALUES ('rkwzwgmawm', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795036152966, 1795036156085, true, 0, '383fb0b27aee16ac736a0532175e307f15cd15c221fe140fd00766294133d488', 'f7d46be2f9115c06e7e0524fb44328cf05377b835c76fc05b556c118351af4c1', 30, 0, true, NULL, false, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, 18, 2, NULL, NULL, NULL, 20),
('m2fejrf55p', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795036156215, 1795036163632, true, 0, '4621b2fcc367ff1d188e47460cd21a1f26fc731f885d90ac5384c7c2e2fd4c93', '447195405480430e166dc3b0b076d3bfd74c84f605fb7d34db56efa0c8973046', 209, -2, true, '{"reason": "third_year", "shares": ["0", "1"]}', true, 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', 76, 2, NULL, NULL, NULL, 100),
('2dgrkp4bts', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795036163709, 1795036163709, false, 0, '29bc268380227a5e90b0198a09271793132063540bd43fd02bb7fb702540a70e', 'cff05a2c8f7544a40a57eeebd72ba6084b11e3582c0b520aa15a3ae82a3b0ccd', 0, 0, false, NULL, false, 'private', 'tmJ0J8E3YbJAKao-_iM9Xw', 60, NULL, NULL, NULL, NULL, 3, 3, NULL, NULL, NULL, 0);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.bans
    ADD CONSTRAINT bans_pkey PRIMARY KEY (subject);
ALTER TABLE ONLY public.epochs
    ADD CONSTRAINT epochs_pkey PRIMARY KEY (epoch);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_pkey PRIMARY KEY (table_id, person);
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_pkey PRIMARY KEY (table_id);
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
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_pkey PRIMARY KEY (table_id, person, server);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (table_id, browser, message);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.servers
    ADD CONSTRAINT servers_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_guests_person ON public.guests USING btree (person);
CREATE INDEX ix_presence_server ON public.presence USING btree (server);
CREATE INDEX ix_receipts_at ON public.receipts USING btree (at);
CREATE INDEX ix_seats_holder ON public.seats USING btree (holder);
CREATE INDEX ix_tables_changed ON public.tables USING btree (changed);
CREATE INDEX ix_tables_creator ON public.tables USING btree (creator);
CREATE INDEX ix_tables_listing ON public.tables USING btree (over, access, changed DESC, id);
ALTER TABLE ONLY public.guests
    ADD CONSTRAINT guests_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.leases
    ADD CONSTRAINT leases_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
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
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_server_fkey FOREIGN KEY (server) REFERENCES public.servers(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.presence
    ADD CONSTRAINT presence_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
