// Transfers to merchants' addresses, and what each of the two nodes says of them.
import type { Chain } from '#domain/payments/chain.ts';
import type { ChainTransfer } from '#platform/chains/chain-port.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import type { Verdict } from './verdict.ts';

const appear = statement<never>(
  'deposit-transfer-appear',
  `insert into deposit_transfer (chain, hash, log_index, address, shop_id, seen_at, look_at)
   select $1, decode(n.hash, 'hex'), n.log_index, a.address, a.shop_id, $5, $5
   from unnest($2::text[], $3::int[], $4::text[]) as n (hash, log_index, address)
   join deposit_address a on a.chain = $1 and a.address = n.address
   on conflict (chain, hash, log_index) do update set state = 'open', look_at = excluded.look_at
     where deposit_transfer.state = 'void'`,
);

const sight = statement<never>(
  'deposit-sight',
  `insert into deposit_sight as s
     (chain, hash, log_index, source, sender, address, units, block, block_hash, at, seen_at)
   select $1, decode(n.hash, 'hex'), n.log_index, $2, n.sender, n.address, n.units, n.block,
     decode(n.block_hash, 'hex'), n.at, $11
   from unnest($3::text[], $4::int[], $5::text[], $6::text[], $7::bigint[], $8::bigint[], $9::text[],
     $10::timestamptz[]) as n (hash, log_index, sender, address, units, block, block_hash, at)
   on conflict (chain, hash, log_index, source) do update set address = excluded.address, units = excluded.units,
     block = excluded.block, block_hash = excluded.block_hash, at = excluded.at, seen_at = excluded.seen_at,
     is_there = true
   where (s.address, s.units, s.block, s.block_hash, s.is_there)
     is distinct from (excluded.address, excluded.units, excluded.block, excluded.block_hash, true)`,
);

type Write = {
  readonly chain: Chain;
  readonly source: 0 | 1;
  readonly transfers: readonly ChainTransfer[];
  readonly now: Date;
};

/** Keeps what one node says. It may say it any number of times, and may say better later. */
export async function writeSights(tx: Tx, { chain, source, transfers, now }: Write): Promise<void> {
  if (transfers.length === 0) return;
  const hashes = transfers.map(({ hash }) => hash);
  const indices = transfers.map(({ index }) => index);
  const addresses = transfers.map(({ to }) => to);
  await tx.rows(appear, [chain, hashes, indices, addresses, now]);
  await tx.rows(sight, [
    chain,
    source,
    hashes,
    indices,
    transfers.map(({ from }) => from),
    addresses,
    transfers.map(({ units }) => units),
    transfers.map(({ block }) => block),
    transfers.map(({ blockHash }) => blockHash ?? null),
    transfers.map(({ at }) => at),
    now,
  ]);
}

const retract = statement<never>(
  'deposit-sight-retract',
  `update deposit_sight set is_there = false, seen_at = $5
   where chain = $1 and hash = decode($2, 'hex') and log_index = $3 and source = $4 and is_there`,
);

export type TransferKey = { readonly chain: Chain; readonly hash: string; readonly logIndex: number };

/** A node does not show it any more. */
export async function retractSight(tx: Tx, key: TransferKey, source: 0 | 1, now: Date): Promise<void> {
  await tx.rows(retract, [key.chain, key.hash, key.logIndex, source, now]);
}

export type OpenTransfer = {
  hash: string;
  log_index: number;
  address: string;
  shop_id: bigint;
  verdict: Verdict;
  deposit_id: string | null;
  /** Up to which block each node was read for the address. */
  read_first: bigint;
  read_second: bigint;
};

const open = statement<OpenTransfer>(
  'deposit-transfer-open',
  `select encode(t.hash, 'hex') as hash, t.log_index, t.address, t.shop_id, t.verdict, t.deposit_id,
     coalesce(f.seen_block, 0) as read_first, coalesce(s.seen_block, 0) as read_second
   from deposit_transfer t
   left join deposit_reading f on f.chain = t.chain and f.address = t.address and f.source = 0
   left join deposit_reading s on s.chain = t.chain and s.address = t.address and s.source = 1
   where t.chain = $1 and t.state = 'open' and t.look_at <= $2 order by t.look_at, t.hash, t.log_index limit $3`,
);

/** Transfers that are not booked and whose turn it is. */
export function listOpen(tx: Tx, chain: Chain, now: Date, limit: number): Promise<OpenTransfer[]> {
  return tx.rows(open, [chain, now, limit]);
}

export type Sight = {
  source: 0 | 1;
  sender: string;
  address: string;
  units: bigint;
  block: bigint;
  block_hash: string | null;
  at: Date;
  is_there: boolean;
};

const sightColumns = `source, sender, address, units, block, encode(block_hash, 'hex') as block_hash, at, is_there`;

