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
    over boolean DEFAULT false NOT NULL,
    proposals json,
    paused bigint,
    banks json
);
INSERT INTO public.alembic_version VALUES ('0009');
INSERT INTO public.epochs VALUES ('5c07b63de72d05a3');
INSERT INTO public.guests VALUES ('8wekr6duka', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('8wekr6duka', 1, 0, 'Talofa!', 1794985462952);
INSERT INTO public.mixes VALUES ('n734snkqw6', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('8wekr6duka', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('52c483f92cfacc4dc8a641c247bce3d0e603c99c9d867487003a50027e86df5b', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794986363);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('n734snkqw6', 1, 93, NULL, NULL, 1794985461621, NULL),
('n734snkqw6', 2, 91, NULL, NULL, 1794985461722, NULL),
('n734snkqw6', 3, 94, NULL, NULL, 1794985461730, NULL),
('n734snkqw6', 4, 91, NULL, NULL, 1794985461736, NULL),
('n734snkqw6', 5, 87, NULL, NULL, 1794985461739, NULL),
('n734snkqw6', 6, 23, NULL, NULL, 1794985461739, NULL),
('n734snkqw6', 7, 569, NULL, NULL, 1794985461752, NULL),
('n734snkqw6', 8, 13, NULL, NULL, 1794985461752, NULL),
('n734snkqw6', 9, 6903, NULL, NULL, 1794985461757, NULL),
('n734snkqw6', 10, 128, NULL, NULL, 1794985461759, NULL),
('n734snkqw6', 11, 87, NULL, NULL, 1794985461760, NULL),
('n734snkqw6', 12, 17, NULL, NULL, 1794985461760, NULL),
('n734snkqw6', 13, 6913, NULL, NULL, 1794985461764, NULL),
('n734snkqw6', 14, 4, NULL, NULL, 1794985461764, NULL),
('n734snkqw6', 15, 754, NULL, NULL, 1794985461767, NULL),
('n734snkqw6', 16, 104, NULL, NULL, 1794985461772, NULL),
('n734snkqw6', 17, 67, NULL, NULL, 1794985461779, NULL),
('n734snkqw6', 18, 87, NULL, NULL, 1794985461783, NULL),
('n734snkqw6', 19, 7, NULL, NULL, 1794985461783, NULL),
('n734snkqw6', 20, 6712, NULL, NULL, 1794985461790, NULL),
('n734snkqw6', 21, 112, NULL, NULL, 1794985461795, NULL),
('n734snkqw6', 22, 86, NULL, NULL, 1794985461798, NULL),
('n734snkqw6', 23, 93, NULL, NULL, 1794985461798, NULL),
('n734snkqw6', 24, 94, NULL, NULL, 1794985461798, NULL),
('n734snkqw6', 25, 87, NULL, NULL, 1794985461801, NULL),
('n734snkqw6', 26, 6, NULL, NULL, 1794985461801, NULL),
('n734snkqw6', 27, 749, NULL, NULL, 1794985461806, NULL),
('n734snkqw6', 28, 110, NULL, NULL, 1794985461822, NULL),
('n734snkqw6', 29, 38, NULL, NULL, 1794985461834, NULL),
('n734snkqw6', 30, 91, NULL, NULL, 1794985461834, NULL),
('n734snkqw6', 31, 95, NULL, NULL, 1794985461834, NULL),
('sxyjtxrnv9', 1, 43, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 2, 4, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 3, 22, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 4, 31, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 5, 20, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 6, 36, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 7, 18, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 8, 45, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 9, 19, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 10, 37, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 11, 46, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 12, 2, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 13, 24, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 14, 22, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 15, 15, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 16, 19, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 17, 13, NULL, NULL, 1794985461890, NULL),
('sxyjtxrnv9', 18, 83, NULL, NULL, 1794985461916, NULL),
('sxyjtxrnv9', 19, 115, NULL, NULL, 1794985461916, NULL),
('sxyjtxrnv9', 20, 388, NULL, NULL, 1794985461916, NULL),
('sxyjtxrnv9', 21, 163, NULL, NULL, 1794985461933, NULL),
('sxyjtxrnv9', 22, 389, NULL, NULL, 1794985461950, NULL),
('sxyjtxrnv9', 23, 44, NULL, NULL, 1794985461950, NULL),
('sxyjtxrnv9', 24, 70, NULL, NULL, 1794985461967, NULL),
('sxyjtxrnv9', 25, 113, NULL, NULL, 1794985461967, NULL),
('sxyjtxrnv9', 26, 131, NULL, NULL, 1794985461967, NULL),
('sxyjtxrnv9', 27, 388, NULL, NULL, 1794985461967, NULL),
('sxyjtxrnv9', 28, 389, NULL, NULL, 1794985461972, NULL),
('sxyjtxrnv9', 29, 7, NULL, NULL, 1794985461972, NULL),
('sxyjtxrnv9', 30, 56, NULL, NULL, 1794985461977, NULL),
('sxyjtxrnv9', 31, 119, NULL, NULL, 1794985461977, NULL),
('sxyjtxrnv9', 32, 124, NULL, NULL, 1794985461977, NULL),
('sxyjtxrnv9', 33, 388, NULL, NULL, 1794985461977, NULL),
('sxyjtxrnv9', 34, 389, NULL, NULL, 1794985461994, NULL),
('sxyjtxrnv9', 35, 14, NULL, NULL, 1794985461994, NULL),
('sxyjtxrnv9', 36, 185, NULL, NULL, 1794985461998, NULL),
('sxyjtxrnv9', 37, 21, NULL, NULL, 1794985461998, NULL),
('sxyjtxrnv9', 38, 34, NULL, NULL, 1794985461998, NULL),
('sxyjtxrnv9', 39, 97, NULL, NULL, 1794985462014, NULL),
('sxyjtxrnv9', 40, 118, NULL, NULL, 1794985462014, NULL),
('sxyjtxrnv9', 41, 388, NULL, NULL, 1794985462014, NULL),
('sxyjtxrnv9', 42, 389, NULL, NULL, 1794985462039, NULL),
('sxyjtxrnv9', 43, 32, NULL, NULL, 1794985462039, NULL),
('sxyjtxrnv9', 44, 71, NULL, NULL, 1794985462045, NULL),
('sxyjtxrnv9', 45, 122, NULL, NULL, 1794985462045, NULL),
('sxyjtxrnv9', 46, 134, NULL, NULL, 1794985462045, NULL),
('sxyjtxrnv9', 47, 388, NULL, NULL, 1794985462045, NULL),
('sxyjtxrnv9', 48, 389, NULL, NULL, 1794985462056, NULL),
('sxyjtxrnv9', 49, 6, NULL, NULL, 1794985462056, NULL),
('sxyjtxrnv9', 50, 71, NULL, NULL, 1794985462070, NULL),
('sxyjtxrnv9', 51, 102, NULL, NULL, 1794985462070, NULL),
('sxyjtxrnv9', 52, 114, NULL, NULL, 1794985462070, NULL),
('sxyjtxrnv9', 53, 388, NULL, NULL, 1794985462070, NULL),
('sxyjtxrnv9', 54, 150, NULL, NULL, 1794985462085, NULL),
('sxyjtxrnv9', 55, 203, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 56, 215, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 57, 228, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 58, 388, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 59, 6, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 60, 10, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 61, 41, NULL, NULL, 1794985462108, NULL),
('sxyjtxrnv9', 62, 162, NULL, NULL, 1794985462140, NULL),
('sxyjtxrnv9', 63, 200, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 64, 215, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 65, 217, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 66, 388, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 67, 24, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 68, 37, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 69, 35, NULL, NULL, 1794985462152, NULL),
('sxyjtxrnv9', 70, 161, NULL, NULL, 1794985462165, NULL),
('sxyjtxrnv9', 71, 42, NULL, NULL, 1794985462165, NULL),
('sxyjtxrnv9', 72, 5, NULL, NULL, 1794985462165, NULL),
('sxyjtxrnv9', 73, 389, NULL, NULL, 1794985462196, NULL),
('sxyjtxrnv9', 74, 13, NULL, NULL, 1794985462196, NULL),
('sxyjtxrnv9', 75, 72, NULL, NULL, 1794985462214, NULL),
('sxyjtxrnv9', 76, 124, NULL, NULL, 1794985462214, NULL),
('sxyjtxrnv9', 77, 141, NULL, NULL, 1794985462214, NULL),
('sxyjtxrnv9', 78, 388, NULL, NULL, 1794985462214, NULL),
('sxyjtxrnv9', 79, 389, NULL, NULL, 1794985462228, NULL),
('sxyjtxrnv9', 80, 1, NULL, NULL, 1794985462228, NULL),
('sxyjtxrnv9', 81, 70, NULL, NULL, 1794985462247, NULL),
('sxyjtxrnv9', 82, 105, NULL, NULL, 1794985462247, NULL),
('sxyjtxrnv9', 83, 113, NULL, NULL, 1794985462247, NULL),
('sxyjtxrnv9', 84, 388, NULL, NULL, 1794985462247, NULL),
('sxyjtxrnv9', 85, 389, NULL, NULL, 1794985462259, NULL),
('sxyjtxrnv9', 86, 266, NULL, NULL, 1794985462281, NULL),
('sxyjtxrnv9', 87, 280, NULL, NULL, 1794985462295, NULL),
('sxyjtxrnv9', 88, 287, NULL, NULL, 1794985462311, NULL),
('sxyjtxrnv9', 89, 275, NULL, NULL, 1794985462315, NULL),
('sxyjtxrnv9', 90, 268, NULL, NULL, 1794985462322, NULL),
('sxyjtxrnv9', 91, 249, NULL, NULL, 1794985462329, NULL),
('sxyjtxrnv9', 92, 268, NULL, NULL, 1794985462331, NULL),
('sxyjtxrnv9', 93, 257, NULL, NULL, 1794985462360, NULL),
('sxyjtxrnv9', 94, 316, NULL, NULL, 1794985462366, NULL),
('sxyjtxrnv9', 95, 388, NULL, NULL, 1794985462366, NULL),
('sxyjtxrnv9', 96, 388, NULL, NULL, 1794985462390, NULL),
('sxyjtxrnv9', 97, 33, NULL, NULL, 1794985462390, NULL),
('sxyjtxrnv9', 98, 4, NULL, NULL, 1794985462390, NULL),
('sxyjtxrnv9', 99, 46, NULL, NULL, 1794985462390, NULL),
('sxyjtxrnv9', 100, 93, NULL, NULL, 1794985462403, NULL),
('sxyjtxrnv9', 101, 104, NULL, NULL, 1794985462403, NULL),
('sxyjtxrnv9', 102, 388, NULL, NULL, 1794985462403, NULL),
('sxyjtxrnv9', 103, 389, NULL, NULL, 1794985462434, NULL),
('sxyjtxrnv9', 104, 36, NULL, NULL, 1794985462434, NULL),
('sxyjtxrnv9', 105, 389, NULL, NULL, 1794985462438, NULL),
('sxyjtxrnv9', 106, 33, NULL, NULL, 1794985462438, NULL),
('sxyjtxrnv9', 107, 86, NULL, NULL, 1794985462446, NULL),
('sxyjtxrnv9', 108, 118, NULL, NULL, 1794985462446, NULL),
('sxyjtxrnv9', 109, 136, NULL, NULL, 1794985462446, NULL),
('sxyjtxrnv9', 110, 137, NULL, NULL, 1794985462446, NULL),
('sxyjtxrnv9', 111, 388, NULL, NULL, 1794985462446, NULL),
('sxyjtxrnv9', 112, 149, NULL, NULL, 1794985462458, NULL),
('sxyjtxrnv9', 113, 26, NULL, NULL, 1794985462458, NULL),
('sxyjtxrnv9', 114, 12, NULL, NULL, 1794985462458, NULL),
('sxyjtxrnv9', 115, 389, NULL, NULL, 1794985462472, NULL),
('sxyjtxrnv9', 116, 27, NULL, NULL, 1794985462472, NULL),
('sxyjtxrnv9', 117, 85, NULL, NULL, 1794985462490, NULL),
('sxyjtxrnv9', 118, 146, NULL, NULL, 1794985462490, NULL),
('sxyjtxrnv9', 119, 388, NULL, NULL, 1794985462490, NULL),
('sxyjtxrnv9', 120, 389, NULL, NULL, 1794985462500, NULL),
('sxyjtxrnv9', 121, 10, NULL, NULL, 1794985462500, NULL),
('sxyjtxrnv9', 122, 389, NULL, NULL, 1794985462503, NULL),
('sxyjtxrnv9', 123, 11, NULL, NULL, 1794985462503, NULL),
('sxyjtxrnv9', 124, 98, NULL, NULL, 1794985462511, NULL),
('sxyjtxrnv9', 125, 127, NULL, NULL, 1794985462511, NULL),
('sxyjtxrnv9', 126, 388, NULL, NULL, 1794985462511, NULL),
('sxyjtxrnv9', 127, 389, NULL, NULL, 1794985462522, NULL),
('sxyjtxrnv9', 128, 25, NULL, NULL, 1794985462522, NULL),
('sxyjtxrnv9', 129, 56, NULL, NULL, 1794985462527, NULL),
('sxyjtxrnv9', 130, 112, NULL, NULL, 1794985462527, NULL),
('sxyjtxrnv9', 131, 120, NULL, NULL, 1794985462527, NULL),
('sxyjtxrnv9', 132, 388, NULL, NULL, 1794985462527, NULL),
('sxyjtxrnv9', 133, 389, NULL, NULL, 1794985462546, NULL),
('sxyjtxrnv9', 134, 40, NULL, NULL, 1794985462546, NULL),
('sxyjtxrnv9', 135, 175, NULL, NULL, 1794985462558, NULL),
('sxyjtxrnv9', 136, 389, NULL, NULL, 1794985462566, NULL),
('sxyjtxrnv9', 137, 2, NULL, NULL, 1794985462566, NULL),
('sxyjtxrnv9', 138, 256, NULL, NULL, 1794985462580, NULL),
('sxyjtxrnv9', 139, 390, NULL, NULL, 1794985462594, NULL),
('sxyjtxrnv9', 140, 390, NULL, NULL, 1794985462605, NULL),
('sxyjtxrnv9', 141, 23, NULL, NULL, 1794985462605, NULL),
('sxyjtxrnv9', 142, 42, NULL, NULL, 1794985462605, NULL),
('sxyjtxrnv9', 143, 17, NULL, NULL, 1794985462605, NULL),
('sxyjtxrnv9', 144, 389, NULL, NULL, 1794985462612, NULL),
('sxyjtxrnv9', 145, 45, NULL, NULL, 1794985462612, NULL),
('sxyjtxrnv9', 146, 72, NULL, NULL, 1794985462621, NULL),
('sxyjtxrnv9', 147, 146, NULL, NULL, 1794985462621, NULL),
('sxyjtxrnv9', 148, 388, NULL, NULL, 1794985462621, NULL),
('sxyjtxrnv9', 149, 185, NULL, NULL, 1794985462638, NULL),
('sxyjtxrnv9', 150, 27, NULL, NULL, 1794985462638, NULL),
('sxyjtxrnv9', 151, 32, NULL, NULL, 1794985462638, NULL),
('sxyjtxrnv9', 152, 389, NULL, NULL, 1794985462649, NULL),
('sxyjtxrnv9', 153, 40, NULL, NULL, 1794985462649, NULL),
('sxyjtxrnv9', 154, 92, NULL, NULL, 1794985462662, NULL),
('sxyjtxrnv9', 155, 127, NULL, NULL, 1794985462662, NULL),
('sxyjtxrnv9', 156, 388, NULL, NULL, 1794985462662, NULL),
('sxyjtxrnv9', 157, 175, NULL, NULL, 1794985462680, NULL),
('sxyjtxrnv9', 158, 389, NULL, NULL, 1794985462686, NULL),
('sxyjtxrnv9', 159, 1, NULL, NULL, 1794985462686, NULL),
('sxyjtxrnv9', 160, 75, NULL, NULL, 1794985462693, NULL),
('sxyjtxrnv9', 161, 133, NULL, NULL, 1794985462693, NULL),
('sxyjtxrnv9', 162, 388, NULL, NULL, 1794985462693, NULL),
('sxyjtxrnv9', 163, 389, NULL, NULL, 1794985462706, NULL),
('sxyjtxrnv9', 164, 43, NULL, NULL, 1794985462706, NULL),
('sxyjtxrnv9', 165, 389, NULL, NULL, 1794985462725, NULL),
('sxyjtxrnv9', 166, 39, NULL, NULL, 1794985462725, NULL),
('sxyjtxrnv9', 167, 98, NULL, NULL, 1794985462735, NULL),
('sxyjtxrnv9', 168, 101, NULL, NULL, 1794985462735, NULL),
('sxyjtxrnv9', 169, 125, NULL, NULL, 1794985462735, NULL),
('sxyjtxrnv9', 170, 140, NULL, NULL, 1794985462735, NULL),
('sxyjtxrnv9', 171, 388, NULL, NULL, 1794985462735, NULL),
('sxyjtxrnv9', 172, 173, NULL, NULL, 1794985462760, NULL),
('sxyjtxrnv9', 173, 5, NULL, NULL, 1794985462760, NULL),
('sxyjtxrnv9', 174, 34, NULL, NULL, 1794985462760, NULL),
('sxyjtxrnv9', 175, 389, NULL, NULL, 1794985462774, NULL),
('sxyjtxrnv9', 176, 41, NULL, NULL, 1794985462774, NULL),
('sxyjtxrnv9', 177, 150, NULL, NULL, 1794985462791, NULL),
('sxyjtxrnv9', 178, 201, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 179, 228, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 180, 230, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 181, 235, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 182, 236, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 183, 242, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 184, 388, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 185, 3, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 186, 18, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 187, 15, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 188, 30, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 189, 12, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 190, 16, NULL, NULL, 1794985462803, NULL),
('sxyjtxrnv9', 191, 389, NULL, NULL, 1794985462814, NULL),
('sxyjtxrnv9', 192, 16, NULL, NULL, 1794985462814, NULL),
('sxyjtxrnv9', 193, 0, NULL, NULL, 1794985462814, NULL),
('sxyjtxrnv9', 194, 70, NULL, NULL, 1794985462826, NULL),
('sxyjtxrnv9', 195, 115, NULL, NULL, 1794985462826, NULL),
('sxyjtxrnv9', 196, 141, NULL, NULL, 1794985462826, NULL),
('sxyjtxrnv9', 197, 388, NULL, NULL, 1794985462826, NULL),
('sxyjtxrnv9', 198, 163, NULL, NULL, 1794985462832, NULL),
('sxyjtxrnv9', 199, 149, NULL, NULL, 1794985462840, NULL),
('sxyjtxrnv9', 200, 44, NULL, NULL, 1794985462840, NULL),
('sxyjtxrnv9', 201, 29, NULL, NULL, 1794985462840, NULL),
('sxyjtxrnv9', 202, 389, NULL, NULL, 1794985462844, NULL),
('sxyjtxrnv9', 203, 260, NULL, NULL, 1794985462866, NULL),
('sxyjtxrnv9', 204, 285, NULL, NULL, 1794985462870, NULL),
('sxyjtxrnv9', 205, 266, NULL, NULL, 1794985462879, NULL),
('sxyjtxrnv9', 206, 277, NULL, NULL, 1794985462884, NULL),
('sxyjtxrnv9', 207, 284, NULL, NULL, 1794985462902, NULL),
('sxyjtxrnv9', 208, 388, NULL, NULL, 1794985462908, NULL),
('sxyjtxrnv9', 209, 388, NULL, NULL, 1794985462921, NULL);
INSERT INTO public.receipts VALUES ('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794985461623),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794985461727),
('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794985461731),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794985461737),
('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794985461744),
('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794985461753),
('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 9, NULL, NULL, 1794985461758),
('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm9', 10, NULL, NULL, 1794985461759),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 12, NULL, NULL, 1794985461762),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 14, NULL, NULL, 1794985461765),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm14', 15, NULL, NULL, 1794985461769),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm15', 16, NULL, NULL, 1794985461777),
('n734snkqw6', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm16', 17, NULL, NULL, 1794985461780),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm17', 19, NULL, NULL, 1794985461786),
('n734snkqw6', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm19', 20, NULL, NULL, 1794985461791),
('sxyjtxrnv9', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 20, NULL, NULL, 1794985461916),
('8wekr6duka', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794985462974);
INSERT INTO public.seats VALUES ('n734snkqw6', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('n734snkqw6', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('sxyjtxrnv9', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('sxyjtxrnv9', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', false),
('8wekr6duka', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', false),
('8wekr6duka', 1, NULL, NULL, false);
INSERT INTO public.tables VALUES ('n734snkqw6', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "bank": null, "increment": 0}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794985461522, 1794985461834, true, 0, '3db93bf85a3bbc81d7185fff7bee77523400e56aefca170e7c809f8a24c9725a', 'd22ab63d358efbc7428cf80fbed28739aede2031f65da32f444661b819421874', 31, 1, true, NULL, 'listed', NULL, NULL, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL),
('sxyjtxrnv9', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4", "volcano": "at_least_8"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "bank": null, "increment": 0}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794985461859, 1794985462921, true, 0, '6a820a93ea19df18f5d2dcdc49ba0306a4f172dcb89003897bd7b4baf33f7533', '67857637f31224a59f953cf8063b22a71427bed809b66a240336ece1d48d9443', 209, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL, NULL, '[{"ply": 17, "seat": 1, "kind": "taken"}]', true, NULL, NULL, NULL),
('8wekr6duka', 'tongiaki', 2, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_settlement": "always", "closed_way": "forbidden", "enclosed_when": "sailing", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120, "bank": null, "increment": 0}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794985462927, 1794985462927, false, 0, 'bc988327671acaf3024472150e8f8e70516d19f393d5af0317e39b87398ee9cc', 'c17ee0b5258b8522599caeeed2b97c56905d7c65cb06b4f44eebf1f88723b223', 0, 0, false, NULL, 'private', 'FE1Ttnd-WpibpdlZu9HuGw', 60, NULL, NULL, NULL, NULL, false, NULL, NULL, NULL);
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
