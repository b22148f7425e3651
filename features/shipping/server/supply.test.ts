// A supplier at work: steps, papers, tracking numbers in bulk.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestGoods, type TestShop, type TestApp } from '#testing/test-app.ts';
import { account } from '#domain/ledger/accounts.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { balancesOf, balancesOfAccounts } from '#features/ledger/server/public.ts';
import * as shipping from '#features/shipping/contract.ts';
import * as supply from '#features/shipping/supply.contract.ts';
import { requestReturn, withdrawReturn } from '#features/returns/contract.ts';
import { readPdfText } from '#platform/testing/pdf-text.ts';

let app: TestApp;
let shop: TestShop;
let goods: TestGoods[];
let stranger: () => Promise<string>;

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Shelves');
  goods = await app.makeGoods([{ code: 'SHELF-1', cost: '5.00', stock: 500 }]);
  stranger = await app.addSupplier('SUP-2', '0.00');
  await app.list(shop, goods, '9.00');
});
afterAll(() => app.close());

/** A fresh order to ship, as its supplier sees it. */
async function parcelToShip() {
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
  await app.advance(0.1);
  const token = await app.supplier();
  const { list } = await app.ask(shipping.listParcels, { state: 'to_ship', page_size: 100 }, { token });
  const parcel = list.find(({ id }) => id.includes(bought.orderId));
  if (parcel === undefined) throw new Error('nothing to ship');
  return { bought, parcel, token };
}

type Mark = { code: string; step: 'picked' | 'packed' | 'handed_over'; undo?: boolean; at?: string };

const mark = (token: string, asked: Mark) =>
  app.call(supply.markParcel, asked, { token, onceKey: randomUUID() });

/** The parcel as its supplier sees it in the list. */
async function readParcel(id: string) {
  const asked = { state: 'all', page_size: 100 } as const;
  const { list } = await app.ask(shipping.listParcels, asked, { token: await app.supplier() });
  const parcel = list.find((one) => one.id === id);
  if (parcel === undefined) throw new Error('the parcel is not in the list');
  return parcel;
}

/** Who bought, as it is on a paper. */
const buyerTexts = [testBuyer.name, testBuyer.address, testBuyer.city, testBuyer.postcode];

async function readPaper(kind: 'labels' | 'packing_slips', ids: string[], token: string): Promise<string> {
  const { pdf_base64: pdf } = await app.ask(supply.parcelPapers, { kind, ids }, { token });
  return readPdfText(Buffer.from(pdf, 'base64'));
}

let trackings = 0;
const nextTracking = () => `TRK${String((trackings += 1)).padStart(6, '0')}`;

test('a parcel is found by every code that a label may bear, and by nobody else', async () => {
  const { parcel, token } = await parcelToShip();
  const tracking = nextTracking();
  await app.ask(
    shipping.labelParcels,
    { parcels: [{ id: parcel.id, carrier: 'test-post', tracking }] },
    { token },
  );
  for (const code of [
    parcel.id,
    parcel.number,
    parcel.number.toLowerCase(),
    parcel.order_no,
    tracking.toLowerCase(),
  ]) {
    expect(await app.ask(supply.findParcel, { code }, { token })).toMatchObject({
      id: parcel.id,
      lines: parcel.lines,
    });
    expect((await mark(token, { code, step: 'picked' })).data).toMatchObject({ id: parcel.id });
  }
  const other = await stranger();
  for (const code of [parcel.id, parcel.number, parcel.order_no, tracking, 'nothing']) {
    expect(await mark(other, { code, step: 'picked' })).toMatchObject({ code: 404 });
    expect(await app.call(supply.findParcel, { code }, { token: other })).toMatchObject({ code: 404 });
  }
});

test('a step brings those before it, and taking it back takes those after it', async () => {
  const { parcel, token } = await parcelToShip();
  const packed = await mark(token, { code: parcel.number, step: 'packed' });
  const at = app.clock.now().toISOString();
  expect(packed.data).toMatchObject({ picked_at: at, packed_at: at, handed_at: null });
  const first = packed.data;
  expect((await mark(token, { code: parcel.number, step: 'packed' })).data).toEqual(first);
  const back = await mark(token, { code: parcel.number, step: 'picked', undo: true });
  expect(back.data).toMatchObject({ picked_at: null, packed_at: null });
});

test('a step that was done without a connection has its own time, but never one that is still to come', async () => {
  const { parcel, token } = await parcelToShip();
  const earlier = new Date(app.clock.now().getTime() - 600_000).toISOString();
  expect((await mark(token, { code: parcel.id, step: 'picked', at: earlier })).data).toMatchObject({
    picked_at: earlier,
  });
  const later = new Date(app.clock.now().getTime() + 600_000).toISOString();
  expect((await mark(token, { code: parcel.id, step: 'packed', at: later })).data).toMatchObject({
    packed_at: app.clock.now().toISOString(),
  });
});

