// A bank's statement as bytes: which writing and which format, and what every format is read into.
import { refuse, type Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Asset } from '#domain/money/money.ts';

/** An account of ours that buyers pay into. */
export type BankAccount = {
  readonly currency: Asset;
  readonly holder: string;
  readonly bank: string;
  /** IBAN or account number, without spaces, in capitals. */
  readonly account: string;
  readonly bic: string;
};

/** One line of a statement, whatever it was written in. */
export type StatementLine = {
  /** A line of a CSV file, an entry of a CAMT one; from 1. */
  readonly place: number;
  readonly account: string;
  readonly bookedOn: string;
  readonly valuedOn: string;
  readonly direction: 'credit' | 'debit';
  /** The bank takes back what it booked, or a sending of ours came back. */
  readonly isReversal: boolean;
  readonly currency: Asset;
  /** Above zero. */
  readonly units: bigint;
  readonly otherName: string;
  readonly otherAccount: string;
  readonly otherBic: string;
  /** The bank's own name of the entry; empty where it gives none. */
  readonly entryRef: string;
  /** All that the payer and the bank wrote, a part a line. */
  readonly text: string;
};

export type RowFault = {
  readonly line: number;
  /** The column or element as the file names it. */
  readonly column: string;
  readonly reason: string;
};

/** What stood on an account at the end of a day, and where it is said at its beginning. Below zero: overdrawn. */
export type StatementBalance = {
  readonly account: string;
  readonly currency: Asset;
  readonly day: string;
  readonly openingUnits?: bigint;
  readonly closingUnits: bigint;
};

export type StatementFile = {
  readonly format: 'csv' | 'camt.053' | 'mt940';
  /** What the day's source is remembered as: lines of one day come from one kind of file. */
  readonly source: string;
  readonly lines: readonly StatementLine[];
  readonly faults: readonly RowFault[];
  /** Lines that are no money: without an amount, or not booked yet. */
  readonly skipped: number;
  /** Which column was read as what. */
  readonly columns: readonly { readonly column: string; readonly field: string }[];
  /** Held against the lines before they get here. */
  readonly balances: readonly StatementBalance[];
};

/** What a person may say about a file that does not say it itself. */
export type StatementHints = {
  readonly account?: string | undefined;
  readonly decimal?: '.' | ',' | undefined;
  readonly dateOrder?: 'dmy' | 'mdy' | undefined;
};

export type Reading = {
  readonly accounts: readonly BankAccount[];
  readonly hints: StatementHints;
  readonly now: Date;
};

/** The refusal of a whole file: `reason`, and where it is known the line and the column. */
export function wrongStatement(
  reason: string,
  shown: {
    line?: number;
    column?: string;
    field?: string;
    made?: string;
    said?: string;
    currency?: string;
  } = {},
): Refused {
  return refuse('invalidParameter', { field: 'file', ...shown, reason });
}

/**
 * The text of a file. UTF-8 with or without a mark, UTF-16 with one; what is neither was written by a bank on Windows.
 *
 * @throws Refused `invalidParameter` `too_large`, `empty` or `not_text`.
 */
export function textOf(bytes: Buffer): string {
  if (bytes.length > limits.bankFileBytesMax) throw wrongStatement('too_large');
  if (bytes.length === 0) throw wrongStatement('empty');
  const text = decode(bytes);
  if (text.includes('\u0000')) throw wrongStatement('not_text');
  return text;
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** At most so many characters, none of them cut in half. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : Array.from(text).slice(0, max).join('');
}

/** One line of words: spaces and line ends as one space, nothing that cannot be printed, at most so long. */
export function plainWords(text: string, max: number): string {
  return cut(text.replaceAll(/[\u0000-\u001f\u007f\s]+/g, ' ').trim(), max);
}

/** The parts of a text, each on a line of its own, none twice. */
export function joinTexts(parts: readonly string[]): string {
  const said = parts.map((part) => plainWords(part, limits.bankTextUnitsMax)).filter((part) => part !== '');
  return cut([...new Set(said)].join('\n'), limits.bankTextUnitsMax);
}

const day = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A calendar day that exists, from 2000 to a few days from now; undefined for any other. */
export function realDay(text: string, now: Date): string | undefined {
  if (!day.test(text)) return undefined;
  const at = new Date(`${text}T00:00:00.000Z`);
  if (Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== text) return undefined;
  const isLate = at.getTime() > now.getTime() + limits.bankDaysAhead * 86_400_000;
  return text < '2000-01-01' || isLate ? undefined : text;
}
