// The domain of a shop from asking to removing, on a whole instance whose DNS is the test's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as contract from '#features/domains/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { makeTestDns } from '#testing/acme/dns.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { inShop } from '#platform/db/scope.ts';
import { hasTimer, peekDue } from '#platform/jobs/timers.sql.ts';
import { findDomain, takeHost } from './domains.sql.ts';
import { forgetHost } from './hosts.ts';
import { activeDomainOf, domainJobs, makeOwnHosts } from './public.ts';

const dns = makeTestDns();
const target = 'shops.stockless.example.net';
let app: TestApp;

beforeAll(async () => {
  dns.set(target, { addresses: ['198.51.100.7', '2001:db8::7'] });
  const hosts = [target, 'app.stockless.example.net'];
  const domains = { target, addresses: [], dns, hosts, scheme: 'https', portText: '' } as const;
  app = await openTestApp({ domains });
});
afterAll(() => app.close());

const proof = { password };

async function read(shop: TestShop) {
  return app.ask(contract.readDomain, {}, { token: await app.merchant(shop) });
}
async function add(shop: TestShop, host: string) {
  const { domain } = await app.ask(
    contract.addDomain,
    { host, ...proof },
    { token: await app.merchant(shop) },
  );
  return domain?.records.find(({ type }) => type === 'TXT')?.value ?? '';
}
async function check(shop: TestShop) {
  return (await app.ask(contract.checkDomain, {}, { token: await app.merchant(shop) })).domain;
}
async function noticesOf(shop: TestShop) {
  const { list } = await app.ask(listNotices, {}, { token: await app.merchant(shop) });
  return list.map(({ code }) => code).filter((code) => code.startsWith('domain_'));
}
/** Both records, as a merchant would set them. */
function point(host: string, token: string) {
  dns.set(host, { names: [target] });
  dns.set(`_stockless-challenge.${host}`, { texts: ['v=other', token] });
}

