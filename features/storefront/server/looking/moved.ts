// A shop chooses its address once; pages that are asked for under the one before are at the new one.
import type { FastifyRequest } from 'fastify';
import { inLanguage } from '#domain/text/language-path.ts';
import { shopInfo } from '#features/shop/contract.ts';
import type { Answer, Visit } from '#features/storefront/server/visit.ts';

/** Where a page is that was asked for under the address which its shop had before. */
export async function movedTo(
  visit: Visit,
  answer: Answer,
  request: FastifyRequest,
): Promise<string | undefined> {
  if (request.method !== 'GET' || visit.isShopless) return undefined;
  const handle = await handleNow(visit, answer);
  if (handle === undefined || handle === visit.handle.toLowerCase()) return undefined;
  const old = `/s/${visit.handle}`;
  const [path = '', query] = request.url.split('?', 2);
  const at = path.indexOf(old);
  if (at < 0) return undefined;
  const next = `${path.slice(0, at)}/s/${handle}${path.slice(at + old.length)}`;
  return inLanguage(visit.spoken.named, query === undefined ? next : `${next}?${query}`);
}

/** The shop's handle as a page names it; what is missing under one handle may be there under another. */
async function handleNow(visit: Visit, answer: Answer): Promise<string | undefined> {
  if (!('page' in answer)) return undefined;
  const { page } = answer;
  if ('shop' in page && page.shop !== undefined) return page.shop.handle;
  if (page.kind !== 'missing') return undefined;
  try {
    return (await visit.ask(shopInfo, { handle: visit.handle })).handle;
  } catch {
    return undefined;
  }
}
