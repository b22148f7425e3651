// Webhooks of those who speak for many carriers: what they say counts once, in any order, of our parcels alone, and only
// with their signature.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openTestApp,
  composeTestApp,
  type TestApp,
  type TestGoods,
  type TestShop,
} from '#testing/test-app.ts';
import { carrierShapes, type Scan, type Shape } from '#tools/testing/carrier-shapes.ts';
import type { Composed } from '#apps/server/compose.ts';
import { limits } from '#domain/limits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { carrierEvents, labelParcels, listParcels } from '#features/shipping/contract.ts';
import { carriersFrom } from './config.ts';

let app: TestApp;
let told: Composed;
let shop: TestShop;
let goods: TestGoods[];
let numbers = 0;

const codeOf = ({ name }: Shape) => name.toLowerCase();
const rowOf = (shape: Shape) => ({ code: codeOf(shape), name: shape.name, webhook: shape.webhook });

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Told');
  goods = await app.makeGoods([{ code: 'TELL-1', cost: '5.00', stock: 200 }]);
  await app.list(shop, goods, '9.00');
  const { database, clock, policy } = app;
  const carriers = carriersFrom({ carriers: carrierShapes.map(rowOf) });
  told = composeTestApp({ database, clock, policy, folder: '/tmp/stockless-no-folder', carriers });
});
afterAll(async () => {
  await told.close();
  await app.close();
});

/** A fresh order whose parcel goes with this carrier. */
async function labelled(shape: Shape) {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.advance(0.1);
  const token = await app.supplier();
  const { list } = await app.ask(listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const tracking = `TELL${String((numbers += 1)).padStart(6, '0')}`;
  const parcels = list
    .filter(({ id }) => id.includes(bought.orderId))
    .map(({ id }) => ({ id, carrier: codeOf(shape), tracking }));
  const { results } = await told.ask(labelParcels, { parcels }, { token });
  expect(results.map(({ ok }) => ok)).toEqual([true]);
  return { bought, tracking };
}

type Manner = { readonly headers?: Record<string, string> };

function send(shape: Shape, body: string, { headers = shape.sign(body) }: Manner = {}) {
  const header = (name: string) => headers[name];
  const raw = { body: Buffer.from(body), signature: undefined, header };
  return told.ask(carrierEvents, { carrier: codeOf(shape) }, { raw });
}

const at = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000).toISOString();
const payable = async () =>
  (await balancesOf(app.composed.env.db.direct, shopIdOf(shop.shopId) ?? 0n)).supplier_payable;
const stepsOf = async (bought: Awaited<ReturnType<typeof app.buy>>) =>
  (await app.order(bought)).parcels[0]?.steps.map(({ code }) => code);

