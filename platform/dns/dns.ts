// What stands in DNS about a name: asked of the system's servers, or of those that a setting names.
import { Resolver } from 'node:dns/promises';

export type Dns = {
  /** The name that a CNAME record leads to; none where there is no such record. */
  names(host: string): Promise<readonly string[]>;
  /** The addresses of a name (A and AAAA), also where other names lie in between. */
  addresses(host: string): Promise<readonly string[]>;
  texts(host: string): Promise<readonly string[]>;
};

/** Nobody answered, or with a fault of their own: nothing is known then. */
export class DnsAway extends Error {}

/** Codes that mean that there is no such record, and not that nobody knows. */
const nothing: ReadonlySet<unknown> = new Set(['ENODATA', 'ENOTFOUND']);

const triesPerServer = 2;
const timeoutMs = 4_000;

/** @param servers Addresses with or without a port; those of the system where there are none. */
export function openDns(servers: readonly string[] = []): Dns {
  const resolver = new Resolver({ timeout: timeoutMs, tries: triesPerServer });
  if (servers.length > 0) resolver.setServers([...servers]);
  return {
    names: async (host) => (await look(() => resolver.resolveCname(host))).map(withoutDot),
    async addresses(host) {
      const [four, six] = await Promise.all([
        look(() => resolver.resolve4(host)),
        look(() => resolver.resolve6(host)),
      ]);
      return [...four, ...six];
    },
    texts: async (host) => (await look(() => resolver.resolveTxt(host))).map((parts) => parts.join('')),
  };
}

const withoutDot = (name: string) => name.replace(/\.$/, '').toLowerCase();

async function look<T>(ask: () => Promise<T[]>): Promise<T[]> {
  try {
    return await ask();
  } catch (error) {
    const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
    if (nothing.has(code)) return [];
    throw new DnsAway(`DNS did not answer: ${String(code)}`);
  }
}
