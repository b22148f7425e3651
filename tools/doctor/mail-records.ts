// What the name system says of mail like ours: who may send it (SPF, RFC 7208), what it is signed with (DKIM, RFC 6376),
// and what is done with mail that is neither (DMARC, RFC 7489).
import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Env } from '#platform/env.ts';
import type { DkimKey } from '#platform/mail/mail-settings.ts';

export type Finding = { readonly about: string; readonly isGood: boolean; readonly says: string };

/** As `node:dns/promises` has them: they throw an error with the code `ENODATA` or `ENOTFOUND` where there is none. */
export type Lookups = {
  txt(this: void, name: string): Promise<string[][]>;
  mx(this: void, name: string): Promise<readonly { readonly exchange: string }[]>;
};

type MailConfig = Pick<NonNullable<Env['mail']>, 'from' | 'dkim' | 'returns'>;

export async function readRecords(config: MailConfig, lookups: Lookups): Promise<Finding[]> {
  const from = domainOf(config.from);
  const envelope = config.returns === undefined ? from : domainOf(config.returns.bounceAddress);
  return Promise.all([
    readSpf(envelope, lookups),
    readDkim(config.dkim, from, lookups),
    readDmarc(from, lookups),
    ...(config.returns === undefined ? [] : [readBounces(envelope, lookups)]),
  ]);
}

function domainOf(address: string): string {
  return /@([^\s<>@]+)>?$/.exec(address.trim())?.[1]?.toLowerCase() ?? '';
}

/** The records of a name that begin with this; undefined where the name system does not answer. */
async function findTxt(
  name: string,
  begins: RegExp,
  { txt }: Pick<Lookups, 'txt'>,
): Promise<string[] | undefined> {
  try {
    const records = await txt(name);
    return records.map((parts) => parts.join('')).filter((record) => begins.test(record));
  } catch (error) {
    return isMissing(error) ? [] : undefined;
  }
}

function isMissing(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && (error.code === 'ENODATA' || error.code === 'ENOTFOUND')
  );
}

const noAnswer = (about: string, name: string): Finding => ({
  about,
  isGood: false,
  says: `the name system did not answer for ${name}; try again`,
});

async function readSpf(domain: string, lookups: Lookups): Promise<Finding> {
  const records = await findTxt(domain, /^v=spf1(?: |$)/i, lookups);
  if (records === undefined) return noAnswer('SPF', domain);
  const [record] = records;
  if (record === undefined)
    return {
      about: 'SPF',
      isGood: false,
      says: `missing: add a TXT record at ${domain} that names your mail server, such as “v=spf1 include:spf.your-mail-provider -all”`,
    };
  if (records.length > 1)
    return {
      about: 'SPF',
      isGood: false,
      says: `${domain} has ${records.length} records; there must be one`,
    };
  if (/(?:^|\s)\+?all$/i.test(record.trim()))
    return { about: 'SPF', isGood: false, says: `${domain} lets everybody send: “${record}” ends in +all` };
  return { about: 'SPF', isGood: true, says: `${domain}: ${record} (see that it names your mail server)` };
}

/** The public half of a key, as its record has it: base64 of its SubjectPublicKeyInfo. */
function publicHalf({ privateKey }: DkimKey): string {
  return createPublicKey(createPrivateKey(privateKey))
    .export({ type: 'spki', format: 'der' })
    .toString('base64');
}

async function readDkim(key: DkimKey | undefined, from: string, lookups: Lookups): Promise<Finding> {
  if (key === undefined)
    return {
      about: 'DKIM',
      isGood: false,
      says: 'emails are not signed here: give DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY, unless your mail server signs them (then the email that arrived has a DKIM-Signature)',
    };
  const name = `${key.selector}._domainkey.${key.domain}`;
  const records = await findTxt(name, /(?:^|;)\s*p=/i, lookups);
  if (records === undefined) return noAnswer('DKIM', name);
  const wanted = publicHalf(key);
  const [record] = records;
  if (record === undefined)
    return {
      about: 'DKIM',
      isGood: false,
      says: `missing: add a TXT record at ${name}: “v=DKIM1; k=rsa; p=${wanted}”`,
    };
  if (/(?:^|;)\s*p=([^;]*)/i.exec(record)?.[1]?.replace(/\s/g, '') !== wanted)
    return {
      about: 'DKIM',
      isGood: false,
      says: `${name} has another key than DKIM_KEY: it must be “v=DKIM1; k=rsa; p=${wanted}”`,
    };
  if (!isAligned(key.domain, from))
    return {
      about: 'DKIM',
      isGood: false,
      says: `DKIM_DOMAIN is ${key.domain}, which is not the domain of MAIL_FROM (${from}) nor above it: DMARC does not count the signature`,
    };
  return { about: 'DKIM', isGood: true, says: `${name} has the public half of DKIM_KEY` };
}

function isAligned(signing: string, from: string): boolean {
  return from === signing || from.endsWith(`.${signing}`);
}

/** A domain without a record has that of the domain above it; a top-level domain has none. */
async function readDmarc(from: string, lookups: Lookups): Promise<Finding> {
  const labels = from.split('.');
  for (let at = 0; at + 2 <= labels.length; at += 1) {
    const domain = labels.slice(at).join('.');
    const records = await findTxt(`_dmarc.${domain}`, /^v=DMARC1/i, lookups);
    if (records === undefined) return noAnswer('DMARC', `_dmarc.${domain}`);
    const [record] = records;
    if (record === undefined) continue;
    const isOnlyWatched = /(?:^|;)\s*p\s*=\s*none/i.test(record);
    const hint = isOnlyWatched ? ' (p=none: forged mail is still delivered)' : '';
    return { about: 'DMARC', isGood: true, says: `_dmarc.${domain}: ${record}${hint}` };
  }
  return {
    about: 'DMARC',
    isGood: false,
    says: `missing: add a TXT record at _dmarc.${from}: “v=DMARC1; p=none; rua=mailto:postmaster@${from}”, and p=quarantine once its reports show your mail alone`,
  };
}

async function readBounces(domain: string, { mx }: Lookups): Promise<Finding> {
  try {
    const [first] = await mx(domain);
    if (first !== undefined && first.exchange !== '')
      return { about: 'Bounces', isGood: true, says: `${domain} takes mail at ${first.exchange}` };
  } catch (error) {
    if (!isMissing(error)) return noAnswer('Bounces', domain);
  }
  return {
    about: 'Bounces',
    isGood: false,
    says: `${domain} takes no mail: add an MX record, or bounces are lost`,
  };
}
