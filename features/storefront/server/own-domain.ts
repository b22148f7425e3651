// Pages are drawn with the addresses that the platform has for them. This writes them as they are at the shop's domain: where
// a page is to be found, and, for who is there, every link of it.
import type { StorefrontPage } from '#features/storefront/page.shapes.ts';
import { toOwnAddresses } from '#platform/http/hosts/own-addresses.ts';
import type { OwnHost } from '#platform/http/hosts/own-hosts.ts';
import type { Environment, Visit } from './visit.ts';

/** Draws a page of a shop, with the addresses that it has for this visitor. */
export async function drawAt(env: Environment, visit: Visit, page: StorefrontPage): Promise<string> {
  const html = env.render(page);
  const { own, handle, isShopless } = visit;
  if (isShopless) return html;
  const found = await env.settings.ownDomain?.(handle);
  return writeAddresses(html, { platform: page.origin, here: own, found });
}

type Place = {
  /** The origin of the platform, as the text names it. */
  readonly platform: string;
  /** The domain that the text is sent from, where it is one. */
  readonly here: OwnHost | undefined;
  /** The domain that the shop is to be found at, where it is one. */
  readonly found: OwnHost | undefined;
};

/** Any text that names addresses of a shop. */
export function writeAddresses(text: string, { platform, here, found }: Place): string {
  const base = here?.base ?? found?.base;
  if (base === undefined) return text;
  return toOwnAddresses(text, { base, platform, origin: found?.origin, isHere: here !== undefined });
}
