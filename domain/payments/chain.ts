// Paying by a token on a chain: which chains there are, and the numbers that bound watching and sending.

export const chains = ['ethereum', 'tron'] as const;
export type Chain = (typeof chains)[number];

export const chainLimits = {
  /** A node answers within this many milliseconds, or counts as away: a person waits for less. */
  answerMs: 10_000,
  /** The longest answer that is read: a full block of TRON is about 2 MB. */
  answerBytesMax: 8 * 1_048_576,
  /** Addresses named in one question for logs: what every public node takes. */
  addressesPerAsk: 400,
  /** Blocks of one question for logs: nodes refuse more than 1,000. */
  blocksPerAsk: 900,
  /** Questions of that kind in one look, so that catching up after an outage leaves room for others. */
  asksPerLook: 10,
  /** Addresses looked at one by one in one look, where a chain has no question for many. */
  addressesPerLook: 40,
  /** Transfers to one address that are listed on a page, and the pages that are read: more is dust of a prankster. */
  transfersPerPage: 200,
  transferPagesMax: 5,
  /**
   * Minutes that a checkout waits. Ethereum's blocks are final after 13 to 20 minutes, exchanges take up to 30 to send.
   * TRON's are final within one minute; the other half is the same.
   */
  waitMinutes: 60,
  /** An address is looked at on every round so long after its time, hourly for a day, then four times a day. */
  hotMinutes: 60,
  warmHours: 24,
  warmEveryMinutes: 60,
  coldEveryMinutes: 360,
  /** An address is watched for this many days: disputes about an order are over after 120. */
  watchDays: 180,
  /** What was looked at so long ago, in milliseconds, is not asked again because somebody reloads a page. */
  freshMs: 5_000,
  /** So many times as long nobody waits for a node that was found away; the rounds go on asking it. */
  awayRounds: 6,
  /** Blocks until a block of Ethereum is final as a rule (two to three epochs), and of TRON (19 of 27 witnesses). */
  ethereumFinalBlocks: 80,
  tronFinalBlocks: 19,
  /** Gas of a token transfer is about 65,000; one that wants more than this is not a transfer. */
  ethereumGasMax: 200_000n,
  /** A refund waits rather than paying more than 500 gwei for a unit of gas. */
  ethereumFeeMaxWei: 500_000_000_000n,
  /** The fee of a transfer on TRON, in millionths of a TRX: to an empty account it is about 30 TRX. */
  tronFeeMaxSun: 100_000_000,
  /** A transaction on TRON is valid for a minute as a rule; one of more than an hour is not ours. */
  tronValidMinutesMax: 60,
  /** A sending that nobody has taken in for so many minutes, because fees rose, is sent again with a higher fee. */
  stuckMinutes: 15,
  /** Sendings of one refund that failed before a person has to look. */
  sendAttemptsMax: 8,
  /** Refunds carried on in one look. */
  returnsPerLook: 50,
  /** The most units one transfer may say it moved: far above all that exist, and what the column holds. */
  transferUnitsMax: 2n ** 62n,
} as const;
