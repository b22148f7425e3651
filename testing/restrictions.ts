// A test app with two people who may restrict, shops with money, and short ways to restrict, appeal and read.
import { randomUUID } from 'node:crypto';
import { uniqueShopName } from './shop-names.ts';
import { openTestApp, type TestShop, type TestApp } from './test-app.ts';
import type { RequestOf, OutputOf } from '#domain/wire/endpoint.ts';
import { readRoutedId, routedIdOf, shopIdOf } from '#domain/wire/ids.ts';
import { parseUnits } from '#domain/money/money.ts';
import { transferOf } from '#domain/recipes/order.ts';
import { addDays } from '#domain/time.ts';
import { operatorRoles } from '#domain/rights.ts';
import { balancesOf } from '#features/ledger/server/public.ts';
import { postAsOwner } from '#platform/testing/book.ts';
import { consoleToken } from './door.ts';
import { makeOperator } from '#features/staff/server/public.ts';
import { heldWhole, needsTwoPeople } from '#domain/restriction.ts';
import * as op from '#features/restriction/console.contract.ts';
import { addRestrictionDocument } from '#features/restriction/document.contract.ts';
import { picture } from './identity.ts';
import * as own from '#features/restriction/contract.ts';
import { wallet } from '#features/wallet/contract.ts';

const password = 'right-horse-battery-7';

export const reason = 'Three buyers of the orders below say that the parcels were empty.';
export const objection = 'The carrier weighed all three parcels; the receipts are attached to this text.';
export const evidence = ['9GX2K-104', '9GX2K-105'];

type Place = RequestOf<typeof op.placeRestriction>;
type Extension = Partial<RequestOf<typeof op.extendRestriction>>;
type Appeal = Partial<RequestOf<typeof own.addAppeal>>;
export type Rig = Awaited<ReturnType<typeof openRestrictions>>;

/** @param given A test app that is open already; it is the caller's to close. */
export async function openRestrictions(given?: TestApp) {
  const app = given ?? (await openTestApp());
  const secondName = `second-${randomUUID().slice(0, 8)}`;
  const { env } = app.composed;
  await makeOperator(env, { username: secondName, password, name: 'Second', roles: operatorRoles });
  const second = async () => consoleToken(app, { username: secondName, password });
  const first = await kept(app, app.operator);
  const by = { first, second: await kept(app, second) };
  const days = (count: number) => addDays(app.clock.now(), count).toISOString();

  function asked(shop: TestShop, over: Partial<Place> = {}): Place {
    const money = { level: 'withdrawal_prohibited', code: 'H08', amount: '50.00' } as const;
    const base = over.level === undefined ? money : { level: over.level, code: 'H05' as const };
    return { shop: shop.shopId, ...base, reason, evidence, until: days(5), ...over };
  }
  return {
    app,
    env,
    by,
    days,
    asked,
    /** By one person, or by two with a document where it takes two. */
    async place(shop: TestShop, over: Partial<Place> = {}) {
      const ask = asked(shop, over);
      const begin = ask.from === undefined ? app.clock.now().getTime() : Date.parse(ask.from);
      const hours = (Date.parse(ask.until) - begin) / 3_600_000;
      if (needsTwoPeople(ask.code, ask.level, hours)) return placeByTwo(app, by, ask);
      return app.ask(op.placeRestriction, ask, { token: await by.first(), onceKey: randomUUID() });
    },
    document: async (shop: TestShop) => storeDocument(app, by, shop.shopId),
    tryPlace: async (shop: TestShop, over: Partial<Place> = {}) =>
      app.call(op.placeRestriction, asked(shop, over), { token: await by.first() }),
    tryExtend: async (id: string, over: Extension = {}, as = by.second) =>
      app.call(
        op.extendRestriction,
        { id, reason, evidence: ['A new photograph of the parcels'], until: days(8), ...over },
        { token: await as() },
      ),
    tryLift: async (id: string, as = by.first) =>
      app.call(op.liftRestriction, { id, why: 'cleared' }, { token: await as() }),
    tryDecide: async (shop: TestShop, id: string, verdict: 'upheld' | 'overturned', as = by.second) =>
      app.call(
        op.decideAppeal,
        { id: routedIdOf(numberOf(shop), id), verdict, decision: objection },
        { token: await as() },
      ),
    tryAppeal: async (shop: TestShop, restrictionId: string, over: Appeal = {}) =>
      app.call(
        own.addAppeal,
        { restriction_id: restrictionId, text: objection, ...over },
        { token: await app.merchant(shop) },
      ),
    statement: async (shop: TestShop, id: string): Promise<OutputOf<typeof own.restrictionDetail>> =>
      app.ask(own.restrictionDetail, { id }, { token: await app.merchant(shop) }),
    walletOf: async (shop: TestShop) => app.ask(wallet, {}, { token: await app.merchant(shop) }),
    balances: (shop: TestShop) => balancesOf(env.db.direct, numberOf(shop)),
    fund: (shop: TestShop, amount: string) => fund(app, shop, amount),
    /** A shop with this much free money. */
    async shopWith(amount: string): Promise<TestShop> {
      const shop = await app.makeShop(uniqueShopName());
      if (amount !== '0.00') await fund(app, shop, amount);
      return shop;
    },
    /** Moves the clock so far and lets it do what is due. */
    async pass(count: number) {
      app.clock.set(addDays(app.clock.now(), count));
      await app.composed.runner.runDue();
    },
  };
}

type People = { readonly first: () => Promise<string>; readonly second: () => Promise<string> };

/** A paper behind a hold, kept by the first person. */
async function storeDocument(app: TestApp, { first }: People, shop: string): Promise<string> {
  const files = [await picture('file')];
  const options = { token: await first(), onceKey: randomUUID(), files };
  return (await app.ask(addRestrictionDocument, { shop }, options)).id;
}

async function placeByTwo(app: TestApp, by: People, { level, ...ask }: Place) {
  const whole = heldWhole(ask.code, level);
  if (whole === undefined) throw new Error('one person is enough');
  const proposal = { ...ask, level: whole, document_id: await storeDocument(app, by, ask.shop) };
  const { id } = await app.ask(op.proposeRestriction, proposal, {
    token: await by.first(),
    onceKey: randomUUID(),
  });
  const confirm = { id, verdict: 'confirmed' } as const;
  const { held } = await app.ask(op.decideProposal, confirm, {
    token: await by.second(),
    onceKey: randomUUID(),
  });
  return { id, state: ask.from === undefined ? 'active' : 'announced', until: ask.until, held };
}

/** A console session rests after a quarter of an hour: a new one whenever the clock has moved that far. */
async function kept(app: TestApp, open: () => Promise<string>): Promise<() => Promise<string>> {
  let token = await open();
  let at = app.clock.now().getTime();
  return async () => {
    const now = app.clock.now().getTime();
    if (now - at > 600_000) token = await open();
    at = now;
    return token;
  };
}

export const numberOf = (shop: TestShop): bigint => shopIdOf(shop.shopId) ?? 0n;

/** The id as the shop's own merchant knows it. */
export const ownId = (routed: string): string => readRoutedId(routed)?.id ?? '';

async function fund({ database, clock }: TestApp, shop: TestShop, amount: string): Promise<void> {
  const document = randomUUID();
  const named = {
    units: parseUnits(amount, 'USD') ?? 0n,
    actor: 'provider',
    onceKey: `${document}:in`,
  } as const;
  const transfer = transferOf('deposit', document, named, { debit: 'tron' });
  await postAsOwner(database, numberOf(shop), clock.now(), [transfer]);
}
