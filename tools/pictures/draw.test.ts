import { expect, test } from 'vitest';
import { catalogue } from '#demo/catalogue.ts';
import { drawPicture } from './draw.ts';

test('every good of the demonstration world has a picture of its own', () => {
  const pictures = catalogue.map((goods) => drawPicture(goods.code));
  expect(new Set(pictures).size).toBe(120);
  expect(drawPicture('KIT-0101')).toBe(drawPicture('KIT-0101'));
});

test('the pictures of one category differ in colour', () => {
  const sheets = [1, 2, 3, 4, 5].map((place) => /fill="(#\w+)"/.exec(drawPicture(`PET-240${place}`))?.[1]);
  expect(new Set(sheets).size).toBe(5);
});

test('a picture is well formed, holds finite numbers, and neither words, links nor scripts', () => {
  for (const { code } of [...catalogue, { code: 'XXX-0001' }, { code: '' }, { code: 'KIT-abc' }]) {
    const picture = drawPicture(code);
    expect(picture, code).not.toMatch(/NaN|undefined|Infinity|null|object|\d\.\d{4}/);
    expect(picture, code).not.toMatch(/<text|<script|<image|<use|href|style=|\son\w+=/);
    expect(picture.length, code).toBeLessThan(24_000);
    expect(openTags(picture), code).toEqual([]);
  }
});

test('an unknown code still gets a picture', () => {
  expect(drawPicture('ZZZ-9999')).toContain('<rect');
  expect(drawPicture('KIT-0106')).toContain('<svg');
});

/** The tags that are not closed in their order; empty for well-formed text. */
function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [tag, name = ''] of svg.matchAll(/<\/?(\w+)[^<>]*>/g)) {
    if (tag.endsWith('/>')) continue;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.pop() !== name) return [`closing ${name}`];
  }
  return open;
}
