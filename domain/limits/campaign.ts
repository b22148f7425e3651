// Limits of campaigns.

export const campaignLimits = {
  /** A person looks at a campaign in this time, else it starts by itself: promotion must not wait for us. */
  promotionReviewHours: 24,
  /** A campaign may begin this far ahead; its money is put aside today. */
  promotionAheadDays: 30,
  /** A campaign's goods and shop are looked at this often; at an auction they are looked at anyway. */
  promotionLookMinutes: 5,
  /** Campaigns of a shop that are not over: more than anybody looks after, and what one list shows. */
  promotionLiveMax: 100,
  /** Pages of the past that a forecast runs again: a second of work, and enough for three figures. */
  promotionForecastPages: 2_000,
  /** Fewer charged clicks than this say nothing about what is usual to bid. */
  promotionPricesMin: 50,
  /** Hundredths of a percent of an order's promoted goods: what can be set, and what is suggested at first. */
  promotionPercentMinBps: 100,
  promotionPercentMaxBps: 3_000,
  promotionPercentSuggestedBps: 800,
  /** Why a person says no, in characters: enough to say what to change. */
  promotionRefusalMin: 40,
  promotionRefusalMax: 2_000,
} as const;
