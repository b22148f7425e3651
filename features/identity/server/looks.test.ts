import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import { openFile } from '#features/files/contract.ts';
import { looksLeft, takeLook } from '#features/audit/server/looks.ts';
import { presentFile, filesOf } from '#features/files/server/public.ts';
import { decideIdentity, lookAtIdentity } from '#features/identity/console.contract.ts';
import { statement } from '#platform/db/database.ts';
import { bothSides, openIdentityApp, type Rig } from '#testing/identity.ts';
import type { TestShop } from '#testing/test-app.ts';
import { documentsOf, latestApplication } from './identity.sql.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openIdentityApp();
});
afterAll(() => rig.app.close());

const looksOn = statement<{ looks: number }>(
  'test-looks',
  'select count(*)::int as looks from identity_view where shop_id = $1 and field is not null',
);
const heldOf = statement<{ held: string }>(
  'test-verdicts',
  `select verdicts::text as held from identity_application where shop_id = $1 and verdicts <> '{}'`,
);
const widen = statement('test-widen-looks', 'update identity_look_day set allowed = 99 where viewer_id = $1');
const told = statement<{ code: string; at: Date }>(
  'test-told-expiring',
  `select code, at from event where shop_id = $1 and code = 'identity_expiring' order by at`,
);

async function look(shop: TestShop, more: Partial<Parameters<typeof ask>[1]> = {}) {
  return ask(await rig.idOf(shop), more);
}
async function ask(
  id: string,
  more: { field?: 'front' | 'back'; reason?: 'decide' | 'appeal'; token?: string },
) {
  const { field = 'front', reason = 'decide', token = await rig.reviewer() } = more;
  return rig.app.call(lookAtIdentity, { id, field, reason }, { token });
}

async function filesOfShop(shop: TestShop) {
  const { db } = rig.app.composed.env;
  const shopId = rig.numberOf(shop);
  const row = await latestApplication(db.direct, { shopId });
  const documents = await documentsOf(db.direct, { shopId, applicationId: row?.id ?? '' });
  return filesOf(
    db.direct,
    shopId,
    documents.map(({ file_id: id }) => id),
  );
}

test('each document that is shown is on record first, with its reason, and the owner sees it', async () => {
  const shop = await rig.app.makeShop('Looked Shop');
  await rig.send(shop);
  const early = await look(shop);
  expect(early).toMatchObject({ code: 203, data: { reason: 'not_taken' } });
  await rig.take(shop);
  const before = limits.identityLooksDailyMax;
  let shown = 0;
  for (const field of ['front', 'back', 'front'] as const) {
    const answer = await look(shop, { field });
    shown += 1;
    expect(answer).toMatchObject({
      code: 200,
      data: { field, is_stamped: true, looks_left: before - shown },
    });
  }
  expect(await look(shop, { reason: 'appeal' })).toMatchObject({ code: 203, data: { reason: 'reason' } });
  const { db } = rig.app.composed.env;
  expect(await db.direct.row(looksOn, [rig.numberOf(shop)])).toEqual({ looks: shown });
  const { views } = await rig.mine(shop);
  // All of them in one moment of a clock that stands still.
  const said = views.map(({ field, reason }) => `${field ?? 'typed'}: ${reason}`);
  expect(said.toSorted()).toEqual(['back: decide', 'front: decide', 'front: decide', 'typed: decide']);
});

type Part = { left: number; top: number; width: number; channels: number };

/** Red points in a quarter of a picture of 900 by 600. */
function redIn(pixels: Buffer, { left, top, width, channels }: Part): number {
  const points = Array.from({ length: 450 * 300 }, (_, at) => [
    left + (at % 450),
    top + Math.floor(at / 450),
  ]);
  return points.filter(([x = 0, y = 0]) => {
    const at = (y * width + x) * channels;
    return (pixels[at] ?? 0) - (pixels[at + 1] ?? 0) > 40;
  }).length;
}

