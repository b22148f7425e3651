// The audit as the console reads it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { auditEntry, listAuditEntries } from '#features/audit/contract.ts';
import { addTypes } from '#features/goods/contract.ts';
import { addWaiting } from '#features/proof/server/sequencer.ts';
import { shopOverview } from '#features/shop/console.contract.ts';

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
  expect(entry).toMatchObject({ act: 'shopOverview', no: first?.no, record: null });
  await addWaiting(app.composed.env);
  const added = await app.ask(auditEntry, { id: first?.id ?? '' }, { token });
  expect(added.record).toBeGreaterThanOrEqual(0);
  // Whoever reads an entry of a shop is in the shop's chain too.
  const after = await app.ask(
    listAuditEntries,
    { filters: { shop: shop.shopId, act: 'auditEntry' } },
    { token },
  );
  const about = { subject: `audit ${first?.no}` };
  expect(after.list).toMatchObject([about, about]);
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
