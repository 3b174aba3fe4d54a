/** Bytes in hexadecimal. */

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** An unpredictable string to mix into the shuffle. */
export function unforeseen(): string {
  return hex(crypto.getRandomValues(new Uint8Array(8)));
}
