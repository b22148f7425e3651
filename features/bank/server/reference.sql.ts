// Payments that wait for a transfer, by the reference that their buyers write.
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ReferenceRow = RowOf<typeof byPayment>;

const columns =
  'reference, payment_id, account, currency, units, received_units, completed_line, completed_at, created_at, expires_at';

const byPayment = sql.row('bank-reference-of-payment')`
  select ${columns} from bank_reference where payment_id = :paymentId`;

export function findByPayment(tx: Tx, paymentId: string): Promise<ReferenceRow | undefined> {
  return byPayment(tx, { paymentId });
}

const lockByPaymentId = sql.row('bank-reference-lock-payment')`
  select ${columns} from bank_reference where payment_id = :paymentId for update`;

export function lockByPayment(tx: Tx, paymentId: string): Promise<ReferenceRow | undefined> {
  return lockByPaymentId(tx, { paymentId });
}

const insert = statement<{ reference: string }>(
  'bank-reference-add',
  `insert into bank_reference (reference, payment_id, account, currency, units, created_at, expires_at)
   values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning reference`,
);

export type NewReference = {
  readonly reference: string;
  readonly paymentId: string;
  readonly account: string;
  readonly currency: string;
  readonly units: bigint;
  readonly at: Date;
  readonly expiresAt: Date;
};

/** False where the payment has one already, or the reference is another payment's. */
export async function insertReference(tx: Tx, one: NewReference): Promise<boolean> {
  const { reference, paymentId, account, currency, units, at, expiresAt } = one;
  const made = await tx.row(insert, [reference, paymentId, account, currency, units, at, expiresAt]);
  return made !== undefined;
}

const some = statement<ReferenceRow>(
  'bank-reference-some',
  `select ${columns} from bank_reference where reference = any($1::text[]) order by reference`,
);
const lockSome = statement<ReferenceRow>(
  'bank-reference-lock',
  `select ${columns} from bank_reference where reference = any($1::text[]) order by reference for update`,
);

/** Always in the same order, so that two imports do not wait for each other in a circle. */
export function readReferences(tx: Tx, list: readonly string[], isLocked: boolean): Promise<ReferenceRow[]> {
  return list.length === 0 ? Promise.resolve([]) : tx.rows(isLocked ? lockSome : some, [list]);
}

const receive = sql.run('bank-reference-receive')`
  update bank_reference r set received_units = n.received, completed_line = n.line,
    completed_at = case when n.line is null then null else coalesce(r.completed_at, :at) end
  from unnest(:references::text[], :units::bigint[], :lines::uuid[]) as n (reference, received, line)
  where r.reference = n.reference and r.completed_line is null`;

export type Received = { readonly reference: string; readonly units: bigint; readonly line: string | null };

/** What has come of payments that were not whole; `line` is the one that makes it whole. The rows are locked before. */
export async function saveReceived(tx: Tx, list: readonly Received[], at: Date): Promise<void> {
  if (list.length === 0) return;
  await receive(tx, {
    references: list.map(({ reference }) => reference),
    units: list.map(({ units }) => units),
    lines: list.map(({ line }) => line),
    at,
  });
}

export type CompletedRow = ReferenceRow & {
  line_id: string;
  entry_key: string;
  valued_on: string;
  entry_ref: string;
  other_name: string;
};

const completed = sql.row('bank-reference-completed')<{ completed_line: string | null }>`select ${columns
  .split(', ')
  .map((name) => `r.${name}`)
  .join(', ')},
    l.id as line_id, l.entry_key, l.valued_on::text as valued_on, l.entry_ref, l.other_name
  from bank_reference r join bank_line l on l.id = r.completed_line where r.payment_id = :paymentId`;

/** A payment that is whole, with the line that made it so; undefined while something is missing. */
export function findCompleted(tx: Tx, paymentId: string): Promise<CompletedRow | undefined> {
  return completed(tx, { paymentId });
}

/** Payments that still wait, the latest first: what a line without a right reference may have meant. */
export const listCandidates = sql.rows('bank-reference-candidates')`select ${columns} from bank_reference
  where currency = any(:currencies::text[]) and completed_line is null and created_at > :since
  order by created_at desc, reference limit :limit`;

export type BuyerName = RowOf<typeof names>;

const names = sql.rows('bank-buyer-names')`
  select c.shop_id, c.id, coalesce(c.buyer ->> 'name', '') as name from checkout c
  join unnest(:shopIds::bigint[], :ids::uuid[]) as a (shop_id, id) on c.shop_id = a.shop_id and c.id = a.id`;

/** Who is to pay: over all shops, a fan-out read of the console. */
export function readBuyerNames(
  tx: Tx,
  list: readonly { readonly shopId: bigint; readonly id: string }[],
): Promise<BuyerName[]> {
  if (list.length === 0) return Promise.resolve([]);
  return names(tx, { shopIds: list.map(({ shopId }) => shopId), ids: list.map(({ id }) => id) });
}
