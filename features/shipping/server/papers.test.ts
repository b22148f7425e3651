// What is drawn on a parcel's papers, read out of the PDF: boxes, faces and codes.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type TestShop } from '#testing/test-app.ts';
import { uploadFile } from '#features/files/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
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
