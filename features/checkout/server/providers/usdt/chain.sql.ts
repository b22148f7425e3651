// Addresses of payments and what arrived at them. Counters in the address's row bound what may ever go back.
import type { Chain } from '#domain/payments/chain.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { ChainTransfer } from '#platform/chains/chain-port.ts';

export type AddressRow = RowOf<typeof findAddress>;

const columns = `address, payment_id, contract, units, seen_block, expires_at, received_units, captured_units,
  returned_units, return_to`;

/** Watches an address from now on. One that is watched already stays as it is. */
export const openAddress = sql.run('chain-open')`
  insert into chain_address (chain, address, payment_id, contract, units, seen_block, look_at, opened_at,
    expires_at,
    watch_until)
  values (:chain, :address, :paymentId, :contract, :units, :seenBlock, :now, :now, :expiresAt,
    :watchUntil) on conflict do nothing`;

export const findAddress = sql.row('chain-find')`
  select ${columns} from chain_address where chain = :chain and payment_id = :paymentId`;

export const lockAddress = sql.row('chain-lock')`
  select ${columns} from chain_address where chain = :chain and payment_id = :paymentId for update`;

/** Locks addresses in one order, so that of two rounds that read the same ones the later waits for the other. */
export const lockAddresses = sql.run('chain-lock-many')`
  select from chain_address where chain = :chain and address = any(:addresses::text[]) order by address
    for update`;

/** Addresses whose turn it is, and for which there are blocks that were not read. */
export const listDue = sql.rows('chain-due')`select ${columns} from chain_address
  where chain = :chain and contract = :contract and look_at <= :now and watch_until > :now
    and seen_block < :finalBlock
  order by look_at, seen_block limit :limit`;

// What is written here is final: nothing of it is ever changed or taken away.
const write = sql.row('chain-write')`with fresh as (
    insert into chain_transfer (chain, hash, log_index, address, sender, units, block, at, seen_at)
    select :chain, decode(n.hash, 'hex'), n.log_index, n.address, n.sender, n.units, n.block, n.at, :now
    from unnest(:hashs::text[], :indexs::int[], :tos::text[], :froms::text[], :units::bigint[],
      :blocks::bigint[], :ats::timestamptz[])
      as n (hash, log_index, address, sender, units, block, at)
    on conflict do nothing returning address, units
  ), added as (
    update chain_address a set received_units = a.received_units + s.units
    from (select address, sum(units)::bigint as units from fresh group by address) s
    where a.chain = :chain and a.address = s.address returning 1
  )
  select count(*)::int as count from fresh, (select count(*) from added) as done`;

/** Writes final transfers, each once however often it is seen; gives how many are new. */
export async function writeTransfers(
  tx: Tx,
  chain: Chain,
  transfers: readonly ChainTransfer[],
  now: Date,
): Promise<number> {
  if (transfers.length === 0) return 0;
  const written = await write(tx, {
    chain,
    hashs: transfers.map(({ hash }) => hash),
    indexs: transfers.map(({ index }) => index),
    tos: transfers.map(({ to }) => to),
    froms: transfers.map(({ from }) => from),
    units: transfers.map(({ units }) => units),
    blocks: transfers.map(({ block }) => block),
    ats: transfers.map(({ at }) => at),
    now,
  });
  return written?.count ?? 0;
}

/** Keeps up to which block addresses were read, and when they are looked at again. */
export const markSeen = sql.run('chain-seen')`
  update chain_address set seen_block = greatest(seen_block, :block), look_at =
    case when not :isWhole then look_at
         when captured_units = 0 and expires_at > :hotSince then :now::timestamptz
         when opened_at > :warmSince then :warmNext::timestamptz else :coldNext::timestamptz end
  where chain = :chain and address = any(:addresses::text[])`;

// The transfer that made it enough is the evidence. What was given back before does not count.
/** Marks every payment that has all its money as captured; its amount is then bound to it. */
export const captureFull = sql.run('chain-capture')`with full_ones as (
    select address, units, returned_units from chain_address
    where chain = :chain and captured_units = 0 and received_units - returned_units >= units
      and told_at is null
    order by address limit 200 for update skip locked
  ), enough as (
    select distinct on (f.address) f.address, t.hash, t.log_index
    from full_ones f cross join lateral (
      select hash, log_index, block, sum(units) over (order by block, log_index, hash) as sum_units
      from chain_transfer where chain = :chain and address = f.address
    ) t
    where t.sum_units >= f.units + f.returned_units
    order by f.address, t.block, t.log_index, t.hash
  )
  update chain_address a set captured_units = a.units, captured_hash = e.hash, captured_index = e.log_index
  from enough e where a.chain = :chain and a.address = e.address returning a.payment_id`;

export type CaptureRow = RowOf<typeof findCapture>;

const captured = `select a.payment_id, a.address, a.contract, a.units, encode(t.hash, 'hex') as hash, t.log_index,
    t.sender, t.block, t.at
  from chain_address a join chain_transfer t
    on t.chain = a.chain and t.hash = a.captured_hash and t.log_index = a.captured_index
  where a.chain = :chain`;

export const findCapture = sql.row('chain-captured')<{ hash: string }>`
  ${captured} and a.payment_id = :paymentId`;

/** Captured payments that the platform has not recorded yet. */
export const listUntold = sql.rows('chain-untold')<{ hash: string }>`
  ${captured} and a.told_at is null and a.received_units - a.returned_units >= a.units order by t.at
    limit 200`;

export const markTold = sql.run('chain-told')`
  update chain_address set told_at = :now where chain = :chain and address = :address and told_at is null`;
