// Every number that bounds something, with its unit and its reason.

import { afterSaleLimits } from './limits/after-sale.ts';
import { bankLimits } from './limits/bank.ts';
import { buyerLimits } from './limits/buyer.ts';
import { campaignLimits } from './limits/campaign.ts';
import { chatLimits, liveLimits } from './limits/chat.ts';
import { dataLimits } from './limits/data.ts';
import { deliveryLimits } from './limits/delivery.ts';
import { deskLimits } from './limits/desk.ts';
import { domainLimits } from './limits/domain.ts';
import { hookLimits } from './limits/hooks.ts';
import { contactLimits } from './limits/contact.ts';
import { emailLimits } from './limits/email.ts';
import { noticeLimits } from './limits/notice.ts';
import { paymentLimits } from './limits/payment.ts';
import { reconciliationLimits } from './limits/reconciliation.ts';
import { restrictionLimits } from './limits/restriction.ts';
import { shelfLimits } from './limits/shelf.ts';
import { peopleLimits } from './limits/people.ts';
import { dayMs, hourMs, minuteMs } from './text/spans.ts';
import { supplyLimits } from './limits/supply.ts';
import { trustLimits } from './limits/trust.ts';
import { collectionLimits } from './limits/collection.ts';
import { customerLimits } from './limits/customer.ts';
import { insightLimits } from './limits/insight.ts';
import { walletLimits } from './limits/wallet.ts';

export { dayMs, hourMs, minuteMs };

