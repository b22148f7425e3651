import { expect, test } from 'vitest';
import { markCount, markIn } from './marks.ts';

test('marks of others are found, also spelled nearly so, spaced, in other letters and in other scripts', () => {
  expect(markCount).toBeGreaterThan(30);
  // As in the list itself: byte by byte, so that nobody's brand stands here. Spaced, misspelt, in other scripts.
  const borrowed = decodeURIComponent(
    '%54%69%6b%54%6f%6b%20%53%74%6f%72%65%7c%74%69%6b%2d%74%6f%6b%7c%54%20%69%20%6b%20%74' +
      '%20%6f%20%6b%7c%54%69%6b%74%6f%6f%6b%7c%54%c3%ad%6b%54%6f%6b%7c%d0%90%6d%61%7a%6f%6e' +
      '%20%64%65%61%6c%73%7c%61%6d%61%7a%30%6e%7c%50%61%79%20%50%61%6c%7c%4d%79%46%61%63%65' +
      '%62%6f%6f%6b%53%68%6f%70%7c%53%68%6f%70%70%65%65%7c%57%68%61%74%35%41%70%70%7c%56%49' +
      '%53%41%7c%e6%b7%98%e5%ae%9d%e5%a5%bd%e5%ba%97%7c%e6%a5%bd%e5%a4%a9%e5%b8%82%e5%a0%b4' +
      '%7c%65%2d%62%61%79%7c%49%6e%73%74%61%67%72%6d',
  ).split('|');
  expect(borrowed).toHaveLength(16);
  for (const name of borrowed) expect([name, markIn(name) !== undefined]).toEqual([name, true]);
});

test('names of people and places stay free', () => {
  const free = [
    'Stockless',
    'Harbour',
    "Ana's Café",
    'Visalia Vintage',
    'Etsuko',
    'Noonday',
    'Mara Home',
    'Target Sport',
  ];
  const more = ['Apple Tree Crafts', 'Yuki', 'Jonas Outdoor', '海の店', 'Zal', 'Shop Easy', 'Meta Physics'];
  for (const name of [...free, ...more]) expect([name, markIn(name)]).toEqual([name, undefined]);
});

test('a number is a number, and letters between digits are still read', () => {
  for (const name of ['Shop 33', 'Studio 740840', '33 Shop 33', 'Route 66', 'Nr. 10']) {
    expect([name, markIn(name)]).toEqual([name, undefined]);
  }
  // The same as a mark of six letters, its letters one by one or in two words with a digit for one of them.
  const borrowed = decodeURIComponent(
    '%50%20%34%20%59%20%50%20%34%20%4c|%50%34%79%20%50%34%6c|%74%31%6b%74%30%6b',
  );
  for (const name of borrowed.split('|')) expect([name, markIn(name) !== undefined]).toEqual([name, true]);
});
