// What bounds tracking, returns and withdrawals; part of `limits`.

export const afterSaleLimits = {
  /** A buyer may take the days of O13 once more. */
  receiveExtensionDays: 3,
  /** A parcel counts as lost so many days after the promised date, when its buyer says so (O11). */
  lostAfterPromiseDays: 10,
  /** A fault may be told for so long after delivery: the legal guarantee of goods (O22). */
  guaranteeDays: 730,
  /** A rejection can be brought before a reviewer for so long; and so long a reviewer has, then it is granted. */
  caseEscalateDays: 7,
  caseDecideDays: 10,
  /** How long an offer or a deduction waits for the buyer's word. */
  caseOfferHours: 48,
  /** A return that the buyer has handed over unseen by any carrier is looked at after this. */
  caseUnseenDays: 14,
  /** The longest that a case may hold money, and a reserve: checks of `hold`. */
  caseHoldDaysMax: 120,
  reserveDaysMax: 90,
  /** Pictures that each side may add to one case (docs/product.md 2.3). */
  caseFilesMax: 6,
  /** How often a withdrawal that waits for its parcel is looked at. */
  withdrawalLookHours: 1,
  /** Withdrawals of one order: one for each part that is returned by itself, and some to spare. */
  withdrawalsMax: 20,
  /** Wrong tries to find an order by its number, in an hour: from one address, and for one number. */
  orderTriesPerHour: 20,
  orderNumberTriesPerHour: 10,
  /** Parcels that a supplier's own history must have before it is believed more than the promise, and how many count. */
  historyParcelsMin: 20,
  historyParcelsMax: 200,
  /** A parcel that no carrier has moved for so long is told to stand still. */
  standstillDays: 5,
  /** Warehouses enter numbers after the parcel has left, over a weekend at most; a number that was seen before it is another's. */
  scanBeforeLabelHours: 72,
  /** After so many days an undecided hold keeps no buyer waiting any more: what was not shipped is refunded. */
  heldDays: 10,
  /** In so many hours a person decides about a held parcel: Today shows what is late. */
  parcelDecideHours: 48,
} as const;
