// What was proved before somebody was erased is proved after it, and the public record never said who it was.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, testBuyer, type TestApp, type TestShop } from '#testing/test-app.ts';
import { fromBase64, fromUtf8 } from '#domain/proof/bytes.ts';
import { checkCheckpoint } from '#domain/proof/checkpoint.ts';
import { commitAct, parseActBody, parseEntry } from '#domain/proof/entry.ts';
import { parsePolicy } from '#domain/proof/policy.ts';
import { leafHash, verifyConsistency, verifyInclusion, proveConsistency } from '#domain/proof/tree.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { askErasure, eraseBuyer } from '#features/privacy/contract.ts';
import type { shopRecord } from '#features/proof/contract.ts';
import { policyOf } from '#features/proof/server/checkpoints.ts';
import { entryBodies, readSize } from '#features/proof/server/log.sql.ts';
import { openNodes } from '#features/proof/server/nodes.ts';
import { presentRecord } from '#features/proof/server/proofs.ts';
import { sealAll } from '#features/proof/server/seal.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { statement } from '#platform/db/database.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';

const password = 'right-horse-battery-7';
const canary = 'recordcanary';
const phone = '+447700900456';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

type Told = OutputOf<typeof shopRecord>;

const env = () => app.composed.env;
const idOf = (shop: TestShop) => shopIdOf(shop.shopId) ?? 0n;
const headOf = ({ checkpoint }: Told) =>
  checkCheckpoint(checkpoint ?? '', parsePolicy(policyOf(env())), verifyEd25519);

/** What a phone would be sent now; nobody can sign in for a merchant who is gone. */
async function readRecord(shop: TestShop): Promise<Told> {
  const { direct } = env().db;
  return presentRecord(env(), direct, { shopId: idOf(shop), after: 0 });
}

/** Every act that is told is in the record under the head that is told with it. */
async function verifyAll(told: Told): Promise<void> {
  const { size, root } = await headOf(told);
  for (const act of told.list) {
    const bytes = fromBase64(act.entry ?? '');
    const entry = parseEntry(bytes);
    if (entry.kind !== 'act') throw new Error(entry.kind);
    expect(commitAct(fromBase64(act.salt), act.body)).toEqual(entry.commitment);
    const proof = (act.proof ?? []).map(fromBase64);
    const leaf = leafHash(bytes);
    expect(verifyInclusion({ index: act.index ?? -1, size, leaf, proof, root })).toBe(true);
  }
}

/** The acts of then are what they were, and lead to the head of now; that of then is a beginning of it. */
async function compare(before: Told, after: Told): Promise<void> {
  const facts = ({ proof: _proof, ...act }: Told['list'][number]) => act;
  expect(after.list.slice(0, before.list.length).map(facts)).toEqual(before.list.map(facts));
  await verifyAll(before);
  await verifyAll(after);
  const [then, now] = [await headOf(before), await headOf(after)];
  expect(now.size).toBeGreaterThan(then.size);
  const proof = await proveConsistency(then.size, now.size, openNodes(env().db.direct, now.size));
  const both = { oldSize: then.size, oldRoot: then.root, size: now.size, root: now.root, proof };
  expect(verifyConsistency(both)).toBe(true);
}

async function publicText(): Promise<string> {
  const { direct } = env().db;
  const bodies = await entryBodies(direct, { from: 0, until: await readSize(direct) });
  return bodies.map(({ body }) => fromUtf8(body)).join('\n');
}

const personOf = statement<{ id: string }>(
  'record-test-person',
  'select id from merchant where shop_id = $1',
);

test('a merchant who is erased: every act of before is proved as before', async () => {
  const shop = await app.makeShop('Leaving');
  const token = await app.merchant(shop);
  const contact = { nickname: canary, email: `${canary}@mail.example`, phone };
  await app.ask(perInfo, { patch: contact, password }, { token });
  const { version } = await app.ask(storeInfo, {}, { token });
  const legal = { name: `${canary} seller`, email: `seller@${canary}.example`, tax_id: canary };
  await app.ask(storeInfo, { patch: { name: `${canary} shop`, legal }, version }, { token });
  const person = await env().db.direct.row(personOf, [idOf(shop)]);
  for (let look = 0; look < 3; look += 1) {
    await app.ask(shopOverview, { id: shop.shopId }, { token: await app.operator() });
  }
  await sealAll(env());
  await addWaiting(env());
  const before = await readRecord(shop);
  expect(before.list.map(({ body }) => parseActBody(body).act)).toEqual(
    expect.arrayContaining(['shop.opened', 'shopOverview']),
  );

  await app.ask(askErasure, { password }, { token: await app.merchant(shop) });
  await app.advance(14.1);
  await sealAll(env());
  await addWaiting(env());
  const after = await readRecord(shop);
  expect(parseActBody(after.list.at(-1)?.body ?? '').act).toBe('privacy.erase');
  await compare(before, after);
  const text = await publicText();
  for (const word of [canary, phone.slice(1), shop.username, shop.shopId, person?.id ?? 'nobody']) {
    expect(text).not.toContain(word);
  }
  for (const { body } of after.list) {
    for (const word of [canary, phone.slice(1), shop.username]) expect(body).not.toContain(word);
  }
});

test('a buyer who is erased: every act of before is proved as before', async () => {
  const shop = await app.makeShop('Forgetful');
  const goods = await app.makeGoods([{ code: 'r-1', cost: '2.00', stock: 5 }]);
  await app.list(shop, goods, '9.00');
  const bought = await app.buy(shop, [{ id: goods[0]?.id ?? '', qty: 1 }]);
  await app.advance(0.2);
  await app.ship('accepted', 'delivered');
  await app.advance(60);
  await app.ask(shopOverview, { id: shop.shopId }, { token: await app.operator() });
  await addWaiting(env());
  const before = await readRecord(shop);
  expect(before.list.length).toBeGreaterThan(1);

  const asked = { id: `${shop.shopId}.${bought.orderId}`, why: 'Asked by letter of 2 March.' };
  expect(await app.ask(eraseBuyer, asked, { token: await app.operator() })).toEqual({ erased: true });
  await addWaiting(env());
  const after = await readRecord(shop);
  await compare(before, after);
  const text = `${await publicText()}\n${after.list.map(({ body }) => body).join('\n')}`;
  for (const word of [testBuyer.name, testBuyer.email, testBuyer.address]) expect(text).not.toContain(word);
});
