// A name as a merchant types it, as DNS has it, and why it cannot be a shop's domain.
import { domainToASCII, domainToUnicode } from 'node:url';
import { isIP } from 'node:net';
import { parse } from 'tldts';

export type HostFault = 'name' | 'address' | 'ending' | 'suffix' | 'reserved';

/** Endings that lead to no website of the public network (RFC 6761, 6762, 7686, 8375, 9476). */
const closedEndings =
  /(?:^|\.)(?:localhost|local|internal|invalid|onion|alt|arpa|lan|home|corp|intranet|test)$/;
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * The name as DNS has it: `https://Café.example.com/` is `xn--caf-dma.example.com`; or what is wrong with it.
 *
 * @param hosts Those of the instance: neither they nor what lies below or above them is anybody's.
 */
export function readHost(
  typed: string,
  hosts: readonly string[],
): { readonly host: string } | { readonly fault: HostFault } {
  const text = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/\.$/, '');
  if (isIP(text.replace(/^\[|\]$/g, '')) !== 0 || /^[\d.]+$/.test(text)) return { fault: 'address' };
  // The function reads more than names: what it would cut off or turn round is no name.
  if (/[\s:@\\%]/.test(text)) return { fault: 'name' };
  const host = domainToASCII(text).toLowerCase();
  const labels = host.split('.');
  if (host.length > 253 || labels.length < 2 || !labels.every((one) => label.test(one)))
    return { fault: closedEndings.test(host) ? 'ending' : 'name' };
  if (isIP(host) !== 0) return { fault: 'address' };
  if (closedEndings.test(host)) return { fault: 'ending' };
  const { domain, isIcann, isPrivate } = parse(host, { allowPrivateDomains: true });
  if (isIcann !== true && isPrivate !== true) return { fault: 'ending' };
  if (domain === null) return { fault: 'suffix' };
  if (hosts.some((own) => isWithin(host, own) || isWithin(own, host))) return { fault: 'reserved' };
  return { host };
}

function isWithin(host: string, other: string): boolean {
  return host === other || host.endsWith(`.${other}`);
}

/** True for a name that can have no CNAME record: it is a domain itself, and has others beside that record. */
export function isApex(host: string): boolean {
  return parse(host, { allowPrivateDomains: true }).domain === host;
}

/** As people read it. */
export function shownHost(host: string): string {
  return domainToUnicode(host) || host;
}
