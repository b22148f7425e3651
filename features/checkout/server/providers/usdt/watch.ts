// Watching payments: one that has all its money is captured, and what is too little, too much or too late is owed back.
import type { Chain } from '#domain/payments/chain.ts';
import type { Capture } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import type { ChainReader } from '#platform/chains/chain-port.ts';
import * as sql from './chain.sql.ts';
import { makeReading } from './reading.ts';
import * as returns from './returns.sql.ts';
import { faultOf } from '#platform/chains/wire.ts';

export type WatchParts = Pick<Environment, 'db' | 'clock' | 'random'> & {
  readonly chain: Chain;
  readonly contract: string;
  readonly reader: ChainReader;
  readonly freshMs?: number;
};

export type Watch = ReturnType<typeof makeWatch>;

/** Reads what the chain says of addresses into the tables, and what the tables say of payments. */
export function makeWatch(parts: WatchParts) {
  const { db, clock, chain, reader } = parts;
  const reading = makeReading(parts);

  return {
    lastFinal: reading.lastFinal,
    finalBlock: reading.finalBlock,

    /** Reads what is new for the addresses whose turn it is; gives how many transfers were written. */
    async look(): Promise<number> {
      const { written, failure } = await reading.readDue();
      await sql.captureFull(db.direct, { chain });
      await oweRests(parts);
      if (failure !== undefined) throw failure;
      return written;
    },

    /** What was captured of a payment; the chain is asked where it was not a moment ago. */
    async captureOf(paymentId: string): Promise<Capture | undefined> {
      const row = await sql.findAddress(db.direct, { chain, paymentId });
      if (row === undefined) return undefined;
      if (row.captured_units === 0n) await reading.refresh(row);
      await sql.captureFull(db.direct, { chain });
      const captured = await sql.findCapture(db.direct, { chain, paymentId });
      return captured === undefined ? undefined : captureFrom(chain, captured);
    },

    /** What is seen of a payment at all, and what of it is final. */
    async progressOf(paymentId: string) {
      const row = await sql.findAddress(db.direct, { chain, paymentId });
      if (row === undefined) return undefined;
      const finalUnits = row.received_units;
      const { needed } = reader;
      try {
        const { units, confirmations } = await reading.newer(row);
        const more = confirmations === undefined ? {} : { confirmations: Math.min(confirmations, needed) };
        return { units: finalUnits + units, finalUnits, needed, ...more };
      } catch {
        // A node that is silent takes nothing away from what is known.
        return { units: finalUnits, finalUnits, needed };
      }
    },

    /** Tells of captures until somebody has recorded them; one that is not taken does not hold up the others. */
    async tell(onCapture: (capture: Capture) => Promise<void>): Promise<void> {
      let failure: Error | undefined;
      for (const row of await sql.listUntold(db.direct, { chain })) {
        try {
          await onCapture(captureFrom(chain, row));
          await sql.markTold(db.direct, { chain, address: row.address, now: clock.now() });
        } catch (error) {
          failure = faultOf(error);
        }
      }
      if (failure !== undefined) throw failure;
    },
  };
}

function captureFrom(chain: Chain, row: sql.CaptureRow): Capture {
  const evidence = `${row.hash}:${row.log_index}`;
  return {
    paymentId: row.payment_id,
    providerPayment: evidence,
    eventId: evidence,
    asset: 'USDT',
    units: row.units,
    payee: row.payment_id.split('.')[0] ?? '',
    at: row.at,
    facts: {
      network: chain,
      tx: row.hash,
      address: row.address,
      contract: row.contract,
      block: row.block.toString(),
      from: row.sender,
    },
  };
}

/** Each under the lock of its address, so that what is owed is counted once. */
async function oweRests({ db, clock, random, chain }: WatchParts): Promise<void> {
  for (const paymentId of await returns.listResting(db.direct, chain, clock.now())) {
    await db.transaction(async (tx) => {
      const row = await sql.lockAddress(tx, { chain, paymentId });
      const now = clock.now();
      if (row === undefined) return;
      const isFull = row.captured_units === 0n && row.received_units - row.returned_units >= row.units;
      const isWaited = row.captured_units === 0n && row.expires_at > now;
      const units = row.received_units - row.captured_units - row.returned_units;
      if (units <= 0n || isFull || isWaited) return;
      await returns.insertRest(tx, { chain, id: random.id(now), paymentId, units, now });
    });
  }
}
