/** SHA-256 in the browser, so that you need not trust the server about a shuffle. */
import { fromHex, hex } from "./hexadecimal";

const ROUND = Uint32Array.from(firstPrimes(64), (prime) => fraction(Math.cbrt(prime)));
const START = Uint32Array.from(firstPrimes(8), (prime) => fraction(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

function fraction(root: number): number {
  return ((root - Math.floor(root)) * 2 ** 32) | 0;
}

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  // WebCrypto needs a secure context, which a home network is not.
  const digest = globalThis.crypto?.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : plainSha256(bytes);
  return hex(digest);
}

/** FIPS 180-4, implemented here. */
export function plainSha256(bytes: Uint8Array): Uint8Array {
  const length = ((bytes.length + 8) >> 6) + 1;
  const padded = new Uint8Array(length * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  data.setUint32(padded.length - 4, bytes.length << 3);
  const hash = START.slice();
  for (let block = 0; block < padded.length; block += 64) mix(hash, data, block);
  const out = new DataView(new ArrayBuffer(32));
  hash.forEach((value, index) => out.setUint32(4 * index, value));
  return new Uint8Array(out.buffer);
}

const turn = (value: number, by: number) => (value >>> by) | (value << (32 - by));

function mix(hash: Uint32Array, data: DataView, block: number): void {
  const w = new Uint32Array(64);
  for (let i = 0; i < 16; i++) w[i] = data.getUint32(block + 4 * i);
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15]!;
    const b = w[i - 2]!;
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = Array.from(hash) as [
    number, number, number, number, number, number, number, number,
  ];
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND[i]! + w[i]!) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = hash[i]! + value));
}

/** Whether a secret matches its commitment. */
export async function opens(commitment: string, secret: string): Promise<boolean> {
  return (await sha256(fromHex(secret))) === commitment;
}
