// Sending: the network is reached outside of any transaction, under a key that moves the money once, and what came of
// it is booked once, whoever brings the news first: the answer, a message, or the clock that asked.
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { payoutChannels } from '#domain/payouts/payout.ts';
import { backRecipe, bouncedRecipe, sentRecipe } from '#domain/recipes/withdrawal.ts';
import { addMinutes } from '#domain/time.ts';
import { lockBook, post } from '#features/ledger/server/public.ts';
import { lifecycle, moves } from '#features/orders/server/public.ts';
import { isOutage, type Tx } from '#platform/db/database.ts';
import { inShop } from '#platform/db/scope.ts';
import type { NetworkHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, hasTimer, leaseTimer, setTimers } from '#platform/jobs/timers.sql.ts';
import type { PayoutNews, PayoutOrder } from '#platform/ports/payouts.ts';
import type { Environment } from '#platform/environment.ts';
import { openNumber } from './accounts/accounts.ts';
import { isPaused } from './pause.sql.ts';
import type { Context, PayoutContext, PayoutParts } from './parts.ts';
import { approveUndecided } from './decide.ts';
import { decideTimer, moveWithdrawal, payoutOf, payTimer, stopWaiting, watchTimer } from './moves.ts';
import * as payouts from './payout.sql.ts';
import { runSchedules } from './schedule/run.ts';
import { scheduleTimer } from './schedule/end-schedule.ts';
import * as sources from './sources.sql.ts';
import { arrivingOf } from './terms.ts';
import * as sql from './request.sql.ts';

export type Standing = { readonly row: sql.WithdrawalRow; readonly payout: payouts.PayoutRow };

/** The timers of withdrawals. */
export function withdrawJobs(parts: PayoutParts): TimerKinds {
  return {
    [decideTimer]: { run: approveUndecided(parts) },
    [payTimer]: { reach: eachPayout(parts, sendOne) },
    [watchTimer]: { reach: eachPayout(parts, askAfter) },
    [scheduleTimer]: { run: runSchedules(parts) },
  };
}

type Reaching = { readonly env: Environment; readonly shopId: bigint; readonly parts: PayoutParts };
type Reach = (reaching: Reaching, payoutId: string) => Promise<void>;

/** One that the sender does not answer must not hold up the others: it is asked again later, under the same key. */
function eachPayout(parts: PayoutParts, act: Reach): NetworkHandler {
  return async ({ env, shopId, due }) => {
    let failure: unknown;
    for (const { subject } of due) {
      try {
        await act({ env, shopId, parts }, subject);
      } catch (error) {
        if (isOutage(error)) throw error;
        failure = error;
      }
    }
    // The runner puts off what still has its timer, and writes down why.
    if (failure !== undefined) throw new Error('a payout was not answered', { cause: failure });
  };
}

function inContext<T>(
  { env, shopId, parts }: Reaching,
  act: (context: PayoutContext) => Promise<T>,
): Promise<T> {
  return inShop(shopId, () =>
    env.db.transaction((tx: Tx) => act({ env, tx, shopId, now: env.clock.now(), parts })),
  );
}

export async function stand({ tx, shopId }: Context, payoutId: string): Promise<Standing | undefined> {
  await lockBook(tx, shopId);
  const payout = await payouts.findPayout(tx, { shopId, id: payoutId });
  if (payout === undefined) return undefined;
  const row = await sql.findWithdrawal(tx, { shopId, id: payout.withdrawal_id });
  return row === undefined ? undefined : { row, payout };
}

async function sendOne(reaching: Reaching, payoutId: string): Promise<void> {
  const { env, shopId } = reaching;
  const order = await inContext(reaching, (context) => begin(context, payoutId));
  if (order === undefined) return;
  const news = await answered(() => env.payouts.send(order));
  await inContext(reaching, (context) => recordPayoutNews(context, payoutId, { ...news, isAnswer: true }));
  env.log.info({ shop: String(shopId), payout: payoutId, state: news.state }, 'payout sent');
}

/** A sender that is away must not be taken for a database that is: nobody else's timers wait for it. */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw new Error('the payout sender did not answer', { cause: error });
  }
}

