// How long a text is where a column and a contract bound it: Unicode code points, as `length()` of PostgreSQL and
// `maxLength` of JSON Schema count. Half of the emoji have two UTF-16 code units, so `text.length` says more.

/** The code points of a text. */
export function countCodePoints(text: string): number {
  let count = 0;
  for (const _point of text) count += 1;
  return count;
}
