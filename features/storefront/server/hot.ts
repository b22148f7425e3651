// Pages that many ask for at once: drawn and packed once a second, however many look. Only what everybody may see.

/** A page is hot when it was asked for more often than this within a second. */
const hotFrom = 5;
const keptMs = 1_000;
/** Addresses that are counted: a crowd looks at few pages. */
const pagesMax = 2_000;

type Seen<T> = {
  /** The second that is counted. */
  since: number;
  asked: number;
  /** The answer of this second, once the page is hot. */
  kept: { readonly until: number; readonly value: Promise<T> } | undefined;
};

export type HotPages<T> = {
  /** The answer for this key: made anew, or the one of this second where the page is hot. */
  take(key: string, make: () => Promise<T>): Promise<T>;
};

/**
 * Keeps the answers of hot pages for a second. An answer that failed is kept for nobody.
 *
 * @param mayKeep False for an answer that is for one visitor alone.
 */
export function makeHotPages<T>(nowMs: () => number, isCacheable: (value: T) => boolean): HotPages<T> {
  const pages = new Map<string, Seen<T>>();

  function count(key: string, now: number): Seen<T> {
    const seen = pages.get(key);
    if (seen !== undefined && now - seen.since < keptMs) {
      seen.asked += 1;
      return seen;
    }
    if (seen === undefined && pages.size >= pagesMax) pages.clear();
    const fresh = { since: now, asked: 1, kept: isHot(seen) ? seen?.kept : undefined };
    // A page that was hot a second ago is hot now.
    if (isHot(seen)) fresh.asked += hotFrom;
    pages.set(key, fresh);
    return fresh;
  }

  return {
    take(key, make) {
      const now = nowMs();
      const seen = count(key, now);
      if (!isHot(seen)) return make();
      if (seen.kept !== undefined && seen.kept.until > now) return seen.kept.value;
      const value = make();
      const kept = { until: now + keptMs, value };
      seen.kept = kept;
      const forget = () => {
        if (seen.kept === kept) seen.kept = undefined;
      };
      value.then((made) => (isCacheable(made) ? undefined : forget()), forget);
      return value;
    },
  };
}

function isHot(seen: Seen<unknown> | undefined): boolean {
  return seen !== undefined && seen.asked > hotFrom;
}
