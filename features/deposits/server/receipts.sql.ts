// Money that arrived for deposits, and what is below the currency's smallest coin.
import type { Asset } from '#domain/money/money.ts';
import type { UnclearReason } from '#domain/states/deposit.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - return_by: Who sends it back, and since when; who else has seen that it went.
 * - line_id: The line of a statement that it is.
 */
export type ReceiptRow = RowOf<typeof insert>;

const columns = `shop_id, id, deposit_id, source, hash, part, asset, units, confirmations, need, state, credited_units,
  unclear_units, reason, inviter, proposed_by, confirmed_by, reference, return_by, return_at, returned_by, line_id, at`;

const insert = sql.row('deposit-receipt-insert')`
  insert into deposit_receipt (shop_id, id, deposit_id, source, hash, part, asset, units, confirmations,
    need, state,
    inviter, proposed_by, at, line_id)
  values (:shopId, :id, :depositId, :source, :hash, :part, :asset, :units, :confirmations, :need, :state,
    :inviter, :proposedBy?, :at, :lineId?)
  returning ${columns}`;

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
  const row = await insert(tx, {
    shopId,
    id: one.id,
    depositId: one.depositId,
    source: one.source,
    hash: one.hash,
    part: one.part,
    asset: one.asset,
    units: one.units,
    confirmations: one.confirmations,
    need: one.need,
    state: one.state,
    inviter: one.inviter,
    proposedBy: one.proposedBy,
    at: one.at,
    lineId: one.lineId,
  });
  if (row === undefined) throw new Error('the receipt was not kept');
  return row;
}

export const readReceipts = sql.rows('deposit-receipts')`
  select ${columns} from deposit_receipt where shop_id = :shopId and deposit_id = any(:ids::uuid[])
    order by at, id`;

const seenByMachine = sql.row('deposit-receipt-by-hash')`select deposit_id from deposit_receipt
  where shop_id = :shopId and hash = :hash and source = 'provider' and state not in ('proposed', 'dropped')
  order by deposit_id = :depositId desc limit 1`;

/** The deposit of this shop for which a machine has shown the transaction; the given one where it is among several. */
export async function findDepositSeen(
  tx: Tx,
  shopId: bigint,
  { hash, deposit_id: depositId }: Pick<ReceiptRow, 'hash' | 'deposit_id'>,
): Promise<string | undefined> {
  return (await seenByMachine(tx, { shopId, hash, depositId }))?.deposit_id;
}

/** Receipts of one channel that wait until they sum to the least deposit, the oldest first. */
export const listWaitingReceipts = sql.rows('deposit-receipts-waiting')`
  select ${columns.replaceAll(/(\w+)/g, 'r.$1')} from deposit_receipt r
  join deposit d on d.shop_id = r.shop_id and d.id = r.deposit_id
  where r.shop_id = :shopId and r.state = 'waiting' and r.return_by is null and d.channel = :channel
    order by r.at, r.id`;

/** Undefined where it has been settled before. */
export const countBlocks = sql.row('deposit-receipt-seen')`
  update deposit_receipt set confirmations = greatest(confirmations, :blocks)
  where shop_id = :shopId and id = :id and state = 'seen' returning ${columns}`;

/** Once: undefined where it is not in that state any more. */
export const settleReceipt = sql.row('deposit-receipt-settle')<{
  reason: UnclearReason | null;
  confirmed_by: string | null;
  returned_by: string | null;
}>`
  update deposit_receipt set state = :to, credited_units = :creditedUnits, unclear_units = :unclearUnits,
    reason = coalesce(:reason?, reason),
    cleared_by = coalesce(:clearedBy?, cleared_by), confirmed_by = coalesce(:confirmedBy?::uuid,
      confirmed_by),
    reference = coalesce(:reference?, reference), ended_at = :at,
    returned_by = coalesce(:returnedBy?::uuid, returned_by), second_finance =
      coalesce(:isFinance?::boolean, second_finance)
  where shop_id = :shopId and id = :id and state = :from returning ${columns}`;

/** The first of two who send it back: from here on it is credited to nobody. False where another one was first. */
export const proposeReturn = sql.has('deposit-receipt-return')`
  update deposit_receipt set return_by = :by, reference = :reference, return_at = :at
  where shop_id = :shopId and id = :id and state in ('unclear', 'waiting') and return_by is null
    returning id`;

/** It did not go after all. */
export const dropReturn = sql.has('deposit-receipt-return-drop')`
  update deposit_receipt set return_by = null, reference = '', return_at = null
  where shop_id = :shopId and id = :id and state in ('unclear', 'waiting') and return_by is not null
    returning id`;

/** The first of two who clear it; false where another one was first. */
export const proposeClear = sql.has('deposit-receipt-propose')`
  update deposit_receipt set proposed_by = :operatorId
  where shop_id = :shopId and id = :id and state = 'unclear' and proposed_by is null returning id`;

const quotes = sql.row('deposit-quotes-since')`
  select count(*)::int as quotes, min(created_at) as first_at from deposit where shop_id = :shopId
    and created_at > :since`;

/** How many places were asked for since then, and when the first of them was. */
export async function quotesSince(
  tx: Tx,
  shopId: bigint,
  since: Date,
): Promise<{ quotes: number; firstAt: Date | undefined }> {
  const row = await quotes(tx, { shopId, since });
  return { quotes: row?.quotes ?? 0, firstAt: row?.first_at ?? undefined };
}

const carry = sql.row('deposit-carry')<{ whole: bigint }>`with before as (
    select carry_units + :units::bigint as total from deposit_shop where shop_id = :shopId for update
  ), kept as (
    update deposit_shop set carry_units = (select total from before) % :perCoin::bigint
      where shop_id = :shopId
  )
  select total / :perCoin::bigint as whole from before`;

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
  const row = await carry(tx, { shopId, units, perCoin });
  if (row === undefined) throw new Error('the shop has no deposits');
  return row.whole;
}
