// Pages that many ask for at once: drawn and packed once a second, however many look. Only what everybody may see.

/** A page is hot when it was asked for more often than this within a second. */
const hotFrom = 5;
const keptMs = 1_000;
/** Addresses that are counted: a crowd looks at few pages. */
const pagesMax = 2_000;

/** How often a page was asked for in the second that is counted. */
type Asked = { readonly since: number; times: number };
type Kept<T> = { readonly until: number; readonly value: Promise<T>; bytes: number };

export type HotPages<T> = {
  /** The answer for this key: made anew, or the one of this second where the page is hot. */
  take(key: string, make: (isHot: boolean) => Promise<T>): Promise<T>;
  /** What the answers of this second take. */
  sizeBytes(): number;
};

type Options<T> = {
  readonly nowMs: () => number;
  /** False for an answer that is for one visitor alone. */
  readonly isCacheable: (value: T) => boolean;
  readonly bytesOf: (value: T) => number;
  /** Above this, answers are made for each who asks. */
  readonly bytesMax: number;
};

/** Keeps the answers of hot pages for a second. An answer that failed is kept for nobody. */
export function makeHotPages<T>({ nowMs, isCacheable, bytesOf, bytesMax }: Options<T>): HotPages<T> {
  const pages = new Map<string, Asked>();
  const kept = new Map<string, Kept<T>>();
  let bytes = 0;

  function count(key: string, now: number): Asked {
    const seen = pages.get(key);
    if (seen !== undefined && now - seen.since < keptMs) {
      seen.times += 1;
      return seen;
    }
    if (seen === undefined && pages.size >= pagesMax) pages.clear();
    // A page that was hot a second ago is hot now.
    const fresh = { since: now, times: isHot(seen) ? 1 + hotFrom : 1 };
    pages.set(key, fresh);
    return fresh;
  }

  function drop(key: string, page: Kept<T>): void {
    if (kept.get(key) !== page) return;
    kept.delete(key);
    bytes -= page.bytes;
  }

  function hasRoom(key: string, page: Kept<T>, value: T): boolean {
    if (kept.get(key) !== page) return false;
    page.bytes = bytesOf(value);
    bytes += page.bytes;
    if (bytes <= bytesMax) return true;
    const now = nowMs();
    for (const [other, { until }] of kept) if (until <= now) dropAt(other);
    return bytes <= bytesMax;
  }

  function dropAt(key: string): void {
    const page = kept.get(key);
    if (page !== undefined) drop(key, page);
  }

  return {
    take(key, make) {
      const now = nowMs();
      if (!isHot(count(key, now))) return make(false);
      const known = kept.get(key);
      if (known !== undefined && known.until > now) return known.value;
      dropAt(key);
      const page = { until: now + keptMs, value: make(true), bytes: 0 };
      kept.set(key, page);
      page.value.then(
        (made) => (isCacheable(made) && hasRoom(key, page, made) ? undefined : drop(key, page)),
        () => drop(key, page),
      );
      return page.value;
    },
    sizeBytes: () => bytes,
  };
}

function isHot(seen: Asked | undefined): boolean {
  return seen !== undefined && seen.times > hotFrom;
}
