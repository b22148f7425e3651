// Every number of the delivery of promotion (docs/product.md 4.1), with its unit in its name. All of it is published at
// /ranking.json under `promotion`, and none can be set for one shop. Changed only together with `version`, announced
// 15 days before. Shares are whole parts per million (`Ppm`) or thousandths (`Mille`), so that whoever computes again
// gets the same to the last digit.

/** Places that show sponsored goods beside those that nobody paid for. */
export const adSurfaces = ['explore', 'search', 'similar'] as const;
export type Surface = (typeof adSurfaces)[number];

/** Where sponsored goods may stand among so many of a page, counted from 1: at most a fifth of them. */
export const adSlots = {
  explore: { slots: [3, 8, 15], of: 20 },
  search: { slots: [2, 6], of: 20 },
  similar: { slots: [2, 7], of: 10 },
} as const satisfies Record<Surface, { readonly slots: readonly number[]; readonly of: number }>;

export const ads = {
  version: 1,
  since: '2026-11-22',
  announcedDaysBefore: 15,
  /** No listing has more sponsored goods than this share. */
  sponsoredShareMaxPpm: 200_000,

  /** A quality of 1,000 neither helps nor hurts. Facts are those of so many days. */
  quality: {
    leastMille: 500,
    mostMille: 1_500,
    factsDays: 90,
    /** They sum to 1,000. */
    weights: { onTime: 350, refunds: 250, rating: 250, listing: 150 },
    /** As if so many parcels more had been sent, so many of them in time; below `worst` nothing is left. */
    onTime: { priorParcels: 10, priorOnTime: 9, worstPpm: 700_000 },
    /** As if so many orders more had been made and this share refunded for a fault; from `worst` on nothing is left. */
    refunds: { priorOrders: 20, priorPpm: 20_000, worstPpm: 200_000 },
    /** As if so many votes more had been given, each of so many thousandths of a star. */
    rating: { priorVotes: 5, priorMilliStars: 3_500 },
    /** What a complete listing has: each counts the same. */
    listing: { picturesMin: 3, descriptionCharactersMin: 200, languagesMin: 2 },
  },

  /** The chance of a click on goods that are looked at, of this context and of nobody's past. */
  chance: {
    factsDays: 90,
    /** What goods of a category nobody knows are taken for, and how many weighted views that is worth. */
    basePpm: 10_000,
    baseViews: 200,
    /** A category's own rate counts as so many weighted views of each of its goods. */
    categoryViews: 200,
    leastPpm: 100,
    mostPpm: 500_000,
    /** The chance that a place is looked at, against the best: an estimate until enough is learned. */
    slotsPpm: {
      explore: { 3: 800_000, 8: 500_000, 15: 300_000 },
      search: { 2: 850_000, 6: 550_000 },
      similar: { 2: 700_000, 7: 350_000 },
    },
    /** In this share of the auctions the winners change places, so that what a place does is learned apart. */
    shuffledPpm: 20_000,
    /** So many shuffled views weigh as much as the estimate. */
    slotPriorViews: 2_000,
  },

  auction: {
    /** In hundredths of the major unit: the least price of a click, and what is added to the price. */
    reserveHundredths: 2,
    stepHundredths: 1,
    /** A campaign, a shop and the same goods stand at most so often on one page. */
    perPageMax: 1,
    /** This share of the places is for campaigns with fewer views than `viewsBelow`, in turn. */
    newcomers: { sharePpm: 50_000, viewsBelow: 500 },
    /** Views of one campaign that one viewer is shown on a day. */
    viewerDayMax: 3,
  },

  /** A campaign that pays by the order bids percent x price x orders of a click; as if so many had been before. */
  orders: { priorClicks: 100, priorOrders: 2 },

  pacing: {
    tickMinutes: 5,
    /** Weight of the even day in the target; the rest is what the same weekday was like in the last weeks. */
    evenPpm: 300_000,
    historyWeeks: 4,
    deadBandPpm: 20_000,
    leastPpm: 20_000,
    mostPpm: 1_000_000,
    /** k of exp(-k e), in thousandths, by the size of the error: the first row whose `belowPpm` is above it. */
    gains: [
      { belowPpm: 50_000, gainMille: 4_000 },
      { belowPpm: 100_000, gainMille: 6_000 },
      { belowPpm: 1_000_001, gainMille: 8_000 },
    ],
  },

  /** A view counts when half of it was seen for a second, a click when it opened a page that stayed open as long. */
  evidence: {
    viewableSharePpm: 500_000,
    viewableMs: 1_000,
    tokenMinutes: 15,
    dwellMs: 1_000,
    clickHours: 24,
    billedAfterSeconds: 60,
    /** More beacons of one viewer in a minute, or clicks of one viewer or network in an hour, come from no person. */
    viewerBeaconsPerMinute: 60,
    viewerClicksPerHour: 20,
    networkClicksPerHour: 60,
    /** Of a campaign's clicks that count in 24 hours one network (/24, IPv6 /48) has this share, or so many, at most. */
    blockSharePpm: 200_000,
    blockClicksLeast: 3,
    /**
     * In an hour, and in 24, so many times the usual clicks on a campaign's views count at once, or so many; more wait
     * for an order. What is usual is learned from the whole days before, `chance.basePpm` while they are few.
     */
    surgeTimes: 5,
    surgeClicksLeast: 5,
    surgeHistoryDays: 7,
    surgeHoldHours: 24,
  },

  forecast: {
    historyDays: 7,
    /** Fewer auctions than this are no basis: the forecast then comes from what is supposed, and says so. */
    auctionsMin: 200,
    /** At most so many are replayed, evenly out of all. */
    auctionsMax: 5_000,
    resamples: 200,
    /** What is supposed without history: views of one sponsored place a day, least, middle and most. */
    priorViewsADay: { least: 5, middle: 40, most: 300 },
    /** Share of what is played that somebody sees. */
    priorSeenPpm: 600_000,
  },
} as const;

export type AdParameters = typeof ads;
