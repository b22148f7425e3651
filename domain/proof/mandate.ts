// What a merchant's device or passkey signs before money leaves: a mandate. Canonical JSON (RFC 8785) of at most a
// kilobyte, without personal text. A device signs its challenge, a passkey answers it (WebAuthn, level 3, 7.2).
import { canonical } from '#domain/ads/canonical.ts';
import { concat, equalBytes, fromUtf8, toBase64, utf8 } from './bytes.ts';
import { ProofFault } from './fault.ts';
import { sha256 } from './hash.ts';

export const mandateKinds = [
  'withdrawal',
  'payout_account',
  'campaign',
  'pay_password',
  'refund',
  'payout_schedule',
] as const;
export type MandateKind = (typeof mandateKinds)[number];

export type Mandate = {
  readonly kind: MandateKind;
  /** The shop's code. */
  readonly shop: string;
  /** What it is about, where amount and account do not say it all: an id, or a SHA-256 in hex (`mandate-terms.ts`). */
  readonly subject: string;
  /** In major units with all digits of the currency; both are empty where no money moves. */
  readonly amount: string;
  readonly currency: string;
  /** The account that is paid: its id; for a new account the SHA-256 of what was typed. */
  readonly account: string;
  readonly at: string;
  /** 16 random bytes in hex: a mandate counts once. */
  readonly nonce: string;
};

export const mandateBytesMax = 1024;

export function mandateText(mandate: Mandate): string {
  const { kind, shop, subject, amount, currency, account, at, nonce } = mandate;
  return canonical({ v: 1, kind, shop, subject, amount, currency, account, at, nonce });
}

const shapes: Readonly<Record<keyof Mandate, RegExp>> = {
  kind: /^[a-z_]{1,20}$/,
  shop: /^[0-9a-z]{1,11}$/,
  subject: /^[0-9a-f-]{0,64}$/,
  amount: /^(?:|(?:0|[1-9]\d{0,15})(?:\.\d{1,6})?)$/,
  currency: /^(?:|[A-Z]{3,5})$/,
  account: /^[0-9a-f-]{0,64}$/,
  at: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  nonce: /^[0-9a-f]{32}$/,
};

/** @throws ProofFault `malformed_mandate` for whatever `mandateText` would not have written so. */
export function parseMandate(text: string): Mandate {
  const mandate = text.length <= mandateBytesMax ? readMandate(text) : undefined;
  if (mandate === undefined || mandateText(mandate) !== text) throw new ProofFault('malformed_mandate');
  return mandate;
}

function readMandate(text: string): Mandate | undefined {
  const fields = fieldsOf(text);
  const read = (name: keyof Mandate): string => {
    const value = fields.get(name);
    return typeof value === 'string' && shapes[name].test(value) ? value : '\0';
  };
  const kind = mandateKinds.find((one) => one === fields.get('kind'));
  const [shop, subject, amount, currency] = [read('shop'), read('subject'), read('amount'), read('currency')];
  const [account, at, nonce] = [read('account'), read('at'), read('nonce')];
  const all = [shop, subject, amount, currency, account, at, nonce];
  if (kind === undefined || all.includes('\0') || Number.isNaN(Date.parse(at))) return undefined;
  return { kind, shop, subject, amount, currency, account, at, nonce };
}

function fieldsOf(text: string): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

const mandateDomain = utf8('stockless/mandate/1\0');

/** What the challenge is made of. */
export const mandateBytes = (text: string): Uint8Array => concat(mandateDomain, utf8(text));

/** The 32 bytes that are signed. */
export const mandateChallenge = (text: string): Uint8Array => sha256(mandateBytes(text));

export const mandateAlgorithms = ['ES256', 'EdDSA', 'RS256'] as const;
export type MandateAlgorithm = (typeof mandateAlgorithms)[number];

export type MandateKey = {
  readonly kind: 'device' | 'passkey';
  readonly algorithm: MandateAlgorithm;
  /** SubjectPublicKeyInfo (RFC 5280), DER. */
  readonly publicKey: Uint8Array;
};

export type MandateSignature = {
  /** Of a device: r and s, or the 64 bytes of Ed25519. Of a passkey: as its authenticator gave it. */
  readonly signature: Uint8Array;
  /** Of a passkey alone. */
  readonly authenticatorData?: Uint8Array | undefined;
  readonly clientData?: Uint8Array | undefined;
};

type Algorithm = { readonly name: string; readonly namedCurve?: string; readonly hash?: string };

