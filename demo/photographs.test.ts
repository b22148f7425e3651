import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { catalogueCsv } from './catalogue-csv.ts';
import { catalogue, variants } from './catalogue.ts';
import { photographsOf, pictureFolder, pictureKinds, pictureWidths } from './photographs.ts';

const names = readdirSync(pictureFolder);
const photographed = [...catalogue, ...variants].filter(({ code }) => photographsOf(code).length > 0);

test('every goods of the studio has two photographs or more, four wide to five high, that decode', async () => {
  expect(photographed.length).toBeGreaterThanOrEqual(80);
  for (const { code } of photographed) expect(photographsOf(code).length, code).toBeGreaterThanOrEqual(2);
  const files = photographed.flatMap(({ code }) =>
    photographsOf(code).flatMap((_name, index) =>
      pictureWidths.flatMap((width) =>
        pictureKinds.map((kind) => ({ name: `${code}.${index + 1}.${width}.${kind}`, width })),
      ),
    ),
  );
  expect(names.toSorted()).toEqual(files.map(({ name }) => name).toSorted());
  for (const { name, width } of files) {
    const picture = sharp(path.join(pictureFolder, name));
    const meta = await picture.metadata();
    expect([meta.width, meta.height], name).toEqual([width, (width * 5) / 4]);
    // Decoding AVIF takes long: the narrow ones stand for the wide.
    if (name.endsWith('.640.avif')) continue;
    const data = await picture.raw().toBuffer();
    expect(new Set(data.subarray(data.length / 2, data.length / 2 + 30_000)).size, name).toBeGreaterThan(20);
  }
});

test('all photographs together take eight megabytes at most', () => {
  const bytes = names.reduce((sum, name) => sum + statSync(path.join(pictureFolder, name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(8 * 1_048_576);
  const bytesOf = (kind: string) =>
    names
      .filter((name) => name.endsWith(kind))
      .reduce((sum, name) => sum + statSync(path.join(pictureFolder, name)).size, 0);
  expect(bytesOf('.avif')).toBeLessThan(bytesOf('.webp') * 0.8);
});

test('nothing is drawn: goods and their variants of another colour show photographs of their own, named in the import file', () => {
  const csv = catalogueCsv();
  expect(csv).not.toContain('.svg');
  const shown = photographed.flatMap(({ code }) => photographsOf(code));
  expect(new Set(shown).size).toBe(shown.length);
  for (const name of shown) expect(csv).toContain(name);
  const fronts = photographed.map(({ code }) => readFileSync(path.join(pictureFolder, `${code}.1.320.webp`)));
  expect(new Set(fronts.map(String)).size).toBe(fronts.length);
});
