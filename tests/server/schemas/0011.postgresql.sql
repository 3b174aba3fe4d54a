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
    at bigint NOT NULL,
    bot character varying(10)
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
    expires bigint NOT NULL
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
    over boolean DEFAULT false NOT NULL,
    version integer DEFAULT 0 NOT NULL,
    details integer DEFAULT 0 NOT NULL,
    banks json,
    paused bigint,
    offer json,
    progress integer DEFAULT 0 NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0011');
INSERT INTO public.epochs VALUES ('052f2e38b86a5743');
INSERT INTO public.guests VALUES ('fgd5wj78ze', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee', false);
INSERT INTO public.lines VALUES ('fgd5wj78ze', 1, 0, 'Talofa!', 1794999436347);
INSERT INTO public.mixes VALUES ('yanf647xve', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('fgd5wj78ze', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('701eeee4f098d5662cc48986505c7dee6a9c3a90892279b25c6e955f7f7619b4', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1795000336);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('yanf647xve', 1, 93, NULL, NULL, 1794999435003, NULL),
('yanf647xve', 2, 91, NULL, NULL, 1794999435013, NULL),
('yanf647xve', 3, 94, NULL, NULL, 1794999435014, NULL),
('yanf647xve', 4, 91, NULL, NULL, 1794999435022, NULL),
('yanf647xve', 5, 87, NULL, NULL, 1794999435023, NULL),
('yanf647xve', 6, 23, NULL, NULL, 1794999435023, NULL),
('yanf647xve', 7, 569, NULL, NULL, 1794999435028, NULL),
('yanf647xve', 8, 1, NULL, NULL, 1794999435028, NULL),
('yanf647xve', 9, 6903, NULL, NULL, 1794999435032, NULL),
('yanf647xve', 10, 96, NULL, NULL, 1794999435034, NULL),
('yanf647xve', 11, 87, NULL, NULL, 1794999435039, NULL),
('yanf647xve', 12, 5, NULL, NULL, 1794999435039, NULL),
('yanf647xve', 13, 6913, NULL, NULL, 1794999435041, NULL),
('yanf647xve', 14, 106, NULL, NULL, 1794999435043, NULL),
('yanf647xve', 15, 55, NULL, NULL, 1794999435050, NULL),
('yanf647xve', 16, 59, NULL, NULL, 1794999435052, NULL),
('yanf647xve', 17, 87, NULL, NULL, 1794999435056, NULL),
('yanf647xve', 18, 30, NULL, NULL, 1794999435056, NULL),
('yanf647xve', 19, 6711, NULL, NULL, 1794999435058, NULL),
('yanf647xve', 20, 15, NULL, NULL, 1794999435058, NULL),
('yanf647xve', 21, 6722, NULL, NULL, 1794999435065, NULL),
('yanf647xve', 22, 135, NULL, NULL, 1794999435068, NULL),
('yanf647xve', 23, 86, NULL, NULL, 1794999435069, NULL),
('yanf647xve', 24, 94, NULL, NULL, 1794999435069, NULL),
('yanf647xve', 25, 94, NULL, NULL, 1794999435069, NULL),
('yanf647xve', 26, 53, NULL, NULL, 1794999435070, NULL),
('yanf647xve', 27, 136, NULL, NULL, 1794999435070, NULL),
('yanf647xve', 28, 38, NULL, NULL, 1794999435073, NULL),
('yanf647xve', 29, 91, NULL, NULL, 1794999435073, NULL),
('yanf647xve', 30, 95, NULL, NULL, 1794999435073, NULL),
('ktn9uf38ja', 1, 2, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 2, 25, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 3, 1, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 4, 44, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 5, 11, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 6, 37, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 7, 17, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 8, 26, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 9, 28, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 10, 21, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 11, 4, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 12, 19, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 13, 7, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 14, 26, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 15, 38, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 16, 38, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 17, 1, NULL, NULL, 1794999435084, NULL),
('ktn9uf38ja', 18, 149, NULL, NULL, 1794999435439, NULL),
('ktn9uf38ja', 19, 16, NULL, NULL, 1794999435439, NULL),
('ktn9uf38ja', 20, 42, NULL, NULL, 1794999435439, NULL),
('ktn9uf38ja', 21, 63, NULL, NULL, 1794999435468, NULL),
('ktn9uf38ja', 22, 104, NULL, NULL, 1794999435468, NULL),
('ktn9uf38ja', 23, 126, NULL, NULL, 1794999435468, NULL),
('ktn9uf38ja', 24, 388, NULL, NULL, 1794999435468, NULL),
('ktn9uf38ja', 25, 150, NULL, NULL, 1794999435476, NULL),
('ktn9uf38ja', 26, 203, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 27, 234, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 28, 234, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 29, 388, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 30, 31, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 31, 28, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 32, 40, NULL, NULL, 1794999435490, NULL),
('ktn9uf38ja', 33, 173, NULL, NULL, 1794999435499, NULL),
('ktn9uf38ja', 34, 16, NULL, NULL, 1794999435499, NULL),
('ktn9uf38ja', 35, 27, NULL, NULL, 1794999435499, NULL),
('ktn9uf38ja', 36, 174, NULL, NULL, 1794999435561, NULL),
('ktn9uf38ja', 37, 212, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 38, 212, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 39, 215, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 40, 224, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 41, 227, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 42, 236, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 43, 238, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 44, 388, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 45, 27, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 46, 43, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 47, 7, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 48, 44, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 49, 14, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 50, 24, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 51, 32, NULL, NULL, 1794999435565, NULL),
('ktn9uf38ja', 52, 389, NULL, NULL, 1794999435570, NULL),
('ktn9uf38ja', 53, 37, NULL, NULL, 1794999435570, NULL),
('ktn9uf38ja', 54, 185, NULL, NULL, 1794999435585, NULL),
('ktn9uf38ja', 55, 2, NULL, NULL, 1794999435585, NULL),
('ktn9uf38ja', 56, 3, NULL, NULL, 1794999435585, NULL),
('ktn9uf38ja', 57, 73, NULL, NULL, 1794999435588, NULL),
('ktn9uf38ja', 58, 114, NULL, NULL, 1794999435588, NULL),
('ktn9uf38ja', 59, 388, NULL, NULL, 1794999435588, NULL),
('ktn9uf38ja', 60, 162, NULL, NULL, 1794999435592, NULL),
('ktn9uf38ja', 61, 217, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 62, 220, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 63, 223, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 64, 223, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 65, 228, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 66, 233, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 67, 388, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 68, 43, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 69, 8, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 70, 22, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 71, 29, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 72, 5, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 73, 10, NULL, NULL, 1794999435597, NULL),
('ktn9uf38ja', 74, 389, NULL, NULL, 1794999435601, NULL),
('ktn9uf38ja', 75, 9, NULL, NULL, 1794999435601, NULL),
('ktn9uf38ja', 76, 96, NULL, NULL, 1794999435605, NULL),
('ktn9uf38ja', 77, 129, NULL, NULL, 1794999435605, NULL),
('ktn9uf38ja', 78, 388, NULL, NULL, 1794999435605, NULL),
('ktn9uf38ja', 79, 389, NULL, NULL, 1794999435615, NULL),
('ktn9uf38ja', 80, 30, NULL, NULL, 1794999435615, NULL),
('ktn9uf38ja', 81, 174, NULL, NULL, 1794999435618, NULL),
('ktn9uf38ja', 82, 205, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 83, 206, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 84, 218, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 85, 239, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 86, 240, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 87, 240, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 88, 388, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 89, 13, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 90, 12, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 91, 21, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 92, 12, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 93, 18, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 94, 18, NULL, NULL, 1794999435661, NULL),
('ktn9uf38ja', 95, 69, NULL, NULL, 1794999435667, NULL),
('ktn9uf38ja', 96, 112, NULL, NULL, 1794999435667, NULL),
('ktn9uf38ja', 97, 113, NULL, NULL, 1794999435667, NULL),
('ktn9uf38ja', 98, 130, NULL, NULL, 1794999435667, NULL),
('ktn9uf38ja', 99, 388, NULL, NULL, 1794999435667, NULL),
('ktn9uf38ja', 100, 161, NULL, NULL, 1794999435669, NULL),
('ktn9uf38ja', 101, 9, NULL, NULL, 1794999435669, NULL),
('ktn9uf38ja', 102, 0, NULL, NULL, 1794999435669, NULL),
('ktn9uf38ja', 103, 389, NULL, NULL, 1794999435742, NULL),
('ktn9uf38ja', 104, 47, NULL, NULL, 1794999435742, NULL),
('ktn9uf38ja', 105, 389, NULL, NULL, 1794999435744, NULL),
('ktn9uf38ja', 106, 46, NULL, NULL, 1794999435744, NULL),
('ktn9uf38ja', 107, 82, NULL, NULL, 1794999435749, NULL),
('ktn9uf38ja', 108, 109, NULL, NULL, 1794999435749, NULL),
('ktn9uf38ja', 109, 388, NULL, NULL, 1794999435749, NULL),
('ktn9uf38ja', 110, 389, NULL, NULL, 1794999435763, NULL),
('ktn9uf38ja', 111, 31, NULL, NULL, 1794999435763, NULL),
('ktn9uf38ja', 112, 56, NULL, NULL, 1794999435780, NULL),
('ktn9uf38ja', 113, 100, NULL, NULL, 1794999435780, NULL),
('ktn9uf38ja', 114, 388, NULL, NULL, 1794999435780, NULL),
('ktn9uf38ja', 115, 389, NULL, NULL, 1794999435781, NULL),
('ktn9uf38ja', 116, 30, NULL, NULL, 1794999435781, NULL),
('ktn9uf38ja', 117, 80, NULL, NULL, 1794999435864, NULL),
('ktn9uf38ja', 118, 104, NULL, NULL, 1794999435864, NULL),
('ktn9uf38ja', 119, 388, NULL, NULL, 1794999435864, NULL),
('ktn9uf38ja', 120, 389, NULL, NULL, 1794999435876, NULL),
('ktn9uf38ja', 121, 273, NULL, NULL, 1794999435884, NULL),
('ktn9uf38ja', 122, 256, NULL, NULL, 1794999435887, NULL),
('ktn9uf38ja', 123, 244, NULL, NULL, 1794999435894, NULL),
('ktn9uf38ja', 124, 248, NULL, NULL, 1794999435897, NULL),
('ktn9uf38ja', 125, 253, NULL, NULL, 1794999435904, NULL),
('ktn9uf38ja', 126, 292, NULL, NULL, 1794999435912, NULL),
('ktn9uf38ja', 127, 388, NULL, NULL, 1794999435912, NULL),
('ktn9uf38ja', 128, 388, NULL, NULL, 1794999435922, NULL),
('ktn9uf38ja', 129, 32, NULL, NULL, 1794999435922, NULL),
('ktn9uf38ja', 130, 20, NULL, NULL, 1794999435922, NULL),
('ktn9uf38ja', 131, 41, NULL, NULL, 1794999435922, NULL),
('ktn9uf38ja', 132, 82, NULL, NULL, 1794999435929, NULL),
('ktn9uf38ja', 133, 147, NULL, NULL, 1794999435929, NULL),
('ktn9uf38ja', 134, 388, NULL, NULL, 1794999435929, NULL),
('ktn9uf38ja', 135, 389, NULL, NULL, 1794999435932, NULL),
('ktn9uf38ja', 136, 39, NULL, NULL, 1794999435932, NULL),
('ktn9uf38ja', 137, 389, NULL, NULL, 1794999435944, NULL),
('ktn9uf38ja', 138, 8, NULL, NULL, 1794999435944, NULL),
('ktn9uf38ja', 139, 99, NULL, NULL, 1794999435952, NULL),
('ktn9uf38ja', 140, 141, NULL, NULL, 1794999435952, NULL),
('ktn9uf38ja', 141, 388, NULL, NULL, 1794999435952, NULL),
('ktn9uf38ja', 142, 389, NULL, NULL, 1794999435956, NULL),
('ktn9uf38ja', 143, 34, NULL, NULL, 1794999435956, NULL),
('ktn9uf38ja', 144, 84, NULL, NULL, 1794999435957, NULL),
('ktn9uf38ja', 145, 139, NULL, NULL, 1794999435957, NULL),
('ktn9uf38ja', 146, 388, NULL, NULL, 1794999435957, NULL),
('ktn9uf38ja', 147, 389, NULL, NULL, 1794999435961, NULL),
('ktn9uf38ja', 148, 5, NULL, NULL, 1794999435961, NULL),
('ktn9uf38ja', 149, 389, NULL, NULL, 1794999436113, NULL),
('ktn9uf38ja', 150, 39, NULL, NULL, 1794999436113, NULL),
('ktn9uf38ja', 151, 187, NULL, NULL, 1794999436132, NULL),
('ktn9uf38ja', 152, 389, NULL, NULL, 1794999436146, NULL),
('ktn9uf38ja', 153, 10, NULL, NULL, 1794999436146, NULL),
('ktn9uf38ja', 154, 33, NULL, NULL, 1794999436146, NULL),
('ktn9uf38ja', 155, 93, NULL, NULL, 1794999436193, NULL),
('ktn9uf38ja', 156, 134, NULL, NULL, 1794999436193, NULL),
('ktn9uf38ja', 157, 388, NULL, NULL, 1794999436193, NULL),
('ktn9uf38ja', 158, 389, NULL, NULL, 1794999436200, NULL),
('ktn9uf38ja', 159, 19, NULL, NULL, 1794999436200, NULL),
('ktn9uf38ja', 160, 91, NULL, NULL, 1794999436228, NULL),
('ktn9uf38ja', 161, 141, NULL, NULL, 1794999436228, NULL),
('ktn9uf38ja', 162, 388, NULL, NULL, 1794999436228, NULL),
('ktn9uf38ja', 163, 389, NULL, NULL, 1794999436235, NULL),
('ktn9uf38ja', 164, 390, NULL, NULL, 1794999436244, NULL),
('ktn9uf38ja', 165, 285, NULL, NULL, 1794999436247, NULL),
('ktn9uf38ja', 166, 36, NULL, NULL, 1794999436247, NULL),
('ktn9uf38ja', 167, 14, NULL, NULL, 1794999436247, NULL),
('ktn9uf38ja', 168, 36, NULL, NULL, 1794999436247, NULL),
('ktn9uf38ja', 169, 389, NULL, NULL, 1794999436252, NULL),
('ktn9uf38ja', 170, 45, NULL, NULL, 1794999436252, NULL),
('ktn9uf38ja', 171, 389, NULL, NULL, 1794999436254, NULL),
('ktn9uf38ja', 172, 13, NULL, NULL, 1794999436254, NULL),
('ktn9uf38ja', 173, 389, NULL, NULL, 1794999436260, NULL),
('ktn9uf38ja', 174, 35, NULL, NULL, 1794999436260, NULL),
('ktn9uf38ja', 175, 389, NULL, NULL, 1794999436261, NULL),
('ktn9uf38ja', 176, 29, NULL, NULL, 1794999436261, NULL),
('ktn9uf38ja', 177, 71, NULL, NULL, 1794999436264, NULL),
('ktn9uf38ja', 178, 133, NULL, NULL, 1794999436264, NULL),
('ktn9uf38ja', 179, 388, NULL, NULL, 1794999436264, NULL),
('ktn9uf38ja', 180, 389, NULL, NULL, 1794999436265, NULL),
('ktn9uf38ja', 181, 3, NULL, NULL, 1794999436265, NULL),
('ktn9uf38ja', 182, 389, NULL, NULL, 1794999436268, NULL),
('ktn9uf38ja', 183, 17, NULL, NULL, 1794999436268, NULL),
('ktn9uf38ja', 184, 389, NULL, NULL, 1794999436270, NULL),
('ktn9uf38ja', 185, 15, NULL, NULL, 1794999436270, NULL),
('ktn9uf38ja', 186, 86, NULL, NULL, 1794999436273, NULL),
('ktn9uf38ja', 187, 103, NULL, NULL, 1794999436273, NULL),
('ktn9uf38ja', 188, 117, NULL, NULL, 1794999436273, NULL),
('ktn9uf38ja', 189, 388, NULL, NULL, 1794999436273, NULL),
('ktn9uf38ja', 190, 151, NULL, NULL, 1794999436283, NULL),
('ktn9uf38ja', 191, 389, NULL, NULL, 1794999436284, NULL),
('ktn9uf38ja', 192, 277, NULL, NULL, 1794999436286, NULL),
('ktn9uf38ja', 193, 390, NULL, NULL, 1794999436288, NULL);
INSERT INTO public.receipts VALUES ('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794999435009),
('yanf647xve', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794999435013),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794999435021),
('yanf647xve', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794999435022),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794999435026),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794999435028),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 9, NULL, NULL, 1794999435033),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm9', 10, NULL, NULL, 1794999435035),
('yanf647xve', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 12, NULL, NULL, 1794999435040),
('yanf647xve', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 13, NULL, NULL, 1794999435041),
('yanf647xve', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm13', 14, NULL, NULL, 1794999435048),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm14', 15, NULL, NULL, 1794999435050),
('yanf647xve', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm15', 16, NULL, NULL, 1794999435053),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm16', 18, NULL, NULL, 1794999435057),
('yanf647xve', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm18', 20, NULL, NULL, 1794999435059),
('ktn9uf38ja', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 20, NULL, NULL, 1794999435447),
('fgd5wj78ze', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794999436350);
INSERT INTO public.seats VALUES ('yanf647xve', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('yanf647xve', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('ktn9uf38ja', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('ktn9uf38ja', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('fgd5wj78ze', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('fgd5wj78ze', 1, NULL, NULL, false);
INSERT INTO public.tables VALUES ('yanf647xve', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794999434983, 1794999435073, true, 0, '5110885d4ec10fbe01d83f6f06d3e28e993e946d3bb75cc880a31255bdb6741f', 'f3ea387776e409b90b9c9367a6cd7b62af91625344578cbf6f942cc2256ac436', 30, 0, true, NULL, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, false, 22, 2, NULL, NULL, NULL, 20),
('ktn9uf38ja', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794999435075, 1794999436288, true, 0, '94147b38143416d2b4d773650fda1455c1b6f1bf68c81b7d8d652a2a2834e3f2', '5a20d131d14426a07c48fc5342c5f8d09e8104c27d675de101df28cda37af3e6', 193, -2, true, '{"reason": "third_year", "shares": ["0", "1"]}', 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', true, 65, 2, NULL, NULL, NULL, 100),
('fgd5wj78ze', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "increment": null}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794999436295, 1794999436295, false, 0, 'fdc4393612386f25aec2958ab0f24024292227fc883e79294eda5dcbcb110fd4', '0fb7191959c0ae5fd1f6a39da98df0fbff1bebe1d50793624c7a86029b474175', 0, 0, false, NULL, 'private', 'yT_KwAIEgUwbzIlT55t_CQ', 60, NULL, NULL, NULL, NULL, false, 3, 3, NULL, NULL, NULL, 0);
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
