// Asking for the link, opening the page by it, reading the page, and deleting all of it.
import { emailMasked, emailOf, isEmail } from '#domain/contact.ts';
import { dayMs, hourMs, limits } from '#domain/limits.ts';
import { assetOf, formatUnits } from '#domain/money/money.ts';
import type { Language } from '#domain/text/language.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf } from '#domain/wire/ids.ts';
import type {
  askBuyerLink,
  deleteBuyerPage,
  openBuyerPage,
  readBuyerLink,
  readBuyerPage,
} from '#features/buyers/contract.ts';
import { orderTokenOf } from '#features/checkout/server/public.ts';
import { countFailure } from '#platform/db/rate.sql.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';
import { keyAddress, readLink } from '#platform/http/signed-link.ts';
import { setTimers } from '#platform/jobs/timers.sql.ts';
import { parseAddresses } from './addresses.ts';
import * as sql from './buyers.sql.ts';
import { findSignedIn, openSession, shopAt, type Context } from './session.ts';
import { buyerLinkTimer } from './timers.ts';
import { joinWishes, parseWishes, presentWishes, readNoted } from './wishes.ts';

type Sender = { readonly ip: string; readonly language: Language };

function keyOf(env: Context['env'], email: string): Buffer {
  return keyAddress(env, 'buyer-address', email);
}

/**
 * Has a link sent. Nothing is looked up: the answer, the time it takes and the email are the same for every address.
 *
 * @throws Refused `invalidParameter` (`email`, `shape`); `recordNotFound` where there is no such shop.
 * @throws Refused `tooManyRequests` after `limits.buyerLinksPerHourOfSender`, `…OfNetwork`, or `…PerDayOfAddress`.
 */
export async function askForLink(
  { tx, env, now }: Context,
  { ip, language }: Sender,
  input: InputOf<typeof askBuyerLink>,
): Promise<Record<string, never>> {
  const email = emailOf(input.email);
  if (!isEmail(email)) throw refuse('invalidParameter', { field: 'email', reason: 'shape' });
  const { shop_id: shopId } = await shopAt(tx, input.handle);
  const emailKey = keyOf(env, email);
  await countFailure(
    env.db.aside,
    [
      { key: `buyer:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.buyerLinksPerHourOfSender },
      { key: `buyer:network:${networkOf(ip)}`, windowMs: hourMs, max: limits.buyerLinksPerHourOfNetwork },
      {
        key: `buyer:address:${emailKey.toString('base64url')}`,
        windowMs: dayMs,
        max: limits.buyerLinksPerDayOfAddress,
      },
    ],
    now,
  );
  const id = env.random.id(now);
  const endsAt = addMinutes(now, limits.buyerLinkMinutes);
  await sql.addLink(tx, { shopId, id, email, emailKey, lang: language, at: now, endsAt });
  await setTimers(tx, shopId, [{ subject: id, kind: buyerLinkTimer, dueAt: now }]);
  return {};
}

/** @throws Refused `recordNotFound` for a link that is none, was used, or is over. */
export async function showLink(
  { tx, env, now }: Context,
  token: string,
): Promise<GivenOf<typeof readBuyerLink>> {
  const { shopId, id } = readLink(env, 'buyer-link', token);
  const row = await sql.findLink(tx, { shopId, id, now });
  if (row === undefined) throw refuse('recordNotFound', { field: 'token' });
  return { email: emailMasked(row.email) };
}

/**
 * Of two who use one link at one moment, one is in.
 *
 * @throws Refused `recordNotFound` as `showLink`; `invalidParameter` as `readNoted`, and the link can be used again.
 */
export async function openByLink(
  context: Context,
  { token, wishes }: InputOf<typeof openBuyerPage>,
): Promise<GivenOf<typeof openBuyerPage>> {
  const { tx, env, now } = context;
  const { shopId, id } = readLink(env, 'buyer-link', token);
  const shop = await sql.findCurrency(tx, { shopId });
  // A price that is none is refused before the link is used.
  const noted = shop === undefined ? [] : readNoted(wishes, shop.currency, now);
  const link = await sql.takeLink(tx, { shopId, id, now });
  if (link === undefined) throw refuse('recordNotFound', { field: 'token' });
  const page = await sql.openPage(tx, {
    shopId,
    id: env.random.id(now),
    email: link.email,
    emailKey: link.email_key,
    at: now,
    endsAt: addDays(now, limits.buyerPageDays),
  });
  if (page === undefined) throw new Error('no page was opened');
  if (noted.length > 0) {
    const sold = await sql.listGoods(tx, {
      shopId,
      language: 'en',
      ids: noted.map(({ goods_id: goodsId }) => goodsId),
      isKnown: false,
    });
    // A browser may name anything: what the shop never had is not noted.
    const known = new Set(sold.map((row) => row.id));
    const joined = joinWishes(
      parseWishes(page.wishes),
      noted.filter(({ goods_id: goodsId }) => known.has(goodsId)),
    );
    await sql.setWishes(tx, { shopId, id: page.id, wishes: JSON.stringify(joined) });
  }
  return openSession(context, { shopId, buyerId: page.id });
}

/** @throws Refused `recordNotFound` for a session that is none. */
export async function showPage(
  context: Context,
  language: Language,
  input: InputOf<typeof readBuyerPage>,
): Promise<GivenOf<typeof readBuyerPage>> {
  const { tx, env } = context;
  const { shop, shopId, page } = await findSignedIn(context, input);
  const [wishes, orders] = await Promise.all([
    presentWishes({ tx, shop, language, isKnown: true }, parseWishes(page.wishes)),
    sql.listOrders(tx, {
      shopId,
      email: page.email.toLowerCase(),
      language,
      limit: limits.buyerOrdersShown,
    }),
  ]);
  return {
    email: page.email,
    wishes,
    orders: orders.map(({ id, number, status, title, pieces, paid_at, total_units: units, currency }) => ({
      number: orderNumberOf(shopId, number),
      token: orderTokenOf(shopId, id, env.secret),
      title,
      pieces,
      status,
      paid_at,
      total: formatUnits(units, assetOf(currency)),
      currency,
    })),
    addresses: parseAddresses(page.addresses),
    sessions: page.sessions,
    ends_at: page.ends_at,
    deleted_at: page.deleted_at,
  };
}

/** Nothing of the page is left, on any device. @throws Refused `recordNotFound` for a session that is none. */
export async function deletePage(
  context: Context,
  input: InputOf<typeof deleteBuyerPage>,
): Promise<Record<string, never>> {
  const { shopId, page } = await findSignedIn(context, input);
  await erase(context, shopId, page.email_key);
  return {};
}

/** Deletes a buyer's own page in a shop, with the buyer. */
export async function eraseBuyerPage(
  { env, tx, shopId }: Pick<Context, 'env' | 'tx'> & { readonly shopId: bigint },
  email: string,
): Promise<void> {
  await erase({ tx }, shopId, keyOf(env, email));
}

async function erase({ tx }: Pick<Context, 'tx'>, shopId: bigint, emailKey: Buffer): Promise<void> {
  await sql.removeLinksOf(tx, { shopId, emailKey });
  await sql.deletePage(tx, { shopId, emailKey });
}