test('handing over is the supplier’s word: it ships nothing and pays nothing until the carrier scans', async () => {
  const { bought, parcel, token } = await parcelToShip();
  const shopId = shopIdOf(shop.shopId) ?? 0n;
  const { db } = app.composed.env;
  const before = (await balancesOf(db.direct, shopId)).supplier_payable;
  expect(await mark(token, { code: parcel.id, step: 'handed_over' })).toMatchObject({
    code: 203,
    data: { reason: 'not_labelled' },
  });
  const tracking = nextTracking();
  await app.ask(
    shipping.labelParcels,
    { parcels: [{ id: parcel.id, carrier: 'test-post', tracking }] },
    { token },
  );
  expect(await mark(token, { code: parcel.id, step: 'handed_over' })).toMatchObject({ code: 200 });
  expect((await app.order(bought)).status).toBe('to_be_delivered');
  expect((await balancesOf(db.direct, shopId)).supplier_payable).toBe(before);
  const [held] = await balancesOfAccounts(db.direct, shopId, [account('escrow', bought.orderId)]);
  expect(held).toBeGreaterThan(0n);
});

test('what the carrier has scanned is out of the warehouse’s hands', async () => {
  const { parcel, token } = await parcelToShip();
  await app.ship('accepted');
  expect(await mark(token, { code: parcel.id, step: 'picked' })).toMatchObject({
    code: 203,
    data: { reason: 'already_scanned' },
  });
});

test('papers are PDF files of the asked parcels, and of nobody else’s', async () => {
  const [one, two] = [await parcelToShip(), await parcelToShip()];
  const ids = [one.parcel.id, two.parcel.id];
  for (const kind of supply.paperKinds) {
    const paper = await app.ask(supply.parcelPapers, { kind, ids }, { token: two.token });
    const bytes = Buffer.from(paper.pdf_base64, 'base64').toString('latin1');
    expect(bytes.startsWith('%PDF-')).toBe(true);
    expect(bytes).toContain(`/Count ${paper.pages}`);
    expect(paper.pages).toBe(kind === 'pick_list' ? 1 : 2);
    const read = readPdfText(Buffer.from(paper.pdf_base64, 'base64'));
    for (const { number } of [one.parcel, two.parcel]) expect(read).toContain(number);
    for (const text of kind === 'pick_list' ? [] : buyerTexts) expect(read).toContain(text);
  }
  const asked = { kind: 'labels' as const, ids: [one.parcel.id] };
  expect(await app.call(supply.parcelPapers, asked, { token: await stranger() })).toMatchObject({
    code: 404,
  });
});

test('a supplier sees who the buyer is until the parcel is delivered and returns need it, not for ever', async () => {
  const { parcel, bought } = await parcelToShip();
  expect(parcel.to).toMatchObject({ name: 'Anna Berger', is_hidden: false });
  await app.ship('accepted', 'delivered');
  const find = () => readParcel(parcel.id);
  await app.advance(limits.supplierBuyerDays - 1);
  expect((await find()).to).toMatchObject({ name: 'Anna Berger', is_hidden: false });
  await app.advance(2);
  const hidden = { name: 'A*** B*****', address: '', city: '', postcode: '', phone: null, is_hidden: true };
  expect((await find()).to).toEqual({
    ...hidden,
    company: '',
    address2: '',
    state: '',
    country: parcel.to.country,
  });
  const token = await app.supplier();
  const { list } = await app.ask(shipping.listParcels, { state: 'delivered', page_size: 100 }, { token });
  expect(list.find(({ id }) => id.includes(bought.orderId))?.to).toMatchObject(hidden);
  for (const kind of ['labels', 'packing_slips'] as const) {
    const read = await readPaper(kind, [parcel.id], token);
    expect(read).toContain('A*** B*****');
    for (const text of buyerTexts) expect(read).not.toContain(text);
  }
});

test('a slip is the shop’s own: its name and its thanks, in the language of the order', async () => {
  const { parcel, token } = await parcelToShip();
  const read = (await readPaper('packing_slips', [parcel.id], token)).replaceAll('\n', ' ');
  expect(read).toMatch(/Thank you for your order at \S/);
  for (const word of ['Item', 'Quantity', 'Delivery address', parcel.number]) expect(read).toContain(word);
});

