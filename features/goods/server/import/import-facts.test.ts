import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Language } from '#domain/text/language.ts';
import { importGoods, listGoods } from '#features/goods/contract.ts';
import { header, openApp, streamOf, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let token: string;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(0);
  ({ token } = await app.merchant());
});
afterAll(() => app.close());

const maker = 'Kiln Works; Row 5; kiln@works.example';
const row = (code: string, ...facts: string[]) =>
  [
    code,
    `Thing ${code}`,
    'About it.',
    'things',
    'SUP-1',
    '10.00',
    '',
    '5',
    '',
    'goods/a.svg',
    maker,
    '',
    ...facts,
  ]
    .map((cell) => (cell.includes(',') ? `"${cell}"` : cell))
    .join(',');
const fileOf = (columns: string, ...rows: string[]) =>
  [columns === '' ? header : `${header},${columns}`, ...rows].join('\n');
const goodsOf = async (code: string, language: Language = 'en') =>
  (await app.ask(listGoods, { q: code, sort: 'title' }, { token, language })).list;

const all = 'pictures,family,options,brand,gtin,heading,origin,eu_person,options.ja';

test('facts come in with the file, are told to merchants, and sent again change nothing', async () => {
  const file = fileOf(
    all,
    row(
      'FACT-1',
      'goods/b.svg goods/c.svg',
      'mug',
      'Colour=Blue; Size=M',
      'Kiln',
      '4006381333931',
      '6912.00',
      'pt',
      'Person, Rua 1, a@b.example',
      '色=青; サイズ=M',
    ),
    row('FACT-2', '', 'mug', 'Colour=Red; Size=M', '', '', '', '', '', ''),
  );
  expect(await app.importCsv(file)).toMatchObject({ added: 2, refused: 0, errors: [] });
  expect(await app.importCsv(file)).toMatchObject({ unchanged: 2 });
  const [first, second] = await goodsOf('FACT');
  expect(first).toMatchObject({
    images: [{ url: '/files/goods/a.svg' }, { url: '/files/goods/b.svg' }, { url: '/files/goods/c.svg' }],
    brand: 'Kiln',
    gtin: '4006381333931',
    heading: '691200',
    origin: 'PT',
    gpsr: { maker, eu_person: 'Person, Rua 1, a@b.example', warnings: [], ok: true },
  });
  expect(first?.variants.map(({ code, options, stock, cost }) => ({ code, options, stock, cost }))).toEqual([
    { code: 'FACT-1', options: { Colour: 'Blue', Size: 'M' }, stock: 5, cost: '10.00' },
    { code: 'FACT-2', options: { Colour: 'Red', Size: 'M' }, stock: 5, cost: '10.00' },
  ]);
  expect(second).toMatchObject({ brand: null, gtin: null, heading: null, origin: null, gpsr: { ok: false } });
  expect((await goodsOf('FACT', 'ja'))[0]?.variants.map(({ options }) => options)).toEqual([
    { 色: '青', サイズ: 'M' },
    { Colour: 'Red', Size: 'M' },
  ]);
});

test('merchants find what is ready for the European Union', async () => {
  await app.importCsv(fileOf('eu_person', row('EU-1', 'Person A'), row('EU-2', '')));
  const ready = async (eu_ready: boolean) => {
    const { list, total } = await app.ask(listGoods, { q: 'EU-', eu_ready }, { token });
    return [list.map(({ code }) => code), total];
  };
  expect(await ready(true)).toEqual([['EU-1'], 1]);
  expect(await ready(false)).toEqual([['EU-2'], 1]);
});

test('a file without these columns leaves them, an empty cell removes one', async () => {
  await app.importCsv(
    fileOf(
      'brand,gtin,options.ja,family,options',
      row('STAY-1', 'Kiln', '96385074', '色=青', 'stay', 'Colour=Blue'),
    ),
  );
  expect(await app.importCsv(fileOf('', row('STAY-1')))).toMatchObject({ unchanged: 1 });
  expect((await goodsOf('STAY'))[0]).toMatchObject({ brand: 'Kiln', gtin: '96385074' });
  expect(await app.importCsv(fileOf('brand', row('STAY-1', '')))).toMatchObject({ changed: 1 });
  expect((await goodsOf('STAY'))[0]).toMatchObject({ brand: null, gtin: '96385074', variants: [] });
});

test('each wrong fact is told with its line, column and reason', async () => {
  const wrong: [column: string, cell: string, reason: string][] = [
    ['pictures', '../secret', 'bad_picture'],
    ['pictures', Array.from({ length: 10 }, (_, index) => `a${index}.svg`).join(' '), 'too_many_pictures'],
    ['brand', 'x'.repeat(71), 'too_long'],
    ['gtin', '4006381333932', 'bad_gtin'],
    ['heading', '6912', 'bad_heading'],
    ['heading', '69120010', 'bad_heading'],
    ['origin', 'XX', 'bad_country'],
    ['eu_person', 'x'.repeat(501), 'too_long'],
  ];
  for (const [index, [column, cell, reason]] of wrong.entries()) {
    const code = `W-${index}`;
    const report = await app.importCsv(fileOf(column, row(code, cell)));
    expect(report, reason).toMatchObject({ added: 0, errors: [{ line: 2, code, field: column, reason }] });
  }
});

test('options need their family and a family its options, and other languages as many', async () => {
  const report = await app.importCsv(
    fileOf(
      'family,options,options.ja',
      row('O-1', '', 'Colour=Blue', ''),
      row('O-2', 'fam', '', ''),
      row('O-3', 'fam', 'Blue', ''),
      row('O-4', 'fam', 'Colour=Blue', '色=青; サイズ=M'),
      row('O-5', 'fam', 'Colour=Blue', '青'),
      row('O-6', 'fam', 'Colour=Blue', ''),
      row('O-7', 'my family', 'Colour=Blue', ''),
    ),
  );
  expect(report.added).toBe(1);
  expect(report.errors.map(({ line, field, reason }) => [line, field, reason])).toEqual([
    [2, 'family', 'family_missing'],
    [3, 'options', 'options_missing'],
    [4, 'options', 'bad_options'],
    [5, 'options.ja', 'options_differ'],
    [6, 'options.ja', 'bad_options'],
    [8, 'family', 'bad_family'],
  ]);
});

test('a header with options alone, a column twice or an unknown language is refused whole', async () => {
  const signedIn = await app.signInOperator();
  const send = async (columns: string) =>
    (await app.call(importGoods, {}, { token: signedIn, stream: streamOf(fileOf(columns)) })).data;
  expect(await send('options')).toMatchObject({ field: 'family', reason: 'missing_column' });
  expect(await send('brand,brand')).toMatchObject({ field: 'brand', reason: 'duplicate_column' });
  expect(await send('options.xx')).toMatchObject({ field: 'options.xx', reason: 'unknown_language' });
});
