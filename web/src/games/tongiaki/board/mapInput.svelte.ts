/** Mouse, touch, wheel and keyboard on the map. */
import { isTaken } from "../../../lib/keyboard";
import type { CurrentMapChoice } from "../currentChoice.svelte";
import { PointerGestures } from "./camera.svelte";
import type { CameraFollow } from "./cameraFollow.svelte";
import type { MapState } from "./mapState.svelte";
import { click, hitOf, isAny, point } from "./pointer";

/** The zoom factor of a key. */
const ZOOM = 1.2;
/** The wheel turns a tile at most once in this many milliseconds, and only beyond this many pixels. */
const WHEEL_PAUSE = 130;
const WHEEL_LEAST = 3;

export class MapInput {
  /** The island under the mouse. */
  hovered = $state<string | null>(null);
  readonly #gestures: PointerGestures;
  #lastPointer = "mouse";
  #lastTurn = 0;

  constructor(
    readonly map: MapState,
    readonly follow: CameraFollow,
    readonly frame: () => DOMRect,
  ) {
    this.#gestures = new PointerGestures(map.props.camera, frame);
  }

  readonly pointerDown = (event: PointerEvent): void => {
    this.#lastPointer = event.pointerType;
    this.#gestures.down(event);
  };

  readonly pointerMove = (event: PointerEvent): void => {
    const { currentChoice } = this.map.props;
    this.#gestures.move(event);
    if (!currentChoice || event.pointerType === "touch" || this.#gestures.isDragging) return;
    if (event.movementX === 0 && event.movementY === 0) return; // the map moved below a resting mouse
    const hit = hitOf(event);
    this.hovered = hit.island ?? null;
    point(currentChoice, hit, this.map.choices.length > 0);
  };

  readonly pointerUp = (event: PointerEvent): void => this.#gestures.up(event);

  readonly pointerLeave = (event: PointerEvent): void => {
    const { currentChoice } = this.map.props;
    this.hovered = null;
    if (event.pointerType !== "touch" && !currentChoice?.isLaying) currentChoice?.point(null, "board");
  };

  readonly click = (event: MouseEvent): void => {
    const { animator, currentChoice } = this.map.props;
    const wasDragging = this.#gestures.isDragging;
    this.#gestures.isDragging = false;
    if (wasDragging) return;
    if (animator.isRunning) animator.skip();
    else if (currentChoice && this.map.choices.length > 0) void click(currentChoice, hitOf(event), this.#lastPointer === "touch");
    else if (currentChoice && isAny(hitOf(event))) void currentChoice.explainWaiting();
  };

  /** The wheel turns the tile in hand; otherwise it zooms. */
  readonly wheel = (event: WheelEvent): void => {
    const { currentChoice, camera } = this.map.props;
    event.preventDefault();
    if (currentChoice?.isLaying && currentChoice.cell && !event.ctrlKey) return this.#turnTile(currentChoice, event.deltaY);
    const { left, top } = this.frame();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016));
    camera.zoom(factor, { x: event.clientX - left, y: event.clientY - top });
  };

  #turnTile(currentChoice: CurrentMapChoice, by: number): void {
    const now = performance.now();
    if (Math.abs(by) <= WHEEL_LEAST || now - this.#lastTurn < WHEEL_PAUSE) return;
    this.#lastTurn = now;
    currentChoice.turn(Math.sign(by));
  }

  /** Keys that act anywhere on the page. */
  readonly pageKey = (event: KeyboardEvent): void => {
    if (hasModifier(event) || event.defaultPrevented || isTaken(event)) return;
    const { currentChoice, camera } = this.map.props;
    const actions: Record<string, () => void> = {
      "+": () => camera.zoom(ZOOM),
      "=": () => camera.zoom(ZOOM),
      "-": () => camera.zoom(1 / ZOOM),
      "0": () => this.follow.fitAll(),
      r: () => currentChoice?.turn(1),
      R: () => currentChoice?.turn(-1),
    };
    actions[event.key]?.();
  };

  /** Keys while the map has the focus: the cursor moves, and Enter means a click on its tile. */
  readonly mapKey = (event: KeyboardEvent): void => {
    const { choices, cursor, here, tiles } = this.map;
    const { currentChoice } = this.map.props;
    if (hasModifier(event)) return;
    if (event.key === "Enter" && here && currentChoice) void (choices.length > 0 ? currentChoice.chooseIsland(here.name) : currentChoice.explainWaiting());
    else if (!cursor.go(event.key, tiles)) return;
    event.preventDefault();
  };
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
