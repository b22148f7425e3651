// Money that arrived for deposits, and what is below the currency's smallest coin.
import type { Asset } from '#domain/money/money.ts';
import type { ReceiptState, UnclearReason } from '#domain/states/deposit.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type ReceiptRow = {
  shop_id: bigint;
  id: string;
  deposit_id: string;
  source: 'provider' | 'reviewer';
  hash: string;
  part: number;
  asset: Asset;
  units: bigint;
  confirmations: number;
  need: number;
  state: ReceiptState;
  credited_units: bigint;
  unclear_units: bigint;
  reason: UnclearReason | null;
  inviter: string;
  proposed_by: string | null;
  confirmed_by: string | null;
  reference: string;
  /** Who sends it back, and since when; who else has seen that it went. */
  return_by: string | null;
  return_at: Date | null;
  returned_by: string | null;
  /** The line of a statement that it is. */
  line_id: string | null;
  at: Date;
};

const columns = `shop_id, id, deposit_id, source, hash, part, asset, units, confirmations, need, state, credited_units,
  unclear_units, reason, inviter, proposed_by, confirmed_by, reference, return_by, return_at, returned_by, line_id, at`;

const insert = statement<ReceiptRow>(
  'deposit-receipt-insert',
  `insert into deposit_receipt (shop_id, id, deposit_id, source, hash, part, asset, units, confirmations, need, state,
     inviter, proposed_by, at, line_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)
   returning ${columns}`,
);

export type NewReceipt = {
  readonly id: string;
  readonly depositId: string;
  readonly source: 'provider' | 'reviewer';
  readonly hash: string;
  readonly part: number;
  readonly asset: Asset;
  readonly units: bigint;
  readonly confirmations: number;
  readonly need: number;
  readonly state: 'seen' | 'proposed';
  readonly inviter: string;
  readonly proposedBy: string | null;
  readonly lineId?: string | undefined;
  readonly at: Date;
};

export async function insertReceipt(tx: Tx, shopId: bigint, one: NewReceipt): Promise<ReceiptRow> {
  const row = await tx.row(insert, [
    shopId,
    one.id,
    one.depositId,
    one.source,
    one.hash,
    one.part,
    one.asset,
    one.units,
    one.confirmations,
    one.need,
    one.state,
    one.inviter,
    one.proposedBy,
    one.at,
    one.lineId ?? null,
  ]);
  if (row === undefined) throw new Error('the receipt was not kept');
  return row;
}

const ofDeposits = statement<ReceiptRow>(
  'deposit-receipts',
  `select ${columns} from deposit_receipt where shop_id = $1 and deposit_id = any($2::uuid[]) order by at, id`,
);

export function readReceipts(tx: Tx, shopId: bigint, ids: readonly string[]): Promise<ReceiptRow[]> {
  return tx.rows(ofDeposits, [shopId, ids]);
}

const seenByMachine = statement<{ deposit_id: string }>(
  'deposit-receipt-by-hash',
  `select deposit_id from deposit_receipt
   where shop_id = $1 and hash = $2 and source = 'provider' and state not in ('proposed', 'dropped')
   order by deposit_id = $3 desc limit 1`,
);

/** The deposit of this shop for which a machine has shown the transaction; the given one where it is among several. */
export async function findDepositSeen(
  tx: Tx,
  shopId: bigint,
  { hash, deposit_id: depositId }: Pick<ReceiptRow, 'hash' | 'deposit_id'>,
): Promise<string | undefined> {
  return (await tx.row(seenByMachine, [shopId, hash, depositId]))?.deposit_id;
}

const waiting = statement<ReceiptRow>(
  'deposit-receipts-waiting',
  `select ${columns.replaceAll(/(\w+)/g, 'r.$1')} from deposit_receipt r
   join deposit d on d.shop_id = r.shop_id and d.id = r.deposit_id
   where r.shop_id = $1 and r.state = 'waiting' and r.return_by is null and d.channel = $2 order by r.at, r.id`,
);

/** Receipts of one channel that wait until they sum to the least deposit, the oldest first. */
export function listWaitingReceipts(tx: Tx, shopId: bigint, channel: string): Promise<ReceiptRow[]> {
  return tx.rows(waiting, [shopId, channel]);
}

const seen = statement<ReceiptRow>(
  'deposit-receipt-seen',
  `update deposit_receipt set confirmations = greatest(confirmations, $3)
   where shop_id = $1 and id = $2 and state = 'seen' returning ${columns}`,
);

/** Undefined where it has been settled before. */
export function countBlocks(
  tx: Tx,
  shopId: bigint,
  id: string,
  blocks: number,
): Promise<ReceiptRow | undefined> {
  return tx.row(seen, [shopId, id, blocks]);
}

