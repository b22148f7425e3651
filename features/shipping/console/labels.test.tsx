import { expect, test } from 'vitest';
import { dueOf } from './due.ts';
import { findProblems, rangeOf, readResults, tidyDraft } from './labels.ts';

test('a draft is tidied: spaces of a scanner and capitals of a carrier code go', () => {
  expect(tidyDraft({ carrier: ' Post ', tracking: ' 00 34 A1 ' })).toEqual({
    carrier: 'post',
    tracking: '0034A1',
  });
});

test('rows without carrier or tracking, and the same tracking twice, are found before sending', () => {
  const drafts = {
    a: { carrier: 'post', tracking: 'TRK-1' },
    b: { carrier: 'p', tracking: '123' },
    c: { carrier: 'post', tracking: 'TRK 2' },
    d: { carrier: 'post', tracking: 'TRK2' },
  };
  const found = findProblems(['a', 'b', 'c', 'd', 'e'], drafts);
  expect([...found.keys()]).toEqual(['b', 'c', 'd', 'e']);
  expect(found.get('b')).toEqual({ carrier: 'bad_carrier', tracking: 'bad_tracking' });
  expect(found.get('c')?.tracking).toBe('twice');
  expect(found.get('e')?.tracking).toBe('bad_tracking');
});

test('an answer is split by row', () => {
  const { labelled, failed } = readResults([
    { id: 'a', ok: true, code: 200, reason: null },
    { id: 'b', ok: false, code: 203, reason: 'tracking_used' },
  ]);
  expect(labelled).toEqual(['a']);
  expect([...failed]).toEqual([['b', { code: 203, reason: 'tracking_used' }]]);
});

test('the ship-by clock rounds towards the worse', () => {
  const now = Date.parse('2026-01-05T12:00:00.000Z');
  const at = (ms: number) => new Date(now + ms).toISOString();
  const hour = 3_600_000;
  expect(dueOf(null, now)).toEqual({ kind: 'none' });
  expect(dueOf(at(2.9 * hour), now)).toEqual({ kind: 'soon', span: { unit: 'hours', count: 2 } });
  expect(dueOf(at(-1.1 * hour), now)).toEqual({ kind: 'late', span: { unit: 'hours', count: 2 } });
  expect(dueOf(at(-50 * hour), now)).toEqual({ kind: 'late', span: { unit: 'days', count: 3 } });
  expect(dueOf(at(25 * hour), now)).toEqual({ kind: 'later' });
});

test('a range goes either way, and is one row where the row pressed before is not on the page', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(ids, 'c', 'a')).toEqual(['a', 'b', 'c']);
  expect(rangeOf(ids, 'gone', 'c')).toEqual(['c']);
  expect(rangeOf(ids, undefined, 'c')).toEqual(['c']);
});
