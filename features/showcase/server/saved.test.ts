import { afterAll, beforeAll, expect, test } from 'vitest';
import { listGoods } from '#features/goods/contract.ts';
import { saveGoods } from '#features/showcase/saved.contract.ts';
import { limits } from '#domain/limits.ts';
import { openApp, type App } from '#tools/testing/ledger-app.ts';

let app: App;
let ids: string[];
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(limits.savedGoodsMax + 20);
  const { token } = await app.merchant();
  const pages = await Promise.all(
    [1, 2, 3].map((page) => app.ask(listGoods, { page, page_size: 100, sort: 'title' }, { token })),
  );
  ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
});
afterAll(() => app.close());

const idAt = (place: number) => ids[place] ?? '';
const save = (token: string, place: number, saved = true) =>
  app.call(saveGoods, { goods_id: idAt(place), saved }, { token });
async function savedOf(token: string): Promise<string[]> {
  const { list } = await app.ask(listGoods, { saved: true, page_size: 100, sort: 'title' }, { token });
  expect(list.every(({ saved }) => saved)).toBe(true);
  return list.map(({ id }) => id);
}

test('what one shop saves is on its own list only, and twice is as good as once', async () => {
  const [mine, other] = [await app.merchant(), await app.merchant()];
  await save(mine.token, 3);
  expect(await save(mine.token, 3)).toMatchObject({ code: 200, data: { saved: true, count: 1 } });
  await save(mine.token, 1);
  expect(await savedOf(mine.token)).toEqual([idAt(1), idAt(3)]);
  expect(await savedOf(other.token)).toEqual([]);
  expect(await save(mine.token, 3, false)).toMatchObject({ code: 200, data: { saved: false, count: 1 } });
  expect(await save(mine.token, 3, false)).toMatchObject({ code: 200, data: { count: 1 } });
  expect(await savedOf(mine.token)).toEqual([idAt(1)]);
});

test('goods that the warehouse does not have cannot be saved', async () => {
  const { token } = await app.merchant();
  const unknown = { goods_id: '01890000-0000-7000-8000-000000000000', saved: true };
  expect(await app.call(saveGoods, unknown, { token })).toMatchObject({ code: 404 });
});

test('thirty saves at once at the limit make exactly the limit, and a place that was given up is taken again', async () => {
  const { token } = await app.merchant();
  for (let from = 0; from < limits.savedGoodsMax - 10; from += 10) {
    await Promise.all(Array.from({ length: 10 }, (_none, at) => save(token, from + at)));
  }
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_none, at) => save(token, limits.savedGoodsMax - 10 + at)),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
  const full = answers.filter(({ code }) => code !== 200);
  expect(full[0]).toMatchObject({ code: 203, data: { reason: 'saved_max', max: limits.savedGoodsMax } });
  await save(token, 5, false);
  expect(await save(token, limits.savedGoodsMax + 19)).toMatchObject({
    code: 200,
    data: { count: limits.savedGoodsMax },
  });
});
