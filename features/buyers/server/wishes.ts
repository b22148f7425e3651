// The wish list: what a browser or a page noted, with the price of today beside the one of then.
import * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import { assetOf, formatUnits, parseUnits } from '#domain/money/money.ts';
import type { Language } from '#domain/text/language.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import { shownStock } from '#domain/goods/shown-stock.ts';
import type { listWished, setWish } from '#features/buyers/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import * as sql from './buyers.sql.ts';
import { findSignedIn, shopAt, type Context, type VisitedShop } from './session.ts';

const stored = z.array(z.object({ goods_id: z.string(), units: z.nullable(z.string()), at: z.string() }));
export type StoredWish = z.output<typeof stored>[number];

export function parseWishes(text: string): StoredWish[] {
  return z.parse(stored, JSON.parse(text));
}

type Noted = InputOf<typeof listWished>['wishes'];

/**
 * What a browser noted, as it is stored; a product that is named twice counts once.
 *
 * @throws Refused `invalidParameter` (`wishes`, `scale`) for a price that is none.
 */
export function readNoted(noted: Noted, currency: string, now: Date): StoredWish[] {
  const asset = assetOf(currency);
  const found = new Map<string, StoredWish>();
  for (const { goods_id: id, seen } of noted) {
    const units = seen === undefined ? undefined : parseUnits(seen, asset);
    if (seen !== undefined && (units === undefined || units === 0n))
      throw refuse('invalidParameter', { field: 'wishes', reason: 'scale' });
    if (!found.has(id))
      found.set(id, { goods_id: id, units: units?.toString() ?? null, at: now.toISOString() });
  }
  return [...found.values()];
}

/** The stored ones and those of a browser that are not among them, the newest first; the oldest give way. */
export function joinWishes(before: readonly StoredWish[], noted: readonly StoredWish[]): StoredWish[] {
  const known = new Set(before.map(({ goods_id: id }) => id));
  return [...noted.filter(({ goods_id: id }) => !known.has(id)), ...before].slice(0, limits.wishesMax);
}

type Asked = {
  readonly tx: Tx;
  readonly shop: VisitedShop;
  readonly language: Language;
  /** True for what was on sale here when it was noted. */
  readonly isKnown: boolean;
};

/** As the page shows them, in their order. */
export async function presentWishes(
  { tx, shop, language, isKnown }: Asked,
  wishes: readonly StoredWish[],
): Promise<GivenOf<typeof listWished>['wishes']> {
  if (wishes.length === 0) return [];
  const asset = assetOf(shop.currency);
  const ids = wishes.map(({ goods_id: id }) => id);
  const rows = await sql.listGoods(tx, { shopId: shop.shop_id, language, ids, isKnown });
  const goodsById = new Map(rows.map((row) => [row.id, row]));
  return wishes.map(({ goods_id, units }) => {
    const goods = goodsById.get(goods_id);
    const price = goods?.price_units ?? null;
    return {
      goods_id,
      title: goods?.title ?? null,
      image: goods === undefined ? null : pictureOf(goods.picture, goods.title),
      price: price === null ? null : formatUnits(price, asset),
      seen: units === null ? null : formatUnits(BigInt(units), asset),
      currency: shop.currency,
      available: price === null ? 0 : shownStock(goods?.available ?? 0n),
    };
  });
}

/** @throws Refused `recordNotFound` where there is no such shop. */
export async function listForBrowser(
  { tx, now }: Context,
  language: Language,
  { handle, wishes }: InputOf<typeof listWished>,
): Promise<GivenOf<typeof listWished>> {
  const shop = await shopAt(tx, handle);
  return {
    wishes: await presentWishes(
      { tx, shop, language, isKnown: false },
      readNoted(wishes, shop.currency, now),
    ),
  };
}

/**
 * Notes products and takes them off the list, in their order and all or none; each may be done twice.
 *
 * @throws Refused `recordNotFound` for a session that is none (`session`) and a product that is not sold here (`goods_id`).
 * @throws Refused `invalidOperation` (`wishes_full`) beyond `limits.wishesMax`.
 */
export async function changeWish(
  context: Context,
  input: InputOf<typeof setWish>,
): Promise<GivenOf<typeof setWish>> {
  const { tx, now } = context;
  const { shop, shopId, page } = await findSignedIn(context, input);
  const locked = await sql.lockPage(tx, { shopId, id: page.id });
  if (locked === undefined) throw refuse('recordNotFound', { field: 'session' });
  const before = parseWishes(locked.wishes);
  const ids = input.changes.filter((one) => one.is_wished).map((one) => one.goods_id);
  const sold = ids.length === 0 ? [] : await sql.listPrices(tx, { shopId, ids });
  const priceOf = new Map(sold.map((row) => [row.goods_id, row.price_units]));
  const noteWish = (id: string): StoredWish => {
    const units = priceOf.get(id);
    if (units === undefined) throw refuse('recordNotFound', { field: 'goods_id' });
    return { goods_id: id, units: units.toString(), at: now.toISOString() };
  };
  let wishes = before;
  for (const { goods_id: id, is_wished: isWished } of input.changes) {
    const isNoted = wishes.some((wish) => wish.goods_id === id);
    if (isNoted === isWished) continue;
    if (!isWished) wishes = wishes.filter((wish) => wish.goods_id !== id);
    else if (wishes.length >= limits.wishesMax) throw refuse('invalidOperation', { reason: 'wishes_full' });
    else wishes = [noteWish(id), ...wishes];
  }
  if (wishes !== before) await sql.setWishes(tx, { shopId, id: page.id, wishes: JSON.stringify(wishes) });
  const asset = assetOf(shop.currency);
  return {
    wishes: wishes.map(({ goods_id, units }) =>
      units === null ? { goods_id } : { goods_id, seen: formatUnits(BigInt(units), asset) },
    ),
  };
}
