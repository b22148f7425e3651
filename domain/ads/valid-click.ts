// Which views and clicks count. A view is seen by a person, a click is meant by one; whatever else is refused with the
// first reason that holds, shown to who pays, and never billed. Filters of the kind that the industry calls general
// invalid traffic: nobody here claims to find sophisticated fraud.
import { ads } from './parameters.ts';
import type { AdRefusal } from './types.ts';

/** What is known of whoever sent a beacon. */
export type Sender = {
  /** The user agent is that of a known program, or none. */
  readonly isBot: boolean;
  /** The browser said that it fetched or drew the page ahead, for nobody yet. */
  readonly ahead: 'prefetch' | 'prerender' | null;
  readonly isDataCentre: boolean;
  /** Of the platform, or of the shop that pays. */
  readonly isStaff: boolean;
  readonly isOwnShop: boolean;
};

export type TokenState = 'valid' | 'forged' | 'expired';

export type ViewFacts = Sender & {
  readonly token: TokenState;
  /** The token was counted before. */
  readonly isCounted: boolean;
  /** Beacons of this viewer within the last minute, this one with them. */
  readonly viewerBeacons: number;
  /** The greatest share of the goods' pixels that was seen without a break, for how long, and of how large a picture. */
  readonly visiblePpm: number;
  readonly visibleMs: number;
  readonly pixels: number;
  /** Views of the campaign that this viewer had today. */
  readonly viewerViews: number;
  readonly isRunning: boolean;
};

/** Why a view does not count, or null where it does. */
export function judgeView(facts: ViewFacts): AdRefusal | null {
  const { evidence, auction } = ads;
  const sender = judgeToken(facts) ?? judgeSender(facts);
  if (sender !== null) return sender;
  if (facts.viewerBeacons > evidence.viewerBeaconsPerMinute) return 'rate';
  const isSeen =
    facts.pixels > 0 &&
    facts.visiblePpm >= evidence.viewableSharePpm &&
    facts.visibleMs >= evidence.viewableMs;
  if (!isSeen) return 'not_visible';
  if (facts.viewerViews >= auction.viewerDayMax) return 'viewer_day';
  return facts.isRunning ? null : 'campaign_over';
}

export type ClickFacts = Sender & {
  readonly token: TokenState;
  /** The token was clicked before, or the viewer clicked this campaign within `clickHours`. */
  readonly isCounted: boolean;
  /** A view of the same token was counted. */
  readonly isRendered: boolean;
  /** Beacons of this viewer within the last minute; valid clicks of the viewer and of its network within the last hour. */
  readonly viewerBeacons: number;
  readonly viewerClicks: number;
  readonly networkClicks: number;
  /** How long the page of the goods stayed open, and whether they went into the cart. */
  readonly dwellMs: number;
  readonly isInCart: boolean;
  readonly isRunning: boolean;
  /** The day and the budget have what it costs. */
  readonly isAffordable: boolean;
};

/** Why a click does not count, or null where it does. Asked again when it is billed and a day later, with what is known then. */
export function judgeClick(facts: ClickFacts): AdRefusal | null {
  const { evidence } = ads;
  const sender = judgeToken(facts) ?? judgeSender(facts);
  if (sender !== null) return sender;
  const isFlood =
    facts.viewerBeacons > evidence.viewerBeaconsPerMinute ||
    facts.viewerClicks >= evidence.viewerClicksPerHour ||
    facts.networkClicks >= evidence.networkClicksPerHour;
  if (isFlood) return 'rate';
  if (!facts.isRendered) return 'not_rendered';
  if (!facts.isInCart && facts.dwellMs < evidence.dwellMs) return 'dwell';
  if (!facts.isRunning) return 'campaign_over';
  return facts.isAffordable ? null : 'budget';
}

/** A forged token says nothing of anybody; one that was counted stays counted once. */
function judgeToken({ token, isCounted }: Pick<ViewFacts, 'token' | 'isCounted'>): AdRefusal | null {
  if (token !== 'valid') return token;
  return isCounted ? 'duplicate' : null;
}

function judgeSender({ isBot, ahead, isDataCentre, isStaff, isOwnShop }: Sender): AdRefusal | null {
  if (isBot) return 'bot';
  if (ahead !== null) return ahead;
  if (isDataCentre) return 'data_centre';
  if (isOwnShop) return 'own_shop';
  return isStaff ? 'staff' : null;
}
