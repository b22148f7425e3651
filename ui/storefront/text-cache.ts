// Texts that are dear to make, by their key, within a bound of memory.

export type TextCache = {
  /** The text of a key, made where it is not kept. */
  readonly take: (key: string, make: () => string) => string;
  /** What keys and texts take at most: two bytes a character. */
  readonly sizeBytes: () => number;
};

/**
 * Keeps what was asked for lately. Two halves: what is asked for moves to the young one, and once that is full the other
 * is forgotten, so finding costs no order and the bound holds for both together.
 */
export function makeTextCache(bytesMax: number): TextCache {
  type Half = { readonly texts: Map<string, string>; bytes: number };
  const begin = (): Half => ({ texts: new Map(), bytes: 0 });
  let young = begin();
  let old = begin();

  function keep(key: string, text: string): void {
    const bytes = 2 * (key.length + text.length);
    if (bytes > bytesMax / 2) return;
    if (young.bytes + bytes > bytesMax / 2) {
      old = young;
      young = begin();
    }
    young.texts.set(key, text);
    young.bytes += bytes;
  }

  return {
    take(key, make) {
      const known = young.texts.get(key);
      if (known !== undefined) return known;
      const text = old.texts.get(key) ?? make();
      keep(key, text);
      return text;
    },
    sizeBytes: () => young.bytes + old.bytes,
  };
}
