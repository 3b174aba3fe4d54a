/** The camera over the map: pan, zoom and fit by mouse, touch and keyboard. */
import { isStill, PACE, preferences } from "../../../lib/preferences.svelte";
import type { Point } from "../hexGeometry";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const SMALLEST = 0.12;
const LARGEST = 3;
/** On a board that is higher than this, in pixels, tiles may be drawn larger. */
const ROOMY = 900;
const GLIDE = 420;

export class Camera {
  x = $state(0);
  y = $state(0);
  /** Pixels per unit. */
  scale = $state(0.9);
  width = $state(800);
  height = $state(600);
  insets = $state.raw<Insets>({ top: 0, right: 0, bottom: 0, left: 0 });
  /** Once you move the map, it stays there until you ask for a fit. */
  isMoved = $state(false);
  /** The radius of a tile in pixels. */
  radius = $derived(100 * this.scale);
  #glide = 0;
  /** The target of the current glide. */
  #aim: { x: number; y: number; scale: number } | null = null;

  get isGliding(): boolean {
    return this.#glide !== 0;
  }

  get transform(): string {
    const { x, y } = this.screen({ x: 0, y: 0 });
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${this.scale.toFixed(4)})`;
  }

  world(screen: Point): Point {
    return {
      x: this.x + (screen.x - this.width / 2) / this.scale,
      y: this.y + (screen.y - this.height / 2) / this.scale,
    };
  }

  screen(world: Point): Point {
    return { x: (world.x - this.x) * this.scale + this.width / 2, y: (world.y - this.y) * this.scale + this.height / 2 };
  }

  /** The visible part, in units of the board. */
  get seen(): Box {
    const { x, y } = this.world({ x: 0, y: 0 });
    return { x, y, width: this.width / this.scale, height: this.height / this.scale };
  }

  pan(dx: number, dy: number): void {
    this.isMoved = true;
    this.#put(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /**
   * Move as little as possible to show a place and this many units around it, above the covered part. Starts from the
   * target of a running glide.
   */
  reveal(place: Point, units: number, cover: number): void {
    const aim = this.#aim;
    const { x: atX, y: atY, scale } = aim ?? this;
    const [x, y] = [(place.x - atX) * scale + this.width / 2, (place.y - atY) * scale + this.height / 2];
    const reach = units * scale;
    const { top, right, left } = this.insets;
    const bottom = Math.max(this.insets.bottom, cover);
    const dx = Math.max(0, left + reach - x) - Math.max(0, x - (this.width - right - reach));
    const dy = Math.max(0, top + reach - y) - Math.max(0, y - (this.height - bottom - reach));
    if (!dx && !dy) return;
    const [toX, toY] = [atX - dx / scale, atY - dy / scale];
    if (aim) this.#glideTo(toX, toY, scale);
    else this.#put(toX, toY, scale);
  }

  zoom(factor: number, about: Point = { x: this.width / 2, y: this.height / 2 }): void {
    this.#stop();
    this.isMoved = true;
    const fixed = this.world(about);
    this.scale = Math.min(LARGEST, Math.max(SMALLEST, this.scale * factor));
    const moved = this.world(about);
    this.x += fixed.x - moved.x;
    this.y += fixed.y - moved.y;
  }

  /** Pan as little as possible to show a box; false if it does not fit at this scale. */
  include(box: Box): boolean {
    const { x, y, scale } = this.#aim ?? this;
    const { top, right, bottom, left } = this.insets;
    if (box.width * scale > this.width - left - right || box.height * scale > this.height - top - bottom) return false;
    const over = (low: number, high: number, from: number, to: number) => Math.max(0, from - low) - Math.max(0, high - to);
    const [boxLeft, boxTop] = [(box.x - x) * scale + this.width / 2, (box.y - y) * scale + this.height / 2];
    const dx = over(boxLeft, boxLeft + box.width * scale, left, this.width - right);
    const dy = over(boxTop, boxTop + box.height * scale, top, this.height - bottom);
    if (dx || dy) this.#go(x - dx / scale, y - dy / scale, scale);
    return true;
  }

  /** The scale at which a box fits into the uncovered part of the board. */
  fittingScale(box: Box): number {
    const { top, right, bottom, left } = this.insets;
    return Math.min((this.width - left - right) / box.width, (this.height - top - bottom) / box.height);
  }

  /** Show a whole box in the uncovered part of the board. */
  fit(box: Box, { glide = true, largest = 1.15, smallest = SMALLEST } = {}): void {
    const { top, right, bottom, left } = this.insets;
    const fitting = this.fittingScale(box);
    if (fitting <= 0) return;
    const height = this.height - top - bottom;
    const scale = Math.max(smallest, Math.min(largest * Math.max(1, height / ROOMY), fitting));
    const x = box.x + box.width / 2 - (left - right) / 2 / scale;
    const y = box.y + box.height / 2 - (top - bottom) / 2 / scale;
    this.isMoved = false;
    this.#go(x, y, scale, glide);
  }

  #go(x: number, y: number, scale: number, glide = true): void {
    if (glide && !isStill() && PACE[preferences.speed] !== Infinity) this.#glideTo(x, y, scale);
    else this.#put(x, y, scale);
  }

  #put(x: number, y: number, scale: number): void {
    this.#stop();
    this.x = x;
    this.y = y;
    this.scale = scale;
  }

  #glideTo(x: number, y: number, scale: number): void {
    this.#stop();
    const from = { x: this.x, y: this.y, scale: this.scale };
    const away = Math.hypot(x - from.x, y - from.y) * scale + Math.abs(scale - from.scale) * 300;
    if (away < 1) return;
    this.#aim = { x, y, scale };
    const start = performance.now();
    const step = (now: number) => {
      const t = Math.min(1, Math.max(0, (now - start) / GLIDE));
      const eased = 1 - (1 - t) ** 3;
      this.scale = from.scale + (scale - from.scale) * eased;
      this.x = from.x + (x - from.x) * eased;
      this.y = from.y + (y - from.y) * eased;
      if (t < 1) this.#glide = requestAnimationFrame(step);
      else this.#stop();
    };
    this.#glide = requestAnimationFrame(step);
  }

  #stop(): void {
    if (this.#glide) cancelAnimationFrame(this.#glide);
    this.#glide = 0;
    this.#aim = null;
  }
}

/** Mouse and touch on the board: one pointer drags, two pinch; a drag is not a click. */
export class PointerGestures {
  #down = new Map<number, Point>();
  #start: Point | null = null;
  isDragging = false;

  constructor(
    readonly camera: Camera,
    readonly origin: () => Point,
  ) {}

  down(event: PointerEvent): void {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    this.#down.set(event.pointerId, this.#at(event));
    if (this.#down.size === 1) {
      this.#start = this.#at(event);
      this.isDragging = false;
    }
  }

  move(event: PointerEvent): void {
    const before = this.#down.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    if (this.#down.size === 1) this.#drag(event, before, now);
    else if (this.#down.size === 2) this.#pinch(event.pointerId, before, now);
    this.#down.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
  }

  #drag(event: PointerEvent, before: Point, now: Point): void {
    const slack = event.pointerType === "mouse" ? 4 : 9;
    if (!this.isDragging && this.#start) {
      if (Math.hypot(now.x - this.#start.x, now.y - this.#start.y) < slack) return;
      this.isDragging = true;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    }
    this.camera.pan(now.x - before.x, now.y - before.y);
  }

  #pinch(id: number, before: Point, now: Point): void {
    this.isDragging = true;
    const other = [...this.#down].find(([key]) => key !== id)![1];
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(now.x - other.x, now.y - other.y);
    if (was < 1) return;
    this.camera.zoom(is / was, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    this.camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  #at(event: PointerEvent): Point {
    const origin = this.origin();
    return { x: event.clientX - origin.x, y: event.clientY - origin.y };
  }
}
