// Being erased: asked for with password and second step, done after 14 days once nothing is owed to anybody.
import { limits } from '#domain/limits.ts';
import { addDays } from '#domain/time.ts';
import { refuse } from '#domain/wire/errors.ts';
import { platformChain, recordPlatform } from '#features/audit/server/public.ts';
import { eraseBuyerPage, eraseBuyers } from '#features/buyers/server/public.ts';
import { eraseAnswers, eraseBuyerChat, erasePersonChats } from '#features/chat/server/public.ts';
import { forgetBuyer, forgetCustomers } from '#features/customers/server/public.ts';
import { eraseBundles } from '#features/discounts/server/public.ts';
import { forgetDevices } from '#features/devices/server/public.ts';
import { dropBytes } from '#features/files/server/public.ts';
import { sessions } from '#features/people/server/public.ts';
import { eraseAsker, eraseQuestions } from '#features/questions/server/public.ts';
import { eraseReminded, eraseReminders } from '#features/reminders/server/public.ts';
import { eraseRestocks, eraseWaiting } from '#features/restock/server/public.ts';
import { eraseLinks } from '#features/sharing/server/public.ts';
import { eraseCollections, eraseMenu, erasePages } from '#features/content/server/public.ts';
import { eraseDomain } from '#features/domains/server/public.ts';
import { eraseRequests } from '#features/sourcing/server/public.ts';
import { eraseLooks } from '#features/shop/server/public.ts';
import { eraseTeam } from '#features/team/server/public.ts';
import { eraseStatements } from '#features/wallet/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { TimerWork } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { ownFiles } from './collect.sql.ts';
import type { Own } from './files.ts';
import * as sql from './privacy.sql.ts';

export const eraseTimer = 'privacy.erase';
export const buyersTimer = 'privacy.buyers';

/** @throws Refused `invalidOperation` where it was asked for already. */
export async function askToErase(env: Environment, tx: Tx, { shopId, personId }: Own): Promise<Date> {
  const now = env.clock.now();
  const wish = { id: env.random.id(now), person_id: personId, asked_at: now };
  const dueAt = addDays(now, limits.erasureDays);
  if (!(await sql.insertWish(tx, { shopId, ...wish, due_at: dueAt }))) {
    throw refuse('invalidOperation', { reason: 'already_asked' });
  }
  await setTimers(tx, shopId, [{ subject: wish.id, kind: eraseTimer, dueAt }]);
  return dueAt;
}

export async function redactPerson(env: Environment, tx: Tx, shopId: bigint): Promise<boolean> {
  const id = await sql.endWish(tx, shopId, 'cancelled', env.clock.now());
  if (id !== undefined) await clearTimers(tx, { shopId, subjects: [id], kinds: [eraseTimer] });
  return id !== undefined;
}

/** Erases whose day has come. Money is never forfeited and no order is left behind: until then it is looked at daily. */
export async function eraseDue({ env, tx, shopId, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const wish = await sql.openWish(tx, { shopId });
  if (wish === undefined) return;
  const { orders, cases, units } = await sql.readOwed(tx, shopId);
  if (orders > 0 || cases > 0 || units > 0n) {
    const again = due.map(({ subject }) => ({ subject, kind: eraseTimer, dueAt: addDays(now, 1) }));
    return setTimers(tx, shopId, again);
  }
  await sessions.endLinks(tx, { shopId, personId: wish.person_id });
  const files = await ownFiles(tx, shopId, { erasedToo: true });
  await sql.erasePerson(tx, { shopId, personId: wish.person_id, at: now });
  await eraseTeam(tx, shopId, now);
  await eraseDomain(tx, shopId);
  await eraseLinks(tx, shopId);
  await eraseRestocks(tx, { shopId });
  await eraseQuestions(tx, { shopId });
  await eraseRequests(tx, { shopId });
  await eraseAnswers(tx, { shopId });
  await eraseReminders(tx, { shopId });
  await eraseBuyers(tx, { shopId });
  await sql.eraseReached(tx, { shopId, personId: wish.person_id, at: now });
  await eraseStatements(tx, { shopId, personId: wish.person_id, at: now });
  await forgetCustomers(tx, shopId);
  await erasePersonChats(tx, shopId, wish.person_id, now);
  await eraseLooks(tx, shopId);
  await eraseBundles(tx, { shopId });
  await eraseCollections(tx, { shopId });
  await erasePages(tx, { shopId });
  await eraseMenu(tx, { shopId });
  await forgetDevices(tx, { shopId, personId: wish.person_id });
  await sql.endWish(tx, shopId, 'done', now);
  // The key goes with the bytes: what a backup of the bytes alone still has cannot be read.
  for (const file of files) await dropBytes(env, file);
  const data = await sql.newestFile(tx, { shopId });
  if (data !== undefined) await env.vault.remove(data.id);
  await recordPlatform(tx, {
    at: now,
    act: eraseTimer,
    note: { shopId, subject: wish.person_id, after: { erased: true } },
  });
}

/** What a buyer left in a shop besides their orders: it is deleted before their address is. */
export async function eraseTraces(
  env: Environment,
  tx: Tx,
  order: { readonly shopId: bigint; readonly id: string },
  { keepsPage = false } = {},
): Promise<void> {
  const buyer = await sql.findBuyerAddress(tx, order);
  if (buyer === undefined) return;
  const place = { env, tx, shopId: order.shopId };
  await eraseAsker(place, buyer.email);
  await eraseWaiting(place, buyer.email);
  await eraseReminded(place, buyer.email);
  if (!keepsPage) await eraseBuyerPage(place, buyer.email);
}

/** Buyers of orders that ended before the books need them are not known any more. */
export async function eraseOldBuyers({ env, tx, due }: TimerWork): Promise<void> {
  const now = env.clock.now();
  const before = addDays(now, -env.policy.buyerKeepDays);
  const orders = await sql.oldBuyers(tx, { before, limit: limits.buyersPerBatch });
  for (const { shop_id: shopId, id } of orders) {
    await forgetBuyer({ env, tx, shopId }, id);
    // A page of their own has a time of its own: its buyer may have opened it yesterday.
    await eraseTraces(env, tx, { shopId, id }, { keepsPage: true });
    await sql.eraseBuyerOf(tx, { shopId, id }, { at: now, personId: null, why: '' });
    await eraseBuyerChat(env, tx, shopId, id);
  }
  const after = { erased: orders.length };
  if (orders.length > 0) {
    await recordPlatform(tx, { at: now, act: buyersTimer, note: { shopId: platformChain, after } });
  }
  const isMore = orders.length === limits.buyersPerBatch;
  const dueAt = isMore ? now : addDays(now, 1);
  await setTimers(
    tx,
    0n,
    due.map(({ subject }) => ({ subject, kind: buyersTimer, dueAt })),
  );
}
