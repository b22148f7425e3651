// Payouts on chains: the signed transaction is kept before anybody else has it, so that a lost answer sends the very
// same one. The key is the signer's alone.
import { chainLimits, type Chain } from '#domain/payments/chain.ts';
import { ethereumFault, tronFault } from '#domain/payouts/payout.ts';
import type { ChainSender, Fate, Sent, TransferRequest } from '#platform/chains/chain-port.ts';
import { NodeFault, NodeRefusal } from '#platform/chains/wire.ts';
import type { PayoutNews, PayoutSender } from '#platform/ports/payouts.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './chain-payout.sql.ts';

type Parts = Pick<Environment, 'db' | 'clock' | 'log'> & {
  readonly chain: Chain;
  readonly sender: ChainSender;
  /** The most that the network may take for one payout, in its own smallest units: what was quoted. */
  readonly feeMax?: bigint | undefined;
};

/** Sends USDT on one chain. Its `send` and `fetch` both take a payout one step further, and may be asked for ever. */
export function makeChainPayouts(parts: Parts): Pick<PayoutSender, 'send' | 'fetch'> {
  const { db, clock, chain } = parts;
  return {
    async send({ payoutId: id, to, units, asset }) {
      const fault = chain === 'ethereum' ? ethereumFault(to.number) : tronFault(to.number);
      if (fault !== undefined || asset !== 'USDT')
        return { state: 'refused', reason: 'The address is not one of this network.' };
      await sql.insertAsked(db.direct, { id, chain, to_address: to.number, units, now: clock.now() });
      const row = await sql.findAsked(db.direct, { id });
      // The address was frozen when the money was asked for: nobody changes it between two tries.
      if (row === undefined || row.chain !== chain || row.to_address !== to.number || row.units !== units)
        throw new Error(`payout ${id} was asked for as something else before`);
      return step(parts, row);
    },
    async fetch(id) {
      const row = await sql.findAsked(db.direct, { id });
      return row === undefined || row.chain !== chain ? undefined : step(parts, row);
    },
  };
}

async function step(parts: Parts, row: sql.ChainPayoutRow): Promise<PayoutNews> {
  const { db, clock, sender, feeMax } = parts;
  if (row.hash !== null) return { state: 'paid', reference: row.hash };
  const { id, to_address: to, units } = row;
  const ask: TransferRequest = { id, to, units, ...(feeMax === undefined ? {} : { feeMax }) };
  const sent = await sql.listSigned(db.direct, id);
  const fate: Fate = sent.length === 0 ? 'void' : await sender.fateOf(sent, ask);
  if (fate === 'paid') {
    const hash = await minedOf(parts, sent, ask);
    await sql.markPaid(db.direct, { id, hash, now: clock.now() });
    return { state: 'paid', reference: hash };
  }
  if (fate === 'waiting') return { state: 'accepted' };
  const next = fate === 'unseen' ? sent.at(-1) : await sign(parts, row, { ask, sent, fate });
  if (next !== undefined) await hand(parts, next.raw);
  return { state: 'accepted' };
}

/** Which of several transactions under one number it was. */
async function minedOf({ sender }: Parts, sent: readonly Sent[], ask: TransferRequest): Promise<string> {
  for (const one of sent.slice(1)) if ((await sender.fateOf([one], ask)) === 'paid') return one.hash;
  return sent[0]?.hash ?? '';
}

/** A node that does not want it now is asked again: what became of it is asked of the chain. */
async function hand({ sender, log, chain }: Parts, raw: string): Promise<void> {
  try {
    await sender.broadcast(raw);
  } catch (error) {
    if (!(error instanceof NodeRefusal)) throw error;
    log.warn({ chain, reason: error.message }, 'a node did not take a signed payout');
  }
}

type Signing = {
  readonly ask: TransferRequest;
  readonly sent: readonly Sent[];
  readonly fate: 'void' | 'stuck';
};

/**
 * Its number is kept first, then it is signed outside of any transaction, then it is kept whole. Whoever is cut off in
 * between signs it again under the same number. Undefined where another process was faster.
 */
async function sign(
  parts: Parts,
  { id }: sql.ChainPayoutRow,
  { ask, sent, fate }: Signing,
): Promise<Sent | undefined> {
  const { db, clock, chain, sender } = parts;
  if (sent.length >= chainLimits.sendAttemptsMax)
    throw new NodeFault('a payout has failed too often: look at it');
  const instead = fate === 'stuck' ? sent.at(-1) : undefined;
  const prepared = await sender.prepare(instead === undefined ? ask : { ...ask, instead });
  const isOurs = async (tx: Parameters<typeof sql.lockAsked>[0]) => {
    const row = await sql.lockAsked(tx, id);
    const known = await sql.listSigned(tx, id);
    return row !== undefined && row.state !== 'paid' && known.length === sent.length ? row : undefined;
  };
  const kept = await db.transaction(async (tx) => {
    const row = await isOurs(tx);
    if (row === undefined) return undefined;
    if (instead !== undefined) return { nonce: instead.nonce };
    if (prepared.nonce === undefined) return { nonce: null };
    const nonce = row.nonce ?? (await sql.takeNonce(tx, chain, sender.from, prepared.nonce));
    await sql.reserveNonce(tx, { id, nonce });
    return { nonce };
  });
  if (kept === undefined) return undefined;
  const signed = await prepared.sign(kept.nonce);
  return db.transaction(async (tx) => {
    if ((await isOurs(tx)) === undefined) return undefined;
    const now = clock.now();
    const attempt = sent.length + 1;
    await sql.insertSigned(tx, { id, attempt, chain, signer: sender.from, signed, now });
    return { ...signed, signedAt: now };
  });
}
