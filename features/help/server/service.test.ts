import { afterAll, beforeAll, expect, test } from 'vitest';
import { articleCategories } from '#domain/content/article-route.ts';
import { isArticle } from '#domain/content/articles.ts';
import { shownOf } from '#domain/content/content.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { bannerPlaces, listBanners, serviceInfo } from '#features/help/contract.ts';
import { standing } from './hours.ts';
import { keeps } from '#testing/keeps.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await openTestApp();
  token = await app.merchant(await app.makeShop('Calm Shop'));
});
afterAll(() => app.close());

test.each(bannerPlaces)(
  '%s has information of the platform, nobody sponsors it, and each leads to an article',
  async (place) => {
    keeps('7 POST /v1/swipeAd/list');
    const { list, interval_ms: intervalMs } = await app.ask(listBanners, { place }, { token });
    expect(list.length).toBeGreaterThanOrEqual(2);
    expect(intervalMs).toBe(8_000);
    for (const { route, sponsor, title, text } of list) {
      expect(sponsor).toBeNull();
      expect(isArticle(route.replace('/qaDetail?id=', ''))).toBe(true);
      expect(Math.min(title.length, text.length)).toBeGreaterThan(10);
    }
  },
);

test('a place that does not exist is refused', async () => {
  const ask: object = { place: 'checkout' };
  const answer = await app.composed.registry.kept.get('listBanners')?.answer({
    input: ask,
    token,
    onceKey: undefined,
    language: 'en',
    ip: '127.0.0.1',
    requestId: 'r-1',
  });
  expect(answer?.text).toContain('"code":405');
});

test('a text is shown from its first moment until its last, and of two the one that began later', () => {
  const day = (n: number) => new Date(`2026-03-0${n}T00:00:00.000Z`);
  const first = { version: 2, from: day(2), until: day(4), isEnded: false };
  const later = { version: 1, from: day(3), until: null, isEnded: false };
  const shown = (at: Date) => shownOf([first, later], at)?.version;
  expect(shown(new Date(day(2).getTime() - 1))).toBeUndefined();
  expect([shown(day(2)), shown(new Date(day(3).getTime() - 1)), shown(day(3))]).toEqual([2, 2, 1]);
  expect(shownOf([first], new Date(day(4).getTime() - 1))?.version).toBe(2);
  expect(shownOf([first], day(4))).toBeUndefined();
  expect(shownOf([{ ...first, isEnded: true }], day(2))).toBeUndefined();
  expect(articleCategories).toHaveLength(6);
});

test('the hours are those of the platform, and the promise is the one that tickets get', async () => {
  const info = await app.ask(serviceInfo, {}, { token });
  // The test app begins on a Monday at nine.
  expect(info).toMatchObject({ open: true, changes_at: '2026-03-02T17:00:00.000Z', answer_hours: 48 });
  expect(info.chat).toEqual({ open: true, closed_reason: null });
});

const office = { zone: 'Europe/London', from: '09:00', to: '17:30' };

test.each([
  ['on a morning before', '2026-03-02T08:59:59.999Z', false, '2026-03-02T09:00:00.000Z'],
  ['at the first moment', '2026-03-02T09:00:00.000Z', true, '2026-03-02T17:30:00.000Z'],
  ['at the last moment', '2026-03-02T17:30:00.000Z', false, '2026-03-03T09:00:00.000Z'],
  ['on Friday evening', '2026-03-06T20:00:00.000Z', false, '2026-03-09T09:00:00.000Z'],
  ['on Sunday', '2026-03-08T12:00:00.000Z', false, '2026-03-09T09:00:00.000Z'],
  ['on the weekend when clocks go forward', '2026-03-28T12:00:00.000Z', false, '2026-03-30T08:00:00.000Z'],
  ['in summer', '2026-07-01T16:00:00.000Z', true, '2026-07-01T16:30:00.000Z'],
])('%s the hours are known', (_when, at, open, changesAt) => {
  const known = standing(office, new Date(at));
  expect([known.open, known.changesAt.toISOString()]).toEqual([open, changesAt]);
});
