// From the chain into the tables: every final transfer once, and up to which block each address was read.
import { chainLimits } from '#domain/payments/chain.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import type { Newer, Watched } from '#platform/chains/chain-port.ts';
import * as sql from './chain.sql.ts';
import type { WatchParts } from './watch.ts';
import { faultOf, NodeFault } from '#platform/chains/wire.ts';

export function makeReading(parts: WatchParts) {
  const { db, clock, chain, contract, reader, freshMs = chainLimits.freshMs } = parts;
  const recentRead = makeRecent<Read>(freshMs);
  const recentNewer = makeRecent<Newer>(freshMs);
  /** When everything whose turn it was had been read. */
  let allReadAt = Number.NEGATIVE_INFINITY;
  /** When the node was found away. People do not wait for it again and again: the next round will see. */
  let awayAt = Number.NEGATIVE_INFINITY;
  let newest: bigint | undefined;

  const finalBlock = async (): Promise<bigint> => {
    try {
      const final = await reader.finalBlock();
      if (newest === undefined || final > newest) newest = final;
      awayAt = Number.NEGATIVE_INFINITY;
      return final;
    } catch (error) {
      awayAt = performance.now();
      throw error;
    }
  };

  function assertHere(): void {
    if (performance.now() - awayAt < freshMs * chainLimits.awayRounds)
      throw new NodeFault('the node was away a moment ago');
  }

  return {
    /** A block that was final before now; undefined before the chain was asked. */
    lastFinal: () => newest,
    finalBlock,

    /**
     * Reads all whose turn it is. The final block is asked for first: whatever is paid to an address that is opened
     * later stands in a later block.
     */
    async readDue() {
      const until = await finalBlock();
      const { atOnce } = reader;
      const limit = atOnce === 1 ? chainLimits.addressesPerLook : atOnce * chainLimits.asksPerLook;
      const ask = { contract, now: clock.now(), finalBlock: until, limit };
      const due = await sql.listDue(db.direct, { chain, ...ask });
      let written = 0;
      let isAll = due.length < limit;
      let failure: Error | undefined;
      for (let start = 0; start < due.length; start += atOnce) {
        try {
          const read = await readUpTo(parts, due.slice(start, start + atOnce).map(watchedOf), until);
          written += read.count;
          isAll &&= read.isWhole;
        } catch (error) {
          failure = faultOf(error);
        }
      }
      if (failure === undefined && isAll) allReadAt = performance.now();
      return { written, failure };
    },

    /** Reads one address now, unless that was done a moment ago. @throws NodeFault while there is more to read. */
    async refresh(row: sql.AddressRow): Promise<void> {
      const isHot = row.expires_at > addMinutes(clock.now(), -chainLimits.hotMinutes);
      if (isHot && performance.now() - allReadAt < freshMs) return;
      assertHere();
      const { isWhole } = await recentRead(row.address, async () =>
        readUpTo(parts, [watchedOf(row)], await finalBlock()),
      );
      if (!isWhole) throw new NodeFault('the chain is not read up to now');
    },

    /** What has arrived beyond what is final: for a page that is looked at, and as fresh as that needs. */
    async newer(row: sql.AddressRow): Promise<Newer> {
      assertHere();
      return recentNewer(row.address, () => reader.newer(watchedOf(row), row.seen_block));
    },
  };
}

type Read = { readonly count: number; readonly isWhole: boolean };

/** Reads addresses from where each stands; not whole where there are more blocks than one look may ask for. */
async function readUpTo(parts: WatchParts, watched: readonly Watched[], until: bigint): Promise<Read> {
  const { db, clock, chain, reader } = parts;
  const behind = watched.filter(({ seenBlock }) => seenBlock < until);
  if (behind.length === 0) return { count: 0, isWhole: true };
  const { transfers, seenBlock } = await reader.transfers(behind, until);
  const addresses = behind.map(({ address }) => address);
  const isWhole = seenBlock >= until;
  const now = clock.now();
  return db.transaction(async (tx) => {
    await sql.lockAddresses(tx, { chain, addresses });
    const count = await sql.writeTransfers(tx, chain, transfers, now);
    await sql.markSeen(tx, { chain, ...scheduleAt(now), addresses, block: seenBlock, isWhole });
    return { count, isWhole };
  });
}

/** The same question within a moment has the same answer, also where it was none. */
function makeRecent<T>(freshMs: number) {
  const kept = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  return (key: string, ask: () => Promise<T>): Promise<T> => {
    const known = kept.get(key);
    if (known !== undefined && performance.now() - known.at < freshMs) return known.answer;
    if (kept.size > recentMax) kept.clear();
    const answer = ask();
    kept.set(key, { at: performance.now(), answer });
    return answer;
  };
}

/** Questions that are remembered: all that a busy moment has. */
const recentMax = 5_000;

/** When addresses are looked at again, by how long ago their payments were. */
function scheduleAt(now: Date) {
  return {
    now,
    hotSince: addMinutes(now, -chainLimits.hotMinutes),
    warmSince: addHours(now, -chainLimits.warmHours),
    warmNext: addMinutes(now, chainLimits.warmEveryMinutes),
    coldNext: addMinutes(now, chainLimits.coldEveryMinutes),
  };
}

function watchedOf({ address, seen_block }: sql.AddressRow): Watched {
  return { address, seenBlock: seen_block };
}
