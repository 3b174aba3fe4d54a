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
    details integer DEFAULT 0 NOT NULL
);
INSERT INTO public.alembic_version VALUES ('0010');
INSERT INTO public.epochs VALUES ('565f12ef97bdac73');
INSERT INTO public.guests VALUES ('n8v4v67qkz', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('n8v4v67qkz', 1, 0, 'Talofa!', 1794997552488);
INSERT INTO public.mixes VALUES ('cqgu8vtjfh', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('n8v4v67qkz', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('26521e3cf8c138564b472d9d0f97fa15a3522c0de6ecce0991e3ccc9c082eaad', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794998452);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('cqgu8vtjfh', 1, 93, NULL, NULL, 1794997551786, NULL),
('cqgu8vtjfh', 2, 91, NULL, NULL, 1794997551796, NULL),
('cqgu8vtjfh', 3, 94, NULL, NULL, 1794997551805, NULL),
('cqgu8vtjfh', 4, 91, NULL, NULL, 1794997551812, NULL),
('cqgu8vtjfh', 5, 87, NULL, NULL, 1794997551820, NULL),
('cqgu8vtjfh', 6, 30, NULL, NULL, 1794997551820, NULL),
('cqgu8vtjfh', 7, 569, NULL, NULL, 1794997551824, NULL),
('cqgu8vtjfh', 8, 20, NULL, NULL, 1794997551824, NULL),
('cqgu8vtjfh', 9, 6903, NULL, NULL, 1794997551834, NULL),
('cqgu8vtjfh', 10, 13, NULL, NULL, 1794997551834, NULL),
('cqgu8vtjfh', 11, 754, NULL, NULL, 1794997551845, NULL),
('cqgu8vtjfh', 12, 130, NULL, NULL, 1794997551848, NULL),
('cqgu8vtjfh', 13, 87, NULL, NULL, 1794997551857, NULL),
('cqgu8vtjfh', 14, 19, NULL, NULL, 1794997551857, NULL),
('cqgu8vtjfh', 15, 749, NULL, NULL, 1794997551869, NULL),
('cqgu8vtjfh', 16, 27, NULL, NULL, 1794997551869, NULL),
('cqgu8vtjfh', 17, 947, NULL, NULL, 1794997551873, NULL),
('cqgu8vtjfh', 18, 6, NULL, NULL, 1794997551873, NULL),
('cqgu8vtjfh', 19, 954, NULL, NULL, 1794997551888, NULL),
('cqgu8vtjfh', 20, 110, NULL, NULL, 1794997551892, NULL),
('cqgu8vtjfh', 21, 67, NULL, NULL, 1794997551896, NULL),
('cqgu8vtjfh', 22, 87, NULL, NULL, 1794997551904, NULL),
('cqgu8vtjfh', 23, 3, NULL, NULL, 1794997551904, NULL),
('cqgu8vtjfh', 24, 6711, NULL, NULL, 1794997551909, NULL),
('cqgu8vtjfh', 25, 103, NULL, NULL, 1794997551916, NULL),
('cqgu8vtjfh', 26, 86, NULL, NULL, 1794997551929, NULL),
('cqgu8vtjfh', 27, 90, NULL, NULL, 1794997551929, NULL),
('cqgu8vtjfh', 28, 94, NULL, NULL, 1794997551929, NULL),
('cqgu8vtjfh', 29, 87, NULL, NULL, 1794997551936, NULL),
('cqgu8vtjfh', 30, 26, NULL, NULL, 1794997551936, NULL),
('rpne86stnj', 1, 0, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 2, 31, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 3, 44, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 4, 17, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 5, 40, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 6, 7, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 7, 36, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 8, 37, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 9, 41, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 10, 30, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 11, 40, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 12, 26, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 13, 46, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 14, 7, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 15, 34, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 16, 12, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 17, 39, NULL, NULL, 1794997551958, NULL),
('rpne86stnj', 18, 92, NULL, NULL, 1794997551973, NULL),
('rpne86stnj', 19, 112, NULL, NULL, 1794997551973, NULL),
('rpne86stnj', 20, 126, NULL, NULL, 1794997551973, NULL),
('rpne86stnj', 21, 140, NULL, NULL, 1794997551973, NULL),
('rpne86stnj', 22, 388, NULL, NULL, 1794997551973, NULL),
('rpne86stnj', 23, 174, NULL, NULL, 1794997551980, NULL),
('rpne86stnj', 24, 203, NULL, NULL, 1794997551993, NULL),
('rpne86stnj', 25, 242, NULL, NULL, 1794997551993, NULL),
('rpne86stnj', 26, 388, NULL, NULL, 1794997551993, NULL),
('rpne86stnj', 27, 27, NULL, NULL, 1794997551993, NULL),
('rpne86stnj', 28, 43, NULL, NULL, 1794997551993, NULL),
('rpne86stnj', 29, 389, NULL, NULL, 1794997551995, NULL),
('rpne86stnj', 30, 9, NULL, NULL, 1794997551995, NULL),
('rpne86stnj', 31, 59, NULL, NULL, 1794997552004, NULL),
('rpne86stnj', 32, 139, NULL, NULL, 1794997552004, NULL),
('rpne86stnj', 33, 140, NULL, NULL, 1794997552004, NULL),
('rpne86stnj', 34, 388, NULL, NULL, 1794997552004, NULL),
('rpne86stnj', 35, 187, NULL, NULL, 1794997552016, NULL),
('rpne86stnj', 36, 389, NULL, NULL, 1794997552024, NULL),
('rpne86stnj', 37, 44, NULL, NULL, 1794997552024, NULL),
('rpne86stnj', 38, 92, NULL, NULL, 1794997552028, NULL),
('rpne86stnj', 39, 127, NULL, NULL, 1794997552028, NULL),
('rpne86stnj', 40, 388, NULL, NULL, 1794997552028, NULL),
('rpne86stnj', 41, 389, NULL, NULL, 1794997552036, NULL),
('rpne86stnj', 42, 45, NULL, NULL, 1794997552036, NULL),
('rpne86stnj', 43, 82, NULL, NULL, 1794997552038, NULL),
('rpne86stnj', 44, 107, NULL, NULL, 1794997552038, NULL),
('rpne86stnj', 45, 143, NULL, NULL, 1794997552038, NULL),
('rpne86stnj', 46, 388, NULL, NULL, 1794997552038, NULL),
('rpne86stnj', 47, 389, NULL, NULL, 1794997552048, NULL),
('rpne86stnj', 48, 20, NULL, NULL, 1794997552048, NULL),
('rpne86stnj', 49, 69, NULL, NULL, 1794997552052, NULL),
('rpne86stnj', 50, 109, NULL, NULL, 1794997552052, NULL),
('rpne86stnj', 51, 388, NULL, NULL, 1794997552052, NULL),
('rpne86stnj', 52, 175, NULL, NULL, 1794997552061, NULL),
('rpne86stnj', 53, 389, NULL, NULL, 1794997552076, NULL),
('rpne86stnj', 54, 25, NULL, NULL, 1794997552076, NULL),
('rpne86stnj', 55, 88, NULL, NULL, 1794997552080, NULL),
('rpne86stnj', 56, 130, NULL, NULL, 1794997552080, NULL),
('rpne86stnj', 57, 388, NULL, NULL, 1794997552080, NULL),
('rpne86stnj', 58, 389, NULL, NULL, 1794997552088, NULL),
('rpne86stnj', 59, 16, NULL, NULL, 1794997552088, NULL),
('rpne86stnj', 60, 64, NULL, NULL, 1794997552096, NULL),
('rpne86stnj', 61, 136, NULL, NULL, 1794997552096, NULL),
('rpne86stnj', 62, 144, NULL, NULL, 1794997552096, NULL),
('rpne86stnj', 63, 388, NULL, NULL, 1794997552096, NULL),
('rpne86stnj', 64, 389, NULL, NULL, 1794997552104, NULL),
('rpne86stnj', 65, 30, NULL, NULL, 1794997552104, NULL),
('rpne86stnj', 66, 59, NULL, NULL, 1794997552114, NULL),
('rpne86stnj', 67, 112, NULL, NULL, 1794997552114, NULL),
('rpne86stnj', 68, 117, NULL, NULL, 1794997552114, NULL),
('rpne86stnj', 69, 125, NULL, NULL, 1794997552114, NULL),
('rpne86stnj', 70, 388, NULL, NULL, 1794997552114, NULL),
('rpne86stnj', 71, 185, NULL, NULL, 1794997552120, NULL),
('rpne86stnj', 72, 4, NULL, NULL, 1794997552120, NULL),
('rpne86stnj', 73, 15, NULL, NULL, 1794997552120, NULL),
('rpne86stnj', 74, 389, NULL, NULL, 1794997552128, NULL),
('rpne86stnj', 75, 253, NULL, NULL, 1794997552132, NULL),
('rpne86stnj', 76, 261, NULL, NULL, 1794997552139, NULL),
('rpne86stnj', 77, 275, NULL, NULL, 1794997552144, NULL),
('rpne86stnj', 78, 285, NULL, NULL, 1794997552152, NULL),
('rpne86stnj', 79, 390, NULL, NULL, 1794997552155, NULL),
('rpne86stnj', 80, 256, NULL, NULL, 1794997552157, NULL),
('rpne86stnj', 81, 287, NULL, NULL, 1794997552164, NULL),
('rpne86stnj', 82, 388, NULL, NULL, 1794997552168, NULL),
('rpne86stnj', 83, 29, NULL, NULL, 1794997552168, NULL),
('rpne86stnj', 84, 39, NULL, NULL, 1794997552168, NULL),
('rpne86stnj', 85, 6, NULL, NULL, 1794997552168, NULL),
('rpne86stnj', 86, 173, NULL, NULL, 1794997552169, NULL),
('rpne86stnj', 87, 22, NULL, NULL, 1794997552169, NULL),
('rpne86stnj', 88, 2, NULL, NULL, 1794997552169, NULL),
('rpne86stnj', 89, 82, NULL, NULL, 1794997552180, NULL),
('rpne86stnj', 90, 104, NULL, NULL, 1794997552180, NULL),
('rpne86stnj', 91, 116, NULL, NULL, 1794997552180, NULL),
('rpne86stnj', 92, 388, NULL, NULL, 1794997552180, NULL),
('rpne86stnj', 93, 163, NULL, NULL, 1794997552184, NULL),
('rpne86stnj', 94, 389, NULL, NULL, 1794997552188, NULL),
('rpne86stnj', 95, 25, NULL, NULL, 1794997552188, NULL),
('rpne86stnj', 96, 389, NULL, NULL, 1794997552196, NULL),
('rpne86stnj', 97, 27, NULL, NULL, 1794997552196, NULL),
('rpne86stnj', 98, 92, NULL, NULL, 1794997552206, NULL),
('rpne86stnj', 99, 106, NULL, NULL, 1794997552206, NULL),
('rpne86stnj', 100, 130, NULL, NULL, 1794997552206, NULL),
('rpne86stnj', 101, 388, NULL, NULL, 1794997552206, NULL),
('rpne86stnj', 102, 389, NULL, NULL, 1794997552208, NULL),
('rpne86stnj', 103, 28, NULL, NULL, 1794997552208, NULL),
('rpne86stnj', 104, 88, NULL, NULL, 1794997552225, NULL),
('rpne86stnj', 105, 102, NULL, NULL, 1794997552225, NULL),
('rpne86stnj', 106, 125, NULL, NULL, 1794997552225, NULL),
('rpne86stnj', 107, 127, NULL, NULL, 1794997552225, NULL),
('rpne86stnj', 108, 388, NULL, NULL, 1794997552225, NULL),
('rpne86stnj', 109, 173, NULL, NULL, 1794997552228, NULL),
('rpne86stnj', 110, 2, NULL, NULL, 1794997552228, NULL),
('rpne86stnj', 111, 13, NULL, NULL, 1794997552228, NULL),
('rpne86stnj', 112, 389, NULL, NULL, 1794997552235, NULL),
('rpne86stnj', 113, 20, NULL, NULL, 1794997552235, NULL),
('rpne86stnj', 114, 58, NULL, NULL, 1794997552238, NULL),
('rpne86stnj', 115, 136, NULL, NULL, 1794997552238, NULL),
('rpne86stnj', 116, 140, NULL, NULL, 1794997552238, NULL),
('rpne86stnj', 117, 388, NULL, NULL, 1794997552238, NULL),
('rpne86stnj', 118, 389, NULL, NULL, 1794997552244, NULL),
('rpne86stnj', 119, 4, NULL, NULL, 1794997552244, NULL),
('rpne86stnj', 120, 52, NULL, NULL, 1794997552248, NULL),
('rpne86stnj', 121, 113, NULL, NULL, 1794997552248, NULL),
('rpne86stnj', 122, 388, NULL, NULL, 1794997552248, NULL),
('rpne86stnj', 123, 389, NULL, NULL, 1794997552256, NULL),
('rpne86stnj', 124, 13, NULL, NULL, 1794997552256, NULL),
('rpne86stnj', 125, 56, NULL, NULL, 1794997552260, NULL),
('rpne86stnj', 126, 120, NULL, NULL, 1794997552260, NULL),
('rpne86stnj', 127, 120, NULL, NULL, 1794997552260, NULL),
('rpne86stnj', 128, 388, NULL, NULL, 1794997552260, NULL),
('rpne86stnj', 129, 389, NULL, NULL, 1794997552264, NULL),
('rpne86stnj', 130, 3, NULL, NULL, 1794997552264, NULL),
('rpne86stnj', 131, 150, NULL, NULL, 1794997552272, NULL),
('rpne86stnj', 132, 200, NULL, NULL, 1794997552277, NULL),
('rpne86stnj', 133, 218, NULL, NULL, 1794997552277, NULL),
('rpne86stnj', 134, 388, NULL, NULL, 1794997552277, NULL),
('rpne86stnj', 135, 45, NULL, NULL, 1794997552277, NULL),
('rpne86stnj', 136, 21, NULL, NULL, 1794997552277, NULL),
('rpne86stnj', 137, 389, NULL, NULL, 1794997552284, NULL),
('rpne86stnj', 138, 390, NULL, NULL, 1794997552288, NULL),
('rpne86stnj', 139, 257, NULL, NULL, 1794997552296, NULL),
('rpne86stnj', 140, 390, NULL, NULL, 1794997552300, NULL),
('rpne86stnj', 141, 376, NULL, NULL, 1794997552307, NULL),
('rpne86stnj', 142, 388, NULL, NULL, 1794997552307, NULL),
('rpne86stnj', 143, 29, NULL, NULL, 1794997552307, NULL),
('rpne86stnj', 144, 31, NULL, NULL, 1794997552307, NULL),
('rpne86stnj', 145, 19, NULL, NULL, 1794997552307, NULL),
('rpne86stnj', 146, 175, NULL, NULL, 1794997552310, NULL),
('rpne86stnj', 147, 81, NULL, NULL, 1794997552320, NULL),
('rpne86stnj', 148, 128, NULL, NULL, 1794997552320, NULL),
('rpne86stnj', 149, 388, NULL, NULL, 1794997552320, NULL),
('rpne86stnj', 150, 389, NULL, NULL, 1794997552328, NULL),
('rpne86stnj', 151, 21, NULL, NULL, 1794997552328, NULL),
('rpne86stnj', 152, 92, NULL, NULL, 1794997552332, NULL),
('rpne86stnj', 153, 113, NULL, NULL, 1794997552332, NULL),
('rpne86stnj', 154, 131, NULL, NULL, 1794997552332, NULL),
('rpne86stnj', 155, 388, NULL, NULL, 1794997552332, NULL),
('rpne86stnj', 156, 389, NULL, NULL, 1794997552336, NULL),
('rpne86stnj', 157, 1, NULL, NULL, 1794997552336, NULL),
('rpne86stnj', 158, 389, NULL, NULL, 1794997552341, NULL),
('rpne86stnj', 159, 19, NULL, NULL, 1794997552341, NULL),
('rpne86stnj', 160, 161, NULL, NULL, 1794997552348, NULL),
('rpne86stnj', 161, 22, NULL, NULL, 1794997552348, NULL),
('rpne86stnj', 162, 33, NULL, NULL, 1794997552348, NULL),
('rpne86stnj', 163, 68, NULL, NULL, 1794997552357, NULL),
('rpne86stnj', 164, 101, NULL, NULL, 1794997552357, NULL),
('rpne86stnj', 165, 103, NULL, NULL, 1794997552357, NULL),
('rpne86stnj', 166, 388, NULL, NULL, 1794997552357, NULL),
('rpne86stnj', 167, 151, NULL, NULL, 1794997552364, NULL),
('rpne86stnj', 168, 389, NULL, NULL, 1794997552369, NULL),
('rpne86stnj', 169, 15, NULL, NULL, 1794997552369, NULL),
('rpne86stnj', 170, 80, NULL, NULL, 1794997552377, NULL),
('rpne86stnj', 171, 133, NULL, NULL, 1794997552377, NULL),
('rpne86stnj', 172, 145, NULL, NULL, 1794997552377, NULL),
('rpne86stnj', 173, 388, NULL, NULL, 1794997552377, NULL),
('rpne86stnj', 174, 389, NULL, NULL, 1794997552385, NULL),
('rpne86stnj', 175, 3, NULL, NULL, 1794997552385, NULL),
('rpne86stnj', 176, 82, NULL, NULL, 1794997552388, NULL),
('rpne86stnj', 177, 104, NULL, NULL, 1794997552388, NULL),
('rpne86stnj', 178, 388, NULL, NULL, 1794997552388, NULL),
('rpne86stnj', 179, 149, NULL, NULL, 1794997552396, NULL),
('rpne86stnj', 180, 26, NULL, NULL, 1794997552396, NULL),
('rpne86stnj', 181, 23, NULL, NULL, 1794997552396, NULL),
('rpne86stnj', 182, 389, NULL, NULL, 1794997552400, NULL),
('rpne86stnj', 183, 14, NULL, NULL, 1794997552400, NULL),
('rpne86stnj', 184, 389, NULL, NULL, 1794997552405, NULL),
('rpne86stnj', 185, 36, NULL, NULL, 1794997552405, NULL),
('rpne86stnj', 186, 83, NULL, NULL, 1794997552407, NULL),
('rpne86stnj', 187, 114, NULL, NULL, 1794997552407, NULL),
('rpne86stnj', 188, 115, NULL, NULL, 1794997552407, NULL),
('rpne86stnj', 189, 388, NULL, NULL, 1794997552407, NULL),
('rpne86stnj', 190, 162, NULL, NULL, 1794997552421, NULL),
('rpne86stnj', 191, 199, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 192, 219, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 193, 227, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 194, 236, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 195, 388, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 196, 24, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 197, 18, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 198, 41, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 199, 14, NULL, NULL, 1794997552425, NULL),
('rpne86stnj', 200, 389, NULL, NULL, 1794997552436, NULL),
('rpne86stnj', 201, 390, NULL, NULL, 1794997552438, NULL),
('rpne86stnj', 202, 273, NULL, NULL, 1794997552447, NULL),
('rpne86stnj', 203, 264, NULL, NULL, 1794997552456, NULL),
('rpne86stnj', 204, 390, NULL, NULL, 1794997552460, NULL);
INSERT INTO public.receipts VALUES ('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794997551788),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794997551800),
('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794997551808),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794997551813),
('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794997551821),
('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794997551825),
('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 10, NULL, NULL, 1794997551837),
('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm10', 11, NULL, NULL, 1794997551845),
('cqgu8vtjfh', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm11', 12, NULL, NULL, 1794997551849),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 14, NULL, NULL, 1794997551857),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm14', 16, NULL, NULL, 1794997551869),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm16', 18, NULL, NULL, 1794997551876),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm18', 19, NULL, NULL, 1794997551888),
('cqgu8vtjfh', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm19', 20, NULL, NULL, 1794997551894),
('rpne86stnj', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 22, NULL, NULL, 1794997551977),
('n8v4v67qkz', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794997552490);
INSERT INTO public.seats VALUES ('cqgu8vtjfh', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('cqgu8vtjfh', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('rpne86stnj', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('rpne86stnj', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('n8v4v67qkz', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('n8v4v67qkz', 1, NULL, NULL, false);
INSERT INTO public.tables VALUES ('cqgu8vtjfh', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794997551739, 1794997551936, true, 0, 'ec514ac6303dcc4e853d84426e9c2eedc94b19bdabd10025bbb184699bd99cf8', '5cad33024963bfbad9e9861b6364bb4725702186a8a4a9aea1c9ed3dba6a660e', 30, 1, true, NULL, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, false, 22, 2),
('rpne86stnj', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794997551941, 1794997552460, true, 0, 'fa4e583bef5eba8ab2360e58082d9e0ff16fd91813b2b4d9f16d83e1948e0898', '9cafd279b94d186c89e6471abb69c08bbb823b7887fe7ed915e71b2046c650cf', 204, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', true, 78, 2),
('n8v4v67qkz', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794997552465, 1794997552465, false, 0, '2aa5bb5a5fe2afe7747de625d04e63fca49222f06011d442fb81d1faa2538ce7', 'c15cd5c4e83802a247da751822895c3e2fbfeb92918037924905e6572d2aba9a', 0, 0, false, NULL, 'private', '8YkzR37YMH-wSO7vqfXDiA', 60, NULL, NULL, NULL, NULL, false, 3, 3);
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
