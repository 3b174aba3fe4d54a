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
    seat_changes json,
    over boolean DEFAULT false NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0008');
INSERT INTO public.epochs VALUES ('e779df2c7d7c6e1e');
INSERT INTO public.guests VALUES ('6erfxcmwv5', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('6erfxcmwv5', 1, 0, 'Talofa!', 1794978927996);
INSERT INTO public.mixes VALUES ('8cpbku9avd', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('6erfxcmwv5', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('0df09696f1ae6ffce23a3aedbafd5b8fb83443db7bfd98141e2ec3a69b13dac5', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794979828);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('8cpbku9avd', 1, 93, NULL, NULL, 1794978926400),
('8cpbku9avd', 2, 91, NULL, NULL, 1794978926466),
('8cpbku9avd', 3, 94, NULL, NULL, 1794978926496),
('8cpbku9avd', 4, 91, NULL, NULL, 1794978926532),
('8cpbku9avd', 5, 87, NULL, NULL, 1794978926552),
('8cpbku9avd', 6, 26, NULL, NULL, 1794978926552),
('8cpbku9avd', 7, 569, NULL, NULL, 1794978926563),
('8cpbku9avd', 8, 11, NULL, NULL, 1794978926563),
('8cpbku9avd', 9, 6903, NULL, NULL, 1794978926578),
('8cpbku9avd', 10, 122, NULL, NULL, 1794978926581),
('8cpbku9avd', 11, 87, NULL, NULL, 1794978926592),
('8cpbku9avd', 12, 7, NULL, NULL, 1794978926592),
('8cpbku9avd', 13, 6913, NULL, NULL, 1794978926697),
('8cpbku9avd', 14, 111, NULL, NULL, 1794978926704),
('8cpbku9avd', 15, 65, NULL, NULL, 1794978926729),
('8cpbku9avd', 16, 61, NULL, NULL, 1794978926738),
('8cpbku9avd', 17, 87, NULL, NULL, 1794978926758),
('8cpbku9avd', 18, 6, NULL, NULL, 1794978926758),
('8cpbku9avd', 19, 6711, NULL, NULL, 1794978926778),
('8cpbku9avd', 20, 110, NULL, NULL, 1794978926781),
('8cpbku9avd', 21, 86, NULL, NULL, 1794978926794),
('8cpbku9avd', 22, 93, NULL, NULL, 1794978926794),
('8cpbku9avd', 23, 94, NULL, NULL, 1794978926794),
('8cpbku9avd', 24, 87, NULL, NULL, 1794978926801),
('8cpbku9avd', 25, 29, NULL, NULL, 1794978926801),
('8cpbku9avd', 26, 754, NULL, NULL, 1794978926805),
('8cpbku9avd', 27, 3, NULL, NULL, 1794978926805),
('8cpbku9avd', 28, 6900, NULL, NULL, 1794978926812),
('8cpbku9avd', 29, 102, NULL, NULL, 1794978926820),
('8cpbku9avd', 30, 38, NULL, NULL, 1794978926826),
('8cpbku9avd', 31, 91, NULL, NULL, 1794978926826),
('8cpbku9avd', 32, 95, NULL, NULL, 1794978926826),
('buquyqwtb4', 1, 2, NULL, NULL, 1794978926852),
('buquyqwtb4', 2, 29, NULL, NULL, 1794978926852),
('buquyqwtb4', 3, 2, NULL, NULL, 1794978926852),
('buquyqwtb4', 4, 26, NULL, NULL, 1794978926852),
('buquyqwtb4', 5, 45, NULL, NULL, 1794978926852),
('buquyqwtb4', 6, 16, NULL, NULL, 1794978926852),
('buquyqwtb4', 7, 30, NULL, NULL, 1794978926852),
('buquyqwtb4', 8, 5, NULL, NULL, 1794978926852),
('buquyqwtb4', 9, 19, NULL, NULL, 1794978926852),
('buquyqwtb4', 10, 10, NULL, NULL, 1794978926852),
('buquyqwtb4', 11, 37, NULL, NULL, 1794978926852),
('buquyqwtb4', 12, 28, NULL, NULL, 1794978926852),
('buquyqwtb4', 13, 32, NULL, NULL, 1794978926852),
('buquyqwtb4', 14, 27, NULL, NULL, 1794978926852),
('buquyqwtb4', 15, 41, NULL, NULL, 1794978926852),
('buquyqwtb4', 16, 34, NULL, NULL, 1794978926852),
('buquyqwtb4', 17, 6, NULL, NULL, 1794978926852),
('buquyqwtb4', 18, 150, NULL, NULL, 1794978926901),
('buquyqwtb4', 19, 224, NULL, NULL, 1794978926910),
('buquyqwtb4', 20, 228, NULL, NULL, 1794978926910),
('buquyqwtb4', 21, 237, NULL, NULL, 1794978926910),
('buquyqwtb4', 22, 388, NULL, NULL, 1794978926910),
('buquyqwtb4', 23, 0, NULL, NULL, 1794978926910),
('buquyqwtb4', 24, 4, NULL, NULL, 1794978926910),
('buquyqwtb4', 25, 20, NULL, NULL, 1794978926910),
('buquyqwtb4', 26, 54, NULL, NULL, 1794978926921),
('buquyqwtb4', 27, 134, NULL, NULL, 1794978926921),
('buquyqwtb4', 28, 388, NULL, NULL, 1794978926921),
('buquyqwtb4', 29, 389, NULL, NULL, 1794978926925),
('buquyqwtb4', 30, 29, NULL, NULL, 1794978926925),
('buquyqwtb4', 31, 389, NULL, NULL, 1794978926929),
('buquyqwtb4', 32, 21, NULL, NULL, 1794978926929),
('buquyqwtb4', 33, 78, NULL, NULL, 1794978926945),
('buquyqwtb4', 34, 102, NULL, NULL, 1794978926945),
('buquyqwtb4', 35, 106, NULL, NULL, 1794978926945),
('buquyqwtb4', 36, 388, NULL, NULL, 1794978926945),
('buquyqwtb4', 37, 389, NULL, NULL, 1794978926950),
('buquyqwtb4', 38, 34, NULL, NULL, 1794978926950),
('buquyqwtb4', 39, 82, NULL, NULL, 1794978926956),
('buquyqwtb4', 40, 127, NULL, NULL, 1794978926956),
('buquyqwtb4', 41, 129, NULL, NULL, 1794978926956),
('buquyqwtb4', 42, 388, NULL, NULL, 1794978926956),
('buquyqwtb4', 43, 389, NULL, NULL, 1794978926961),
('buquyqwtb4', 44, 10, NULL, NULL, 1794978926961),
('buquyqwtb4', 45, 54, NULL, NULL, 1794978926974),
('buquyqwtb4', 46, 134, NULL, NULL, 1794978926974),
('buquyqwtb4', 47, 388, NULL, NULL, 1794978926974),
('buquyqwtb4', 48, 389, NULL, NULL, 1794978926976),
('buquyqwtb4', 49, 9, NULL, NULL, 1794978926976),
('buquyqwtb4', 50, 389, NULL, NULL, 1794978926996),
('buquyqwtb4', 51, 32, NULL, NULL, 1794978926996),
('buquyqwtb4', 52, 81, NULL, NULL, 1794978927054),
('buquyqwtb4', 53, 109, NULL, NULL, 1794978927054),
('buquyqwtb4', 54, 388, NULL, NULL, 1794978927054),
('buquyqwtb4', 55, 389, NULL, NULL, 1794978927144),
('buquyqwtb4', 56, 9, NULL, NULL, 1794978927144),
('buquyqwtb4', 57, 62, NULL, NULL, 1794978927146),
('buquyqwtb4', 58, 120, NULL, NULL, 1794978927146),
('buquyqwtb4', 59, 132, NULL, NULL, 1794978927146),
('buquyqwtb4', 60, 388, NULL, NULL, 1794978927146),
('buquyqwtb4', 61, 389, NULL, NULL, 1794978927184),
('buquyqwtb4', 62, 278, NULL, NULL, 1794978927187),
('buquyqwtb4', 63, 271, NULL, NULL, 1794978927191),
('buquyqwtb4', 64, 289, NULL, NULL, 1794978927193),
('buquyqwtb4', 65, 249, NULL, NULL, 1794978927205),
('buquyqwtb4', 66, 278, NULL, NULL, 1794978927208),
('buquyqwtb4', 67, 260, NULL, NULL, 1794978927210),
('buquyqwtb4', 68, 253, NULL, NULL, 1794978927212),
('buquyqwtb4', 69, 263, NULL, NULL, 1794978927214),
('buquyqwtb4', 70, 326, NULL, NULL, 1794978927216),
('buquyqwtb4', 71, 388, NULL, NULL, 1794978927216),
('buquyqwtb4', 72, 319, NULL, NULL, 1794978927218),
('buquyqwtb4', 73, 388, NULL, NULL, 1794978927218),
('buquyqwtb4', 74, 28, NULL, NULL, 1794978927218),
('buquyqwtb4', 75, 30, NULL, NULL, 1794978927218),
('buquyqwtb4', 76, 40, NULL, NULL, 1794978927218),
('buquyqwtb4', 77, 58, NULL, NULL, 1794978927221),
('buquyqwtb4', 78, 110, NULL, NULL, 1794978927221),
('buquyqwtb4', 79, 110, NULL, NULL, 1794978927221),
('buquyqwtb4', 80, 388, NULL, NULL, 1794978927221),
('buquyqwtb4', 81, 389, NULL, NULL, 1794978927228),
('buquyqwtb4', 82, 42, NULL, NULL, 1794978927228),
('buquyqwtb4', 83, 72, NULL, NULL, 1794978927232),
('buquyqwtb4', 84, 130, NULL, NULL, 1794978927232),
('buquyqwtb4', 85, 388, NULL, NULL, 1794978927232),
('buquyqwtb4', 86, 389, NULL, NULL, 1794978927234),
('buquyqwtb4', 87, 8, NULL, NULL, 1794978927234),
('buquyqwtb4', 88, 61, NULL, NULL, 1794978927236),
('buquyqwtb4', 89, 106, NULL, NULL, 1794978927236),
('buquyqwtb4', 90, 137, NULL, NULL, 1794978927236),
('buquyqwtb4', 91, 388, NULL, NULL, 1794978927236),
('buquyqwtb4', 92, 185, NULL, NULL, 1794978927240),
('buquyqwtb4', 93, 5, NULL, NULL, 1794978927240),
('buquyqwtb4', 94, 31, NULL, NULL, 1794978927240),
('buquyqwtb4', 95, 389, NULL, NULL, 1794978927244),
('buquyqwtb4', 96, 47, NULL, NULL, 1794978927244),
('buquyqwtb4', 97, 389, NULL, NULL, 1794978927254),
('buquyqwtb4', 98, 37, NULL, NULL, 1794978927254),
('buquyqwtb4', 99, 62, NULL, NULL, 1794978927303),
('buquyqwtb4', 100, 120, NULL, NULL, 1794978927303),
('buquyqwtb4', 101, 388, NULL, NULL, 1794978927303),
('buquyqwtb4', 102, 389, NULL, NULL, 1794978927324),
('buquyqwtb4', 103, 18, NULL, NULL, 1794978927324),
('buquyqwtb4', 104, 84, NULL, NULL, 1794978927329),
('buquyqwtb4', 105, 131, NULL, NULL, 1794978927329),
('buquyqwtb4', 106, 137, NULL, NULL, 1794978927329),
('buquyqwtb4', 107, 388, NULL, NULL, 1794978927329),
('buquyqwtb4', 108, 185, NULL, NULL, 1794978927331),
('buquyqwtb4', 109, 17, NULL, NULL, 1794978927331),
('buquyqwtb4', 110, 20, NULL, NULL, 1794978927331),
('buquyqwtb4', 111, 389, NULL, NULL, 1794978927340),
('buquyqwtb4', 112, 15, NULL, NULL, 1794978927340),
('buquyqwtb4', 113, 62, NULL, NULL, 1794978927343),
('buquyqwtb4', 114, 120, NULL, NULL, 1794978927343),
('buquyqwtb4', 115, 132, NULL, NULL, 1794978927343),
('buquyqwtb4', 116, 388, NULL, NULL, 1794978927343),
('buquyqwtb4', 117, 389, NULL, NULL, 1794978927352),
('buquyqwtb4', 118, 38, NULL, NULL, 1794978927352),
('buquyqwtb4', 119, 389, NULL, NULL, 1794978927353),
('buquyqwtb4', 120, 390, NULL, NULL, 1794978927360),
('buquyqwtb4', 121, 272, NULL, NULL, 1794978927362),
('buquyqwtb4', 122, 275, NULL, NULL, 1794978927364),
('buquyqwtb4', 123, 390, NULL, NULL, 1794978927369),
('buquyqwtb4', 124, 388, NULL, NULL, 1794978927377),
('buquyqwtb4', 125, 18, NULL, NULL, 1794978927377),
('buquyqwtb4', 126, 15, NULL, NULL, 1794978927377),
('buquyqwtb4', 127, 19, NULL, NULL, 1794978927377),
('buquyqwtb4', 128, 81, NULL, NULL, 1794978927384),
('buquyqwtb4', 129, 115, NULL, NULL, 1794978927384),
('buquyqwtb4', 130, 117, NULL, NULL, 1794978927384),
('buquyqwtb4', 131, 388, NULL, NULL, 1794978927384),
('buquyqwtb4', 132, 389, NULL, NULL, 1794978927386),
('buquyqwtb4', 133, 36, NULL, NULL, 1794978927386),
('buquyqwtb4', 134, 72, NULL, NULL, 1794978927394),
('buquyqwtb4', 135, 118, NULL, NULL, 1794978927394),
('buquyqwtb4', 136, 388, NULL, NULL, 1794978927394),
('buquyqwtb4', 137, 389, NULL, NULL, 1794978927452),
('buquyqwtb4', 138, 14, NULL, NULL, 1794978927452),
('buquyqwtb4', 139, 389, NULL, NULL, 1794978927461),
('buquyqwtb4', 140, 44, NULL, NULL, 1794978927461),
('buquyqwtb4', 141, 389, NULL, NULL, 1794978927462),
('buquyqwtb4', 142, 23, NULL, NULL, 1794978927462),
('buquyqwtb4', 143, 69, NULL, NULL, 1794978927472),
('buquyqwtb4', 144, 144, NULL, NULL, 1794978927472),
('buquyqwtb4', 145, 388, NULL, NULL, 1794978927472),
('buquyqwtb4', 146, 186, NULL, NULL, 1794978927484),
('buquyqwtb4', 147, 213, NULL, NULL, 1794978927487),
('buquyqwtb4', 148, 225, NULL, NULL, 1794978927487),
('buquyqwtb4', 149, 232, NULL, NULL, 1794978927487),
('buquyqwtb4', 150, 388, NULL, NULL, 1794978927487),
('buquyqwtb4', 151, 27, NULL, NULL, 1794978927487),
('buquyqwtb4', 152, 36, NULL, NULL, 1794978927487),
('buquyqwtb4', 153, 12, NULL, NULL, 1794978927487),
('buquyqwtb4', 154, 389, NULL, NULL, 1794978927508),
('buquyqwtb4', 155, 7, NULL, NULL, 1794978927508),
('buquyqwtb4', 156, 84, NULL, NULL, 1794978927517),
('buquyqwtb4', 157, 114, NULL, NULL, 1794978927517),
('buquyqwtb4', 158, 388, NULL, NULL, 1794978927517),
('buquyqwtb4', 159, 162, NULL, NULL, 1794978927525),
('buquyqwtb4', 160, 228, NULL, NULL, 1794978927526),
('buquyqwtb4', 161, 232, NULL, NULL, 1794978927526),
('buquyqwtb4', 162, 388, NULL, NULL, 1794978927526),
('buquyqwtb4', 163, 21, NULL, NULL, 1794978927526),
('buquyqwtb4', 164, 13, NULL, NULL, 1794978927526),
('buquyqwtb4', 165, 389, NULL, NULL, 1794978927537),
('buquyqwtb4', 166, 13, NULL, NULL, 1794978927537),
('buquyqwtb4', 167, 67, NULL, NULL, 1794978927543),
('buquyqwtb4', 168, 107, NULL, NULL, 1794978927543),
('buquyqwtb4', 169, 112, NULL, NULL, 1794978927543),
('buquyqwtb4', 170, 388, NULL, NULL, 1794978927543),
('buquyqwtb4', 171, 389, NULL, NULL, 1794978927551),
('buquyqwtb4', 172, 40, NULL, NULL, 1794978927551),
('buquyqwtb4', 173, 70, NULL, NULL, 1794978927573),
('buquyqwtb4', 174, 113, NULL, NULL, 1794978927573),
('buquyqwtb4', 175, 113, NULL, NULL, 1794978927573),
('buquyqwtb4', 176, 127, NULL, NULL, 1794978927573),
('buquyqwtb4', 177, 388, NULL, NULL, 1794978927573),
('buquyqwtb4', 178, 175, NULL, NULL, 1794978927577),
('buquyqwtb4', 179, 161, NULL, NULL, 1794978927592),
('buquyqwtb4', 180, 25, NULL, NULL, 1794978927592),
('buquyqwtb4', 181, 11, NULL, NULL, 1794978927592),
('buquyqwtb4', 182, 389, NULL, NULL, 1794978927602),
('buquyqwtb4', 183, 256, NULL, NULL, 1794978927609),
('buquyqwtb4', 184, 257, NULL, NULL, 1794978927613),
('buquyqwtb4', 185, 390, NULL, NULL, 1794978927623),
('buquyqwtb4', 186, 264, NULL, NULL, 1794978927629),
('buquyqwtb4', 187, 250, NULL, NULL, 1794978927704),
('buquyqwtb4', 188, 262, NULL, NULL, 1794978927773),
('buquyqwtb4', 189, 304, NULL, NULL, 1794978927888),
('buquyqwtb4', 190, 388, NULL, NULL, 1794978927888),
('buquyqwtb4', 191, 310, NULL, NULL, 1794978927898),
('buquyqwtb4', 192, 388, NULL, NULL, 1794978927898);
INSERT INTO public.receipts VALUES ('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794978926422),
('8cpbku9avd', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794978926474),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794978926525),
('8cpbku9avd', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794978926537),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794978926555),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794978926564),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 9, NULL, NULL, 1794978926578),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm9', 10, NULL, NULL, 1794978926586),
('8cpbku9avd', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 12, NULL, NULL, 1794978926598),
('8cpbku9avd', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 13, NULL, NULL, 1794978926698),
('8cpbku9avd', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm13', 14, NULL, NULL, 1794978926706),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm14', 15, NULL, NULL, 1794978926732),
('8cpbku9avd', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm15', 16, NULL, NULL, 1794978926744),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm16', 18, NULL, NULL, 1794978926759),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm18', 19, NULL, NULL, 1794978926779),
('8cpbku9avd', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm19', 20, NULL, NULL, 1794978926782),
('buquyqwtb4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 18, NULL, NULL, 1794978926901),
('buquyqwtb4', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm18', 25, NULL, NULL, 1794978926915),
('6erfxcmwv5', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794978927997);
INSERT INTO public.seats VALUES ('8cpbku9avd', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('8cpbku9avd', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
('buquyqwtb4', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('buquyqwtb4', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
('6erfxcmwv5', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('6erfxcmwv5', 1, NULL, NULL);
INSERT INTO public.tables VALUES ('8cpbku9avd', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794978926316, 1794978926826, true, 0, 'bedf4ad94ea97334be0ce57f7513e6d83479bf0be59a1db1f59aa44e1dc93761', '86ba56e5d2bda2926765c1082171b7e9cc3918f260457e01bea0151760465258', 32, 0, true, NULL, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, false),
('buquyqwtb4', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794978926837, 1794978927898, true, 0, 'b9a79d783fc0fc2b41f7c8cfb55c438b40b1632b0fb897d04aeb983d1942e85a', 'bda959a552e87d1162811d44414806cf252049450fe3f738cd9d5c0cb8a346aa', 192, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', true),
('6erfxcmwv5', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794978927959, 1794978927959, false, 0, '251448ba6166f715f96e493c6cfbb4d56725f179551ff8607b5d955603ebbf4b', 'dc84442b37f17a9c221d0b6a13eedec3681db0366695f0e251c5301e9b0f89e0', 0, 0, false, NULL, 'private', 'sZQ_CIi0NsnPAL7b5NPxWA', 60, NULL, NULL, NULL, NULL, false);
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
