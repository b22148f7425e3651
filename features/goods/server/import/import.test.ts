import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueCsv } from '#demo/catalogue-csv.ts';
import { catalogue, variants } from '#demo/catalogue.ts';
import { limits } from '#domain/limits.ts';
import { addSupplier, addTypes, importGoods, listCatalogue } from '#features/goods/contract.ts';
import { statement } from '#platform/db/database.ts';
import { header, openApp, streamOf, supplier, type App } from '#tools/testing/ledger-app.ts';
import { stock } from '#features/goods/server/public.ts';
import { inShop } from '#platform/db/scope.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(0);
});
afterAll(() => app.close());

type Goods = {
  id: string;
  title: string;
  description: string;
  cost_units: bigint;
  suggested_units: bigint;
  weight_grams: number;
  version: number;
  on_hand: bigint;
};
const find = statement<Goods>(
  'test-imported',
  `select g.id, g.title, g.description, g.cost_units, g.suggested_units, g.weight_grams, g.version, s.on_hand
   from goods g join stock s on s.goods_id = g.id where g.code = $1`,
);
const goodsOf = (code: string) => app.db.direct.row(find, [code]);
const countAll = statement<{ count: number }>('test-count-goods', 'select count(*)::int as count from goods');
const count = async () => (await app.db.direct.row(countAll, []))?.count;

const row = (code: string, more: Partial<Record<string, string>> = {}) => {
  const cells = {
    title: `Thing ${code}`,
    category: 'things',
    supplier: 'SUP-1',
    cost: '10.00',
    stock: '7',
    ...more,
  };
  return header
    .split(',')
    .map((column) =>
      column === 'code' ? code : (Object.entries(cells).find(([name]) => name === column)?.[1] ?? ''),
    )
    .join(',');
};

const wrong = (file: string | Buffer | readonly Buffer[]) =>
  app.signInOperator().then((token) => app.call(importGoods, {}, { token, stream: streamOf(file) }));

test('a file is imported, sent again it changes nothing, and what differs is changed', async () => {
  const file = [header, row('A-1'), row('A-2', { suggested_price: '25.00' })].join('\r\n');
  expect(await app.importCsv(file)).toMatchObject({
    rows: 2,
    added: 2,
    changed: 0,
    unchanged: 0,
    refused: 0,
  });
  expect(await app.importCsv(file)).toMatchObject({
    rows: 2,
    added: 0,
    changed: 0,
    unchanged: 2,
    refused: 0,
  });
  expect(await goodsOf('A-1')).toMatchObject({
    cost_units: 1000n,
    suggested_units: 1800n,
    version: 1,
    on_hand: 7n,
  });

  const next = [header, row('A-1', { cost: '11.00', stock: '9' }), row('A-2', { suggested_price: '25.00' })];
  expect(await app.importCsv(next.join('\n'))).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  expect(await goodsOf('A-1')).toMatchObject({
    cost_units: 1100n,
    suggested_units: 1980n,
    version: 2,
    on_hand: 9n,
  });
});

test('a suggested price that is missing is 1.8 times the cost, rounded up', async () => {
  await app.importCsv([header, row('S-1', { cost: '0.01' }), row('S-2', { cost: '3.33' })].join('\n'));
  expect((await goodsOf('S-1'))?.suggested_units).toBe(2n);
  expect((await goodsOf('S-2'))?.suggested_units).toBe(600n);
});

test('a dry run counts the same and writes nothing', async () => {
  await app.importCsv([header, row('D-1')].join('\n'));
  const file = [header, row('D-1', { stock: '8' }), row('D-2'), row('D-2'), row('D-3', { cost: 'x' })].join(
    '\n',
  );
  const before = await count();
  const dry = await app.importCsv(file, true);
  expect(await count()).toBe(before);
  expect((await goodsOf('D-1'))?.on_hand).toBe(7n);
  const real = await app.importCsv(file);
  expect({ ...dry, dry_run: false }).toEqual(real);
  expect(real).toMatchObject({ rows: 4, added: 1, changed: 1, refused: 2 });
});

