// Batches of payouts for a bank: what stands in which, and the files they were released as.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Debtor } from '#features/payouts/server/parts.ts';

export type BatchRow = RowOf<typeof findBatch>;

const columns = `id, number, state, currency, debtor, execute_on::text as execute_on, made_by, made_at, released_by,
  released_at, payouts, units, encode(xml_sha256, 'hex') as xml_sha256, encode(csv_sha256, 'hex') as csv_sha256,
  withdrawn_by, withdrawn_at, untaken_by, untaken_at, untaken_why, refused_by, refused_at`;

const number = sql.row('payout-batch-number')`
  insert into payout_number as n (one, last_number) values (true, 1)
  on conflict (one) do update set last_number = n.last_number + 1 returning last_number`;

/** The next number of a batch; held until the transaction ends. */
export async function takeBatchNumber(tx: Tx): Promise<number> {
  return (await number(tx))?.last_number ?? 1;
}

const insert = sql.run('payout-batch-insert')`
  insert into payout_batch (id, number, state, currency, debtor, execute_on, made_by, made_at)
  values (:id, :number, 'draft', :currency, :debtor, :executeOn::date, :by, :at)`;

export type NewBatch = {
  readonly id: string;
  readonly number: number;
  readonly currency: Asset;
  readonly debtor: Debtor;
  readonly executeOn: string;
  readonly by: string;
  readonly at: Date;
};

export async function insertBatch(tx: Tx, one: NewBatch): Promise<void> {
  const { id, currency, debtor, executeOn, by, at } = one;
  await insert(tx, { id, number: one.number, currency, debtor: JSON.stringify(debtor), executeOn, by, at });
}

/** Puts what is ready into a batch, the oldest first; what another one takes at this moment stays there. */
export const gatherItems = sql.count('payout-batch-gather')`
  insert into payout_item (batch_id, shop_id, payout_id, withdrawal_id, end_to_end, units)
  select :id, p.shop_id, p.id, p.withdrawal_id, replace(p.id::text, '-', ''), p.units - p.fee_units
  from payout p join withdrawal w on w.shop_id = p.shop_id and w.id = p.withdrawal_id
  where p.state = 'waiting' and p.ready_at is not null and w.currency = :currency
    and not exists (select from payout_item i where i.shop_id = p.shop_id and i.payout_id = p.id
      and i.is_live)
  order by p.ready_at, p.shop_id, p.id limit :limit
  on conflict (shop_id, payout_id) where is_live do nothing
  returning payout_id`;

export const findBatch = sql.row('payout-batch-find')<{ debtor: Debtor }>`
  select ${columns} from payout_batch where id = :id`;

export const lockBatch = sql.row('payout-batch-lock')<{ debtor: Debtor }>`
  select ${columns} from payout_batch where id = :id for update`;

export const listBatches = sql.rows('payout-batch-page')<{ debtor: Debtor }>`
  select ${columns} from payout_batch where (:state?::text is null or state = :state?)
  order by number desc limit :limit offset :offset`;

export type ItemRow = RowOf<typeof listItems>;

const itemColumns = `i.batch_id, i.shop_id, i.payout_id, i.withdrawal_id, i.end_to_end, i.units, i.is_live, p.state,
  p.reference, w.number as withdrawal_number, w.account_name, w.account_masked`;
const itemJoin = `payout_item i join payout p on p.shop_id = i.shop_id and p.id = i.payout_id
  join withdrawal w on w.shop_id = i.shop_id and w.id = i.withdrawal_id`;

/** By shop: that is the order in which their books are locked. */
export const listItems = sql.rows('payout-batch-items')`
  select ${itemColumns} from ${itemJoin} where i.batch_id = :batchId order by i.shop_id, i.payout_id`;

/** The payout that a bank names in its statement; the newest where it stood in several batches. */
export const findItem = sql.row('payout-item-reference')`
  select ${itemColumns} from ${itemJoin} where i.end_to_end = :endToEnd
    order by i.is_live desc, i.batch_id desc limit 1`;

const leave = sql.run('payout-item-leave')`
  update payout_item set is_live = false where shop_id = :shopId and payout_id = any(:payoutIds::uuid[])
    and is_live`;
/** Payouts that are not to be sent any more leave the batch they wait in. */
export async function leaveBatches(tx: Tx, shopId: bigint, payoutIds: readonly string[]): Promise<void> {
  if (payoutIds.length > 0) await leave(tx, { shopId, payoutIds });
}

export const emptyBatch = sql.run('payout-item-leave-all')`
  update payout_item set is_live = false where batch_id = :batchId and is_live`;

const release = statement<{ id: string }>(
  'payout-batch-release',
  `update payout_batch set state = 'released', released_by = $2, released_at = $3, payouts = $4, units = $5,
     xml_sealed = $6, xml_sha256 = $7, csv_sealed = $8, csv_sha256 = $9
   where id = $1 and state = 'draft' returning id`,
);

export type Release = {
  readonly id: string;
  readonly by: string;
  readonly at: Date;
  readonly payouts: number;
  readonly units: bigint;
  readonly xml: SealedFile;
  readonly csv: SealedFile;
};
export type SealedFile = { readonly sealed: Buffer; readonly sha256: Buffer };

export async function markReleased(tx: Tx, one: Release): Promise<boolean> {
  const { id, by, at, payouts, units, xml, csv } = one;
  const values = [id, by, at, payouts, units, xml.sealed, xml.sha256, csv.sealed, csv.sha256];
  return (await tx.row(release, values)) !== undefined;
}

export const markWithdrawn = sql.has('payout-batch-withdraw')`
  update payout_batch set state = 'withdrawn', withdrawn_by = :by, withdrawn_at = :at
  where id = :id and state = 'draft' returning id`;

/** What one person says of a file; nothing takes it back. */
export const markUntaken = sql.run('payout-batch-untaken')`
  update payout_batch set untaken_by = :by?, untaken_why = :why?, untaken_at = :at? where id = :id
    and state = 'released'`;

export const markRefused = sql.has('payout-batch-refuse')`
  update payout_batch set state = 'refused', refused_by = :by, refused_at = :at
  where id = :id and state = 'released' and untaken_by is not null returning id`;

const file = sql.row('payout-batch-file')`select xml_sealed, csv_sealed from payout_batch where id = :id`;

export async function readSealed(tx: Tx, id: string, format: 'xml' | 'csv'): Promise<Buffer | undefined> {
  const row = await file(tx, { id });
  return (format === 'xml' ? row?.xml_sealed : row?.csv_sealed) ?? undefined;
}
