import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#domain/limits.ts';
import {
  decideIdentity,
  listIdentities,
  lookAtIdentity,
  takeIdentity,
} from '#features/identity/console.contract.ts';
import { sendIdentity } from '#features/identity/contract.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { statement } from '#platform/db/database.ts';
import { anna, bothSides, openIdentityApp, picture, type Rig } from '#testing/identity.ts';
import { identityOf } from './public.ts';
import { keeps } from '#testing/keeps.ts';

let rig: Rig;
beforeAll(async () => {
  rig = await openIdentityApp();
});
afterAll(() => rig.app.close());

const makeShop = (name: string) => rig.app.makeShop(name);

const toldSql = 'select code from event where shop_id = $1 order by at, id';
const toldRows = statement<{ code: string }>('test-told', toldSql);
const rowsOf = statement<{ row: string }>(
  'test-rows',
  'select a::text as row from identity_application a where shop_id = $1',
);

test('who was verified is verified under the name on the document', async () => {
  keeps('1 verify identity', '3 Identity', '4 identity', '7 POST /v1/per/ident-upload');
  const { app, send, mine, decide, numberOf } = rig;
  const shop = await makeShop('Verified Shop');
  expect(await mine(shop)).toMatchObject({ status: 'unverified', can_apply: true, application: null });
  const sent = await send(shop, {
    full_name: '  Anna   Müller ',
    id_number: 'Ｌ０１ x00t47',
    phone: '00 49 (151) 234-5678',
  });
  expect(sent).toMatchObject({
    code: 200,
    data: {
      status: 'applying',
      promise_at: new Date(app.clock.now().getTime() + 48 * 3_600_000).toISOString(),
    },
  });
  expect(await mine(shop)).toMatchObject({
    status: 'applying',
    is_verified: false,
    can_apply: false,
    application: { full_name: 'Anna Müller', id_number_last: '0T47', phone: '+491512345678', state: 'open' },
  });
  // A person has five sessions at most, and every act here opens one.
  const token = () => app.merchant(shop);
  expect((await app.ask(me, {}, { token: await token() })).info.identity_status).toBe('applying');
  expect(await decide(shop, 'verified')).toMatchObject({ status: 'verified' });
  expect(await mine(shop)).toMatchObject({
    status: 'verified',
    is_verified: true,
    legal_name: 'Anna Müller',
  });
  const { db } = app.composed.env;
  expect(await identityOf(db.direct, numberOf(shop))).toEqual({
    status: 'verified',
    isVerified: true,
    kind: 'person',
    legalName: 'Anna Müller',
    country: 'DE',
  });
  expect((await app.ask(me, {}, { token: await token() })).info.identity_status).toBe('verified');
  const info = await app.ask(perInfo, {}, { token: await token() });
  expect(info.identity).toMatchObject({ status: 'verified', level: 'person', expires_on: '2030-01-31' });
  expect(await db.direct.rows(toldRows, [numberOf(shop)])).toEqual([{ code: 'identity_verified' }]);
  expect(await send(shop)).toMatchObject({ code: 203, data: { reason: 'verified' } });
});

test('the number is nowhere in the database, and the pictures are nowhere to be read', async () => {
  const { app, send, numberOf } = rig;
  const shop = await makeShop('Sealed Shop');
  const number = 'ZZ9988776655';
  const [front, back] = await bothSides();
  await send(shop, { id_number: number }, [front, back]);
  const { db, files } = app.composed.env;
  const text = JSON.stringify(await db.direct.rows(rowsOf, [numberOf(shop)]));
  expect(text).toContain('6655');
  expect(text).not.toContain(number);
  expect(text).not.toContain(Buffer.from(number).toString('hex'));
  expect(existsSync(path.join(files.folder, 'u'))).toBe(false);
});

test('a country is one of the form’s list, whatever its letters look like', async () => {
  const { send, mine } = rig;
  const shop = await makeShop('Nowhere Shop');
  for (const country of ['ZZ', 'XX', 'EU', 'Deutschl', '']) {
    const code = country === '' ? 403 : 405;
    expect([country, await send(shop, { country })]).toMatchObject([
      country,
      { code, data: { field: 'country' } },
    ]);
  }
  expect(await mine(shop)).toMatchObject({ status: 'unverified', application: null });
});

