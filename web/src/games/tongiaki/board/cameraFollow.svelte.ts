/** Keeps the camera on the map as it grows and on what is asked, until you move the map yourself. */
import { untrack } from "svelte";
import { centre, key, type Cell } from "../hexGeometry";
import type { Box } from "./camera.svelte";
import type { MapState } from "./mapState.svelte";

/** Show as much of the frontier as leaves tiles this radius, in pixels. */
const ROOMY_RADIUS = 60;
/**
 * Margins around the centres of tiles, in units of the board: all adjacent cells, their centres, or a little of them.
 */
const TILE_MARGINS = [270, 195, 128];
const CELL_MARGIN = 96;
const CHOICE_MARGIN = 150;

export class CameraFollow {
  /** The frame and the turn of the last fit; -1 for the turns of others. */
  #fitted: { frame: string; turn: number } | null = null;

  /** Call while a component is created. */
  constructor(readonly map: MapState) {
    $effect(() => this.#followMap());
    $effect(() => this.#revealCell());
    $effect(() => this.#revealHint());
    $effect(() => this.#reveal(map.cursor.cell));
  }

  /** Fit the whole map, with the cells around it as far as they leave the tiles large. */
  fitAll(glide = true): void {
    const { camera } = this.map.props;
    const boxes = TILE_MARGINS.flatMap((margin) => boxOf(this.map.tiles, margin) ?? []);
    const box = boxes.find((roomy) => 100 * camera.fittingScale(roomy) >= ROOMY_RADIUS) ?? boxes.at(-1);
    if (box) camera.fit(box, { glide });
  }

  /** Fit what can be chosen; without choices, the whole map. */
  #fitChoices(glide: boolean): void {
    const near = this.#chosenCells();
    const box = boxOf(near.length > 0 ? near : this.map.tiles, CHOICE_MARGIN);
    if (box) this.map.props.camera.fit(box, { glide, smallest: 0.55, largest: 0.95 });
  }

  /** The cells of everything that can be chosen. */
  #chosenCells(): Cell[] {
    const { choices, tiles } = this.map;
    const islands = tiles.filter((tile) => choices.some((choice) => choice.island === tile.name));
    return [...islands, ...choices.flatMap((choice) => choice.cell ?? [])];
  }

  /** Your turn, from its first choice to its last animation; -1 in the turns of others. */
  readonly #ownTurn = $derived.by(() => {
    const state = this.map.props.currentChoice?.session.state;
    return state && state.viewer !== null && state.viewer === state.turn ? state.turn_number : -1;
  });
  readonly #shape = $derived.by(() => this.map.tiles.map(key).join(" "));
  readonly #frame = $derived.by(() => {
    const { width, height, insets } = this.map.props.camera;
    return `${width}x${height}|${insets.bottom}`;
  });

  /** The tiles on the map when it was last looked at. */
  #known = new Set<string>();

  /**
   * The map is fitted as it grows in the turns of others, and when the window changes. During your
   * own turn it keeps its scale, and stays where it is unless something that you need lies outside.
   */
  #followMap(): void {
    const [frame, turn, shape] = [this.#frame, this.#ownTurn, this.#shape];
    const { choices, isReady } = this.map;
    if (!isReady || !shape || this.map.props.camera.isMoved) return;
    // This effect does not read the camera's own position: two effects that follow it would fight.
    untrack(() => this.#fitOrShow(frame, turn, choices.length > 0));
  }

  #fitOrShow(frame: string, turn: number, hasChoices: boolean): void {
    const { isClose } = this.map.props;
    const found = this.map.tiles.filter((tile) => !this.#known.has(key(tile)));
    this.#known = new Set(this.map.tiles.map(key));
    const isSameFrame = this.#fitted?.frame === frame;
    const isStart = this.#fitted?.turn !== turn;
    // On a phone the camera zooms in on the choices once, when they appear.
    if (isSameFrame && turn >= 0 && !(isClose && isStart && hasChoices)) {
      this.#show(isClose || isStart, found);
      if (!isClose) this.#fitted = { frame, turn };
      return;
    }
    if (isClose) this.#fitChoices(this.#fitted !== null);
    else this.fitAll(this.#fitted !== null);
    this.#fitted = { frame, turn: isClose && !hasChoices ? -1 : turn };
  }

  /**
   * Move the map only if something you need is out of view: without a close camera any tile, or else a choice, or what
   * was found. Zoom out only if the choices have no room otherwise, or at the start of a turn.
   */
  #show(mayZoom: boolean, found: Cell[]): void {
    const { camera, isClose } = this.map.props;
    const chosen = this.#chosenCells();
    const box = boxOf([...(isClose ? [] : this.map.tiles), ...chosen], CELL_MARGIN);
    if (!box || camera.include(box)) return;
    const needed = boxOf([...chosen, ...found], CELL_MARGIN);
    if (!mayZoom && (!needed || camera.include(needed))) return;
    if (isClose) this.#fitChoices(true);
    else camera.fit(box);
  }

  #revealCell(): void {
    const { currentChoice } = this.map.props;
    void this.#shape;
    this.#reveal(currentChoice?.isLaying ? currentChoice.cell : currentChoice?.isPointedInPrompt ? (this.map.voyage?.unknown ?? null) : null);
  }

  #revealHint(): void {
    const { currentChoice, isClose } = this.map.props;
    void this.#shape;
    const island = currentChoice?.hinted ? this.map.tiles.find(({ name }) => name === currentChoice.hinted) : undefined;
    if (island && isClose) this.#reveal(island);
  }

  #reveal(cell: Cell | null): void {
    if (cell) untrack(() => this.map.props.camera.reveal(centre(cell), 95, this.map.props.coveredBottom));
  }
}

function boxOf(cells: Cell[], margin: number): Box | null {
  if (cells.length === 0) return null;
  const middles = cells.map(centre);
  const [xs, ys] = [middles.map((p) => p.x), middles.map((p) => p.y)];
  const [x, y] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return { x, y, width: Math.max(...xs) + margin - x, height: Math.max(...ys) + margin - y };
}
