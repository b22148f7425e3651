// Looking around: the shop's home with its goods, and one goods.
import { goodsComments } from '#features/comments/contract.ts';
import { shopInfo } from '#features/shop/contract.ts';
import { storefrontGood, storefrontGoods } from '../contract.ts';
import type { Shop } from '../page.contract.ts';
import { isMissing, missing, type Answer, type Visit } from './storefront-visit.ts';

/** Fills rows of 2, 3, 4 and 6 without a gap. */
const goodsPerPage = 24;
const pageMax = 10_000;
const commentsPerPage = 10;

export async function showHome(visit: Visit): Promise<Answer> {
  const category = visit.query.get('category')?.slice(0, 40) || undefined;
  const q = visit.query.get('q')?.trim().slice(0, 80) || undefined;
  const page = readPage(visit.query.get('page'));
  const ask = {
    handle: visit.handle,
    page,
    page_size: goodsPerPage,
    ...(category === undefined ? {} : { category }),
    ...(q === undefined ? {} : { q }),
  };
  try {
    const { shop, categories, goods } = await visit.ask(storefrontGoods, ask);
    return { page: { kind: 'home', shop, categories, goods, category, q }, isPublic: true };
  } catch (error) {
    if (isMissing(error)) return missing('shop');
    throw error;
  }
}

export async function showGoods(visit: Visit): Promise<Answer> {
  try {
    const asked = { handle: visit.handle, id: visit.param('id') };
    const page = { page: readPage(visit.query.get('comments')), page_size: commentsPerPage };
    const [found, comments] = await Promise.all([
      visit.ask(storefrontGood, asked),
      visit.ask(goodsComments, { ...asked, ...page }),
    ]);
    return { page: { kind: 'goods', ...found, comments }, isPublic: true };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const shop = await findShop(visit);
    return missing(shop === undefined ? 'shop' : 'goods', shop);
  }
}

export async function showMissing(visit: Visit): Promise<Answer> {
  if (visit.param('*') === '') return { redirect: visit.base };
  return missing('page', await findShop(visit));
}

/** The shop of this address; undefined where there is none. */
export async function findShop(visit: Visit): Promise<Shop | undefined> {
  try {
    return await visit.ask(shopInfo, { handle: visit.handle });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

function readPage(text: string | null): number {
  if (text === null || !/^[1-9]\d{0,4}$/.test(text)) return 1;
  return Math.min(Number(text), pageMax);
}
