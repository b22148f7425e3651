// What a buyer does with an email about a cart: ask for it, open the cart by its link, end it.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readOrderToken } from '#features/checkout/server/public.ts';
import type { countReminder, readReminder } from '#features/reminders/contract.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { keyAddress, readLink } from '#platform/http/signed-link.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './reminders.sql.ts';
import { reminderTimer } from './timers.ts';

export type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date };

/** @throws Refused `recordNotFound` where there is no such shop. */
export async function readOffer({ tx }: Context, handle: string): Promise<{ is_on: boolean }> {
  const shop = await shopByHandle(tx, handle);
  if (shop === undefined) throw refuse('recordNotFound', { field: 'handle' });
  return { is_on: await isOffered(tx, shop.shop_id) };
}

/** A shop that has chosen nothing offers them. */
export async function isOffered(tx: Tx, shopId: bigint): Promise<boolean> {
  return (await sql.findChoice(tx, { shopId }))?.is_on ?? true;
}

/**
 * Stores the cart of a checkout and when its buyer is written to. Of a checkout that is paid or over, of a shop that offers
 * none, and of an address that was written to or stopped, nothing is stored; the answer is the same.
 *
 * @throws Refused `recordNotFound` for a link that is none.
 */
export async function askForReminder(
  { tx, env, now }: Context,
  token: string,
): Promise<Record<string, never>> {
  const { shopId, id } = readOrderToken(token, env.secret);
  const checkout = await sql.findCheckout(tx, { shopId, id });
  if (checkout === undefined || !(await isOffered(tx, shopId))) return {};
  const isNew = await sql.ask(tx, {
    shopId,
    id,
    email: checkout.email,
    emailKey: keyAddress(env, 'reminder-address', checkout.email),
    lang: checkout.lang,
    lines: checkout.lines,
    at: now,
    endsAt: addDays(now, limits.reminderOpenDays),
  });
  const dueAt = addMinutes(now, limits.reminderHours * 60);
  if (isNew) await setTimers(tx, shopId, [{ subject: id, kind: reminderTimer, dueAt }]);
  return {};
}

const stored = z.array(z.object({ goods_id: z.string(), qty: z.int(), price_units: z.string() }));

/** @throws Refused `recordNotFound` for a link that is none, before it was sent and once it is deleted. */
export async function readCart({ tx, env }: Context, token: string): Promise<GivenOf<typeof readReminder>> {
  const { shopId, id } = readLink(env, 'reminder-link', token);
  const row = await sql.find(tx, { shopId, id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'token' });
  const asset = assetOf(row.currency);
  return {
    lines: z.parse(stored, JSON.parse(row.lines)).map(({ goods_id, qty, price_units: units }) => ({
      goods_id,
      qty,
      seen: formatUnits(BigInt(units), asset),
    })),
  };
}

/** Once a reminder; whether it became an order is read from the order. @throws Refused `recordNotFound`. */
export async function countOrder(
  { tx, env }: Context,
  input: InputOf<typeof countReminder>,
): Promise<Record<string, never>> {
  const { shopId, id } = readLink(env, 'reminder-link', input.token);
  const order = readOrderToken(input.order_token, env.secret);
  if (order.shopId !== shopId) throw refuse('recordNotFound', { field: 'order_token' });
  await sql.countCheckout(tx, { shopId, id, checkoutId: order.id });
  return {};
}

/** Deletes the address; a second time it says the same. @throws Refused `recordNotFound` for a link that is none. */
export async function stop({ tx, env, now }: Context, token: string): Promise<{ state: 'stopped' }> {
  const { shopId, id } = readLink(env, 'reminder-link', token);
  await sql.stop(tx, { shopId, id, endsAt: addDays(now, limits.reminderStopDays) });
  return { state: 'stopped' };
}

/** Deletes what was stored about a buyer's carts, and that they were written to. */
export async function eraseReminded(
  { env, tx, shopId }: Pick<Context, 'env' | 'tx'> & { readonly shopId: bigint },
  email: string,
): Promise<void> {
  await sql.eraseRemindersOf(tx, { shopId, emailKey: keyAddress(env, 'reminder-address', email) });
}
