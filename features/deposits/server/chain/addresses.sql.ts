// Merchants' numbers, the addresses made from them, and how far each node was read for each.
import type { Chain } from '#domain/payments/chain.ts';
import { statement, type Tx } from '#platform/db/database.ts';

const number = statement<{ number: number; person_id: string }>(
  'deposit-account-of',
  'select number, person_id from deposit_account where shop_id = $1',
);
const give = statement<{ number: number }>(
  'deposit-account-give',
  `with next as (
     update deposit_account_last set number = number + 1
     where not exists (select from deposit_account where shop_id = $1) returning number
   )
   insert into deposit_account (number, shop_id, person_id, given_at) select number, $1, $2, $3 from next
   returning number`,
);

/** The number that the shop's addresses are made from: the same one for ever. Call it with the shop's book locked. */
export async function takeAccount(
  tx: Tx,
  { shopId, personId, now }: { shopId: bigint; personId: string; now: Date },
): Promise<number> {
  const row = (await tx.row(number, [shopId])) ?? (await tx.row(give, [shopId, personId, now]));
  if (row === undefined) throw new Error('no number was given to the shop');
  return row.number;
}

/** Whose deposits it holds: the person who first asked for an address. */
export async function accountOf(tx: Tx, shopId: bigint): Promise<{ number: number; personId: string }> {
  const row = await tx.row(number, [shopId]);
  if (row === undefined) throw new Error('the shop has no number');
  return { number: row.number, personId: row.person_id };
}

const open = statement<never>(
  'deposit-address-open',
  `with opened as (
     insert into deposit_address (chain, address, number, shop_id, contract, opened_at, hot_until)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (chain, address) do update set hot_until = greatest(deposit_address.hot_until, excluded.hot_until)
       where deposit_address.shop_id = excluded.shop_id
   )
   insert into deposit_reading (chain, address, source, seen_block, look_at)
   select $1, $2, n.source, n.final_block, $6 from deposit_node n where n.chain = $1
   on conflict (chain, address, source) do update set look_at = least(deposit_reading.look_at, $6)`,
);

export type OpenRequest = {
  readonly chain: Chain;
  readonly address: string;
  readonly number: number;
  readonly shopId: bigint;
  readonly contract: string;
  readonly now: Date;
  readonly hotUntil: Date;
};

/** Watches an address from now on, often until `hotUntil`. Whatever is paid to a new one stands in a later block. */
export async function openAddress(tx: Tx, one: OpenRequest): Promise<void> {
  const { chain, address, number: account, shopId, contract, now, hotUntil } = one;
  await tx.rows(open, [chain, address, account, shopId, contract, now, hotUntil]);
}

export type DueRow = { address: string; seen_block: bigint; hot_until: Date };

const due = statement<DueRow>(
  'deposit-reading-due',
  `select r.address, r.seen_block, a.hot_until from deposit_reading r
   join deposit_address a on a.chain = r.chain and a.address = r.address
   where r.chain = $1 and r.source = $2 and a.contract = $3 and r.look_at <= $4 and r.seen_block < $5
   order by r.look_at, r.seen_block limit $6`,
);

export type DueRequest = {
  readonly chain: Chain;
  readonly source: 0 | 1;
  readonly contract: string;
  readonly now: Date;
  readonly until: bigint;
  readonly limit: number;
};

export function listDue(
  tx: Tx,
  { chain, source, contract, now, until, limit }: DueRequest,
): Promise<DueRow[]> {
  return tx.rows(due, [chain, source, contract, now, until, limit]);
}

const read = statement<never>(
  'deposit-reading-read',
  `update deposit_reading r set seen_block = greatest(r.seen_block, $4), look_at =
     case when not $8 or a.hot_until > $5 then r.look_at
          when a.hot_until > $6 then $5::timestamptz + interval '1 hour' else $7::timestamptz end
   from deposit_address a
   where a.chain = r.chain and a.address = r.address
     and r.chain = $1 and r.source = $2 and r.address = any($3::text[])`,
);

export type ReadInput = {
  readonly chain: Chain;
  readonly source: 0 | 1;
  readonly addresses: readonly string[];
  readonly block: bigint;
  readonly now: Date;
  /** Asked for since then: hourly. All others: next at `coldNext`. */
  readonly warmSince: Date;
  readonly coldNext: Date;
  /** False where there is more to read: then it is still their turn. */
  readonly isWhole: boolean;
};

export async function markRead(tx: Tx, one: ReadInput): Promise<void> {
  const { chain, source, addresses, block, now, warmSince, coldNext, isWhole } = one;
  await tx.rows(read, [chain, source, addresses, block, now, warmSince, coldNext, isWhole]);
}

const head = statement<never>(
  'deposit-node-head',
  `insert into deposit_node (chain, source, final_block, at) values ($1, $2, $3, $4)
   on conflict (chain, source) do update set final_block = greatest(deposit_node.final_block, excluded.final_block),
     at = excluded.at`,
);

export async function saveFinal(
  tx: Tx,
  { chain, source, block, now }: { chain: Chain; source: 0 | 1; block: bigint; now: Date },
): Promise<void> {
  await tx.rows(head, [chain, source, block, now]);
}

const hot = statement<{ address: string; seen_block: bigint }>(
  'deposit-address-hot',
  `select a.address, r.seen_block from deposit_address a
   join deposit_reading r on r.chain = a.chain and r.address = a.address and r.source = 0
   where a.chain = $1 and a.contract = $2 and a.hot_until > $3 order by a.hot_until desc limit $4`,
);

/** Addresses that somebody waits at. */
export function listHot(
  tx: Tx,
  { chain, contract, now, limit }: { chain: Chain; contract: string; now: Date; limit: number },
): Promise<{ address: string; seen_block: bigint }[]> {
  return tx.rows(hot, [chain, contract, now, limit]);
}

const newer = statement<never>(
  'deposit-address-newer',
  `update deposit_address set newer_units = $3, newer_blocks = $4 where chain = $1 and address = $2
   and (newer_units, newer_blocks) is distinct from ($3, $4)`,
);

export async function saveNewer(
  tx: Tx,
  one: { chain: Chain; address: string; units: bigint; blocks: number | undefined },
): Promise<void> {
  await tx.rows(newer, [one.chain, one.address, one.units, one.blocks ?? null]);
}

const coming = statement<{ newer_units: bigint; newer_blocks: number | null }>(
  'deposit-address-coming',
  `select newer_units, newer_blocks from deposit_address where chain = $1 and address = $2 and shop_id = $3
   and newer_units > 0`,
);

/** What has arrived at an address of the shop and is not final: shown, never counted. */
export async function readComing(
  tx: Tx,
  shopId: bigint,
  { chain, address }: { chain: Chain; address: string },
): Promise<{ units: bigint; blocks: number } | undefined> {
  const row = await tx.row(coming, [chain, address, shopId]);
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
