// The page that asks where to send and what to pay in, for whoever looks at goods before there is a cart.
import { localPath } from './checkout.ts';
import { chosenIn, placeFor } from './delivery.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

const backCharactersMax = 500;

export async function showPlace(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const delivery = await placeFor(visit, shop, visit.delivery);
  return { page: { kind: 'place', shop, delivery, back: backOf(visit, visit.query.get('back')) } };
}

/** Keeps the choice and leads back to where it was asked for. */
export async function savePlace(visit: Visit): Promise<Answer> {
  return { redirect: backOf(visit, visit.form.get('back')), delivery: chosenIn(visit) };
}

/** A page of this shop; its home for anything else, so that nobody is led elsewhere. */
function backOf(visit: Visit, text: string | null): string {
  if (text === null || text.length > backCharactersMax) return visit.base;
  return localPath(text, visit) ?? visit.base;
}
