// A page of a shop in the look that its merchant is trying: a private link says which.
import { shopInfo } from '#features/shop/contract.ts';
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { readRows } from './rows.ts';
import type { Visit } from '#features/storefront/server/visit.ts';

const tokenMax = 64;

/** The page as its merchant is trying it. A wrong token, or one that is over, shows the page that everybody sees. */
export async function withDraft(visit: Visit, page: StorefrontPage, token: string): Promise<StorefrontPage> {
  if (!('shop' in page) || page.shop === undefined) return page;
  const { look } = await visit.ask(shopInfo, { handle: visit.handle, look: token.slice(0, tokenMax) });
  const tried = { ...page, shop: { ...page.shop, look }, isPreview: true };
  return tried.kind === 'home' ? { ...tried, rows: await readRows(visit, look) } : tried;
}

/**
 * A buyer's order, return or receipt is drawn as the shop is that they bought from. Where the shop cannot be read, the
 * page is there all the same, in the platform's own look.
 */
export async function withShop(visit: Visit, page: StorefrontPage): Promise<StorefrontPage> {
  if (visit.isShopless || 'shop' in page || page.kind === 'trouble') return page;
  try {
    return { ...page, shop: await visit.ask(shopInfo, { handle: visit.handle }) };
  } catch {
    return page;
  }
}
