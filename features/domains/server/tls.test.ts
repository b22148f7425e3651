// Certificates from an authority that looks for itself, and domains over TLS with them.
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDomain, checkDomain, readDomain, removeDomain } from '#features/domains/contract.ts';
import { listNotices } from '#features/notifications/contract.ts';
import { openAcme } from '#platform/acme/acme.ts';
import { openAuthority, type TestAuthority } from '#testing/acme/authority.ts';
import { makeTestDns } from '#testing/acme/dns.ts';
import { openTestApp, password, type TestApp, type TestShop } from '#testing/test-app.ts';
import { limits } from '#domain/limits.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import { inShop } from '#platform/db/scope.ts';
import { hasTimer, peekDue } from '#platform/jobs/timers.sql.ts';
import { certifyDomain } from './certify.ts';
import { forgetHost } from './hosts.ts';
import { domainJobs, originAt, publicDomainRoutes } from './public.ts';
import { listenTls, makeCertificates, type TlsListener } from './tls.ts';

const dns = makeTestDns();
const target = 'shops.stockless.example.net';
const binding = { kid: 'customer-1', key: Buffer.alloc(32, 7).toString('base64url') };
const certifying = 'domain.certify';
let authority: TestAuthority;
let app: TestApp;
let clock: { now(): Date } = { now: () => new Date() };
let listener: TlsListener;
let lookPort = 0;

beforeAll(async () => {
  authority = await openAuthority({ lookPort: () => lookPort, binding, now: () => clock.now() });
  const settings = {
    directory: authority.directory,
    contact: 'certificates@example.com',
    binding,
    authorities: authority.root,
  };
  const acme = openAcme(settings, { minMs: 5, maxMs: 20, looks: 5 });
  const common = { target, addresses: [], dns, hosts: [target], portText: '' };
  // Certificates are of this time: a browser would not take those of another one.
  app = await openTestApp({ now: new Date(), domains: { ...common, scheme: 'https', authority: acme } });
  clock = app.clock;
  const { app: http, registry } = app.composed;
  publicDomainRoutes(http, registry.env);
  http.get('/s/:handle/hello', ({ params, protocol }, reply) => reply.send({ params, protocol }));
  await http.listen({ port: 0, host: '127.0.0.1' });
  const address = http.server.address();
  lookPort = typeof address === 'object' && address !== null ? address.port : 0;
  listener = await listenTls(http, registry.env, { port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await listener.stop();
  await app.close();
  await authority.stop();
});

/** Asks over TLS, and trusts the authority of the test alone. */
async function ask(host: string, path: string, ca = authority.root): Promise<string> {
  return (await askAt({ name: host, host, path, ca })).text;
}
type Asked = { readonly name: string; readonly host: string; readonly path: string; readonly ca?: string };
/** Says one name in the handshake and perhaps another one in the request. */
function askAt({ name, host, path, ca = authority.root }: Asked): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const { port } = listener;
    const agentless = {
      host: '127.0.0.1',
      port,
      path,
      servername: name,
      headers: { host },
      ca,
      agent: false,
    };
    httpsRequest(agentless, (reply) => {
      let text = '';
      reply.on('data', (piece: Buffer) => {
        text += piece.toString();
      });
      reply.on('end', () => resolve({ code: reply.statusCode ?? 0, text }));
    })
      .on('error', reject)
      .end();
  });
}

async function prove(shop: TestShop, host: string) {
  const token = await app.merchant(shop);
  const { domain } = await app.ask(addDomain, { host, password }, { token });
  dns.set(host, { names: [target] });
  dns.set(`_stockless-challenge.${host}`, { texts: [domain?.records.at(-1)?.value ?? ''] });
  return (await app.ask(checkDomain, {}, { token })).domain;
}
const removeFrom = async (shop: TestShop) =>
  app.ask(removeDomain, { password }, { token: await app.merchant(shop) });
const read = async (shop: TestShop) =>
  (await app.ask(readDomain, {}, { token: await app.merchant(shop) })).domain;
const noticesOf = async (shop: TestShop) => {
  const { list } = await app.ask(listNotices, {}, { token: await app.merchant(shop) });
  return list.map(({ code }) => code).filter((code) => code.startsWith('domain_'));
};