const settle = statement<ReceiptRow>(
  'deposit-receipt-settle',
  `update deposit_receipt set state = $4, credited_units = $5, unclear_units = $6, reason = coalesce($7, reason),
     cleared_by = coalesce($8, cleared_by), confirmed_by = coalesce($9::uuid, confirmed_by),
     reference = coalesce($10, reference), ended_at = $11,
     returned_by = coalesce($12::uuid, returned_by), second_finance = coalesce($13::boolean, second_finance)
   where shop_id = $1 and id = $2 and state = $3 returning ${columns}`,
);

export type Settling = {
  readonly id: string;
  readonly from: ReceiptState;
  readonly to: ReceiptState;
  readonly creditedUnits: bigint;
  readonly unclearUnits: bigint;
  readonly reason?: UnclearReason | undefined;
  readonly clearedBy?: 'provider' | 'reviewer';
  readonly confirmedBy?: string | undefined;
  readonly reference?: string;
  readonly returnedBy?: string;
  /** Whether the second of two people is of finance; the database refuses anybody else. */
  readonly isFinance?: boolean | undefined;
  readonly at: Date;
};

/** Once: undefined where it is not in that state any more. */
export function settleReceipt(tx: Tx, shopId: bigint, one: Settling): Promise<ReceiptRow | undefined> {
  return tx.row(settle, [
    shopId,
    one.id,
    one.from,
    one.to,
    one.creditedUnits,
    one.unclearUnits,
    one.reason ?? null,
    one.clearedBy ?? null,
    one.confirmedBy ?? null,
    one.reference ?? null,
    one.at,
    one.returnedBy ?? null,
    one.isFinance ?? null,
  ]);
}

const propose = statement<{ id: string }>(
  'deposit-receipt-propose',
  `update deposit_receipt set proposed_by = $3
   where shop_id = $1 and id = $2 and state = 'unclear' and proposed_by is null returning id`,
);

const proposeBack = statement<{ id: string }>(
  'deposit-receipt-return',
  `update deposit_receipt set return_by = $3, reference = $4, return_at = $5
   where shop_id = $1 and id = $2 and state in ('unclear', 'waiting') and return_by is null returning id`,
);

type Back = { readonly id: string; readonly by: string; readonly reference: string; readonly at: Date };

/** The first of two who send it back: from here on it is credited to nobody. False where another one was first. */
export async function proposeReturn(tx: Tx, shopId: bigint, one: Back): Promise<boolean> {
  return (await tx.row(proposeBack, [shopId, one.id, one.by, one.reference, one.at])) !== undefined;
}

const dropBack = statement<{ id: string }>(
  'deposit-receipt-return-drop',
  `update deposit_receipt set return_by = null, reference = '', return_at = null
   where shop_id = $1 and id = $2 and state in ('unclear', 'waiting') and return_by is not null returning id`,
);

/** It did not go after all. */
export async function dropReturn(tx: Tx, shopId: bigint, id: string): Promise<boolean> {
  return (await tx.row(dropBack, [shopId, id])) !== undefined;
}

/** The first of two who clear it; false where another one was first. */
export async function proposeClear(tx: Tx, shopId: bigint, id: string, operatorId: string): Promise<boolean> {
  return (await tx.row(propose, [shopId, id, operatorId])) !== undefined;
}

const quotes = statement<{ quotes: number; first_at: Date | null }>(
  'deposit-quotes-since',
  'select count(*)::int as quotes, min(created_at) as first_at from deposit where shop_id = $1 and created_at > $2',
);

/** How many places were asked for since then, and when the first of them was. */
export async function quotesSince(
  tx: Tx,
  shopId: bigint,
  since: Date,
): Promise<{ quotes: number; firstAt: Date | undefined }> {
  const row = await tx.row(quotes, [shopId, since]);
  return { quotes: row?.quotes ?? 0, firstAt: row?.first_at ?? undefined };
}

const carry = statement<{ whole: bigint }>(
  'deposit-carry',
  `with before as (
     select carry_units + $2::bigint as total from deposit_shop where shop_id = $1 for update
   ), kept as (
     update deposit_shop set carry_units = (select total from before) % $3::bigint where shop_id = $1
   )
   select total / $3::bigint as whole from before`,
);

/**
 * What a receipt is worth in the currency's smallest coin, together with what earlier ones left below it.
 *
 * @param perCoin Units of the asset that make one coin.
 */
export async function valueWithCarry(
  tx: Tx,
  shopId: bigint,
  units: bigint,
  perCoin: bigint,
): Promise<bigint> {
  const row = await tx.row(carry, [shopId, units, perCoin]);
  if (row === undefined) throw new Error('the shop has no deposits');
  return row.whole;
}
