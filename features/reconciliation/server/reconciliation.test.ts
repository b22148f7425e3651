import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReconciliation, type FinancePerson, type ReconRig } from '#testing/reconciliation.ts';
import type { TestShop } from '#testing/test-app.ts';
import { addMinutes } from '#domain/time.ts';
import { today } from '#features/lists/contract.ts';
import { recordCapture } from '#features/checkout/server/capture.ts';
import { explainDifference } from '#features/reconciliation/contract.ts';
import { resumePayouts } from '#features/payouts/server/public.ts';
import { differenceOf } from './outside.ts';
import { incidentName } from './run.ts';

let rig: ReconRig;
let first: FinancePerson;
let second: FinancePerson;
let shop: TestShop;
let goods: { id: string; code: string }[];

beforeAll(async () => {
  rig = await openReconciliation();
  [first, second] = [await rig.person(), await rig.person()];
  shop = await rig.app.makeShop('Recon');
  goods = await rig.app.makeGoods([{ code: 'R-1', cost: '10.00', stock: 500 }]);
  await rig.app.list(shop, goods, '24.60');
});
afterAll(() => rig.close());

const sell = () => rig.app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);

test('an instance that trades, ships and gives back agrees with the outside, and a second look writes no fact', async () => {
  await sell();
  await sell();
  await rig.app.advance(0.2);
  await rig.app.ship('accepted', 'delivered');
  await rig.app.advance(20);
  await sell();
  // Nobody confirms the last one: it is given back.
  await rig.app.advance(3);
  expect(await rig.look()).toMatchObject({ differences: 0, silent: 0 });
  const facts = await rig.query('select count(*)::int as facts from recon_fact');
  await rig.look();
  expect((await rig.query('select count(*)::int as facts from recon_fact')).rows).toEqual(facts.rows);
  const state = await rig.state(first);
  expect(state.places.find(({ place }) => place === 'psp:test')).toMatchObject({ difference: '0.00' });
  expect(state.paused).toBeNull();
});

/** Sells, and gives the provider's own name of the payment. */
async function sellAndFind(): Promise<unknown> {
  rig.app.clock.set(addMinutes(rig.app.clock.now(), 1));
  await sell();
  const { rows } = await rig.query(
    'select id from testpay_payment order by captured_at desc, id desc limit 1',
  );
  return rows[0]?.['id'];
}

const lies = [
  ['a capture is missing outside', 'update testpay_payment set units = 1 where id = $1'],
  ['a capture is doubled', 'update testpay_payment set units = units * 2 where id = $1'],
  ['a capture has another amount', 'update testpay_payment set units = units - 100 where id = $1'],
] as const;

test.each(lies)(
  '%s: found by one look, payouts pause, buyers go on buying, truth ends it',
  async (_name, text) => {
    const paymentRef = await sellAndFind();
    await rig.query('create table if not exists kept as select id, units from testpay_payment where false');
    await rig.query('insert into kept select id, units from testpay_payment where id = $1', [paymentRef]);
    await rig.query(text, [paymentRef]);
    expect((await rig.look()).differences).toBe(1);
    const found = await rig.state(first);
    expect(found.items).toMatchObject([{ place: 'psp:test', kind: 'differs', state: 'open' }]);
    expect(found.incidents[0]?.items).toMatchObject([
      { subject: `test_${String(paymentRef)}`, state: 'open' },
    ]);
    expect(found.paused).toMatchObject({ reason: 'difference' });
    const [incident] = found.incidents;
    expect(incident?.state).toBe('open');
    expect((await sell()).orderId).not.toBe('');

    await rig.query('update testpay_payment t set units = k.units from kept k where k.id = t.id');
    await rig.look();
    const after = await rig.state(first);
    expect(after.items).toEqual([]);
    expect(after.incidents[0]?.state).toBe('closed');
    // The difference is gone, and still it takes two people to let payouts go on.
    expect(after.paused).not.toBeNull();
    const lift = {
      incident: incidentName(incident?.id ?? ''),
      why: 'The provider mended it.',
      now: rig.env.clock.now(),
    };
    const resume = (by: string) => rig.env.db.transaction((tx) => resumePayouts(tx, { ...lift, by }));
    await resume(first.id);
    await expect(resume(first.id)).rejects.toMatchObject({ shown: { reason: 'same_person' } });
    await resume(second.id);
    expect((await rig.state(first)).paused).toBeNull();
  },
);

