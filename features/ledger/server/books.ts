// Single books and a day's journal, as people of the console read them.
import { createHash } from 'node:crypto';
import { isDebitNormal } from '#domain/ledger/accounts.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { formatUnits, isAsset, type Asset } from '#domain/money/money.ts';
import { csvLine } from '#domain/text/csv.ts';
import { addDays } from '#domain/time.ts';
import type { bookAccounts, bookTransfers, dayJournal } from '#features/ledger/books.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { seeOneMoment } from '#platform/db/snapshot.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './books.sql.ts';
import { readHead, type TransferRow } from './ledger.sql.ts';

/** The platform's own book. */
const registry = 0n;

type Book = {
  readonly shopId: bigint;
  readonly currency: Asset;
  readonly transfers: bigint;
  readonly head: string;
};

/** @throws Refused `recordNotFound` where no shop has this handle. */
async function bookOf({ policy }: Environment, tx: Tx, handle: string | undefined): Promise<Book> {
  const shopId = handle === undefined ? registry : await sql.shopOfHandle(tx, handle);
  if (shopId === undefined) throw refuse('recordNotFound', { field: 'shop' });
  const head = await readHead(tx, shopId);
  const currency = head !== undefined && isAsset(head.currency) ? head.currency : policy.currency;
  return { shopId, currency, transfers: head?.last_seq ?? 0n, head: head?.head_hash.toString('hex') ?? '' };
}

function signed(units: bigint, asset: Asset): string {
  return units < 0n ? `-${formatUnits(-units, asset)}` : formatUnits(units, asset);
}

const accountsShown = 500;

export async function showAccounts(
  env: Environment,
  tx: Tx,
  { shop, empty }: InputOf<typeof bookAccounts>,
): Promise<GivenOf<typeof bookAccounts>> {
  const book = await bookOf(env, tx, shop);
  const rows = await sql.listAccounts(tx, { shopId: book.shopId, empty, limit: accountsShown + 1 });
  return {
    currency: book.currency,
    transfers: Number(book.transfers),
    head: book.head,
    accounts: rows.slice(0, accountsShown).map(({ kind, subject, debits, credits }) => ({
      kind,
      subject,
      debits: formatUnits(debits, book.currency),
      credits: formatUnits(credits, book.currency),
      balance: signed(isDebitNormal(kind) ? debits - credits : credits - debits, book.currency),
    })),
    has_more: rows.length > accountsShown,
  };
}

const dayOf = (day: string) => new Date(`${day}T00:00:00.000Z`);

export async function showTransfers(
  env: Environment,
  tx: Tx,
  ask: InputOf<typeof bookTransfers>,
): Promise<GivenOf<typeof bookTransfers>> {
  const book = await bookOf(env, tx, ask.shop);
  const from = ask.day === undefined ? null : dayOf(ask.day);
  const rows = await sql.listTransfers(tx, {
    shopId: book.shopId,
    kind: ask.kind ?? null,
    account: ask.account ?? null,
    document: ask.document ?? null,
    from,
    until: from === null ? null : addDays(from, 1),
    before: ask.before === undefined ? null : BigInt(ask.before),
    limit: limits.ledgerPageSize + 1,
  });
  const list = rows.slice(0, limits.ledgerPageSize);
  return {
    currency: book.currency,
    list: list.map((row) => ({
      seq: row.seq.toString(),
      kind: row.kind,
      debit: sideOf(row.debit_kind, row.debit_subject),
      credit: sideOf(row.credit_kind, row.credit_subject),
      amount: formatUnits(row.units, book.currency),
      by: row.actor,
      document: row.document,
      at: row.at.toISOString(),
      hash: row.hash.toString('hex'),
    })),
    next: rows.length > list.length ? (list.at(-1)?.seq.toString() ?? null) : null,
  };
}

const sideOf = (kind: string, subject: string) => (subject === '' ? kind : `${kind}:${subject}`);

const head = 'book,seq,at,kind,debit,credit,amount,currency,by,document,hash'.split(',');
/** Transfers read at once. */
const step = 5_000;

/**
 * A day that is over: postings carry the moment in which they are made, so that none can come into it any more.
 *
 * @throws Refused `invalidOperation`: `open_day`, `too_many_rows`.
 */
export async function exportDay(
  env: Environment,
  { day }: InputOf<typeof dayJournal>,
): Promise<GivenOf<typeof dayJournal>> {
  const [from, until] = [dayOf(day), addDays(dayOf(day), 1)];
  if (until.getTime() > env.clock.now().getTime()) throw refuse('invalidOperation', { reason: 'open_day' });
  const digest = createHash('sha256');
  const lines = [csvLine(head)];
  await env.db.transaction(async (tx) => {
    await seeOneMoment(tx);
    let after: sql.Place = { shopId: -1n, seq: 0n };
    for (;;) {
      const rows = await sql.listJournal(tx, { from, until, ...after, limit: step });
      for (const row of rows) {
        digest.update(row.hash);
        lines.push(lineOf(row));
        after = { shopId: row.shop_id, seq: row.seq };
      }
      if (lines.length > limits.journalRowsMax) throw refuse('invalidOperation', { reason: 'too_many_rows' });
      if (rows.length < step) break;
    }
  });
  const csv = lines.join('');
  return {
    file_name: `journal-${day}.csv`,
    csv,
    transfers: lines.length - 1,
    sha256: createHash('sha256').update(csv).digest('hex'),
    digest: digest.digest('hex'),
  };
}

function lineOf(row: TransferRow & { shop_id: bigint; currency: Asset }): string {
  return csvLine([
    row.shop_id === registry ? 'house' : shopCodeOf(row.shop_id),
    String(row.seq),
    row.at.toISOString(),
    row.kind,
    sideOf(row.debit_kind, row.debit_subject),
    sideOf(row.credit_kind, row.credit_subject),
    formatUnits(row.units, row.currency),
    row.currency,
    row.actor,
    row.document,
    row.hash.toString('hex'),
  ]);
}
