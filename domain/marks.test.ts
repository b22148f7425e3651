import { expect, test } from 'vitest';
import { markCount, markIn } from './marks.ts';

test('marks of others are found, also spelled nearly so, spaced, in other letters and in other scripts', () => {
  expect(markCount).toBeGreaterThan(30);
  const borrowed = [
    'TikTok Store',
    'tik-tok',
    'T i k t o k',
    'Tiktook',
    'TíkTok',
    'Аmazon deals',
    'amaz0n',
    'Pay Pal',
  ];
  const more = ['MyFacebookShop', 'Shoppee', 'What5App', 'VISA', '淘宝好店', '楽天市場', 'e-bay', 'Instagrm'];
  for (const name of [...borrowed, ...more]) expect([name, markIn(name) !== undefined]).toEqual([name, true]);
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
  const more = [
    'Apple Tree Crafts',
    'Yuki',
    'Jonas Outdoor',
    '海の店',
    'Zalora'.slice(0, 3),
    'Shop Easy',
    'Meta Physics',
  ];
  for (const name of [...free, ...more]) expect([name, markIn(name)]).toEqual([name, undefined]);
});
