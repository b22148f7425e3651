import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import canonicalize from 'canonicalize';
import { levels } from '#domain/shop/levels.ts';
import { limits } from '#domain/limits.ts';
import { postingKinds } from '#domain/ledger/postings.ts';
import { trustTopics } from '#domain/content/trust-documents.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { publicSupport } from '#features/promotion/delivery.contract.ts';
import { trustFees, trustFigures } from '#features/trust/contract.ts';
import { depositKeys } from '#features/deposits/keys.contract.ts';
import { trustFileRoutes } from './public.ts';

let app: TestApp;
let fastify: FastifyInstance;
beforeAll(async () => {
  app = await openTestApp();
  fastify = Fastify();
  const build = { version: '0.0.0', sha256: 'f'.repeat(64) };
  trustFileRoutes(fastify, app.composed.env, {
    ask: app.composed.ask,
    build,
    depositKeys: async () => (await app.composed.ask(depositKeys, {})).list,
  });
});
afterAll(async () => {
  await fastify.close();
  await app.close();
});

const open = (url: string) => fastify.inject({ url });

test('figures and fees need no token, and programs are given the same', async () => {
  const figures = await app.ask(trustFigures, {});
  expect(figures.few).toBe(limits.trustCasesMin);
  expect(figures.months).toHaveLength(limits.trustMonths);
  expect(JSON.parse((await open('/trust/figures.json')).body)).toEqual(figures);
  const fees = await app.ask(trustFees, {});
  expect(JSON.parse((await open('/fees.json')).body)).toEqual(fees);
  expect(fees.commission).toContainEqual({
    level: 'standard',
    bps: levels.standard.commissionBps,
    release_days: levels.standard.releaseDays,
  });
  expect(fees.deposits).toEqual({ fee: '0.00', needed: false });
});

test('the figures are signed by a key that is published, over exactly what they say', async () => {
  const { jws, ...said } = await app.ask(trustFigures, {});
  const verdict = await app.composed.env.receiptKeys.verify(jws);
  expect(verdict).toEqual({ kind: 'genuine', payload: canonicalize(said), type: 'figures+jws' });
});

const card = z.object({
  entity: z.object({ legal_name: z.string(), country: z.string() }),
  pages: z.record(z.string(), z.url()),
  keys: z.object({ list: z.array(z.object({ kid: z.string() })) }),
  deposit_keys: z.array(z.object({ xpub: z.string() })),
  log: z.object({ origin: z.string(), url: z.url(), vkey: z.string(), slip_vkey: z.string() }),
  witnesses: z.array(z.object({ name: z.string(), vkey: z.string() })),
  terms: z.object({ version: z.int() }),
  fees: z.object({ sha256: z.string() }),
  ranking: z.object({ sha256: z.string() }),
  build: z.object({ version: z.string(), sha256: z.string() }),
});

test('one file names the entity, the keys, the versions and the build', async () => {
  const found = z.parse(card, JSON.parse((await open('/.well-known/stockless-trust.json')).body));
  expect(found.entity.legal_name).toBe(app.composed.env.brand.legalName);
  expect(Object.keys(found.pages).toSorted()).toEqual([...trustTopics].toSorted());
  expect(found.keys.list.map(({ kid }) => kid)).toEqual(
    app.composed.env.receiptKeys.published.map(({ kid }) => kid),
  );
  expect(found.fees.sha256).toBe((await app.ask(trustFees, {})).sha256);
  const { log, slip } = app.composed.env.recordKeys;
  expect(found.log).toMatchObject({ origin: log.name, vkey: log.vkey, slip_vkey: slip.vkey });
});

test('no kind of entry in the books could take what the fees call free, or give anything for inviting', () => {
  const kinds = Object.keys(postingKinds).join(' ');
  expect(kinds).not.toMatch(/unlock|verif|identity|level|invit|friend|refer|reward|bonus|commission_friend/);
  expect(kinds).not.toMatch(/deposit_fee|tax_fee/);
});

test('who stands in the places of public support, and how seldom, is public', async () => {
  const support = await app.ask(publicSupport, {});
  expect(support).toMatchObject({ one_in: 10, turn: null, list: [] });
});