describe.each(carrierShapes)('$name', (shape) => {
  const [accepted, moving, out, delivered, back] = shape.words;
  const history = (): Scan[] => [
    { status: shape.silent, at: at(-40) },
    { status: accepted, at: at(-30), place: 'London' },
    { status: moving, at: at(-20) },
    { status: out, at: at(-10) },
    { status: delivered, at: at(-1), place: 'London' },
  ];

  test('its words ship and deliver, the supplier is paid once, and the whole history again changes nothing', async () => {
    const { bought, tracking } = await labelled(shape);
    const before = await payable();
    const all = history();
    expect(await send(shape, shape.message(tracking, all.slice(0, 1)))).toEqual({ results: [], refused: 0 });
    expect((await app.order(bought)).status).toBe('to_be_delivered');
    expect(await send(shape, shape.message(tracking, all.slice(0, 2)))).toMatchObject({
      results: [{ applied: true }],
    });
    expect((await app.order(bought)).status).toBe('shipped');
    expect((await payable()) - before).toBe(500n);
    const { results } = await send(shape, shape.message(tracking, all));
    expect(results.map(({ applied }) => applied)).toEqual([false, true, true, true]);
    expect((await app.order(bought)).status).toBe('delivered');
    expect(await stepsOf(bought)).toEqual(['accepted', 'in_transit', 'out_for_delivery', 'delivered']);
    const again = await Promise.all(
      Array.from({ length: 5 }, () => send(shape, shape.message(tracking, all))),
    );
    for (const one of again) expect(one.results.every(({ applied }) => !applied)).toBe(true);
    expect((await payable()) - before).toBe(500n);
  });

  test('messages that come in the wrong order end where they belong', async () => {
    const { bought, tracking } = await labelled(shape);
    const [, first, second, , last] = history();
    for (const scan of [last, second, first]) {
      if (scan !== undefined) await send(shape, shape.message(tracking, [scan]));
    }
    expect((await app.order(bought)).status).toBe('delivered');
    expect(await stepsOf(bought)).toEqual(['accepted', 'in_transit', 'delivered']);
  });

  test('thirty messages at the same moment count once', async () => {
    const { bought, tracking } = await labelled(shape);
    const before = await payable();
    const body = shape.message(tracking, history().slice(0, 3));
    const all = await Promise.all(Array.from({ length: 30 }, () => send(shape, body)));
    const applied = all.flatMap(({ results }) => results).filter((one) => one.applied);
    expect(applied).toHaveLength(2);
    expect((await app.order(bought)).status).toBe('shipped');
    expect((await payable()) - before).toBe(500n);
  });

  test('a parcel that came back to its sender is said so', async () => {
    const { bought, tracking } = await labelled(shape);
    await send(shape, shape.message(tracking, [...history().slice(1, 3), { status: back, at: at(0) }]));
    expect(await stepsOf(bought)).toEqual(['accepted', 'in_transit', 'returned_to_sender']);
    expect((await app.order(bought)).parcels[0]?.state).toBe('returned');
  });

  test.each([
    ['by another secret', (body: string) => shape.sign(body, 'another-secret-of-nobody')],
    ['over another text', () => shape.sign('another text', 'x'.repeat(16))],
    ['without a header', () => ({})],
    ['with an empty header', () => ({ [Object.keys(shape.sign(''))[0] ?? '']: '' })],
  ])('a message signed %s is refused and moves nothing', async (_, headersOf) => {
    const { bought, tracking } = await labelled(shape);
    const body = shape.message(tracking, history());
    await expect(send(shape, body, { headers: headersOf(body) })).rejects.toThrow(
      'invalidRequest (signature)',
    );
    expect((await app.order(bought)).status).toBe('to_be_delivered');
  });

  test('a parcel of another carrier, and one that nobody sent, are unknown', async () => {
    const other = carrierShapes.find((one) => one !== shape) ?? shape;
    const { bought, tracking } = await labelled(other);
    for (const number of [tracking, 'NOBODYS0001']) {
      const { results } = await send(shape, shape.message(number, history().slice(1, 2)));
      expect(results).toMatchObject([{ applied: false, reason: 'unknown_tracking' }]);
    }
    expect((await app.order(bought)).status).toBe('to_be_delivered');
  });

  test('what has no sense is left out, and what is no list is refused', async () => {
    const { bought, tracking } = await labelled(shape);
    const odd = [
      { status: 'EATEN', at: at(-1) },
      { status: accepted, at: 'yesterday' },
      { status: accepted, at: '' },
      { status: '__proto__', at: at(-1) },
    ];
    const { results, refused } = await send(shape, shape.message(tracking, odd));
    expect(results.map(({ reason }) => reason)).toEqual(['unreadable_at', 'unreadable_at']);
    expect(refused).toBe(2);
    const long = await send(shape, shape.message('X'.repeat(41), history()));
    expect(new Set(long.results.map(({ reason }) => reason))).toEqual(new Set(['unreadable_tracking']));
    expect(long.refused).toBe(4);
    await expect(send(shape, 'received')).rejects.toThrow('invalidRequest (json)');
    for (const body of ['{}', '[]', 'null', '7'])
      await expect(send(shape, body), body).rejects.toThrow('invalidRequest (shape)');
    expect((await app.order(bought)).status).toBe('to_be_delivered');
  });

  test('of a history that is too long the newest scans count', async () => {
    const { bought, tracking } = await labelled(shape);
    const many = Array.from({ length: limits.dispatchRowsMax + 20 }, (_, n) => ({
      status: moving,
      at: at(-n),
    }));
    const { results } = await send(shape, shape.message(tracking, many));
    expect(results).toHaveLength(limits.dispatchRowsMax);
    expect((await app.order(bought)).status).toBe('shipped');
  });
});

