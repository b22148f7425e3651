// What is told of a page that somebody was shown, and of goods that they put into their cart: after the answer was sent.
import type { FastifyRequest } from 'fastify';
import { readCookie } from '#features/storefront/server/cookies.ts';
import type { Answer, Visit } from '#features/storefront/server/visit.ts';

/** What was done with goods. */
export type Did = { readonly kind: 'view' | 'cart' | 'checkout'; readonly goodsIds: readonly string[] };

export type Shown = {
  readonly handle: string;
  readonly ip: string;
  readonly agent: string | undefined;
  readonly purpose: string | undefined;
  readonly host: string;
  readonly referer: string | undefined;
  /** What the address says of how it was come by. */
  readonly via: string | null;
  /** True where the merchant's own browser says that it is. */
  readonly isOwn: boolean;
  readonly did: Did | undefined;
  /** What was searched for in the whole shop and found nothing. */
  readonly missed: string | undefined;
};

/** The merchant's app leaves it in its own browser, so that they do not count as their visitor. */
export const ownCookie = 'stockless_own';

/** Undefined where nothing was shown that counts: pages of one buyer, what is missing, forms that were refused. */
export function shownOf(visit: Visit, answer: Answer, request: FastifyRequest): Shown | undefined {
  if (visit.isShopless) return undefined;
  const did = didOf(visit, answer, request.method);
  if (did === undefined && !(answer.isPublic === true && request.method === 'GET')) return undefined;
  const { headers, ip } = request;
  return {
    handle: visit.handle,
    ip,
    agent: headers['user-agent'],
    purpose: [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().find(Boolean),
    host: request.host,
    referer: headers.referer,
    via: visit.query.get('via'),
    isOwn: readCookie(headers.cookie, ownCookie)?.toLowerCase() === visit.handle.toLowerCase(),
    did,
    missed: missedOf(answer),
  };
}

/** Nothing where a filter may be why nothing was found. */
function missedOf(answer: Answer): string | undefined {
  if (!('page' in answer) || answer.page.kind !== 'home') return undefined;
  const { q, category, filters, goods } = answer.page;
  const { sort: _sort, ...narrowed } = filters;
  const isNarrowed = category !== undefined || Object.values(narrowed).some(Boolean);
  return isNarrowed || goods.page !== 1 || goods.list.length > 0 ? undefined : q;
}

function didOf(visit: Visit, answer: Answer, method: string): Did | undefined {
  if (method === 'POST') {
    const isAdded = 'redirect' in answer && answer.cart !== undefined && visit.path.endsWith('/cart/add');
    return isAdded ? { kind: 'cart', goodsIds: [visit.form.get('goods_id') ?? ''] } : undefined;
  }
  if (method !== 'GET' || !('page' in answer)) return undefined;
  const { page } = answer;
  if (page.kind === 'goods') return { kind: 'view', goodsIds: [page.goods.id] };
  if (page.kind !== 'checkout') return undefined;
  return { kind: 'checkout', goodsIds: visit.cart.entries.map(({ goodsId }) => goodsId) };
}
