// What an instance puts on record of itself: at its start, when it changes, and never sooner than it was announced.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { withFreshFactor } from '#testing/factor.ts';
import { setPlatformTimers } from '#apps/server/timers/platform-timers.ts';
import { documentSources } from '#apps/server/record/documents.ts';
import type { DocName } from '#domain/proof/entry.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { holdCodes } from '#domain/restriction.ts';
import { languages } from '#domain/text/language.ts';
import { addDays, addMinutes } from '#domain/time.ts';
import { sealLeaves } from '#features/proof/auditor.contract.ts';
import { announceDocument, recordState } from '#features/proof/console.contract.ts';
import { termsState } from '#features/trust/acceptance.contract.ts';
import { trustEntity, trustFees, trustFigures } from '#features/trust/contract.ts';
import { announcedDocuments, publicRecord, publicTerms } from '#features/trust/record.contract.ts';
import { recordConsoleRoutes } from './console-routes.ts';
import { publishDocuments, type DocumentSource } from './documents.ts';
import { addWaiting } from './sequencer.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  app.composed.servedPages.set('/', () => '<html>the app</html>');
  await setPlatformTimers(app.composed, { ranks: false });
  await app.composed.runner.runDue();
  await addWaiting(app.composed.env);
});
afterAll(() => app.close());

const get = (url: string) => app.composed.app.inject({ url });

async function bodyOf(name: DocName): Promise<unknown> {
  const { documents } = await app.ask(publicRecord, {});
  const row = documents.find((one) => one.name === name);
  const { body, statusCode, headers } = await get(`/log/docs/${row?.sha256}`);
  expect([statusCode, headers['access-control-allow-origin']], name).toEqual([200, '*']);
  expect(createHash('sha256').update(body).digest('hex')).toBe(row?.sha256);
  return JSON.parse(body);
}

test('a start puts terms, fees, ranking, rules, keys, the build and who runs it on record: what strangers are served', async () => {
  expect(await bodyOf('fees')).toEqual(await app.ask(trustFees, {}));
  expect(await bodyOf('terms')).toEqual(await app.ask(publicTerms, {}));
  const { terms: _terms, ...entity } = await app.ask(trustEntity, {});
  expect(await bodyOf('entity')).toEqual(entity);
  const { months, few } = await app.ask(trustFigures, {});
  expect(await bodyOf('report')).toEqual({ few, ...months[0] });
});

test('the rules are those that the database and the program run on', async () => {
  const rules = await bodyOf('rules');
  expect(rules).toMatchObject({ limits: { termsNoticeDays: 15, withdrawalSelfApproveHours: 48 } });
  const shape = z.object({
    postings: z.array(z.object({ kind: z.string(), evidence: z.string() })),
    restrictions: z.array(z.object({ code: z.string() })),
    migrations: z.object({ count: z.int(), sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  });
  const { postings, restrictions, migrations } = z.parse(shape, rules);
  expect(postings.map(({ kind }) => kind)).toEqual(Object.keys(postingKinds));
  expect(new Set(restrictions.map(({ code }) => code))).toEqual(new Set(holdCodes));
  expect(migrations.count).toBeGreaterThan(100);
});

test('the keys name what slips, receipts, heads and addresses are checked with; the build every file by its address', async () => {
  const { recordKeys, receiptKeys } = app.composed.env;
  expect(await bodyOf('keys')).toMatchObject({
    log: recordKeys.log.vkey,
    slip: recordKeys.slip.vkey,
    receipts: receiptKeys.published,
  });
  const page = createHash('sha256').update('<html>the app</html>').digest('hex');
  expect(await bodyOf('build')).toMatchObject({ v: 1, files: { '/': page } });
});

test('nothing is said twice: a second look at the same program publishes nothing', async () => {
  const before = (await app.ask(publicRecord, {})).documents;
  app.clock.set(addMinutes(app.clock.now(), 20));
  await app.composed.runner.runDue();
  await addWaiting(app.composed.env);
  const { documents } = await app.ask(publicRecord, {});
  expect(documents.filter(({ name }) => name !== 'reserve')).toEqual(
    before.filter(({ name }) => name !== 'reserve'),
  );
});

/** As a later version of the program would make them. */
function changedFees(): DocumentSource[] {
  const body = Buffer.from('{"version":2}');
  return [{ name: 'fees', make: () => [{ version: '2', body, type: 'application/json' }] }];
}

test('changed fees are not on record by themselves; announced, they count fifteen days later at the earliest', async () => {
  const { env, registry, ask } = app.composed;
  const others = documentSources({ ask, pages: new Map(), reserves: [], auditors: [] });
  const sources = [...changedFees(), ...others.filter(({ name }) => name !== 'fees')];
  expect(await publishDocuments(env, sources)).toBe(0);

  // The same calls, for a program whose fees have changed.
  for (const { name } of [recordState, announceDocument, sealLeaves]) registry.kept.delete(name);
  recordConsoleRoutes(registry, sources);
  const token = await app.operator();
  const state = await app.ask(recordState, {}, { token });
  expect(state.unannounced).toEqual([{ name: 'fees', version: '2' }]);
  const earliest = addDays(app.clock.now(), 15);
  expect(state.earliest).toBe(earliest.toISOString());

  const fresh = await withFreshFactor(env, token);
  const announce = (from: Date, document: 'fees' | 'terms' = 'fees') =>
    app.call(announceDocument, { document, from: from.toISOString() }, { token: fresh });
  expect(await announce(addMinutes(earliest, -1))).toMatchObject({
    data: { field: 'from', reason: 'too_soon', days: 15, earliest: earliest.toISOString() },
  });
  expect(await announce(earliest, 'terms')).toMatchObject({
    data: { field: 'document', reason: 'nothing_new' },
  });
  expect(await announce(earliest)).toMatchObject({ code: 200, data: { version: '2' } });
  expect((await app.ask(recordState, {}, { token })).unannounced).toEqual([]);

  await addWaiting(env);
  const { list } = await app.ask(announcedDocuments, {});
  expect(list.map(({ name, version, is_coming: isComing }) => [name, version, isComing])).toEqual([
    ['terms', '1', false],
    ['fees', '1', false],
    ['fees', '2', true],
  ]);
  const shop = await app.makeShop('Told');
  const told = await app.ask(termsState, {}, { token: await app.merchant(shop) });
  expect(told.documents.map(({ coming }) => coming.map(({ version }) => version))).toEqual([[], ['2']]);

  app.clock.set(addMinutes(earliest, 1));
  const later = (await app.ask(announcedDocuments, {})).list.filter(({ name }) => name === 'fees');
  expect(later.map(({ version, is_coming: isComing }) => [version, isComing])).toEqual([['2', false]]);
});

test('one document that cannot be made keeps no other off the record', async () => {
  const { env } = app.composed;
  const broken: DocumentSource = { name: 'keys', make: () => Promise.reject(new Error('no keys')) };
  const good: DocumentSource = {
    name: 'ranking',
    make: () => [{ version: '99', body: Buffer.from('{}'), type: 'application/json' }],
  };
  expect(await publishDocuments(env, [broken, good])).toBe(1);
});

test('the terms on record name every language by what its readers accept', async () => {
  const { languages: named, clauses } = await app.ask(publicTerms, {});
  expect(Object.keys(named).toSorted()).toEqual([...languages].toSorted());
  expect(new Set(Object.values(named)).size).toBe(languages.length);
  expect(clauses.length).toBeGreaterThan(10);
});
