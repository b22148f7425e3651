// USDT as a way to pay: an address a payment, money that counts when it is final, and refunds to where the buyer says.
import { usdtAddressOf } from '#domain/payments/usdt-address.ts';
import { chainLimits } from '#domain/payments/chain.ts';
import { plainNumber } from '#domain/payouts/payout.ts';
import { addDays } from '#domain/time.ts';
import type { Capture, PaymentProvider, PaymentRef, RefundRequest } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import type { ChainReader, ChainSender } from '#platform/chains/chain-port.ts';
import * as sql from './chain.sql.ts';
import { addressFault, type UsdtConfig } from '#platform/chains/config.ts';
import { makeGiveBack, type GiveBack } from './give-back.ts';
import * as returns from './returns.sql.ts';
import { makeWatch, type Watch } from './watch.ts';
import { faultOf, WrongChain } from '#platform/chains/wire.ts';

export type UsdtParts = Pick<Environment, 'db' | 'clock' | 'random' | 'log'> & {
  /** How long a node may take, in milliseconds. */
  readonly answerMs?: number;
  /** For how long what was read of a chain is not asked again, in milliseconds. */
  readonly freshMs?: number;
};

export type UsdtProvider = PaymentProvider & {
  /**
   * Holds the configuration against the chain. A node that is away is no fault: nothing is taken until it answers.
   *
   * @throws WrongChain where chain, contract or decimals are not what is configured: the instance must not start.
   */
  start(): Promise<void>;
  /**
   * Reads what is new, tells of captures, owes back what does not fit and carries refunds on. For a timer, every few
   * seconds; several at once do no harm. Gives how many transfers were written.
   *
   * @throws NodeFault where the node is away or says what cannot be: nothing was believed.
   */
  look(): Promise<number>;
  /** Where captures go, also those that come late: each until it was taken once. */
  connect(onCapture: (capture: Capture) => Promise<void>): void;
  /** The buyer says where money goes that is owed back: also of a payment that never became whole. */
  returnTo(payment: PaymentRef, to: string): Promise<void>;
  /** What of a payment is owed back beside refunds, and not back yet. */
  owedOf(payment: PaymentRef): Promise<bigint>;
};

type Chained = {
  readonly config: UsdtConfig;
  readonly reader: ChainReader;
  readonly sender: ChainSender | undefined;
};

/** The adapter over a reader and a sender of its chain. */
export function makeUsdt(parts: UsdtParts, { config, reader, sender }: Chained): UsdtProvider {
  const { db, clock } = parts;
  const { network: chain, contract } = config;
  const watch = makeWatch({ ...parts, chain, contract, reader });
  const giveBack = makeGiveBack({ ...parts, chain, sender });
  const rounds = makeRounds({ reader, watch, giveBack });
  const instructions = (address: string) =>
    ({ ref: address, instructions: { kind: 'chain', network: chain, address, contract } }) as const;

  return {
    name: `usdt-${chain}`,
    method: chain === 'tron' ? 'usdt_tron' : 'usdt_eth',
    grade: 'A',
    waitMinutes: chainLimits.waitMinutes,
    takes: ({ asset, units }) => asset === 'USDT' && units > 0n && watch.lastFinal() !== undefined,
    async start() {
      try {
        await rounds.check();
      } catch (error) {
        if (error instanceof WrongChain) throw error;
        parts.log.warn({ chain, reason: String(error) }, 'the node of a chain is away: it is not offered');
      }
    },
    look: () => rounds.look(),
    async reach() {
      await rounds.check();
      await watch.finalBlock();
    },
    placeFault: (to) => addressFault(chain, plainNumber(to)),
    connect: (onCapture) => rounds.connect(onCapture),
    async open({ paymentId, units, expiresAt }) {
      const known = await sql.findAddress(db.aside, { chain, paymentId });
      if (known !== undefined) return instructions(known.address);
      await rounds.check();
      const address = usdtAddressOf(config.xpub, chain, paymentId);
      const now = clock.now();
      const seenBlock = watch.lastFinal() ?? 0n;
      const watchUntil = addDays(now, chainLimits.watchDays);
      const opened = { address, paymentId, contract, units, seenBlock, now, expiresAt, watchUntil };
      // Beside the caller's transaction: whoever is shown the address may pay, whatever becomes of the call.
      await sql.openAddress(db.aside, { chain, ...opened });
      return instructions(address);
    },
    read: () => undefined,
    fetch: ({ paymentId }) => watch.captureOf(paymentId),
    progress: ({ paymentId }) => watch.progressOf(paymentId),
    refund: (ask) => refund(parts, { chain, giveBack }, ask),
    async returnTo({ paymentId }, to) {
      const place = plainNumber(to);
      if (addressFault(chain, place) !== undefined) throw new RangeError('not an address of this chain');
      await returns.nameReturns(db.direct, chain, paymentId, place);
    },
    owedOf: ({ paymentId }) => returns.sumOwed(db.direct, chain, paymentId),
  };
}

type Working = { readonly reader: ChainReader; readonly watch: Watch; readonly giveBack: GiveBack };

/** One round after the other: reading, telling, giving back. What one of them lacks does not hold up the others. */
function makeRounds({ reader, watch, giveBack }: Working) {
  let onCapture: ((capture: Capture) => Promise<void>) | undefined;
  let looking: Promise<number> | undefined;

  async function check(): Promise<void> {
    if (watch.lastFinal() !== undefined) return;
    await reader.check();
    await watch.finalBlock();
  }

  async function round(): Promise<number> {
    await check();
    let written = 0;
    let failure: Error | undefined;
    const steps = [
      async () => {
        written = await watch.look();
      },
      async () => {
        if (onCapture !== undefined) await watch.tell(onCapture);
      },
      () => giveBack.carryAll(),
    ];
    for (const step of steps) {
      try {
        await step();
      } catch (error) {
        failure ??= faultOf(error);
      }
    }
    if (failure !== undefined) throw failure;
    return written;
  }

  return {
    check,
    look(): Promise<number> {
      looking ??= round().finally(() => {
        looking = undefined;
      });
      return looking;
    },
    connect(to: (capture: Capture) => Promise<void>): void {
      onCapture = to;
    },
  };
}

type Refunding = { readonly chain: UsdtConfig['network']; readonly giveBack: GiveBack };

/** The row first, then the chain. What cannot be sent yet is written down and asked again. */
async function refund(
  parts: UsdtParts,
  { chain, giveBack }: Refunding,
  ask: RefundRequest,
): Promise<'paid' | 'pending'> {
  const { db, clock } = parts;
  const { refundId: id, units, payment } = ask;
  const { paymentId } = payment;
  // Under the lock of its address: asked many times at one moment it is counted once.
  await db.transaction(async (tx) => {
    if ((await sql.lockAddress(tx, { chain, paymentId })) === undefined)
      throw new Error('there is no such payment on this chain');
    if ((await returns.findReturn(tx, { chain, id })) !== undefined) return;
    await returns.insertRefund(tx, { chain, id, paymentId, units, now: clock.now() });
  });
  const to = plainNumber(ask.to);
  const fault = to === '' ? undefined : addressFault(chain, to);
  if (fault !== undefined) parts.log.warn({ id, fault }, 'a refund names no address of its chain');
  else if (to !== '') await returns.nameReturns(db.direct, chain, paymentId, to);
  return (await giveBack.carry(id)) ? 'paid' : 'pending';
}
