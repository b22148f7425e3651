// The cart's page and its forms. The server prices it each time; the cookie only remembers goods and pieces.
import { ownValue } from '#domain/keys.ts';
import { Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { amountPattern } from '#domain/money/money.ts';
import { id } from '#domain/wire/wire.ts';
import * as z from 'zod/mini';
import { quoteCart } from '#features/checkout/contract.ts';
import { storefrontGood } from '#features/search/contract.ts';
import type { Notice, NoticeKey, NoticeKind } from '#domain/notifications/page-notice.ts';
import type { CartLine, DeliveryPlace, Goods, Quote } from '#features/storefront/page.shapes.ts';
import {
  addToCart,
  readPieces,
  readTypedCode,
  rememberPrices,
  setPieces,
  type Cart,
  type CartEntry,
} from './cart.ts';
import { chosenIn, placeFor } from './delivery.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

/** Messages that an address may ask for after a form was answered with a redirect. */
const noticesOfCart: Record<string, readonly [NoticeKind, NoticeKey]> = {
  added: ['good', 'noticeAdded'],
  again: ['warn', 'noticeAgain'],
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

/** A bundle goes into the cart as its products, a piece of each; the price that they have together is the server's. */
export async function addBundle(visit: Visit): Promise<Answer> {
  const ids = visit.form.getAll('goods_id').slice(0, limits.bundleGoodsMax);
  const goodsIds = ids.flatMap((text) => id.safeParse(text).data ?? []);
  if (goodsIds.length < limits.bundleGoodsMin) return missing('goods', await findShop(visit));
  let cart = visit.cart;
  for (const goodsId of goodsIds) {
    const next = addToCart(cart, { goodsId, qty: 1, seen: '' });
    if (next === undefined) return { redirect: `${visit.base}/cart?say=full` };
    cart = next;
  }
  return { redirect: `${visit.base}/cart?say=added`, cart };
}

/** Every button of the cart's form sends quantities, country and currency as they stand in it. */
export async function updateCart(visit: Visit): Promise<Answer> {
  const cart = { ...visit.cart, code: codeIn(visit) };
  return { cart, ...(await changeCart({ ...visit, cart })), delivery: chosenIn(visit) };
}

/** The code after a form: what stands in its field, or none where the buyer takes it out. */
export function codeIn({ form, cart }: Pick<Visit, 'form' | 'cart'>): string {
  if (form.get('code_remove') !== null) return '';
  const typed = form.get('code');
  return typed === null ? cart.code : readTypedCode(typed);
}

async function changeCart(visit: Visit): Promise<Answer> {
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
  const said = ownValue(noticesOfCart, visit.query.get('say') ?? '');
  const notices: Notice[] = said === undefined ? [] : [{ kind: said[0], key: said[1] }];
  if (visit.cart.entries.length === 0) {
    const { code } = visit.cart;
    return { page: { kind: 'cart', shop, lines: [], quote: undefined, code, delivery: undefined, notices } };
  }
  const delivery = await placeFor(visit, shop, visit.delivery);
  const priced = await priceIn(visit, visit.cart, delivery);
  if (!('quote' in priced)) {
    const lines = await lookAtLines(visit, visit.cart);
    const shown = lines.map((line) => markClosed(line, priced.closed));
    const { code } = visit.cart;
    return { page: { kind: 'cart', shop, lines: shown, quote: undefined, code, delivery, notices } };
  }
  const { quote } = priced;
  const lines = quote.lines.map((line) => cartLineOf(line, visit.cart));
  if (lines.some(({ was }) => was !== undefined)) notices.push({ kind: 'warn', key: 'noticePrices' });
  const prices = new Map(quote.lines.map((line) => [line.goods_id, line.unit_price]));
  return {
    page: { kind: 'cart', shop, lines, quote, code: visit.cart.code, delivery, notices },
    cart: rememberPrices(visit.cart, prices),
  };
}

/** A price, or the goods that cannot be sent to the country; none are named where something else is in the way. */
export type Priced = { readonly quote: Quote } | { readonly closed: readonly string[] };

const laneClosed = z.object({
  reason: z.literal('lane_closed'),
  items: z.array(z.object({ goods_id: z.string() })),
});

/**
 * Has the server price a cart for a place.
 *
 * @throws Refused for every refusal that is not about the goods, and an Error in an outage.
 */
export async function priceIn(
  visit: Visit,
  cart: Cart,
  { country, currency, service }: Pick<DeliveryPlace, 'country' | 'currency' | 'service'>,
): Promise<Priced> {
  const lines = cart.entries.map(({ goodsId, qty }) => ({ goods_id: goodsId, qty }));
  const ask = {
    handle: visit.handle,
    lines,
    country,
    ...(service === undefined ? {} : { service }),
    ...(cart.code === '' ? {} : { code: cart.code }),
  };
  try {
    return { quote: await visit.ask(quoteCart, { ...ask, currency }) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const closed = laneClosed.safeParse(error.shown);
    if (error.key === 'invalidOperation' && closed.success)
      return { closed: closed.data.items.map(({ goods_id }) => goods_id) };
    // The rate grew old between the choice and the price: in the shop's own money it can still be bought.
    if (error.key === 'invalidParameter' && error.shown.field === 'currency')
      return { quote: await visit.ask(quoteCart, ask) };
    if (['outOfStock', 'invalidParameter'].includes(error.key) || isMissing(error)) return { closed: [] };
    throw error;
  }
}

function markClosed(line: CartLine, closed: readonly string[]): CartLine {
  return line.problem === undefined && closed.includes(line.goodsId) ? { ...line, problem: 'notSent' } : line;
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
    discounts: line.discounts,
    isSpared: line.spared,
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
    discounts: undefined,
    isSpared: false,
    was: undefined,
    problem: problemOf(goods, qty),
  };
}

function problemOf(goods: Goods | undefined, qty: number): CartLine['problem'] {
  if (goods === undefined) return 'gone';
  if (goods.available <= 0) return 'soldOut';
  return goods.available < qty ? 'fewer' : undefined;
}