describe('a domain of a shop', () => {
  it('waits for both records, says what it found, and is active once they are right', async () => {
    const shop = await app.makeShop('Harbour');
    const token = await add(shop, 'Harbour.example.com');
    expect((await read(shop)).domain).toMatchObject({
      host: 'harbour.example.com',
      state: 'waiting',
      url: null,
      fault: null,
      records: [
        { type: 'CNAME', name: 'harbour.example.com', value: target, is_right: false },
        { type: 'TXT', name: '_stockless-challenge.harbour.example.com', value: token, is_right: false },
      ],
    });
    expect(await check(shop)).toMatchObject({ state: 'waiting', fault: { code: 'no_record' } });
    dns.set('harbour.example.com', { addresses: ['203.0.113.9'] });
    expect(await check(shop)).toMatchObject({ fault: { code: 'elsewhere', found: ['203.0.113.9'] } });
    dns.set('harbour.example.com', { addresses: [], names: [target] });
    expect(await check(shop)).toMatchObject({ fault: { code: 'no_txt' } });
    dns.set('_stockless-challenge.harbour.example.com', { texts: ['hello'] });
    expect(await check(shop)).toMatchObject({ fault: { code: 'wrong_txt', found: ['hello'] } });
    expect(await makeOwnHosts(app.composed.registry.env)?.find('harbour.example.com')).toBeUndefined();
    point('harbour.example.com', token);
    expect(await check(shop)).toMatchObject({
      state: 'active',
      fault: null,
      url: 'https://harbour.example.com',
      ends_at: null,
      records: [{ is_right: true }, { is_right: true }],
    });
    expect(await makeOwnHosts(app.composed.registry.env)?.find('harbour.example.com')).toEqual({
      host: 'harbour.example.com',
      base: `/s/${shop.handle}`,
      origin: 'https://harbour.example.com',
      isSecure: true,
    });
    expect(await noticesOf(shop)).toEqual(['domain_active']);
  });

  it('is looked at by itself, more and more seldom, and forgotten after a week', async () => {
    const shop = await app.makeShop('Slow');
    await add(shop, 'slow.example.com');
    await app.composed.runner.runDue();
    const first = (await read(shop)).domain;
    expect(first?.checked_at).not.toBeNull();
    expect(Date.parse(first?.next_check_at ?? '') - Date.parse(first?.checked_at ?? '')).toBe(60_000);
    await app.advance(1);
    const later = (await read(shop)).domain;
    expect(Date.parse(later?.next_check_at ?? '') - Date.parse(later?.checked_at ?? '')).toBe(3_600_000);
    await app.advance(7);
    expect((await read(shop)).domain).toBeNull();
    expect(await noticesOf(shop)).toEqual(['domain_lapsed']);
  });

  it('is forgotten after a week also where another shop has the name and both proofs are in DNS', async () => {
    const [first, second] = [await app.makeShop('Early'), await app.makeShop('Late')];
    const host = 'disputed.example.com';
    const [one, other] = [await add(first, host), await add(second, host)];
    dns.set(host, { names: [target] });
    dns.set(`_stockless-challenge.${host}`, { texts: [one, other] });
    expect(await check(first)).toMatchObject({ state: 'active' });
    expect(await check(second)).toMatchObject({ state: 'waiting', fault: { code: 'taken' } });
    await app.advance(8);
    expect((await read(second)).domain).toBeNull();
    expect(await noticesOf(second)).toEqual(['domain_lapsed']);
    expect((await read(first)).domain).toMatchObject({ state: 'active' });
  });

  it('that DNS is silent about at the end of its week is forgotten only once DNS answers', async () => {
    const shop = await app.makeShop('Quiet');
    await add(shop, 'quiet.example.com');
    await check(shop);
    dns.silence(true);
    await app.advance(8);
    const waiting = (await read(shop)).domain;
    expect(waiting).toMatchObject({ state: 'waiting', fault: { code: 'dns_away' } });
    expect(Date.parse(waiting?.next_check_at ?? '')).toBeGreaterThan(app.clock.now().getTime());
    dns.silence(false);
    await app.advance(1);
    expect((await read(shop)).domain).toBeNull();
    expect(await noticesOf(shop)).toEqual(['domain_lapsed']);
  });

  it('is looked at later where the node that finds it due has no target', async () => {
    const shop = await app.makeShop('Later');
    await add(shop, 'later.example.com');
    const env = { ...app.composed.registry.env, domains: undefined };
    const shopId = shopIdOf(shop.shopId) ?? 0n;
    const { direct } = env.db;
    const kind = 'domain.check';
    const isSet = await inShop(shopId, async () => {
      const subject = (await findDomain(direct, { shopId }))?.id ?? '';
      const due = await peekDue(direct, { shopId, kind, now: env.clock.now(), limit: 5 });
      await domainJobs[kind].reach({ env, shopId, due });
      return hasTimer(direct, { shopId, subject, kind });
    });
    expect(isSet).toBe(true);
    expect((await read(shop)).domain?.checked_at).toBeNull();
    await app.advance(1);
    expect((await read(shop)).domain?.checked_at).not.toBeNull();
  });

  it('points here by its addresses where it can have no CNAME record', async () => {
    const shop = await app.makeShop('Bare');
    const token = await add(shop, 'bare-example.com');
    expect((await read(shop)).domain?.records[0]).toMatchObject({ type: 'ALIAS', value: target });
    dns.set('_stockless-challenge.bare-example.com', { texts: [token] });
    dns.set('bare-example.com', { addresses: ['198.51.100.7', '203.0.113.1'] });
    expect(await check(shop)).toMatchObject({ state: 'waiting', fault: { code: 'elsewhere' } });
    dns.set('bare-example.com', { addresses: ['198.51.100.7', '2001:0db8:0:0::7'] });
    expect(await check(shop)).toMatchObject({ state: 'active' });
  });

  it('that stops pointing here is not used after two looks, notifies its owner, and is used again by itself', async () => {
    const shop = await app.makeShop('Wander');
    point('wander.example.com', await add(shop, 'wander.example.com'));
    await check(shop);
    const shopId = await idOf('wander.example.com');
    expect((await activeDomainOf(app.composed.registry.env, shopId))?.host).toBe('wander.example.com');
    dns.set('wander.example.com', { names: ['elsewhere.example.org'] });
    expect(await check(shop)).toMatchObject({ state: 'active', fault: { code: 'elsewhere' } });
    expect(await check(shop)).toMatchObject({
      state: 'failing',
      fault: { code: 'elsewhere', found: ['elsewhere.example.org'], since: app.clock.now().toISOString() },
      url: null,
    });
    expect(await activeDomainOf(app.composed.registry.env, shopId)).toBeUndefined();
    expect(await makeOwnHosts(app.composed.registry.env)?.find('wander.example.com')).toBeUndefined();
    expect(await noticesOf(shop)).toEqual(['domain_failing', 'domain_active']);
    dns.set('wander.example.com', { names: [target] });
    await app.advance(1);
    expect((await read(shop)).domain).toMatchObject({ state: 'active', fault: null });
    expect(await noticesOf(shop)).toEqual(['domain_active', 'domain_failing', 'domain_active']);
  });

  it('goes on while DNS is silent', async () => {
    const shop = await app.makeShop('Silence');
    const token = await add(shop, 'silence.example.com');
    dns.silence(true);
    expect(await check(shop)).toMatchObject({ state: 'waiting', fault: { code: 'dns_away' } });
    dns.silence(false);
    point('silence.example.com', token);
    expect(await check(shop)).toMatchObject({ state: 'active' });
    dns.silence(true);
    for (const _ of [1, 2, 3]) expect(await check(shop)).toMatchObject({ state: 'active', fault: null });
    dns.silence(false);
  });

  it('is one shop’s: a claim keeps nobody out, a proof does, and a name that changed hands goes over', async () => {
    const [first, second] = [await app.makeShop('First'), await app.makeShop('Second')];
    const host = 'wanted.example.com';
    const [one, other] = [await add(first, host), await add(second, host)];
    dns.set(host, { names: [target] });
    dns.set(`_stockless-challenge.${host}`, { texts: [other] });
    expect(await check(first)).toMatchObject({ state: 'waiting', fault: { code: 'wrong_txt' } });
    expect(await check(second)).toMatchObject({ state: 'active' });
    // Both proofs stand in DNS: who was there first keeps it.
    dns.set(`_stockless-challenge.${host}`, { texts: [one, other] });
    expect(await check(first)).toMatchObject({ state: 'waiting', fault: { code: 'taken' } });
    dns.set(`_stockless-challenge.${host}`, { texts: [one] });
    expect(await check(first)).toMatchObject({ state: 'active' });
    expect((await makeOwnHosts(app.composed.registry.env)?.find(host))?.base).toBe(`/s/${first.handle}`);
    expect(await check(second)).toMatchObject({ state: 'failing', fault: { code: 'taken' } });
    // What the shop that lost it does to its row touches nothing of the other's.
    await app.ask(contract.removeDomain, proof, { token: await app.merchant(second) });
    expect((await makeOwnHosts(app.composed.registry.env)?.find(host))?.base).toBe(`/s/${first.handle}`);
  });

  it('six shops that prove the same name at once are one', async () => {
    const shops = await Promise.all(Array.from({ length: 6 }, (_, n) => app.makeShop(`Crowd ${n}`)));
    const host = 'crowd.example.com';
    const tokens = await Promise.all(shops.map((shop) => add(shop, host)));
    dns.set(host, { names: [target] });
    dns.set(`_stockless-challenge.${host}`, { texts: tokens });
    const states = (await Promise.all(shops.map((shop) => check(shop)))).map((domain) => domain?.state);
    expect(states.filter((state) => state === 'active')).toHaveLength(1);
    expect(states.filter((state) => state === 'waiting')).toHaveLength(5);
  });

  it('is refused without the password, for another name beside it, and for what can be none', async () => {
    const shop = await app.makeShop('Refused');
    const token = await app.merchant(shop);
    const ask = (host: string, more = {}) =>
      app.call(contract.addDomain, { host, ...proof, ...more }, { token });
    expect((await ask('shop.example.org', { password: 'wrong-horse-battery-7' })).code).toBe(421);
    expect((await ask('localhost')).data).toMatchObject({ field: 'host', reason: 'host_ending' });
    expect((await ask(target)).data).toMatchObject({ field: 'host', reason: 'host_reserved' });
    expect((await ask('203.0.113.9')).data).toMatchObject({ reason: 'host_address' });
    expect((await ask('refused.example.com')).code).toBe(200);
    expect((await ask('refused.example.com')).code).toBe(200);
    expect((await ask('another.example.com')).data).toMatchObject({
      reason: 'other_domain',
      domain: 'refused.example.com',
    });
  });

  it('is looked for once in a moment where it leads to no shop, and at once after a change', async () => {
    const shop = await app.makeShop('Missed');
    const host = 'missed.example.com';
    const token = await add(shop, host);
    const { env } = app.composed.registry;
    const hosts = makeOwnHosts(env);
    expect(await hosts?.find(host)).toBeUndefined();
    // Another process has it verified: this one does not ask again yet.
    const shopId = shopIdOf(shop.shopId) ?? 0n;
    await takeHost(env.db.direct, { host, shopId, token, at: env.clock.now(), texts: [] });
    expect(await hosts?.find(host)).toBeUndefined();
    forgetHost(env.db, host);
    expect((await hosts?.find(host))?.base).toBe(`/s/${shop.handle}`);
  });

  it('is removed with the password, and the shop has no domain then', async () => {
    const shop = await app.makeShop('Leaving');
    point('leaving.example.com', await add(shop, 'leaving.example.com'));
    await check(shop);
    const token = await app.merchant(shop);
    const wrong = await app.call(contract.removeDomain, { password: 'no' }, { token });
    expect(wrong.code).not.toBe(200);
    const { domain } = await app.ask(contract.removeDomain, proof, { token });
    expect(domain).toBeNull();
    expect(await makeOwnHosts(app.composed.registry.env)?.find('leaving.example.com')).toBeUndefined();
    expect((await app.call(contract.checkDomain, {}, { token })).data).toMatchObject({ reason: 'no_domain' });
    expect((await app.call(contract.removeDomain, proof, { token })).data).toMatchObject({
      reason: 'no_domain',
    });
  });

  it('is not offered where the instance names no target', async () => {
    const plain = await openTestApp();
    try {
      const shop = await plain.makeShop('Plain');
      const token = await plain.merchant(shop);
      expect(await plain.ask(contract.readDomain, {}, { token })).toMatchObject({
        is_offered: false,
        domain: null,
      });
      const refused = await plain.call(contract.addDomain, { host: 'a.example.com', ...proof }, { token });
      expect(refused.data).toMatchObject({ reason: 'not_offered' });
    } finally {
      await plain.close();
    }
  });
});

async function idOf(host: string): Promise<bigint> {
  const { findHost } = await import('./domains.sql.ts');
  return (await findHost(app.composed.env.db.direct, { host }))?.shop_id ?? 0n;
}
