// The catalogue at work: found, changed by hand with versions, taken off sale with a reason that shops are told.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsStates, goodsSteps } from '#domain/states/goods.ts';
import { statement } from '#platform/db/database.ts';
import { sqlState } from '#platform/db/faults.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import * as op from '#features/goods/catalogue.contract.ts';
import { addTypes, listGoods, listTypes } from '#features/goods/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { addToShowcase, listShowcase, removeFromShowcase } from '#features/showcase/contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const as = async () => ({ token: await app.operator() });
const reason = 'Its charger was recalled by the maker.';
const file = async (id: string) => app.ask(op.goodsFile, { id }, await as());

async function one(code: string, stock = 10) {
  const [goods] = await app.makeGoods([{ code, cost: '10.00', stock }]);
  if (goods === undefined) throw new Error('no goods');
  return goods.id;
}

test('goods are found by code and words, and by what they lack', async () => {
  const id = await one('LAMP-1');
  await one('LAMP-2', 0);
  const list = async (ask: object) => (await app.ask(op.listCatalogueGoods, ask, await as())).list;
  expect((await list({ q: 'LAMP-1' })).map((row) => row.id)).toContain(id);
  expect((await list({ q: 'thing lamp' })).length).toBeGreaterThan(0);
  const without = await list({ filters: { lacks: ['stock'], supplier: 'SUP-1' } });
  expect(without.map(({ code }) => code)).toEqual(['LAMP-2']);
  expect(await list({ filters: { state: ['draft'] } })).toEqual([]);
  expect((await file(id)).lacks).toEqual(expect.arrayContaining(['picture', 'maker', 'eu_person', 'texts']));
});

test('a change by hand is a version; over one that was not seen it is refused', async () => {
  const id = await one('CUP-1');
  const edit = async (patch: object, version: number) =>
    app.call(op.editGoods, { id, version, patch, why: 'A better text.' }, await as());
  expect(await edit({ title: 'A cup', cost: '11.00', maker: 'Kiln Ltd' }, 1)).toMatchObject({ code: 200 });
  expect(await edit({ title: 'Too late' }, 1)).toMatchObject({ code: 456, data: { version: 2 } });
  expect(await edit({ type_id: 'nothing' }, 2)).toMatchObject({ code: 428 });
  expect(await edit({ gtin: '12345678' }, 2)).toMatchObject({ code: 405, data: { field: 'patch.gtin' } });
  expect(await edit({ cost: '99.00' }, 2)).toMatchObject({ code: 405, data: { reason: 'below_cost' } });
  const now = await file(id);
  expect(now).toMatchObject({ title: 'A cup', cost: '11.00', version: 2 });
  expect(now.versions.map(({ version, cost }) => [version, cost])).toEqual([
    [2, '11.00'],
    [1, '10.00'],
  ]);
  const texts = [
    { lang: 'es' as const, title: 'Una taza', description: '' },
    { lang: 'es' as const, title: 'Otra', description: '' },
  ];
  const why = 'Spanish.';
  expect(await app.call(op.editGoods, { id, version: 2, patch: {}, texts, why }, await as())).toMatchObject({
    code: 427,
  });
  await app.ask(op.editGoods, { id, version: 2, patch: {}, texts: texts.slice(0, 1), why }, await as());
  expect((await file(id)).texts.find(({ lang }) => lang === 'es')?.title).toBe('Una taza');
});

test('of thirty changes of one version at once one is taken', async () => {
  const id = await one('RACE-1');
  const { token } = await as();
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_no, at) =>
      app.call(op.editGoods, { id, version: 1, patch: { title: `Title ${at}` }, why: 'Race.' }, { token }),
    ),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 456)).toHaveLength(29);
});

test('suspended goods leave every shop, which is told why, and come back when it ends', async () => {
  const id = await one('FAN-1');
  const shop = await app.makeShop('Fan Shop');
  const items = [{ goods_id: id, sale_price: '30.00' }];
  await app.ask(addToShowcase, { items }, { token: await app.merchant(shop) });
  const move = async (to: 'suspended' | 'active' | 'retired' | 'in_review', why = reason) =>
    app.call(op.moveGoods, { ids: [id], to, reason: why }, await as());
  expect(await move('suspended', '')).toMatchObject({ code: 403, data: { field: 'reason' } });
  expect(await move('in_review')).toMatchObject({
    code: 200,
    data: { results: [{ ok: false, reason: 'no_such_step' }] },
  });
  await move('suspended');
  await expect(app.buy(shop, [{ id, qty: 1 }])).rejects.toThrow('outOfStock');
  await app.composed.runner.runDue();
  const token = await app.merchant(shop);
  const shelf = async () => (await app.ask(listShowcase, {}, { token })).list[0];
  expect(await shelf()).toMatchObject({ status: 'delisted', delist_reason: 'withdrawn' });
  expect(await app.ask(removeFromShowcase, { ids: [id], mode: 'relist' }, { token })).toMatchObject({
    results: [{ ok: false, code: 203 }],
  });
  const { list } = await app.ask(listNotices, {}, { token });
  expect(list.find(({ code }) => code === 'goods_withdrawn')?.body).toContain(reason);
  expect((await app.ask(listGoods, { id }, { token })).list).toEqual([]);
  app.clock.set(new Date(app.clock.now().getTime() + 60_000));
  await move('active');
  await app.composed.runner.runDue();
  expect(await shelf()).toMatchObject({ status: 'listed', delist_reason: null });
  expect((await file(id)).steps.map(({ to }) => to)).toEqual(['active', 'suspended']);
});