export const limits = {
  /** Spec section 9: the client gives up after this. */
  requestTimeoutMs: 15_000,
  /** The server answers before the client gives up. */
  serverDeadlineMs: 10_000,
  statementTimeoutMs: 5_000,
  lockTimeoutMs: 4_000,
  /** Spec section 8: a toast stays this long. */
  toastMs: 3_000,
  /** A JSON body: 1,000 order lines are about 120 kB. */
  bodyBytesMax: 1_048_576,
  /** One file of a multipart body: pictures of today's phones and scans of a few pages. */
  uploadBytesMax: 10 * 1_048_576,
  /** A product's video: half a minute of a phone in 1080 lines, as messengers make it. */
  videoBytesMax: 20 * 1_048_576,
  videoSecondsMax: 30,
  /** Pictures of a person or a shop are shown small. */
  portraitBytesMax: 5 * 1_048_576,
  /** Files of one multipart body: both sides of a document, a selfie and five qualifications. */
  uploadFilesMax: 8,
  /** Fields of a multipart body, and the bytes of one: a drawn signature is the longest. */
  uploadFieldsMax: 64,
  uploadFieldBytesMax: 65_536,
  /** Bytes of multipart bodies that lie in memory at one moment, all callers together. */
  uploadBytesAtOnce: 256 * 1_048_576,
  /** An upload that stands still this long is ended; one that moves may take a quarter of an hour. */
  uploadIdleMs: 15_000,
  uploadWholeMs: 15 * minuteMs,
  /** Uploads of a shop in a day: a merchant with a camera, not a script. */
  uploadsDailyMax: 200,
  /** Pixels of a picture's longer side. */
  pictureSideMax: 8_000,
  /** All pixels of a picture: 100 MB while it is drawn anew. A telephone's own pictures have about 12 million. */
  picturePixelsMax: 25_000_000,
  /** Pictures drawn anew at one moment and their pixels together, those of one sender, and those that wait. */
  picturesAtOnce: 2,
  picturePixelsAtOnce: 30_000_000,
  picturesPerSender: 8,
  picturesWaitingMax: 40,
  /** How long a picture may wait for its turn, and then take: together less than a person waits for an answer. */
  pictureWaitMs: 5_000,
  pictureSeconds: 5,
  /** An address of a private file can be opened for this long. */
  fileLinkMinutes: 10,
  /** Any other body is small, and there within a minute. */
  bodyWholeMs: minuteMs,
  /** A file of goods to import. */
  csvBytesMax: 20 * 1_048_576,
  /** Rows of a goods import, read and written in batches. */
  csvRowsMax: 100_000,
  /** Row errors that an import reports; the rest are counted. */
  importErrorsShownMax: 100,
  /** Different goods in one cart. */
  cartLinesMax: 1_000,
  /** Pieces of one goods in one order (I-22). */
  quantityMax: 100_000,
  /** A price or cost: far above any goods, so that a line of `quantityMax` stays below `unitsMax`. */
  priceUnitsMax: 1_000_000_000n,
  /** Rows of one bulk price change. */
  priceRowsMax: 500,
  showcaseRowsPerCall: 100,
  /** Minutes in which additions, removals and price changes of the showcase can be taken back. */
  showcaseUndoMinutes: 10,
  /** Bands of cost in a shop's price rule: as many as one looks over on a phone. */
  priceBandsMax: 6,
  /** What a price rule may put on the cost, in basis points: ten times the cost is a slip of the keyboard. */
  priceMarkupBpsMax: 100_000,
  /** Percent by which prices can be changed together. */
  pricePercentMin: -90,
  pricePercentMax: 500,
  /** Orders of one confirmation. */
  payOrdersMax: 50,
  /** Orders of one export, and how many of them are read at a time: written within the time that a call has. */
  exportOrdersMax: 10_000,
  exportBatchOrders: 500,
  /** Orders that a search tells apart; of more it is only known what they have in common, and counted up to the other. */
  searchedOrdersMax: 2_000,
  ordersCountedMax: 1_000,
  /** Finished parcels of a supplier are counted so far, of each state: there are more of them every day. */
  parcelsCountedMax: 1_000,
  /** Transfers of one order that are shown: a whole life with returns of many suppliers has some dozens. */
  orderTransfersShown: 500,
  /** Parcels or events in one call of a supplier or carrier. */
  dispatchRowsMax: 200,
  ...shelfLimits,
  ...domainLimits,
  ...buyerLimits,
  ...supplyLimits,
  ...hookLimits,
  ...paymentLimits,
  ...reconciliationLimits,
  ...bankLimits,
  ...campaignLimits,
  ...deliveryLimits,
  ...chatLimits,
  ...liveLimits,
  ...dataLimits,
  ...deskLimits,
  ...contactLimits,
  ...emailLimits,
  ...noticeLimits,
  /** Between "the code is valid" and "the account is made". */
  inviteTicketMinutes: 15,
  /** An answer under a key that a call may leave out is given again for this long; those of money for ever. */
  idempotencyHours: 24,
  /** An act whose answer was lost is sent again by itself only while the server surely knows its key. */
  queuedActHours: 23,
  /** What was read is shown without a connection for so long, marked with its age; a weekend without a line. */
  offlineReadingHours: 72,
  /** Acts that wait for a connection on one phone: a day's replies of a busy shop. */
  queuedActsMax: 50,
  /** Sessions: merchants 14 days idle and 30 in all, operators 15 minutes and 8 hours. */
  merchantIdleMs: 14 * dayMs,
  merchantSessionMs: 30 * dayMs,
  sessionsPerPerson: 5,
  /** Password checks at once: each takes 19 MiB and about 70 ms. */
  passwordChecksAtOnce: 4,
  passwordCharactersMin: 8,
  passwordCharactersMax: 128,
  /** A transaction password: typed on a phone each time money leaves. */
  pinDigitsMin: 6,
  pinDigitsMax: 12,
  /** Tries at one secret of a person in this time; then it is closed for as long, and the next time for a day. */
  secretTries: 5,
  secretWindowMs: 15 * minuteMs,
  secretLockMs: 15 * minuteMs,
  secretLongLockMs: dayMs,
  /** No withdrawal this long after a forgotten transaction password was replaced. */
  payResetPauseMs: dayMs,
  /** To read a second factor into an authenticator app and type its first code. */
  factorSetupMs: 15 * minuteMs,
  recoveryCodes: 10,
  /** Codes that replace a forgotten sign-in password. */
  accountCodes: 8,
  /** A link that replaces a forgotten sign-in password works so long, and once. */
  resetMinutes: 30,
  /** Links that are sent for one name, and asked for from one address. */
  resetsPerHour: 3,
  resetsPerHourOfAddress: 10,
  /** An address that its person took away still hears of danger for so long. */
  formerEmailDays: 7,
  /** Sign-ins a minute and code tries an hour from one address. */
  signInsPerMinute: 10,
  /** Wrong ones at one name from networks that its owner never used: a list of 10,000 takes three months. */
  signInsPerHour: 30,
  signInsPerDay: 100,
  /** Wrong ones from one address, whatever the names: offices and mobile networks share one. */
  signInsPerHourOfAddress: 100,
  signInsPerDayOfAddress: 500,
  /** Passwords that are checked for one address, right or wrong: each takes 70 ms of a core. */
  signInChecksPerMinute: 300,
  /** A webhook's stamp may be this old. */
  webhookToleranceMs: 300_000,
  /** Tries to send a refund to the provider before a person looks; the wait doubles from one minute. */
  refundTriesMax: 12,
  ...afterSaleLimits,
  /** Timers of one shop moved by one transaction. */
  timersPerBatch: 200,
  /** Places to send to that a shop may ask for in a day: each is looked at for a month, given up or not. */
  /** A restriction, its extension, an appeal and its decision say why, in characters. */
  statementUnitsMin: 40,
  statementUnitsMax: 2_000,
  /** What a restriction rests on: order numbers, documents, file numbers. */
  evidenceMax: 10,
  evidenceUnitsMax: 200,
  ...peopleLimits,
  ...trustLimits,
  ...collectionLimits,
  ...customerLimits,
  ...insightLimits,
  ...walletLimits,
  ...restrictionLimits,
  /** From the day a restriction was placed; the DSA's six months. Another person decides within the second. */
  appealWindowDays: 183,
  appealDecideDays: 10,
  appealFilesMax: 5,
  /** A buyer may comment this long after the delivery, and add to it this long. */
  commentDays: 60,
  commentFollowUpDays: 180,
  commentCharactersMax: 1_000,
  /** A reply can be corrected once within this time. */
  replyCorrectionHours: 24,
  /** Strokes of a drawn signature as JSON, and the name of who signs (docs/product.md 2.8). */
  signatureBytesMax: 65_536,
  signerCharactersMin: 2,
  signerCharactersMax: 80,
  /** Goods are sorted by rating as if five more had given 3.5, so that one vote does not weigh as much as a hundred. */
  ratingPrior: 3.5,
  ratingPriorCount: 5,
  /** Days that a level looks back: on parcels that left late, and on returns that were the shop's own fault. */
  levelLateDays: 90,
  levelCaseDays: 30,
  /** A shop's own words on returns, and on being away, in UTF-16 code units. */
  returnTermsUnitsMax: 2_000,
  holidayMessageUnitsMax: 300,
  /** Days of one holiday: who is away for longer closes the shop. */
  holidayDaysMax: 90,
  /** Looks of a shop that one can go back to, and how long a private link shows a draft. */
  lookVersionsMax: 30,
  lookPreviewMinutes: 60,
  /** Visits written at one moment in a process, and how many a process knows without asking. */
  visitsAtOnce: 20,
  visitsRemembered: 20_000,
  /** Changes of a shop's credit that are shown. */
  creditChangesShown: 10,
  /** Lines of points in a chart. */
  statisticPointsMax: 400,
  /**
   * A day of figures is summed up so long after it was over, and what is written so long after it happened is counted
   * beside the sums. Between the two lies more than a transaction may take. The index `order_event_late` has the second.
   */
  dayClosesMinutes: 60,
  factLateMinutes: 30,
  /** Days that one statement sums up, and one question: of a long past the rest is counted until it is asked for again. */
  daysSummedAtOnce: 31,
  daysSummedPerAsk: 186,
  /** Books that do not sum to zero, as many as are told one by one. */
  unevenBooksMax: 200,
  /**
   * A book's sums are kept anew once so many movements are in none, so many movements a statement and statements a
   * question.
   */
  bookSumMovements: 2_000,
  bookSumMovementsAtOnce: 250_000,
  bookSumsPerAsk: 40,
  /** A share of visitors is shown from so many visitors on: of fewer it says nothing. */
  shareVisitorsMin: 20,
  /** Feedback, in characters as a person counts them (spec section 9). */
  feedbackCharactersMin: 5,
  feedbackCharactersMax: 300,
  /** Pictures of one ticket. */
  feedbackFilesMax: 3,
  /** Tickets of a shop in one of its days: more is a conversation, and belongs into one ticket. */
  feedbackPerDay: 10,
  /** When whoever wrote feedback has an answer at the latest. */
  feedbackAnswerHours: 48,
  /** An answer to feedback, in UTF-16 code units. */
  feedbackAnswerUnitsMax: 2_000,
  /** Facts are looked for again from so long before the last one: no transaction takes longer to commit. */
  noticeOverlapMs: 5 * minuteMs,
  /** Facts that become notices at once, and how often one asking does that before the rest is left to a timer. */
  noticesPerRound: 500,
  noticeRoundsPerAsk: 4,
  noticeRoundsPerTimer: 20,
  /** A timer collects a shop's news at most this often. */
  noticeTimerMs: minuteMs,
  /** Notices named in one call. */
  noticeIdsMax: 100,
  /** The app asks for news this often while somebody looks at it. */
  noticeCheckMs: 45_000,
  /** After a step of an order what shows orders is read again, at most this often while more of them come. */
  liveRefreshMs: 5_000,
  /** What is new is called out for so long: time to read two lines and to press them. */
  newsShownMs: 10_000,
  /** A banner stays this long before the next one comes by itself: time to read its two lines twice. */
  bannerIntervalMs: 8_000,
  /** Answers, and banners: more than anybody reads through, and what one look at all of them may cost. */
  contentMax: 300,
  /** Versions of a text that its page shows: the newest; older ones stay in the database. */
  contentVersionsShown: 50,
  /** Shops that are told of an announcement in one transaction: a second of work. */
  announcementShopsPerRound: 500,
  /** Promotion, in hundredths of the currency's major unit: low, so that one sale can pay it. */
  promotionTotalMinHundredths: 500,
  promotionDayMinHundredths: 200,
  promotionBidMinHundredths: 2,
  promotionDaysMin: 1,
  promotionDaysMax: 30,
  promotionGoodsMax: 10,
} as const;
