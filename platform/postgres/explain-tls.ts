// Why an encrypted connection to PostgreSQL did not come about, in words that name what has to be changed.
import { SettingsRefused } from '#platform/settings.ts';

/** An address of the database and the setting that it was given by. */
export type NamedAddress = {
  readonly url: string;
  readonly setting: 'DATABASE_URL' | 'MIGRATE_DATABASE_URL';
};

/** Codes of OpenSSL for a certificate whose signer is in no list of authorities that was given. */
const unknownAuthority: ReadonlySet<string> = new Set([
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

/** Parameters of an address that name a file. */
const fileParameters = ['sslrootcert', 'sslcert', 'sslkey'] as const;

/** A SettingsRefused for an error of TLS; any other error as it is. No password is in its text. */
export function explainTls(error: unknown, { url, setting }: NamedAddress): unknown {
  const says = sentenceFor(error, url);
  if (says === undefined) return error;
  return new SettingsRefused([{ setting, says }], 'This database cannot be reached with these settings:');
}

function sentenceFor(error: unknown, url: string): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    const names = namesIn(error);
    const known = names === '' ? '' : ` It is for ${names}.`;
    return `the certificate of PostgreSQL is not for ${hostOf(url)}, the host of this address.${known} Write a name that stands in the certificate, or give PostgreSQL a certificate for this one`;
  }
  if (unknownAuthority.has(code))
    return 'the certificate of PostgreSQL is signed by an authority that is not known here. Add sslrootcert=FILE to the address: the file with the certificate of that authority';
  if (code === 'CERT_HAS_EXPIRED')
    return 'the certificate of PostgreSQL has expired. Give the server a new one';
  if (/does not support SSL/.test(error.message))
    return 'PostgreSQL does not take encrypted connections, and this address asks for one. Turn on ssl in postgresql.conf';
  return unreadableFile(error, url);
}

/** The address is read for its files before anything is connected. */
function unreadableFile(error: Error, url: string): string | undefined {
  if (!('path' in error) || !('code' in error)) return undefined;
  const parameters = parseUrl(url)?.searchParams;
  const name = fileParameters.find((one) => parameters?.get(one) === error.path);
  return name === undefined
    ? undefined
    : `the file of ${name} cannot be read (${String(error.code)}): ${String(error.path)}`;
}

function namesIn(error: Error): string {
  const [, names = ''] = /altnames: .*?((?:DNS|IP Address):.*)$/.exec(error.message) ?? [];
  return names;
}

const hostOf = (url: string): string => parseUrl(url)?.hostname ?? 'the host';

const parseUrl = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);
