// Values an instance is composed with (docs/product.md 4.3). Not switches in code: every one has a default.
import type { Asset } from './money/money.ts';
import type { LevelCode } from './shop/levels.ts';

export type Policy = {
  /** The currency of every shop, book and price of the instance. */
  readonly currency: Asset;
  /** False while nobody may register; codes stay good. */
  readonly registrationOpen: boolean;
  /** Level of a new shop. */
  readonly startLevel: LevelCode;
  /** Overrides the level's commission, in basis points; undefined leaves the level's own. */
  readonly commissionBps: number | undefined;
  /** Minutes until the supplier's cost confirms itself from the buyer's payment (O5). */
  readonly autoConfirmMinutes: number;
  /** Hours until an order whose cost was not confirmed is refunded (O6). */
  readonly confirmLatestHours: number;
  /** Minutes after paying in which a buyer may cancel without being asked why (O4). */
  readonly cancelMinutes: number;
  /** Hours that supplier or merchant have to answer a cancellation, then it is granted (O8). */
  readonly cancelAnswerHours: number;
  /** Business days without a scan after which the order is refunded (O9). */
  readonly shipBusinessDays: number;
  /** Days that a parcel may take before a case opens by itself (O11): promised days plus ten. */
  readonly lostAfterDays: number;
  /** Days of silence after delivery that mean "I have it" (O13). */
  readonly receiveDays: number;
  /** Hours to report damage (O14). */
  readonly damageHours: number;
  /** The return window: days, counted from delivery or from receipt (O15). */
  readonly returnWindow: { readonly from: 'delivered' | 'received'; readonly days: number };
  /** Days from delivery until settled money is free (O17); undefined takes the level's own. */
  readonly releaseDays: number | undefined;
  /** Days after which an unused lot counts as completed (O18). */
  readonly completeDays: number;
  /** Hours to answer a return, then it is granted (docs/product.md 2.3). */
  readonly returnAnswerHours: number;
  /** True where a return of whole goods inside the window needs nobody's answer. */
  readonly approveReturnsAtOnce: boolean;
  /** Days for the buyer to hand the goods over, and for the supplier to look at them. */
  readonly returnShipDays: number;
  readonly inspectDays: number;
  /** Part of the goods price kept for restocking on a change of mind, in basis points. */
  readonly restockBps: number;
  /** Tax on goods, in basis points, until tax tables exist; charged on top. */
  readonly taxBps: number;
  /** Part of each settlement kept back, in basis points (at most 1,000), and for how many days. */
  readonly reserveBps: number;
  readonly reserveDays: number;
  /** Orders a day for an unverified shop in its first 30 days; undefined for no guard. */
  readonly firstMonthOrdersPerDay: number | undefined;
  /**
   * What an unverified shop may have earned and not been paid before it takes no new orders, and from when its
   * merchant is told, in whole major units; undefined for no limit. Money that can only be paid out to a verified
   * name must not grow meanwhile.
   */
  readonly unverifiedUnpaid: { readonly tellMajor: number; readonly stopMajor: number } | undefined;
  /** Days after the decision that documents of identity are kept; a country's law may ask for more. */
  readonly identityKeepDays: number;
  /** Days after its last step that an order's buyer stays known, as the law wants books kept. */
  readonly buyerKeepDays: number;
  /** When somebody reads what merchants write, on working days: times of day such as `09:00` in an IANA zone. */
  readonly serviceHours: { readonly zone: string; readonly from: string; readonly to: string };
};

export const defaultPolicy: Policy = {
  currency: 'USD',
  registrationOpen: true,
  startLevel: 'standard',
  commissionBps: undefined,
  autoConfirmMinutes: 60,
  confirmLatestHours: 24,
  cancelMinutes: 60,
  cancelAnswerHours: 24,
  shipBusinessDays: 7,
  lostAfterDays: 30,
  receiveDays: 3,
  damageHours: 48,
  returnWindow: { from: 'delivered', days: 14 },
  releaseDays: undefined,
  completeDays: 90,
  returnAnswerHours: 48,
  approveReturnsAtOnce: false,
  returnShipDays: 7,
  inspectDays: 8,
  restockBps: 0,
  taxBps: 0,
  reserveBps: 0,
  reserveDays: 30,
  firstMonthOrdersPerDay: 50,
  unverifiedUnpaid: { tellMajor: 150, stopMajor: 200 },
  /** Ten years. */
  buyerKeepDays: 3_653,
  identityKeepDays: 30,
  serviceHours: { zone: 'UTC', from: '09:00', to: '17:00' },
};
