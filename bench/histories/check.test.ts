// The judge of histories on made-up ones: what it must find, and what it must let pass.
import { expect, test } from 'vitest';
import { checkHistory, countViolations, type Effect } from './check.ts';
import type { Operation } from './records.ts';

let last = 0;

function operation(more: Partial<Operation>): Operation {
  last += 1;
  const rest = { kind: 'checkout', key: '', of: 'a', wish: '', outcome: 'ok', facts: '10.00' } as const;
  const told = { code: 200, reason: '', sha: 'x', tries: 1, again: [], lines: [last * 2 - 1, last * 2] };
  return { op: last, client: 'buyer 1', at: '2026-01-01T00:00:00.000Z', ...rest, ...told, ...more };
}

const there = (more: Partial<Effect> = {}): Effect => ({
  kind: 'checkout',
  of: 'a',
  facts: '10.00',
  ...more,
});
const found = (operations: readonly Operation[], effects: readonly Effect[]) =>
  checkHistory(operations, effects).map(({ what }) => what);

test('what was accepted and is there once, as it was answered, is right', () => {
  expect(found([operation({})], [there()])).toEqual([]);
});

test('what was accepted and is not there is lost, and its lines are named', () => {
  const one = operation({});
  expect(checkHistory([one], [])).toMatchObject([{ what: 'lost', lines: one.lines }]);
});

test('what is there twice is doubled, whoever asked', () => {
  expect(found([operation({})], [there(), there()])).toEqual(['doubled']);
  expect(found([operation({ outcome: 'unknown' })], [there(), there({ facts: '11.00' })])).toEqual([
    'doubled',
  ]);
});

test('what is there otherwise than it was answered is changed', () => {
  expect(found([operation({})], [there({ facts: '9.00' })])).toEqual(['changed']);
});

test('what was never answered may be there or not, but only as it was asked for', () => {
  const open = operation({ outcome: 'unknown', wish: '10.00' });
  expect(found([open], [])).toEqual([]);
  expect(found([open], [there()])).toEqual([]);
  expect(found([open], [there({ facts: '99.00' })])).toEqual(['unasked']);
});

test('what nobody asked for, or everybody was refused, is unasked', () => {
  expect(found([], [there()])).toEqual(['unasked']);
  expect(found([operation({ outcome: 'refused' })], [there()])).toEqual(['unasked']);
  expect(found([operation({ outcome: 'refused' })], [])).toEqual([]);
});

test('two who want one thing: the one who was accepted has it, and not both', () => {
  const first = operation({ kind: 'join', of: 'CODE', facts: 'ann' });
  const second = operation({ kind: 'join', of: 'CODE', facts: 'ben' });
  const joined: Effect = { kind: 'join', of: 'CODE', facts: 'ann' };
  expect(found([first, { ...second, outcome: 'refused' }], [joined])).toEqual([]);
  expect(found([first, second], [joined])).toEqual(['changed']);
});

test('an answer under a key is kept, and given again alike', () => {
  const one = operation({ key: 'history-1', sha: 'x', again: ['x'] });
  const kept: Effect = { kind: 'answer', of: 'history-1', facts: 'x' };
  expect(found([one], [there(), kept])).toEqual([]);
  expect(found([one], [there()])).toEqual(['lost']);
  expect(found([one], [there(), { ...kept, facts: 'y' }])).toEqual(['changed']);
  expect(found([{ ...one, again: ['y'] }], [there(), kept])).toEqual(['changed']);
  expect(found([], [kept])).toEqual(['unasked']);
  const refused = operation({ key: 'history-1', outcome: 'refused', sha: 'x', again: ['y'] });
  expect(found([refused], [kept])).toEqual(['changed']);
  expect(found([refused], [])).toEqual([]);
});

test('violations are counted by what they are', () => {
  const violations = checkHistory([operation({ of: 'b' })], [there(), there()]);
  expect(countViolations(violations)).toEqual({ lost: 1, doubled: 1, unasked: 1, changed: 0 });
});
