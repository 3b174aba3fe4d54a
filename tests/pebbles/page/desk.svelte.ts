/** The choice in hand: every move is what it says. */
import type { Move } from "../../lib/protocol";
import { Desk } from "../../table/desk.svelte";

export class PebbleDesk extends Desk {
  protected read(move: Move): Move {
    return move;
  }

  protected get turnRule(): string {
    return "P2.1";
  }

  sureOf(): string | null {
    return null;
  }
}
