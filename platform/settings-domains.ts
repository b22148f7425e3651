// The settings of shops' own domains and their certificates; the table is `settings.ts`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import type { AcmeSettings } from './acme/acme.ts';
import { mailAddress, setting, text, wholeNumber } from './setting.ts';

const group = 'Domains of shops';

export const domains = {
  DOMAIN_TARGET: setting(
    z.optional(z.string().check(z.maxLength(253), z.regex(/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/))),
    {
      group,
      meaning:
        "The name that a shop's own domain leads to by its CNAME record: a name of this instance (docs/operations/domains.md). Without it shops have no domains of their own.",
      form: 'a host name in small letters, with a dot',
      example: 'shops.example.org',
      otherwise: 'shops have no domains of their own',
    },
  ),
  DOMAIN_ADDRESSES: setting(z._default(z.string(), ''), {
    group,
    meaning:
      'The addresses that a domain without a name before it leads to, because it can have no CNAME record.',
    form: 'IPv4 and IPv6 addresses, by commas',
    example: '198.51.100.7,2001:db8::7',
    otherwise: 'merchants are told to make an ALIAS record; what `DOMAIN_TARGET` leads to is taken as right',
  }),
  DOMAIN_DNS: setting(z._default(z.string(), ''), {
    group,
    meaning:
      'The DNS servers that are asked about domains of shops. They must see what the public network sees.',
    form: 'addresses, each with a port where it is not 53, by commas',
    example: '9.9.9.9,[2620:fe::fe]:53',
    otherwise: 'those of the system',
  }),
  DOMAIN_TLS_PORT: setting(z.optional(wholeNumber(0, 65_535)), {
    group,
    meaning:
      'The port on `HOST` where the server answers domains of shops over TLS itself, with the certificates that it made. The public port 443 must lead there. Needs `ACME_DIRECTORY`.',
    form: 'a whole number from 0 to 65535',
    example: '8443',
    otherwise: 'a proxy in front has the certificates',
  }),
  ACME_DIRECTORY: setting(z.optional(z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s]+$/))), {
    group,
    meaning:
      'The directory of the authority that certificates are ordered from (ACME, RFC 8555). Needs `ACME_AGREE_TERMS`.',
    form: 'an address that begins with https://',
    example: 'https://acme-v02.api.letsencrypt.org/directory',
    otherwise: 'the server makes no certificates',
  }),
  ACME_AGREE_TERMS: setting(z._default(z.enum(['no', 'yes']), 'no'), {
    group,
    meaning: '`yes` agrees to the terms of the authority, which stand in its directory.',
    form: 'yes or no',
    example: 'yes',
  }),
  ACME_CONTACT: setting(mailAddress(), {
    group,
    meaning: 'Where the authority writes to about the account of this instance.',
    form: 'an address',
    example: 'certificates@example.org',
    otherwise: 'none is given',
  }),
  ACME_EAB_KID: setting(z.optional(text(500)), {
    group,
    meaning:
      'The account with the authority, where it asks for one (external account binding). Needs `ACME_EAB_KEY`.',
    form: 'a text of 1 to 500 characters',
    example: 'kid-1',
  }),
  ACME_EAB_KEY: setting(z.optional(z.string().check(z.regex(/^[\w-]{16,500}$/))), {
    group,
    meaning: 'The key of that account.',
    form: 'a key in base64url',
    example: 'zWNDZM6eQGHWpSRTPal5eIUYFTu7EajVIoguysqZ9wG44nMEtx3MUAsUDkMTQ12W',
    isSecret: true,
  }),
  ACME_CA_FILE: setting(z.optional(text(4_096)), {
    group,
    meaning:
      'Certificates (PEM) of a private authority that its directory is trusted by, besides the usual ones.',
    form: 'the path of a file',
    example: '/etc/ssl/private-authority.pem',
    otherwise: 'those that everybody trusts',
  }),
};

/** Domains of shops, as the environment describes them. */
export type DomainSettings = {
  readonly target: string;
  readonly addresses: readonly string[];
  readonly dnsServers: readonly string[];
  readonly tlsPort: number | undefined;
  /** Undefined where the server makes no certificates. */
  readonly acme: AcmeSettings | undefined;
};

const shape = z.object(domains);
type Given = z.infer<typeof shape>;

/** @throws Error where settings that belong together are not all there, or one of them cannot be read. */
export function readDomainSettings(given: Given): DomainSettings | undefined {
  const { DOMAIN_TARGET: target, DOMAIN_TLS_PORT: tlsPort, ACME_DIRECTORY: directory } = given;
  if (target === undefined) {
    if (tlsPort !== undefined || directory !== undefined)
      throw new Error('must be given with DOMAIN_TLS_PORT and ACME_DIRECTORY: they are for domains of shops');
    return undefined;
  }
  const addresses = listOf(given.DOMAIN_ADDRESSES);
  if (!addresses.every((one) => isIP(one) !== 0)) throw new Error('DOMAIN_ADDRESSES must be IP addresses');
  if (tlsPort !== undefined && directory === undefined)
    throw new Error('DOMAIN_TLS_PORT needs ACME_DIRECTORY: without it there are no certificates');
  const acme = directory === undefined ? undefined : readAcme(directory, given);
  return { target, addresses, dnsServers: listOf(given.DOMAIN_DNS), tlsPort, acme };
}

function readAcme(directory: string, given: Given): AcmeSettings {
  const { ACME_EAB_KID: kid, ACME_EAB_KEY: key, ACME_CA_FILE: file } = given;
  if (given.ACME_AGREE_TERMS !== 'yes')
    throw new Error('ACME_DIRECTORY needs ACME_AGREE_TERMS=yes: the authority makes no account without');
  if ((kid === undefined) !== (key === undefined))
    throw new Error('ACME_EAB_KID and ACME_EAB_KEY belong together: name both, or none');
  return {
    directory,
    contact: given.ACME_CONTACT,
    binding: kid === undefined || key === undefined ? undefined : { kid, key },
    authorities: file === undefined ? undefined : readFileSync(path.resolve(file), 'utf8'),
  };
}

const listOf = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