/** From here it cannot be taken back. Undefined where it was taken back, has ended, or is being sent already. */
async function begin(context: PayoutContext, payoutId: string): Promise<PayoutOrder | undefined> {
  const { tx, shopId, now, env } = context;
  const found = await stand(context, payoutId);
  const until = addMinutes(now, limits.payoutLeaseMinutes);
  if (!(await leaseTimer(tx, { shopId, subject: payoutId, kind: payTimer, now, until }))) return undefined;
  if (found?.payout.state === 'waiting' && (await isPaused(tx, now))) {
    const dueAt = addMinutes(now, limits.payoutPauseLookMinutes);
    await setTimers(tx, shopId, [{ subject: payoutId, kind: payTimer, dueAt }]);
    return undefined;
  }
  if (found !== undefined && leavesByFile(context, found)) {
    await payouts.markReady(tx, { shopId, id: payoutId, at: now });
    await clearTimers(tx, { shopId, subjects: [payoutId], kinds: [payTimer] });
    return undefined;
  }
  if (found === undefined || !(await isToSend(context, found))) {
    await clearTimers(tx, { shopId, subjects: [payoutId], kinds: [payTimer] });
    return undefined;
  }
  const { row, payout } = found;
  await payouts.movePayout(tx, shopId, { id: payoutId, from: 'waiting', to: 'sending', at: now });
  const { asset, units } = arrivingOf(row, payout);
  return {
    payoutId: routedIdOf(shopId, payoutId),
    channel: payoutChannels[row.account_type],
    asset,
    units,
    to: {
      kind: row.number_kind,
      number: openNumber(env, shopId, row.number_sealed),
      name: row.account_name,
      bankName: row.bank.bank_name ?? '',
      branchNumber: row.bank.branch_number ?? '',
      bic: row.bank.bic ?? '',
      country: row.bank.country ?? '',
    },
  };
}

/** People take it to the bank: until they release a file that it is in, it can be taken back. */
function leavesByFile({ parts }: PayoutContext, { row, payout }: Standing): boolean {
  return row.account_type === 'bank' && payout.state === 'waiting' && (parts.debtors ?? []).length > 0;
}

async function isToSend(context: PayoutContext, { row, payout }: Standing): Promise<boolean> {
  // Begun and not answered: it is asked again until it is known what became of it.
  if (payout.state === 'sending') return true;
  if (payout.state !== 'waiting') return false;
  if (row.state === 'sending') return true;
  return (await moveWithdrawal(context, row, { move: 'send', actor: 'timer' })) !== undefined;
}

async function askAfter(reaching: Reaching, payoutId: string): Promise<void> {
  const { env, shopId } = reaching;
  const news = await answered(() => env.payouts.fetch(routedIdOf(shopId, payoutId)));
  await inContext(reaching, async (context) => {
    if (news !== undefined) {
      await recordPayoutNews(context, payoutId, news);
      return;
    }
    // It never arrived there: it is sent again, under the same key.
    await clearTimers(context.tx, { shopId, subjects: [payoutId], kinds: [watchTimer] });
    await setTimers(context.tx, shopId, [{ subject: payoutId, kind: payTimer, dueAt: context.now }]);
  });
}

/**
 * Books what became of a sending. Every piece of news may come twice, late, or in another order: each moves money once.
 *
 * A refusal counts once for each sending: it frees the money in the end, so one that is told twice, or told of an
 * earlier sending while the next one is under way, must not be taken for another.
 *
 * @returns what it changed, for the log of messages.
 */
export async function recordPayoutNews(
  context: Context,
  payoutId: string,
  news: PayoutNews & { readonly isAnswer?: boolean },
): Promise<string> {
  const { tx, shopId, now } = context;
  const found = await stand(context, payoutId);
  if (found === undefined) return 'unknown';
  if (news.state === 'refused') {
    if (found.payout.state !== 'sending') return 'known';
    // It is being sent at this moment, or will be: that sending's own answer says the same, or something newer.
    if (news.isAnswer !== true && (await hasTimer(tx, { shopId, subject: payoutId, kind: payTimer })))
      return 'known';
  }
  await clearTimers(tx, { shopId, subjects: [payoutId], kinds: [payTimer, watchTimer] });
  const isUnderWay = found.payout.state === 'sending' || found.payout.state === 'waiting';
  if (news.state === 'accepted') {
    if (!isUnderWay) return 'known';
    const dueAt = addMinutes(now, limits.payoutWatchMinutes);
    await setTimers(tx, shopId, [{ subject: payoutId, kind: watchTimer, dueAt }]);
    return 'accepted';
  }
  if (news.state === 'refused') return refusedBySender(context, found, news.reason);
  if (news.state === 'returned') {
    // The message that it was paid may have been lost: then both are heard now.
    const sent = isUnderWay ? await paid(context, found, news.reference) : found;
    return sent.payout.state === 'sent' ? returned(context, sent, news.reason) : 'known';
  }
  if (!isUnderWay) return knownAsPaid(context, found);
  await paid(context, found, news.reference);
  return 'paid';
}

