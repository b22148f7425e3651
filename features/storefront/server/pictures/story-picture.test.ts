import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { drawStory, storySize, type Story } from './story-picture.ts';

const story = (more: Partial<Story>): Story => ({
  title: 'Mug',
  price: '$12.00',
  shop: 'Harbour',
  url: 'https://shop.example/l/abcd2345',
  language: 'en',
  look: null,
  picture: undefined,
  ...more,
});

/** The part of the picture where the title stands, as pixels. */
async function titleOf(drawn: Buffer): Promise<Buffer> {
  const at = { left: 0, top: 1_110, width: storySize.width, height: 220 };
  return sharp(drawn).extract(at).greyscale().raw().toBuffer();
}

/** How much of it is ink: an empty title has none, and a box of a missing letter is alike for every letter. */
const inkOf = (pixels: Buffer) => pixels.reduce((sum, value) => sum + (value < 128 ? 1 : 0), 0);

test('titles of every script of our languages are drawn in letters, not in boxes', async () => {
  const titles = [
    'Größe',
    'Chén trà',
    '湯呑みカップ',
    '손으로 만든 컵',
    '手工陶瓷杯',
    '手工陶瓷盃',
    'Кружка',
    'Κούπα',
  ];
  const drawn = await Promise.all(titles.map(async (title) => titleOf(await drawStory(story({ title })))));
  for (const [index, pixels] of drawn.entries()) expect(inkOf(pixels), titles[index]).toBeGreaterThan(500);
  // Two letters of one script look unlike.
  const [one, two] = await Promise.all(
    ['日', '火'].map(async (title) => titleOf(await drawStory(story({ title, language: 'ja' })))),
  );
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(false);
});

test('any title, price and shop fit, in every language', async () => {
  const texts = ['x'.repeat(300), '長い題名'.repeat(60), '<b>&"\u0001 ', '\u{1f375}'.repeat(40), ' '];
  for (const [index, title] of texts.entries()) {
    const language = languages[index % languages.length] ?? 'en';
    const drawn = await drawStory(story({ title, price: title, shop: title, language }));
    const { width, height } = await sharp(drawn).metadata();
    expect([width, height], title).toEqual([storySize.width, storySize.height]);
  }
});
