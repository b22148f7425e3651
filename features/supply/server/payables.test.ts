// What suppliers are owed: statements that equal the books, payments by people who differ, claims by a third.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { consoleToken } from '#testing/door.ts';
import { operatorRoles } from '#domain/rights.ts';
import { listSuppliers } from '#features/goods/contract.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { cannotSupply, listParcels } from '#features/shipping/contract.ts';
import * as claims from '#features/supply/claim.contract.ts';
import * as payables from '#features/supply/payables.contract.ts';
import * as suppliers from '#features/supply/suppliers.contract.ts';
import { statement } from '#platform/db/database.ts';

let app: TestApp;
let shops: TestShop[];
let goods: TestGoods[];
let supplierId: string;
const password = 'right-horse-battery-7';
const people: string[] = [];

beforeAll(async () => {
  app = await openTestApp({ shipFee: '2.00' });
  shops = [await app.makeShop('First books'), await app.makeShop('Second books')];
  goods = await app.makeGoods([{ code: 'PAY-1', cost: '5.00', stock: 5000 }]);
  for (const shop of shops) await app.list(shop, goods, '9.00');
  const { list } = await app.ask(listSuppliers, {}, { token: await app.operator() });
  supplierId = list[0]?.id ?? '';
  for (const name of ['anna', 'bert', 'carl']) {
    const username = `${name}-${randomUUID().slice(0, 6)}`;
    await makeOperator(app.composed.env, { username, password, name, roles: operatorRoles });
    people.push(username);
  }
});
afterAll(() => app.close());

/** Anna, Bert and Carl: three people with every right. */
const person = (n: number) => consoleToken(app.composed, { username: people[n] ?? '', password });
const once = () => ({ onceKey: randomUUID() });

const dayOf = (days = 0) =>
  new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const whole = () => ({ from: dayOf(-300), to: dayOf(1) });
const read = async (period = whole()) =>
  app.ask(payables.supplierPayables, { id: supplierId, ...period }, { token: await person(0) });

const units = (amount: string) => Math.round(Number(amount) * 100);

/** What the books themselves say, counted by another road. */
async function booked(): Promise<number> {
  const asked = statement<{ units: bigint }>(
    'test-owed',
    `select coalesce(sum(case when credit_kind in ('supplier_payable', 'supplier_settled') then units else 0 end
       - case when debit_kind in ('supplier_payable', 'supplier_settled') then units else 0 end), 0)::bigint as units
     from transfer where $1 in (debit_subject, credit_subject)`,
  );
  const row = await app.composed.env.db.direct.row(asked, [supplierId]);
  return Number(row?.units ?? 0n);
}

async function sell(shop: TestShop, qty: number): Promise<void> {
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty }]);
  await app.advance(0.1);
}

/** A parcel that its carrier has, by its id. */
async function shipped(qty = 1): Promise<string> {
  const [shop] = shops;
  if (shop === undefined) throw new Error('no shop');
  await sell(shop, qty);
  const { list } = await app.ask(listParcels, { state: 'to_ship' }, { token: await app.supplier() });
  await app.ship('accepted');
  return list[0]?.id ?? '';
}

test('a supplier is owed cost and shipping from the carrier’s acceptance on, not from a label', async () => {
  const before = units((await read()).owed);
  const [shop] = shops;
  if (shop === undefined) throw new Error('no shop');
  await sell(shop, 2);
  expect(units((await read()).owed)).toBe(before);
  await app.ship('accepted');
  const after = await read();
  expect(units(after.owed) - before).toBe(1200);
  expect(after.list.at(-1)).toMatchObject({
    kind: 'parcel',
    cost: '10.00',
    ship_fee: '2.00',
    amount: '12.00',
  });
});

/** What a carrier may say of a parcel that it has: nothing yet, delivered, or that it comes back. */
const lives = [[], ['delivered'], ['returned_to_sender']] as const;

