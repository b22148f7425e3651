// The same goods once more: the lines of an order go into the cart, which says what is gone, sold out or priced otherwise.
import { orderByLink } from '#features/checkout/contract.ts';
import { addToCart, type Cart } from '#features/storefront/server/buying/cart.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import { storefrontGood } from '#features/search/contract.ts';

/**
 * Fills the cart with what the shop still sells, as many pieces as were ordered; what was in the cart stays. The price that
 * was paid is kept as the one that was seen, so that the cart says where it is another one.
 */
export async function orderAgain(visit: Visit): Promise<Answer> {
  try {
    const order = await visit.ask(orderByLink, { token: visit.param('token') });
    if (order.shop.handle !== visit.handle) return missing('order', await findShop(visit));
    const sold = await Promise.all(
      order.lines.map(async (line) => ({ line, isSold: await isSold(visit, line.goods_id) })),
    );
    let cart: Cart = visit.cart;
    let isFull = false;
    for (const { line, isSold: isThere } of sold) {
      if (!isThere) continue;
      // What was paid in another currency is no price of this shop.
      const seen = order.priced === null ? line.unit_price : '';
      const next = addToCart(cart, { goodsId: line.goods_id, qty: line.qty, seen });
      if (next === undefined) isFull = true;
      else cart = next;
    }
    const left = sold.filter(({ isSold: isThere }) => !isThere).length;
    const say = isFull ? 'full' : left > 0 ? 'again' : 'added';
    return { redirect: `${visit.base}/cart?say=${say}`, cart };
  } catch (error) {
    if (isMissing(error)) return missing('order', await findShop(visit));
    throw error;
  }
}

async function isSold(visit: Visit, goodsId: string): Promise<boolean> {
  try {
    await visit.ask(storefrontGood, { handle: visit.handle, id: goodsId });
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
