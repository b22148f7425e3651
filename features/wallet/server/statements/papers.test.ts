// The statements of a shop that sold and gave back: made by the clock, every sum opens its entries, the papers say the same.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { walletFlow } from '#features/wallet/contract.ts';
import {
  exportFlow,
  listStatementEntries,
  listStatements,
  readStatement,
  statementFile,
  statementPapers,
} from '#features/wallet/statements.contract.ts';
import { readPdfText } from '#platform/testing/pdf-text.ts';
import { openReturns, type Rig } from '#testing/after.ts';

let rig: Rig;
let token: () => Promise<string>;
beforeAll(async () => {
  rig = await openReturns();
  token = () => rig.app.merchant(rig.shop);
  await setPlatformTimers(rig.app.composed, { ranks: false, watches: false });
  for (const qty of [1, 2]) await rig.delivered(qty);
  await rig.app.advance(40);
  await rig.delivered(1);
  await rig.app.advance(40);
});
afterAll(() => rig.app.close());

const read = async (number: number) => rig.app.ask(readStatement, { number }, { token: await token() });
const cents = (text: string) => BigInt(text.replace('.', ''));

test('the clock made one statement a month, which sum up to the wallet', async () => {
  const { list } = await rig.app.ask(listStatements, {}, { token: await token() });
  expect(list.map(({ month }) => month)).toEqual(['2026-04', '2026-03']);
  expect(list[1]).toMatchObject({ number: 1, first_entry: '1', opening: '0.00' });
  expect(list[0]?.opening).toBe(list[1]?.closing);
  expect(list[0]?.settlement_no).toMatch(/^S-[0-9A-Z]+-2$/);
  // Four units at 20.00, of which 5 % are the platform's; tax 8 % of goods and delivery.
  expect(list.reduce((sum, { fees }) => sum + cents(fees), 0n)).toBe(400n);
  expect(list.reduce((sum, { tax }) => sum + cents(tax), 0n)).toBe(640n);
});

test('every sum opens the entries that make it', async () => {
  for (const number of [1, 2]) {
    const shown = await read(number);
    const sums = [
      ...shown.lines.map((line) => ({ of: line.type, in: line.in, out: line.out })),
      ...shown.invoice.lines.map(({ fee, charged, back }) => ({ of: fee, in: back, out: charged })),
      ...shown.taxes.map(({ country, due, back }) => ({ of: 'tax' as const, country, in: back, out: due })),
    ];
    expect(sums.length).toBeGreaterThan(0);
    for (const { in: came, out, ...sum } of sums) {
      const { list } = await rig.app.ask(listStatementEntries, { number, ...sum }, { token: await token() });
      const total = (way: string) =>
        list.reduce((all, one) => (one.direction === way ? all + cents(one.amount) : all), 0n);
      expect([sum.of, total('in'), total('out')]).toEqual([sum.of, cents(came), cents(out)]);
      expect(list.every(({ ref }) => ref.kind === 'order')).toBe(true);
    }
  }
});

test.each(languages)('papers say the sums, in %s', async (language) => {
  const shown = await read(1);
  const print = async (paper: (typeof statementPapers)[number]) => {
    const file = await rig.app.ask(statementFile, { number: 1, paper }, { token: await token(), language });
    expect(file.file_name).toBe(paper.replace(/_(pdf|csv)$/, '-2026-03.$1'));
    return Buffer.from(file.base64, 'base64');
  };
  const settlement = readPdfText(await print('settlement_pdf'));
  expect(settlement).toContain(shown.settlement_no);
  expect(settlement.replaceAll(/\D/g, '')).toContain(shown.closing.replace('.', ''));
  expect(readPdfText(await print('invoice_pdf'))).toContain(shown.invoice_no);
  const rows = String(await print('settlement_csv'))
    .trim()
    .split('\r\n');
  expect(rows.at(-1)).toContain(`,${shown.closing},USD`);
  expect(rows.at(-2)).toContain(`,${shown.closing},USD`);
  expect(String(await print('invoice_csv'))).toContain(`,${shown.invoice.total},USD`);
  expect(String(await print('tax_csv'))).toContain(`,GB,`);
  expect(
    String(await print('oss_csv'))
      .trim()
      .split('\r\n'),
  ).toHaveLength(1);
});

test('the same paper is the same bytes', async () => {
  for (const paper of statementPapers) {
    const get = async () => rig.app.ask(statementFile, { number: 1, paper }, { token: await token() });
    const first = await get();
    expect((await get()).sha256).toBe(first.sha256);
  }
});

test('movements are saved as they are listed', async () => {
  const flow = await rig.app.ask(
    walletFlow,
    { type: 'settlement', page_size: 100 },
    { token: await token() },
  );
  const file = await rig.app.ask(exportFlow, { type: 'settlement' }, { token: await token() });
  expect(file.rows).toBe(flow.total);
  const rows = file.csv.trim().split('\r\n').slice(1);
  expect(rows.map((row) => row.split(',')[0])).toEqual(flow.list.map(({ no }) => no));
});

test('a number that is not there, and one that cannot be', async () => {
  const asked = { token: await token() };
  expect(await rig.app.call(readStatement, { number: 99 }, asked)).toMatchObject({ code: 404 });
  expect(await rig.app.call(readStatement, { number: 0 }, asked)).toMatchObject({ code: 405 });
  const other = await rig.app.makeShop('Other');
  const stranger = { token: await rig.app.merchant(other) };
  expect(await rig.app.call(statementFile, { number: 1, paper: 'tax_csv' }, stranger)).toMatchObject({
    code: 404,
  });
});
