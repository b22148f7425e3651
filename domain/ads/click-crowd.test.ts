import { describe, expect, test } from 'vitest';
import { isCrowd, isSurge, baselineClickRatePpm, type CrowdFacts } from './click-crowd.ts';
import { ads } from './parameters.ts';

const { blockClicksLeast, surgeClicksLeast } = ads.evidence;
const quiet: CrowdFacts = {
  dayViews: 1_000,
  dayClicks: 20,
  hourViews: 100,
  hourClicks: 2,
  blockClicks: 0,
  baselineClickRatePpm: 20_000,
};

describe('one network', () => {
  test.each([
    [{ blockClicks: blockClicksLeast - 1, dayClicks: 3 }, false],
    [{ blockClicks: blockClicksLeast, dayClicks: 3 }, true],
    [{ blockClicks: 19, dayClicks: 99 }, false],
    [{ blockClicks: 20, dayClicks: 99 }, true],
  ])('%o is a crowd: %s', (facts, expected) => expect(isCrowd({ ...quiet, ...facts })).toBe(expected));
});

describe('many networks', () => {
  test.each([
    [{}, false],
    [{ hourViews: 0, dayViews: 0, hourClicks: 0, dayClicks: surgeClicksLeast - 1 }, false],
    [{ hourViews: 0, dayViews: 0, hourClicks: 0, dayClicks: surgeClicksLeast }, true],
    [{ hourClicks: 9 }, false],
    [{ hourClicks: 10 }, true],
    [{ dayClicks: 99 }, false],
    [{ dayClicks: 100 }, true],
  ])('%o is a surge: %s', (facts, expected) => expect(isSurge({ ...quiet, ...facts })).toBe(expected));
});

test('what is usual is supposed at first, then that of all campaigns, then the campaign’s own', () => {
  const none = { views: 0, clicks: 0 };
  expect(baselineClickRatePpm(none, none)).toBe(ads.chance.basePpm);
  expect(baselineClickRatePpm(none, { views: 1_000_000, clicks: 30_000 })).toBe(29_996);
  expect(baselineClickRatePpm({ views: 100_000, clicks: 1_000 }, { views: 1_000_000, clicks: 90_000 })).toBe(
    10_159,
  );
});

type Day = { charged: number; clicks: number };

/** A day of a campaign whose viewers click at a rate, a third of them from five networks that many people share. */
function liveDay(
  seed: number,
  { views, ppm, history }: { views: number; ppm: number; history: number },
): Day {
  let state = seed;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const usual = baselineClickRatePpm(
    { views: history, clicks: Math.round((history * ppm) / 1_000_000) },
    { views: 200_000, clicks: 5_000 },
  );
  const seen: number[] = [];
  const charged: { hour: number; block: number }[] = [];
  const held: typeof charged = [];
  let clicks = 0;
  for (let view = 0; view < views; view += 1) {
    const hour = (24 * view) / views;
    seen.push(hour);
    if (next() * 1_000_000 >= ppm) continue;
    clicks += 1;
    const block = next() < 0.33 ? Math.floor(next() * 5) : 1_000 + view;
    const facts = {
      dayViews: seen.length,
      dayClicks: charged.length,
      hourViews: seen.filter((at) => at > hour - 1).length,
      hourClicks: charged.filter((one) => one.hour > hour - 1).length,
      blockClicks: [...charged, ...held].filter((one) => one.block === block).length,
      baselineClickRatePpm: usual,
    };
    if (isCrowd(facts)) continue;
    (isSurge(facts) ? held : charged).push({ hour, block });
  }
  return { charged: charged.length, clicks };
}

test('on an honest day campaigns are charged as before within five in a hundred, new and old, small and large', () => {
  const whole = { charged: 0, clicks: 0 };
  for (let n = 0; n < 240; n += 1) {
    const views = [60, 150, 400, 1_200][n % 4] ?? 60;
    const ppm = [10_000, 20_000, 40_000][n % 3] ?? 10_000;
    const day = liveDay(n * 7_919 + 1, { views, ppm, history: n % 2 === 0 ? 0 : views * 7 });
    whole.charged += day.charged;
    whole.clicks += day.clicks;
  }
  expect(whole.clicks).toBeGreaterThan(1_000);
  expect(whole.charged / whole.clicks).toBeGreaterThan(0.95);
});
