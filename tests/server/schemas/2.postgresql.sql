CREATE TABLE public.alembic_version (
    version_num character varying(32) NOT NULL
);
CREATE TABLE public.mixes (
    table_id character varying(20) NOT NULL,
    seat integer NOT NULL,
    text character varying(200) NOT NULL
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
    result json
);
INSERT INTO public.alembic_version VALUES ('0002');
INSERT INTO public.mixes VALUES ('tc6zx2zm56', 1, 'the sea is calm');
INSERT INTO public.plies VALUES ('tc6zx2zm56', 1, 93, NULL, NULL, 1794823543566);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 2, 94, NULL, NULL, 1794823543608);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 3, 90, NULL, NULL, 1794823543664);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 4, 92, NULL, NULL, 1794823543720);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 5, 38, NULL, NULL, 1794823543898);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 6, 92, NULL, NULL, 1794823543898);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 7, 95, NULL, NULL, 1794823543898);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 8, 87, NULL, NULL, 1794823543964);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 9, 13, NULL, NULL, 1794823543964);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 10, 756, NULL, NULL, 1794823544061);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 11, 128, NULL, NULL, 1794823544108);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 12, 87, NULL, NULL, 1794823544508);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 13, 27, NULL, NULL, 1794823544508);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 14, 569, NULL, NULL, 1794823544600);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 15, 24, NULL, NULL, 1794823544600);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 16, 770, NULL, NULL, 1794823544654);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 17, 19, NULL, NULL, 1794823544654);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 18, 773, NULL, NULL, 1794823544749);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 19, 20, NULL, NULL, 1794823544749);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 20, 950, NULL, NULL, 1794823544794);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 21, 15, NULL, NULL, 1794823544794);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 22, 1144, NULL, NULL, 1794823544847);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 23, 134, NULL, NULL, 1794823544875);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 24, 87, NULL, NULL, 1794823544909);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 25, 25, NULL, NULL, 1794823544909);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 26, 6907, NULL, NULL, 1794823544970);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 27, 16, NULL, NULL, 1794823544970);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 28, 760, NULL, NULL, 1794823545004);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 29, 31, NULL, NULL, 1794823545004);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 30, 777, NULL, NULL, 1794823545068);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 31, 5, NULL, NULL, 1794823545068);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 32, 577, NULL, NULL, 1794823545134);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 33, 107, NULL, NULL, 1794823545205);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 34, 53, NULL, NULL, 1794823545283);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 35, 136, NULL, NULL, 1794823545283);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 36, 59, NULL, NULL, 1794823545321);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 37, 53, NULL, NULL, 1794823545464);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 38, 134, NULL, NULL, 1794823545464);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 39, 135, NULL, NULL, 1794823545464);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 40, 85, NULL, NULL, 1794823545552);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 41, 135, NULL, NULL, 1794823545552);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 42, 87, NULL, NULL, 1794823545597);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 43, 9, NULL, NULL, 1794823545597);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 44, 584, NULL, NULL, 1794823545660);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 45, 116, NULL, NULL, 1794823545726);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 46, 53, NULL, NULL, 1794823545798);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 47, 134, NULL, NULL, 1794823545798);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 48, 47, NULL, NULL, 1794823545852);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 49, 118, NULL, NULL, 1794823545852);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 50, 87, NULL, NULL, 1794823545899);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 51, 6, NULL, NULL, 1794823545899);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 52, 6901, NULL, NULL, 1794823545967);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 53, 109, NULL, NULL, 1794823546011);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 54, 47, NULL, NULL, 1794823546118);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 55, 116, NULL, NULL, 1794823546118);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 56, 118, NULL, NULL, 1794823546118);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 57, 229, NULL, NULL, 1794823546155);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 58, 14, NULL, NULL, 1794823546155);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 59, 525, NULL, NULL, 1794823546563);
INSERT INTO public.plies VALUES ('tc6zx2zm56', 60, 537, NULL, NULL, 1794823546563);
INSERT INTO public.plies VALUES ('yzrstpgzea', 1, 4, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 2, 21, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 3, 9, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 4, 6, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 5, 1, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 6, 24, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 7, 45, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 8, 30, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 9, 10, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 10, 3, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 11, 17, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 12, 25, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 13, 1, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 14, 13, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 15, 28, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 16, 12, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 17, 5, NULL, NULL, 1794823546640);
INSERT INTO public.plies VALUES ('yzrstpgzea', 18, 73, NULL, NULL, 1794823546742);
INSERT INTO public.plies VALUES ('yzrstpgzea', 19, 101, NULL, NULL, 1794823546742);
INSERT INTO public.plies VALUES ('yzrstpgzea', 20, 112, NULL, NULL, 1794823546742);
INSERT INTO public.plies VALUES ('yzrstpgzea', 21, 113, NULL, NULL, 1794823546742);
INSERT INTO public.plies VALUES ('yzrstpgzea', 22, 125, NULL, NULL, 1794823546742);
INSERT INTO public.plies VALUES ('yzrstpgzea', 23, 388, NULL, NULL, 1794823546742);
INSERT INTO public.plies VALUES ('yzrstpgzea', 24, 161, NULL, NULL, 1794823546768);
INSERT INTO public.plies VALUES ('yzrstpgzea', 25, 38, NULL, NULL, 1794823546768);
INSERT INTO public.plies VALUES ('yzrstpgzea', 26, 14, NULL, NULL, 1794823546768);
INSERT INTO public.plies VALUES ('yzrstpgzea', 27, 389, NULL, NULL, 1794823546818);
INSERT INTO public.plies VALUES ('yzrstpgzea', 28, 0, NULL, NULL, 1794823546818);
INSERT INTO public.plies VALUES ('yzrstpgzea', 29, 62, NULL, NULL, 1794823546856);
INSERT INTO public.plies VALUES ('yzrstpgzea', 30, 114, NULL, NULL, 1794823546856);
INSERT INTO public.plies VALUES ('yzrstpgzea', 31, 388, NULL, NULL, 1794823546856);
INSERT INTO public.plies VALUES ('yzrstpgzea', 32, 151, NULL, NULL, 1794823546896);
INSERT INTO public.plies VALUES ('yzrstpgzea', 33, 162, NULL, NULL, 1794823546989);
INSERT INTO public.plies VALUES ('yzrstpgzea', 34, 201, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 35, 213, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 36, 217, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 37, 234, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 38, 388, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 39, 12, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 40, 24, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 41, 29, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 42, 29, NULL, NULL, 1794823547094);
INSERT INTO public.plies VALUES ('yzrstpgzea', 43, 389, NULL, NULL, 1794823547145);
INSERT INTO public.plies VALUES ('yzrstpgzea', 44, 39, NULL, NULL, 1794823547145);
INSERT INTO public.plies VALUES ('yzrstpgzea', 45, 56, NULL, NULL, 1794823547198);
INSERT INTO public.plies VALUES ('yzrstpgzea', 46, 110, NULL, NULL, 1794823547198);
INSERT INTO public.plies VALUES ('yzrstpgzea', 47, 388, NULL, NULL, 1794823547198);
INSERT INTO public.plies VALUES ('yzrstpgzea', 48, 389, NULL, NULL, 1794823547229);
INSERT INTO public.plies VALUES ('yzrstpgzea', 49, 18, NULL, NULL, 1794823547229);
INSERT INTO public.plies VALUES ('yzrstpgzea', 50, 76, NULL, NULL, 1794823547267);
INSERT INTO public.plies VALUES ('yzrstpgzea', 51, 129, NULL, NULL, 1794823547267);
INSERT INTO public.plies VALUES ('yzrstpgzea', 52, 129, NULL, NULL, 1794823547267);
INSERT INTO public.plies VALUES ('yzrstpgzea', 53, 388, NULL, NULL, 1794823547267);
INSERT INTO public.plies VALUES ('yzrstpgzea', 54, 389, NULL, NULL, 1794823547284);
INSERT INTO public.plies VALUES ('yzrstpgzea', 55, 4, NULL, NULL, 1794823547284);
INSERT INTO public.plies VALUES ('yzrstpgzea', 56, 53, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 57, 100, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 58, 112, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 59, 124, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 60, 124, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 61, 128, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 62, 388, NULL, NULL, 1794823547356);
INSERT INTO public.plies VALUES ('yzrstpgzea', 63, 149, NULL, NULL, 1794823547389);
INSERT INTO public.plies VALUES ('yzrstpgzea', 64, 43, NULL, NULL, 1794823547389);
INSERT INTO public.plies VALUES ('yzrstpgzea', 65, 5, NULL, NULL, 1794823547389);
INSERT INTO public.plies VALUES ('yzrstpgzea', 66, 173, NULL, NULL, 1794823547403);
INSERT INTO public.plies VALUES ('yzrstpgzea', 67, 36, NULL, NULL, 1794823547403);
INSERT INTO public.plies VALUES ('yzrstpgzea', 68, 6, NULL, NULL, 1794823547403);
INSERT INTO public.plies VALUES ('yzrstpgzea', 69, 389, NULL, NULL, 1794823547426);
INSERT INTO public.plies VALUES ('yzrstpgzea', 70, 20, NULL, NULL, 1794823547426);
INSERT INTO public.plies VALUES ('yzrstpgzea', 71, 389, NULL, NULL, 1794823547457);
INSERT INTO public.plies VALUES ('yzrstpgzea', 72, 31, NULL, NULL, 1794823547457);
INSERT INTO public.plies VALUES ('yzrstpgzea', 73, 80, NULL, NULL, 1794823547491);
INSERT INTO public.plies VALUES ('yzrstpgzea', 74, 120, NULL, NULL, 1794823547491);
INSERT INTO public.plies VALUES ('yzrstpgzea', 75, 136, NULL, NULL, 1794823547491);
INSERT INTO public.plies VALUES ('yzrstpgzea', 76, 388, NULL, NULL, 1794823547491);
INSERT INTO public.plies VALUES ('yzrstpgzea', 77, 389, NULL, NULL, 1794823547520);
INSERT INTO public.plies VALUES ('yzrstpgzea', 78, 21, NULL, NULL, 1794823547520);
INSERT INTO public.plies VALUES ('yzrstpgzea', 79, 389, NULL, NULL, 1794823547542);
INSERT INTO public.plies VALUES ('yzrstpgzea', 80, 390, NULL, NULL, 1794823547567);
INSERT INTO public.plies VALUES ('yzrstpgzea', 81, 274, NULL, NULL, 1794823547595);
INSERT INTO public.plies VALUES ('yzrstpgzea', 82, 390, NULL, NULL, 1794823547611);
INSERT INTO public.plies VALUES ('yzrstpgzea', 83, 340, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 84, 346, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 85, 352, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 86, 360, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 87, 364, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 88, 388, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 89, 16, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 90, 9, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 91, 25, NULL, NULL, 1794823547666);
INSERT INTO public.plies VALUES ('yzrstpgzea', 92, 81, NULL, NULL, 1794823547710);
INSERT INTO public.plies VALUES ('yzrstpgzea', 93, 106, NULL, NULL, 1794823547710);
INSERT INTO public.plies VALUES ('yzrstpgzea', 94, 388, NULL, NULL, 1794823547710);
INSERT INTO public.plies VALUES ('yzrstpgzea', 95, 389, NULL, NULL, 1794823547746);
INSERT INTO public.plies VALUES ('yzrstpgzea', 96, 33, NULL, NULL, 1794823547746);
INSERT INTO public.plies VALUES ('yzrstpgzea', 97, 76, NULL, NULL, 1794823547788);
INSERT INTO public.plies VALUES ('yzrstpgzea', 98, 118, NULL, NULL, 1794823547788);
INSERT INTO public.plies VALUES ('yzrstpgzea', 99, 125, NULL, NULL, 1794823547788);
INSERT INTO public.plies VALUES ('yzrstpgzea', 100, 388, NULL, NULL, 1794823547788);
INSERT INTO public.plies VALUES ('yzrstpgzea', 101, 173, NULL, NULL, 1794823547820);
INSERT INTO public.plies VALUES ('yzrstpgzea', 102, 46, NULL, NULL, 1794823547820);
INSERT INTO public.plies VALUES ('yzrstpgzea', 103, 13, NULL, NULL, 1794823547820);
INSERT INTO public.plies VALUES ('yzrstpgzea', 104, 389, NULL, NULL, 1794823547844);
INSERT INTO public.plies VALUES ('yzrstpgzea', 105, 39, NULL, NULL, 1794823547844);
INSERT INTO public.plies VALUES ('yzrstpgzea', 106, 389, NULL, NULL, 1794823547889);
INSERT INTO public.plies VALUES ('yzrstpgzea', 107, 17, NULL, NULL, 1794823547889);
INSERT INTO public.plies VALUES ('yzrstpgzea', 108, 70, NULL, NULL, 1794823547940);
INSERT INTO public.plies VALUES ('yzrstpgzea', 109, 113, NULL, NULL, 1794823547940);
INSERT INTO public.plies VALUES ('yzrstpgzea', 110, 139, NULL, NULL, 1794823547940);
INSERT INTO public.plies VALUES ('yzrstpgzea', 111, 139, NULL, NULL, 1794823547940);
INSERT INTO public.plies VALUES ('yzrstpgzea', 112, 388, NULL, NULL, 1794823547940);
INSERT INTO public.plies VALUES ('yzrstpgzea', 113, 161, NULL, NULL, 1794823548023);
INSERT INTO public.plies VALUES ('yzrstpgzea', 114, 27, NULL, NULL, 1794823548023);
INSERT INTO public.plies VALUES ('yzrstpgzea', 115, 2, NULL, NULL, 1794823548023);
INSERT INTO public.plies VALUES ('yzrstpgzea', 116, 389, NULL, NULL, 1794823548469);
INSERT INTO public.plies VALUES ('yzrstpgzea', 117, 28, NULL, NULL, 1794823548469);
INSERT INTO public.plies VALUES ('yzrstpgzea', 118, 73, NULL, NULL, 1794823548494);
INSERT INTO public.plies VALUES ('yzrstpgzea', 119, 143, NULL, NULL, 1794823548494);
INSERT INTO public.plies VALUES ('yzrstpgzea', 120, 388, NULL, NULL, 1794823548494);
INSERT INTO public.plies VALUES ('yzrstpgzea', 121, 389, NULL, NULL, 1794823548511);
INSERT INTO public.plies VALUES ('yzrstpgzea', 122, 16, NULL, NULL, 1794823548511);
INSERT INTO public.plies VALUES ('yzrstpgzea', 123, 187, NULL, NULL, 1794823548527);
INSERT INTO public.plies VALUES ('yzrstpgzea', 124, 389, NULL, NULL, 1794823548540);
INSERT INTO public.plies VALUES ('yzrstpgzea', 125, 31, NULL, NULL, 1794823548540);
INSERT INTO public.plies VALUES ('yzrstpgzea', 126, 81, NULL, NULL, 1794823548572);
INSERT INTO public.plies VALUES ('yzrstpgzea', 127, 109, NULL, NULL, 1794823548572);
INSERT INTO public.plies VALUES ('yzrstpgzea', 128, 388, NULL, NULL, 1794823548572);
INSERT INTO public.plies VALUES ('yzrstpgzea', 129, 389, NULL, NULL, 1794823548588);
INSERT INTO public.plies VALUES ('yzrstpgzea', 130, 34, NULL, NULL, 1794823548588);
INSERT INTO public.plies VALUES ('yzrstpgzea', 131, 64, NULL, NULL, 1794823548619);
INSERT INTO public.plies VALUES ('yzrstpgzea', 132, 116, NULL, NULL, 1794823548619);
INSERT INTO public.plies VALUES ('yzrstpgzea', 133, 127, NULL, NULL, 1794823548619);
INSERT INTO public.plies VALUES ('yzrstpgzea', 134, 388, NULL, NULL, 1794823548619);
INSERT INTO public.plies VALUES ('yzrstpgzea', 135, 175, NULL, NULL, 1794823548643);
INSERT INTO public.plies VALUES ('yzrstpgzea', 136, 389, NULL, NULL, 1794823548656);
INSERT INTO public.plies VALUES ('yzrstpgzea', 137, 250, NULL, NULL, 1794823548674);
INSERT INTO public.plies VALUES ('yzrstpgzea', 138, 254, NULL, NULL, 1794823548694);
INSERT INTO public.plies VALUES ('yzrstpgzea', 139, 289, NULL, NULL, 1794823548716);
INSERT INTO public.plies VALUES ('yzrstpgzea', 140, 390, NULL, NULL, 1794823548731);
INSERT INTO public.plies VALUES ('yzrstpgzea', 141, 287, NULL, NULL, 1794823548756);
INSERT INTO public.plies VALUES ('yzrstpgzea', 142, 390, NULL, NULL, 1794823548778);
INSERT INTO public.plies VALUES ('yzrstpgzea', 143, 388, NULL, NULL, 1794823548791);
INSERT INTO public.plies VALUES ('yzrstpgzea', 144, 32, NULL, NULL, 1794823548791);
INSERT INTO public.plies VALUES ('yzrstpgzea', 145, 19, NULL, NULL, 1794823548791);
INSERT INTO public.plies VALUES ('yzrstpgzea', 146, 40, NULL, NULL, 1794823548791);
INSERT INTO public.plies VALUES ('yzrstpgzea', 147, 68, NULL, NULL, 1794823548807);
INSERT INTO public.plies VALUES ('yzrstpgzea', 148, 146, NULL, NULL, 1794823548807);
INSERT INTO public.plies VALUES ('yzrstpgzea', 149, 388, NULL, NULL, 1794823548807);
INSERT INTO public.plies VALUES ('yzrstpgzea', 150, 187, NULL, NULL, 1794823548832);
INSERT INTO public.plies VALUES ('yzrstpgzea', 151, 389, NULL, NULL, 1794823548851);
INSERT INTO public.plies VALUES ('yzrstpgzea', 152, 42, NULL, NULL, 1794823548851);
INSERT INTO public.plies VALUES ('yzrstpgzea', 153, 61, NULL, NULL, 1794823548916);
INSERT INTO public.plies VALUES ('yzrstpgzea', 154, 102, NULL, NULL, 1794823548916);
INSERT INTO public.plies VALUES ('yzrstpgzea', 155, 112, NULL, NULL, 1794823548916);
INSERT INTO public.plies VALUES ('yzrstpgzea', 156, 129, NULL, NULL, 1794823548916);
INSERT INTO public.plies VALUES ('yzrstpgzea', 157, 388, NULL, NULL, 1794823548916);
INSERT INTO public.plies VALUES ('yzrstpgzea', 158, 150, NULL, NULL, 1794823548939);
INSERT INTO public.plies VALUES ('yzrstpgzea', 159, 215, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 160, 224, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 161, 227, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 162, 236, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 163, 388, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 164, 35, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 165, 42, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 166, 22, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 167, 3, NULL, NULL, 1794823548970);
INSERT INTO public.plies VALUES ('yzrstpgzea', 168, 389, NULL, NULL, 1794823548978);
INSERT INTO public.plies VALUES ('yzrstpgzea', 169, 44, NULL, NULL, 1794823548978);
INSERT INTO public.plies VALUES ('yzrstpgzea', 170, 389, NULL, NULL, 1794823549003);
INSERT INTO public.plies VALUES ('yzrstpgzea', 171, 38, NULL, NULL, 1794823549003);
INSERT INTO public.plies VALUES ('yzrstpgzea', 172, 64, NULL, NULL, 1794823549056);
INSERT INTO public.plies VALUES ('yzrstpgzea', 173, 103, NULL, NULL, 1794823549056);
INSERT INTO public.plies VALUES ('yzrstpgzea', 174, 116, NULL, NULL, 1794823549056);
INSERT INTO public.plies VALUES ('yzrstpgzea', 175, 388, NULL, NULL, 1794823549056);
INSERT INTO public.plies VALUES ('yzrstpgzea', 176, 151, NULL, NULL, 1794823549096);
INSERT INTO public.plies VALUES ('yzrstpgzea', 177, 389, NULL, NULL, 1794823549128);
INSERT INTO public.plies VALUES ('yzrstpgzea', 178, 15, NULL, NULL, 1794823549128);
INSERT INTO public.plies VALUES ('yzrstpgzea', 179, 68, NULL, NULL, 1794823549179);
INSERT INTO public.plies VALUES ('yzrstpgzea', 180, 138, NULL, NULL, 1794823549179);
INSERT INTO public.plies VALUES ('yzrstpgzea', 181, 388, NULL, NULL, 1794823549179);
INSERT INTO public.plies VALUES ('yzrstpgzea', 182, 186, NULL, NULL, 1794823549212);
INSERT INTO public.plies VALUES ('yzrstpgzea', 183, 205, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 184, 208, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 185, 212, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 186, 218, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 187, 231, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 188, 238, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 189, 238, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 190, 240, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 191, 388, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 192, 23, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 193, 37, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 194, 37, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 195, 8, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 196, 7, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 197, 41, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 198, 22, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 199, 26, NULL, NULL, 1794823549316);
INSERT INTO public.plies VALUES ('yzrstpgzea', 200, 389, NULL, NULL, 1794823549337);
INSERT INTO public.plies VALUES ('yzrstpgzea', 201, 43, NULL, NULL, 1794823549337);
INSERT INTO public.plies VALUES ('yzrstpgzea', 202, 389, NULL, NULL, 1794823549355);
INSERT INTO public.plies VALUES ('yzrstpgzea', 203, 41, NULL, NULL, 1794823549355);
INSERT INTO public.plies VALUES ('yzrstpgzea', 204, 98, NULL, NULL, 1794823549403);
INSERT INTO public.plies VALUES ('yzrstpgzea', 205, 108, NULL, NULL, 1794823549403);
INSERT INTO public.plies VALUES ('yzrstpgzea', 206, 388, NULL, NULL, 1794823549403);
INSERT INTO public.plies VALUES ('yzrstpgzea', 207, 389, NULL, NULL, 1794823549423);
INSERT INTO public.plies VALUES ('yzrstpgzea', 208, 10, NULL, NULL, 1794823549423);
INSERT INTO public.plies VALUES ('yzrstpgzea', 209, 389, NULL, NULL, 1794823549452);
INSERT INTO public.plies VALUES ('yzrstpgzea', 210, 390, NULL, NULL, 1794823549483);
INSERT INTO public.plies VALUES ('yzrstpgzea', 211, 273, NULL, NULL, 1794823549516);
INSERT INTO public.plies VALUES ('yzrstpgzea', 212, 260, NULL, NULL, 1794823549545);
INSERT INTO public.plies VALUES ('yzrstpgzea', 213, 390, NULL, NULL, 1794823549563);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 7);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm7', 9);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm9', 10);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 11);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm11', 13);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm13', 15);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm15', 17);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 19);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm19', 21);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm21', 22);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm22', 23);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm23', 25);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm25', 27);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm27', 29);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm29', 31);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm31', 32);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm32', 33);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm33', 35);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm35', 36);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm36', 39);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm39', 41);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm41', 43);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm43', 44);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm44', 45);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm45', 47);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm47', 49);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm49', 51);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm51', 52);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm52', 53);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm53', 56);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm56', 58);
INSERT INTO public.receipts VALUES ('tc6zx2zm56', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm58', 60);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 23);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm23', 26);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm26', 28);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm28', 31);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm31', 32);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm32', 33);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm33', 42);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm42', 44);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm44', 47);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm47', 49);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm49', 53);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm53', 55);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm55', 62);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm62', 65);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm65', 68);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm68', 70);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm70', 72);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm72', 76);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm76', 78);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm78', 79);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm79', 80);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm80', 81);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm81', 82);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm82', 91);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm91', 94);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm94', 96);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm96', 100);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm100', 103);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm103', 105);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm105', 107);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm107', 112);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm112', 115);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm115', 117);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm117', 120);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm120', 122);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm122', 123);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm123', 125);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm125', 128);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm128', 130);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm130', 134);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm134', 135);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm135', 136);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm136', 137);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm137', 138);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm138', 139);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm139', 140);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm140', 141);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm141', 142);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm142', 146);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm146', 149);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm149', 150);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm150', 152);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm152', 157);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm157', 158);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm158', 167);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm167', 169);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm169', 171);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm171', 175);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm175', 176);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm176', 178);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm178', 181);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm181', 182);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm182', 199);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm199', 201);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm201', 203);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm203', 206);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm206', 208);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm208', 209);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm209', 210);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm210', 211);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm211', 212);
INSERT INTO public.receipts VALUES ('yzrstpgzea', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm212', 213);
INSERT INTO public.seats VALUES ('tc6zx2zm56', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('tc6zx2zm56', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('yzrstpgzea', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('yzrstpgzea', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb');
INSERT INTO public.seats VALUES ('gnua26a3fa', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.seats VALUES ('gnua26a3fa', 1, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa');
INSERT INTO public.tables VALUES ('tc6zx2zm56', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "hints": false}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794823543467, 1794823546563, true, 0, '2a38a9fc78a9a74801bf0e012d77a6ae05cf3a7916cf30f6672c96fd7a93455c', '83078e124b67c1b16cae44d2062efa73b05e6469a30c7adec457dae23d843adc', 60, 1, true, NULL);
INSERT INTO public.tables VALUES ('yzrstpgzea', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4"}, "first": 0, "hints": false}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794823546582, 1794823549563, true, 0, '66a0ea0be5e306659c8bb497609e242548e4c29d62eb8389c8647963c0468b8e', '8eedc10a0ec607d72d15d7bcacd4f3ffa70dcfb63fa4135f42c8546dbda9745b', 213, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}');
INSERT INTO public.tables VALUES ('gnua26a3fa', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "hints": false}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794823549581, 1794823549581, false, 0, '268287c8d000114f64e17332e24c7534ec6dea708c64411cff24f88fff52b8c3', '1394357ad1a81125bf3d32754f410e01fd6920b565d33d6a969375b585ad616b', 0, 0, false, NULL);
ALTER TABLE ONLY public.alembic_version
    ADD CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num);
ALTER TABLE ONLY public.mixes
    ADD CONSTRAINT mixes_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.plies
    ADD CONSTRAINT plies_pkey PRIMARY KEY (table_id, ply);
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_pkey PRIMARY KEY (table_id, browser, message);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX ix_seats_holder ON public.seats USING btree (holder);
CREATE INDEX ix_tables_changed ON public.tables USING btree (changed);
ALTER TABLE ONLY public.mixes
    ADD CONSTRAINT mixes_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.plies
    ADD CONSTRAINT plies_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.receipts
    ADD CONSTRAINT receipts_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
