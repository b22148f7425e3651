// Asking for the email, confirming the address, and deleting it.
import { emailOf, isEmail } from '#domain/contact.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { dayMs, hourMs, limits } from '#domain/limits.ts';
import type { Language } from '#domain/text/language.ts';
import { addDays } from '#domain/time.ts';
import type { askRestock, readRestock } from '#features/restock/contract.ts';
import { shopByHandle } from '#features/shop/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';
import { keyAddress, readLink } from '#platform/http/signed-link.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './restock.sql.ts';
import { restockTimers } from './timers.ts';

export type Context = { readonly tx: Tx; readonly env: Environment; readonly now: Date };
type Sender = { readonly ip: string; readonly language: Language };

/**
 * Keeps the wish and has the link sent. An address that has confirmed before is written nothing, and the answer is the same.
 *
 * @throws Refused `invalidParameter` (`email`, `shape`).
 * @throws Refused `recordNotFound` where the shop does not sell the goods, or they are there.
 * @throws Refused `tooManyRequests` after `limits.restocksPerHourOfSender`, `…OfNetwork`, or `…PerDayOfAddress`.
 */
export async function askForNotice(
  { tx, env, now }: Context,
  { ip, language }: Sender,
  input: InputOf<typeof askRestock>,
): Promise<Record<string, never>> {
  const email = emailOf(input.email);
  if (!isEmail(email)) throw refuse('invalidParameter', { field: 'email', reason: 'shape' });
  const shop = await shopByHandle(tx, input.handle);
  const goodsId = input.goods_id;
  if (shop === undefined || !(await sql.isSoldOut(tx, { shopId: shop.shop_id, goodsId })))
    throw refuse('recordNotFound', { field: 'goods_id' });
  const emailKey = keyAddress(env, 'restock-address', email);
  await countFailure(
    env.db.aside,
    [
      { key: `restock:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.restocksPerHourOfSender },
      { key: `restock:network:${networkOf(ip)}`, windowMs: hourMs, max: limits.restocksPerHourOfNetwork },
      {
        key: `restock:address:${emailKey.toString('base64url')}`,
        windowMs: dayMs,
        max: limits.restocksPerDayOfAddress,
      },
    ],
    now,
  );
  const row = await sql.ask(tx, {
    shopId: shop.shop_id,
    id: env.random.id(now),
    goodsId,
    email,
    emailKey,
    lang: language,
    at: now,
    endsAt: addDays(now, limits.restockConfirmDays),
  });
  if (row !== undefined)
    await setTimers(tx, shop.shop_id, [{ subject: row.id, kind: restockTimers.confirm, dueAt: now }]);
  return {};
}

type Link = { readonly token: string; readonly language: Language };
type Shown = GivenOf<typeof readRestock>;

/** @throws Refused `recordNotFound` for a link that is none, and once the address is deleted. */
export async function showNotice({ tx, env }: Context, { token, language }: Link): Promise<Shown> {
  const { shopId, id } = readLink(env, 'restock-link', token);
  const row = await sql.find(tx, { shopId, id, language });
  if (row === undefined) throw refuse('recordNotFound', { field: 'token' });
  return {
    state: row.state === 'unconfirmed' ? 'unconfirmed' : 'waiting',
    goods: { id: row.goods_id, title: row.title },
  };
}

/** Confirming twice is confirming once. @throws Refused `recordNotFound` as `showNotice`. */
export async function confirmNotice(context: Context, link: Link): Promise<Shown> {
  const { tx, env, now } = context;
  const { shopId, id } = readLink(env, 'restock-link', link.token);
  const endsAt = addDays(now, limits.restockWaitDays);
  const isNew = await sql.confirm(tx, { shopId, id, at: now, endsAt });
  const shown = await showNotice(context, link);
  // The goods may be there by now: the first look is at once.
  if (isNew)
    await setTimers(tx, shopId, [{ subject: shown.goods.id, kind: restockTimers.check, dueAt: now }]);
  return shown;
}

/** Deletes the address; of one that is deleted already it says the same. */
export async function stopNotice({ tx, env }: Context, token: string): Promise<{ state: 'stopped' }> {
  const { shopId, id } = readLink(env, 'restock-link', token);
  await sql.remove(tx, { shopId, ids: [id] });
  return { state: 'stopped' };
}

/** Deletes an address that waits in a shop, with its buyer. */
export async function eraseWaiting(
  { env, tx, shopId }: Pick<Context, 'env' | 'tx'> & { readonly shopId: bigint },
  email: string,
): Promise<void> {
  await sql.eraseRestocksOf(tx, { shopId, emailKey: keyAddress(env, 'restock-address', email) });
}