test('over random histories opening, lines and closing sum to the books, however the days are cut', async () => {
  let seed = 7;
  const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let turn = 0; turn < 14; turn += 1) {
    const shop = shops[next(2)];
    if (shop === undefined) throw new Error('no shop');
    await sell(shop, 1 + next(4));
    const token = await app.supplier();
    const { list } = await app.ask(listParcels, { state: 'to_ship' }, { token });
    if (next(4) === 0)
      await app.ask(cannotSupply, { id: list[0]?.id ?? '', reason: 'None left.' }, { token, ...once() });
    else await app.ship('accepted', ...(lives[next(3)] ?? []));
    await app.advance(next(5));
    const shown = await read({ from: dayOf(-next(20)), to: dayOf(1) });
    const lines = shown.list.reduce((sum, { amount }) => sum + units(amount), 0);
    expect(units(shown.opening) + lines).toBe(units(shown.closing));
    const { parcels, returns, claims: claimed, payments } = shown.sums;
    expect([parcels, returns, claimed, payments].reduce((sum, part) => sum + units(part), 0)).toBe(lines);
    expect(units(shown.closing)).toBe(await booked());
    expect(shown.owed).toBe(shown.closing);
  }
  expect(units((await read()).sums.returns)).toBeLessThan(0);
});

/** An account that counts: proposed by Anna, confirmed by Bert, a day ago. */
async function openAccount(): Promise<void> {
  const account = { id: supplierId, holder: 'Supplier Ltd', number: 'GB82 WEST 1234 5698 7654 32' };
  await app.ask(suppliers.proposeAccount, account, { token: await person(0) });
  const { accounts } = await app.ask(suppliers.readSupplier, { id: supplierId }, { token: await person(0) });
  const account_id = accounts[0]?.id ?? '';
  const decide = async (n: number) =>
    app.call(suppliers.decideAccount, { account_id, act: 'confirm' }, { token: await person(n) });
  expect((await decide(0)).data).toMatchObject({ reason: 'same_person' });
  expect(await decide(1)).toMatchObject({ code: 200 });
}

test('an account is changed by two people and counts a day later; a payment needs three steps by people who differ', async () => {
  await shipped();
  const { owed } = await read();
  const pay = async (amount: string) =>
    app.call(payables.makeSupplierPayment, { id: supplierId, amount }, { token: await person(0), ...once() });
  expect((await pay('1.00')).data).toMatchObject({ reason: 'no_account' });
  await openAccount();
  expect((await pay('1.00')).data).toMatchObject({ reason: 'account_waits' });
  await app.advance(1.1);
  const above = (Number(owed) + 0.01).toFixed(2);
  expect((await pay(above)).data).toMatchObject({ reason: 'too_much', most: owed });
  expect(await pay(owed)).toMatchObject({ code: 200 });
  expect((await pay('1.00')).data).toMatchObject({ reason: 'open_payment' });
  const id = (await read()).payments[0]?.id ?? '';
  const move = async (
    n: number,
    ask: { act: 'release' | 'paid' | 'drop'; reference?: string; why?: string },
  ) => app.call(payables.moveSupplierPayment, { id, ...ask }, { token: await person(n), ...once() });
  expect((await move(0, { act: 'release' })).data).toMatchObject({ reason: 'same_person' });
  expect(await move(1, { act: 'release' })).toMatchObject({ code: 200 });
  expect((await move(1, { act: 'paid', reference: 'BANK-1' })).data).toMatchObject({ reason: 'same_person' });
  expect((await read()).owed).toBe(owed);
  expect(await move(2, { act: 'paid', reference: 'BANK-1' })).toMatchObject({ code: 200 });
  expect((await move(2, { act: 'paid', reference: 'BANK-1' })).data).toMatchObject({ reason: 'decided' });
  const after = await read();
  expect(after).toMatchObject({ owed: '0.00', closing: '0.00' });
  expect(await booked()).toBe(0);
});

const text = 'The carrier lost it on the way, and says so in writing.';

