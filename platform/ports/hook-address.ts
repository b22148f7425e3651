// Where messages to merchants' programs may go: to public addresses alone. Asked when an address is set, and again of
// what its name resolves to at every connection, so that a name cannot change its mind in between.
import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

const closed = new BlockList();
const closed4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
// Of IPv6 only what is given out to the public is open; inside of it, what carries an IPv4 address in itself is closed.
const closed6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;
for (const [net, bits] of closed4) closed.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of closed6) closed.addSubnet(net, bits, 'ipv6');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

/** True for an address of the public network, and for nothing of this machine, its neighbours or its provider. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !closed.check(address, 'ipv4');
  return isIP(address) === 6 && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}

export class AddressRefused extends Error {}

/** Resolves a name for one connection; a single address among them that is not public refuses them all. */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error !== null) return callback(error, '');
    const first = addresses[0];
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new AddressRefused(hostname), '');
    }
    if (options.all === true) return callback(null, addresses);
    return callback(null, first.address, first.family);
  });
};

export type UrlFault = 'url' | 'https' | 'private' | 'port';

const localName = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;

/** Where a test receiver of test data listens: this machine, by number, without encryption. */
export const isTestReceiver = (url: URL): boolean => url.protocol === 'http:' && url.hostname === '127.0.0.1';

/** Reads an address; what is wrong with it where something is. @param testData whether 127.0.0.1 will do. */
export function readHookUrl(text: string, testData: boolean): URL | UrlFault {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '' || url.hash !== '') return 'url';
  if (testData && isTestReceiver(url)) return url;
  if (url.protocol !== 'https:') return 'https';
  const host = url.hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')
    .toLowerCase();
  if (isIP(host) !== 0 && !isPublicAddress(host)) return 'private';
  if (isIP(host) === 0 && (localName.test(host) || !host.includes('.'))) return 'private';
  return url.port !== '' && Number(url.port) < 1024 ? 'port' : url;
}
