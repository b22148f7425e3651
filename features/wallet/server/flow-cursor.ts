// Where the next page of documents begins: after which entry of the book, and after which deposit beside it.
import type { Entry } from './flow.ts';

type Beside = { readonly atMs: number; readonly id: string };

export type Cursor = {
  /** The book's last entry when the first page was read: later ones are on no page of it. */
  readonly upTo: bigint;
  readonly before: bigint;
  readonly beside: Beside | undefined;
};

/** Reads what `flowCursor` of the contract lets through. */
export function readCursor(text: string): Cursor {
  const [upTo = '0', before = '0', atMs, id] = text.split('_');
  const beside = atMs === undefined || id === undefined ? undefined : { atMs: Number(atMs), id };
  return { upTo: BigInt(upTo), before: BigInt(before), beside };
}

/** @param list The page that was read from `cursor`. */
export function writeCursor(cursor: Cursor, list: readonly Entry[]): string {
  const booked = list.findLast((entry) => !isBeside(entry))?.id ?? cursor.before.toString();
  const last = list.findLast((entry) => isBeside(entry));
  const beside = last === undefined ? cursor.beside : placeOf(last);
  return [cursor.upTo, booked, ...(beside === undefined ? [] : [beside.atMs, beside.id])].join('_');
}

/** Whether a deposit beside the book comes after the last one that was shown. */
export function isAfter({ beside }: Cursor, entry: Entry): boolean {
  if (beside === undefined) return true;
  const { atMs, id } = placeOf(entry);
  return atMs < beside.atMs || (atMs === beside.atMs && id < beside.id);
}

/** The order of deposits beside the book: the newest first, and always the same. */
export function compareDeposits(left: Entry, right: Entry): number {
  const [one, other] = [placeOf(left), placeOf(right)];
  return other.atMs - one.atMs || (one.id < other.id ? 1 : -1);
}

function isBeside({ entry_hash: hash }: Entry): boolean {
  return hash === '';
}

function placeOf({ created_at: at, ref }: Entry): Beside {
  return { atMs: Date.parse(at), id: ref.id };
}
