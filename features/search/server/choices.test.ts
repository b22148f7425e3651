import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';

const goods = (id: string, colour: string, size: string, available = 5n) => {
  const options = [
    { name: 'Colour', value: colour },
    { name: 'Size', value: size },
  ];
  return { id, available, picture: `${colour}.webp`, options, english: options };
};
const blueM = goods('blue-m', 'Blue', 'M');
const family = [
  blueM,
  goods('blue-l', 'Blue', 'L', 0n),
  goods('red-l', 'Red', 'L'),
  goods('red-xl', 'Red', 'XL'),
];

const plain = { picture: null, colour: null };

test('each value leads to the goods that keep the other options', () => {
  const [colour, size] = choicesOf(blueM, family);
  expect(colour).toMatchObject({ name: 'Colour', value: 'Blue' });
  expect(size?.values).toEqual([
    { value: 'M', id: 'blue-m', chosen: true, sold_out: false, changes_others: false, ...plain },
    { value: 'L', id: 'blue-l', chosen: false, sold_out: true, changes_others: false, ...plain },
    { value: 'XL', id: 'red-xl', chosen: false, sold_out: false, changes_others: true, ...plain },
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
    picture: 'Red.webp',
    colour: '#b8352c',
  });
});

test('goods that are alone have nothing to choose', () => {
  expect(choicesOf(blueM, [blueM])).toEqual([]);
  expect(choicesOf({ ...blueM, options: [] }, [])).toEqual([]);
});

test('a value shows its picture where each value looks different, and a colour by its English word', () => {
  const shown = (of: typeof family) => choicesOf(blueM, of)[0]?.values.map(({ picture }) => picture);
  expect(shown(family)).toEqual(['Blue.webp', 'Red.webp']);
  // Two goods of one colour that look different, or two colours that look alike, have no picture of the colour.
  expect(shown([blueM, { ...goods('blue-s', 'Blue', 'S'), picture: 'other.webp' }])).toEqual([null]);
  expect(shown([blueM, { ...goods('red-m', 'Red', 'M'), picture: 'Blue.webp' }])).toEqual([null, null]);
  const inJapanese = { ...blueM, options: [{ name: '色', value: '青' }, ...blueM.options.slice(1)] };
  const other = {
    ...goods('x', 'Nightfall', 'M'),
    options: [{ name: '色', value: '夜' }, ...blueM.options.slice(1)],
  };
  expect(choicesOf(inJapanese, [inJapanese, other])[0]?.values.map(({ colour }) => colour)).toEqual([
    '#3a6ea5',
    null,
  ]);
  expect(choicesOf(blueM, family)[1]?.values.map(({ colour }) => colour)).toEqual([null, null, null]);
});
