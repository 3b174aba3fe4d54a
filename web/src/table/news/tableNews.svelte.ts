/** What happened at a table since your last choice: news about your pieces, awards, and your own failures. */
import type { Part } from "../../lib/i18n";
import type { Table } from "../../lib/protocol";
import { track } from "../../lib/settled";
import type { Game } from "../game";
import type { Turn } from "../log";
import type { Session } from "../play/session.svelte";
import { startPlyOf } from "../play/startPly";
import type AwardCard from "./AwardCard.svelte";
import { freshOf, type Award, type Awards } from "./awards";
import type { News } from "./news";
import type NewsCard from "./NewsCard.svelte";

export class TableNews {
  news = $state.raw<{ news: News; Card: typeof NewsCard } | null>(null);
  awards = $state.raw<{ awards: Awards; Card: typeof AwardCard } | null>(null);
  /** The ply of the last award that was closed. */
  #closedAward = $state(-1);
  /** The ply at which this browser joined the table. */
  readonly #joined: number;

  constructor(
    game: Game,
    readonly session: Session,
    readonly table: () => Table,
    readonly turns: () => Turn[],
  ) {
    this.#joined = startPlyOf(session.id);
    const ignore = () => undefined;
    if (game.news) {
      const loading = track(Promise.all([game.news(), import("./NewsCard.svelte")]));
      loading.then(([news, { default: Card }]) => (this.news = { news, Card }), ignore);
    }
    if (game.awards) {
      const loading = track(Promise.all([game.awards(), import("./AwardCard.svelte")]));
      loading.then(([awards, { default: Card }]) => (this.awards = { awards, Card }), ignore);
    }
  }

  /** Your seats; none if several people share this screen, who all see everything happen. */
  readonly own = $derived.by<number[]>(() => {
    const mine = this.table().seats.filter((seat) => seat.mine && !seat.agent);
    return mine.every(({ player }) => player === mine[0]!.player) ? mine.map(({ seat }) => seat) : [];
  });

  /** The last ply that you chose yourself. */
  readonly since = $derived.by<number | undefined>(
    () =>
      this.session.plies.findLast(
        ({ ply, kind, seat, bot }) => ply > this.#joined && kind === "move" && !bot && this.own.includes(seat),
      )?.ply,
  );

  /** What failed by your own choice, until somebody else acts. */
  readonly failure = $derived.by<Part[] | null>(() => {
    const { since } = this;
    if (since === undefined || !this.own.includes(this.session.plies.at(-1)!.active)) return null;
    const line = this.turns().at(-1)?.lines.findLast(({ event, ply }) => event && ply >= since && this.news?.news.isForDoer?.(event));
    return line?.undoneAt === Infinity ? line.parts : null;
  });

  /** The last award, while it is new and not closed. */
  readonly award = $derived.by<Award | null>(() => {
    const { session, awards } = this;
    if (!awards || session.isShowing || session.picks.length > 0) return null;
    const fresh = freshOf(awards.awards.of(session.plies), session.plies, this.own, this.table().seats.length);
    return fresh?.ply === this.#closedAward ? null : fresh;
  });

  closeAward(): void {
    this.#closedAward = this.award?.ply ?? -1;
  }

  /** Whether you are to begin a choice, and have chosen before. */
  readonly isAtChoice = $derived.by(
    () => this.since !== undefined && this.session.seat !== null && this.session.picks.length === 0,
  );

  /** Whether others have moved since your last choice. */
  readonly hasOthers = $derived.by(
    () =>
      this.isAtChoice &&
      this.session.plies.some(
        ({ ply, kind, seat, bot }) => ply > this.since! && kind === "move" && (bot !== undefined || !this.own.includes(seat)),
      ),
  );
}