describe('a domain over TLS', () => {
  it('gets a certificate that browsers take, and answers with its shop', async () => {
    const shop = await app.makeShop('Harbour');
    const host = 'harbour.example.com';
    expect(await prove(shop, host)).toMatchObject({ state: 'issuing', url: null });
    await expect(ask(host, '/hello')).rejects.toThrow(/socket|TLS|ECONNRESET/);
    // Buyers are not led to where there is no certificate.
    const { env } = app.composed.registry;
    const shopId = shopIdOf(shop.shopId) ?? 0n;
    expect(await originAt(env, shopId, host)).toBeUndefined();
    // A nonce that ran out is asked for anew, and nobody notices.
    authority.refuseNext(400, 'badNonce');
    await app.composed.runner.runDue();
    expect(await read(shop)).toMatchObject({ state: 'active', url: `https://${host}`, fault: null });
    expect(await originAt(env, shopId, host)).toBe(`https://${host}`);
    expect(await originAt(env, shopId, 'other.example.com')).toBeUndefined();
    expect(JSON.parse(await ask(host, '/hello'))).toEqual({
      params: { handle: shop.handle },
      protocol: 'https',
    });
    expect(await noticesOf(shop)).toEqual(['domain_active']);
    await expect(ask(host, '/hello', '')).rejects.toThrow(/certificate/);
    await expect(ask('other.example.com', '/hello')).rejects.toThrow(/socket|TLS|ECONNRESET/);
  });

  it('is reached over https alone once it has its certificate, but for the authority', async () => {
    const at = (url: string) => app.composed.app.inject({ url, headers: { host: 'harbour.example.com' } });
    const plain = await at('/ja/hello?x=1');
    expect(plain.statusCode).toBe(307);
    expect(plain.headers.location).toBe('https://harbour.example.com/ja/hello?x=1');
    expect((await at('/.well-known/acme-challenge/none')).statusCode).toBe(404);
  });

  it('opens one account, and has its keys sealed', async () => {
    const { direct } = app.composed.env.db;
    const { findAccount, readCertificate } = await import('./certificates.sql.ts');
    const account = await findAccount(direct, { directory: authority.directory });
    expect(account?.account).toContain('/account/');
    const row = await readCertificate(direct, { host: 'harbour.example.com' });
    for (const sealed of [account?.key_sealed, row?.key_sealed])
      expect(sealed?.toString('latin1')).not.toContain('PRIVATE KEY');
    expect(row?.chain).toContain('BEGIN CERTIFICATE');
    expect(authority.counts.accounts).toBe(1);
  });

  it('is made anew when a third of its life is left, once by several nodes', async () => {
    const before = authority.counts.orders;
    await app.advance(59);
    expect(authority.counts.orders).toBe(before);
    const { runner } = app.composed;
    await app.advance(2);
    await Promise.all([runner.runDue(), runner.runDue()]);
    expect(authority.counts.orders).toBe(before + 1);
  });

  it('waits as long as the authority says, and the domain goes on without', async () => {
    const shop = await app.makeShop('Limited');
    await prove(shop, 'limited.example.com');
    authority.refuseNext(429, 'rateLimited', { 'retry-after': String(40 * 86_400 + 7_200) });
    const before = authority.counts.orders;
    await app.composed.runner.runDue();
    expect(await read(shop)).toMatchObject({ state: 'issuing', fault: { code: 'certificate_limited' } });
    // The clock of the instance is ahead of the authority's by two months: the wait is in its time.
    const { findCertificate } = await import('./certificates.sql.ts');
    const row = await findCertificate(app.composed.env.db.direct, { host: 'limited.example.com' });
    expect(row?.again_at?.getTime()).toBeGreaterThanOrEqual(app.clock.now().getTime());
    // Out of use for a while and in use again: the wait is the same.
    const look = async () => app.ask(checkDomain, {}, { token: await app.merchant(shop) });
    dns.set('limited.example.com', { names: ['elsewhere.example.net'] });
    for (let miss = 0; miss < limits.domainMissesMax; miss += 1) await look();
    expect(await read(shop)).toMatchObject({ state: 'failing' });
    dns.set('limited.example.com', { names: [target] });
    expect((await look()).domain).toMatchObject({ state: 'issuing' });
    await app.composed.runner.runDue();
    expect((await findCertificate(app.composed.env.db.direct, { host: 'limited.example.com' }))?.tries).toBe(
      1,
    );
    expect(authority.counts.orders).toBe(before);
  });

  it('says that the authority could not see the answer, waits longer each time, and notifies the merchant', async () => {
    const shop = await app.makeShop('Unseen');
    const host = 'unseen.example.com';
    await prove(shop, host);
    const right = lookPort;
    lookPort = 1;
    const { findCertificate } = await import('./certificates.sql.ts');
    const pauses: number[] = [];
    for (let tries = 1; tries <= 3; tries += 1) {
      const pause = pauses.at(-1);
      if (pause === undefined) await app.composed.runner.runDue();
      else await app.advance((pause + 0.1) / 1_440);
      const row = await findCertificate(app.composed.env.db.direct, { host });
      expect(row).toMatchObject({ tries, fault: 'unreachable' });
      pauses.push(((row?.again_at?.getTime() ?? 0) - (row?.tried_at.getTime() ?? 0)) / 60_000);
    }
    expect(pauses).toEqual([5, 10, 20]);
    expect(await noticesOf(shop)).toEqual(['domain_uncertified']);
    expect((await read(shop))?.fault).toEqual({
      code: 'certificate_unreachable',
      found: [`the host ${host} answered with something else`],
      since: null,
    });
    lookPort = right;
    await app.advance(1);
    expect(await read(shop)).toMatchObject({ state: 'active', fault: null });
  });

  it('has no other name served over its connection, and none once it is out of use', async () => {
    const name = 'harbour.example.com';
    for (const host of ['127.0.0.1', 'app.stockless.example.net', 'other.example.com'])
      expect(await askAt({ name, host, path: '/s/x/hello' })).toEqual({ code: 421, text: '421' });
    const { env } = app.composed.registry;
    const { findHost, setLive } = await import('./domains.sql.ts');
    const shopId = (await findHost(env.db.direct, { host: name }))?.shop_id ?? 0n;
    await setLive(env.db.direct, { host: name, shopId, isLive: false });
    forgetHost(env.db, name);
    // Whoever still has the connection or the certificate is answered that the name is not served.
    expect(await askAt({ name, host: name, path: '/hello' })).toEqual({ code: 421, text: '421' });
    expect(await makeCertificates(env).find(name)).toBeUndefined();
    await setLive(env.db.direct, { host: name, shopId, isLive: true });
    expect(await makeCertificates(env).find(name)).toBeDefined();
  });

  it('is certified also where a node without an authority found it due', async () => {
    const shop = await app.makeShop('Dropped');
    const host = 'dropped.example.com';
    await prove(shop, host);
    const { env } = app.composed.registry;
    const shopId = shopIdOf(shop.shopId) ?? 0n;
    const domains = env.domains && { ...env.domains, authority: undefined };
    const due = await inShop(shopId, async () => {
      const found = await peekDue(env.db.direct, { shopId, kind: certifying, now: clock.now(), limit: 5 });
      await domainJobs[certifying].reach({ env: { ...env, domains }, shopId, due: found });
      return found;
    });
    expect(due).toHaveLength(1);
    await app.composed.runner.runDue();
    expect(await read(shop)).toMatchObject({ state: 'issuing' });
    await app.ask(checkDomain, {}, { token: await app.merchant(shop) });
    await app.composed.runner.runDue();
    expect(await read(shop)).toMatchObject({ state: 'active' });
  });

  it('leaves no trace of a try whose domain was removed or went over meanwhile', async () => {
    const [first, second] = [await app.makeShop('Before'), await app.makeShop('After')];
    const host = 'moved.example.com';
    await prove(first, host);
    const { env } = app.composed.registry;
    const shopId = shopIdOf(first.shopId) ?? 0n;
    const { findDomain } = await import('./domains.sql.ts');
    const { findCertificate } = await import('./certificates.sql.ts');
    const { direct } = env.db;
    const inFirst = <T>(work: () => Promise<T>) => inShop(shopId, work);
    const subject = (await inFirst(() => findDomain(direct, { shopId })))?.id ?? '';
    const certify = async (meanwhile: () => Promise<unknown>) => {
      const order = async () => {
        await meanwhile();
        throw new Error('the order came to nothing');
      };
      const domains = env.domains?.authority && {
        ...env.domains,
        authority: { ...env.domains.authority, order },
      };
      return inFirst(() => certifyDomain({ env: { ...env, domains }, shopId }));
    };
    expect(await certify(() => prove(second, host))).toBe(false);
    expect(await findCertificate(direct, { host })).toBeUndefined();
    await removeFrom(second);
    await prove(first, host);
    expect(await certify(() => removeFrom(first))).toBe(false);
    expect(await findCertificate(direct, { host })).toBeUndefined();
    expect(await inFirst(() => hasTimer(direct, { shopId, subject, kind: certifying }))).toBe(false);
  });

  it('keeps few certificates in memory, and none for names that have none', async () => {
    const { registry } = app.composed;
    const certificates = makeCertificates(registry.env);
    for (const name of ['none.example.com', 'x', '127.0.0.1', ''])
      expect(await certificates.find(name)).toBeUndefined();
    expect(certificates.size()).toBe(0);
    expect(await certificates.find('unseen.example.com')).toBeDefined();
    expect(certificates.size()).toBe(1);
  });

  it('has no connection without a name', async () => {
    const failed = new Promise<string>((resolve) => {
      const socket = connect({ host: '127.0.0.1', port: listener.port, ca: authority.root }, () =>
        resolve('open'),
      );
      socket.on('error', () => resolve('refused'));
    });
    expect(await failed).toBe('refused');
  });
});