test('a difference is explained by two people, for its amount alone; the database refuses one who does both', async () => {
  const paymentRef = await sellAndFind();
  await rig.query('update testpay_payment set units = units + 500 where id = $1', [paymentRef]);
  await rig.look();
  const [item] = (await rig.state(first)).items;
  const id = item?.id ?? '';
  const say = {
    id,
    act: 'propose',
    document: 'Letter of the provider 17',
    note: 'They told us of a late fee of 5.00.',
  } as const;
  const decide = async (act: 'confirm' | 'drop', who: FinancePerson, explanation_id: string) =>
    rig.app.call(explainDifference, { id, act, explanation_id }, { token: await who.token() });
  expect((await rig.app.call(explainDifference, say, { token: await first.token() })).code).toBe(200);
  const proposed = (await rig.state(second)).items[0]?.explanation;
  expect(await decide('confirm', first, proposed?.id ?? '')).toMatchObject({
    data: { reason: 'same_person' },
  });
  await expect(
    rig.query(
      `update recon_explanation set state = 'confirmed', checker = maker, ended_by = maker, ended_at = made_at`,
    ),
  ).rejects.toMatchObject({ code: '23514' });
  await expect(
    rig.query(`update recon_item set state = 'explained', explanation_id = $1 where state = 'open'`, [
      proposed?.id,
    ]),
  ).rejects.toMatchObject({ code: '23503' });
  expect((await decide('confirm', second, proposed?.id ?? '')).code).toBe(200);
  await rig.look();
  expect((await rig.state(first)).items[0]?.state).toBe('explained');
  expect((await rig.state(first)).incidents[0]?.state).toBe('closed');

  await rig.query('update testpay_payment set units = units + 1000 where id = $1', [paymentRef]);
  await rig.look();
  expect((await rig.state(first)).items[0]).toMatchObject({ state: 'open', amount: '15.00' });
  await rig.query('update testpay_payment set units = units - 1500 where id = $1', [paymentRef]);
  await rig.look();
});

test('a place that does not answer hides no other, and ends no difference', async () => {
  const paymentRef = await sellAndFind();
  await rig.query('update testpay_payment set units = units + 500 where id = $1', [paymentRef]);
  await rig.look();
  await rig.query('alter table testpay_payment rename to away');
  expect(await rig.look()).toMatchObject({ silent: 1 });
  await rig.query('alter table away rename to testpay_payment');
  expect((await rig.state(first)).items).toMatchObject([{ place: 'psp:test', state: 'open' }]);
  await rig.query('update testpay_payment set units = units - 500 where id = $1', [paymentRef]);
  await rig.look();
  expect((await rig.state(first)).items).toEqual([]);
});

test('the books are held against themselves: holds, heads of chains, money between books', async () => {
  await rig.query(
    `insert into account (shop_id, kind, subject, debits) values (77, 'between_books', '0', 5)`,
  );
  await rig.look();
  const places = (await rig.state(first)).items.map(({ place }) => place);
  expect(places).toEqual(expect.arrayContaining(['books:sum', 'books:between', 'books:book']));
  const { books } = await rig.app.ask(today, {}, { token: await first.token() });
  expect(books).toMatchObject({ is_balanced: false, difference_count: 1 });
  await rig.query(`delete from account where shop_id = 77`);
  await rig.look();
  expect((await rig.state(first)).items).toEqual([]);
});

test('thirty looks at once agree', async () => {
  await Promise.all(Array.from({ length: 30 }, () => rig.look()));
  expect((await rig.state(first)).items).toEqual([]);
});

test('sums are compared only where a place has no items', () => {
  const one = { place: 'bank:x', asset: 'USD', expected: 1_000n } as const;
  expect(differenceOf({ ...one, actual: 1_250n, unmatched: 250n })).toBe(0n);
  expect(differenceOf({ ...one, actual: 950n })).toBe(-50n);
  expect(differenceOf({ ...one, actual: null })).toBe(0n);
  expect(differenceOf({ ...one, actual: 5n, difference: 0n })).toBe(0n);
});

test('a forged capture and untold captures of the opposite amount do not cancel: the incident stays until each is explained or gone', async () => {
  const paymentRef = await sellAndFind();
  const { rows } = await rig.query('select units from testpay_payment where id = $1', [paymentRef]);
  const units = rows[0]?.['units'];
  // The books have a signed message, and the provider knows nothing of it.
  await rig.query('delete from testpay_payment where id = $1', [paymentRef]);
  const untold = `insert into testpay_payment (id, asset, units, state, event_id, captured_at, delivered)
     values ($1, 'USD', $2, 'captured', $1, $3, true)`;
  await rig.query(untold, ['untold-1', units, rig.app.clock.now()]);
  await rig.look();
  const missing = { place: 'psp:test', kind: 'missing_outside', subject: `test_${String(paymentRef)}` };
  const fresh = await rig.state(first);
  expect(fresh.items).toMatchObject([{ ...missing, state: 'open' }]);
  const place = ({ places }: typeof fresh) => places.find((one) => one.place === 'psp:test');
  expect(place(fresh)?.expected).toBe(place(fresh)?.actual);
  expect(place(fresh)).toMatchObject({ transit: fresh.items[0]?.amount.slice(1) });
  expect(place(fresh)?.difference).toBe(fresh.items[0]?.amount);

  rig.app.clock.set(addMinutes(rig.app.clock.now(), 11));
  await rig.look();
  const late = await rig.state(first);
  const extra = { place: 'psp:test', kind: 'missing_inside', subject: 'test_untold-1', state: 'open' };
  expect(late.items).toMatchObject([{ ...missing, state: 'open' }, extra]);
  expect(late.incidents[0]).toMatchObject({ state: 'open', items: [{ state: 'open' }, { state: 'open' }] });
  expect(late.incidents[0]?.id).toBe(fresh.incidents[0]?.id);
  expect(place(late)).toMatchObject({ difference: '0.00', transit: '0.00' });

  // One of the two goes: the other one keeps the incident.
  await rig.query(`delete from testpay_payment where id = 'untold-1'`);
  await rig.look();
  const one = await rig.state(first);
  expect(one.items).toMatchObject([{ ...missing, state: 'open' }]);
  expect(one.incidents[0]).toMatchObject({ state: 'open', items: [{ state: 'open' }, { state: 'gone' }] });
  await rig.query(
    `insert into testpay_payment (id, asset, units, state, event_id, captured_at, delivered)
     values ($1, 'USD', $2, 'captured', $1, $3, true)`,
    [paymentRef, units, rig.app.clock.now()],
  );
  await rig.look();
  expect((await rig.state(first)).incidents[0]?.state).toBe('closed');
});

