import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const goods = (id: string, colour: string, size: string, available = 5n) => ({
  id,
  available,
  options: [
    { name: 'Colour', value: colour },
    { name: 'Size', value: size },
  ],
});
const blueM = goods('blue-m', 'Blue', 'M');
const family = [
  blueM,
  goods('blue-l', 'Blue', 'L', 0n),
  goods('red-l', 'Red', 'L'),
  goods('red-xl', 'Red', 'XL'),
];

test('each value leads to the goods that keep the other options', () => {
  const [colour, size] = choicesOf(blueM, family);
  expect(colour).toMatchObject({ name: 'Colour', value: 'Blue' });
  expect(size?.values).toEqual([
    { value: 'M', id: 'blue-m', chosen: true, sold_out: false, changes_others: false },
    { value: 'L', id: 'blue-l', chosen: false, sold_out: true, changes_others: false },
    { value: 'XL', id: 'red-xl', chosen: false, sold_out: false, changes_others: true },
  ]);
});

test('where no goods keep the others, the value leads to some that can be bought, and says that more changes', () => {
  const soldOut = [blueM, goods('red-s', 'Red', 'S', 0n), goods('red-l', 'Red', 'L')];
  expect(choicesOf(blueM, soldOut)[0]?.values[1]).toEqual({
    value: 'Red',
    id: 'red-l',
    chosen: false,
    sold_out: false,
    changes_others: true,
  });
});

test('goods that are alone have nothing to choose', () => {
  expect(choicesOf(blueM, [blueM])).toEqual([]);
  expect(choicesOf({ ...blueM, options: [] }, [])).toEqual([]);
});
