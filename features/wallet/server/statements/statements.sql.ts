// Statements as the database made them, and the entries of the book that they are made of.
import type { AccountKind } from '#domain/ledger/accounts.ts';
import type { PostingKind } from '#domain/ledger/postings.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import { uuidOf } from '#platform/db/uuid.sql.ts';
import { withOrders, type FlowRow } from '../wallet.sql.ts';

/** Makes the next statement of a shop; null where no month of it is over and without one. */
export const makeStatement = sql.row('statement-make')<{ number: number | null }>`
  select wallet_statement_make(:shopId, :now, :issuer::jsonb) as number`;

/** Shops behind `after` with entries from before a moment that are in no statement. */
export const listShopsToState = sql.rows('statement-shops')<{ shop_id: bigint }>`
  select wallet_statement_shops(:after, :before, :limit) as shop_id`;

/** Takes the person's name off all statements of a shop: its erasure must be due. */
export const eraseStatements = sql.run('statement-erase')`
  select wallet_statement_erase(:shopId, :personId, :at)`;

export type StoredStatement = RowOf<typeof listStored>;

/** The newest first, from a number downwards: each begins with what the one after it in this list closed with. */
export const listStored = sql.rows('statement-list')<{ month: string }>`
  select number, month::text as month, tz, first_seq, last_seq, currency, available_units, pending_units, held_units,
    withdrawing_units, receivable_units, issuer, recipient, made_at
  from wallet_statement where shop_id = :shopId and number <= :upTo order by number desc limit :limit offset :offset`;

export type SumRow = RowOf<typeof listSums>;

export const listSums = sql.rows('statement-sums')<{
  kind: PostingKind;
  debit_kind: AccountKind;
  credit_kind: AccountKind;
}>`
  select number, kind, debit_kind, credit_kind, movements, units from wallet_statement_sum
  where shop_id = :shopId and number = any(:numbers::int[]) order by number, kind, debit_kind, credit_kind`;

export type TaxRow = RowOf<typeof listTaxes>;

export const listTaxes = sql.rows('statement-taxes')`
  select country, label, rate_bps, is_back, movements, base_units, tax_units from wallet_statement_tax
  where shop_id = :shopId and number = :number order by country, label, rate_bps, is_back`;

type EntriesInput = {
  readonly kinds: readonly PostingKind[];
  readonly from: bigint;
  readonly to: bigint;
  /** Only of orders that went to this country; ZZ where no order is known. */
  readonly country?: string | undefined;
  readonly limit: number;
};

const entries = statement<FlowRow>(
  'statement-entries',
  `with page as materialized (
     select seq, kind, debit_kind, credit_kind, units, debit_after, credit_after, document, at, hash
     from transfer where shop_id = $1 and seq between $2 and $3 and kind = any($4::text[])
       and ($5::text is null or coalesce((select o.country from shop_order o
         where o.shop_id = $1 and o.id = ${uuidOf('transfer.document')}), 'ZZ') = $5)
     order by seq desc limit $6
   )
   ${withOrders}`,
);

/** Entries of some kinds between two numbers of a book, both included, the newest first. */
export function listEntries(tx: Tx, shopId: bigint, input: EntriesInput): Promise<FlowRow[]> {
  const { kinds, from, to, country, limit } = input;
  return tx.rows(entries, [shopId, from, to, kinds, country ?? null, limit]);
}
