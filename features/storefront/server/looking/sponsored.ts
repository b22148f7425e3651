// What the storefront remembers of a sponsored link, and whom it tells: once the page was sent.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { readCookie, setCookie } from '#features/storefront/server/cookies.ts';
import { ownCookie, type Shown } from './seen.ts';
import type { Looker, Sponsors } from '#features/search/server/public.ts';
import type { Answer, Visit } from '#features/storefront/server/visit.ts';

/** The shop by whose sponsored link somebody came, for as long as an order still counts as brought by it. */
const cookieOf = (handle: string): string => `stockless_ad_${handle}`;

export function lookerOf({ headers, ip }: FastifyRequest): Looker {
  return {
    ip,
    agent: headers['user-agent'],
    purpose: [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().find(Boolean),
    ownHandle: readCookie(headers.cookie, ownCookie),
  };
}

/** True for a page that is made for one visitor, because sponsored places on it carry marks that count once. */
export function isForOne(sponsors: Sponsors | undefined, { isShopless }: Visit): boolean {
  return isShopless && sponsors !== undefined && (sponsors.isOpen('explore') || sponsors.isOpen('search'));
}

/** The mark of the sponsored link that led here, where this instance made it. */
function markOf(sponsors: Sponsors | undefined, visit: Visit): string | undefined {
  const mark = visit.isShopless ? null : visit.query.get('ad');
  return mark !== null && sponsors?.isOurs(mark) === true ? mark : undefined;
}

/** Has the browser keep by which link it came: the last one of a shop stands. */
export function rememberLink(
  sponsors: Sponsors | undefined,
  visit: Visit,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const mark = markOf(sponsors, visit);
  if (mark === undefined) return;
  const keeping = { days: limits.adOrderClickDays, isSecure: request.protocol === 'https' };
  void reply.header('set-cookie', setCookie(cookieOf(visit.handle), mark, keeping));
}

type Sent = { readonly visit: Visit; readonly answer: Answer; readonly shown: Shown | undefined };

/** Tells what came of a sponsored link. Called once the answer is on its way. */
export function tellSponsors(
  sponsors: Sponsors | undefined,
  { visit, answer, shown }: Sent,
  request: FastifyRequest,
): void {
  if (sponsors === undefined || visit.isShopless) return;
  const given = visit.query.get('ad');
  // A forged mark is counted too.
  if (given !== null && request.method === 'GET' && shown?.did?.kind === 'view') {
    void sponsors.followed(given, lookerOf(request));
  }
  const kept = readCookie(request.headers.cookie, cookieOf(visit.handle));
  if (kept === undefined || request.method !== 'POST') return;
  if (shown?.did?.kind === 'cart') void sponsors.kept(kept);
  const isOrder = visit.path.endsWith('/checkout') && 'redirect' in answer && answer.cart !== undefined;
  const quote = isOrder ? readRoutedId(visit.form.get('quote_id') ?? '') : undefined;
  if (quote !== undefined) void sponsors.ordered(kept, quote.id);
}
