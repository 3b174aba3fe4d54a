/** Durations as text. */

const two = (n: number) => String(n).padStart(2, "0");

/** Seconds as a clock shows them: 1:05, 2:00:00. */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** Seconds as text: 30 seconds, 5 minutes, 1 day. */
export function durationText(seconds: number, language: string): string {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ] as const;
  const [unit, size] = units.find(([, length]) => seconds >= length && seconds % length === 0) ?? units[3];
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" }).format(seconds / size);
}
