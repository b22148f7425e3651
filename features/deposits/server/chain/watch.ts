// From two nodes into the tables: each is read on its own, and what they say together decides.
import { chainLimits } from '#domain/payments/chain.ts';
import { limits } from '#domain/limits.ts';
import { scales } from '#domain/money/money.ts';
import { addHours } from '#domain/time.ts';
import type { ChainSource } from '#platform/chains/chain-port.ts';
import { faultOf } from '#platform/chains/wire.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './addresses.sql.ts';
import type { DepositChain } from './sources.ts';
import * as transfers from './transfers.sql.ts';
import { isBelieved, judge, type Verdict } from './verdict.ts';

/** A transfer that is believed, or that people have to look at. */
export type Judged = {
  readonly key: transfers.TransferKey;
  readonly shopId: bigint;
  readonly verdict: Verdict;
  readonly sight: transfers.Sight;
};

export type WatchParts = Pick<Environment, 'db' | 'clock' | 'log'> & {
  readonly chain: DepositChain;
  /** Books it on its deposit, once. */
  readonly book: (one: Judged) => Promise<void>;
  /** Finds the deposit that people see it with; gives its id. */
  readonly show: (one: Judged) => Promise<string>;
};

type Side = 0 | 1;

/** One look at a chain: both nodes, the transfers that wait for them to agree, and what is not final yet. */
export async function lookAt(parts: WatchParts): Promise<void> {
  const { chain, log } = parts;
  const { network } = chain.config;
  const sides = await Promise.allSettled([readSide(parts, 0), readSide(parts, 1)]);
  for (const [side, done] of sides.entries()) {
    if (done.status === 'fulfilled') continue;
    // It delays what is above the limit of one node alone, and loses nothing.
    log.warn({ network, source: side, reason: faultOf(done.reason).message }, 'a source of deposits is away');
  }
  await judgeOpen(parts);
  if (sides[0].status === 'fulfilled') await showComing(parts);
}

type Finals = Pick<WatchParts, 'db' | 'clock' | 'chain'>;

/** Asks both for their newest final block and keeps it. @throws NodeFault where one does not answer. */
export async function saveFinals(parts: Finals): Promise<void> {
  await Promise.all([finalOf(parts, 0), finalOf(parts, 1)]);
}

async function finalOf({ db, clock, chain }: Finals, side: Side): Promise<bigint> {
  const block = await chain.sources[side].reader.finalBlock();
  await sql.saveFinal(db.direct, { chain: chain.config.network, source: side, block, now: clock.now() });
  return block;
}

async function readSide(parts: WatchParts, side: Side): Promise<void> {
  const { db, clock, chain } = parts;
  const { network, contract } = chain.config;
  const until = await finalOf(parts, side);
  const { atOnce } = chain.sources[side].reader;
  const limit = atOnce === 1 ? chainLimits.addressesPerLook : atOnce * chainLimits.asksPerLook;
  const ask = { chain: network, source: side, contract, now: clock.now(), until, limit } as const;
  const due = await sql.listDue(db.direct, ask);
  let failure: Error | undefined;
  for (let start = 0; start < due.length; start += atOnce) {
    try {
      await readSome(parts, { side, until, rows: due.slice(start, start + atOnce) });
    } catch (error) {
      failure = faultOf(error);
    }
  }
  if (failure !== undefined) throw failure;
}

type Some = { readonly side: Side; readonly until: bigint; readonly rows: readonly sql.DueRow[] };

async function readSome(parts: WatchParts, { side, until, rows }: Some): Promise<void> {
  const { db, clock, chain } = parts;
  const { network } = chain.config;
  const watched = rows.map(({ address, seen_block }) => ({ address, seenBlock: seen_block }));
  const found = await chain.sources[side].reader.transfers(watched, until);
  const now = clock.now();
  await db.transaction(async (tx) => {
    const said = { chain: network, source: side, transfers: found.transfers, now } as const;
    await transfers.writeSights(tx, said);
    await sql.markRead(tx, {
      chain: network,
      source: side,
      addresses: rows.map(({ address }) => address),
      block: found.seenBlock,
      now,
      warmSince: addHours(now, -24),
      coldNext: addHours(now, limits.depositColdHours),
      isWhole: found.seenBlock >= until,
    });
  });
}

