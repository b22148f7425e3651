import { expect, test } from 'vitest';
import { addPictures, fileOf, formsOf, isDone, listFailed, readOptions, type Picture } from './plan.ts';
import { indexPage, stripsOf } from './sheets.ts';

const shown = { group: 'merchant', name: 'wallet', language: 'en' } as const;
const forms = formsOf({ sizes: [{ width: 360, height: 740 }] });

function pictureOf(name: string, faults: string[] = [], width = 360): Picture[] {
  return formsOf({ sizes: [{ width, height: 740 }] }).map((form) => {
    const one = { ...shown, name };
    return { ...one, ...form, url: `/${name}?a=1&b=2`, file: fileOf(one, form), faults };
  });
}

test('the words of the command say which pictures are taken, and what cannot be is told', () => {
  const all = { out: 'pictures', only: '', langs: ['en', 'ja'] };
  const sizes = [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ];
  expect(readOptions([])).toEqual({ ...all, sizes });
  expect(
    readOptions(['--langs', 'pt', '--sizes', '390x844', '--only', 'console/orders', '--out', 'x']),
  ).toEqual({
    out: 'x',
    only: 'console/orders',
    langs: ['pt'],
    sizes: [{ width: 390, height: 844 }],
  });
  for (const words of [['--lang', 'en'], ['--langs', 'xx'], ['--sizes', '360'], ['--out']])
    expect(typeof readOptions(words), words.join(' ')).toBe('string');
});

test('a run goes on where another was ended: only what is missing or had a fault is taken again', () => {
  const index = pictureOf('wallet');
  expect(index.map(({ file }) => file)).toEqual([
    'merchant/wallet-en-360-light.png',
    'merchant/wallet-en-360-dark.png',
  ]);
  expect(isDone(index, shown, forms)).toBe(true);
  expect(isDone(index.slice(1), shown, forms)).toBe(false);
  expect(isDone(pictureOf('wallet', ['empty']), shown, forms)).toBe(false);
  const again = addPictures([...pictureOf('wallet', ['empty']), ...pictureOf('orders')], index);
  expect(again).toHaveLength(4);
  expect(listFailed(again)).toEqual([]);
});

test('the failed screens are named once, with everything that is wrong', () => {
  const index = [
    ...pictureOf('wallet'),
    ...pictureOf('orders', ['empty']),
    ...pictureOf('orders', ['wide'], 1280),
  ];
  expect(listFailed(index)).toEqual(['merchant/orders (en): empty; wide']);
});

test('the sheets show every picture once, and the page fetches those that are looked at', () => {
  const index = Array.from({ length: 8 }, (_value, place) => pictureOf(`screen-${place}`)).flat();
  const page = indexPage(index);
  expect(page.match(/loading="lazy"/g)).toHaveLength(16);
  expect(page).toContain('title="/screen-0?a=1&amp;b=2"');
  const strips = stripsOf(index);
  expect(strips.map(({ file }) => file)).toEqual(
    ['light-01', 'light-02', 'dark-01', 'dark-02'].map((part) => `sheets/merchant-en-360-${part}.png`),
  );
  expect(strips.map(({ html }) => html.match(/<img /g)?.length)).toEqual([6, 2, 6, 2]);
});