test('the database takes exactly the steps of the table of goods, each with a reason where it needs one', async () => {
  const id = await one('STEP-1');
  const add = statement(
    'test-goods-step',
    `insert into goods_move (goods_id, id, from_state, to_state, reason, made_by, made_at)
     values ($1, gen_random_uuid(), $2, $3, $4, gen_random_uuid(), now())`,
  );
  const ways = goodsStates.flatMap((from) => goodsStates.map((to) => ({ from, to })));
  const said = new Map<string, string[]>();
  for (const { from, to } of ways) {
    for (const why of ['', reason]) {
      const tried = app.composed.env.db.direct.rows(add, [id, from, to, why]);
      const state = await tried.then(() => 'taken', sqlState);
      said.set(state ?? '', [...(said.get(state ?? '') ?? []), `${from} ${to} ${why}`]);
    }
  }
  const known = goodsSteps.flatMap(({ from, to, saysWhy }) =>
    [...(saysWhy ? [] : ['']), reason].map((why) => `${from} ${to} ${why}`),
  );
  expect([...said.keys()].toSorted()).toEqual(['23514', 'taken']);
  expect(said.get('taken')?.toSorted()).toEqual(known.toSorted());
});

test('a draft is in no shop until it was reviewed and has what it needs', async () => {
  const supplier = (await file(await one('SEED-1'))).supplier.id;
  const ask = {
    code: 'HAND-1',
    supplier_id: supplier,
    title: 'By hand',
    type_id: 'things',
    cost: '1.00',
    suggested_price: '2.00',
  };
  const { id } = await app.ask(op.addGoods, ask, await as());
  expect(await app.call(op.addGoods, ask, await as())).toMatchObject({ code: 430 });
  const shop = await app.makeShop('Draft Shop');
  const added = await app.ask(
    addToShowcase,
    { items: [{ goods_id: id, sale_price: '9.00' }] },
    { token: await app.merchant(shop) },
  );
  expect(added.results[0]).toMatchObject({ ok: false, code: 404 });
  const move = async (to: 'in_review' | 'active') =>
    (await app.ask(op.moveGoods, { ids: [id], to }, await as())).results[0]?.reason;
  expect([await move('in_review'), await move('active')]).toEqual([null, 'lacks']);
});

test('a type is named in each language, ordered, and retired only when nothing uses it', async () => {
  await app.ask(
    addTypes,
    {
      list: [
        { code: 'b-type', name: 'B' },
        { code: 'a-type', name: 'A' },
      ],
    },
    await as(),
  );
  const tree = async () => (await app.ask(op.typeTree, {}, await as())).list;
  const versionOf = async (code: string) => (await tree()).find((row) => row.code === code)?.version ?? 0;
  await app.ask(op.orderTypes, { codes: ['a-type', 'b-type'] }, await as());
  expect((await tree()).map(({ code }) => code)).toEqual(['things', 'a-type', 'b-type']);
  const edit = async (over: object) =>
    app.call(
      op.editType,
      { code: 'a-type', version: await versionOf('a-type'), name: 'A', parent: null, names: [], ...over },
      await as(),
    );
  const names = [{ lang: 'zh', name: '甲' }];
  expect(await edit({ names: [...names, { lang: 'zh-Hans', name: '乙' }] })).toMatchObject({ code: 427 });
  expect(await edit({ parent: 'a-type' })).toMatchObject({ code: 405, data: { reason: 'circle' } });
  expect(await edit({ code: 'nothing' })).toMatchObject({ code: 428 });
  expect(await edit({ names, parent: 'b-type' })).toMatchObject({ code: 200 });
  expect(await edit({ version: 1 })).toMatchObject({ code: 456 });
  const retire = async (code: string) =>
    app.call(op.retireType, { code, version: await versionOf(code), retired: true }, await as());
  expect(await retire('things')).toMatchObject({ code: 203, data: { reason: 'in_use' } });
  expect(await retire('b-type')).toMatchObject({ code: 203, data: { reason: 'has_types', which: 'a-type' } });
  expect(await retire('a-type')).toMatchObject({ code: 200 });
  const shop = await app.makeShop('Type Shop');
  const { list } = await app.ask(listTypes, {}, { token: await app.merchant(shop) });
  expect(list.map(({ code }) => code)).not.toContain('a-type');
});
