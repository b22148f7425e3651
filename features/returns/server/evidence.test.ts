// Pictures of what is wrong: six at most, drawn anew, seen by those who decide, and none of the shop's uploads used up.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openReturns, once, type Rig } from '#testing/after.ts';
import type { Bought } from '#testing/test-app.ts';
import { listEvidence, uploadEvidence } from '#features/returns/buyer.contract.ts';
import { answerCase, requestReturn, supplierCases, uploadInspection } from '#features/returns/contract.ts';
import { statement } from '#platform/db/database.ts';

let rig: Rig;
let picture: Buffer;
beforeAll(async () => {
  rig = await openReturns();
  picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#b03' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'A camera that tells who it belongs to' } })
    .toBuffer();
});
afterAll(() => rig.app.close());

const upload = (bought: Bought, bytes = picture) =>
  rig.app.call(
    uploadEvidence,
    { token: bought.orderToken },
    { files: [{ field: 'picture', name: 'broken.jpg', bytes }] },
  );
const idOf = (answer: Awaited<ReturnType<typeof upload>>) => {
  const { data } = answer;
  return typeof data === 'object' && data !== null && 'id' in data ? String(data.id) : '';
};
const quota = statement<{ used: number }>('test-file-quota', 'select used from file_quota');

test('chosen pictures belong to the request; merchant, supplier and buyer see them, the others are gone', async () => {
  const bought = await rig.delivered();
  const kept = idOf(await upload(bought));
  await upload(bought);
  expect((await rig.app.ask(listEvidence, { token: bought.orderToken })).left).toBe(4);
  const asked = { token: bought.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
  const { case_id: caseId } = await rig.app.ask(requestReturn, { ...asked, evidence: [kept] }, once());
  expect((await rig.view(bought, caseId)).pictures.map(({ id, by }) => [id, by])).toEqual([[kept, 'buyer']]);
  expect((await rig.cases(bought))[0]?.pictures).toHaveLength(1);
  const { list } = await rig.app.ask(
    supplierCases,
    { state: 'all', page_size: 100 },
    { token: await rig.app.supplier() },
  );
  expect(list.find(({ id }) => id === rig.routed(caseId))?.pictures[0]?.url).toMatch(/^\/files\/private\//);
  expect(await rig.app.composed.env.db.direct.rows(quota, [])).toEqual([]);
});

test('thirty at once: six are kept, and none of the refused leaves a file', async () => {
  const bought = await rig.delivered();
  const answers = await Promise.all(Array.from({ length: 30 }, () => upload(bought)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(6);
  expect(answers.filter(({ code }) => code === 203 || code === 202)).toHaveLength(24);
  expect((await rig.app.ask(listEvidence, { token: bought.orderToken })).left).toBe(0);
});

test('what is no picture is refused by what its bytes are, whatever it is called', async () => {
  const bought = await rig.delivered();
  const wrong = await upload(bought, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'));
  expect(wrong).toMatchObject({ code: 405, data: { field: 'picture', reason: 'mime' } });
  const torn = await upload(bought, picture.subarray(0, 200));
  expect(torn).toMatchObject({ code: 405, data: { reason: 'damaged' } });
});

test('another order’s picture cannot be used, and a strange link uploads nothing', async () => {
  const [mine, other] = [await rig.delivered(), await rig.delivered()];
  const foreign = idOf(await upload(other));
  const asked = { token: mine.orderToken, reason: 'damaged' as const, lines: [{ id: '1', qty: 1 }] };
  const { case_id: caseId } = await rig.app.ask(requestReturn, { ...asked, evidence: [foreign] }, once());
  expect((await rig.view(mine, caseId)).pictures).toEqual([]);
  const strange = { ...mine, orderToken: mine.orderToken.replace(/.{5}$/, 'AAAAA') };
  expect((await upload(strange)).code).toBe(404);
});

test('a supplier adds pictures to its own returns only', async () => {
  const bought = await rig.delivered();
  const caseId = await rig.open(bought, 'change_of_mind');
  await rig.app.ask(answerCase, { case_id: caseId, approve: true }, await rig.asMerchant());
  const files = [{ field: 'picture', name: 'seen.jpg', bytes: picture }];
  const token = await rig.app.supplier();
  await rig.app.ask(uploadInspection, { case_id: rig.routed(caseId) }, { token, files });
  expect((await rig.view(bought, caseId)).pictures).toMatchObject([{ by: 'supplier' }]);
  const stranger = await rig.app.addSupplier(`X-${randomUUID().slice(0, 4)}`.toUpperCase(), '0.00');
  const refused = await rig.app.call(
    uploadInspection,
    { case_id: rig.routed(caseId) },
    { token: await stranger(), files },
  );
  expect(refused.code).toBe(404);
});
