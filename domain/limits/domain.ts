// What bounds the domains of shops; part of `limits`.
import { dayMs, hourMs, minuteMs } from '#domain/text/spans.ts';

export const domainLimits = {
  /** A domain whose records were never right is forgotten after so many days. */
  domainWaitDays: 7,
  /** Looks at DNS that a merchant may ask for in an hour. */
  domainChecksPerHour: 60,
  /** How long after it was asked for a domain is looked at so often; later as often as after a look that found something else. */
  domainCheckPaces: [
    { untilMs: 10 * minuteMs, everyMs: minuteMs },
    { untilMs: hourMs, everyMs: 5 * minuteMs },
    { untilMs: 6 * hourMs, everyMs: 15 * minuteMs },
  ],
  /** One that is in use is looked at so often; after one look that found something else, and in the first day, sooner. */
  domainRecheckMs: dayMs,
  domainSecondLookMs: hourMs,
  /** Looks in a row that must find something else before a domain is no longer used. */
  domainMissesMax: 2,
  /** Between two tries to make a certificate: doubled with each that failed. */
  certificateRetryMs: 5 * minuteMs,
  certificateRetryMaxMs: dayMs,
  /** Between two certificates of one domain, however soon the first ends. */
  certificatePauseMs: hourMs,
  /** The merchant is notified of a certificate that cannot be made after so many tries. */
  certificateTriesNotified: 3,
  /** How long one try may take: until then no other node makes one for the same domain. */
  certificateLeaseMinutes: 10,
  /** The answer that an authority looks for stands no longer than this. */
  challengeMs: hourMs,
  /** Domains and certificates that a node keeps in memory, and how old they may be. */
  hostsCached: 2_000,
  hostCacheMs: 5_000,
  hostMissesCached: 500,
  hostMissCacheMs: 2_000,
  certificatesCached: 500,
  certificateCacheMs: minuteMs,
} as const;
