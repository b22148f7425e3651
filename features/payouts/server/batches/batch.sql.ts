// Batches of payouts for a bank: what stands in which, and the files they were released as.
import type { Asset } from '#domain/money/money.ts';
import type { PayoutBatchState, PayoutState } from '#domain/states/withdrawal.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Debtor } from '#features/payouts/server/parts.ts';

export type BatchRow = {
  id: string;
  number: number;
  state: PayoutBatchState;
  currency: Asset;
  debtor: Debtor;
  execute_on: string;
  made_by: string;
  made_at: Date;
  released_by: string | null;
  released_at: Date | null;
  payouts: number | null;
  units: bigint | null;
  xml_sha256: string | null;
  csv_sha256: string | null;
  withdrawn_by: string | null;
  withdrawn_at: Date | null;
  untaken_by: string | null;
  untaken_at: Date | null;
  untaken_why: string | null;
  refused_by: string | null;
  refused_at: Date | null;
};

const columns = `id, number, state, currency, debtor, execute_on::text as execute_on, made_by, made_at, released_by,
  released_at, payouts, units, encode(xml_sha256, 'hex') as xml_sha256, encode(csv_sha256, 'hex') as csv_sha256,
  withdrawn_by, withdrawn_at, untaken_by, untaken_at, untaken_why, refused_by, refused_at`;

const number = statement<{ last_number: number }>(
  'payout-batch-number',
  `insert into payout_number as n (one, last_number) values (true, 1)
   on conflict (one) do update set last_number = n.last_number + 1 returning last_number`,
);

/** The next number of a batch; held until the transaction ends. */
export async function takeBatchNumber(tx: Tx): Promise<number> {
  return (await tx.row(number, []))?.last_number ?? 1;
}

const insert = statement<never>(
  'payout-batch-insert',
  `insert into payout_batch (id, number, state, currency, debtor, execute_on, made_by, made_at)
   values ($1, $2, 'draft', $3, $4, $5::date, $6, $7)`,
);

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
  await tx.rows(insert, [id, one.number, currency, JSON.stringify(debtor), executeOn, by, at]);
}

const gather = statement<{ payout_id: string }>(
  'payout-batch-gather',
  `insert into payout_item (batch_id, shop_id, payout_id, withdrawal_id, end_to_end, units)
   select $1, p.shop_id, p.id, p.withdrawal_id, replace(p.id::text, '-', ''), p.units - p.fee_units
   from payout p join withdrawal w on w.shop_id = p.shop_id and w.id = p.withdrawal_id
   where p.state = 'waiting' and p.ready_at is not null and w.currency = $2
     and not exists (select from payout_item i where i.shop_id = p.shop_id and i.payout_id = p.id and i.is_live)
   order by p.ready_at, p.shop_id, p.id limit $3
   on conflict (shop_id, payout_id) where is_live do nothing
   returning payout_id`,
);

/** Puts what is ready into a batch, the oldest first; what another one takes at this moment stays there. */
export async function gatherItems(tx: Tx, id: string, currency: Asset, limit: number): Promise<number> {
  return (await tx.rows(gather, [id, currency, limit])).length;
}

const find = statement<BatchRow>('payout-batch-find', `select ${columns} from payout_batch where id = $1`);
const lock = statement<BatchRow>(
  'payout-batch-lock',
  `select ${columns} from payout_batch where id = $1 for update`,
);
const page = statement<BatchRow>(
  'payout-batch-page',
  `select ${columns} from payout_batch where ($1::text is null or state = $1)
   order by number desc limit $2 offset $3`,
);

export function findBatch(tx: Tx, id: string): Promise<BatchRow | undefined> {
  return tx.row(find, [id]);
}

export function lockBatch(tx: Tx, id: string): Promise<BatchRow | undefined> {
  return tx.row(lock, [id]);
}

type BatchPage = { readonly state: PayoutBatchState | null; readonly limit: number; readonly offset: number };

export function listBatches(tx: Tx, { state, limit, offset }: BatchPage): Promise<BatchRow[]> {
  return tx.rows(page, [state, limit, offset]);
}

