/** What the map shows now: its tiles, what can be chosen on it, and the keyboard's cursor. */
import type { MapAnimator } from "../animator.svelte";
import type { CurrentMapChoice } from "../currentChoice.svelte";
import { key, neighbours } from "../hexGeometry";
import { tileAt } from "../mapText";
import { tilesOf } from "../model";
import type { Camera } from "./camera.svelte";
import { MapCursor } from "./mapCursor.svelte";
import { piersOf } from "./pierArrows";
import { voyageOf } from "./voyagePreview";

export interface MapProps {
  readonly animator: MapAnimator;
  readonly camera: Camera;
  readonly currentChoice: CurrentMapChoice | null;
  /** Whether the camera zooms in on the choices instead of showing the whole map. */
  readonly isClose: boolean;
  /** How many pixels at the bottom are covered now. */
  readonly coveredBottom: number;
}

export class MapState {
  readonly cursor = new MapCursor();
  /** Whether the frame has been measured. */
  isReady = $state(false);

  constructor(readonly props: MapProps) {}

  readonly scene = $derived.by(() => this.props.animator.scene);
  /** Always in the same order: moving a tile in the document would redraw it. */
  readonly tiles = $derived.by(() => (this.scene ? tilesOf(this.scene.view).sort((a, b) => (a.name < b.name ? -1 : 1)) : []));
  readonly islands = $derived.by(() => new Map(this.scene?.view.islands.map((island) => [island.name, island])));
  readonly taken = $derived.by<ReadonlySet<string>>(() => new Set(this.tiles.map(key)));
  /** The empty cells next to a tile. */
  readonly frontier = $derived.by(() =>
    [...new Map(this.tiles.flatMap(neighbours).map((cell) => [key(cell), cell] as const)).values()].filter(
      (cell) => !this.taken.has(key(cell)),
    ),
  );
  readonly choices = $derived.by(() => {
    const { animator, currentChoice } = this.props;
    return currentChoice?.canChoose && !animator.isRunning ? currentChoice.choices : [];
  });
  readonly pointed = $derived.by(() => (this.choices.length > 0 ? (this.props.currentChoice?.pointed ?? null) : null));
  /** The voyage that is pointed at. */
  readonly voyage = $derived.by(() => {
    const { animator, currentChoice } = this.props;
    return this.pointed && this.scene ? voyageOf(this.pointed, currentChoice!.prospect(this.pointed), this.scene, animator.drawing) : null;
  });
  readonly piers = $derived.by(() => (this.scene ? piersOf(this.choices, this.scene.view) : []));
  /** The tile under the keyboard's cursor. */
  readonly here = $derived.by(() => (this.cursor.cell && this.scene ? tileAt(this.scene.view, this.cursor.cell) : undefined));
}