test('a rejection names each field, and what was right need not be sent again', async () => {
  const { app, send, mine, decide, take } = rig;
  const shop = await makeShop('Second Try Shop');
  await send(shop, { full_name: 'Jonas' });
  const reasons = [
    { field: 'front', reason: 'blurry' },
    { field: 'full_name', reason: 'mismatch' },
  ] as const;
  await decide(shop, 'rejected', [...reasons]);
  const seen = await mine(shop);
  expect(seen).toMatchObject({ status: 'rejected', can_apply: true, applications_left: 4 });
  const stateOf = Object.fromEntries(seen.application?.fields.map(({ key, state }) => [key, state]) ?? []);
  expect(stateOf).toMatchObject({ front: 'rejected', full_name: 'rejected', back: 'ok', id_number: 'ok' });
  expect(seen.application?.fields.find(({ key }) => key === 'front')?.reason).toBe('blurry');

  const half = await send(shop, { id_number: '' }, []);
  expect(half).toMatchObject({ code: 403, data: { field: 'front', reason: 'missing' } });
  const again = await send(shop, { id_number: '' }, [await picture('front')]);
  expect(again).toMatchObject({ code: 200 });
  const taken = await take(shop);
  expect(taken).toMatchObject({ id_number: 'L01X00T47', full_name: 'Anna Müller' });
  expect(taken.documents.map(({ field }) => field)).toEqual(['back', 'front']);
  const { id } = taken;
  for (const { field, position } of taken.documents) {
    const ask = { id, field, position, reason: 'decide' } as const;
    expect(await app.ask(lookAtIdentity, ask, { token: await rig.reviewer() })).toMatchObject({
      mime: 'image/jpeg',
    });
  }
});

test('thirty applications at once make one', async () => {
  const { app, waiting } = rig;
  const shop = await makeShop('Racing Shop');
  const token = await app.merchant(shop);
  const files = await bothSides();
  // Drawn before: one shop has few turns at once, and what the race is about comes after them.
  const earlier = await app.merchant(await makeShop('Earlier Shop'));
  expect(await app.call(sendIdentity, anna, { token: earlier, files })).toMatchObject({ code: 200 });
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(sendIdentity, anna, { token, files })),
  );
  const codes = answers.map(({ code }) => code).toSorted((left, right) => left - right);
  expect(codes).toEqual([200, ...Array.from({ length: 29 }, () => 203)]);
  expect(answers.find(({ code }) => code === 203)?.data).toMatchObject({ reason: 'applying' });
  expect((await waiting()).filter((one) => one.shop.id === shop.shopId)).toHaveLength(1);
});

test('the sixth application of a day has to wait for the next', async () => {
  const { app, send, decide, mine } = rig;
  const shop = await makeShop('Insisting Shop');
  for (let count = 0; count < limits.identityDailyMax; count += 1) {
    expect(await send(shop)).toMatchObject({ code: 200 });
    await decide(shop, 'rejected', [{ field: 'front', reason: 'glare' }]);
  }
  expect(await send(shop)).toMatchObject({
    code: 459,
    data: { reason: 'applications', limit: 5, retry_at: '2026-03-03T00:00:00.000Z' },
  });
  expect(await mine(shop)).toMatchObject({ can_apply: false, applications_left: 0 });
  app.clock.set(new Date('2026-03-03T00:00:01.000Z'));
  expect(await send(shop)).toMatchObject({ code: 200 });
});

test('what cannot be right is told at its field', async () => {
  const { send, app } = rig;
  const shop = await makeShop('Careless Shop');
  const eighteen = app.clock.now().toISOString().slice(5, 10);
  for (const [more, field, code, reason] of [
    [{ full_name: '' }, 'full_name', 403, 'missing'],
    [{ full_name: 'A1 <b>' }, 'full_name', 405, 'shape'],
    [{ birth_date: '2008-12-31' }, 'birth_date', 405, 'under_age'],
    [{ birth_date: '1990-02-30' }, 'birth_date', 405, 'shape'],
    [{ id_number: 'AB' }, 'id_number', 405, 'shape'],
    [{ phone: '0151 2345678' }, 'phone', 405, 'shape'],
    [{ document_ends_on: '2026-01-01' }, 'document_ends_on', 405, 'past'],
    [{ country: 'Germany' }, 'country', 405, 'shape'],
    [{ kind: 'company' }, 'representative', 403, 'missing'],
  ] as const) {
    expect(await send(shop, more)).toMatchObject({ code, data: { field, reason } });
  }
  expect(await send(shop, { kind: 'company', representative: 'Li 李' })).toMatchObject({
    code: 403,
    data: { field: 'qualification' },
  });
  expect(await send(shop, {}, [await picture('front')])).toMatchObject({
    code: 403,
    data: { field: 'back' },
  });
  const svg = { field: 'front', name: 'a.jpg', bytes: Buffer.from('<svg/>') };
  const badFile = await send(shop, { doc_type: 'passport' }, [svg]);
  expect(badFile).toMatchObject({ code: 405, data: { field: 'front', reason: 'mime' } });
  const good = { full_name: '山田 太郎', birth_date: `2008-${eighteen}`, doc_type: 'passport' } as const;
  const short = { ...good, phone: '151 2345678', phone_code: '+49' };
  expect(await send(shop, short, [await picture('front')])).toMatchObject({ code: 200 });
});

test('without consent nothing is taken', async () => {
  const { app } = rig;
  const shop = await makeShop('Silent Shop');
  const token = await app.merchant(shop);
  const kept = app.composed.registry.kept.get('sendIdentity');
  const answer = await kept?.answer({
    input: { ...anna, consent: false },
    token,
    onceKey: crypto.randomUUID(),
    ip: '127.0.0.1',
    language: 'en',
    requestId: crypto.randomUUID(),
    files: await bothSides(),
  });
  expect(answer?.text).toContain('"code":405');
  expect(answer?.text).toContain('"field":"consent"');
});

