// Transfers to merchants' addresses, and what each of the two nodes says of them.
import type { Chain } from '#domain/payments/chain.ts';
import type { ChainTransfer } from '#platform/chains/chain-port.ts';
import { statement, type Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';
import type { Verdict } from './verdict.ts';

const appear = sql.run('deposit-transfer-appear')`
  insert into deposit_transfer (chain, hash, log_index, address, shop_id, seen_at, look_at)
  select :chain, decode(n.hash, 'hex'), n.log_index, a.address, a.shop_id, :now, :now
  from unnest(:hashes::text[], :indices::int[], :addresses::text[]) as n (hash, log_index, address)
  join deposit_address a on a.chain = :chain and a.address = n.address
  on conflict (chain, hash, log_index) do update set state = 'open', look_at = excluded.look_at
    where deposit_transfer.state = 'void'`;

const sight = sql.run('deposit-sight')`insert into deposit_sight as s
    (chain, hash, log_index, source, sender, address, units, block, block_hash, at, seen_at)
  select :chain, decode(n.hash, 'hex'), n.log_index, :source, n.sender, n.address, n.units, n.block,
    decode(n.block_hash, 'hex'), n.at, :now
  from unnest(:hashes::text[], :indices::int[], :froms::text[], :addresses::text[], :units::bigint[],
    :blocks::bigint[], :transfers::text[],
    :ats::timestamptz[]) as n (hash, log_index, sender, address, units, block, block_hash, at)
  on conflict (chain, hash, log_index, source) do update
    set address = excluded.address, units = excluded.units,
    block = excluded.block, block_hash = excluded.block_hash, at = excluded.at, seen_at = excluded.seen_at,
    is_there = true
  where (s.address, s.units, s.block, s.block_hash, s.is_there)
    is distinct from (excluded.address, excluded.units, excluded.block, excluded.block_hash, true)`;

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
  await appear(tx, { chain, hashes, indices, addresses, now });
  await sight(tx, {
    chain,
    source,
    hashes,
    indices,
    froms: transfers.map(({ from }) => from),
    addresses,
    units: transfers.map(({ units }) => units),
    blocks: transfers.map(({ block }) => block),
    transfers: transfers.map(({ blockHash }) => blockHash ?? null),
    ats: transfers.map(({ at }) => at),
    now,
  });
}

export type TransferKey = { readonly chain: Chain; readonly hash: string; readonly logIndex: number };

/** A node does not show it any more. */
export const retractSight = sql.run('deposit-sight-retract')`
  update deposit_sight set is_there = false, seen_at = :now
  where chain = :chain and hash = decode(:hash, 'hex') and log_index = :logIndex and source = :source
    and is_there`;

/**
 * - read_first: Up to which block each node was read for the address.
 */
export type OpenTransfer = RowOf<typeof listOpen>;

/** Transfers that are not booked and whose turn it is. */
export const listOpen = sql.rows('deposit-transfer-open')<{ hash: string; verdict: Verdict }>`
  select encode(t.hash, 'hex') as hash, t.log_index, t.address, t.shop_id, t.verdict, t.deposit_id,
    coalesce(f.seen_block, 0) as read_first, coalesce(s.seen_block, 0) as read_second
  from deposit_transfer t
  left join deposit_reading f on f.chain = t.chain and f.address = t.address and f.source = 0
  left join deposit_reading s on s.chain = t.chain and s.address = t.address and s.source = 1
  where t.chain = :chain and t.state = 'open' and t.look_at <= :now
    order by t.look_at, t.hash, t.log_index limit :limit`;

export type Sight = RowOf<typeof readSights>;

const sightColumns = `source, sender, address, units, block, encode(block_hash, 'hex') as block_hash, at, is_there`;

export const readSights = sql.rows('deposit-sights')`select ${sightColumns} from deposit_sight
  where chain = :chain and hash = decode(:hash, 'hex') and log_index = :logIndex order by source`;

export const saveVerdict = sql.run('deposit-transfer-judged')`
  update deposit_transfer set verdict = :verdict, judged_at = :now, look_at = :lookAt, deposit_id =
    coalesce(:depositId?::uuid, deposit_id),
    state = case when :verdict = 'gone' then 'void' else state end
  where chain = :chain and hash = decode(:hash, 'hex') and log_index = :logIndex and state = 'open'`;

/** False where somebody has booked it. */
export const lockTransfer = sql.has('deposit-transfer-lock')`select address from deposit_transfer
  where chain = :chain and hash = decode(:hash, 'hex') and log_index = :logIndex and state = 'open'
    for update`;

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

/** What the nodes say of the transfers of a deposit, the first one's word before the second one's. */
export const readDisputed = sql.rows('deposit-disputed')<{ hash: string; verdict: Verdict }>`
  select t.deposit_id, encode(t.hash, 'hex') as hash, t.log_index, t.verdict, t.seen_at as waits_since,
    s.source, s.sender, s.address, s.units, s.block, encode(s.block_hash, 'hex') as block_hash, s.at,
      s.is_there
  from deposit_transfer t
  join deposit_sight s on s.chain = t.chain and s.hash = t.hash and s.log_index = t.log_index
  where t.shop_id = :shopId and t.deposit_id = :depositId order by t.seen_at, t.hash, t.log_index, s.source`;
