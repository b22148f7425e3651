import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addToShowcase,
  changePrices,
  listShowcase,
  removeFromShowcase,
  undoShowcase,
} from '#features/showcase/contract.ts';
import { exportShowcase, previewShowcaseFile, writeShowcaseFile } from '#features/showcase/file.contract.ts';
import { statement } from '#platform/db/database.ts';
import { header, openApp, streamOf, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let ids: Map<string, string>;
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(120);
  const hostile = [
    '"=HYPERLINK(""http://evil.test"")",A thing',
    '+1 thing,A thing',
    '-thing,A thing',
    '@thing,A thing',
  ].map((texts, at) => `X-${at},${texts},things,SUP-1,10.00,20.00,5,250,,Maker,,`);
  const coded = ['4006381333931', '96385074', '614141000036'].map(
    (gtin, at) => `B-${at},Barcode ${at},A thing,things,SUP-1,10.00,20.00,5,250,,Maker,,${gtin}`,
  );
  const twins = ['T-0', 'T-1'].map(
    (code) => `${code},Twin,A thing,things,SUP-1,10.00,20.00,5,250,,Maker,,6291041500213`,
  );
  await app.importCsv([`${header},gtin`, ...hostile, ...coded, ...twins].join('\n'));
  const all = statement<{ id: string; code: string }>('test-goods-codes', 'select id, code from goods');
  const rows = await app.db.direct.rows(all, []);
  ids = new Map(rows.map(({ id, code }) => [code, id]));
});
afterAll(() => app.close());

const idOf = (code: string) => ids.get(code) ?? '';
const preview = (token: string, text: string) =>
  app.ask(previewShowcaseFile, {}, { token, stream: streamOf(text) });
const write = (token: string, id: string, what: 'good' | 'none' = 'good') =>
  app.ask(writeShowcaseFile, { id, write: what }, { token });
async function shelfOf(token: string) {
  const { list, limit, undo } = await app.ask(listShowcase, { sort: 'title', page_size: 100 }, { token });
  const rows = list.map(({ code, sale_price: price, status }) => `${code} ${price} ${status}`);
  return { rows, limit, undo };
}
const codes = (report: { errors: readonly { line: number; reason: string }[] }) =>
  report.errors.map(({ line, reason }) => `${line} ${reason}`);

test('a file of its own columns adds, prices, lists and takes off sale, and all of it is undone as one act', async () => {
  const { token } = await app.merchant();
  const items = ['G-001', 'G-002', 'G-003'].map((code) => ({ goods_id: idOf(code), sale_price: '20.00' }));
  await app.ask(addToShowcase, { items }, { token });
  await app.ask(removeFromShowcase, { ids: [idOf('G-003')], mode: 'delist' }, { token });
  const before = await shelfOf(token);
  const text = [
    'code,price,listed',
    'G-001,21.50,yes',
    'G-002,,no',
    'G-003,19.99,yes',
    'G-004,30,yes',
    'G-005,,no',
    'G-001,25.00,yes',
  ].join('\r\n');
  const report = await preview(token, text);
  expect(report).toMatchObject({
    format: 'own',
    rows: 6,
    added: 2,
    priced: 2,
    listed: 1,
    delisted: 1,
    unchanged: 0,
    refused: 1,
    written_before: null,
  });
  expect(codes(report)).toEqual(['7 duplicate']);
  expect(report.changes[0]).toMatchObject({ line: 2, code: 'G-001', before: '20.00', after: '21.50' });
  expect(await shelfOf(token)).toEqual(before);

  const done = await write(token, report.id);
  expect(done).toMatchObject({ added: 2, priced: 2, listed: 1, delisted: 1 });
  const after = await shelfOf(token);
  expect(after.rows).toEqual([
    'G-001 21.50 listed',
    'G-002 20.00 delisted',
    'G-003 19.99 listed',
    'G-004 30.00 listed',
    'G-005 20.00 delisted',
  ]);
  expect(after.limit).toMatchObject({ listed: 3, rows: 5 });
  expect(after.undo).toMatchObject({ kind: 'file', rows: 5, token: done.undo_token });
  expect(await write(token, report.id)).toEqual(done);

  const again = await preview(token, text);
  expect(again).toMatchObject({ added: 0, priced: 0, unchanged: 5, refused: 1 });
  expect(again.written_before).not.toBeNull();

  const back = await app.ask(undoShowcase, { undo_token: done.undo_token ?? '' }, { token });
  expect(back.kind).toBe('file');
  const restored = await shelfOf(token);
  expect(restored.rows).toEqual(before.rows);
  expect(restored.limit).toEqual(before.limit);
});