test('whoever invited a merchant leaves the decision to another reviewer', async () => {
  const { app, send, idOf, waiting } = rig;
  const shop = await makeShop('Friend Shop');
  await send(shop);
  const inviter = await app.operator();
  const id = await idOf(shop);
  const { list } = await app.ask(listIdentities, { page_size: 100 }, { token: inviter });
  expect(list.find((one) => one.id === id)?.is_yours).toBe(true);
  expect((await waiting()).find((one) => one.id === id)?.is_yours).toBe(false);
  const taken = await app.call(takeIdentity, { id }, { token: inviter });
  expect(taken).toMatchObject({ code: 409, data: { reason: 'invited_by_you' } });
  const decided = await app.call(decideIdentity, { id, fields: [] }, { token: inviter });
  expect(decided).toMatchObject({ code: 409 });
});

test('nobody decides what they have not opened, and every look is shown to the owner', async () => {
  const { app, send, idOf, take, mine, reviewer } = rig;
  const shop = await makeShop('Watched Shop');
  await send(shop);
  const id = await idOf(shop);
  const blind = await app.call(decideIdentity, { id, fields: [] }, { token: await reviewer() });
  expect(blind).toMatchObject({ code: 203, data: { reason: 'not_taken' } });
  expect((await mine(shop)).views).toEqual([]);
  await take(shop);
  expect((await mine(shop)).views).toEqual([
    {
      at: app.clock.now().toISOString(),
      by: 'A reviewer of this platform',
      field: null,
      reason: 'decide',
    },
  ]);
  const empty = await app.call(decideIdentity, { id, fields: [] }, { token: await reviewer() });
  expect(empty).toMatchObject({ code: 403, data: { field: 'country', reason: 'missing' } });
  const merchant = await app.merchant(shop);
  expect(await app.call(takeIdentity, { id }, { token: merchant })).toMatchObject({ code: 409 });
});

test('an answer that is late is said, and the documents are erased on the day that was told', async () => {
  const { app, send, mine, decide, numberOf, waiting } = rig;
  const shop = await makeShop('Late Shop');
  await send(shop);
  await app.advance(2);
  expect(await mine(shop)).toMatchObject({ application: { is_late: true } });
  expect((await waiting()).find((one) => one.shop.id === shop.shopId)?.is_late).toBe(true);
  const { db, files } = app.composed.env;
  expect(await db.direct.rows(toldRows, [numberOf(shop)])).toContainEqual({ code: 'identity_late' });
  await decide(shop, 'rejected', [{ field: 'front', reason: 'cut_off' }]);
  const vault = () =>
    readdirSync(`${files.folder}-vault`, { recursive: true, withFileTypes: true }).filter((one) =>
      one.isFile(),
    );
  const before = vault().length;
  const deleteAfter = (await mine(shop)).application?.delete_after ?? '';
  expect(Date.parse(deleteAfter) - app.clock.now().getTime()).toBe(30 * 86_400_000);
  await app.advance(30);
  expect(await mine(shop)).toMatchObject({ application: { is_erased: true, birth_date: null, phone: null } });
  expect(vault().length).toBeLessThanOrEqual(before - 2);
});

test("a document's end is told in time, and the renewal takes nothing away", async () => {
  const { app, send, mine, decide } = rig;
  const shop = await makeShop('Renewing Shop');
  const inDays = (days: number) =>
    new Date(app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await send(shop, { document_ends_on: inDays(32) });
  await decide(shop, 'verified');
  await app.advance(3);
  expect(await mine(shop)).toMatchObject({ status: 'expiring', is_verified: true, can_apply: true });
  await send(shop, { document_ends_on: inDays(900), full_name: 'Anna Berger' });
  expect(await mine(shop)).toMatchObject({
    status: 'applying',
    is_verified: true,
    legal_name: 'Anna Müller',
  });
  const statusOf = async () =>
    (await app.ask(me, {}, { token: await app.merchant(shop) })).info.identity_status;
  expect(await statusOf()).toBe('verified');
  await decide(shop, 'rejected', [{ field: 'full_name', reason: 'mismatch' }]);
  expect(await mine(shop)).toMatchObject({ status: 'expiring', is_verified: true });
  expect(await statusOf()).toBe('verified');
  await send(shop, { document_ends_on: inDays(900), full_name: 'Anna Berger' });
  await decide(shop, 'verified');
  expect(await mine(shop)).toMatchObject({ status: 'verified', legal_name: 'Anna Berger' });
});

test('a number that two shops name, and a picture that two sent, are told to the reviewer', async () => {
  const { send, take } = rig;
  const [one, other] = [await makeShop('One Shop'), await makeShop('Other Shop')];
  const files = await bothSides();
  await send(one, { id_number: 'SAME-1234' }, files);
  await send(other, { id_number: 'SAME1234' }, files);
  expect(await take(other)).toMatchObject({ same_number_shops: 1, same_picture_shops: 1 });
});
