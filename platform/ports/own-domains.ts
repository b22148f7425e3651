// What an instance needs so that shops may have domains of their own; without a target it offers none.
import type { CertificateAuthority } from './certificates.ts';
import type { Dns } from '#platform/dns/dns.ts';

export type OwnDomains = {
  /** The name that the CNAME record of a shop's domain leads to. */
  readonly target: string;
  /** The addresses for a domain that can have no CNAME record: those of the target where none are named. */
  readonly addresses: readonly string[];
  readonly dns: Dns;
  /** Hosts of the instance itself: no shop's, nor anything below or above them. */
  readonly hosts: readonly string[];
  /** Who makes certificates; undefined where a proxy in front has them. */
  readonly authority?: CertificateAuthority | undefined;
  /** How a browser reaches a domain: `https` and no port, unless the instance itself is reached otherwise. */
  readonly scheme: 'http' | 'https';
  /** What stands behind the name in its address, such as `:4000`; usually nothing. */
  readonly portText: string;
};

/** The origin of a shop's domain. */
export function originOfHost(
  { scheme, portText }: Pick<OwnDomains, 'scheme' | 'portText'>,
  host: string,
): string {
  return `${scheme}://${host}${portText}`;
}
