// Where a visit came from, as far as the browser and the address say so.
import type { LinkSource } from '#domain/sharing.ts';
import type { VisitSource } from '#domain/visits.ts';

const searchEngines =
  /(^|\.)(google|bing|duckduckgo|yahoo|ecosia|qwant|startpage|yandex|baidu|sogou|so|naver|daum|seznam|kagi|brave)\.([a-z]{2,3}(\.[a-z]{2})?)$/;

type Arrival = {
  /** Host that was asked, and the page before, as the browser says it. */
  readonly host: string;
  readonly referer: string | undefined;
  /** What the address says of itself: links that a merchant shares carry `via`. */
  readonly via: string | null;
};

/** Where a visit came from. Nothing that is not said is guessed: it is `direct` then. */
export function sourceOf({ host, referer, via }: Arrival): VisitSource {
  if (via !== null && via !== '') return 'shared';
  return linkSourceOf({ host, referer });
}

/** Where a visitor came from besides the link that they came by. */
export function linkSourceOf({ host, referer }: Pick<Arrival, 'host' | 'referer'>): LinkSource {
  const from = readReferer(referer);
  if (from === undefined) return 'direct';
  if (from.host === host) return isExplore(from.pathname) ? 'explore' : 'direct';
  return searchEngines.test(from.hostname) ? 'search' : 'other';
}

/**
 * The host of another site that a visitor came from, without its path: at most 100 characters, `www.` left off. Undefined for
 * this very site, for an address of numbers, and for what is no public name.
 */
export function hostOf({ host, referer }: Pick<Arrival, 'host' | 'referer'>): string | undefined {
  const from = readReferer(referer);
  if (from === undefined || from.host === host || !/^https?:$/.test(from.protocol)) return undefined;
  const name = from.hostname
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/\.$/, '');
  return name.length <= 100 && /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(name) ? name : undefined;
}

/** True where the page before was a list of goods of this very site: Explore, or the shop's own. */
export function isFromList({ host, referer }: Pick<Arrival, 'host' | 'referer'>, handle: string): boolean {
  const from = readReferer(referer);
  if (from === undefined || from.host !== host) return false;
  return isExplore(from.pathname) || bare(from.pathname).toLowerCase() === `/s/${handle}`.toLowerCase();
}

function readReferer(referer: string | undefined): URL | undefined {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer) : undefined;
}

/** Without a language in front and a slash at the end. */
function bare(pathname: string): string {
  return pathname.replace(/^\/[a-z]{2}(-[A-Za-z]{4})?(?=\/(?:s\/|explore))/, '').replace(/\/$/, '');
}

function isExplore(pathname: string): boolean {
  return bare(pathname) === '/explore';
}