test('each wrong row is told with its line, field and reason, and the others go in', async () => {
  const cases: [string, string | null, string][] = [
    [row(''), 'code', 'missing'],
    [row('-x'), 'code', 'bad_code'],
    [row('x'), 'code', 'bad_code'],
    [row('E-3', { title: '' }), 'title', 'missing'],
    [row('E-4', { title: 'x'.repeat(201) }), 'title', 'too_long'],
    [row('E-5', { description: 'bell \u0007' }), 'description', 'bad_text'],
    [row('E-6', { category: 'nothing' }), 'category', 'unknown_category'],
    [row('E-7', { supplier: 'SUP-9' }), 'supplier', 'unknown_supplier'],
    ...['', '0.00', '-1.00', '1e3', '1.005', '10', '1000000000000000.00', '١٠.٠٠', '10.00 USD'].map(
      (cost, index): [string, string, string] => [
        row(`E-8${index}`, { cost }),
        'cost',
        cost === '' ? 'missing' : 'bad_amount',
      ],
    ),
    [row('E-9', { suggested_price: '9.99' }), 'suggested_price', 'below_cost'],
    [row('E-10', { stock: '' }), 'stock', 'missing'],
    [row('E-11', { stock: '-1' }), 'stock', 'bad_number'],
    [row('E-12', { stock: '1.5' }), 'stock', 'bad_number'],
    [row('E-13', { weight_grams: 'heavy' }), 'weight_grams', 'bad_number'],
    [row('E-14', { picture: '../secret' }), 'picture', 'bad_picture'],
    [row('E-15', { picture: 'https://example.com/a.png' }), 'picture', 'bad_picture'],
    [`${row('E-16')},more`, null, 'wrong_columns'],
    ['E-17,too few', null, 'wrong_columns'],
  ];
  const before = (await count()) ?? 0;
  const file = [header, ...cases.map(([text]) => text), row('E-99'), row('E-99')].join('\n');
  const report = await app.importCsv(file);
  const expected = cases.map(([, field, reason], index) => ({ line: index + 2, field, reason }));
  expect(report.errors.map(({ line, field, reason }) => ({ line, field, reason }))).toEqual([
    ...expected,
    { line: cases.length + 3, field: 'code', reason: 'duplicate' },
  ]);
  expect(report).toMatchObject({ rows: cases.length + 2, added: 1, refused: cases.length + 1 });
  expect(await count()).toBe(before + 1);
});

test('lines are counted as an editor shows them, through quoted line breaks of any kind', async () => {
  const spread = row('L-1', { description: '"one\r\ntwo\nthree, with ""quotes"""' });
  const file = `\ufeff${header}\r\n${spread}\r\n\r\n${row('L-2', { cost: 'no' })}\r\n`;
  const report = await app.importCsv(file);
  expect(report).toMatchObject({ rows: 2, added: 1, errors: [{ line: 6, code: 'L-2' }] });
  expect((await goodsOf('L-1'))?.description).toBe('one\ntwo\nthree, with "quotes"');
});

test('a file may arrive in pieces of any size, letters cut in two included', async () => {
  const bytes = Buffer.from(`${header}\r\n${row('P-1', { title: 'Çaydanlık 茶壺 🫖' })}\r\n`);
  const pieces = Array.from(bytes, (_byte, index) => bytes.subarray(index, index + 1));
  expect(await app.importCsv(pieces)).toMatchObject({ added: 1 });
  expect((await goodsOf('P-1'))?.title).toBe('Çaydanlık 茶壺 🫖');
});

test('columns may stand in any order among others', async () => {
  const names = [...header.split(',').toReversed(), 'remark'];
  const cells = [...row('O-1').split(',').toReversed(), 'whatever'];
  expect(await app.importCsv([names.join(','), cells.join(',')].join('\n'))).toMatchObject({ added: 1 });
});

test('a wrong file is refused with its line and reason, and nothing of it is written', async () => {
  const before = await count();
  const files: [string | Buffer, string, number][] = [
    ['', 'empty', 1],
    ['\n\n\n', 'empty', 1],
    ['not,a,goods,file\n1,2,3,4', 'missing_column', 1],
    [`${header},code\n${row('W-1')}`, 'duplicate_column', 1],
    [Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe, 0x00]), 'not_utf8', 1],
    [
      Buffer.concat([Buffer.from(`${header}\n${row('W-2')}\n`), Buffer.from([0xe9]), Buffer.from('\n')]),
      'not_utf8',
      3,
    ],
    [`${header}\n${row('W-3')}\nW-4,a"b`, 'not_csv', 3],
    [`${header}\nW-5,"never closed\n${row('W-6')}`, 'not_csv', 2],
    [`${header}\nW-7,${'x'.repeat(300_000)}`, 'too_long', 2],
    [`${header}\nW-8,"${'x\n'.repeat(150_000)}`, 'too_long', 2],
  ];
  for (const [file, reason, line] of files) {
    const answer = await wrong(file);
    expect(answer).toMatchObject({ code: 405, data: { reason, line } });
  }
  expect(await count()).toBe(before);
});