/** What is used of WebCrypto; browsers and Node have it as `crypto.subtle`. */
export type Subtle<Key> = {
  readonly importKey: (
    ...key: [
      format: 'spki',
      data: Uint8Array<ArrayBuffer>,
      algorithm: Algorithm,
      extractable: boolean,
      usages: 'verify'[],
    ]
  ) => Promise<Key>;
  readonly verify: (
    algorithm: Algorithm,
    key: Key,
    signature: Uint8Array<ArrayBuffer>,
    data: Uint8Array<ArrayBuffer>,
  ) => Promise<boolean>;
};

const algorithms: Readonly<Record<MandateAlgorithm, Algorithm>> = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' },
  EdDSA: { name: 'Ed25519' },
  RS256: { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' },
};

/**
 * Checks that this key signed this very text, and gives what it says.
 *
 * @throws ProofFault `malformed_mandate` where the text is no mandate, `wrong_signature` for anything else.
 */
export async function verifyMandate<Key>(
  text: string,
  { signed, key, subtle }: { signed: MandateSignature; key: MandateKey; subtle: Subtle<Key> },
): Promise<Mandate> {
  const mandate = parseMandate(text);
  const challenge = mandateChallenge(text);
  const message = key.kind === 'device' ? challenge : answeredBytes(signed, challenge);
  const isRaw = key.kind === 'device' || key.algorithm !== 'ES256';
  const signature = isRaw ? signed.signature : rawOfDer(signed.signature);
  const algorithm = algorithms[key.algorithm];
  try {
    const made = await subtle.importKey('spki', own(key.publicKey), algorithm, false, ['verify']);
    if (await subtle.verify(algorithm, made, own(signature), own(message))) return mandate;
  } catch {
    // A key that cannot be read signed nothing.
  }
  throw wrong();
}

/** A signature of WebCrypto over memory that others share is not defined: it gets its own. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const wrong = () => new ProofFault('wrong_signature');

/** Bits of the flags of an authenticator: a person was there, and showed the device who it is. */
const personVerified = 0b101;

/** What a passkey signs: its own data, and the hash of what the browser says it was asked. */
function answeredBytes({ authenticatorData, clientData }: MandateSignature, challenge: Uint8Array) {
  if (authenticatorData === undefined || clientData === undefined || authenticatorData.length < 37)
    throw wrong();
  if (((authenticatorData[32] ?? 0) & personVerified) !== personVerified) throw wrong();
  const said = fieldsOf(textOf(clientData));
  const asked = toBase64(challenge).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  if (said.get('type') !== 'webauthn.get' || said.get('challenge') !== asked) throw wrong();
  return concat(authenticatorData, sha256(clientData));
}

/** Whether a passkey answered on the page of this origin, as its browser says. */
export function isAnsweredOn(
  { authenticatorData, clientData }: MandateSignature,
  { origin, party }: { readonly origin: string; readonly party: string },
): boolean {
  if (authenticatorData === undefined || clientData === undefined) return false;
  const isParty = equalBytes(authenticatorData.subarray(0, 32), sha256(utf8(party)));
  return isParty && fieldsOf(textOf(clientData)).get('origin') === origin;
}

function textOf(bytes: Uint8Array): string {
  try {
    return fromUtf8(bytes);
  } catch {
    throw wrong();
  }
}

/** The two numbers of an ECDSA signature in DER (RFC 3279, 2.2.3), each as 32 bytes. */
function rawOfDer(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x30 || bytes[1] !== bytes.length - 2 || bytes.length > 72) throw wrong();
  const first = numberAt(bytes, 2);
  const second = numberAt(bytes, first.end);
  if (second.end !== bytes.length) throw wrong();
  return concat(first.value, second.value);
}

function numberAt(bytes: Uint8Array, at: number): { value: Uint8Array; end: number } {
  const length = bytes[at + 1] ?? 0;
  const end = at + 2 + length;
  if (bytes[at] !== 0x02 || length < 1 || end > bytes.length) throw wrong();
  const digits = bytes.subarray(at + 2, end);
  const isPadded = digits.length > 1 && digits[0] === 0;
  if (((digits[0] ?? 0) & 0x80) !== 0 || (isPadded && ((digits[1] ?? 0) & 0x80) === 0)) throw wrong();
  const value = isPadded ? digits.subarray(1) : digits;
  if (value.length > 32) throw wrong();
  return { value: concat(new Uint8Array(32 - value.length), value), end };
}
