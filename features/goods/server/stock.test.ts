import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statement } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { openApp, type App } from '#tools/testing/ledger-app.ts';
import { stock, type StockLine } from './public.ts';

let app: App;
let ids: string[];
beforeAll(async () => {
  app = await openApp();
  await app.stockUp(20, 5);
  const all = statement<{ id: string }>('test-goods-ids', 'select id from goods order by code');
  ids = (await app.db.direct.rows(all, [])).map(({ id }) => id);
});
afterAll(() => app.close());

type Stock = { on_hand: bigint; reserved: bigint };
const one = statement<Stock>(
  'test-stock',
  `select s.on_hand, (select coalesce(sum(a.reserved), 0)::bigint from stock_allotment a
     where a.goods_id = s.goods_id) as reserved from stock s where s.goods_id = $1`,
);
const stockOf = (id: string) => acrossShops('tools', () => app.db.direct.row(one, [id]));
const now = new Date('2026-03-02T09:00:00Z');
const idAt = (place: number) => ids[place] ?? '';
const shopId = 7n;

type Kind = 'reserve' | 'release' | 'ship' | 'restock';

/** One act on the stock of a shop, in a transaction of its own. */
function act(kind: Kind, lines: readonly StockLine[], at = shopId): Promise<void> {
  const { db } = app;
  return inShop(at, () => db.transaction((tx) => stock[kind]({ db, tx, shopId: at, now }, lines)));
}

test('reserving takes all lines or none, and names what is lacking', async () => {
  const lines = [0, 1, 2].map((place) => ({ goodsId: idAt(place), qty: place === 1 ? 6 : 1 }));
  const nowhere = '00000000-0000-7000-8000-000000000000';
  await expect(act('reserve', [...lines, { goodsId: nowhere, qty: 1 }])).rejects.toMatchObject({
    key: 'outOfStock',
    shown: { goods_ids: [nowhere, idAt(1)] },
  });
  expect(await stockOf(idAt(0))).toEqual({ on_hand: 5n, reserved: 0n });
});

test('the same goods in two lines count together', async () => {
  const twice = (qty: number) => [
    { goodsId: idAt(3), qty },
    { goodsId: idAt(3), qty },
  ];
  await expect(act('reserve', twice(3))).rejects.toMatchObject({ key: 'outOfStock' });
  await act('reserve', twice(2));
  expect(await stockOf(idAt(3))).toEqual({ on_hand: 5n, reserved: 4n });
  await act('ship', twice(1));
  expect(await stockOf(idAt(3))).toEqual({ on_hand: 3n, reserved: 2n });
  await act('release', twice(1));
  await act('restock', twice(1));
  expect(await stockOf(idAt(3))).toEqual({ on_hand: 5n, reserved: 0n });
});

test('thirty buyers of five pieces: five get one, whatever order their carts are in', async () => {
  const [a, b] = [idAt(4), idAt(5)];
  const carts = Array.from({ length: 30 }, (_value, index) => (index % 2 === 0 ? [a, b] : [b, a]));
  const tries = await Promise.allSettled(
    carts.map((cart) =>
      act(
        'reserve',
        cart.map((goodsId) => ({ goodsId, qty: 1 })),
      ),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  for (const goodsId of [a, b]) expect(await stockOf(goodsId)).toEqual({ on_hand: 5n, reserved: 5n });
});

test('nothing is released, shipped or written off that is not reserved', async () => {
  const line = [{ goodsId: idAt(6), qty: 1 }];
  await expect(act('release', line)).rejects.toThrow('have no stock');
  await expect(act('ship', line)).rejects.toMatchObject({ code: '23514' });
  await act('reserve', line);
  await act('release', line);
  await expect(act('release', line)).rejects.toMatchObject({ code: '23514' });
  await expect(act('ship', line)).rejects.toMatchObject({ code: '23514' });
  const nowhere = [{ goodsId: '00000000-0000-7000-8000-000000000000', qty: 1 }];
  await expect(act('restock', nowhere)).rejects.toThrow('have no stock');
  expect(await stockOf(idAt(6))).toEqual({ on_hand: 5n, reserved: 0n });
});

test('nothing to do is done without the database', async () => {
  await act('reserve', []);
  await act('release', []);
  expect(await stockOf(idAt(8))).toEqual({ on_hand: 5n, reserved: 0n });
});

test('whatever is reserved, shipped and given back, the counters agree with a simple count', async () => {
  const goodsId = idAt(7);
  const before = await stockOf(goodsId);
  let model = { onHand: Number(before?.on_hand), reserved: Number(before?.reserved) };
  const step = fc.record({
    kind: fc.constantFrom('reserve' as const, 'release' as const, 'ship' as const, 'restock' as const),
    qty: fc.integer({ min: 1, max: 4 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { kind, qty } of steps) {
        const next = modelStep(model, kind, qty);
        const [{ status }] = await Promise.allSettled([act(kind, [{ goodsId, qty }])]);
        expect(status).toBe(next === undefined ? 'rejected' : 'fulfilled');
        model = next ?? model;
        const { onHand, reserved } = model;
        expect(await stockOf(goodsId)).toEqual({ on_hand: BigInt(onHand), reserved: BigInt(reserved) });
      }
    }),
    { numRuns: 20 },
  );
});

type Model = { onHand: number; reserved: number };

/** The counters after a step, or undefined where it must be refused. */
function modelStep({ onHand, reserved }: Model, kind: Kind, qty: number): Model | undefined {
  if (kind === 'restock') return { onHand: onHand + qty, reserved };
  if (kind === 'reserve') return onHand - reserved < qty ? undefined : { onHand, reserved: reserved + qty };
  if (reserved < qty) return undefined;
  return { onHand: kind === 'ship' ? onHand - qty : onHand, reserved: reserved - qty };
}
