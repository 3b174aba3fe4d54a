/** The fingerprint that proves a shuffle, with the browser's own code and without. */
import { afterEach, expect, test, vi } from "vitest";
import { fromHex, hex, unforeseen } from "../src/lib/hexadecimal";
import { opens, plainSha256, sha256 } from "../src/lib/sha256";

const LENGTHS = [0, 1, 3, 55, 56, 63, 64, 65, 119, 120, 1000];
const bytes = (length: number) => Uint8Array.from({ length }, (_, place) => (place * 7 + length) % 256);
const known = async (data: Uint8Array<ArrayBuffer>) => hex(new Uint8Array(await subtle.digest("SHA-256", data)));
const { subtle } = globalThis.crypto;

afterEach(() => vi.unstubAllGlobals());

test("our own SHA-256 agrees with the platform's, at every length of padding", async () => {
  for (const length of LENGTHS) expect(hex(plainSha256(bytes(length)))).toBe(await known(bytes(length)));
});

test("a secret opens its commitment, in a secure context and without one", async () => {
  const secret = hex(bytes(32));
  const commitment = await known(fromHex(secret));
  for (const crypto of [globalThis.crypto, {}]) {
    vi.stubGlobal("crypto", crypto);
    expect(await opens(commitment, secret)).toBe(true);
    expect(await opens(commitment, hex(bytes(31)))).toBe(false);
    expect(await sha256(bytes(3))).toBe(await known(bytes(3)));
  }
});

test("nobody foresees what is mixed in", () => {
  const mixed = Array.from({ length: 50 }, unforeseen);
  expect(new Set(mixed).size).toBe(50);
  for (const text of mixed) expect(text).toMatch(/^[0-9a-f]{16}$/);
});