test('a claim is capped by what its parcel cost, answered by one person and decided by another', async () => {
  const parcel = await shipped();
  const token = await app.supplier();
  const open = (amount: string) =>
    app.call(claims.openClaim, { parcel, kind: 'lost', amount, text }, { token, ...once() });
  expect((await open('7.01')).data).toMatchObject({ reason: 'too_much', most: '7.00' });
  const opened = await open('6.00');
  expect(opened).toMatchObject({ code: 200 });
  expect((await open('1.00')).data).toMatchObject({ reason: 'claimed' });
  const { list } = await app.ask(claims.ownClaims, {}, { token });
  const id = list[0]?.id ?? '';
  const decide = async (n: number, amount: string) =>
    app.call(claims.decideClaim, { id, amount, text }, { token: await person(n), ...once() });
  expect((await decide(1, '6.00')).data).toMatchObject({ reason: 'not_answered' });
  const said = { id, text: 'We asked the carrier, who agrees.' };
  await app.ask(claims.answerHouse, said, { token: await person(0), ...once() });
  expect((await decide(0, '6.00')).data).toMatchObject({ reason: 'same_person' });
  expect((await decide(1, '6.01')).data).toMatchObject({ reason: 'too_much' });
  const before = units((await read()).owed);
  expect(await decide(1, '4.50')).toMatchObject({ code: 200, data: { state: 'settled', decided: '4.50' } });
  expect((await decide(2, '1.50')).data).toMatchObject({ reason: 'decided' });
  const after = await read();
  expect(units(after.owed) - before).toBe(450);
  expect(after.list.find(({ kind }) => kind === 'claim')).toMatchObject({ amount: '4.50' });
  expect(units(after.closing)).toBe(await booked());
});

test('a claim of the platform that nobody answers can be decided after its days, and lowers what is owed', async () => {
  const parcel = await shipped();
  const asked = { parcel, kind: 'late' as const, amount: '3.00', text };
  const opened = await app.ask(claims.openHouseClaim, asked, { token: await person(0), ...once() });
  await app.advance(7.1);
  const before = units((await read()).owed);
  const verdict = { id: opened.id, amount: '3.00', text };
  const same = await app.call(claims.decideClaim, verdict, { token: await person(0), ...once() });
  expect(same.data).toMatchObject({ reason: 'same_person' });
  await app.ask(claims.decideClaim, verdict, { token: await person(1), ...once() });
  expect(units((await read()).owed) - before).toBe(-300);
  const { list } = await app.ask(
    claims.listClaims,
    { filters: { side: ['house'] } },
    { token: await person(0) },
  );
  expect(list[0]).toMatchObject({ id: opened.id, state: 'settled', decided: '3.00' });
});

test('the paper is a PDF, the table has a row a line, and another supplier sees nothing of it', async () => {
  const token = await app.supplier();
  const pdf = await app.ask(payables.payablesPaper, { ...whole(), format: 'pdf' }, { token });
  expect(Buffer.from(pdf.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  const shown = await app.ask(payables.payables, whole(), { token });
  const csv = await app.ask(payables.payablesPaper, { ...whole(), format: 'csv' }, { token });
  const lines = Buffer.from(csv.base64, 'base64').toString().trim().split('\r\n');
  expect(lines).toHaveLength(shown.list.length + 3);
  const stranger = await app.addSupplier('SUP-9', '0.00');
  const other = await app.ask(payables.payables, whole(), { token: await stranger() });
  expect(other).toMatchObject({ owed: '0.00', list: [] });
});

test('a contract raises the fee after seven days only, and says in public whose the supplier is', async () => {
  const token = await person(0);
  const terms = {
    id: supplierId,
    legal_name: 'Supplier Limited',
    registration: 'GB 123456',
    address: '1 Long Road, Leeds',
    ship_fee: '3.00',
    dispatch_days: 2,
    return_days: 30,
    return_rules: 'Unused goods in their box.',
    payment_days: 14,
    affiliated: true,
  };
  const soon = await app.call(
    suppliers.setContract,
    { ...terms, from: app.clock.now().toISOString() },
    { token },
  );
  expect(soon.data).toMatchObject({ reason: 'too_soon' });
  await app.ask(suppliers.setContract, terms, { token });
  expect((await app.call(suppliers.setContract, terms, { token })).data).toMatchObject({
    reason: 'waiting',
  });
  const board = async () =>
    (await app.ask(suppliers.readSupplier, { id: supplierId }, { token: await person(0) })) ?? {};
  expect(await board()).toMatchObject({ ship_fee: '2.00', affiliated: false });
  await app.advance(7.1);
  expect(await board()).toMatchObject({ ship_fee: '3.00', affiliated: true, has_contract: true });
  const { list } = await app.ask(suppliers.supplierBoard, { q: 'SUP-1' }, { token: await person(0) });
  expect(list[0]).toMatchObject({ code: 'SUP-1', affiliated: true });
  expect(list[0]?.ontime_bps).toBeGreaterThan(0);
});
