import { describe, expect, test } from 'vitest';
import { ads } from './parameters.ts';
import { judgeClick, judgeView, type ClickFacts, type ViewFacts } from './valid-click.ts';

const sender = { isBot: false, ahead: null, isDataCentre: false, isStaff: false, isOwnShop: false } as const;
const view: ViewFacts = {
  ...sender,
  token: 'valid',
  isCounted: false,
  viewerBeacons: 1,
  visiblePpm: 500_000,
  visibleMs: 1_000,
  pixels: 40_000,
  viewerViews: 0,
  isRunning: true,
};
const click: ClickFacts = {
  ...sender,
  token: 'valid',
  isCounted: false,
  isRendered: true,
  viewerBeacons: 2,
  viewerClicks: 0,
  networkClicks: 0,
  dwellMs: 1_000,
  isInCart: false,
  isRunning: true,
  isAffordable: true,
};

const ofSender = [
  [{ token: 'forged' as const }, 'forged'],
  [{ token: 'expired' as const }, 'expired'],
  [{ isCounted: true }, 'duplicate'],
  [{ isBot: true }, 'bot'],
  [{ ahead: 'prefetch' as const }, 'prefetch'],
  [{ ahead: 'prerender' as const }, 'prerender'],
  [{ isDataCentre: true }, 'data_centre'],
  [{ isOwnShop: true }, 'own_shop'],
  [{ isStaff: true }, 'staff'],
  [{ viewerBeacons: ads.evidence.viewerBeaconsPerMinute + 1 }, 'rate'],
  [{ isRunning: false }, 'campaign_over'],
] as const;

describe('a view', () => {
  test('counts when half of it was seen for a second', () => {
    expect(judgeView(view)).toBeNull();
    expect(judgeView({ ...view, viewerViews: ads.auction.viewerDayMax - 1 })).toBeNull();
  });

  test.each([
    ...ofSender,
    [{ visiblePpm: 499_999 }, 'not_visible'],
    [{ visibleMs: 999 }, 'not_visible'],
    [{ pixels: 0 }, 'not_visible'],
    [{ viewerViews: ads.auction.viewerDayMax }, 'viewer_day'],
  ] as const)('with %o does not: %s', (changed, reason) => {
    expect(judgeView({ ...view, ...changed })).toBe(reason);
  });
});

describe('a click', () => {
  test('counts on goods that were seen, when the page stayed open or they went into the cart', () => {
    expect(judgeClick(click)).toBeNull();
    expect(judgeClick({ ...click, dwellMs: 0, isInCart: true })).toBeNull();
  });

  test.each([
    ...ofSender,
    [{ viewerClicks: ads.evidence.viewerClicksPerHour }, 'rate'],
    [{ networkClicks: ads.evidence.networkClicksPerHour }, 'rate'],
    [{ isRendered: false }, 'not_rendered'],
    [{ dwellMs: 999 }, 'dwell'],
    [{ isAffordable: false }, 'budget'],
  ] as const)('with %o does not: %s', (changed, reason) => {
    expect(judgeClick({ ...click, ...changed })).toBe(reason);
  });
});

test('what could not have been known is not held against anybody: a forged token is only that', () => {
  expect(judgeClick({ ...click, token: 'forged', isBot: true, isOwnShop: true })).toBe('forged');
});
