// What the wallet shows: balances of the shop's book, and its transfers as movements.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { PostingKind, postingKinds } from '#domain/ledger/postings.ts';
import type { WithdrawalState } from '#domain/states/withdrawal.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { uuidOf } from '#platform/db/uuid.sql.ts';

type BookRow = RowOf<typeof book>;

const book = sql.rows('wallet-book')`select currency, last_seq, head_hash from book where shop_id = :shopId`;

export function readBook(tx: Tx, shopId: bigint): Promise<BookRow | undefined> {
  return book(tx, { shopId }).then((rows) => rows[0]);
}

/**
 * Pending money by the local day on which it becomes free, the earliest first. What is late because a case is open
 * is shown today.
 */
export const listDue = sql.rows('wallet-due')<{ date: string; units: bigint }>`
  select (greatest(release_at, :now) at time zone :tz)::date::text as date, sum(net_units)::bigint as units
  from shop_order
  where shop_id = :shopId and status in ('accepted', 'pending_settlement', 'refund_return')
    and accepted_at is not null and released_at is null and net_units > 0
  group by 1 order by 1`;

/** What a statement calls the row of `transfer` that it asks about. */
type RowName = 'transfer' | 'later' | 'part' | 't';

/** The accounts of a wallet, literally as its indexes of transfers name them, so that they can be used. */
export const isOfWallet = (row: RowName): string =>
  `(${row}.debit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable')
     or ${row}.credit_kind in ('shop_available', 'shop_pending', 'shop_held', 'withdrawing', 'shop_receivable'))`;

/** Which transfers a filter asks for; $1 to $6 are `valuesOf`. */
export const matchesFilter = (row: RowName): string =>
  `${row}.shop_id = $1 and ${isOfWallet(row)} and ${row}.kind = any($2::text[])
     and ($3::text is null or ${row}.debit_kind = $3 or ${row}.credit_kind = $3)
     and ($4::timestamptz is null or ${row}.at >= $4) and ($5::timestamptz is null or ${row}.at < $5)
     and ($6::text[] is null or ${row}.kind <> 'withdraw' or exists (select from withdrawal w
       where w.shop_id = $1 and w.id = ${uuidOf(`${row}.document`)} and w.state = any($6)))`;

type WalletAccount = 'shop_available' | 'shop_pending' | 'shop_held' | 'withdrawing' | 'shop_receivable';
type AccountsOf<K extends PostingKind> = (typeof postingKinds)[K]['debit' | 'credit'];

/** The posting kinds that touch an account of the wallet. */
export type WalletKind = {
  [K in PostingKind]: Extract<AccountsOf<K>, WalletAccount> extends never ? never : K;
}[PostingKind];

export type FlowFilter = {
  readonly kinds: readonly WalletKind[];
  /** One account of the wallet; null for all. */
  readonly account: AccountKind | null;
  readonly from: Date | null;
  readonly to: Date | null;
  /** States of withdrawals whose asking is shown; null for all of them. */
  readonly states: readonly WithdrawalState[] | null;
};

export type FlowRow = {
  seq: bigint;
  kind: WalletKind;
  debit_kind: AccountKind;
  credit_kind: AccountKind;
  units: bigint;
  debit_after: bigint;
  credit_after: bigint;
  document: string;
  at: Date;
  hash: Buffer;
  /** The order it belongs to, found by its document or by the document's hold. */
  order_id: string | null;
  order_number: number | null;
  note: string | null;
};

/**
 * Looks up the orders and reasons of `page`, which has its rows already: of no row but those. The ids are made of the
 * documents first: PostgreSQL looks for none in an index that it has to make of a text while it joins, because making
 * one may fail and so tell of rows of others.
 */
export const withOrders = `, named as materialized (
     select page.seq, page.document, ${uuidOf('page.document')} as document_id from page
   ), owned as materialized (
     select named.seq, named.document_id, ${uuidOf('coalesce(h.document, named.document)')} as owner_id
     from named left join hold h on h.shop_id = $1 and h.id = named.document_id
   )
   select page.*, o.id as order_id, o.number as order_number, g.reason as note
   from page join owned on owned.seq = page.seq
   left join goodwill g on page.kind = 'goodwill' and g.id = owned.document_id
   left join shop_order o on o.shop_id = $1 and o.id = owned.owner_id
   order by page.seq desc`;

const page = statement<FlowRow>(
  'wallet-flow',
  `with page as materialized (
     select seq, kind, debit_kind, credit_kind, units, debit_after, credit_after, document, at, hash
     from transfer where ${matchesFilter('transfer')} order by seq desc limit $7 offset $8
   )
   ${withOrders}`,
);

export function valuesOf(shopId: bigint, { kinds, account, from, to, states }: FlowFilter) {
  return [shopId, kinds, account, from, to, states];
}

export function listFlow(
  tx: Tx,
  shopId: bigint,
  filter: FlowFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<FlowRow[]> {
  return tx.rows(page, [...valuesOf(shopId, filter), limit, offset]);
}

type After = RowOf<typeof after>;

const after = sql.rows('wallet-after')<{ held: bigint; withdrawing: bigint; available: bigint }>`
  select seq, held, withdrawing, available from (
    select seq,
      sum(case when credit_kind = 'shop_held' then units when debit_kind = 'shop_held' then -units else 0 end)
        over (order by seq)::bigint as held,
      sum(case when credit_kind = 'withdrawing' then units when debit_kind = 'withdrawing' then -units
        else 0 end)
        over (order by seq)::bigint as withdrawing,
      sum(case when credit_kind = 'shop_available' then units
        when debit_kind = 'shop_available' then -units else 0 end) over (order by seq)::bigint as available
    from transfer where shop_id = :shopId and ${isOfWallet('transfer')} and seq <= :last
  ) as running
  where seq = any(:seqs::bigint[])`;

/**
 * What was held in all, on its way in all, and what was available, after each of these transfers. A transfer itself knows only the one
 * hold or withdrawal that it touched.
 */
export function readAfter(tx: Tx, shopId: bigint, seqs: readonly bigint[]): Promise<After[]> {
  const last = seqs.reduce((most, seq) => (seq > most ? seq : most), 0n);
  return after(tx, { shopId, seqs, last });
}
