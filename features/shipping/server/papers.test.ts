// What is drawn on a parcel's papers, read out of the PDF: boxes, faces and codes.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAsOwner } from '#testing/signing.ts';
import { openTestApp, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { addDiscount } from '#features/discounts/contract.ts';
import { uploadFile } from '#features/files/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import { listParcels } from '#features/shipping/contract.ts';
import * as supply from '#features/shipping/supply.contract.ts';
import { readPdfCodes, readPdfDrawing, readPdfText } from '#platform/testing/pdf-text.ts';

let app: TestApp;
let shop: TestShop;
let parcelId: string;
let token: string;

beforeAll(async () => {
  app = await openTestApp();
  shop = await app.makeShop('Shelves');
  const goods = await app.makeGoods([{ code: 'SHELF-1', cost: '5.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 2 }]);
  await app.advance(0.1);
  token = await app.supplier();
  const { list } = await app.ask(listParcels, { state: 'to_ship' }, { token });
  parcelId = list[0]?.id ?? '';
});
afterAll(() => app.close());

async function print(kind: (typeof supply.paperKinds)[number]): Promise<Buffer> {
  const { pdf_base64: pdf } = await app.ask(supply.parcelPapers, { kind, ids: [parcelId] }, { token });
  return Buffer.from(pdf, 'base64');
}

test('each line of a pick list has an empty box to tick, drawn and not a sign that fonts lack', async () => {
  const bytes = await print('pick_list');
  expect(readPdfText(bytes)).not.toMatch(/[\u2610\uFFFD]/);
  // `re` then `S`: a rectangle that is only its edge.
  expect(readPdfDrawing(bytes).match(/ re\s+S\b/g)).toHaveLength(1);
});

test('a packing slip has the shop’s letter in a bold face and a code to the page where the order is found', async () => {
  const bytes = await print('packing_slips');
  expect(bytes.toString('latin1')).toMatch(/BaseFont \/\w+\+NotoSans-Bold/);
  expect(readPdfText(bytes).split('\n')).toContain('S');
  expect(readPdfCodes(bytes)).toEqual([`${app.composed.env.baseUrl}/s/${shop.handle}/order`]);
});

test('customs are told what the buyer paid after a discount', async () => {
  const merchant = { token: await app.merchant(shop) };
  const { code } = await app.ask(
    addDiscount,
    { code: 'CUSTOMS', kind: 'percent', percent_bps: 1_000 },
    merchant,
  );
  const [item] = (await app.ask(listShowcase, { q: 'SHELF-1' }, merchant)).list;
  const lines = [{ goods_id: item?.goods_id ?? '', qty: 2 }];
  const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB', code });
  const buyer = { ...testBuyer, country: 'GB' };
  const opened = await app.ask(checkout, { quote_id, buyer, terms: true }, { onceKey: randomUUID() });
  await app.ask(testPay, { payment_id: opened.payment.id });
  await actAsOwner(app, `update supplier set country = 'FR'`);
  await app.advance(0.1);
  token = await app.supplier();
  const { list } = await app.ask(listParcels, { state: 'to_ship' }, { token });
  const ids = list.map(({ id }) => id).filter((id) => id !== parcelId);
  const { pdf_base64: pdf } = await app.ask(supply.parcelPapers, { kind: 'labels', ids }, { token });
  const text = readPdfText(Buffer.from(pdf, 'base64'));
  expect(ids).toHaveLength(1);
  expect(text).toContain('16.20');
  expect(text).not.toContain('18.00');
});

test('a packing slip has the shop’s own logo once it has one', async () => {
  expect((await print('packing_slips')).toString('latin1')).not.toContain('/Subtype /Image');
  const bytes = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#c03020' } })
    .png()
    .toBuffer();
  const merchant = { token: await app.merchant(shop) };
  const files = [{ field: 'file', name: 'logo.png', bytes }];
  const { id } = await app.ask(uploadFile, { kind: 'logo' }, { ...merchant, files });
  await app.ask(storeInfo, { patch: { logo_file_id: id } }, merchant);
  const slip = await print('packing_slips');
  expect(slip.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  // Neither letter nor logo twice, and no logo on what the buyer does not read.
  expect(readPdfText(slip).split('\n')).not.toContain('S');
  expect((await print('pick_list')).toString('latin1')).not.toContain('/Subtype /Image');
});
