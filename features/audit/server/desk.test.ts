// The audit as the console reads it, and its heads as everybody does.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { setPlatformTimers } from '#apps/server/compose.ts';
import {
  auditEntry,
  auditHeads,
  auditProof,
  listAuditEntries,
  verifyAudit,
} from '#features/audit/contract.ts';
import { addTypes } from '#features/goods/contract.ts';
import { shopOverview } from '#features/shop/console.contract.ts';
import { leafHash, pathOf, rootBy, rootOf } from './merkle.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('an entry is found by what it was, by whose shop it was, and by who did it', async () => {
  const shop = await app.makeShop('Audited');
  const token = await app.operator();
  await app.ask(shopOverview, { id: shop.shopId }, { token });
  await app.ask(addTypes, { list: [{ code: 'found', name: 'Found' }] }, { token });
  const ofShop = await app.ask(
    listAuditEntries,
    { filters: { shop: shop.shopId, kind: ['view'] } },
    { token },
  );
  expect(ofShop.list).toMatchObject([
    {
      act: 'shopOverview',
      act_text: shopOverview.summary.split(/[.;:]/, 1).join(''),
      kind: 'view',
      shop: shop.shopId,
    },
  ]);
  const [first] = ofShop.list;
  const byAct = await app.ask(listAuditEntries, { q: 'addtypes' }, { token });
  expect(byAct.list.length).toBeGreaterThan(0);
  expect(new Set(byAct.list.map(({ act }) => act))).toEqual(new Set(['addTypes']));
  const byPerson = await app.ask(listAuditEntries, { filters: { person: first?.person ?? '' } }, { token });
  expect(byPerson.list.map(({ id }) => id)).toContain(first?.id);
  const entry = await app.ask(auditEntry, { id: first?.id ?? '' }, { token });
  expect(entry).toMatchObject({ act: 'shopOverview', no: first?.no });
  // Whoever reads an entry of a shop is in the shop's chain too.
  const after = await app.ask(
    listAuditEntries,
    { filters: { shop: shop.shopId, act: 'auditEntry' } },
    { token },
  );
  expect(after.list).toMatchObject([{ subject: `audit ${first?.no}` }]);
});

test('pages follow each other without leaving one out or showing one twice', async () => {
  const token = await app.operator();
  const all = await app.ask(listAuditEntries, { limit: 100 }, { token });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await app.ask(
      listAuditEntries,
      { limit: 2, ...(cursor === undefined ? {} : { cursor }) },
      { token },
    );
    seen.push(...page.list.map(({ id }) => id));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && seen.length < 100);
  expect(seen).toEqual(all.list.map(({ id }) => id));
  expect(seen.length).toBeGreaterThan(4);
});

test('the console verifies every chain to its end', async () => {
  const token = await app.operator();
  const done = await app.ask(verifyAudit, {}, { token });
  expect(done).toMatchObject({ problems: [], next: null });
  expect(done.entries).toBe(done.total);
  expect(done.chains).toBeGreaterThan(1);
  const rest = await app.ask(verifyAudit, { from: '0.2' }, { token });
  expect(rest).toMatchObject({ problems: [], entries: done.entries - 2 });
});

const payload = z.object({ no: z.int(), root: z.string(), previous: z.nullable(z.string()) });

test('every hour the chains are summed up, signed and published, and a shop proves its own', async () => {
  const shop = await app.makeShop('Proved');
  const token = await app.operator();
  await app.ask(shopOverview, { id: shop.shopId }, { token });
  await setPlatformTimers(app.composed, { ranks: false });
  await app.advance(0.02);
  await app.ask(addTypes, { list: [{ code: 'later', name: 'Later' }] }, { token: await app.operator() });
  await app.advance(0.1);
  const { list } = await app.ask(auditHeads, {});
  expect(list.length).toBe(2);
  const [newest, before] = list;
  const told = await app.composed.env.receiptKeys.verify(newest?.jws ?? '');
  if (told.kind !== 'genuine') throw new Error(told.kind);
  const signed = z.parse(payload, JSON.parse(told.payload));
  expect(signed).toEqual({ no: 2, root: newest?.root, previous: before?.root });

  const proof = await app.ask(auditProof, {}, { token: await app.merchant(shop) });
  if (proof === null) throw new Error('no proof');
  const { leaf, index, path, head } = proof;
  const hash = leafHash(`${leaf.shop}|${leaf.seq}|${leaf.hash}`);
  const nodes = path.map((one) => Buffer.from(one, 'hex'));
  expect(rootBy(hash, index, head.chains, nodes).toString('hex')).toBe(head.root);
  const other = leafHash(`${leaf.shop}|${leaf.seq}|${leaf.hash.replace(/^./, 'x')}`);
  expect(rootBy(other, index, head.chains, nodes).toString('hex')).not.toBe(head.root);
});

test('of any number of leaves each one is proved, and no other', () => {
  for (let count = 1; count <= 40; count += 1) {
    const leaves = Array.from({ length: count }, (_none, index) => leafHash(`leaf ${index}`));
    const root = rootOf(leaves);
    for (const [index, leaf] of leaves.entries()) {
      const path = pathOf(leaves, index);
      expect(rootBy(leaf, index, count, path)).toEqual(root);
      const wrong = createHash('sha256').update(leaf).digest();
      expect(rootBy(wrong, index, count, path)).not.toEqual(root);
    }
  }
});
