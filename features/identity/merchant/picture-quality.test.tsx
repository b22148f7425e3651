import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { judgePicture, measuredSide } from './picture-quality.ts';

/** A card with small print on a table. */
function card(width = 1600, height = 1000, scale = 1): Buffer {
  const lines = Array.from({ length: 14 }, (_, row) =>
    Array.from({ length: 26 }, (_none, column) => {
      const [x, y] = [180 + column * 48, 180 + row * 48];
      return `<rect x="${x}" y="${y}" width="${10 + ((row * 7 + column * 5) % 26)}" height="18" fill="#222"/>`;
    }).join(''),
  ).join('');
  const body = `<rect x="80" y="80" width="1440" height="840" fill="#cfd8d2"/>${lines}`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1000" width="${width}" height="${height}">` +
      `<rect width="1600" height="1000" fill="#8a6f58"/>` +
      `<g transform="translate(${800 - 800 * scale} ${500 - 500 * scale}) scale(${scale})">${body}</g></svg>`,
  );
}

async function judge(picture: Sharp, whole = { width: 1600, height: 1000 }) {
  const drawn = await picture.png().toBuffer();
  const { data, info } = await sharp(drawn)
    .resize({ width: measuredSide, height: measuredSide, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return judgePicture({ width: info.width, height: info.height, rgba: new Uint8ClampedArray(data) }, whole);
}

test('a picture that can be read gets no hint', async () => {
  expect(await judge(sharp(card()))).toEqual([]);
});

test('blur, darkness, too much light, a white spot, few pixels and distance are each told', async () => {
  expect(await judge(sharp(card()).blur(14))).toEqual(['blurred']);
  expect(await judge(sharp(card()).linear(0.25, 0))).toContain('dark');
  expect(await judge(sharp(card()).linear(0.2, 205))).toContain('bright');
  const spot = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="500" height="400"><ellipse cx="250" cy="200" rx="240" ry="180" fill="#fff"/></svg>',
  );
  expect(await judge(sharp(card()).composite([{ input: spot, left: 500, top: 300 }]))).toEqual(['glare']);
  expect(await judge(sharp(card()), { width: 480, height: 300 })).toEqual(['small']);
  expect(await judge(sharp(card(1600, 1000, 0.3)))).toEqual(['far']);
});