/** Paid after it was given up as refused: the money is free and gone, and people have to ask the sender about it. */
function knownAsPaid({ env, shopId }: Context, { payout }: Standing): string {
  if (payout.state !== 'failed' && payout.state !== 'stopped') return 'known';
  env.log.error({ shop: String(shopId), payout: payout.id }, 'paid although it was refused');
  return 'late';
}

async function paid(context: Context, { row, payout }: Standing, reference: string): Promise<Standing> {
  const { tx, shopId, now } = context;
  const moved = await payouts.movePayout(tx, shopId, {
    id: payout.id,
    from: payout.state,
    to: 'sent',
    at: now,
    reference,
  });
  if (moved === undefined) return { row, payout };
  const transfers = sentRecipe(payoutOf(row, moved));
  const all = await payouts.readPayouts(tx, { shopId, withdrawalId: row.id });
  if (all.some(({ state }) => state === 'waiting' || state === 'sending')) {
    await post(tx, shopId, now, transfers);
    return { row, payout: moved };
  }
  const settled = await moveWithdrawal(context, row, { move: 'settle', actor: 'provider', transfers });
  if (settled === undefined) await post(tx, shopId, now, transfers);
  else await completePaid(context, row.id);
  return { row: settled ?? row, payout: moved };
}

/**
 * O18: an order whose money has all been paid out is completed with the last of it. Locks no order that somebody holds:
 * the book is held here, so such an order is completed by its timer, a second later.
 */
async function completePaid(context: Context, withdrawalId: string): Promise<void> {
  const ids = await sources.listUsedUp(context.tx, context.shopId, withdrawalId);
  if (ids.length === 0) return;
  const asked = ids.map((orderId) => ({ subject: orderId, orderId }));
  const orders = await moves.lockDue(context, 'order.complete', asked);
  await lifecycle.completeOrders(context, orders, { actor: 'timer' });
}

async function refusedBySender(context: Context, { row, payout }: Standing, reason: string): Promise<string> {
  const { tx, shopId, now } = context;
  const tries = await payouts.countTry(tx, shopId, payout.id);
  if (tries < limits.payoutTriesMax) {
    await payouts.movePayout(tx, shopId, { id: payout.id, from: 'sending', to: 'waiting', at: now });
    const dueAt = addMinutes(now, limits.payoutWatchMinutes * 2 ** tries);
    await setTimers(tx, shopId, [{ subject: payout.id, kind: payTimer, dueAt }]);
    return 'again';
  }
  await payouts.movePayout(tx, shopId, { id: payout.id, from: payout.state, to: 'failed', at: now, reason });
  const rest = await stopWaiting(context, await payouts.readPayouts(tx, { shopId, withdrawalId: row.id }));
  const transfers = [backRecipe(row.id, payout.units + rest, { actor: 'provider', payoutId: payout.id })];
  const facts = { reasonCode: 'sender_refused', reason };
  const failed = await moveWithdrawal(context, row, { move: 'fail', actor: 'provider', facts, transfers });
  // Another part had come back before: the withdrawal is over, the money of this one is free all the same.
  if (failed === undefined) await post(tx, shopId, now, transfers);
  return 'failed';
}

async function returned(context: Context, { row, payout }: Standing, reason: string): Promise<string> {
  const { tx, shopId, now } = context;
  const moved = await payouts.movePayout(tx, shopId, {
    id: payout.id,
    from: 'sent',
    to: 'returned',
    at: now,
    reason,
  });
  if (moved === undefined) return 'known';
  // What has not left yet would come back as well.
  const rest = await stopWaiting(context, await payouts.readPayouts(tx, { shopId, withdrawalId: row.id }));
  const stopped = backRecipe(row.id, rest, { actor: 'provider', payoutId: payout.id });
  const transfers = [...bouncedRecipe(payoutOf(row, moved)), stopped];
  const facts = { reasonCode: 'returned', reason };
  const bounced = await moveWithdrawal(context, row, { move: 'bounce', actor: 'provider', facts, transfers });
  // A second part may come back after the first one: its money is free again too.
  if (bounced === undefined) await post(tx, shopId, now, transfers);
  return 'returned';
}

/** A signed message of the sender, already read. */
export async function receiveMessage(
  env: Environment,
  parts: PayoutParts,
  { payoutId, news }: { payoutId: string; news: PayoutNews },
): Promise<string> {
  const routed = readRoutedId(payoutId);
  if (routed === undefined) return 'unknown';
  return inContext({ env, parts, shopId: routed.shopId }, (context) =>
    recordPayoutNews(context, routed.id, news),
  );
}