test('each wrong row says its line and why, and the good ones can be written without them', async () => {
  const { token } = await app.merchant();
  const rows = [
    ',20.00,yes',
    'NO-SUCH,20.00,yes',
    'G-010,abc,yes',
    'G-011,20.001,yes',
    'G-012,20.0001,yes',
    'G-013,0,yes',
    'G-014,20 EUR,yes',
    'G-015,20.00,perhaps',
    'G-016,10.20,yes',
    'G-017,20.00',
    'G-018,"1,234.50",yes',
    'G-019,USD 20,yes',
  ];
  const report = await preview(token, `code,price,listed\n${rows.join('\n')}`);
  expect(codes(report)).toEqual([
    '2 missing_code',
    '3 unknown_code',
    '4 bad_price',
    '5 bad_price',
    '6 too_many_decimals',
    '7 price_range',
    '8 other_currency',
    '9 bad_listed',
    '10 below_break_even',
    '11 wrong_columns',
    '12 bad_price',
  ]);
  expect(report.errors[8]?.floor_price).toBe('10.52');
  expect(report).toMatchObject({ added: 1, refused: 11 });
  await write(token, report.id);
  expect((await shelfOf(token)).rows).toEqual(['G-019 20.00 listed']);
});

test('a preview that is dropped writes nothing, and is no preview any more', async () => {
  const { token } = await app.merchant();
  const report = await preview(token, 'code,price\nG-001,22.00');
  expect(await write(token, report.id, 'none')).toMatchObject({ added: 0, undo_token: null });
  expect((await shelfOf(token)).rows).toEqual([]);
  expect(await app.call(writeShowcaseFile, { id: report.id, write: 'good' }, { token })).toMatchObject({
    code: 404,
  });
});

test('what changed since the preview was shown is not written over', async () => {
  const { token } = await app.merchant();
  await app.ask(addToShowcase, { items: [{ goods_id: idOf('G-001') }] }, { token });
  const report = await preview(token, 'code,price\nG-001,22.00\nG-002,23.00');
  await app.ask(changePrices, { items: [{ id: idOf('G-001'), sale_price: '24.00' }] }, { token });
  expect(await app.call(writeShowcaseFile, { id: report.id, write: 'good' }, { token })).toMatchObject({
    code: 456,
    data: { ids: [idOf('G-001')] },
  });
  expect((await shelfOf(token)).rows).toEqual(['G-001 24.00 listed']);
  const added = await preview(token, 'code,price\nG-002,23.00');
  await app.ask(addToShowcase, { items: [{ goods_id: idOf('G-002') }] }, { token });
  expect(await app.call(writeShowcaseFile, { id: added.id, write: 'good' }, { token })).toMatchObject({
    code: 456,
  });
  await app.ask(removeFromShowcase, { ids: [idOf('G-001')] }, { token });
  const other = await app.merchant();
  expect(
    await app.call(writeShowcaseFile, { id: added.id, write: 'good' }, { token: other.token }),
  ).toMatchObject({ code: 404 });
});

test('of twenty writes of one preview at once one writes, and all answer the same', async () => {
  const { token } = await app.merchant();
  const lines = Array.from({ length: 90 }, (_none, at) => `G-${String(at + 1).padStart(3, '0')},21.00,yes`);
  const report = await preview(token, ['code,price,listed', ...lines].join('\n'));
  const answers = await Promise.all(Array.from({ length: 20 }, () => write(token, report.id)));
  expect(new Set(answers.map(({ undo_token }) => undo_token)).size).toBe(1);
  expect(answers.every(({ added }) => added === 90)).toBe(true);
  const { limit, rows } = await shelfOf(token);
  expect(rows).toHaveLength(90);
  expect(limit).toMatchObject({ listed: 90, rows: 90 });
});

test('the limits of the level are told row by row, and count again when it is written', async () => {
  const { token } = await app.merchant();
  const lines = [...ids.keys()].map((code) => `${code},21.00,yes`);
  const report = await preview(token, ['code,price,listed', ...lines].join('\n'));
  expect(report).toMatchObject({ added: 100, refused: lines.length - 100 });
  expect(new Set(report.errors.map(({ reason }) => reason))).toEqual(new Set(['goods_limit']));
  await app.ask(addToShowcase, { items: [{ goods_id: idOf(codeAfter(lines, 100)) }] }, { token });
  expect(await app.call(writeShowcaseFile, { id: report.id, write: 'good' }, { token })).toMatchObject({
    code: 452,
    data: { reason: 'goods_limit' },
  });
});

const codeAfter = (lines: readonly string[], place: number) => lines[place]?.split(',')[0] ?? '';

test('goods are found by their bar code in any of its lengths; one that two goods have names none', async () => {
  const { token } = await app.merchant();
  const text = [
    'gtin;price',
    '04006381333931;20,50',
    '0000096385074;21',
    '00614141000036;22.5',
    '6291041500213;23',
    '4006381333932;20',
  ];
  const report = await preview(token, text.join('\n'));
  expect(codes(report)).toEqual(['5 several_goods', '6 bad_gtin']);
  await write(token, report.id);
  expect((await shelfOf(token)).rows).toEqual(['B-0 20.50 listed', 'B-1 21.00 listed', 'B-2 22.50 listed']);
});

