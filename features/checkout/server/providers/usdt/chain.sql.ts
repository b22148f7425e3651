// Addresses of payments and what arrived at them. Counters in the address's row bound what may ever go back.
import type { Chain } from '#domain/payments/chain.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { ChainTransfer } from '#platform/chains/chain-port.ts';

export type AddressRow = {
  address: string;
  payment_id: string;
  contract: string;
  units: bigint;
  seen_block: bigint;
  expires_at: Date;
  received_units: bigint;
  captured_units: bigint;
  returned_units: bigint;
  return_to: string | null;
};

const columns = `address, payment_id, contract, units, seen_block, expires_at, received_units, captured_units,
  returned_units, return_to`;

const open = statement<never>(
  'chain-open',
  `insert into chain_address (chain, address, payment_id, contract, units, seen_block, look_at, opened_at, expires_at,
     watch_until)
   values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9) on conflict do nothing`,
);

export type NewAddress = {
  readonly address: string;
  readonly paymentId: string;
  readonly contract: string;
  readonly units: bigint;
  readonly seenBlock: bigint;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly watchUntil: Date;
};

/** Watches an address from now on. One that is watched already stays as it is. */
export async function openAddress(tx: Tx, chain: Chain, one: NewAddress): Promise<void> {
  const { address, paymentId, contract, units, seenBlock, now, expiresAt, watchUntil } = one;
  await tx.rows(open, [chain, address, paymentId, contract, units, seenBlock, now, expiresAt, watchUntil]);
}

const find = statement<AddressRow>(
  'chain-find',
  `select ${columns} from chain_address where chain = $1 and payment_id = $2`,
);
const lock = statement<AddressRow>(
  'chain-lock',
  `select ${columns} from chain_address where chain = $1 and payment_id = $2 for update`,
);

export function findAddress(tx: Tx, chain: Chain, paymentId: string): Promise<AddressRow | undefined> {
  return tx.row(find, [chain, paymentId]);
}

export function lockAddress(tx: Tx, chain: Chain, paymentId: string): Promise<AddressRow | undefined> {
  return tx.row(lock, [chain, paymentId]);
}

const lockMany = statement<never>(
  'chain-lock-many',
  `select from chain_address where chain = $1 and address = any($2::text[]) order by address for update`,
);

/** Locks addresses in one order, so that of two rounds that read the same ones the later waits for the other. */
export async function lockAddresses(tx: Tx, chain: Chain, addresses: readonly string[]): Promise<void> {
  await tx.rows(lockMany, [chain, addresses]);
}

const due = statement<AddressRow>(
  'chain-due',
  `select ${columns} from chain_address
   where chain = $1 and contract = $2 and look_at <= $3 and watch_until > $3 and seen_block < $4
   order by look_at, seen_block limit $5`,
);

export type DueRequest = {
  readonly contract: string;
  readonly now: Date;
  readonly finalBlock: bigint;
  readonly limit: number;
};

/** Addresses whose turn it is, and for which there are blocks that were not read. */
export function listDue(tx: Tx, chain: Chain, ask: DueRequest): Promise<AddressRow[]> {
  return tx.rows(due, [chain, ask.contract, ask.now, ask.finalBlock, ask.limit]);
}

// What is written here is final: nothing of it is ever changed or taken away.
const write = statement<{ count: number }>(
  'chain-write',
  `with fresh as (
     insert into chain_transfer (chain, hash, log_index, address, sender, units, block, at, seen_at)
     select $1, decode(n.hash, 'hex'), n.log_index, n.address, n.sender, n.units, n.block, n.at, $9
     from unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::bigint[], $7::bigint[], $8::timestamptz[])
       as n (hash, log_index, address, sender, units, block, at)
     on conflict do nothing returning address, units
   ), added as (
     update chain_address a set received_units = a.received_units + s.units
     from (select address, sum(units)::bigint as units from fresh group by address) s
     where a.chain = $1 and a.address = s.address returning 1
   )
   select count(*)::int as count from fresh, (select count(*) from added) as done`,
);

