/** This browser's part in a fair shuffle: it mixes in a random string and remembers the first commitment. */
import { unforeseen } from "../../lib/hexadecimal";
import { remember, remembered } from "../../lib/preferences.svelte";
import type { Request, Table } from "../../lib/protocol";

export class ShuffleMix {
  #mixed = new Set<number>();

  constructor(
    readonly table: string,
    readonly send: (request: Request) => Promise<unknown>,
  ) {}

  /** Mix a random string into the shuffle for each seat of this browser, while the server accepts it. */
  async mix(current: () => Table | null): Promise<void> {
    for (const { seat, mine } of current()?.seats ?? []) {
      const shuffle = current()?.shuffle;
      if (!mine || !shuffle?.can_mix || seat in shuffle.mixes || this.#mixed.has(seat)) continue;
      this.#mixed.add(seat);
      await this.send({ type: "mix", seat, text: unforeseen() }).catch(() => undefined);
    }
  }

  /** The commitment that this browser saw first, whatever the table says now. */
  get commitment(): string | null {
    return remembered<string | null>(this.#key, null);
  }

  keepCommitment({ shuffle, stage }: Table): void {
    if (shuffle && this.commitment === null && stage !== "over") remember(this.#key, shuffle.commitment);
  }

  get #key(): string {
    return `vaka.commitment.${this.table}`;
  }
}
