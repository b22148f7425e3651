// Limits of showing sponsored goods; the numbers of the algorithm itself are in `ads/parameters.ts`.
import { minuteMs } from '#domain/text/spans.ts';

export const deliveryLimits = {
  /** What could be shown is read again after this: a campaign that was stopped is gone from pages as soon. */
  adRefreshMs: 3_000,
  /** Auctions wait for their log this long, to be written together; and so many at most while the database is away. */
  adLogWriteMs: 250,
  adLogWaitingMax: 20_000,
  /** Beacons of one message, and its bytes: a page has a handful of places. */
  adBeaconsPerCall: 50,
  adBeaconBytesMax: 32_768,
  /** Entries of the log that one answer holds: about a megabyte. */
  adLogPart: 1_000,
  /** Days that the list of seeds shows at once. */
  adSeedsShown: 40,
  /** Viewers and networks whose beacons are counted in memory at one moment. */
  adViewersRemembered: 100_000,
  /** Refused clicks and views of one campaign that get a row of their own in a minute; the rest are counted together. */
  adRefusedRowsPerMinute: 30,
  /** Days on which a merchant's order still counts as brought by the last sponsored click. */
  adOrderClickDays: 7,
  /** The beat of pacing. */
  adPaceMs: 5 * minuteMs,
  /** Views and refusals have rows so long, then their counts alone: whoever paid could look for more than a year. */
  adEvidenceKeepDays: 400,
  /** Rows of evidence that one look forgets: a step of a second, with another one right after it. */
  adForgetBatch: 5_000,
  /** Charged clicks of so many hours are looked at again every day. */
  adCheckHours: 48,
} as const;
