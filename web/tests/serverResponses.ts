/** What a server sent to the page: `python -m tests.page.server_responses` writes it, and `make lint` runs that first. */
import { vi } from "vitest";
import type { Json, Ply, State, Table } from "../src/lib/protocol";

export interface Replay {
  name: string;
  table: Table;
  plies: Ply[];
  views: { ply: number; view: Json }[];
}

export interface Moment {
  table: Table;
  plies: Ply[];
  state: State;
}

const files = import.meta.glob<Json>("../../build/page/*.json", { eager: true, import: "default" });
if (Object.keys(files).length === 0) throw new Error("build/page is empty: run `python -m tests.page.server_responses` first");

function read<T>(name: string): T {
  const found = files[`../../build/page/${name}.json`];
  if (!found) throw new Error(`there is no build/page/${name}.json`);
  return found as T;
}

/** The golden records of a game. */
export function replays(game: string): Replay[] {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/(.*)\.json$/, "$1"));
  return names.filter((name) => name.startsWith(`record-${game}-`)).map((name) => ({ ...read<Replay>(name), name }));
}

/** An unfinished game, as the first seat was told it. */
export function moment(name: string): Moment {
  return read<Moment>(`moment-${name}`);
}

/** From now on the page is answered what the server answered. */
export function serve(): void {
  const answers: [RegExp, (...parts: string[]) => string][] = [
    [/^\/api\/games\/(\w+)\/drawing$/, (game) => `drawing-${game}`],
    [/^\/api\/games\/(\w+)\/texts\?language=(\w+)$/, (game, language) => `texts-${game}-${language}`],
  ];
  vi.stubGlobal("fetch", async (path: string) => {
    for (const [pattern, name] of answers) {
      const found = pattern.exec(path);
      if (found) return new Response(JSON.stringify(read(name(...found.slice(1)))));
    }
    throw new Error(`nothing was recorded for ${path}`);
  });
}

/** The moment of a replay at which its view of this index was told. */
export function stateAt({ plies, views }: Replay, index: number): State {
  const { ply, view } = views[index]!;
  const next = plies[ply];
  const { turn_number, active } = next ?? plies.at(-1)!;
  return {
    ply,
    turn: next?.seat ?? -2,
    turn_number,
    active,
    viewer: null,
    view,
    moves: [],
    mid_choice: false,
    undo: null,
    prospects: [],
    seconds_left: null,
    bank_seconds: null,
    absence_seconds_left: null,
  };
}

/** An animator that shows a replay at the view of this index. */
export function shownAt<A extends { set(state: State, plies?: Ply[]): void }>(animator: A, replay: Replay, index: number): A {
  animator.set(stateAt(replay, index), replay.plies.slice(0, replay.views[index]!.ply));
  return animator;
}

/** The plies between the views of this index and the next. */
export function between({ plies, views }: Replay, index: number): Ply[] {
  return plies.slice(views[index]!.ply, views[index + 1]!.ply);
}
