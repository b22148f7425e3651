// Part 3 of the check: the shop's own book. Its rows follow from the pinned one to the head that is claimed, and every slip
// and every seal says what they add up to.
import { equalBytes, fromHex, toHex } from '../bytes.ts';
import { firstBookHash, nextBookHash, type Book, type BookRow } from '../book-row.ts';
import type { Sums } from '../entry.ts';
import { ProofFault } from '../fault.ts';
import type { Slip } from '../slip.ts';
import type { BookPage } from './answers.ts';
import type { FindingList } from './finding.ts';
import type { Pinned, PinnedBook } from './state.ts';

/** A book after one of its rows. */
export type BookState = {
  readonly seq: bigint;
  readonly head: Uint8Array;
  /** Credits without debits, by kind of account, in smallest units. */
  readonly balances: ReadonlyMap<string, bigint>;
  readonly held: ReadonlyMap<string, bigint>;
};

type MovingState = {
  seq: bigint;
  head: Uint8Array;
  readonly balances: Map<string, bigint>;
  readonly held: Map<string, bigint>;
};

export type WalkedBook = {
  readonly book: Book;
  /** The rows after the pinned one, the oldest first. */
  readonly rows: readonly BookRow[];
  readonly end: BookState;
  /** The book after a row that was asked for; undefined where the pages do not reach it. */
  readonly after: (seq: bigint) => BookState | undefined;
};

const merchantKinds = [
  'shop_pending',
  'shop_available',
  'shop_held',
  'withdrawing',
  'shop_promo',
  'ad_budget',
  'deposit_suspense',
];
const buyerKinds = ['escrow', 'supplier_hold', 'refund_payable'];
const supplierKinds = ['supplier_payable', 'tax'];

/** What a seal counts of a book, without the acts. */
export function countedSums({ balances }: BookState): readonly [bigint, bigint, bigint] {
  const sum = (kinds: readonly string[]) =>
    kinds.reduce((total, kind) => total + (balances.get(kind) ?? 0n), 0n);
  return [sum(merchantKinds), sum(buyerKinds), sum(supplierKinds)];
}

/**
 * Follows the rows from the pinned one on.
 *
 * @param marks The rows after which the book is needed again.
 * @throws ProofFault `row_missing`, `row_changed` where the rows do not lead to the head that is claimed or pass another
 * one than the phone has seen, `book_shorter`.
 */
export function walkBook(
  pages: readonly BookPage[],
  pinned: Pinned,
  marks: ReadonlySet<bigint>,
): WalkedBook | undefined {
  const last = pages.at(-1);
  if (last === undefined) return undefined;
  const book = { shopId: last.shop, currency: last.currency, hashedByLengthFrom: last.hashedByLengthFrom };
  requireSameBook(pages, pinned.book);
  const state = pinned.book === null ? emptyBook(book) : unpinBook(pinned.book);
  const tip = pinned.tip === null ? undefined : BigInt(pinned.tip.seq);
  const seen = tip !== undefined && tip > state.seq ? tip : state.seq;
  if (last.lastSeq < seen) {
    throw new ProofFault('book_shorter', { before: String(seen), after: String(last.lastSeq) });
  }
  const saved = new Map<bigint, BookState>([[state.seq, copyOf(state)]]);
  const rows: BookRow[] = [];
  for (const page of pages) {
    for (const row of page.list) {
      if (row.seq !== state.seq + 1n) throw new ProofFault('row_missing', { row: String(state.seq + 1n) });
      moveOn(book, state, row);
      rows.push(row);
      if (marks.has(row.seq)) saved.set(row.seq, copyOf(state));
      if (row.seq === tip) requireHead(state, pinned.tip?.head ?? '');
    }
    requirePage(page, state);
  }
  if (state.seq !== last.lastSeq) throw new ProofFault('row_missing', { row: String(state.seq + 1n) });
  saved.set(state.seq, state);
  return { book, rows, end: state, after: (seq) => saved.get(seq) };
}

function emptyBook(book: Book): MovingState {
  return { seq: 0n, head: firstBookHash(book), balances: new Map(), held: new Map() };
}

function requireSameBook(pages: readonly BookPage[], pinned: PinnedBook | null): void {
  const [first] = pages;
  for (const page of pages) {
    const expected = pinned ?? {
      shop: String(first?.shop),
      currency: first?.currency,
      hashedByLengthFrom: String(first?.hashedByLengthFrom),
    };
    const isSame =
      String(page.shop) === expected.shop &&
      page.currency === expected.currency &&
      String(page.hashedByLengthFrom) === expected.hashedByLengthFrom;
    if (!isSame) throw new ProofFault('row_changed', { before: expected.shop, after: String(page.shop) });
  }
}

/** A page whose end is the end of the book must have its head. */
function requirePage(page: BookPage, state: BookState): void {
  if (page.lastSeq === state.seq && !equalBytes(page.head, state.head)) {
    throw new ProofFault('row_changed', { row: String(state.seq) });
  }
}

function requireHead(state: BookState, head: string): void {
  if (toHex(state.head) !== head) throw new ProofFault('row_changed', { row: String(state.seq) });
}