const sights = statement<Sight>(
  'deposit-sights',
  `select ${sightColumns} from deposit_sight
   where chain = $1 and hash = decode($2, 'hex') and log_index = $3 order by source`,
);

export function readSights(tx: Tx, { chain, hash, logIndex }: TransferKey): Promise<Sight[]> {
  return tx.rows(sights, [chain, hash, logIndex]);
}

const judged = statement<never>(
  'deposit-transfer-judged',
  `update deposit_transfer set verdict = $4, judged_at = $5, look_at = $6, deposit_id = coalesce($7::uuid, deposit_id),
     state = case when $4 = 'gone' then 'void' else state end
   where chain = $1 and hash = decode($2, 'hex') and log_index = $3 and state = 'open'`,
);

type Judging = {
  readonly verdict: Verdict;
  readonly now: Date;
  readonly lookAt: Date;
  readonly depositId?: string | undefined;
};

export async function saveVerdict(tx: Tx, key: TransferKey, one: Judging): Promise<void> {
  const { verdict, now, lookAt, depositId } = one;
  await tx.rows(judged, [key.chain, key.hash, key.logIndex, verdict, now, lookAt, depositId ?? null]);
}

const lock = statement<{ address: string }>(
  'deposit-transfer-lock',
  `select address from deposit_transfer
   where chain = $1 and hash = decode($2, 'hex') and log_index = $3 and state = 'open' for update`,
);

/** False where somebody has booked it. */
export async function lockTransfer(tx: Tx, key: TransferKey): Promise<boolean> {
  return (await tx.row(lock, [key.chain, key.hash, key.logIndex])) !== undefined;
}

const book = statement<{ hash: Buffer }>(
  'deposit-transfer-book',
  `update deposit_transfer set state = 'booked', verdict = $4, deposit_id = $5, receipt_id = $6, booked_at = $7,
     judged_at = $7
   where chain = $1 and hash = decode($2, 'hex') and log_index = $3 and state = 'open' returning hash`,
);

type Booked = {
  readonly verdict: Verdict;
  readonly depositId: string;
  readonly receiptId: string;
  readonly now: Date;
};

/** Once: false where it was booked before. */
export async function bookTransfer(tx: Tx, key: TransferKey, one: Booked): Promise<boolean> {
  const values = [key.chain, key.hash, key.logIndex, one.verdict, one.depositId, one.receiptId, one.now];
  return (await tx.row(book, values)) !== undefined;
}

const match = statement<{ id: string }>(
  'deposit-match',
  `select id from deposit where shop_id = $1 and channel = $2 and place->>'address' = $3
     and state in ('quoted', 'submitted', 'needs_info')
   order by (hash = $4) desc nulls last, (pay_units = $5) desc, number limit 1`,
);

type Match = {
  readonly channel: string;
  readonly address: string;
  readonly hash: string;
  readonly units: bigint;
};

/** The deposit that a transfer belongs to: whose hash was told, whose exact amount it is, or the oldest that waits. */
export async function matchDeposit(tx: Tx, shopId: bigint, one: Match): Promise<string | undefined> {
  return (await tx.row(match, [shopId, one.channel, one.address, one.hash, one.units]))?.id;
}

const attested = statement<{ id: string }>(
  'deposit-attested',
  `select d.id from deposit_receipt r join deposit d on d.shop_id = r.shop_id and d.id = r.deposit_id
   where r.shop_id = $1 and r.hash = $3 and r.source = 'reviewer' and r.state not in ('proposed', 'dropped')
     and d.channel = $2 order by d.number limit 1`,
);

/** The deposit for which two people have booked this transaction, whatever has become of it since. */
export async function findAttestedDeposit(
  tx: Tx,
  shopId: bigint,
  { channel, hash }: Pick<Match, 'channel' | 'hash'>,
): Promise<string | undefined> {
  return (await tx.row(attested, [shopId, channel, hash]))?.id;
}

export type Disputed = Sight & {
  deposit_id: string;
  hash: string;
  log_index: number;
  verdict: Verdict;
  waits_since: Date;
};

const disputed = statement<Disputed>(
  'deposit-disputed',
  `select t.deposit_id, encode(t.hash, 'hex') as hash, t.log_index, t.verdict, t.seen_at as waits_since,
     s.source, s.sender, s.address, s.units, s.block, encode(s.block_hash, 'hex') as block_hash, s.at, s.is_there
   from deposit_transfer t
   join deposit_sight s on s.chain = t.chain and s.hash = t.hash and s.log_index = t.log_index
   where t.shop_id = $1 and t.deposit_id = $2 order by t.seen_at, t.hash, t.log_index, s.source`,
);

/** What the nodes say of the transfers of a deposit, the first one's word before the second one's. */
export function readDisputed(tx: Tx, shopId: bigint, depositId: string): Promise<Disputed[]> {
  return tx.rows(disputed, [shopId, depositId]);
}