test('the picture that is shown carries the viewer, and is not the picture that is kept', async () => {
  const shop = await rig.app.makeShop('Stamped Shop');
  const plain = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  await rig.send(shop, { doc_type: 'passport' }, [{ field: 'front', name: 'a.png', bytes: plain }]);
  await rig.take(shop);
  const { data } = await look(shop);
  const content = lookAtIdentity.output.parse(data).content;
  const { data: pixels, info } = await sharp(Buffer.from(content, 'base64'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([900, 600]);
  // A white page has red letters in each of its quarters: cutting a part out does not cut the name off.
  for (const [left, top] of [
    [0, 0],
    [450, 0],
    [0, 300],
    [450, 300],
  ] as const) {
    const red = redIn(pixels, { left, top, width: info.width, channels: info.channels });
    expect(red).toBeGreaterThan(500);
  }
});

test('no address shows a document: not a signed one, not to its owner', async () => {
  const { app } = rig;
  const [shop, other] = [await app.makeShop('Private Shop'), await app.makeShop('Foreign Shop')];
  await rig.send(shop);
  const files = await filesOfShop(shop);
  expect(files).toHaveLength(2);
  for (const file of files) {
    const { url } = presentFile(app.composed.env, file);
    expect(await app.composed.app.inject({ method: 'GET', url })).toMatchObject({ statusCode: 404 });
    for (const eyes of [shop, other]) {
      const answer = await app.call(openFile, { id: file.id }, { token: await app.merchant(eyes) });
      expect(answer).toMatchObject({ code: 404 });
    }
  }
  const id = await rig.idOf(shop);
  const merchant = await app.merchant(shop);
  expect(await ask(id, { token: merchant })).toMatchObject({ code: 409 });
  await rig.take(shop);
  // Another shop's code in front of this application's id finds nothing.
  const foreign = `${other.shopId}${id.slice(id.indexOf('.'))}`;
  expect(await ask(foreign, {})).toMatchObject({ code: 404 });
});

test('a file that was changed on the disk is not shown', async () => {
  const { env } = rig.app.composed;
  const shop = await rig.app.makeShop('Tampered Shop');
  await rig.send(shop);
  await rig.take(shop);
  const folder = `${env.files.folder}-vault`;
  for (const { id } of await filesOfShop(shop)) {
    const at = path.join(folder, id.slice(-2), id);
    const bytes = readFileSync(at);
    bytes.writeUInt8(bytes.readUInt8(60) ^ 1, 60);
    writeFileSync(at, bytes);
  }
  expect(await look(shop)).toMatchObject({ code: 501 });
});

test('thirty looks at once at the end of the budget make as many as are left', async () => {
  const { env } = rig.app.composed;
  const viewer = { kind: 'identity', by: crypto.randomUUID() } as const;
  const now = new Date('2026-03-02T12:00:00.000Z');
  const look = () => env.db.transaction((tx) => takeLook({ tx, env }, { ...viewer, now }));
  for (let used = 0; used < limits.identityLooksDailyMax - 3; used += 1) await look();
  const results = await Promise.allSettled(Array.from({ length: 30 }, look));
  const left = results.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(left.toSorted((first, second) => first - second)).toEqual([0, 1, 2]);
  const { direct } = env.db;
  expect(await looksLeft(direct, { ...viewer, now })).toBe(0);
  // Whatever a program says, the table keeps the budget; and the next day is a new one.
  await expect(direct.rows(widen, [viewer.by])).rejects.toThrow('look_day_allowed');
  expect(await looksLeft(direct, { ...viewer, now: new Date('2026-03-03T00:00:00.000Z') })).toBe(50);
});

test('the fifty-first document of a day is refused, and nothing is on record for it', async () => {
  const { app } = rig;
  const shop = await app.makeShop('Busy Shop');
  await rig.send(shop);
  await rig.take(shop);
  const token = await rig.reviewer();
  const { data } = await ask(await rig.idOf(shop), { token });
  const left = lookAtIdentity.output.parse(data).looks_left;
  const id = await rig.idOf(shop);
  for (let more = 0; more < left; more += 1) expect(await ask(id, { token })).toMatchObject({ code: 200 });
  expect(await ask(id, { token })).toMatchObject({ code: 459, data: { reason: 'looks', limit: 50 } });
  const { db } = app.composed.env;
  expect(await db.direct.row(looksOn, [rig.numberOf(shop)])).toEqual({ looks: left + 1 });
});

test('every field is decided, and one no rejects it', async () => {
  const { app } = rig;
  const shop = await app.makeShop('Fields Shop');
  await rig.send(shop);
  const { id, fields } = await rig.take(shop);
  const token = await rig.reviewer();
  const right = fields.map((field) => ({ field, is_right: true as const }));
  const say = (said: Parameters<typeof decideIdentity.input.parse>[0]) =>
    app.call(decideIdentity, decideIdentity.input.parse(said), { token });
  const short = await say({ id, fields: right.slice(1) });
  expect(short).toMatchObject({ code: 403, data: { field: fields[0], reason: 'missing' } });
  expect(await say({ id, fields: [...right, ...right.slice(0, 1)] })).toMatchObject({ code: 405 });
  const foreign = [...right, { field: 'selfie', is_right: true }];
  expect(await say({ id, fields: foreign })).toMatchObject({ code: 405, data: { reason: 'not_asked' } });
  const wrong = right.map((one) =>
    one.field === 'back' ? { field: one.field, is_right: false, reason: 'glare' } : one,
  );
  expect(await say({ id, fields: wrong })).toMatchObject({ code: 200, data: { status: 'rejected' } });
  const [row] = await app.composed.env.db.direct.rows(heldOf, [rig.numberOf(shop)]);
  expect(JSON.parse(row?.held ?? '{}')).toMatchObject({ back: 'glare', front: 'ok', full_name: 'ok' });
});

test('nobody is verified unseen: the person who decides has opened each document, on record', async () => {
  const { app } = rig;
  // A day later: the looks of the day before are used up.
  await app.advance(1);
  const shop = await app.makeShop('Unseen Shop');
  await rig.send(shop, {}, await bothSides());
  const { id, fields, documents } = await rig.take(shop);
  const token = await rig.reviewer();
  const right = { id, fields: fields.map((field) => ({ field, is_right: true as const })), note: '' };
  const refused = { code: 203, data: { reason: 'not_looked', field: 'back' } };
  expect(await app.call(decideIdentity, right, { token })).toMatchObject(refused);
  for (const { field, position } of documents) {
    expect((await app.call(decideIdentity, right, { token })).code).toBe(203);
    await app.ask(lookAtIdentity, { id, field, position, reason: 'decide' }, { token });
  }
  expect(await app.call(decideIdentity, right, { token })).toMatchObject({ data: { status: 'verified' } });
});

test('thirty days after the decision the documents and their keys are gone, the decision stays', async () => {
  const { app } = rig;
  const shop = await app.makeShop('Shredded Shop');
  await rig.send(shop, {}, await bothSides());
  const files = await filesOfShop(shop);
  const folder = `${app.composed.env.files.folder}-vault`;
  const keyOf = (id: string) => path.join(folder, 'keys', id.slice(-2), id);
  const id = await rig.idOf(shop);
  await rig.decide(shop, 'verified');
  expect(files.map((file) => existsSync(keyOf(file.id)))).toEqual([true, true]);
  await app.advance(29);
  expect(files.every((file) => existsSync(keyOf(file.id)))).toBe(true);
  await app.advance(2);
  expect(files.some((file) => existsSync(keyOf(file.id)))).toBe(false);
  expect(readdirSync(folder, { recursive: true }).join()).not.toContain(files[0]?.id ?? 'none');
  expect(await rig.mine(shop)).toMatchObject({
    status: 'verified',
    legal_name: 'Anna Müller',
    application: { state: 'verified', is_erased: true, birth_date: null },
  });
  expect(await ask(id, { reason: 'appeal' })).toMatchObject({ code: 404, data: { reason: 'document' } });
});

test("a document's end is told 30, 14 and 3 days before", async () => {
  const { app } = rig;
  const shop = await app.makeShop('Reminded Shop');
  const day = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const endsOn = day(40);
  await rig.send(shop, { document_ends_on: endsOn });
  await rig.decide(shop, 'verified');
  await app.advance(40);
  const { db } = app.composed.env;
  const days = (await db.direct.rows(told, [rig.numberOf(shop)])).map(({ at }) =>
    Math.round((Date.parse(endsOn) - at.getTime()) / 86_400_000),
  );
  expect(days).toEqual([30, 14, 3]);
});
