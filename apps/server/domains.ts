// Domains of shops, of what the environment says: the port to DNS, the authority of certificates, and the listener over TLS.
import { listenTls, type TlsListener } from '#features/domains/server/tls.ts';
import { openAcme } from '#platform/acme/acme.ts';
import type { Env } from '#platform/env.ts';
import { openDns } from '#platform/dns/dns.ts';
import type { OwnDomains } from '#platform/ports/own-domains.ts';
import type { Composed } from './compose.ts';

/** Undefined where shops have none. */
export function ownDomainsOf({ domains, baseUrl, origins }: Env): OwnDomains | undefined {
  if (domains === undefined) return undefined;
  const { target, addresses, dnsServers, acme } = domains;
  const { protocol, port } = new URL(baseUrl);
  const isHttps = protocol === 'https:' || acme !== undefined;
  return {
    target,
    addresses,
    dns: openDns(dnsServers),
    hosts: [target, ...new Set(Object.values(origins).map((origin) => new URL(origin).hostname))],
    authority: acme && openAcme(acme),
    scheme: isHttps ? 'https' : 'http',
    // Over TLS a domain is at the usual port, whichever one the server has behind it.
    portText: isHttps || port === '' ? '' : `:${port}`,
  };
}

/** Listens where `DOMAIN_TLS_PORT` says; nothing where it says nothing. */
export async function listenForDomains(
  { app, registry }: Pick<Composed, 'app' | 'registry'>,
  { domains, host }: Pick<Env, 'domains' | 'host'>,
): Promise<TlsListener | undefined> {
  const port = domains?.tlsPort;
  return port === undefined ? undefined : listenTls(app, registry.env, { port, host });
}
