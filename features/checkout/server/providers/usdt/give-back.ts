// Giving back: the signed transaction is kept before anybody else has it, so that a lost answer sends the very same one.
import type { Chain } from '#domain/payments/chain.ts';
import { chainLimits } from '#domain/payments/chain.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import type { ChainSender, Fate, Prepared, Sent, TransferRequest } from '#platform/chains/chain-port.ts';
import * as sql from './returns.sql.ts';
import { NodeFault, NodeRefusal } from '#platform/chains/wire.ts';

type Parts = Pick<Environment, 'db' | 'clock' | 'log'> & {
  readonly chain: Chain;
  readonly sender: ChainSender | undefined;
};

export type GiveBack = ReturnType<typeof makeGiveBack>;

export function makeGiveBack(parts: Parts) {
  const { db, log, chain, sender } = parts;
  const underWay = new Map<string, Promise<boolean>>();

  /** One at a time for each return in this process; the row's lock does the same between processes. */
  function carry(id: string): Promise<boolean> {
    const running = underWay.get(id);
    if (running !== undefined) return running;
    const work = step(parts, id).finally(() => underWay.delete(id));
    underWay.set(id, work);
    return work;
  }

  return {
    /** Takes a return one step further. True where the money is back for good. */
    async carry(id: string): Promise<boolean> {
      return carry(id);
    },
    /** The same for all that are on their way; what one needs does not hold up another. */
    async carryAll(): Promise<void> {
      if (sender === undefined) return;
      for (const { id } of await sql.listOpenReturns(db.direct, {
        chain,
        limit: chainLimits.returnsPerLook,
      })) {
        try {
          await carry(id);
        } catch (error) {
          log.warn({ reason: reasonOf(error), id, chain }, 'a return on a chain did not go on');
        }
      }
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function step(parts: Parts, id: string): Promise<boolean> {
  const { db, clock, chain, sender } = parts;
  const row = await sql.findReturn(db.direct, { chain, id });
  if (row === undefined) throw new Error('there is no such return');
  if (row.state === 'paid') return true;
  if (sender === undefined || row.to_address === null) return false;
  const ask = { to: row.to_address, units: row.units };
  const sent = await sql.listSends(db.direct, chain, id);
  const fate: Fate = sent.length === 0 ? 'void' : await sender.fateOf(sent, ask);
  if (fate === 'paid') {
    await sql.moveReturn(db.direct, chain, { id, move: 'settle', now: clock.now() });
    return true;
  }
  if (fate === 'waiting') return false;
  const next = fate === 'unseen' ? sent.at(-1) : await sign(parts, sender, { id, ask, sent, fate });
  if (next !== undefined) await hand(parts, sender, next.raw);
  return false;
}

/** A node that does not want it now (its fee, its queue) is asked again: what became of it is asked of the chain. */
async function hand({ log, chain }: Parts, sender: ChainSender, raw: string): Promise<void> {
  try {
    await sender.broadcast(raw);
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error;
    log.warn({ chain, reason: error.message }, 'a node did not take a signed return');
  }
}

type Signing = { id: string; ask: TransferRequest; sent: readonly Sent[]; fate: 'void' | 'stuck' };

/** Signs and keeps the next sending; undefined where somebody else was faster. */
async function sign(
  parts: Parts,
  sender: ChainSender,
  { id, ask, sent, fate }: Signing,
): Promise<Sent | undefined> {
  if (sent.length >= chainLimits.sendAttemptsMax)
    throw new NodeFault('a return has failed too often: look at it');
  const last = sent.at(-1);
  const instead = fate === 'stuck' ? last : undefined;
  const prepared = await sender.prepare(instead === undefined ? ask : { ...ask, instead });
  return parts.db.transaction(async (tx) => {
    const { chain, clock } = parts;
    const now = clock.now();
    const row = await sql.lockReturn(tx, { chain, id });
    const known = await sql.listSends(tx, chain, id);
    const isSame = row?.to_address === ask.to && row.units === ask.units && known.length === sent.length;
    if (!isSame || !(await sql.moveReturn(tx, chain, { id, move: 'send', now }))) return undefined;
    const nonce = instead?.nonce ?? (await nextNonce(tx, { chain, sender, prepared }));
    const signed = await prepared.sign(nonce);
    const attempt = sent.length + 1;
    await sql.insertSend(tx, chain, { returnId: id, attempt, signer: sender.from, signed, now });
    return { ...signed, signedAt: now };
  });
}

type Numbering = { chain: Chain; sender: ChainSender; prepared: Prepared };

function nextNonce(tx: Tx, { chain, sender, prepared }: Numbering): Promise<bigint> | null {
  return prepared.nonce === undefined ? null : sql.takeNonce(tx, chain, sender.from, prepared.nonce);
}
