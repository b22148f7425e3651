// What bounds money in and out of a wallet; part of `limits`.

export const walletLimits = {
  /** The least deposit and withdrawal, in whole major units of the instance's currency. */
  depositMinMajor: 10,
  withdrawalMinMajor: 10,
  /** The least where the network or bank costs more: below it the cost passes a tenth. */
  depositDearMinMajor: 20,
  /** What may be deposited in a shop's first days, and always: a deposit is never needed (A7). */
  depositFirstDays: 30,
  depositCapMajor: 200,
  /** After them, up to half of the sales settled in so many days. */
  depositSalesDays: 90,
  /** Without a verified identity, in any 30 days. */
  depositUnverifiedMajor: 500,
  depositUnverifiedDays: 30,
  /** An address or reference is offered for this long, and the sending can be told of for this long after it. */
  depositQuoteMinutes: 60,
  depositTellHours: 24,
  /** Blocks until a receipt counts: TRON's solid block is the 19th, large sums on Ethereum wait until they are final. */
  depositTronBlocks: 20,
  depositEthereumBlocks: 12,
  depositEthereumFinalBlocks: 64,
  depositLargeMajor: 1_000,
  /** A reviewer's answer is promised within this; a question of theirs can be answered for so many days. */
  depositReviewHours: 24,
  depositAnswerDays: 7,
  /** Lines of statements that may be one deposit, as many as a person looks through. */
  depositLinesShownMax: 20,
  /** How often a place is looked at: at first, later while it is open, and for so many days after the end. */
  depositWatchSeconds: 15,
  depositWatchFirstHours: 2,
  depositWatchMinutes: 10,
  depositWatchLateHours: 6,
  depositWatchLateDays: 30,
  /** Up to this much, in whole dollars, one node's word is enough while the other is away; above it both must agree. */
  depositAloneMajor: 1_000,
  /** Where two nodes do not agree, both are asked again after so many seconds. */
  depositDisputeSeconds: 60,
  /** An address that nobody waits at is looked at hourly for a day, then every so many hours, for ever. */
  depositColdHours: 6,
  /** Transfers judged, and addresses shown before they are final, in one look. */
  depositTransfersPerLook: 200,
  depositHotPerLook: 40,
  depositQuotesDailyMax: 40,
  /** A transaction without its blocks after this has vanished; a proposal that nobody confirms waits no longer either. */
  depositStaleDays: 7,
  /** Pictures or papers that show a sending. */
  depositProofsMax: 3,
  depositNoteCharactersMax: 300,
  /** Accounts a merchant can be paid out to. */
  payoutAccountsMax: 5,
  /** A bank's own cost for a transfer is at least this much of less. */
  withdrawalBankMinMajor: 20,
  /** A new or changed payout account waits this long: time to see a notice and stop a thief. */
  payoutAccountHoldHours: 24,
  payoutNoteCharactersMax: 60,
  /** The hour of the shop's day at which its payout schedule asks for money. */
  payoutScheduleHour: 6,
  /** What a network takes for one transfer of USDT at most, in hundredths; a bank's cost is the platform's. */
  payoutTrc20FeeHundredths: 100,
  payoutErc20FeeHundredths: 500,
  /** How long a payout needs at most once it is sent: a network some blocks, a bank two of its days and a weekend. */
  payoutChainMinutes: 30,
  payoutBankMinutes: 4 * 24 * 60,
  /** Above this a second factor is asked, and above this two reviewers are (docs/product.md 2.5). */
  withdrawalSecondFactorMajor: 500,
  withdrawalSecondPersonMajor: 2_000,
  /** An approved withdrawal leaves after this: a slip can be taken back, a payout that has left cannot. */
  withdrawalUndoMinutes: 2,
  /** A reviewer's answer is promised in the first; without one it approves itself after the second. */
  withdrawalDecideHours: 24,
  withdrawalSelfApproveHours: 48,
  /** What approves itself is paid in parts of the level's day limit, one a day: within a month at the latest. */
  withdrawalSlicesMax: 30,
  /** While a written hold stands, an undecided withdrawal looks again after this. */
  withdrawalHoldLookHours: 1,
  /** A payout that its sender refused is tried this often under the same key. */
  payoutTriesMax: 3,
  /** While one process waits for the sender's answer, no other one sends the same payout; then it may. */
  payoutLeaseMinutes: 5,
  /** New payouts are paused for so long, and by two people for as long again (a check of `payout_pause`). */
  payoutPauseHours: 72,
  /** A second refusal of a payout to one account within these days needs a restriction (a check of `payout_refusal`). */
  payoutRefusalDays: 30,
  /** While new payouts are paused, what is due looks again after this. */
  payoutPauseLookMinutes: 5,
  /** Payouts in one file: what a person can look through before another one releases it. */
  payoutBatchMax: 500,
  /** An approved withdrawal leaves within this many business days. */
  payoutSendBusinessDays: 1,
  /** How long an unanswered payout waits until its sender is asked again. */
  payoutWatchMinutes: 1,
  /** A rejection says why, in UTF-16 code units. */
  withdrawalReasonUnitsMin: 40,
  withdrawalReasonUnitsMax: 2_000,
  /** Orders that a withdrawal's own page lists; the rest are counted. */
  withdrawalOrdersShownMax: 100,
  /** Monthly statements: shops that a timer is set for at once, and months of one shop in a transaction. */
  statementShopsPerRound: 500,
  statementsPerRound: 6,
  /** Entries of a page, and rows of one file of movements or of a settlement. */
  statementEntriesShown: 50,
  movementRowsMax: 20_000,
} as const;