test('Shopify’s product file is read: variants by SKU or bar code, pictures passed over, drafts off sale', async () => {
  const { token } = await app.merchant();
  const report = await preview(token, readFileSync(new URL('samples/shopify.csv', import.meta.url), 'utf8'));
  expect(report).toMatchObject({ format: 'shopify', rows: 6, passed: 1, added: 4, refused: 1 });
  expect(codes(report)).toEqual(['7 unknown_code']);
  await write(token, report.id);
  expect((await shelfOf(token)).rows).toEqual([
    'B-0 26.00 delisted',
    'G-001 24.90 listed',
    'G-002 25.90 listed',
    'G-003 27.50 delisted',
  ]);
});

test('WooCommerce’s product file is read: variations have the price, the product above them has none', async () => {
  const { token } = await app.merchant();
  const sample = readFileSync(new URL('samples/woocommerce.csv', import.meta.url), 'utf8');
  const report = await preview(token, sample);
  expect(report).toMatchObject({ format: 'woocommerce', rows: 5, passed: 1, added: 3, refused: 1 });
  expect(codes(report)).toEqual(['6 unknown_code']);
  await write(token, report.id);
  expect((await shelfOf(token)).rows).toEqual([
    'B-0 29.00 listed',
    'G-001 24.90 listed',
    'G-002 25.90 delisted',
  ]);
});

test('the export can be read back and changes nothing, and no title in it begins a formula', async () => {
  const { token } = await app.merchant();
  const items = ['X-0', 'X-1', 'X-2', 'X-3', 'B-0', 'G-001'].map((code) => ({ goods_id: idOf(code) }));
  await app.ask(addToShowcase, { items }, { token });
  await app.ask(removeFromShowcase, { ids: [idOf('B-0')], mode: 'delist' }, { token });
  const file = await app.ask(exportShowcase, {}, { token });
  expect(file.rows).toBe(6);
  const lines = file.csv.slice(1).trim().split('\r\n');
  expect(lines[0]).toBe('code,gtin,title,price,currency,listed,stock,cost,profit');
  expect(lines[1]).toMatch(/^X-0,,"'=HYPERLINK/);
  expect(lines.slice(2, 5).map((line) => line.split(',')[2])).toEqual(["'+1 thing", "'-thing", "'@thing"]);
  expect(lines[5]).toBe('B-0,4006381333931,Barcode 0,20.00,USD,no,5,10.00,9.00');
  const report = await preview(token, file.csv);
  expect(report).toMatchObject({ rows: 6, unchanged: 6, added: 0, priced: 0, refused: 0 });
});

test('a file that is none is refused with its line', async () => {
  const { token } = await app.merchant();
  const wrong = [
    ['', 'empty'],
    ['title,stock\nA,1', 'missing_column'],
    ['code,title\nG-001,A', 'missing_column'],
    ['code,price,price\nG-001,1,2', 'duplicate_column'],
    ['code,price\nG-001,"never closed', 'not_csv'],
  ] as const;
  for (const [text, reason] of wrong) {
    const answer = await app.call(previewShowcaseFile, {}, { token, stream: streamOf(text) });
    expect(answer, text).toMatchObject({ code: 405, data: { reason } });
  }
});

test('whatever a file says, what is written is what was shown and what the counters say', async () => {
  const { token } = await app.merchant();
  const row = fc.record({
    code: fc.constantFrom('G-001', 'G-002', 'G-003', 'G-004', 'B-0', 'T-0', 'none', ''),
    gtin: fc.constantFrom('', '4006381333931', '6291041500213', '12'),
    price: fc.oneof(
      fc.constantFrom('', '10.51', '10.52', '1e3', '-5', '=1+1'),
      fc.integer({ min: 0, max: 99 }).map(String),
    ),
    listed: fc.constantFrom('', 'yes', 'no', 'TRUE', '0', '?'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
      const lines = rows.map(({ code, gtin, price, listed }) => [code, gtin, price, listed].join(','));
      const report = await preview(token, ['code,gtin,price,listed', ...lines].join('\n'));
      const shown = new Map(
        report.changes.map(({ code, after, status_after }) => [code, `${after} ${status_after}`]),
      );
      await write(token, report.id);
      const { rows: shelf, limit } = await shelfOf(token);
      for (const [code, state] of shown) expect(shelf).toContain(`${code} ${state}`);
      expect(limit.rows).toBe(shelf.length);
      expect(limit.listed).toBe(shelf.filter((one) => one.endsWith(' listed')).length);
      expect(report.added + report.refused + report.unchanged).toBeLessThanOrEqual(rows.length);
    }),
    { numRuns: 40 },
  );
});