/** Judges what is not booked; what one node alone shows is asked of both again. One that fails holds up no other. */
async function judgeOpen(parts: WatchParts): Promise<void> {
  const { db, clock, log, chain } = parts;
  const { network } = chain.config;
  for (const row of await transfers.listOpen(db.direct, {
    chain: network,
    now: clock.now(),
    limit: limits.depositTransfersPerLook,
  })) {
    try {
      await judgeOne(parts, row);
    } catch (error) {
      log.warn({ network, reason: faultOf(error).message }, 'a transfer to a merchant waits');
    }
  }
}

async function judgeOne(parts: WatchParts, row: transfers.OpenTransfer): Promise<void> {
  const { db, clock, chain } = parts;
  const { network, aloneMajor = limits.depositAloneMajor } = chain.config;
  const key = { chain: network, hash: row.hash, logIndex: row.log_index };
  if (row.verdict === 'missing' || row.verdict === 'differs') await askAgain(parts, row, key);
  const sights = await transfers.readSights(db.direct, key);
  const verdict = judge(sights, [row.read_first, row.read_second]);
  const sight = sights.find((one) => one.is_there);
  const one = sight === undefined ? undefined : { key, shopId: row.shop_id, verdict, sight };
  const aloneMax = BigInt(aloneMajor) * 10n ** BigInt(scales.USDT);
  if (one !== undefined && isBelieved(verdict, one.sight.units, aloneMax)) return parts.book(one);
  const now = clock.now();
  const isDisputed = verdict === 'missing' || verdict === 'differs';
  const depositId =
    one !== undefined && isDisputed && row.deposit_id === null ? await parts.show(one) : undefined;
  const lookAgain = isDisputed ? new Date(now.getTime() + limits.depositDisputeSeconds * 1_000) : now;
  return transfers.saveVerdict(db.direct, { ...key, verdict, now, lookAt: lookAgain, depositId });
}

/** Both are asked for the block again: a node whose list came late says so now, one that lied takes its word back. */
async function askAgain(
  { db, clock, chain }: WatchParts,
  row: transfers.OpenTransfer,
  key: transfers.TransferKey,
): Promise<void> {
  const said = await transfers.readSights(db.direct, key);
  const blocks = [...new Set(said.map(({ block }) => block))];
  await Promise.allSettled(
    chain.sources.map(({ reader }, at) =>
      askOne(reader, { address: row.address, blocks }).then(async (found) => {
        const side = at === 0 ? 0 : 1;
        const now = clock.now();
        const own = found.filter(({ hash, index }) => hash === row.hash && index === row.log_index);
        if (own.length === 0) await transfers.retractSight(db.direct, { ...key, source: side, now });
        await db.transaction((tx) =>
          transfers.writeSights(tx, { chain: key.chain, source: side, transfers: own, now }),
        );
      }),
    ),
  );
}

type Again = { readonly address: string; readonly blocks: readonly bigint[] };

async function askOne(reader: ChainSource['reader'], { address, blocks }: Again) {
  const final = await reader.finalBlock();
  const found = [];
  for (const block of blocks) {
    if (block > final) throw new Error('this node has not come so far');
    const ask = [{ address, seenBlock: block - 1n }];
    found.push(...(await reader.transfers(ask, block)).transfers);
  }
  // TRON's list has no blocks: the same transfer comes for each of them.
  return [...new Map(found.map((one) => [`${one.hash} ${one.index}`, one])).values()];
}

/** For whoever waits: money that is on its way is shown before it counts. */
async function showComing({ db, clock, chain, log }: WatchParts): Promise<void> {
  const { network, contract } = chain.config;
  const { reader } = chain.sources[0];
  const ask = { chain: network, contract, now: clock.now(), limit: limits.depositHotPerLook };
  for (const { address, seen_block: seenBlock } of await sql.listHot(db.direct, ask)) {
    try {
      const { units, confirmations: blocks } = await reader.newer({ address, seenBlock }, seenBlock);
      await sql.saveNewer(db.direct, { chain: network, address, units, blocks });
    } catch (error) {
      log.debug({ network, reason: faultOf(error).message }, 'what is on its way is not shown');
      return;
    }
  }
}
