// The cart's page and its forms. The server prices it each time; the cookie only remembers goods and pieces.
import { Refused } from '#domain/errors.ts';
import { amountPattern } from '#domain/money.ts';
import { id } from '#domain/wire.ts';
import { quoteCart, storefrontGood } from '../contract.ts';
import { countries } from '../countries.contract.ts';
import type { CartLine, Goods, Notice, NoticeKey, NoticeKind, Quote, Shop } from '../page.contract.ts';
import {
  addToCart,
  readPieces,
  rememberPrices,
  setPieces,
  type Cart,
  type CartEntry,
} from './storefront-cart.ts';
import { findShop } from './storefront-shop.ts';
import { isMissing, missing, type Answer, type Visit } from './storefront-visit.ts';

/** Messages that an address may ask for after a form was answered with a redirect. */
const noticesOfCart: Record<string, readonly [NoticeKind, NoticeKey]> = {
  added: ['good', 'noticeAdded'],
  updated: ['good', 'noticeUpdated'],
  fitted: ['good', 'noticeFitted'],
  full: ['warn', 'noticeCartFull'],
  stock: ['bad', 'noticeStock'],
};

export async function addGoods(visit: Visit): Promise<Answer> {
  const goodsId = id.safeParse(visit.form.get('goods_id'));
  if (!goodsId.success) return missing('goods', await findShop(visit));
  const seen = visit.form.get('price') ?? '';
  const entry: CartEntry = {
    goodsId: goodsId.data,
    qty: Math.max(readPieces(visit.form.get('qty')) ?? 1, 1),
    seen: seen.length <= 20 && amountPattern.test(seen) ? seen : '',
  };
  const cart = addToCart(visit.cart, entry);
  if (cart === undefined) return { redirect: `${visit.base}/cart?say=full` };
  const isBuyingNow = visit.form.get('next') === 'checkout';
  return { redirect: `${visit.base}/${isBuyingNow ? 'checkout' : 'cart?say=added'}`, cart };
}

export async function updateCart(visit: Visit): Promise<Answer> {
  if (visit.form.get('next') === 'fit') {
    const lines = await lookAtLines(visit, visit.cart);
    const fits = new Map(lines.map((line) => [line.goodsId, Math.min(line.qty, line.available)]));
    return { redirect: `${visit.base}/cart?say=fitted`, cart: setPieces(visit.cart, fits) };
  }
  const wanted = new Map<string, number>();
  for (const { goodsId } of visit.cart.entries) {
    const qty = readPieces(visit.form.get(`qty.${goodsId}`));
    if (qty !== undefined) wanted.set(goodsId, qty);
  }
  const removed = visit.form.get('remove');
  if (removed !== null) wanted.set(removed, 0);
  const cart = setPieces(visit.cart, wanted);
  const isGoingOn = visit.form.get('next') === 'checkout' && removed === null;
  return { redirect: `${visit.base}/${isGoingOn ? 'checkout' : 'cart?say=updated'}`, cart };
}

export async function showCart(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const said = noticesOfCart[visit.query.get('say') ?? ''];
  const notices: Notice[] = said === undefined ? [] : [{ kind: said[0], key: said[1] }];
  if (visit.cart.entries.length === 0) {
    return { page: { kind: 'cart', shop, lines: [], quote: undefined, notices } };
  }
  const country = countryOf(visit, shop);
  const quote = await quoteOf(visit, visit.cart, country);
  if (quote === undefined) {
    const lines = await lookAtLines(visit, visit.cart);
    return { page: { kind: 'cart', shop, lines, quote: undefined, notices } };
  }
  const lines = quote.lines.map((line) => cartLineOf(line, visit.cart));
  if (lines.some(({ was }) => was !== undefined)) notices.push({ kind: 'warn', key: 'noticePrices' });
  const prices = new Map(quote.lines.map((line) => [line.goods_id, line.unit_price]));
  return { page: { kind: 'cart', shop, lines, quote, notices }, cart: rememberPrices(visit.cart, prices) };
}

/**
 * Has the server price a cart; undefined where something in it cannot be bought as it stands.
 *
 * @throws Refused for every other refusal, and an Error in an outage.
 */
export async function quoteOf(visit: Visit, cart: Cart, country: string): Promise<Quote | undefined> {
  const lines = cart.entries.map(({ goodsId, qty }) => ({ goods_id: goodsId, qty }));
  try {
    return await visit.ask(quoteCart, { handle: visit.handle, lines, country });
  } catch (error) {
    const isAboutGoods = error instanceof Refused && ['outOfStock', 'invalidParameter'].includes(error.key);
    if (isAboutGoods || isMissing(error)) return undefined;
    throw error;
  }
}

/** The country to price for: the one asked for, else the browser's, else the first that the shop ships to. */
export function countryOf(visit: Visit, shop: Shop, wish = visit.form.get('country')): string {
  const reached = shop.ships_to.length === 0 ? countries : shop.ships_to;
  if (wish !== null && reached.includes(wish)) return wish;
  const region = /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?-([a-zA-Z]{2})\b/.exec(visit.accepts)?.[1]?.toUpperCase();
  if (region !== undefined && reached.includes(region)) return region;
  return shop.ships_to[0] ?? 'US';
}

function cartLineOf(line: Quote['lines'][number], cart: Cart): CartLine {
  const seen = cart.entries.find(({ goodsId }) => goodsId === line.goods_id)?.seen;
  return {
    goodsId: line.goods_id,
    title: line.title,
    image: line.image ?? undefined,
    qty: line.qty,
    available: line.available,
    unitPrice: line.unit_price,
    amount: line.amount,
    was: seen === undefined || seen === '' || seen === line.unit_price ? undefined : seen,
    problem: undefined,
  };
}

/** Looks at each goods by itself, where the whole could not be priced: which of them is the trouble? */
async function lookAtLines(visit: Visit, cart: Cart): Promise<CartLine[]> {
  const lines: CartLine[] = [];
  for (const entry of cart.entries) lines.push(lineOfGoods(entry, await findGoods(visit, entry.goodsId)));
  return lines;
}

async function findGoods(visit: Visit, goodsId: string): Promise<Goods | undefined> {
  try {
    return (await visit.ask(storefrontGood, { handle: visit.handle, id: goodsId })).goods;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function lineOfGoods({ goodsId, qty }: CartEntry, goods: Goods | undefined): CartLine {
  const available = Math.max(goods?.available ?? 0, 0);
  return {
    goodsId,
    title: goods?.title,
    image: goods?.images[0],
    qty,
    available,
    unitPrice: goods?.price,
    amount: undefined,
    was: undefined,
    problem: problemOf(goods, qty),
  };
}

function problemOf(goods: Goods | undefined, qty: number): CartLine['problem'] {
  if (goods === undefined) return 'gone';
  if (goods.available <= 0) return 'soldOut';
  return goods.available < qty ? 'fewer' : undefined;
}
