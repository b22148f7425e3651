// Merchants' numbers, the addresses made from them, and how far each node was read for each.
import type { Chain } from '#domain/payments/chain.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

const number = sql.row('deposit-account-of')`
  select number, person_id from deposit_account where shop_id = :shopId`;
const give = sql.row('deposit-account-give')`with next as (
    update deposit_account_last set number = number + 1
    where not exists (select from deposit_account where shop_id = :shopId) returning number
  )
  insert into deposit_account (number, shop_id, person_id, given_at) select number, :shopId, :personId,
    :now from next
  returning number`;

/** The number that the shop's addresses are made from: the same one for ever. Call it with the shop's book locked. */
export async function takeAccount(
  tx: Tx,
  { shopId, personId, now }: { shopId: bigint; personId: string; now: Date },
): Promise<number> {
  const row = (await number(tx, { shopId })) ?? (await give(tx, { shopId, personId, now }));
  if (row === undefined) throw new Error('no number was given to the shop');
  return row.number;
}

/** Whose deposits it holds: the person who first asked for an address. */
export async function accountOf(tx: Tx, shopId: bigint): Promise<{ number: number; personId: string }> {
  const row = await number(tx, { shopId });
  if (row === undefined) throw new Error('the shop has no number');
  return { number: row.number, personId: row.person_id };
}

/** Watches an address from now on, often until `hotUntil`. Whatever is paid to a new one stands in a later block. */
export const openAddress = sql.run('deposit-address-open')`with opened as (
    insert into deposit_address (chain, address, number, shop_id, contract, opened_at, hot_until)
    values (:chain, :address, :number, :shopId, :contract, :now, :hotUntil)
    on conflict (chain, address) do update
      set hot_until = greatest(deposit_address.hot_until, excluded.hot_until)
      where deposit_address.shop_id = excluded.shop_id
  )
  insert into deposit_reading (chain, address, source, seen_block, look_at)
  select :chain, :address, n.source, n.final_block, :now from deposit_node n where n.chain = :chain
  on conflict (chain, address, source) do update set look_at = least(deposit_reading.look_at, :now)`;

export type DueRow = RowOf<typeof listDue>;

export const listDue = sql.rows('deposit-reading-due')`
  select r.address, r.seen_block, a.hot_until from deposit_reading r
  join deposit_address a on a.chain = r.chain and a.address = r.address
  where r.chain = :chain and r.source = :source and a.contract = :contract and r.look_at <= :now
    and r.seen_block < :until
  order by r.look_at, r.seen_block limit :limit`;

export const markRead = sql.run('deposit-reading-read')`
  update deposit_reading r set seen_block = greatest(r.seen_block, :block), look_at =
    case when not :isWhole or a.hot_until > :now then r.look_at
         when a.hot_until > :warmSince then :now::timestamptz + interval '1 hour' else
           :coldNext::timestamptz end
  from deposit_address a
  where a.chain = r.chain and a.address = r.address
    and r.chain = :chain and r.source = :source and r.address = any(:addresses::text[])`;

export const saveFinal = sql.run('deposit-node-head')`
  insert into deposit_node (chain, source, final_block, at) values (:chain, :source, :block, :now)
  on conflict (chain, source) do update set final_block = greatest(deposit_node.final_block,
    excluded.final_block),
    at = excluded.at`;

/** Addresses that somebody waits at. */
export const listHot = sql.rows('deposit-address-hot')`select a.address, r.seen_block from deposit_address a
  join deposit_reading r on r.chain = a.chain and r.address = a.address and r.source = 0
  where a.chain = :chain and a.contract = :contract and a.hot_until > :now order by a.hot_until desc
    limit :limit`;

export const saveNewer = sql.run('deposit-address-newer')`
  update deposit_address set newer_units = :units, newer_blocks = :blocks? where chain = :chain
    and address = :address
  and (newer_units, newer_blocks) is distinct from (:units, :blocks?)`;

const coming = sql.row('deposit-address-coming')`
  select newer_units, newer_blocks from deposit_address where chain = :chain and address = :address
    and shop_id = :shopId
  and newer_units > 0`;

/** What has arrived at an address of the shop and is not final: shown, never counted. */
export async function readComing(
  tx: Tx,
  shopId: bigint,
  { chain, address }: { chain: Chain; address: string },
): Promise<{ units: bigint; blocks: number } | undefined> {
  const row = await coming(tx, { chain, address, shopId });
  return row === undefined ? undefined : { units: row.newer_units, blocks: row.newer_blocks ?? 0 };
}

const alarm = statement<{ at: Date }>(
  'deposit-alarm',
  `insert into deposit_alarm (shop_id, deposit_id, shown, derived, xpub, at) values ($1, $2, $3, $4, $5, $6)
   on conflict do nothing returning at`,
);

export type Alarm = {
  readonly depositId: string;
  readonly shown: string;
  readonly derived: string;
  readonly xpub: string;
  readonly now: Date;
};

/** Keeps what a phone has found wrong; false where it has said so before. */
export async function saveAlarm(tx: Tx, shopId: bigint, one: Alarm): Promise<boolean> {
  const values = [shopId, one.depositId, one.shown, one.derived, one.xpub, one.now];
  return (await tx.row(alarm, values)) !== undefined;
}
