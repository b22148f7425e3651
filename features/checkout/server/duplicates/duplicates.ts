// A payment that was paid twice, on two pages of its provider: what came second goes back by itself, once. It is in no
// book, for no shop ever had it; reconciliation finds it and its refund by their rows.
import { routedIdOf } from '#domain/wire/ids.ts';
import { assetOf } from '#domain/money/money.ts';
import { limits } from '#domain/limits.ts';
import { addMinutes } from '#domain/time.ts';
import { payments, type Context } from '#features/orders/server/public.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import {
  providerNamed,
  RefundRefused,
  type Capture,
  type PaymentProvider,
} from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './duplicates.sql.ts';

export const duplicateTimer = 'payment.return';

type Taken = {
  /** The checkout and its payment. */
  readonly id: string;
  readonly provider: PaymentProvider;
  readonly capture: Capture;
  readonly page: string;
  /** True where the provider's payment was not taken before, in any shop: as `takeReference` says. */
  readonly isFresh: boolean;
};

/**
 * Takes a capture of a payment that was captured before: the same one changes nothing, another one goes back. Works in a
 * transaction of the checkout role.
 *
 * @returns true where it is other money than that of the payment, told for the first time.
 */
export async function returnDuplicate(
  { env, tx, shopId, now }: Context,
  { id, provider, capture, page, isFresh }: Taken,
): Promise<boolean> {
  if (provider.replacesPages !== true || !isFresh) return false;
  const [first] = await payments.findAsked(tx, shopId, [id]);
  if (first?.provider !== provider.name || first.captured_by === null) return false;
  if (first.captured_by === capture.providerPayment) return false;
  const rowId = env.random.id(now);
  const isNew = await sql.insertDuplicate(tx, {
    shopId,
    id: rowId,
    paymentId: id,
    provider: provider.name,
    providerPayment: capture.providerPayment,
    ref: page,
    asset: capture.asset,
    units: capture.units,
    capturedAt: capture.at,
    now,
  });
  if (isNew) await setTimers(tx, shopId, [{ subject: rowId, kind: duplicateTimer, dueAt: now }]);
  return true;
}

/** Sends what is due: each under the id of its row, so that a repeat moves nothing. */
const sendBack: NetworkHandler = async ({ env, shopId, due }) => {
  const subjects = due.map(({ subject }) => subject);
  const rows = await sql.findDuplicates(env.db.direct, { shopId, ids: subjects });
  const paid = subjects.filter((subject) => !rows.some(({ id }) => id === subject));
  const waiting: string[] = [];
  const refused: string[] = [];
  let failure: unknown;
  for (const row of rows) {
    try {
      const isPaid = (await giveBack(env, shopId, row)) === 'paid';
      (isPaid ? paid : waiting).push(row.id);
    } catch (error) {
      // One that the provider does not take must not keep the others waiting.
      failure = error;
      if (error instanceof RefundRefused) refused.push(row.id);
      env.log.error({ error, payment: row.payment_id }, 'money that was taken twice does not go back');
    }
  }
  await env.db.transaction(async (tx) => {
    const now = env.clock.now();
    await sql.markSent(tx, { shopId, ids: [...paid, ...waiting], paid, now });
    if (refused.length > 0) await sql.markRefused(tx, { shopId, ids: refused });
    await clearTimers(tx, { shopId, subjects: paid, kinds: [duplicateTimer] });
    const dueAt = addMinutes(now, limits.refundAskMinutes);
    const timers = waiting.map((subject) => ({ subject, kind: duplicateTimer, dueAt }));
    await setTimers(tx, shopId, timers);
  });
  if (failure !== undefined)
    throw new Error('the provider has not yet taken back what was paid twice', { cause: failure });
};

function giveBack(
  env: Environment,
  shopId: bigint,
  { id, payment_id: paymentId, provider, provider_payment: providerPayment, ...row }: sql.DuplicateRow,
): Promise<'paid' | 'pending'> {
  const money = { asset: assetOf(row.asset), units: row.units };
  const payment = { ...money, paymentId: routedIdOf(shopId, paymentId), ref: row.provider_ref };
  return providerNamed(env.payments, provider).refund({
    ...money,
    refundId: id,
    payment,
    providerPayment,
    to: '',
  });
}

export const duplicateJobs: TimerKinds = { [duplicateTimer]: { reach: sendBack } };
