import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type FinancePerson, type ReconRig } from '#testing/reconciliation.ts';
import type { TestShop } from '#testing/test-app.ts';
import { bookAccounts, bookTransfers, dayJournal } from '#features/ledger/books.contract.ts';

let rig: ReconRig;
let auditor: FinancePerson;
let shop: TestShop;

beforeAll(async () => {
  rig = await openReconciliation();
  auditor = await rig.person('auditor');
  shop = await rig.app.makeShop('Books');
  const goods = await rig.app.makeGoods([{ code: 'B-1', cost: '10.00', stock: 50 }]);
  await rig.app.list(shop, goods, '24.60');
  for (let n = 0; n < 3; n += 1) await rig.app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
});
afterAll(() => rig.close());

test('one book: its accounts sum to nothing, its transfers by kind and account, a page after the other', async () => {
  const token = await auditor.token();
  const book = await rig.app.ask(bookAccounts, { shop: shop.handle }, { token });
  expect(book.accounts.find(({ kind }) => kind === 'psp')).toMatchObject({ balance: '73.80' });
  expect(book.accounts.filter(({ kind }) => kind === 'escrow')).toHaveLength(3);
  const { list } = await rig.app.ask(bookTransfers, { shop: shop.handle, account: 'escrow' }, { token });
  expect(list.map(({ seq, kind, amount }) => [seq, kind, amount])).toEqual([
    ['3', 'capture', '24.60'],
    ['2', 'capture', '24.60'],
    ['1', 'capture', '24.60'],
  ]);
  const older = await rig.app.ask(bookTransfers, { shop: shop.handle, before: '2' }, { token });
  expect(older.list.map(({ seq }) => seq)).toEqual(['1']);
  expect((await rig.app.call(bookAccounts, { shop: 'nobody-here' }, { token })).code).toBe(404);
  expect((await rig.app.ask(bookAccounts, {}, { token })).accounts).toEqual([]);
});

test('a day is closed when it is over: its file has every transfer and a hash that stays', async () => {
  const token = await auditor.token();
  const day = rig.env.clock.now().toISOString().slice(0, 10);
  expect(await rig.app.call(dayJournal, { day }, { token })).toMatchObject({ data: { reason: 'open_day' } });
  await rig.app.advance(1);
  const later = await auditor.token();
  const first = await rig.app.ask(dayJournal, { day }, { token: later });
  expect(first.csv.split('\r\n').filter((line) => line.includes(',capture,'))).toHaveLength(3);
  expect(first.sha256).toBe(createHash('sha256').update(first.csv).digest('hex'));
  await rig.app.advance(2);
  const again = await rig.app.ask(dayJournal, { day }, { token: await auditor.token() });
  expect(again).toEqual(first);
});
