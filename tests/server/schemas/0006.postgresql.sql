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
    asked json
);
INSERT INTO public.alembic_version VALUES ('0006');
INSERT INTO public.epochs VALUES ('ee6c8695c5b84735');
INSERT INTO public.guests VALUES ('y2txpy285s', 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.lines VALUES ('y2txpy285s', 1, 0, 'Talofa!', 1794964661560);
INSERT INTO public.mixes VALUES ('ph9cyupm2p', 1, 'the sea is calm');
INSERT INTO public.mutes VALUES ('y2txpy285s', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.passes VALUES ('105018328232b6a22aa814a202cd83dfed7b7aca3d014957bd9597d73eb135f3', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 1794965561);
INSERT INTO public.people VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1);
INSERT INTO public.plies VALUES ('ph9cyupm2p', 1, 93, NULL, NULL, 1794964660271),
('ph9cyupm2p', 2, 91, NULL, NULL, 1794964660296),
('ph9cyupm2p', 3, 94, NULL, NULL, 1794964660302),
('ph9cyupm2p', 4, 91, NULL, NULL, 1794964660325),
('ph9cyupm2p', 5, 87, NULL, NULL, 1794964660337),
('ph9cyupm2p', 6, 25, NULL, NULL, 1794964660337),
('ph9cyupm2p', 7, 569, NULL, NULL, 1794964660343),
('ph9cyupm2p', 8, 9, NULL, NULL, 1794964660343),
('ph9cyupm2p', 9, 6903, NULL, NULL, 1794964660365),
('ph9cyupm2p', 10, 116, NULL, NULL, 1794964660373),
('ph9cyupm2p', 11, 87, NULL, NULL, 1794964660383),
('ph9cyupm2p', 12, 23, NULL, NULL, 1794964660383),
('ph9cyupm2p', 13, 6913, NULL, NULL, 1794964660401),
('ph9cyupm2p', 14, 20, NULL, NULL, 1794964660401),
('ph9cyupm2p', 15, 754, NULL, NULL, 1794964660417),
('ph9cyupm2p', 16, 7, NULL, NULL, 1794964660417),
('ph9cyupm2p', 17, 951, NULL, NULL, 1794964660438),
('ph9cyupm2p', 18, 111, NULL, NULL, 1794964660449),
('ph9cyupm2p', 19, 87, NULL, NULL, 1794964660459),
('ph9cyupm2p', 20, 30, NULL, NULL, 1794964660459),
('ph9cyupm2p', 21, 6709, NULL, NULL, 1794964660469),
('ph9cyupm2p', 22, 24, NULL, NULL, 1794964660469),
('ph9cyupm2p', 23, 6898, NULL, NULL, 1794964660477),
('ph9cyupm2p', 24, 3, NULL, NULL, 1794964660477),
('ph9cyupm2p', 25, 6699, NULL, NULL, 1794964660493),
('ph9cyupm2p', 26, 103, NULL, NULL, 1794964660507),
('ph9cyupm2p', 27, 87, NULL, NULL, 1794964660513),
('ph9cyupm2p', 28, 2, NULL, NULL, 1794964660513),
('ph9cyupm2p', 29, 6891, NULL, NULL, 1794964660525),
('ph9cyupm2p', 30, 99, NULL, NULL, 1794964660541),
('tctrvrdcu8', 1, 7, NULL, NULL, 1794964660586),
('tctrvrdcu8', 2, 32, NULL, NULL, 1794964660586),
('tctrvrdcu8', 3, 35, NULL, NULL, 1794964660586),
('tctrvrdcu8', 4, 26, NULL, NULL, 1794964660586),
('tctrvrdcu8', 5, 46, NULL, NULL, 1794964660586),
('tctrvrdcu8', 6, 20, NULL, NULL, 1794964660586),
('tctrvrdcu8', 7, 37, NULL, NULL, 1794964660586),
('tctrvrdcu8', 8, 34, NULL, NULL, 1794964660586),
('tctrvrdcu8', 9, 1, NULL, NULL, 1794964660586),
('tctrvrdcu8', 10, 40, NULL, NULL, 1794964660586),
('tctrvrdcu8', 11, 10, NULL, NULL, 1794964660586),
('tctrvrdcu8', 12, 30, NULL, NULL, 1794964660586),
('tctrvrdcu8', 13, 16, NULL, NULL, 1794964660586),
('tctrvrdcu8', 14, 0, NULL, NULL, 1794964660586),
('tctrvrdcu8', 15, 24, NULL, NULL, 1794964660586),
('tctrvrdcu8', 16, 36, NULL, NULL, 1794964660586),
('tctrvrdcu8', 17, 8, NULL, NULL, 1794964660586),
('tctrvrdcu8', 18, 98, NULL, NULL, 1794964660614),
('tctrvrdcu8', 19, 110, NULL, NULL, 1794964660614),
('tctrvrdcu8', 20, 388, NULL, NULL, 1794964660614),
('tctrvrdcu8', 21, 174, NULL, NULL, 1794964660633),
('tctrvrdcu8', 22, 196, NULL, NULL, 1794964660652),
('tctrvrdcu8', 23, 212, NULL, NULL, 1794964660652),
('tctrvrdcu8', 24, 232, NULL, NULL, 1794964660652),
('tctrvrdcu8', 25, 242, NULL, NULL, 1794964660652),
('tctrvrdcu8', 26, 388, NULL, NULL, 1794964660652),
('tctrvrdcu8', 27, 17, NULL, NULL, 1794964660652),
('tctrvrdcu8', 28, 0, NULL, NULL, 1794964660652),
('tctrvrdcu8', 29, 1, NULL, NULL, 1794964660652),
('tctrvrdcu8', 30, 28, NULL, NULL, 1794964660652),
('tctrvrdcu8', 31, 389, NULL, NULL, 1794964660661),
('tctrvrdcu8', 32, 8, NULL, NULL, 1794964660661),
('tctrvrdcu8', 33, 53, NULL, NULL, 1794964660680),
('tctrvrdcu8', 34, 108, NULL, NULL, 1794964660680),
('tctrvrdcu8', 35, 124, NULL, NULL, 1794964660680),
('tctrvrdcu8', 36, 388, NULL, NULL, 1794964660680),
('tctrvrdcu8', 37, 389, NULL, NULL, 1794964660709),
('tctrvrdcu8', 38, 19, NULL, NULL, 1794964660709),
('tctrvrdcu8', 39, 389, NULL, NULL, 1794964660714),
('tctrvrdcu8', 40, 39, NULL, NULL, 1794964660714),
('tctrvrdcu8', 41, 92, NULL, NULL, 1794964660734),
('tctrvrdcu8', 42, 117, NULL, NULL, 1794964660734),
('tctrvrdcu8', 43, 388, NULL, NULL, 1794964660734),
('tctrvrdcu8', 44, 389, NULL, NULL, 1794964660750),
('tctrvrdcu8', 45, 45, NULL, NULL, 1794964660750),
('tctrvrdcu8', 46, 59, NULL, NULL, 1794964660778),
('tctrvrdcu8', 47, 128, NULL, NULL, 1794964660778),
('tctrvrdcu8', 48, 140, NULL, NULL, 1794964660778),
('tctrvrdcu8', 49, 388, NULL, NULL, 1794964660778),
('tctrvrdcu8', 50, 389, NULL, NULL, 1794964660789),
('tctrvrdcu8', 51, 23, NULL, NULL, 1794964660789),
('tctrvrdcu8', 52, 72, NULL, NULL, 1794964660802),
('tctrvrdcu8', 53, 107, NULL, NULL, 1794964660802),
('tctrvrdcu8', 54, 388, NULL, NULL, 1794964660802),
('tctrvrdcu8', 55, 185, NULL, NULL, 1794964660808),
('tctrvrdcu8', 56, 27, NULL, NULL, 1794964660808),
('tctrvrdcu8', 57, 29, NULL, NULL, 1794964660808),
('tctrvrdcu8', 58, 389, NULL, NULL, 1794964660825),
('tctrvrdcu8', 59, 26, NULL, NULL, 1794964660825),
('tctrvrdcu8', 60, 80, NULL, NULL, 1794964660831),
('tctrvrdcu8', 61, 127, NULL, NULL, 1794964660831),
('tctrvrdcu8', 62, 388, NULL, NULL, 1794964660831),
('tctrvrdcu8', 63, 389, NULL, NULL, 1794964660851),
('tctrvrdcu8', 64, 27, NULL, NULL, 1794964660851),
('tctrvrdcu8', 65, 69, NULL, NULL, 1794964660854),
('tctrvrdcu8', 66, 130, NULL, NULL, 1794964660854),
('tctrvrdcu8', 67, 388, NULL, NULL, 1794964660854),
('tctrvrdcu8', 68, 389, NULL, NULL, 1794964660872),
('tctrvrdcu8', 69, 284, NULL, NULL, 1794964660885),
('tctrvrdcu8', 70, 251, NULL, NULL, 1794964660889),
('tctrvrdcu8', 71, 271, NULL, NULL, 1794964660901),
('tctrvrdcu8', 72, 252, NULL, NULL, 1794964660903),
('tctrvrdcu8', 73, 254, NULL, NULL, 1794964660921),
('tctrvrdcu8', 74, 274, NULL, NULL, 1794964660929),
('tctrvrdcu8', 75, 279, NULL, NULL, 1794964660941),
('tctrvrdcu8', 76, 390, NULL, NULL, 1794964660952),
('tctrvrdcu8', 77, 302, NULL, NULL, 1794964660960),
('tctrvrdcu8', 78, 319, NULL, NULL, 1794964660960),
('tctrvrdcu8', 79, 388, NULL, NULL, 1794964660960),
('tctrvrdcu8', 80, 322, NULL, NULL, 1794964660994),
('tctrvrdcu8', 81, 388, NULL, NULL, 1794964660994),
('tctrvrdcu8', 82, 12, NULL, NULL, 1794964660994),
('tctrvrdcu8', 83, 9, NULL, NULL, 1794964660994),
('tctrvrdcu8', 84, 33, NULL, NULL, 1794964660994),
('tctrvrdcu8', 85, 79, NULL, NULL, 1794964660997),
('tctrvrdcu8', 86, 129, NULL, NULL, 1794964660997),
('tctrvrdcu8', 87, 388, NULL, NULL, 1794964660997),
('tctrvrdcu8', 88, 389, NULL, NULL, 1794964661013),
('tctrvrdcu8', 89, 20, NULL, NULL, 1794964661013),
('tctrvrdcu8', 90, 76, NULL, NULL, 1794964661026),
('tctrvrdcu8', 91, 109, NULL, NULL, 1794964661026),
('tctrvrdcu8', 92, 133, NULL, NULL, 1794964661026),
('tctrvrdcu8', 93, 388, NULL, NULL, 1794964661026),
('tctrvrdcu8', 94, 389, NULL, NULL, 1794964661037),
('tctrvrdcu8', 95, 4, NULL, NULL, 1794964661037),
('tctrvrdcu8', 96, 389, NULL, NULL, 1794964661049),
('tctrvrdcu8', 97, 18, NULL, NULL, 1794964661049),
('tctrvrdcu8', 98, 389, NULL, NULL, 1794964661061),
('tctrvrdcu8', 99, 38, NULL, NULL, 1794964661061),
('tctrvrdcu8', 100, 84, NULL, NULL, 1794964661065),
('tctrvrdcu8', 101, 104, NULL, NULL, 1794964661065),
('tctrvrdcu8', 102, 388, NULL, NULL, 1794964661065),
('tctrvrdcu8', 103, 389, NULL, NULL, 1794964661081),
('tctrvrdcu8', 104, 42, NULL, NULL, 1794964661081),
('tctrvrdcu8', 105, 86, NULL, NULL, 1794964661098),
('tctrvrdcu8', 106, 120, NULL, NULL, 1794964661098),
('tctrvrdcu8', 107, 132, NULL, NULL, 1794964661098),
('tctrvrdcu8', 108, 388, NULL, NULL, 1794964661098),
('tctrvrdcu8', 109, 389, NULL, NULL, 1794964661106),
('tctrvrdcu8', 110, 29, NULL, NULL, 1794964661106),
('tctrvrdcu8', 111, 56, NULL, NULL, 1794964661130),
('tctrvrdcu8', 112, 118, NULL, NULL, 1794964661130),
('tctrvrdcu8', 113, 388, NULL, NULL, 1794964661130),
('tctrvrdcu8', 114, 389, NULL, NULL, 1794964661141),
('tctrvrdcu8', 115, 33, NULL, NULL, 1794964661141),
('tctrvrdcu8', 116, 389, NULL, NULL, 1794964661149),
('tctrvrdcu8', 117, 390, NULL, NULL, 1794964661161),
('tctrvrdcu8', 118, 390, NULL, NULL, 1794964661165),
('tctrvrdcu8', 119, 32, NULL, NULL, 1794964661165),
('tctrvrdcu8', 120, 44, NULL, NULL, 1794964661165),
('tctrvrdcu8', 121, 25, NULL, NULL, 1794964661165),
('tctrvrdcu8', 122, 5, NULL, NULL, 1794964661165),
('tctrvrdcu8', 123, 389, NULL, NULL, 1794964661182),
('tctrvrdcu8', 124, 10, NULL, NULL, 1794964661182),
('tctrvrdcu8', 125, 70, NULL, NULL, 1794964661202),
('tctrvrdcu8', 126, 125, NULL, NULL, 1794964661202),
('tctrvrdcu8', 127, 388, NULL, NULL, 1794964661202),
('tctrvrdcu8', 128, 389, NULL, NULL, 1794964661205),
('tctrvrdcu8', 129, 3, NULL, NULL, 1794964661205),
('tctrvrdcu8', 130, 61, NULL, NULL, 1794964661220),
('tctrvrdcu8', 131, 117, NULL, NULL, 1794964661220),
('tctrvrdcu8', 132, 129, NULL, NULL, 1794964661220),
('tctrvrdcu8', 133, 388, NULL, NULL, 1794964661220),
('tctrvrdcu8', 134, 389, NULL, NULL, 1794964661242),
('tctrvrdcu8', 135, 36, NULL, NULL, 1794964661242),
('tctrvrdcu8', 136, 84, NULL, NULL, 1794964661250),
('tctrvrdcu8', 137, 109, NULL, NULL, 1794964661250),
('tctrvrdcu8', 138, 388, NULL, NULL, 1794964661250),
('tctrvrdcu8', 139, 389, NULL, NULL, 1794964661254),
('tctrvrdcu8', 140, 21, NULL, NULL, 1794964661254),
('tctrvrdcu8', 141, 389, NULL, NULL, 1794964661272),
('tctrvrdcu8', 142, 13, NULL, NULL, 1794964661272),
('tctrvrdcu8', 143, 389, NULL, NULL, 1794964661285),
('tctrvrdcu8', 144, 47, NULL, NULL, 1794964661285),
('tctrvrdcu8', 145, 69, NULL, NULL, 1794964661294),
('tctrvrdcu8', 146, 144, NULL, NULL, 1794964661294),
('tctrvrdcu8', 147, 388, NULL, NULL, 1794964661294),
('tctrvrdcu8', 148, 389, NULL, NULL, 1794964661333),
('tctrvrdcu8', 149, 45, NULL, NULL, 1794964661333),
('tctrvrdcu8', 150, 173, NULL, NULL, 1794964661351),
('tctrvrdcu8', 151, 34, NULL, NULL, 1794964661351),
('tctrvrdcu8', 152, 44, NULL, NULL, 1794964661351),
('tctrvrdcu8', 153, 81, NULL, NULL, 1794964661366),
('tctrvrdcu8', 154, 134, NULL, NULL, 1794964661366),
('tctrvrdcu8', 155, 388, NULL, NULL, 1794964661366),
('tctrvrdcu8', 156, 389, NULL, NULL, 1794964661381),
('tctrvrdcu8', 157, 288, NULL, NULL, 1794964661386),
('tctrvrdcu8', 158, 278, NULL, NULL, 1794964661394),
('tctrvrdcu8', 159, 277, NULL, NULL, 1794964661401),
('tctrvrdcu8', 160, 253, NULL, NULL, 1794964661414),
('tctrvrdcu8', 161, 277, NULL, NULL, 1794964661434),
('tctrvrdcu8', 162, 276, NULL, NULL, 1794964661461),
('tctrvrdcu8', 163, 388, NULL, NULL, 1794964661466),
('tctrvrdcu8', 164, 326, NULL, NULL, 1794964661479),
('tctrvrdcu8', 165, 388, NULL, NULL, 1794964661479);
INSERT INTO public.receipts VALUES ('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm0', 1, NULL, NULL, 1794964660276),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm1', 2, NULL, NULL, 1794964660298),
('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm2', 3, NULL, NULL, 1794964660304),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm3', 4, NULL, NULL, 1794964660329),
('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm4', 6, NULL, NULL, 1794964660341),
('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm6', 8, NULL, NULL, 1794964660346),
('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm8', 9, NULL, NULL, 1794964660369),
('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm9', 10, NULL, NULL, 1794964660381),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm10', 12, NULL, NULL, 1794964660393),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm12', 14, NULL, NULL, 1794964660409),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm14', 16, NULL, NULL, 1794964660420),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm16', 17, NULL, NULL, 1794964660439),
('ph9cyupm2p', 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'm17', 18, NULL, NULL, 1794964660453),
('ph9cyupm2p', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm18', 20, NULL, NULL, 1794964660464),
('tctrvrdcu8', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'm17', 20, NULL, NULL, 1794964660615),
('y2txpy285s', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'hello', 0, NULL, NULL, 1794964661568);
INSERT INTO public.seats VALUES ('ph9cyupm2p', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('ph9cyupm2p', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
('tctrvrdcu8', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('tctrvrdcu8', 1, NULL, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb'),
('y2txpy285s', 0, NULL, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'),
('y2txpy285s', 1, NULL, NULL);
INSERT INTO public.tables VALUES ('ph9cyupm2p', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794964660191, 1794964660541, true, 0, 'b3be7081268d1f7060fb7165568ab79729085c2b347d4e87fa70681d237dbeed', '6d2c727d05ac7f1f786b75a2837182089fecc661a98cba010fbe616877e3381d', 30, 0, true, NULL, 'listed', NULL, NULL, NULL, NULL),
('tctrvrdcu8', 'tahiti', 1, '{"players": ["Ana", "Ben"], "seats": ["purple", "orange"], "options": {"tourists": "1,1,1,2,2,2,3,3,3,4,4,4"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794964660556, 1794964661479, true, 0, '6fac6271b5cb76c2ff587d4ceed0676edf9c22ee991f27ebfe6b40d5305b8653', 'ed775d17b8e4e14c3f9c321534190e7de9eee29719062294a803337bd17d4a57', 165, -2, true, '{"reason": "third_year", "shares": ["1", "0"]}', 'house', NULL, NULL, NULL, NULL),
('y2txpy285s', 'tongiaki', 1, '{"players": ["Ana", "Ben"], "seats": ["blue", "red"], "options": {"other_full_beaches": "sail", "royal_timing": "instead_of_turn", "last_ocean": "stay_at_sea", "reentry_boat": "any_island", "relocate_from": "other_island", "refound_boat": "none", "settlement_royal": "removed", "two_colours": "off", "free_exploration": "off"}, "first": 0, "terms": {"hints": false, "spectators": true, "forks": false, "absence": 120}}', 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1794964661512, 1794964661512, false, 0, '8bc4a3719544379fbe8e55c906a4d1ebed178dd6e321ab3e453fb886be6178d6', 'd6302e916d4d6be40b338000395ec3923e98ef804df48d6c1b8ae5545b01afcb', 0, 0, false, NULL, 'private', 'aeOOrfW5V2VacZLST9h-XA', 60, NULL, NULL);
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
