// What a statement's lines mean: payments by their reference, sendings of ours by theirs. Nothing here writes.
import { findReferences } from '#domain/deposits/bank-reference.ts';
import { type Asset, isSameMoney, type Money } from '#domain/money/money.ts';
import type { BankOpenReason } from '#domain/states/bank.ts';
import type { NewLine, Outcome } from './line.sql.ts';
import type { Received, ReferenceRow } from './reference.sql.ts';
import type { ReturnRow } from './return.sql.ts';
import type { StatementLine } from './file.ts';

/** Every right reference in a line: of a payment in what came, of a sending in what went. */
export function referencesIn({ text, direction, isReversal }: StatementLine): string[] {
  const found = findReferences('pay', text);
  const back = findReferences('back', text);
  // A sending that came back carries our own reference; it is no payment whatever else it says.
  if (isReversal) return [...back, ...found];
  return direction === 'credit' ? found : back;
}

export type Known = {
  readonly references: readonly ReferenceRow[];
  readonly returns: readonly ReturnRow[];
  readonly alike: readonly Pick<ReturnRow, 'currency' | 'units' | 'to_account' | 'code'>[];
};

export type Excess = { readonly line: NewLine; readonly reference: string; readonly units: bigint };

export type Matching = {
  readonly outcomes: readonly Outcome[];
  readonly received: readonly Received[];
  /** Payments that became whole. */
  readonly completed: readonly string[];
  readonly excess: readonly Excess[];
  readonly sent: readonly { readonly id: string; readonly line: string }[];
};

type Book = { reference: ReferenceRow; units: bigint; line: string | null };

/** Goes through the lines in their order: parts add up until a payment is whole, what comes after goes back. */
export function matchLines(lines: readonly NewLine[], known: Known): Matching {
  const books = new Map<string, Book>(
    known.references.map((row) => [
      row.reference,
      { reference: row, units: row.received_units, line: row.completed_line },
    ]),
  );
  const before = new Map([...books].map(([key, { units, line }]) => [key, { units, line }]));
  const open = new Map(known.returns.map((row) => [row.code, row]));
  const outcomes: Outcome[] = [];
  const excess: Excess[] = [];
  const sent: { id: string; line: string }[] = [];
  for (const line of lines) {
    if (line.direction === 'debit') outcomes.push(takeDebit(line, { open, alike: known.alike, sent }));
    else outcomes.push(takeCredit(line, { books, excess }));
  }
  const changed = [...books.entries()].filter(([key, { units }]) => before.get(key)?.units !== units);
  return {
    outcomes,
    received: changed.map(([reference, { units, line }]) => ({ reference, units, line })),
    completed: changed.flatMap(([key, { line }]) =>
      line !== null && before.get(key)?.line === null ? [key] : [],
    ),
    excess,
    sent,
  };
}

export function waits({ id }: NewLine, reason: BankOpenReason): Outcome {
  return { id, state: 'open', reason, reference: null, usedUnits: 0n };
}

/** How much of what came a payment takes. */
export function usedOf(wanted: bigint, received: bigint, units: bigint): bigint {
  const missing = wanted - received;
  return missing < units ? missing : units;
}

function takeCredit(
  line: NewLine,
  { books, excess }: { books: Map<string, Book>; excess: Excess[] },
): Outcome {
  if (line.isReversal) return waits(line, 'came_back');
  if (line.found.length === 0) return waits(line, 'no_reference');
  const [book, other] = line.found.flatMap((one) => books.get(one) ?? []);
  if (book === undefined) return waits(line, 'unknown_reference');
  // Two right references in one transfer: which of them it is for, or how much for each, is for people to say.
  if (other !== undefined || line.found.length > 1) return waits(line, 'several_references');
  const { reference } = book.reference;
  if (book.reference.currency !== line.currency) return waits(line, 'other_currency');
  const used = usedOf(book.reference.units, book.units, line.units);
  if (used < line.units) excess.push({ line, reference, units: line.units - used });
  if (used === 0n) return { id: line.id, state: 'returning', reason: null, reference, usedUnits: 0n };
  book.units += used;
  if (book.units === book.reference.units) book.line = line.id;
  return { id: line.id, state: 'matched', reason: null, reference, usedUnits: used };
}

type Sendings = {
  readonly open: Map<string, ReturnRow>;
  readonly alike: Known['alike'];
  readonly sent: { id: string; line: string }[];
};

function takeDebit(line: NewLine, { open, alike, sent }: Sendings): Outcome {
  if (line.isReversal) return waits(line, 'taken_back');
  const [row, other] = line.found.flatMap((code) => open.get(code) ?? []);
  if (row === undefined) {
    const isAlike = alike.some(
      (one) =>
        one.currency === line.currency && one.units === line.units && one.to_account === line.otherAccount,
    );
    if (isAlike) return waits(line, 'like_return');
    return { id: line.id, state: 'other', reason: null, reference: null, usedUnits: 0n };
  }
  if (other !== undefined) return waits(line, 'several_references');
  if (row.state === 'paid' || sent.some(({ id }) => id === row.id)) return waits(line, 'sent_before');
  if (!isSameMoney(moneyOf(row), moneyOf(line))) return waits(line, 'other_amount');
  sent.push({ id: row.id, line: line.id });
  return { id: line.id, state: 'settled', reason: null, reference: null, usedUnits: 0n };
}

type Row = { readonly currency: Asset; readonly units: bigint };

export const moneyOf = ({ currency, units }: Row): Money => ({ asset: currency, units });