/** Changes the state in place: a copy for each row would cost more than its hashes. */
function moveOn(book: Book, state: MovingState, row: BookRow): void {
  state.head = nextBookHash(book, state.head, row);
  state.seq = row.seq;
  add(state.balances, row.debit_kind, -row.units);
  add(state.balances, row.credit_kind, row.units);
  if (row.debit_kind === 'shop_held') add(state.held, row.debit_subject, -row.units);
  if (row.credit_kind === 'shop_held') add(state.held, row.credit_subject, row.units);
}

const copyOf = ({ seq, head, balances, held }: BookState): BookState => ({
  seq,
  head,
  balances: new Map(balances),
  held: new Map(held),
});

function add(sums: Map<string, bigint>, key: string, units: bigint): void {
  const sum = (sums.get(key) ?? 0n) + units;
  if (sum === 0n) sums.delete(key);
  else sums.set(key, sum);
}

/** Every slip that the rows reach must say what they come to. */
export function checkSlips(walked: WalkedBook, slips: readonly Slip[], { fail, wait }: FindingList): void {
  for (const slip of slips) {
    const state = walked.after(slip.seq);
    if (state !== undefined) {
      for (const [field, said, counted] of differences(slip, state)) {
        fail('slip_contradicts', {
          row: String(slip.seq),
          field,
          before: said,
          after: counted,
          at: String(Math.floor(slip.time / 1000)),
        });
      }
    } else if (slip.seq > walked.end.seq) {
      fail('book_shorter', { before: String(slip.seq), after: String(walked.end.seq) });
    } else if (slip === slips.at(-1)) {
      // The newest one is about a state that was left behind long ago.
      wait('stale', { row: String(slip.seq) });
    }
  }
}

function differences(slip: Slip, state: BookState): [field: string, said: string, counted: string][] {
  const counted = (kind: string) => state.balances.get(kind) ?? 0n;
  const pairs: [string, bigint, bigint][] = [
    ['pending', slip.pending, counted('shop_pending')],
    ['available', slip.available, counted('shop_available')],
    ['held', slip.held, counted('shop_held')],
    ['withdrawing', slip.withdrawing, counted('withdrawing')],
    // The only one here that grows by debits.
    ['receivable', slip.receivable, -counted('shop_receivable')],
  ];
  const off = pairs.filter(([, said, sum]) => said !== sum);
  const heads: [string, string, string][] = equalBytes(slip.head, state.head)
    ? []
    : [['head', toHex(slip.head), toHex(state.head)]];
  const amounts = off.map(([field, said, sum]): [string, string, string] => [
    field,
    String(said),
    String(sum),
  ]);
  return [...amounts, ...heads];
}

/** The seal must say what the rows come to. Nothing here is about acts. */
export function checkSealedSums(state: BookState, head: Uint8Array, sums: Sums, { fail }: FindingList): void {
  if (!equalBytes(state.head, head)) fail('row_changed', { row: String(state.seq) });
  const names = ['merchants', 'buyers', 'suppliers'];
  for (const [at, counted] of countedSums(state).entries()) {
    const said = sums[at] ?? 0n;
    if (said === counted) continue;
    const facts = { before: String(counted), after: String(said), row: String(state.seq) };
    fail('amount_differs', { field: names[at] ?? '', ...facts });
  }
}

export function pinBook(book: Book, state: BookState): PinnedBook {
  return {
    shop: String(book.shopId),
    currency: book.currency,
    hashedByLengthFrom: String(book.hashedByLengthFrom),
    seq: String(state.seq),
    head: toHex(state.head),
    balances: textsOf(state.balances),
    held: textsOf(state.held),
  };
}

function unpinBook(book: PinnedBook): MovingState {
  return {
    seq: BigInt(book.seq),
    head: fromHex(book.head),
    balances: unitsOf(book.balances),
    held: unitsOf(book.held),
  };
}

const textsOf = (sums: ReadonlyMap<string, bigint>): Record<string, string> =>
  Object.fromEntries([...sums].map(([key, units]) => [key, String(units)]));
const unitsOf = (sums: Readonly<Record<string, string>>): Map<string, bigint> =>
  new Map(Object.entries(sums).map(([key, units]) => [key, BigInt(units)]));

/** The first row that is not what this phone was shown before, with both; for the sentence and the evidence. */
export function findChangedRow(
  seen: readonly BookRow[],
  shown: readonly BookRow[],
): { readonly before: BookRow; readonly after: BookRow | undefined } | undefined {
  const bySeq = new Map(shown.map((row) => [row.seq, row]));
  const last = shown.at(-1)?.seq ?? 0n;
  for (const before of seen) {
    const after = bySeq.get(before.seq);
    if (after === undefined && before.seq <= last && bySeq.size > 0) return { before, after };
    if (after !== undefined && !isSameRow(before, after)) return { before, after };
  }
  return undefined;
}

function isSameRow(left: BookRow, right: BookRow): boolean {
  const fieldsOf = (row: BookRow) => [
    row.kind,
    row.debit_kind,
    row.debit_subject,
    row.credit_kind,
    row.credit_subject,
    row.units,
    row.actor,
    row.document,
    row.once_key,
    row.at,
  ];
  const [ours, theirs] = [fieldsOf(left), fieldsOf(right)];
  return ours.every((field, at) => field === theirs[at]);
}
