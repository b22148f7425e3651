// The port to DNS against a server that speaks it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestDns, serveDns, type DnsServer } from '#testing/acme/dns.ts';
import { DnsAway, openDns, type Dns } from './dns.ts';

const records = makeTestDns();
let server: DnsServer;
let dns: Dns;

beforeAll(async () => {
  server = await serveDns(records);
  dns = openDns([server.address]);
});
afterAll(() => server.stop());

it('reads names, addresses and texts, and nothing where there is nothing', async () => {
  records.set('shop.example.com', { names: ['shops.example.net'], texts: ['a-token', 'another'] });
  records.set('shops.example.net', { addresses: ['198.51.100.7'] });
  expect(await dns.names('shop.example.com')).toEqual(['shops.example.net']);
  expect(await dns.addresses('shops.example.net')).toEqual(['198.51.100.7']);
  expect((await dns.texts('shop.example.com')).toSorted()).toEqual(['a-token', 'another']);
  expect(await dns.names('nothing.example.com')).toEqual([]);
  expect(await dns.addresses('nothing.example.com')).toEqual([]);
  expect(await dns.texts('nothing.example.com')).toEqual([]);
});

it('says that nobody answered, which is not the same as nothing', async () => {
  const other = await serveDns(records);
  const silent = openDns([other.address]);
  await other.stop();
  await expect(silent.texts('shop.example.com')).rejects.toThrow(DnsAway);
});
