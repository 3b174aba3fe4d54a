/** How long something takes, as it is shown. */
import { expect, test } from "vitest";
import { clockText, durationText } from "../src/people/durations";

test("a clock shows hours only where there are some", () => {
  expect([0, 5, 65, 600, 3599.2, 7200].map(clockText)).toEqual(["0:00", "0:05", "1:05", "10:00", "1:00:00", "2:00:00"]);
  expect(clockText(-3)).toBe("0:00");
});

test("a span is told in the largest unit that measures it", () => {
  expect([30, 90, 300, 3600, 86_400].map((seconds) => durationText(seconds, "en"))).toEqual([
    "30 seconds",
    "90 seconds",
    "5 minutes",
    "1 hour",
    "1 day",
  ]);
  expect(durationText(172_800, "de")).toBe("2 Tage");
});
