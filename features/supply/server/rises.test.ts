// Costs that the catalogue's own people raise: they are announced like those of a supplier's feed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { header } from '#tools/testing/ledger-app.ts';
import { openTestApp, type TestShop, type TestApp } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { editGoods, goodsFile } from '#features/goods/catalogue.contract.ts';
import { importGoods } from '#features/goods/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { costHistory } from '#features/goods/cost.contract.ts';
import { ownGoods } from '#features/supply/contract.ts';

let app: TestApp;
let shop: TestShop;
beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Rising costs');
});
afterAll(() => app.close());

async function sold(code: string): Promise<string> {
  const [goods] = await app.makeGoods([{ code, cost: '5.00', stock: 20 }]);
  if (goods === undefined) throw new Error('no goods');
  await app.list(shop, [goods], '9.00');
  return goods.id;
}

const costs = async (code: string) => {
  const { list } = await app.ask(ownGoods, { q: code }, { token: await app.supplier() });
  return { cost: list[0]?.cost, announced: list[0]?.announced?.cost ?? null };
};

async function send(code: string, cost: string, dryRun?: 'true') {
  async function* file() {
    yield Buffer.from(`${header}\n${code},Thing ${code},,things,SUP-1,${cost},,20,,,,\n`);
  }
  const input = dryRun === undefined ? {} : { dry_run: dryRun };
  return app.ask(importGoods, input, { token: await app.operator(), stream: file() });
}

test('a file raises the cost of goods on sale in seven days, once however often it is sent, and merchants are told', async () => {
  const id = await sold('RISE-FILE');
  expect(await send('RISE-FILE', '6.00', 'true')).toMatchObject({ announced: 1 });
  expect(await costs('RISE-FILE')).toEqual({ cost: '5.00', announced: null });
  expect(await send('RISE-FILE', '6.00')).toMatchObject({ announced: 1, refused: 0 });
  expect(await send('RISE-FILE', '6.00')).toMatchObject({ announced: 1, changed: 0, unchanged: 1 });
  expect(await costs('RISE-FILE')).toEqual({ cost: '5.00', announced: '6.00' });
  await app.advance(limits.costNoticeDays - 0.1);
  expect(await costs('RISE-FILE')).toEqual({ cost: '5.00', announced: '6.00' });
  await app.advance(0.2);
  expect(await costs('RISE-FILE')).toEqual({ cost: '6.00', announced: null });
  const token = await app.merchant(shop);
  const { list } = await app.ask(costHistory, { goods_id: id }, { token });
  expect(list).toMatchObject([{ from_cost: '5.00', to_cost: '6.00', state: 'applied' }]);
  const told = await app.ask(listNotices, {}, { token });
  expect(told.list.filter(({ code }) => code === 'cost_rises')).toHaveLength(1);
});

test('another rise takes the place of the first, and its seven days begin anew', async () => {
  await sold('RISE-TWICE');
  await send('RISE-TWICE', '6.00');
  await app.advance(3);
  await send('RISE-TWICE', '6.50');
  await app.advance(limits.costNoticeDays - 2.5);
  expect(await costs('RISE-TWICE')).toEqual({ cost: '5.00', announced: '6.50' });
  await app.advance(3);
  expect(await costs('RISE-TWICE')).toEqual({ cost: '6.50', announced: null });
});

test('a person who raises it by hand hears that it waits; a lower cost counts at once', async () => {
  const id = await sold('RISE-HAND');
  const as = async () => ({ token: await app.operator() });
  const edit = async (cost: string) => {
    const { version } = await app.ask(goodsFile, { id }, await as());
    return app.ask(editGoods, { id, version, patch: { cost }, why: 'A new price list.' }, await as());
  };
  expect(await edit('7.00')).toMatchObject({ cost_announced: true });
  expect(await costs('RISE-HAND')).toEqual({ cost: '5.00', announced: '7.00' });
  expect(await edit('4.00')).toMatchObject({ cost_announced: false });
  expect(await costs('RISE-HAND')).toEqual({ cost: '4.00', announced: null });
});

test('what nobody sells rises at once', async () => {
  await app.makeGoods([{ code: 'RISE-FREE', cost: '5.00', stock: 20 }]);
  expect(await send('RISE-FREE', '6.00')).toMatchObject({ announced: 0, changed: 1 });
  expect(await costs('RISE-FREE')).toEqual({ cost: '6.00', announced: null });
});
