// Who sends, for limits by address.
import { isIPv6 } from 'node:net';

/** Whom tries are counted for: one address, or the network of one connection where each device has many (IPv6 /64). */
export function senderOf(ip: string): string {
  return isWide(ip) ? `${groupsOf(ip).slice(0, 4).join(':')}::` : ip;
}

/** The network that a sender can change addresses in without effort: /24 of IPv4, /48 of IPv6. */
export function networkOf(ip: string): string {
  if (isWide(ip)) return `${groupsOf(ip).slice(0, 3).join(':')}::/48`;
  const plain = ip.slice(ip.lastIndexOf(':') + 1);
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}

function isWide(ip: string): boolean {
  return isIPv6(ip) && !ip.includes('.');
}

function groupsOf(ip: string): string[] {
  const [left = [], right = []] = ip
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
