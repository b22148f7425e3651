// Numbers of bank transfers and of the statements that tell of them.

export const bankLimits = {
  /** A bank transfer may meet a weekend; what a bank dates before that end counts for a day more (O3). */
  bankWaitHours: 72,
  bankGraceHours: 24,
  /** A bank's statement: a month of a busy account; its text is read whole. */
  bankFileBytesMax: 10 * 1_048_576,
  bankLinesMax: 10_000,
  /** Lines before the header of a statement: who, which account, from when to when. */
  bankPreambleLinesMax: 40,
  /** What of a line's text is kept: several times what SEPA carries. */
  bankTextUnitsMax: 2_000,
  /** A line may be dated so many days ahead: banks date by value. */
  bankDaysAhead: 10,
  /** Payments that are looked through for one that a line may mean, and how many are shown. */
  bankCandidatesMax: 300,
  bankSuggestionsMax: 3,
  bankNoteUnitsMax: 300,
  /** What files that continue the balances credit in 24 hours without a second person, in whole units of a currency. */
  bankAloneMajor: 1_000,
  /** Lines that a second person sees of a file, what would be credited first; and files that wait on one screen. */
  bankReleaseLinesShown: 200,
  bankReleasesShown: 50,
  /** Sendings of one list that goes to the bank. */
  bankBatchMax: 500,
} as const;
