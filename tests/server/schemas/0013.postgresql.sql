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
    progress integer DEFAULT 0 NOT NULL,
    shared boolean DEFAULT true NOT NULL,
    free boolean DEFAULT true NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0013');
INSERT INTO public.epochs VALUES ('4ae0ffe7c8f7a0ac');
INSERT INTO public.guests VALUES ('4tgnc3hqrp', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', false);
INSERT INTO public.lines VALUES ('4tgnc3hqrp', 1, 0, 'Talofa!', 1795050572768);
INSERT INTO public.mixes VALUES ('cx9yym4dch', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('4tgnc3hqrp', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('2b3fdac7ddfebf8d315b9674069f2a20c50a0ea42c24ea872fe17278b17f6a36', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1795051472);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('cx9yym4dch', 1, 93, NULL, NULL, NULL, 1795050572180),
('cx9yym4dch', 2, 91, NULL, NULL, NULL, 1795050572190),
('cx9yym4dch', 3, 94, NULL, NULL, NULL, 1795050572195),
('cx9yym4dch', 4, 91, NULL, NULL, NULL, 1795050572200),
('cx9yym4dch', 5, 87, NULL, NULL, NULL, 1795050572206),
('cx9yym4dch', 6, 22, NULL, NULL, NULL, 1795050572206),
('cx9yym4dch', 7, 569, NULL, NULL, NULL, 1795050572224),
('cx9yym4dch', 8, 4, NULL, NULL, NULL, 1795050572224),
('cx9yym4dch', 9, 6903, NULL, NULL, NULL, 1795050572231),
('cx9yym4dch', 10, 104, NULL, NULL, NULL, 1795050572267),
('cx9yym4dch', 11, 87, NULL, NULL, NULL, 1795050572274),
('cx9yym4dch', 12, 10, NULL, NULL, NULL, 1795050572274),
('cx9yym4dch', 13, 6913, NULL, NULL, NULL, 1795050572277),
('cx9yym4dch', 14, 119, NULL, NULL, NULL, 1795050572286),
('cx9yym4dch', 15, 58, NULL, NULL, NULL, 1795050572292),
('cx9yym4dch', 16, 64, NULL, NULL, NULL, 1795050572300),
('cx9yym4dch', 17, 87, NULL, NULL, NULL, 1795050572303),
('cx9yym4dch', 18, 16, NULL, NULL, NULL, 1795050572303),
('cx9yym4dch', 19, 6711, NULL, NULL, NULL, 1795050572309),
('cx9yym4dch', 20, 21, NULL, NULL, NULL, 1795050572309),
('cx9yym4dch', 21, 6722, NULL, NULL, NULL, 1795050572317),
('cx9yym4dch', 22, 8, NULL, NULL, NULL, 1795050572317),
('cx9yym4dch', 23, 6529, NULL, NULL, NULL, 1795050572323),
('cx9yym4dch', 24, 114, NULL, NULL, NULL, 1795050572327),
('cx9yym4dch', 25, 86, NULL, NULL, NULL, 1795050572334),
('cx9yym4dch', 26, 90, NULL, NULL, NULL, 1795050572334),
('cx9yym4dch', 27, 94, NULL, NULL, NULL, 1795050572334),
('cx9yym4dch', 28, 87, NULL, NULL, NULL, 1795050572337),
('cx9yym4dch', 29, 2, NULL, NULL, NULL, 1795050572337),
('cx9yym4dch', 30, 951, NULL, NULL, NULL, 1795050572342),
('2kturvrerk', 1, 0, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 2, 46, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 3, 17, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 4, 15, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 5, 36, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 6, 22, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 7, 14, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 8, 5, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 9, 5, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 10, 36, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 11, 20, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 12, 9, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 13, 40, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 14, 41, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 15, 2, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 16, 11, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 17, 31, NULL, NULL, NULL, 1795050572366),
('2kturvrerk', 18, 98, NULL, NULL, NULL, 1795050572379),
('2kturvrerk', 19, 109, NULL, NULL, NULL, 1795050572379),
('2kturvrerk', 20, 388, NULL, NULL, NULL, 1795050572379),
('2kturvrerk', 21, 163, NULL, NULL, NULL, 1795050572387),
('2kturvrerk', 22, 389, NULL, NULL, NULL, 1795050572397),
('2kturvrerk', 23, 32, NULL, NULL, NULL, 1795050572397),
('2kturvrerk', 24, 57, NULL, NULL, NULL, 1795050572401),
('2kturvrerk', 25, 102, NULL, NULL, NULL, 1795050572401),
('2kturvrerk', 26, 141, NULL, NULL, NULL, 1795050572401),
('2kturvrerk', 27, 388, NULL, NULL, NULL, 1795050572401),
('2kturvrerk', 28, 389, NULL, NULL, NULL, 1795050572408),
('2kturvrerk', 29, 8, NULL, NULL, NULL, 1795050572408),
('2kturvrerk', 30, 52, NULL, NULL, NULL, 1795050572416),
('2kturvrerk', 31, 120, NULL, NULL, NULL, 1795050572416),
('2kturvrerk', 32, 132, NULL, NULL, NULL, 1795050572416),
('2kturvrerk', 33, 388, NULL, NULL, NULL, 1795050572416),
('2kturvrerk', 34, 389, NULL, NULL, NULL, 1795050572424),
('2kturvrerk', 35, 23, NULL, NULL, NULL, 1795050572424),
('2kturvrerk', 36, 162, NULL, NULL, NULL, 1795050572427),
('2kturvrerk', 37, 207, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 38, 236, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 39, 242, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 40, 388, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 41, 4, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 42, 12, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 43, 35, NULL, NULL, NULL, 1795050572437),
('2kturvrerk', 44, 54, NULL, NULL, NULL, 1795050572445),
('2kturvrerk', 45, 123, NULL, NULL, NULL, 1795050572445),
('2kturvrerk', 46, 388, NULL, NULL, NULL, 1795050572445),
('2kturvrerk', 47, 389, NULL, NULL, NULL, 1795050572448),
('2kturvrerk', 48, 26, NULL, NULL, NULL, 1795050572448),
('2kturvrerk', 49, 389, NULL, NULL, NULL, 1795050572450),
('2kturvrerk', 50, 2, NULL, NULL, NULL, 1795050572450),
('2kturvrerk', 51, 74, NULL, NULL, NULL, 1795050572456),
('2kturvrerk', 52, 112, NULL, NULL, NULL, 1795050572456),
('2kturvrerk', 53, 131, NULL, NULL, NULL, 1795050572456),
('2kturvrerk', 54, 388, NULL, NULL, NULL, 1795050572456),
('2kturvrerk', 55, 389, NULL, NULL, NULL, 1795050572458),
('2kturvrerk', 56, 34, NULL, NULL, NULL, 1795050572458),
('2kturvrerk', 57, 69, NULL, NULL, NULL, 1795050572461),
('2kturvrerk', 58, 122, NULL, NULL, NULL, 1795050572461),
('2kturvrerk', 59, 388, NULL, NULL, NULL, 1795050572461),
('2kturvrerk', 60, 389, NULL, NULL, NULL, 1795050572468),
('2kturvrerk', 61, 41, NULL, NULL, NULL, 1795050572468),
('2kturvrerk', 62, 83, NULL, NULL, NULL, 1795050572469),
('2kturvrerk', 63, 126, NULL, NULL, NULL, 1795050572469),
('2kturvrerk', 64, 388, NULL, NULL, NULL, 1795050572469),
('2kturvrerk', 65, 174, NULL, NULL, NULL, 1795050572470),
('2kturvrerk', 66, 198, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 67, 213, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 68, 227, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 69, 230, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 70, 231, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 71, 388, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 72, 39, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 73, 28, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 74, 10, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 75, 9, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 76, 30, NULL, NULL, NULL, 1795050572472),
('2kturvrerk', 77, 389, NULL, NULL, NULL, 1795050572481),
('2kturvrerk', 78, 390, NULL, NULL, NULL, 1795050572497),
('2kturvrerk', 79, 256, NULL, NULL, NULL, 1795050572503),
('2kturvrerk', 80, 249, NULL, NULL, NULL, 1795050572506),
('2kturvrerk', 81, 280, NULL, NULL, NULL, 1795050572515),
('2kturvrerk', 82, 285, NULL, NULL, NULL, 1795050572525),
('2kturvrerk', 83, 388, NULL, NULL, NULL, 1795050572528),
('2kturvrerk', 84, 28, NULL, NULL, NULL, 1795050572528),
('2kturvrerk', 85, 14, NULL, NULL, NULL, 1795050572528),
('2kturvrerk', 86, 43, NULL, NULL, NULL, 1795050572528),
('2kturvrerk', 87, 75, NULL, NULL, NULL, 1795050572533),
('2kturvrerk', 88, 128, NULL, NULL, NULL, 1795050572533),
('2kturvrerk', 89, 388, NULL, NULL, NULL, 1795050572533),
('2kturvrerk', 90, 389, NULL, NULL, NULL, 1795050572541),
('2kturvrerk', 91, 10, NULL, NULL, NULL, 1795050572541),
('2kturvrerk', 92, 74, NULL, NULL, NULL, 1795050572549),
('2kturvrerk', 93, 109, NULL, NULL, NULL, 1795050572549),
('2kturvrerk', 94, 388, NULL, NULL, NULL, 1795050572549),
('2kturvrerk', 95, 389, NULL, NULL, NULL, 1795050572552),
('2kturvrerk', 96, 18, NULL, NULL, NULL, 1795050572552),
('2kturvrerk', 97, 80, NULL, NULL, NULL, 1795050572553),
('2kturvrerk', 98, 143, NULL, NULL, NULL, 1795050572553),
('2kturvrerk', 99, 388, NULL, NULL, NULL, 1795050572553),
('2kturvrerk', 100, 389, NULL, NULL, NULL, 1795050572557),
('2kturvrerk', 101, 37, NULL, NULL, NULL, 1795050572557),
('2kturvrerk', 102, 61, NULL, NULL, NULL, 1795050572562),
('2kturvrerk', 103, 128, NULL, NULL, NULL, 1795050572562),
('2kturvrerk', 104, 388, NULL, NULL, NULL, 1795050572562),
('2kturvrerk', 105, 389, NULL, NULL, NULL, 1795050572566),
('2kturvrerk', 106, 25, NULL, NULL, NULL, 1795050572566),
('2kturvrerk', 107, 95, NULL, NULL, NULL, 1795050572571),
('2kturvrerk', 108, 109, NULL, NULL, NULL, 1795050572571),
('2kturvrerk', 109, 388, NULL, NULL, NULL, 1795050572571),
('2kturvrerk', 110, 389, NULL, NULL, NULL, 1795050572579),
('2kturvrerk', 111, 44, NULL, NULL, NULL, 1795050572579),
('2kturvrerk', 112, 61, NULL, NULL, NULL, 1795050572583),
('2kturvrerk', 113, 118, NULL, NULL, NULL, 1795050572583),
('2kturvrerk', 114, 388, NULL, NULL, NULL, 1795050572583),
('2kturvrerk', 115, 389, NULL, NULL, NULL, 1795050572587),
('2kturvrerk', 116, 42, NULL, NULL, NULL, 1795050572587),
('2kturvrerk', 117, 389, NULL, NULL, NULL, 1795050572590),
('2kturvrerk', 118, 18, NULL, NULL, NULL, 1795050572590),
('2kturvrerk', 119, 88, NULL, NULL, NULL, 1795050572595),
('2kturvrerk', 120, 144, NULL, NULL, NULL, 1795050572595),
('2kturvrerk', 121, 388, NULL, NULL, NULL, 1795050572595),
('2kturvrerk', 122, 389, NULL, NULL, NULL, 1795050572599),
('2kturvrerk', 123, 274, NULL, NULL, NULL, 1795050572601),
('2kturvrerk', 124, 288, NULL, NULL, NULL, 1795050572603),
('2kturvrerk', 125, 390, NULL, NULL, NULL, 1795050572608),
('2kturvrerk', 126, 262, NULL, NULL, NULL, 1795050572614),
('2kturvrerk', 127, 272, NULL, NULL, NULL, 1795050572619),
('2kturvrerk', 128, 272, NULL, NULL, NULL, 1795050572624),
('2kturvrerk', 129, 388, NULL, NULL, NULL, 1795050572630),
('2kturvrerk', 130, 388, NULL, NULL, NULL, 1795050572638),
('2kturvrerk', 131, 27, NULL, NULL, NULL, 1795050572638),
('2kturvrerk', 132, 33, NULL, NULL, NULL, 1795050572638),
('2kturvrerk', 133, 7, NULL, NULL, NULL, 1795050572638),
('2kturvrerk', 134, 84, NULL, NULL, NULL, 1795050572643),
('2kturvrerk', 135, 125, NULL, NULL, NULL, 1795050572643),
('2kturvrerk', 136, 136, NULL, NULL, NULL, 1795050572643),
('2kturvrerk', 137, 388, NULL, NULL, NULL, 1795050572643),
('2kturvrerk', 138, 389, NULL, NULL, NULL, 1795050572648),
('2kturvrerk', 139, 4, NULL, NULL, NULL, 1795050572648),
('2kturvrerk', 140, 389, NULL, NULL, NULL, 1795050572651),
('2kturvrerk', 141, 24, NULL, NULL, NULL, 1795050572651),
('2kturvrerk', 142, 70, NULL, NULL, NULL, 1795050572659),
('2kturvrerk', 143, 142, NULL, NULL, NULL, 1795050572659),
('2kturvrerk', 144, 388, NULL, NULL, NULL, 1795050572659),
('2kturvrerk', 145, 173, NULL, NULL, NULL, 1795050572665),
('2kturvrerk', 146, 25, NULL, NULL, NULL, 1795050572665),
('2kturvrerk', 147, 16, NULL, NULL, NULL, 1795050572665),
('2kturvrerk', 148, 389, NULL, NULL, NULL, 1795050572669),
('2kturvrerk', 149, 22, NULL, NULL, NULL, 1795050572669),
('2kturvrerk', 150, 79, NULL, NULL, NULL, 1795050572675),
('2kturvrerk', 151, 125, NULL, NULL, NULL, 1795050572675),
('2kturvrerk', 152, 388, NULL, NULL, NULL, 1795050572675),
('2kturvrerk', 153, 389, NULL, NULL, NULL, 1795050572681),
('2kturvrerk', 154, 30, NULL, NULL, NULL, 1795050572681),
('2kturvrerk', 155, 94, NULL, NULL, NULL, 1795050572684),
('2kturvrerk', 156, 122, NULL, NULL, NULL, 1795050572684),
('2kturvrerk', 157, 388, NULL, NULL, NULL, 1795050572684),
('2kturvrerk', 158, 389, NULL, NULL, NULL, 1795050572691),
('2kturvrerk', 159, 40, NULL, NULL, NULL, 1795050572691),
('2kturvrerk', 160, 389, NULL, NULL, NULL, 1795050572700),
('2kturvrerk', 161, 45, NULL, NULL, NULL, 1795050572700),
('2kturvrerk', 162, 389, NULL, NULL, NULL, 1795050572705),
('2kturvrerk', 163, 6, NULL, NULL, NULL, 1795050572705),
('2kturvrerk', 164, 389, NULL, NULL, NULL, 1795050572709),
('2kturvrerk', 165, 264, NULL, NULL, NULL, 1795050572713),
('2kturvrerk', 166, 253, NULL, NULL, NULL, 1795050572716),
('2kturvrerk', 167, 266, NULL, NULL, NULL, 1795050572720),
('2kturvrerk', 168, 269, NULL, NULL, NULL, 1795050572723),
('2kturvrerk', 169, 280, NULL, NULL, NULL, 1795050572729),
('2kturvrerk', 170, 388, NULL, NULL, NULL, 1795050572738);
INSERT INTO public.receipts VALUES ('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1795050572185),
('cx9yym4dch', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1795050572192),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1795050572196),
('cx9yym4dch', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1795050572202),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1795050572207),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1795050572225),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 9, NULL, NULL, 1795050572250),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm9', 10, NULL, NULL, 1795050572270),
('cx9yym4dch', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 12, NULL, NULL, 1795050572274),
('cx9yym4dch', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 13, NULL, NULL, 1795050572283),
('cx9yym4dch', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm13', 14, NULL, NULL, 1795050572286),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm14', 15, NULL, NULL, 1795050572292),
('cx9yym4dch', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm15', 16, NULL, NULL, 1795050572301),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm16', 18, NULL, NULL, 1795050572304),
('cx9yym4dch', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm18', 20, NULL, NULL, 1795050572314),
('2kturvrerk', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 20, NULL, NULL, 1795050572383),
('4tgnc3hqrp', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1795050572769);
INSERT INTO public.seats VALUES ('cx9yym4dch', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('cx9yym4dch', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('2kturvrerk', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('2kturvrerk', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('4tgnc3hqrp', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('4tgnc3hqrp', 1, NULL, NULL, false);
INSERT INTO public.tables VALUES ('cx9yym4dch', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null, "gathers": false}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795050572142, 1795050572342, true, 0, '8bb08257eef172994a590c6447917ae04dead8c454042d22f765577c21e5db51', '88fcbee0e6bdb5ffd27d4b615733fc7c8f49b971de3bbbdccb04dc19a964800f', 30, 0, true, NULL, false, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, 23, 2, NULL, NULL, NULL, 27, true, false),
('2kturvrerk', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null, "gathers": false}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795050572351, 1795050572738, true, 0, '6a84262c482d02dbbd687eeea9e0c794153c61bc1c0153d05156c839807f807f', 'e94aa6b26644eb7fa7b06acd3f1190a36a5663a0f6d1054b00be0cecae7a53a7', 170, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', true, 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', 70, 2, NULL, NULL, NULL, 100, true, false),
('4tgnc3hqrp', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null, "gathers": false}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1795050572746, 1795050572746, false, 0, '000d5f22b8f850939aa660b699eae4d108b64168d2e5ff9095e7ae699d5adb08', '1653668ecdc91de233b0def7bb91fbb1506d0151db6b48165f60d51b7738cb03', 0, 0, false, NULL, false, 'private', 'aR0ANRxZkvMhof9kucytBg', 60, NULL, NULL, NULL, NULL, 3, 3, NULL, NULL, NULL, 0, true, true);
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
CREATE INDEX ix_tables_free ON public.tables USING btree (free, over, access, changed DESC, id) WHERE free;
CREATE INDEX ix_tables_listing ON public.tables USING btree (over, access, changed DESC, id);
CREATE INDEX ix_tables_shared ON public.tables USING btree (shared, over, access, changed DESC, id) WHERE shared;
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