/** Writes final transfers, each once however often it is seen; gives how many are new. */
export async function writeTransfers(
  tx: Tx,
  chain: Chain,
  transfers: readonly ChainTransfer[],
  now: Date,
): Promise<number> {
  if (transfers.length === 0) return 0;
  const written = await tx.row(write, [
    chain,
    transfers.map(({ hash }) => hash),
    transfers.map(({ index }) => index),
    transfers.map(({ to }) => to),
    transfers.map(({ from }) => from),
    transfers.map(({ units }) => units),
    transfers.map(({ block }) => block),
    transfers.map(({ at }) => at),
    now,
  ]);
  return written?.count ?? 0;
}

const seen = statement<never>(
  'chain-seen',
  `update chain_address set seen_block = greatest(seen_block, $3), look_at =
     case when not $9 then look_at
          when captured_units = 0 and expires_at > $5 then $4::timestamptz
          when opened_at > $6 then $7::timestamptz else $8::timestamptz end
   where chain = $1 and address = any($2::text[])`,
);

export type SeenInput = {
  readonly addresses: readonly string[];
  readonly block: bigint;
  /** False where there is more to read: then it is still their turn. */
  readonly isWhole: boolean;
  readonly now: Date;
  /** Payments that ended before this are cool; those opened before that are cold. */
  readonly hotSince: Date;
  readonly warmSince: Date;
  readonly warmNext: Date;
  readonly coldNext: Date;
};

/** Keeps up to which block addresses were read, and when they are looked at again. */
export async function markSeen(tx: Tx, chain: Chain, ask: SeenInput): Promise<void> {
  const { addresses, block, isWhole, now, hotSince, warmSince, warmNext, coldNext } = ask;
  await tx.rows(seen, [chain, addresses, block, now, hotSince, warmSince, warmNext, coldNext, isWhole]);
}

// The transfer that made it enough is the evidence. What was given back before does not count.
const capture = statement<{ payment_id: string }>(
  'chain-capture',
  `with full_ones as (
     select address, units, returned_units from chain_address
     where chain = $1 and captured_units = 0 and received_units - returned_units >= units and told_at is null
     order by address limit 200 for update skip locked
   ), enough as (
     select distinct on (f.address) f.address, t.hash, t.log_index
     from full_ones f cross join lateral (
       select hash, log_index, block, sum(units) over (order by block, log_index, hash) as sum_units
       from chain_transfer where chain = $1 and address = f.address
     ) t
     where t.sum_units >= f.units + f.returned_units
     order by f.address, t.block, t.log_index, t.hash
   )
   update chain_address a set captured_units = a.units, captured_hash = e.hash, captured_index = e.log_index
   from enough e where a.chain = $1 and a.address = e.address returning a.payment_id`,
);

/** Marks every payment that has all its money as captured; its amount is then bound to it. */
export async function captureFull(tx: Tx, chain: Chain): Promise<void> {
  await tx.rows(capture, [chain]);
}

export type CaptureRow = {
  payment_id: string;
  address: string;
  contract: string;
  units: bigint;
  hash: string;
  log_index: number;
  sender: string;
  block: bigint;
  at: Date;
};

const captured = `select a.payment_id, a.address, a.contract, a.units, encode(t.hash, 'hex') as hash, t.log_index,
    t.sender, t.block, t.at
  from chain_address a join chain_transfer t
    on t.chain = a.chain and t.hash = a.captured_hash and t.log_index = a.captured_index
  where a.chain = $1`;

const capturedOne = statement<CaptureRow>('chain-captured', `${captured} and a.payment_id = $2`);
const untold = statement<CaptureRow>(
  'chain-untold',
  `${captured} and a.told_at is null and a.received_units - a.returned_units >= a.units order by t.at limit 200`,
);

export function findCapture(tx: Tx, chain: Chain, paymentId: string): Promise<CaptureRow | undefined> {
  return tx.row(capturedOne, [chain, paymentId]);
}

/** Captured payments that the platform has not recorded yet. */
export function listUntold(tx: Tx, chain: Chain): Promise<CaptureRow[]> {
  return tx.rows(untold, [chain]);
}

const told = statement<never>(
  'chain-told',
  'update chain_address set told_at = $3 where chain = $1 and address = $2 and told_at is null',
);

export async function markTold(tx: Tx, chain: Chain, address: string, now: Date): Promise<void> {
  await tx.rows(told, [chain, address, now]);
}
