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
  };
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