test('a file that is too large is refused while it arrives', async () => {
  const line = Buffer.from(`${row('X-1')}\n`.repeat(10_000));
  let sent = 0;
  async function* endless() {
    yield Buffer.from(`${header}\n`);
    for (;;) {
      sent += line.length;
      yield line;
    }
  }
  const token = await app.signInOperator();
  const answer = await app.call(importGoods, { dry_run: 'true' }, { token, stream: endless() });
  expect(answer).toMatchObject({ code: 405 });
  expect(sent).toBeLessThan(limits.csvBytesMax * 1.1);
});

test('a file is needed, and an operator', async () => {
  const token = await app.signInOperator();
  expect(await app.call(importGoods, {}, { token })).toMatchObject({
    code: 405,
    data: { reason: 'missing' },
  });
  const { token: merchant } = await app.merchant();
  const answer = await app.call(importGoods, {}, { token: merchant, stream: streamOf(header) });
  expect(answer).toMatchObject({ code: 409 });
});

test('stock that buyers hold is not written off', async () => {
  await app.importCsv([header, row('R-1'), row('R-2')].join('\n'));
  const goods = await goodsOf('R-1');
  const act = { db: app.db, shopId: 7n, now: app.clock.now() };
  const lines = [{ goodsId: goods?.id ?? '', qty: 5 }];
  await inShop(7n, () => app.db.transaction((tx) => stock.reserve({ ...act, tx }, lines)));
  const file = [header, row('R-1', { stock: '4' }), row('R-2', { stock: '1' })].join('\n');
  const report = await app.importCsv(file);
  expect(report).toMatchObject({
    changed: 1,
    refused: 1,
    errors: [{ line: 2, field: 'stock', reason: 'below_reserved' }],
  });
  expect(await goodsOf('R-1')).toMatchObject({ on_hand: 7n, version: 1 });
});

test('two imports of the same goods at once add each of them once', async () => {
  const codes = Array.from({ length: 1_200 }, (_value, index) => `T-${index}`);
  const forth = [header, ...codes.map((code) => row(code))].join('\n');
  const back = [header, ...codes.toReversed().map((code) => row(code))].join('\n');
  const before = (await count()) ?? 0;
  const reports = await Promise.all([app.importCsv(forth), app.importCsv(back), app.importCsv(forth)]);
  expect(await count()).toBe(before + 1_200);
  expect(reports.reduce((sum, { added }) => sum + added, 0)).toBe(1_200);
  for (const report of reports) expect(report.added + report.unchanged).toBe(1_200);
});

test('at most a hundred errors are told, all are counted', async () => {
  const rows = Array.from({ length: 250 }, (_value, index) => row(`M-${index}`, { cost: 'x' }));
  const report = await app.importCsv([header, ...rows].join('\n'));
  expect(report).toMatchObject({ rows: 250, refused: 250 });
  expect(report.errors).toHaveLength(limits.importErrorsShownMax);
});

test('the demonstration catalogue goes in whole', async () => {
  const token = await app.signInOperator();
  const types = [...new Set(catalogue.map(({ category }) => category))];
  await app.ask(addTypes, { list: types.map((code) => ({ code, name: code })) }, { token });
  for (const [index, code] of [...new Set(catalogue.map((goods) => goods.supplier))].entries()) {
    const person = { username: `demo-${index}` };
    await app.ask(addSupplier, { ...supplier, ...person, code }, { token });
  }
  const report = await app.importCsv(catalogueCsv());
  const all = catalogue.length + variants.length;
  expect(report).toMatchObject({ rows: all, added: all, errors: [] });
  expect(await app.importCsv(catalogueCsv())).toMatchObject({ unchanged: all });
  const found = await app.ask(listCatalogue, { q: catalogue[0]?.code ?? '' }, { token });
  expect(found.list[0]).toMatchObject({ title: catalogue[0]?.title, cost: catalogue[0]?.cost });
});
