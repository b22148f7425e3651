// The test payout sender: it pays within seconds, signs its messages, and can be told to refuse, to lose its answer
// or to send money back. It lives in this process but keeps to the other side of the port. Only for test data.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PayoutNews, PayoutSender } from '#platform/ports/payouts.ts';
import { isSigned, sign } from '#platform/ports/signature.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './test-payouts.sql.ts';

export const testSenderName = 'test';

/** How it treats what it is asked next: `lost` takes the order and never answers, `down` does not take it either. */
export type PayoutManner = 'normal' | 'refuse' | 'lost' | 'down';

export type TestPayouts = PayoutSender & {
  /** Where its messages go; set once when the platform is composed. */
  connect(deliver: (body: Buffer, signature: string) => Promise<boolean>): void;
  plan(manner: PayoutManner): void;
  /** Pays what is due and tells of it; gives how many messages were acknowledged. */
  work(): Promise<number>;
  /** The receiving bank sends a payout back. */
  bounce(payoutId: string): Promise<void>;
  sumPaid(): Promise<{ payouts: number; units: bigint }>;
};

type Parts = Pick<Environment, 'db' | 'clock'> & { readonly secrets: readonly string[] };

const message = z.object({
  payout: z.string(),
  state: z.enum(['paid', 'refused', 'returned']),
  reference: z.string(),
  reason: z.string(),
});

/** Seconds until money that was accepted has arrived. */
const settleMs = 2_000;

export function makeTestPayouts({ db, clock, secrets }: Parts): TestPayouts {
  const [secret = ''] = secrets;
  let deliver: (body: Buffer, signature: string) => Promise<boolean> = () => Promise.resolve(false);
  let manner: PayoutManner = 'normal';

  async function tell(payout: sql.TestPayout): Promise<boolean> {
    const news = newsOf(payout);
    const more = {
      reference: 'reference' in news ? news.reference : '',
      reason: 'reason' in news ? news.reason : '',
    };
    const body = Buffer.from(JSON.stringify({ payout: payout.id, state: news.state, ...more }));
    const isTaken = await deliver(body, sign(body, secret, clock.now()));
    if (isTaken) await sql.markTold(db.direct, { id: payout.id, state: payout.state });
    return isTaken;
  }

  return {
    name: testSenderName,
    pays: () => true,
    connect(to) {
      deliver = to;
    },
    plan(next) {
      manner = next;
    },
    async send({ payoutId, channel, asset, units }) {
      if (manner === 'down') throw new Error('the test sender is down');
      const now = clock.now();
      const state = manner === 'refuse' ? 'refused' : 'accepted';
      const settleAt = new Date(now.getTime() + settleMs);
      const taken = await sql.acceptOnce(db.direct, {
        id: payoutId,
        channel,
        asset,
        units,
        state,
        settleAt,
        at: now,
      });
      if (manner === 'lost') throw new Error('the answer of the test sender was lost');
      return newsOf(taken);
    },
    async fetch(payoutId) {
      if (manner === 'down') throw new Error('the test sender is down');
      await sql.settleDue(db.direct, { now: clock.now() });
      const found = await sql.findTestPayout(db.direct, { id: payoutId });
      return found === undefined ? undefined : newsOf(found);
    },
    read: (body, signature) => readMessage(body, isSigned(body, signature, secrets, clock.now())),
    async work() {
      await sql.settleDue(db.direct, { now: clock.now() });
      let taken = 0;
      for (const payout of await sql.listUntold(db.direct)) if (await tell(payout)) taken += 1;
      return taken;
    },
    async bounce(payoutId) {
      const found = await sql.sendBack(db.direct, { id: payoutId });
      if (found !== undefined) await tell(found);
    },
    sumPaid: () => sql.sumPaid(db.direct),
  };
}

function newsOf({ id, state }: sql.TestPayout): PayoutNews {
  const reference = createHash('sha256').update(`test-payout\0${id}`).digest('hex');
  if (state === 'paid') return { state, reference };
  if (state === 'returned') return { state, reference, reason: 'The receiving account is closed.' };
  return state === 'refused' ? { state, reason: 'The receiving account does not take it.' } : { state };
}

function readMessage(body: Buffer, isOurs: boolean): { payoutId: string; news: PayoutNews } | undefined {
  if (!isOurs) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = z.safeParse(message, value);
  if (!parsed.success) return undefined;
  const { payout, state, reference, reason } = parsed.data;
  if (state === 'paid') return { payoutId: payout, news: { state, reference } };
  if (state === 'refused') return { payoutId: payout, news: { state, reason } };
  return { payoutId: payout, news: { state, reference, reason } };
}
