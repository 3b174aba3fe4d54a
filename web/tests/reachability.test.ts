/** A server that does not answer is noticed, and its return, too. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFrom, isServerAway } from "../src/lib/reachability.svelte";

let answer: (() => Promise<Response>) | null = null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", (_: string, { signal }: RequestInit) =>
    answer ? answer() : new Promise((_, reject) => signal!.addEventListener("abort", () => reject(signal!.reason as Error))),
  );
});
afterEach(() => vi.useRealTimers());

test("a hung request is noticed within five seconds, and the return of the server by itself", async () => {
  answer = null;
  fetchFrom("/api/games").catch(() => undefined);
  await vi.advanceTimersByTimeAsync(1900);
  expect(isServerAway()).toBe(false);
  await vi.advanceTimersByTimeAsync(3000);
  expect(isServerAway()).toBe(true);
  answer = async () => new Response("{}");
  await vi.advanceTimersByTimeAsync(5000);
  expect(isServerAway()).toBe(false);
});

test("a refused request is noticed at once", async () => {
  answer = () => Promise.reject(new TypeError("no connection"));
  await fetchFrom("/api/games").catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(isServerAway()).toBe(true);
  answer = async () => new Response("{}");
  await vi.advanceTimersByTimeAsync(2000);
  expect(isServerAway()).toBe(false);
});

test("an answer of a proxy whose server is away is none", async () => {
  answer = async () => new Response("", { status: 502 });
  await expect(fetchFrom("/api/games")).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(isServerAway()).toBe(true);
});
