import { expect, test } from 'vitest';
import type { Planned } from './census.ts';
import { findFaults } from './faults.ts';
import { notPlanned, refusals } from './refusals.ts';

const known = [...notPlanned, ...Object.values(refusals).flat()];
const refused = (name: string): Planned => ({
  name,
  reach: undefined,
  tasks: 0,
  isPulled: false,
  refusal: 'no',
});
const one = (name: string): Planned => ({
  name,
  reach: 'one',
  tasks: 1,
  isPulled: false,
  refusal: undefined,
});
const honest = known.map(refused);

test('a census is as it was', () => {
  expect(findFaults([...honest, one('order-find')], { isSpread: true })).toEqual([]);
});

test('a new refusal, one that is over and one that is gone are named', () => {
  const [first = ''] = known;
  expect(findFaults([...honest, refused('order-find')], { isSpread: true })).toEqual([
    'order-find is refused: no',
  ]);
  const planned = [one(first), ...honest.slice(1)];
  expect(findFaults(planned, { isSpread: true })).toEqual([
    `${first} is planned: take it out of tools/conform/refusals.ts`,
  ]);
  expect(findFaults(honest.slice(1), { isSpread: true })).toEqual([`${first} is no statement any more`]);
});

test('what a checkout asks is asked of one shard', () => {
  const many: Planned = { ...one('checkout-insert'), reach: 'many', tasks: 4 };
  expect(findFaults([...honest, many], { isSpread: true })).toEqual([
    'checkout-insert is on the way of a checkout and asks many',
  ]);
});

test('a server of its own refuses nothing that can be planned', () => {
  const plain = [...notPlanned.map(refused), refused('desk-deposit')];
  expect(findFaults(plain, { isSpread: false })).toEqual(['desk-deposit is refused: no']);
});