test('while a return is open its supplier sees who the buyer is, on paper too, and no longer than that', async () => {
  const { parcel, bought } = await parcelToShip();
  await app.ship('accepted', 'delivered');
  const wish = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
  const { case_id } = await app.ask(requestReturn, wish, { onceKey: randomUUID() });
  // Long beyond the days, while nothing of the case is decided by the clock.
  app.clock.set(new Date(app.clock.now().getTime() + (limits.supplierBuyerDays + 60) * 86_400_000));
  const token = await app.supplier();
  const find = async () => (await readParcel(parcel.id)).to;
  expect(await find()).toMatchObject({ name: 'Anna Berger', is_hidden: false });
  const shown = await readPaper('labels', [parcel.id], token);
  for (const text of buyerTexts) expect(shown).toContain(text);
  await app.ask(withdrawReturn, { token: bought.orderToken, case_id }, { onceKey: randomUUID() });
  expect(await find()).toMatchObject({ name: 'A*** B*****', is_hidden: true });
  const hidden = await readPaper('labels', [parcel.id], token);
  for (const text of buyerTexts) expect(hidden).not.toContain(text);
});

test('a file of tracking numbers is looked at first, done as a whole, and done once', async () => {
  const [one, two] = [await parcelToShip(), await parcelToShip()];
  const { token } = two;
  const numbers = [nextTracking(), nextTracking()];
  const csv = `\uFEFFParcel;Carrier;Tracking\r\n${one.parcel.number};test-post;${numbers[0]}\r\n${two.parcel.order_no};TEST-POST;${numbers[1]}\r\n`;
  const preview = await app.ask(supply.trackingFile, { csv, preview: true }, { token });
  expect(preview).toMatchObject({
    applied: false,
    results: [
      { line: 2, change: 'new' },
      { line: 3, change: 'new' },
    ],
  });
  expect((await readParcel(one.parcel.id)).state).toBe('to_ship');
  expect(await app.ask(supply.trackingFile, { csv, preview: false }, { token })).toMatchObject({
    applied: true,
  });
  expect((await mark(token, { code: numbers[1] ?? '', step: 'picked' })).data).toMatchObject({
    id: two.parcel.id,
  });
  const again = await app.ask(supply.trackingFile, { csv, preview: false }, { token });
  expect(again.results.map(({ change }) => change)).toEqual(['unchanged', 'unchanged']);
});

test('one bad row keeps the whole file out, and every bad row says why', async () => {
  const [one, two] = [await parcelToShip(), await parcelToShip()];
  const { token } = two;
  const taken = nextTracking();
  await app.ask(
    shipping.labelParcels,
    { parcels: [{ id: two.parcel.id, carrier: 'test-post', tracking: taken }] },
    { token },
  );
  const fresh = nextTracking();
  const csv = [
    'parcel,carrier,tracking',
    `${one.parcel.number},test-post,${fresh}`,
    `${one.parcel.number},test-post,${nextTracking()}`,
    `9ZZZZ-1,test-post,${nextTracking()}`,
    `${one.parcel.order_no},no-such,${nextTracking()}`,
    `${one.parcel.order_no},test-post,?`,
    'too,few',
  ].join('\n');
  const { applied, results } = await app.ask(supply.trackingFile, { csv, preview: false }, { token });
  expect(applied).toBe(false);
  expect(results.map(({ reason }) => reason)).toEqual([
    null,
    'twice',
    'not_found',
    'unknown_carrier',
    'bad_row',
    'bad_row',
  ]);
  expect((await readParcel(one.parcel.id)).state).toBe('to_ship');
  const stolen = { rows: [{ parcel: one.parcel.id, carrier: 'test-post', tracking: taken }] };
  expect((await app.ask(supply.apiTracking, stolen, { token })).results).toMatchObject([
    { reason: 'tracking_used' },
  ]);
});

test('a broken file is refused with what is wrong with it', async () => {
  const token = await app.supplier();
  const asked = (csv: string) => app.call(supply.trackingFile, { csv, preview: true }, { token });
  expect(await asked('parcel,carrier\nx,y\n')).toMatchObject({
    code: 203,
    data: { reason: 'missing_column', column: 'tracking' },
  });
  expect(await asked('parcel,carrier,tracking\n"never closed')).toMatchObject({
    data: { reason: 'not_csv' },
  });
  expect(await asked('parcel,carrier,tracking\n')).toMatchObject({ data: { reason: 'empty' } });
  const many = `parcel,carrier,tracking\n${'A-1,test-post,T0001\n'.repeat(limits.dispatchRowsMax + 1)}`;
  expect(await asked(many)).toMatchObject({ data: { reason: 'too_many_rows' } });
});
