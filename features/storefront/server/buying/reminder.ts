// The email about a cart that was left unpaid: the box at the checkout, the cart by its link, and its end.
import {
  askReminder,
  countReminder,
  readReminder,
  reminderOffer,
  stopReminder,
} from '#features/reminders/contract.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import { addToCart, type Cart } from './cart.ts';

/** False also where nobody can say: the checkout goes on without the box. */
export async function isReminderOffered(visit: Visit): Promise<boolean> {
  try {
    return (await visit.ask(reminderOffer, { handle: visit.handle })).is_on;
  } catch {
    return false;
  }
}

/** Stores what the buyer ticked, and that the cart came by an email. Neither keeps anybody from paying. */
export async function rememberCart(visit: Visit, orderToken: string): Promise<void> {
  const { reminder } = visit.cart;
  await Promise.allSettled([
    visit.form.get('remind') === 'on' ? visit.ask(askReminder, { token: orderToken }) : undefined,
    reminder === undefined
      ? undefined
      : visit.ask(countReminder, { token: reminder, order_token: orderToken }),
  ]);
}

/**
 * Fills the cart as it was. What is in the cart already stays, pieces included, so that opening the link twice adds nothing;
 * the cart says what is sold out, gone or priced otherwise.
 */
export async function openReminder(visit: Visit): Promise<Answer> {
  const token = visit.param('token');
  try {
    const { lines } = await visit.ask(readReminder, { token });
    let cart: Cart = { ...visit.cart, reminder: token };
    let isFull = false;
    for (const { goods_id: goodsId, qty, seen } of lines) {
      if (cart.entries.some((entry) => entry.goodsId === goodsId)) continue;
      const next = addToCart(cart, { goodsId, qty, seen });
      if (next === undefined) isFull = true;
      else cart = next;
    }
    return { redirect: `${visit.base}/cart${isFull ? '?say=full' : ''}`, cart };
  } catch (error) {
    // A cart that is deleted here is still the visitor's own, if they have one.
    if (isMissing(error)) return { redirect: `${visit.base}/cart` };
    throw error;
  }
}

export async function showReminderStop(visit: Visit): Promise<Answer> {
  return stopPage(visit, false);
}

export async function stopReminderByForm(visit: Visit): Promise<Answer> {
  await visit.ask(stopReminder, { token: visit.param('token') });
  return stopPage(visit, true);
}

async function stopPage(visit: Visit, isDone: boolean): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  return { page: { kind: 'reminderStop', token: visit.param('token'), isDone, shop } };
}
