// What suppliers are owed, read from the books of all shops and of the platform; and their payments.
import type { PostingKind } from '#domain/ledger/postings.ts';
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const owed = sql.rows('supply-owed')<{ units: bigint }>`
  select a.subject as supplier_id, sum(a.credits - a.debits)::bigint as units
  from account a join book b on b.shop_id = a.shop_id and b.currency = :currency
  where a.kind in ('supplier_payable', 'supplier_settled')
    and a.subject = any(:ids::text[]) group by a.subject`;

/** Below zero where the supplier owes: it was paid for what came back later. */
export async function owedTo(
  tx: Tx,
  ids: readonly string[],
  currency: Asset,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await owed(tx, { ids, currency });
  return new Map(rows.map(({ supplier_id, units }) => [supplier_id, units]));
}

// Credits raise what is owed, debits lower it, of both kinds of account.
const moves = `(
    select t.shop_id, t.seq, t.at, t.kind, t.document, t.once_key, t.units as change
    from transfer t join book b on b.shop_id = t.shop_id and b.currency = $2
    where t.credit_kind = 'supplier_payable' and t.credit_subject = $1
    union all
    select t.shop_id, t.seq, t.at, t.kind, t.document, t.once_key, - t.units
    from transfer t join book b on b.shop_id = t.shop_id and b.currency = $2
    where t.debit_kind in ('supplier_payable', 'supplier_settled') and t.debit_subject = $1
  ) m`;

export type SumRow = { kind: PostingKind; before: bigint; inside: bigint };

const sums = statement<SumRow>(
  'supply-statement-sums',
  `select m.kind, coalesce(sum(m.change) filter (where m.at < $3), 0)::bigint as before,
     coalesce(sum(m.change) filter (where m.at >= $3), 0)::bigint as inside
   from ${moves} where m.at < $4 group by m.kind order by m.kind`,
);

export type Span = {
  readonly supplierId: string;
  readonly currency: Asset;
  readonly from: Date;
  readonly until: Date;
};

/** By kind: what moved before the period and in it. */
export function sumMoves(tx: Tx, { supplierId, currency, from, until }: Span): Promise<SumRow[]> {
  return tx.rows(sums, [supplierId, currency, from, until]);
}

export type MoveRow = {
  shop_id: bigint;
  at: Date;
  kind: PostingKind;
  document: string;
  change: bigint;
  number: number | null;
  n: number | null;
  ship_fee_units: bigint | null;
};

const rows = statement<MoveRow>(
  'supply-statement-rows',
  `select m.shop_id, m.at, m.kind, m.document, m.change, o.number, p.n, p.ship_fee_units
   from ${moves}
   left join shop_order o on m.kind in ('ship_cost', 'return_supplier') and o.shop_id = m.shop_id
     and o.id = case when m.kind in ('ship_cost', 'return_supplier') then m.document::uuid end
   left join parcel p on m.kind = 'ship_cost' and p.shop_id = m.shop_id and p.order_id = o.id
     and p.n = case when m.kind = 'ship_cost' then split_part(m.once_key, ':', 3)::int end
   where m.at >= $3 and m.at < $4 order by m.at, m.shop_id, m.seq limit $5`,
);

export function listMoves(
  tx: Tx,
  { supplierId, currency, from, until }: Span,
  limit: number,
): Promise<MoveRow[]> {
  return tx.rows(rows, [supplierId, currency, from, until, limit]);
}

const fresh = sql.row('supply-not-due')`select coalesce(sum(t.units), 0)::bigint as units
  from transfer t join book b on b.shop_id = t.shop_id and b.currency = :currency
  where t.credit_kind = 'supplier_payable' and t.credit_subject = :supplierId and t.kind = 'ship_cost'
    and t.at > :since`;

/** What parcels brought that are not paid for yet by the contract's days. */
export async function notDue(tx: Tx, supplierId: string, currency: Asset, since: Date): Promise<bigint> {
  return (await fresh(tx, { supplierId, currency, since }))?.units ?? 0n;
}

export type PaymentRow = RowOf<typeof listPayments>;

const paymentColumns = `y.id, y.supplier_id, y.account_id, y.currency, y.units, y.state, a.holder, a.tail, y.made_by,
  m.name as maker_name, y.made_at, y.released_by, r.name as releaser_name, p.name as payer_name, y.paid_at, y.reference, y.why`;
const paymentFrom = `supplier_payment y join supplier_account a on a.id = y.account_id join operator m on m.id = y.made_by
  left join operator r on r.id = y.released_by left join operator p on p.id = y.paid_by`;

export const listPayments = sql.rows('supply-payments')<{ maker_name: string; released_by: string | null }>`
  select ${paymentColumns} from ${paymentFrom} where y.supplier_id = :supplierId
    order by y.made_at desc, y.id desc limit 50`;

export const lockPayment = sql.row('supply-payment-lock')<{ maker_name: string; released_by: string | null }>`
  select ${paymentColumns} from ${paymentFrom} where y.id = :id for update of y`;

/** @throws 23505 where another payment of this supplier is on its way. */
export const addPayment = sql.run('supply-payment-add')`
  insert into supplier_payment (id, supplier_id, account_id, currency, units, state, made_by, made_at)
  values (:id, :supplier_id, :account_id, :currency, :units, 'made', :made_by, :made_at)`;

export const releasePayment = sql.has('supply-payment-release')`
  update supplier_payment set state = 'released', released_by = :by, released_at = :at
  where id = :id and state = 'made' returning id`;

/** @throws 23505 where the bank's reference was used before. */
export const payPayment = sql.has('supply-payment-paid')`
  update supplier_payment set state = 'paid', paid_by = :by, paid_at = :at, ended_at = :at, reference =
    :reference
  where id = :id and state = 'released' returning id`;

export const dropPayment = sql.has('supply-payment-drop')`
  update supplier_payment set state = 'dropped', dropped_by = :by, ended_at = :at, why = :why
  where id = :id and state in ('made', 'released') returning id`;
