// Passwords that guessing programs try first. `common-passwords.bin` keeps 51,808 of them as the first 4 bytes of their
// SHA-256, sorted: nobody's brand or insult stands in the sources, and one lookup is 16 comparisons. One other password
// in 80,000 is refused by mistake. Made by `tools/common-passwords.ts` from lists that are published under the MIT licence.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

export const hashBytes = 4;

const table = readFileSync(new URL('common-passwords.bin', import.meta.url));

export const commonPasswordCount = table.length / hashBytes;

/** Whether this text is on the list. Texts are kept in lower case. */
export function isCommonPassword(text: string): boolean {
  const wanted = hashOf(text);
  let low = 0;
  let high = commonPasswordCount;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const found = table.readUInt32BE(middle * hashBytes);
    if (found === wanted) return true;
    if (found < wanted) low = middle + 1;
    else high = middle;
  }
  return false;
}

/** What the table keeps of a text. */
export function hashOf(text: string): number {
  return createHash('sha256').update(text.normalize('NFKC')).digest().readUInt32BE(0);
}
