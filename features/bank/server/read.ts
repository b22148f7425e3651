// A statement file, whatever its format, with a name for every line that it keeps in every later file.
import { createHash } from 'node:crypto';
import { readCamt } from './formats/camt.ts';
import { readBankCsv } from './formats/csv.ts';
import { isMt940, readMt940 } from './formats/mt940.ts';
import { textOf, type Reading, type StatementFile, type StatementLine } from './file.ts';

/**
 * Reads a file of a bank.
 *
 * @throws Refused `invalidParameter` where the file as a whole cannot be read, or could be read in two ways.
 */
export function readStatement(bytes: Buffer, reading: Reading): StatementFile {
  const text = textOf(bytes);
  if (/^\s*</.test(text)) return readCamt(text, reading);
  return isMt940(text) ? readMt940(text, reading) : readBankCsv(text, reading);
}

export type KeyedLine = StatementLine & { readonly key: string };

/**
 * Names every line: by the bank's own reference with day and amount, else by a digest of what it says, with a running
 * number for lines of a day that say the same. Files that overlap give a line the same name; a line that stands twice
 * in a file under the bank's own reference is one line.
 */
export function keyLines(lines: readonly StatementLine[]): KeyedLine[] {
  const seen = new Map<string, Set<string>>();
  const counts = new Map<string, number>();
  const keyed: KeyedLine[] = [];
  for (const line of lines) {
    const digest = digestOf(line);
    const stem = stemOf(line, digest);
    const scope = `${line.account}|${stem}`;
    const known = seen.get(scope) ?? new Set();
    if (line.entryRef !== '' && known.has(digest)) continue;
    seen.set(scope, known.add(digest));
    const count = (counts.get(scope) ?? 0) + 1;
    counts.set(scope, count);
    keyed.push({ ...line, key: count === 1 ? stem : `${stem}/${count}` });
  }
  return keyed;
}

function stemOf(line: StatementLine, digest: string): string {
  const { bookedOn, direction, currency, units, entryRef } = line;
  const side = direction === 'credit' ? '+' : '-';
  return `${bookedOn}/${entryRef === '' ? digest.slice(0, 20) : entryRef}/${side}${units}${currency}`;
}

/** Of the facts and not of their spelling: spaces and capitals differ between two downloads of one day. */
function digestOf(line: StatementLine): string {
  const { valuedOn, direction, currency, units, otherName, otherAccount, text, isReversal } = line;
  const words = [otherName, text].map((one) => one.toLowerCase().replaceAll(/\s+/g, ''));
  const facts = [
    line.bookedOn,
    valuedOn,
    direction,
    currency,
    String(units),
    otherAccount,
    isReversal,
    ...words,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
