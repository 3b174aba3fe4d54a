/** Reads game and players of an unfinished record. */

interface Unfinished {
  game: string;
  players: string[];
}

/** Null if the record is finished or unreadable: then the server says what is wrong. */
export function unfinished(text: string): Unfinished | null {
  try {
    return text.trimStart().startsWith("{") ? inJson(text) : inText(text);
  } catch {
    return null;
  }
}

function inJson(text: string): Unfinished | null {
  const record = JSON.parse(text) as Partial<Unfinished> & { end?: object };
  if (record.end || !record.game || !record.players) return null;
  return { game: record.game, players: record.players };
}

function inText(text: string): Unfinished | null {
  const game = /^game (\S+)/m.exec(text)?.[1];
  if (!game || /^end /m.test(text)) return null;
  const players = [...text.matchAll(/^player (".*")\r?$/gm)].map((found) => JSON.parse(found[1]!) as string);
  return players.length > 0 ? { game, players } : null;
}
