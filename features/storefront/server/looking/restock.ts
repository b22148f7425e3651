// Asking for an email when an item is there again, and what its link leads to.
import { emailOf, isEmail } from '#domain/contact.ts';
import { askRestock, confirmRestock, readRestock, stopRestock } from '#features/restock/contract.ts';
import { findShop, showGoods } from './shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

/** The answer is the same for every address; one that is none is asked for again on the page of the item. */
export async function askForRestock(visit: Visit): Promise<Answer> {
  const email = emailOf(visit.form.get('email') ?? '').slice(0, 254);
  const goodsId = visit.param('id');
  if (!isEmail(email)) {
    const again = await showGoods(visit);
    if (!('page' in again) || again.page.kind !== 'goods') return again;
    return { page: { ...again.page, restock: { email, isWrong: true } }, status: 422 };
  }
  try {
    await visit.ask(askRestock, { handle: visit.handle, goods_id: goodsId, email });
  } catch (error) {
    // It came back in the meantime: the page of the item says so.
    if (isMissing(error)) return { redirect: `${visit.base}/goods/${encodeURIComponent(goodsId)}` };
    throw error;
  }
  return {
    page: { kind: 'restock', state: 'asked', token: '', goods: undefined, shop: await findShop(visit) },
  };
}

export async function showRestock(visit: Visit): Promise<Answer> {
  return pageOf(visit, async (token) => visit.ask(readRestock, { token }));
}

export async function confirmRestockByForm(visit: Visit): Promise<Answer> {
  return pageOf(visit, async (token) => visit.ask(confirmRestock, { token }));
}

export async function stopRestockByForm(visit: Visit): Promise<Answer> {
  return pageOf(visit, async (token) => ({ ...(await visit.ask(stopRestock, { token })), goods: undefined }));
}

type Found = {
  readonly state: 'unconfirmed' | 'waiting' | 'stopped';
  readonly goods: { readonly id: string; readonly title: string } | undefined;
};

/** A link whose address is deleted says that it is: nobody has to wonder. */
async function pageOf(visit: Visit, act: (token: string) => Promise<Found>): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const token = visit.param('token');
  try {
    const { state, goods } = await act(token);
    return { page: { kind: 'restock', state, token, goods, shop } };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { page: { kind: 'restock', state: 'stopped', token, goods: undefined, shop } };
  }
}
