// The chain of a book, computed again: the TypeScript twin of `ledger_post`.
import { hash } from 'node:crypto';
import { isDebitNormal, type AccountKind } from '#domain/ledger/accounts.ts';
import { firstBookHash, nextBookHash, type Book } from '#domain/proof/book-row.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './ledger.sql.ts';
import { sumBook } from './sums.sql.ts';

/** The hash before a book's first transfer. */
export function firstHash(shopId: bigint, currency: string): Buffer {
  return Buffer.from(firstBookHash({ shopId, currency, hashedByLengthFrom: 1n }, sha256));
}

/** The hash of a transfer: of the one before, and of its fields. */
export function nextHash(before: Uint8Array, book: Book, row: sql.TransferRow): Buffer {
  return Buffer.from(nextBookHash(book, before, { ...row, at: row.at.getTime() }, sha256));
}

const sha256 = (...parts: readonly Uint8Array[]): Uint8Array =>
  hash('sha256', Buffer.concat(parts), 'buffer');

type Sides = Map<string, { kind: AccountKind; debits: bigint; credits: bigint }>;

/** Transfers read at once while a chain is checked. */
const step = 5_000;

/**
 * Checks one book from its first transfer: numbers without gaps, every hash, balances after each transfer,
 * no account below zero at any moment, and the account rows and kept sums against the sum of all transfers.
 * Gives what is wrong, in words; nothing where all is right.
 */
export async function checkBook(tx: Tx, shopId: bigint): Promise<string[]> {
  const book = await sql.readHead(tx, shopId);
  if (book === undefined) return ['there is no book'];
  const problems: string[] = [];
  const sides: Sides = new Map();
  const hashing = { shopId, currency: book.currency, hashedByLengthFrom: book.v2_from };
  let link = firstHash(shopId, book.currency);
  const sums: Sums = new Map();
  let seq = 0n;
  while (seq < book.last_seq && problems.length < 20) {
    const rows = (await sql.readChain(tx, { shopId, after: seq, limit: step })).filter(
      (row) => row.seq <= book.last_seq,
    );
    if (rows.length === 0) break;
    for (const row of rows) {
      if (row.seq !== seq + 1n) problems.push(`transfer ${seq + 1n} is missing`);
      link = nextHash(link, hashing, row);
      if (!link.equals(row.hash)) problems.push(`the hash of transfer ${row.seq} does not follow`);
      problems.push(...applied(sides, row));
      add(sums, sumKeyOf(row), row.units);
      seq = row.seq;
    }
  }
  if (seq !== book.last_seq) problems.push(`the book says ${book.last_seq} transfers, there are ${seq}`);
  if (!link.equals(book.head_hash)) problems.push('the head hash is not that of the last transfer');
  const past = await sql.readPastAccounts(tx, { shopId });
  problems.push(...compared(sides, await sql.readAllAccounts(tx, { shopId }), past));
  for (const sum of await sumBook(tx, shopId)) add(sums, sumKeyOf(sum), -sum.units);
  for (const [key, units] of sums)
    if (units !== 0n) problems.push(`the kept sum of ${key} is off by ${-units}`);
  return problems.slice(0, 20);
}

/** Units by kind and both kinds of account. */
type Sums = Map<string, bigint>;

const sumKeyOf = ({
  kind,
  debit_kind: debit,
  credit_kind: credit,
}: Pick<sql.TransferRow, 'kind' | 'debit_kind' | 'credit_kind'>) => `${kind} ${debit} ${credit}`;

function add(sums: Sums, key: string, units: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + units);
}

function applied(sides: Sides, row: sql.TransferRow): string[] {
  const debited = moved(sides, row.debit_kind, row.debit_subject, { debits: row.units, credits: 0n });
  const debitProblems = judged(row, 'debit', debited, row.debit_after);
  const credited = moved(sides, row.credit_kind, row.credit_subject, { debits: 0n, credits: row.units });
  return [...debitProblems, ...judged(row, 'credit', credited, row.credit_after)];
}

type Move = { debits: bigint; credits: bigint };

function moved(
  sides: Sides,
  kind: AccountKind,
  subject: string,
  by: Move,
): { kind: AccountKind; balance: bigint } {
  const key = `${kind}:${subject}`;
  const side = sides.get(key) ?? { kind, debits: 0n, credits: 0n };
  side.debits += by.debits;
  side.credits += by.credits;
  sides.set(key, side);
  const balance = isDebitNormal(kind) ? side.debits - side.credits : side.credits - side.debits;
  return { kind, balance };
}

/** Of one book; over all books they may not. */
const mayBeBelowZero: readonly AccountKind[] = ['psp', 'treasury', 'between_books'];

function judged(
  row: sql.TransferRow,
  which: string,
  { kind, balance }: { kind: AccountKind; balance: bigint },
  stored: bigint,
): string[] {
  const problems: string[] = [];
  if (balance !== stored)
    problems.push(`transfer ${row.seq}: ${which} balance ${stored} should be ${balance}`);
  if (balance < 0n && !mayBeBelowZero.includes(kind))
    problems.push(`transfer ${row.seq}: ${kind} falls to ${balance}`);
  return problems;
}

/** Kinds whose accounts leave once they are empty and their order is over. */
const leaving: readonly AccountKind[] = ['escrow', 'supplier_hold'];

type PastRow = Pick<sql.BalanceRow, 'kind' | 'debits' | 'credits'>;

/**
 * Account rows against the transfers. One that has left, or that has left and come again, has its balance all the same,
 * and what is missing on its sides stands in the sum of what has left of its kind.
 */
function compared(sides: Sides, rows: readonly sql.BalanceRow[], past: readonly PastRow[]): string[] {
  const problems: string[] = [];
  const byKey = new Map(rows.map((row) => [`${row.kind}:${row.subject}`, row]));
  const gone = new Map(past.map(({ kind, debits, credits }) => [kind, { debits, credits }]));
  for (const key of byKey.keys())
    if (!sides.has(key)) problems.push(`account ${key} is not the sum of its transfers`);
  for (const [key, side] of sides) {
    const row = byKey.get(key);
    const debits = side.debits - (row?.debits ?? 0n);
    const credits = side.credits - (row?.credits ?? 0n);
    if (debits === 0n && credits === 0n) continue;
    const left = gone.get(side.kind);
    if (!leaving.includes(side.kind) || left === undefined) {
      problems.push(
        row === undefined ? `account ${key} has no row` : `account ${key} is not the sum of its transfers`,
      );
    } else if (debits !== credits || debits < 0n) {
      problems.push(`account ${key} is not the sum of its transfers`);
    } else {
      gone.set(side.kind, { debits: left.debits - debits, credits: left.credits - credits });
    }
  }
  for (const [kind, { debits, credits }] of gone) {
    if (debits !== 0n || credits !== 0n)
      problems.push(`the accounts of ${kind} that left are not the sum of their transfers`);
  }
  return problems;
}
