import { expect, test } from 'vitest';
import { atMinute, isQuiet, minuteOfDay, quietEnd, timeOfDay } from './quiet-hours.ts';

test('a time of day is read and written, and nothing else is one', () => {
  for (const text of ['00:00', '09:05', '22:30', '23:59'])
    expect(timeOfDay(minuteOfDay(text) ?? -1)).toBe(text);
  for (const text of ['24:00', '9:05', '12:60', '', '12:00:00', '-1:00'])
    expect(minuteOfDay(text)).toBeUndefined();
});

test('quiet hours begin with their first minute and end before their last', () => {
  const quiet = { from: 60, to: 120 };
  const at = (text: string) => isQuiet(new Date(`2026-03-02T${text}Z`), 'UTC', quiet);
  expect([at('00:59:59'), at('01:00:00'), at('01:59:59'), at('02:00:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('quiet hours over midnight are those of the zone', () => {
  const quiet = { from: 22 * 60, to: 7 * 60 };
  const tokyo = (text: string) => isQuiet(new Date(`2026-03-02T${text}Z`), 'Asia/Tokyo', quiet);
  // Nine hours ahead: 13:00 UTC is 22:00 there, 22:00 UTC is 07:00 of the next day.
  expect([tokyo('12:59:00'), tokyo('13:00:00'), tokyo('21:59:00'), tokyo('22:00:00')]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('in spring the clock of the zone counts, not the hours that passed', () => {
  const quiet = { from: 22 * 60, to: 7 * 60 };
  // Berlin, 29 March 2026: 02:00 becomes 03:00. 05:00 UTC is 07:00 there, 04:59 UTC is 06:59.
  const berlin = (text: string) => isQuiet(new Date(`2026-03-29T${text}Z`), 'Europe/Berlin', quiet);
  expect([berlin('04:59:00'), berlin('05:00:00')]).toEqual([true, false]);
});

test('without quiet hours it never is', () => {
  expect(isQuiet(new Date(0), 'UTC', undefined)).toBe(false);
});

test.each([
  ['a plain day', '2026-03-02T21:30:00.000Z', 'Europe/Berlin', '2026-03-03T06:00:00.000Z'],
  [
    'the night in which clocks go forward',
    '2026-03-28T22:30:00.000Z',
    'Europe/Berlin',
    '2026-03-29T05:00:00.000Z',
  ],
  [
    'the night in which they go back',
    '2026-10-24T21:30:00.000Z',
    'Europe/Berlin',
    '2026-10-25T06:00:00.000Z',
  ],
  ['after midnight', '2026-03-03T01:00:00.000Z', 'UTC', '2026-03-03T07:00:00.000Z'],
])('on %s quiet hours end when the clock on the wall says so', (_day, at, tz, end) => {
  expect(quietEnd(new Date(at), tz, { from: 22 * 60, to: 7 * 60 })?.toISOString()).toBe(end);
});

test('outside of quiet hours nothing waits, and a minute that has passed is tomorrow’s', () => {
  const noon = new Date('2026-03-02T12:00:00.000Z');
  expect(quietEnd(noon, 'UTC', { from: 22 * 60, to: 7 * 60 })).toBeUndefined();
  expect(quietEnd(noon, 'UTC', undefined)).toBeUndefined();
  expect(atMinute(noon, 'UTC', 12 * 60).toISOString()).toBe('2026-03-03T12:00:00.000Z');
  expect(atMinute(noon, 'UTC', 12 * 60 + 1).toISOString()).toBe('2026-03-02T12:01:00.000Z');
});