export type ItemRow = {
  batch_id: string;
  shop_id: bigint;
  payout_id: string;
  withdrawal_id: string;
  withdrawal_number: number;
  end_to_end: string;
  units: bigint;
  is_live: boolean;
  state: PayoutState;
  reference: string | null;
  account_name: string;
  account_masked: string;
};

const itemColumns = `i.batch_id, i.shop_id, i.payout_id, i.withdrawal_id, i.end_to_end, i.units, i.is_live, p.state,
  p.reference, w.number as withdrawal_number, w.account_name, w.account_masked`;
const itemJoin = `payout_item i join payout p on p.shop_id = i.shop_id and p.id = i.payout_id
  join withdrawal w on w.shop_id = i.shop_id and w.id = i.withdrawal_id`;

const items = statement<ItemRow>(
  'payout-batch-items',
  `select ${itemColumns} from ${itemJoin} where i.batch_id = $1 order by i.shop_id, i.payout_id`,
);
const byReference = statement<ItemRow>(
  'payout-item-reference',
  `select ${itemColumns} from ${itemJoin} where i.end_to_end = $1 order by i.is_live desc, i.batch_id desc limit 1`,
);

/** By shop: that is the order in which their books are locked. */
export function listItems(tx: Tx, batchId: string): Promise<ItemRow[]> {
  return tx.rows(items, [batchId]);
}

/** The payout that a bank names in its statement; the newest where it stood in several batches. */
export function findItem(tx: Tx, endToEnd: string): Promise<ItemRow | undefined> {
  return tx.row(byReference, [endToEnd]);
}

const leave = statement<never>(
  'payout-item-leave',
  'update payout_item set is_live = false where shop_id = $1 and payout_id = any($2::uuid[]) and is_live',
);
const leaveAll = statement<never>(
  'payout-item-leave-all',
  'update payout_item set is_live = false where batch_id = $1 and is_live',
);

/** Payouts that are not to be sent any more leave the batch they wait in. */
export async function leaveBatches(tx: Tx, shopId: bigint, payoutIds: readonly string[]): Promise<void> {
  if (payoutIds.length > 0) await tx.rows(leave, [shopId, payoutIds]);
}

export async function emptyBatch(tx: Tx, batchId: string): Promise<void> {
  await tx.rows(leaveAll, [batchId]);
}

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

const withdraw = statement<{ id: string }>(
  'payout-batch-withdraw',
  `update payout_batch set state = 'withdrawn', withdrawn_by = $2, withdrawn_at = $3
   where id = $1 and state = 'draft' returning id`,
);

export async function markWithdrawn(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  return (await tx.row(withdraw, [id, by, at])) !== undefined;
}

const untaken = statement<never>(
  'payout-batch-untaken',
  `update payout_batch set untaken_by = $2, untaken_why = $3, untaken_at = $4 where id = $1 and state = 'released'`,
);
const refused = statement<{ id: string }>(
  'payout-batch-refuse',
  `update payout_batch set state = 'refused', refused_by = $2, refused_at = $3
   where id = $1 and state = 'released' and untaken_by is not null returning id`,
);

export type Untaken = { readonly by: string | null; readonly why: string | null; readonly at: Date | null };

/** What one person says of a file; nothing takes it back. */
export async function markUntaken(tx: Tx, id: string, { by, why, at }: Untaken): Promise<void> {
  await tx.rows(untaken, [id, by, why, at]);
}

export async function markRefused(tx: Tx, id: string, by: string, at: Date): Promise<boolean> {
  return (await tx.row(refused, [id, by, at])) !== undefined;
}

const file = statement<{ xml_sealed: Buffer | null; csv_sealed: Buffer | null }>(
  'payout-batch-file',
  'select xml_sealed, csv_sealed from payout_batch where id = $1',
);

export async function readSealed(tx: Tx, id: string, format: 'xml' | 'csv'): Promise<Buffer | undefined> {
  const row = await tx.row(file, [id]);
  return (format === 'xml' ? row?.xml_sealed : row?.csv_sealed) ?? undefined;
}
