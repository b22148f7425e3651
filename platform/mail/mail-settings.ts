// The settings of mail beyond its server: what messages are signed with, and where their bounces come back.
import { createPrivateKey, type KeyObject } from 'node:crypto';
import { bounceLocalMax } from './return-path.ts';

/** What messages are signed with (DKIM, RFC 6376): RSA, because the library that signs has no other. */
export type DkimKey = {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
};

/** How bounces come back: the envelope sender, and the secret of whoever hands them to `/api/hook/mail`. */
export type MailReturns = { readonly bounceAddress: string; readonly hookSecret: string };

const rsaBitsMin = 2_048;

type DkimSettings = {
  readonly SMTP_URL?: string | undefined;
  readonly DKIM_DOMAIN?: string | undefined;
  readonly DKIM_SELECTOR?: string | undefined;
  readonly DKIM_KEY?: string | undefined;
};

/** @throws Error where one of the three is missing, or where the key is none that mail is signed with. */
export function readDkimKey(settings: DkimSettings): DkimKey | undefined {
  const { DKIM_DOMAIN: domain, DKIM_SELECTOR: selector, DKIM_KEY: key, SMTP_URL: url } = settings;
  if (domain === undefined && selector === undefined && key === undefined) return undefined;
  if (domain === undefined || selector === undefined || key === undefined)
    throw new Error('must be given together with DKIM_DOMAIN and DKIM_SELECTOR, or none of the three');
  if (url === undefined) throw new Error('goes with SMTP_URL: without it no email is signed');
  // A file of settings has no line breaks: they are written as two characters there.
  const privateKey = key.replaceAll(String.raw`\n`, '\n');
  assertSigns(parseKey(privateKey));
  return { domain, selector, privateKey };
}

function parseKey(pem: string): KeyObject {
  try {
    return createPrivateKey(pem);
  } catch {
    throw new Error('must be a private key in PEM without a passphrase');
  }
}

function assertSigns({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): void {
  if (type !== 'rsa') throw new Error(`must be an RSA key; this one is ${type ?? 'of another kind'}`);
  const bits = details?.modulusLength ?? 0;
  if (bits < rsaBitsMin) throw new Error(`must be an RSA key of at least ${rsaBitsMin} bits; it has ${bits}`);
}

type ReturnSettings = {
  readonly SMTP_URL?: string | undefined;
  readonly BOUNCE_ADDRESS?: string | undefined;
  readonly MAIL_HOOK_SECRET?: string | undefined;
};

/** @throws Error where one of the two is missing, or where a token does not fit behind the address's name. */
export function readMailReturns(settings: ReturnSettings): MailReturns | undefined {
  const { BOUNCE_ADDRESS: bounceAddress, MAIL_HOOK_SECRET: hookSecret, SMTP_URL: url } = settings;
  if (bounceAddress === undefined && hookSecret === undefined) return undefined;
  if (bounceAddress === undefined || hookSecret === undefined)
    throw new Error('must be given together with MAIL_HOOK_SECRET, or none of the two');
  if (url === undefined) throw new Error('goes with SMTP_URL: without it no email is sent');
  const local = bounceAddress.slice(0, bounceAddress.lastIndexOf('@'));
  if (local.length > bounceLocalMax)
    throw new Error(
      `must have at most ${bounceLocalMax} characters before the @: a token of 48 follows them`,
    );
  return { bounceAddress, hookSecret };
}
