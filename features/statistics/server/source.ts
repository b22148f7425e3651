// Where a visit came from, as far as the browser and the address say so.
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
  const from = readReferer(referer);
  if (from === undefined) return 'direct';
  if (from.host === host) return isExplore(from.pathname) ? 'explore' : 'direct';
  return searchEngines.test(from.hostname) ? 'search' : 'other';
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
