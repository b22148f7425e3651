// Looking around: the shop's home with its goods, and one goods.
import { currencyOf } from '#domain/pricing/customs.ts';
import { goodsComments } from '#features/comments/contract.ts';
import { goodsQuestions } from '#features/questions/contract.ts';
import { shopInfo } from '#features/shop/contract.ts';
import { storefrontPage } from '#features/content/storefront.contract.ts';
import { Refused } from '#domain/wire/errors.ts';
import { storefrontBundle } from '#features/search/bundle.contract.ts';
import { storefrontCollection } from '#features/search/collection.contract.ts';
import { storefrontGood, storefrontGoods } from '#features/search/contract.ts';
import { countries } from '#domain/geo/countries.ts';
import type { Shop } from '#features/storefront/page.shapes.ts';
import { countryOfBrowser } from '#features/storefront/server/buying/delivery.ts';
import { filterOf, readFilter, readReport } from './opinion.ts';
import { readRows } from './rows.ts';
import { askList, goodsPerPage, isAllGoods, queryOf, readList, readPage } from './list.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

const commentsPerPage = 10;

export async function showHome(visit: Visit): Promise<Answer> {
  const { handle } = visit;
  try {
    const [found, list] = await askList(readList(visit.query), (one) =>
      visit.ask(storefrontGoods, { handle, ...queryOf(one) }),
    );
    const { q, category, filters } = list;
    const rows = isAllGoods(list) ? await readRows(visit, found.shop.look) : [];
    return {
      page: { kind: 'home', ...found, rows, q, category, filters, country: countryOf(visit) },
      isPublic: true,
    };
  } catch (error) {
    if (isMissing(error)) return missing('shop');
    throw error;
  }
}

export async function showCollection(visit: Visit): Promise<Answer> {
  const { handle } = visit;
  try {
    const asked = {
      slug: visit.param('slug'),
      page: readPage(visit.query.get('page')),
      page_size: goodsPerPage,
    };
    const found = await visit.ask(storefrontCollection, { handle, ...asked });
    return { page: { kind: 'collection', ...found }, isPublic: true };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const shop = await findShop(visit);
    return missing(shop === undefined ? 'shop' : 'page', shop);
  }
}

export async function showBundle(visit: Visit): Promise<Answer> {
  const { handle } = visit;
  try {
    const found = await visit.ask(storefrontBundle, { handle, id: visit.param('id') });
    return { page: { kind: 'bundle', ...found }, isPublic: true };
  } catch (error) {
    const isWrong = error instanceof Refused && error.key === 'invalidParameter';
    if (!isWrong && !isMissing(error)) throw error;
    const shop = await findShop(visit);
    return missing(shop === undefined ? 'shop' : 'page', shop);
  }
}

export async function showPage(visit: Visit): Promise<Answer> {
  const { handle } = visit;
  try {
    const found = await visit.ask(storefrontPage, { handle, slug: visit.param('slug') });
    return { page: { kind: 'shopPage', ...found }, isPublic: true };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const shop = await findShop(visit);
    return missing(shop === undefined ? 'shop' : 'page', shop);
  }
}

export async function showGoods(visit: Visit): Promise<Answer> {
  try {
    const asked = { handle: visit.handle, id: visit.param('id') };
    const page = { page: readPage(visit.query.get('comments')), page_size: commentsPerPage };
    const commentFilter = readFilter(visit.query);
    const [found, comments, questions] = await Promise.all([
      visit.ask(storefrontGood, { ...asked, ...buyerOf(visit) }),
      visit.ask(goodsComments, { ...asked, ...page, ...filterOf(commentFilter) }),
      visit.ask(goodsQuestions, asked),
    ]);
    const report = readReport(visit);
    const rail = visit.sponsors?.hasRail(visit.handle) === true;
    const said = { comments, commentFilter, report, questions: questions.list };
    return { page: { kind: 'goods', ...found, ...said, rail }, isPublic: true };
  } catch (error) {
    if (!isMissing(error)) throw error;
    const shop = await findShop(visit);
    return missing(shop === undefined ? 'shop' : 'goods', shop);
  }
}

/** Where the buyer is, as far as they or their browser said so. */
export function countryOf({ delivery, accepts }: Visit): string | undefined {
  const country = delivery.country ?? countryOfBrowser(accepts);
  return country !== undefined && countries.includes(country) ? country : undefined;
}

/** The same, with what they pay in. */
function buyerOf(visit: Visit): { country?: string; currency?: string } {
  const country = countryOf(visit);
  if (country === undefined) return {};
  const { delivery } = visit;
  const currency = delivery.currency ?? currencyOf(country);
  return currency === undefined ? { country } : { country, currency };
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