describe.each(carrierShapes)('$name, with one odd event', (shape) => {
  const [accepted, moving] = shape.words;
  const odd: Record<string, () => Scan> = {
    'a time that is none': () => ({ status: accepted, at: 'yesterday' }),
    'half of a pair of letters': () => ({ status: accepted, at: `${at(-1)}\ud800` }),
    'a zero': () => ({ status: '\u0000', at: at(-1) }),
    'no time': () => ({ status: accepted, at: '' }),
  };
  test.each(Object.keys(odd))(
    '%s: the others are stored, and the answer says what was refused',
    async (what) => {
      const { bought, tracking } = await labelled(shape);
      const scans = [
        { status: accepted, at: at(-30), place: 'London' },
        ...[odd[what]?.()].filter((one) => one !== undefined),
        { status: moving, at: at(-20), place: `L\u0000\ud800\udc00${'é😀'.repeat(100)}\ud800` },
      ];
      const { results, refused } = await send(shape, shape.message(tracking, scans));
      expect(results.filter(({ applied }) => applied)).toHaveLength(2);
      expect(refused).toBe(results.length - 2);
      expect(await stepsOf(bought)).toEqual(['accepted', 'in_transit']);
      expect((await app.order(bought)).parcels[0]?.steps[1]?.place).toBe(`L\ud800\udc00${'é😀'.repeat(59)}`);
    },
  );
});

test('a time without a zone is one of UTC, and one that is still to come is of now', async () => {
  const [shape] = carrierShapes;
  if (shape === undefined) throw new Error('there is no form');
  const { bought, tracking } = await labelled(shape);
  const plain = at(-30).slice(0, 19);
  await send(shape, shape.message(tracking, [{ status: 'InTransit_002', at: plain }]));
  await send(shape, shape.message(tracking, [{ status: 'InTransit', at: at(600) }]));
  const steps = (await app.order(bought)).parcels[0]?.steps ?? [];
  expect(steps.map(({ at: said }) => new Date(said).toISOString())).toEqual([`${plain}.000Z`, at(0)]);
});

test.each([
  ['two forms at once', (row: object) => ({ ...row, secrets: ['x'.repeat(32)] }), /webhook of its own form/],
  ['no secret', changed({ secrets: [] }), /webhook\.secrets/],
  ['a short secret', changed({ secrets: ['short'] }), /webhook\.secrets/],
  ['three secrets', changed({ secrets: ['a', 'b', 'c'].map((one) => one.repeat(16)) }), /webhook\.secrets/],
  ['a signature that is none', changed({ signature: 'md5' }), /webhook\.signature/],
  ['a header that is none', changed({ header: 'no header' }), /webhook\.header/],
  ['a code that is none of ours', changed({ codes: { Lost: 'eaten' } }), /webhook\.codes/],
  ['a path that is none', changed({ list: 'a..b' }), /webhook\.list/],
  ['a zone that is none', changed({ zone: 'Europe/Nowhere' }), /webhook\.zone/],
])('a configuration with %s does not start', (_, change, says) => {
  const [shape] = carrierShapes;
  if (shape === undefined) throw new Error('there is no form');
  expect(() => carriersFrom({ carriers: [change(rowOf(shape))] })).toThrow(says);
});

function changed(over: object) {
  return (row: { readonly webhook: object }) => ({ ...row, webhook: { ...row.webhook, ...over } });
}

test('two secrets are taken while one is being replaced', async () => {
  const [shape] = carrierShapes;
  if (shape === undefined) throw new Error('there is no form');
  const next = 'the-next-secret-of-the-webhook';
  const webhook = { ...shape.webhook, secrets: ['a-secret-of-the-webhook', next] };
  const [carrier] = carriersFrom({ carriers: [{ ...rowOf(shape), webhook }] });
  const body = shape.message('ANY', []);
  for (const key of [undefined, next]) {
    const headers = shape.sign(body, key);
    const message = {
      body: Buffer.from(body),
      signature: undefined,
      header: (name: string) => headers[name],
    };
    expect(carrier?.read?.(message, app.clock.now())).toEqual({ reports: [], refused: [] });
  }
});
