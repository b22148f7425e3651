// Who sends, for limits by address.
import { isIPv6 } from 'node:net';

/** Whom tries are counted for: one address, or the network of one connection where each device has many (IPv6 /64). */
export function senderOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [left = [], right = []] = ip
    .split('::')
    .map((side) => side.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '').toLowerCase()).join(':')}::`;
}
