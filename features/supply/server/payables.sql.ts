// What suppliers are owed, read from the books of all shops and of the platform; and their payments.
import type { PostingKind } from '#domain/ledger/postings.ts';
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';

const owed = statement<{ supplier_id: string; units: bigint }>(
  'supply-owed',
  `select a.subject as supplier_id, sum(a.credits - a.debits)::bigint as units
   from account a join book b on b.shop_id = a.shop_id and b.currency = $2
   where a.kind in ('supplier_payable', 'supplier_settled') and a.subject = any($1::text[]) group by a.subject`,
);

/** Below zero where the supplier owes: it was paid for what came back later. */
export async function owedTo(
  tx: Tx,
  ids: readonly string[],
  currency: Asset,
): Promise<ReadonlyMap<string, bigint>> {
  const rows = await tx.rows(owed, [ids, currency]);
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

const fresh = statement<{ units: bigint }>(
  'supply-not-due',
  `select coalesce(sum(t.units), 0)::bigint as units
   from transfer t join book b on b.shop_id = t.shop_id and b.currency = $2
   where t.credit_kind = 'supplier_payable' and t.credit_subject = $1 and t.kind = 'ship_cost' and t.at > $3`,
);

/** What parcels brought that are not paid for yet by the contract's days. */
export async function notDue(tx: Tx, supplierId: string, currency: Asset, since: Date): Promise<bigint> {
  return (await tx.row(fresh, [supplierId, currency, since]))?.units ?? 0n;
}

export type PaymentRow = {
  id: string;
  supplier_id: string;
  account_id: string;
  currency: Asset;
  units: bigint;
  state: 'made' | 'released' | 'paid' | 'dropped';
  holder: string;
  tail: string;
  made_by: string;
  maker_name: string;
  made_at: Date;
  released_by: string | null;
  releaser_name: string | null;
  payer_name: string | null;
  paid_at: Date | null;
  reference: string | null;
  why: string | null;
};

const paymentColumns = `y.id, y.supplier_id, y.account_id, y.currency, y.units, y.state, a.holder, a.tail, y.made_by,
  m.name as maker_name, y.made_at, y.released_by, r.name as releaser_name, p.name as payer_name, y.paid_at, y.reference, y.why`;
const paymentFrom = `supplier_payment y join supplier_account a on a.id = y.account_id join operator m on m.id = y.made_by
  left join operator r on r.id = y.released_by left join operator p on p.id = y.paid_by`;

const payments = statement<PaymentRow>(
  'supply-payments',
  `select ${paymentColumns} from ${paymentFrom} where y.supplier_id = $1 order by y.made_at desc, y.id desc limit 50`,
);

export function listPayments(tx: Tx, supplierId: string): Promise<PaymentRow[]> {
  return tx.rows(payments, [supplierId]);
}

const payment = statement<PaymentRow>(
  'supply-payment-lock',
  `select ${paymentColumns} from ${paymentFrom} where y.id = $1 for update of y`,
);

export function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  return tx.row(payment, [id]);
}

const add = statement<never>(
  'supply-payment-add',
  `insert into supplier_payment (id, supplier_id, account_id, currency, units, state, made_by, made_at)
   values ($1, $2, $3, $4, $5, 'made', $6, $7)`,
);

/** @throws 23505 where another payment of this supplier is on its way. */
export async function addPayment(
  tx: Tx,
  row: Pick<PaymentRow, 'id' | 'supplier_id' | 'account_id' | 'currency' | 'units' | 'made_by' | 'made_at'>,
): Promise<void> {
  const { id, supplier_id, account_id, currency, units, made_by, made_at } = row;
  await tx.rows(add, [id, supplier_id, account_id, currency, units, made_by, made_at]);
}

const release = statement<{ id: string }>(
  'supply-payment-release',
  `update supplier_payment set state = 'released', released_by = $2, released_at = $3
   where id = $1 and state = 'made' returning id`,
);
const pay = statement<{ id: string }>(
  'supply-payment-paid',
  `update supplier_payment set state = 'paid', paid_by = $2, paid_at = $3, ended_at = $3, reference = $4
   where id = $1 and state = 'released' returning id`,
);
const drop = statement<{ id: string }>(
  'supply-payment-drop',
  `update supplier_payment set state = 'dropped', dropped_by = $2, ended_at = $3, why = $4
   where id = $1 and state in ('made', 'released') returning id`,
);

type Step = { readonly id: string; readonly by: string; readonly at: Date };

export async function releasePayment(tx: Tx, { id, by, at }: Step): Promise<boolean> {
  return (await tx.row(release, [id, by, at])) !== undefined;
}

/** @throws 23505 where the bank's reference was used before. */
export async function payPayment(tx: Tx, { id, by, at }: Step, reference: string): Promise<boolean> {
  return (await tx.row(pay, [id, by, at, reference])) !== undefined;
}

export async function dropPayment(tx: Tx, { id, by, at }: Step, why: string): Promise<boolean> {
  return (await tx.row(drop, [id, by, at, why])) !== undefined;
}
