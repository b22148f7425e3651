import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { groupsOf, published, shareBps, trustPeriods } from './trust-figures.ts';

const counted = (counts: Record<string, number>) => groupsOf(new Map(Object.entries(counts)));

test('none and many are said, a few are said to be a few', () => {
  expect([0, 1, 4, 5, 900].map(published)).toEqual([0, null, null, 5, 900]);
});

test('a small part is told together with the next larger one, so that the sum does not give it away', () => {
  expect(counted({ time: 6, cleared: 1, mistake: 0 })).toEqual([{ of: ['cleared', 'time'], cases: 7 }]);
  expect(counted({ time: 20, cleared: 3, mistake: 2 })).toEqual([
    { of: ['time'], cases: 20 },
    { of: ['cleared', 'mistake'], cases: 5 },
  ]);
  expect(counted({ time: 1, cleared: 2 })).toEqual([{ of: ['cleared', 'time'], cases: null }]);
  expect(counted({ time: 9, cleared: 5 })).toEqual([
    { of: ['time'], cases: 9 },
    { of: ['cleared'], cases: 5 },
  ]);
  expect(counted({})).toEqual([]);
});

test('whatever the counts, no case is lost and nobody can compute a part of fewer than five', () => {
  const counts = fc.dictionary(fc.stringMatching(/^[a-f]$/), fc.nat({ max: 12 }));
  fc.assert(
    fc.property(counts, (given) => {
      const whole = Object.values(given).reduce((sum, one) => sum + one, 0);
      const groups = counted(given);
      const named = groups.flatMap(({ of }) => of).toSorted();
      const there = Object.keys(given).filter((name) => (given[name] ?? 0) > 0);
      expect(named).toEqual(there.toSorted());
      const told = groups.reduce((sum, { cases }) => sum + (cases ?? 0), 0);
      // A few are told only where the whole itself is a few.
      expect(told).toBe(whole >= limits.trustCasesMin ? whole : 0);
      for (const { cases } of groups) expect(cases === null || cases >= limits.trustCasesMin).toBe(true);
    }),
  );
});

test('a share is not told where it would tell a few', () => {
  expect([shareBps(0, 0), shareBps(0, 100), shareBps(3, 100), shareBps(98, 100), shareBps(25, 100)]).toEqual([
    null,
    0,
    null,
    null,
    2_500,
  ]);
});

test('periods are whole days and whole months, and none reaches into today', () => {
  const { days, months } = trustPeriods(new Date('2026-03-15T13:45:00Z'));
  expect([days.from.toISOString(), days.to.toISOString()]).toEqual([
    '2025-12-15T00:00:00.000Z',
    '2026-03-15T00:00:00.000Z',
  ]);
  expect(months).toHaveLength(limits.trustMonths);
  expect(months[0]).toEqual({
    from: new Date('2026-02-01T00:00:00Z'),
    to: new Date('2026-03-01T00:00:00Z'),
  });
  expect(months.slice(1).map(({ to }) => to)).toEqual(months.slice(0, -1).map(({ from }) => from));
});
