/** Mouse, touch, wheel and keyboard on the map. */
import { isTaken } from "../../../lib/keyboard";
import type { MapChoiceBuilder } from "../choiceBuilder.svelte";
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
    const { builder } = this.map.props;
    this.#gestures.move(event);
    if (!builder || event.pointerType === "touch" || this.#gestures.isDragging) return;
    if (event.movementX === 0 && event.movementY === 0) return; // the map moved below a resting mouse
    const hit = hitOf(event);
    this.hovered = hit.island ?? null;
    point(builder, hit, this.map.choices.length > 0);
  };

  readonly pointerUp = (event: PointerEvent): void => this.#gestures.up(event);

  readonly pointerLeave = (event: PointerEvent): void => {
    const { builder } = this.map.props;
    this.hovered = null;
    if (event.pointerType !== "touch" && !builder?.isLaying) builder?.point(null, "board");
  };

  readonly click = (event: MouseEvent): void => {
    const { animator, builder } = this.map.props;
    const wasDragging = this.#gestures.isDragging;
    this.#gestures.isDragging = false;
    if (wasDragging) return;
    if (animator.isRunning) animator.skip();
    else if (builder && this.map.choices.length > 0) void click(builder, hitOf(event), this.#lastPointer === "touch");
    else if (builder && isAny(hitOf(event))) void builder.explainWaiting();
  };

  /** The wheel turns the tile in hand; otherwise it zooms. */
  readonly wheel = (event: WheelEvent): void => {
    const { builder, camera } = this.map.props;
    event.preventDefault();
    if (builder?.isLaying && builder.cell && !event.ctrlKey) return this.#turnTile(builder, event.deltaY);
    const { left, top } = this.frame();
    const factor = Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.04 : 0.0016));
    camera.zoom(factor, { x: event.clientX - left, y: event.clientY - top });
  };

  #turnTile(builder: MapChoiceBuilder, by: number): void {
    const now = performance.now();
    if (Math.abs(by) <= WHEEL_LEAST || now - this.#lastTurn < WHEEL_PAUSE) return;
    this.#lastTurn = now;
    builder.turn(Math.sign(by));
  }

  /** Keys that act anywhere on the page. */
  readonly pageKey = (event: KeyboardEvent): void => {
    if (hasModifier(event) || event.defaultPrevented || isTaken(event)) return;
    const { builder, camera } = this.map.props;
    const actions: Record<string, () => void> = {
      "+": () => camera.zoom(ZOOM),
      "=": () => camera.zoom(ZOOM),
      "-": () => camera.zoom(1 / ZOOM),
      "0": () => this.follow.fitAll(),
      r: () => builder?.turn(1),
      R: () => builder?.turn(-1),
    };
    actions[event.key]?.();
  };

  /** Keys while the map has the focus: the cursor moves, and Enter means a click on its tile. */
  readonly mapKey = (event: KeyboardEvent): void => {
    const { choices, cursor, here, tiles } = this.map;
    const { builder } = this.map.props;
    if (hasModifier(event)) return;
    if (event.key === "Enter" && here && builder) void (choices.length > 0 ? builder.chooseIsland(here.name) : builder.explainWaiting());
    else if (!cursor.go(event.key, tiles)) return;
    event.preventDefault();
  };
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}
