// Numbers of the ways by which notices reach somebody who does not look: their devices, and mail.
import { dayMs, hourMs, minuteMs } from '#domain/text/spans.ts';

export const noticeLimits = {
  /** How often facts of shops with a device or an address are looked for: an urgent notice arrives within 15 s. */
  noticeWatchMs: 5_000,
  /** Shops of one look that have news; the others are found by the next. */
  noticeWatchShopsMax: 500,
  /** Devices of one person. */
  pushDevicesMax: 10,
  pushEndpointUnitsMax: 1_000,
  /** What is encrypted for one device. Push services take 4,096 bytes of ciphertext. */
  pushPayloadBytesMax: 3_000,
  /** A push service answers within this, connection included. */
  pushAnswerMs: 10_000,
  /** How long a push service keeps a message for a phone that is off: what is old by then is read in the app. */
  pushTtlSeconds: { info: (6 * hourMs) / 1_000, action: dayMs / 1_000, urgent: (2 * dayMs) / 1_000 },
  /** Beyond so many at once a device is told how many there are, and not each of them. */
  pushesTogether: 3,
  /** Tests of a person's devices in an hour: it is a button, not a load. */
  pushTestsPerHour: 10,
  /** What happened longer ago calls nobody any more. */
  noticeCallMs: dayMs,
  /** Until what was under way in a process that died is sent again: longer than a whole round takes. */
  noticeLeaseMs: 2 * minuteMs,
  /** Messages of one round of a shop, and shops that one process sends for at one moment. */
  noticeSendsPerRound: 200,
  noticeShopsAtOnce: 16,
  /** A round ends after this, by the machine's own clock: what is left goes on in the next. */
  noticeRoundMs: 30_000,
  /** Seconds after each failure until the next try: about a day together, then it is given up. */
  noticeRetrySeconds: [10, 60, 300, 900, 1_800, 3_600, 7_200, 14_400, 21_600, 28_800],
  /** Longest that a push service may ask us to wait for. */
  noticeRetryMaxMs: 8 * hourMs,
  /** A code that confirms an address: how long it counts, tries of one, and how many are sent in a day. */
  mailCodeMinutes: 30,
  mailCodeTries: 5,
  mailCodesPerDay: 5,
  /** Notices that one mail names; it says how many more there are. */
  mailNoticesMax: 20,
  /** Devices that were ended are shown no longer than this, so that one sees what became of them. */
  pushEndedShownMs: 7 * dayMs,
  /** What was sent, and devices that ended, are known so long; a device that takes nothing for as long is gone. */
  noticeDeliveryKeepDays: 90,
  /** Notices and the facts they were made of: a year, so that one compares with the last one, and some weeks to look. */
  noticeKeepDays: 400,
  /** Rows that one look forgets, and devices that it ends: a step of a second, with another one right after it. */
  noticeForgetBatch: 2_000,
  noticeEndBatch: 100,
  /** Browsers of one network whose push services gave them another address, in an hour: an office has many. */
  pushRenewalsPerHour: 60,
  /** Streams of notices give at most so many at once; the rest is in the list. */
  streamNoticesMax: 50,
} as const;