test('days whose items are settled are sealed with their sums and not read again; one that differs holds its day open', async () => {
  const paymentRef = await sellAndFind();
  const seals = async () =>
    (
      await rig.query(
        `select until::text, expected_units, actual_units from recon_seal where place = 'psp:test' order by until`,
      )
    ).rows;
  await rig.look();
  const before = await seals();
  await rig.query('update testpay_payment set units = units + 700 where id = $1', [paymentRef]);
  rig.app.clock.set(addMinutes(rig.app.clock.now(), 4 * 24 * 60));
  await rig.look();
  expect(await seals()).toEqual(before);
  await rig.query('update testpay_payment set units = units - 700 where id = $1', [paymentRef]);
  const whole = (await rig.look(), await rig.state(first));
  const after = await seals();
  expect(after.length).toBe(before.length + 1);
  expect(after.at(-1)?.['expected_units']).toBe(after.at(-1)?.['actual_units']);
  const figures = ({ places }: typeof whole) => {
    const found = places.find(({ place }) => place === 'psp:test');
    return { expected: found?.expected, actual: found?.actual };
  };
  await rig.look();
  expect(await seals()).toEqual(after);
  expect(figures(await rig.state(first))).toEqual(figures(whole));
  // Sealed is sealed: a row of that day is not read any more, while a new one is.
  await rig.query('update testpay_payment set units = units + 700 where id = $1', [paymentRef]);
  expect((await rig.look()).differences).toBe(0);
  await rig.query('update testpay_payment set units = units - 700 where id = $1', [paymentRef]);
  const next = await sellAndFind();
  await rig.query('update testpay_payment set units = units + 700 where id = $1', [next]);
  await rig.look();
  expect((await rig.state(first)).items).toMatchObject([{ kind: 'differs', amount: '7.00' }]);
  await rig.query('update testpay_payment set units = units - 700 where id = $1', [next]);
  await rig.look();
});

test('a place that has not answered for a day is named with the moment since when it is not compared', async () => {
  await rig.look();
  const since = rig.app.clock.now().toISOString();
  await rig.query('alter table testpay_payment rename to away');
  rig.app.clock.set(addMinutes(rig.app.clock.now(), 23 * 60));
  await rig.look();
  expect((await rig.state(first)).silent).toEqual([]);
  rig.app.clock.set(addMinutes(rig.app.clock.now(), 61));
  await rig.look();
  expect((await rig.state(first)).silent).toEqual([{ place: 'psp:test', since }]);
  await rig.query('alter table away rename to testpay_payment');
  await rig.look();
  expect((await rig.state(first)).silent).toEqual([]);
});

test('a captured payment that fits no checkout stands among the differences, also a second one under its event id', async () => {
  const { provider, env } = rig.app.composed;
  const at = rig.app.clock.now();
  const told = { paymentId: 'nobody', providerPayment: 'p-1', eventId: 'evt-1', payee: 'x', at };
  const receive = (units: bigint) =>
    recordCapture(env, { provider, capture: { ...told, asset: 'USD', units } });
  expect([await receive(900n), await receive(900n), await receive(901n)]).toEqual([
    'stray',
    'stray',
    'stray',
  ]);
  await rig.look();
  const { items, incidents } = await rig.state(first);
  const captures = items.filter(({ kind }) => kind === 'capture');
  expect(captures.map(({ amount, state }) => `${amount} ${state}`).toSorted()).toEqual([
    '9.00 open',
    '9.01 open',
  ]);
  expect(incidents.filter(({ state }) => state === 'open')).toEqual([]);
  const { rows } = await rig.query(
    `select count(*)::int as n from audit_entry where act = 'unmatchedCapture' and subject = 'evt-1'`,
  );
  expect(rows).toEqual([{ n: 2 }]);
});
