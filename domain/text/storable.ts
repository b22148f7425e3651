// What a client may send at all: texts that a database can keep, no deeper than any contract.

/** Deeper than every contract, with room to spare. */
const depthMax = 32;

export type Unstorable = {
  readonly path: readonly (string | number)[];
  readonly reason: 'characters' | 'too_deep';
};

type Visited = {
  readonly value: unknown;
  readonly depth: number;
  readonly at: readonly (string | number)[];
};

/**
 * The first thing in an input that no column can hold: a zero character, half of a character pair (PostgreSQL refuses
 * both), or a tree that goes too deep. Asked of every call before its contract: a shape that forgets them is no fault.
 */
export function findUnstorable(input: unknown): Unstorable | undefined {
  const waiting: Visited[] = [{ value: input, depth: 0, at: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, depth, at } = next;
    if (typeof value === 'string' && !isStorable(value)) return { path: at, reason: 'characters' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= depthMax) return { path: at.slice(0, 3), reason: 'too_deep' };
    const inner: [string, unknown][] = Object.entries(value);
    if (!inner.every(([name]) => isStorable(name))) return { path: at, reason: 'characters' };
    const isList = Array.isArray(value);
    for (const [name, one] of inner)
      waiting.push({ value: one, depth: depth + 1, at: [...at, isList ? Number(name) : name] });
  }
  return undefined;
}

/** False for texts that PostgreSQL refuses. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** A stranger's text as a column holds it: without zeros and halves of pairs, and of at most `max` characters. */
export function toStorable(text: string, max: number): string {
  // No character has more than two units.
  const start = text.replaceAll('\u0000', '').slice(0, 2 * max);
  return Array.from(start).slice(0, max).join('').toWellFormed();
}
