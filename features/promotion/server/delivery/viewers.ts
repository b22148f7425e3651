// Who looks, as little as can be known: three marks that are of no use after a day, and how often they were seen.
import { createHmac } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { isbot } from 'isbot';
import { limits } from '#domain/limits.ts';
import type { Looker } from '#features/search/server/public.ts';
import { networkOf, senderOf } from '#platform/http/sender.ts';

/** `block` is that of the wider network, in which a sender changes addresses without effort. */
export type Marks = { readonly viewer: Buffer; readonly network: Buffer; readonly block: Buffer };

/** Without the day's salt nobody can tell whose marks they are; the salt is forgotten after the next day. */
export function marksOf({ ip, agent = '' }: Pick<Looker, 'ip' | 'agent'>, salt: string): Marks {
  const sender = senderOf(ip);
  return {
    viewer: markOf(salt, `viewer.${sender}.${agent}`),
    network: markOf(salt, `network.${sender}`),
    block: markOf(salt, `block.${networkOf(ip)}`),
  };
}

function markOf(salt: string, text: string): Buffer {
  return createHmac('sha256', salt).update(text).digest().subarray(0, 16);
}

export const isRobot = (agent: string | undefined): boolean =>
  agent === undefined || agent.trim() === '' || isbot(agent);

/** The refusal that a browser's own word for being early means, or undefined. */
export function earlyOf(purpose: string | undefined): 'prefetch' | 'prerender' | undefined {
  if (purpose === undefined) return undefined;
  if (/prerender/i.test(purpose)) return 'prerender';
  return /prefetch|preview/i.test(purpose) ? 'prefetch' : undefined;
}

/** Networks that no buyer looks from, as an operator names them: `203.0.113.0/24`. */
export type NetworkLists = { readonly dataCentre: readonly string[]; readonly staff: readonly string[] };

export type Networks = { isDataCentre(ip: string): boolean; isStaff(ip: string): boolean };

/** @throws Error for a line that is no network. */
export function openNetworks({ dataCentre, staff }: NetworkLists): Networks {
  const [first, second] = [blockListOf(dataCentre), blockListOf(staff)];
  return { isDataCentre: (ip) => isIn(first, ip), isStaff: (ip) => isIn(second, ip) };
}

function blockListOf(lines: readonly string[]): BlockList {
  const list = new BlockList();
  for (const line of lines) {
    const [address = '', bits] = line.split('/');
    const family = isIP(address);
    if (family === 0) throw new Error(`${line} is no network`);
    const type = family === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, type);
    else list.addSubnet(address, Number(bits), type);
  }
  return list;
}

function isIn(list: BlockList, ip: string): boolean {
  const family = isIP(ip);
  return family !== 0 && list.check(ip, family === 6 ? 'ipv6' : 'ipv4');
}

/** Counts what one viewer sends in a window, this one with it, for this process. */
export function makeCounter(windowMs: number): { count(mark: Buffer, nowMs: number): number } {
  let windowAt = 0;
  let seen = new Map<string, number>();
  return {
    count(mark, nowMs) {
      const at = Math.floor(nowMs / windowMs);
      if (at !== windowAt || seen.size >= limits.adViewersRemembered) {
        windowAt = at;
        seen = new Map();
      }
      const key = mark.toString('base64url');
      const count = (seen.get(key) ?? 0) + 1;
      seen.set(key, count);
      return count;
    },
  };
}
