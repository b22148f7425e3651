// A mandate says one thing in one spelling, and only the key that signed it has signed it.
import {
  createHash,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign as signBytes,
} from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { concat, toHex } from './bytes.ts';
import { ProofFault } from './fault.ts';
import {
  isAnsweredOn,
  mandateBytes,
  mandateChallenge,
  mandateText,
  parseMandate,
  verifyMandate,
  type Mandate,
  type MandateKey,
  type MandateSignature,
} from './mandate.ts';
import { campaignTerms, payoutAccountTerms, saysTerms, withdrawalTerms } from './mandate-terms.ts';

const mandate: Mandate = {
  kind: 'withdrawal',
  shop: '9gx2k',
  subject: '',
  amount: '120.00',
  currency: 'USD',
  account: '0197a0c4-0000-7000-8000-000000000001',
  at: '2026-11-28T20:15:00.000Z',
  nonce: '00112233445566778899aabbccddeeff',
};
const text = mandateText(mandate);
const { subtle } = crypto;

type Signed = { readonly key: MandateKey; readonly signed: MandateSignature };

function signedByDevice(body: string, curve: 'P-256' | 'Ed25519'): Signed {
  const isEdwards = curve === 'Ed25519';
  const pair = isEdwards
    ? generateKeyPairSync('ed25519')
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { key: pair.privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = signBytes(isEdwards ? null : 'sha256', mandateChallenge(body), key);
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: { kind: 'device', algorithm: isEdwards ? 'EdDSA' : 'ES256', publicKey },
    signed: { signature },
  };
}

const origin = 'https://shop.example';
const party = 'shop.example';

function signedByPasskey(body: string, { flags = 5, type = 'webauthn.get', isRsa = false } = {}): Signed {
  const pair = isRsa
    ? generateKeyPairSync('rsa', { modulusLength: 2048 })
    : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const challenge = Buffer.from(mandateChallenge(body)).toString('base64url');
  const clientData = Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const partyHash = createHash('sha256').update(party).digest();
  const authenticatorData = concat(partyHash, Uint8Array.of(flags, 0, 0, 0, 7));
  const message = concat(authenticatorData, createHash('sha256').update(clientData).digest());
  const signature = signBytes('sha256', message, { key: pair.privateKey, dsaEncoding: 'der' });
  const publicKey = pair.publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: { kind: 'passkey', algorithm: isRsa ? 'RS256' : 'ES256', publicKey },
    signed: { signature, authenticatorData, clientData },
  };
}

const check = (body: string, { key, signed }: Signed) => verifyMandate(body, { key, signed, subtle });

const makers: [string, (body: string) => Signed][] = [
  ['a device with P-256', (body) => signedByDevice(body, 'P-256')],
  ['a device with Ed25519', (body) => signedByDevice(body, 'Ed25519')],
  ['a passkey', (body) => signedByPasskey(body)],
];

describe.each(makers)('%s', (_name, make) => {
  test('signs what is said, and its signature is for that alone', async () => {
    // DER drops zeros at the front: many signatures, so that each length is met.
    for (let turn = 0; turn < 40; turn += 1) expect(await check(text, make(text))).toEqual(mandate);
    const said = make(text);
    for (const change of [
      { amount: '120.01' },
      { account: '0197a0c4-0000-7000-8000-000000000002' },
      { nonce: 'ff112233445566778899aabbccddeeff' },
      { shop: '9gx2m' },
    ]) {
      await expect(check(mandateText({ ...mandate, ...change }), said)).rejects.toMatchObject({
        code: 'wrong_signature',
      });
    }
    await expect(check(text, { ...said, key: make(text).key })).rejects.toMatchObject({
      code: 'wrong_signature',
    });
  });

  test('any changed byte of text, key or signature is refused', async () => {
    const said = make(text);
    const { signature, authenticatorData, clientData } = said.signed;
    const parts = { text: Buffer.from(text), signature, authenticatorData, clientData };
    const names = Object.entries(parts).flatMap(([name, bytes]) => (bytes === undefined ? [] : [name]));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.nat(),
        fc.integer({ min: 1, max: 255 }),
        async (name, at, flip) => {
          const changed = new Map(Object.entries(parts));
          const bytes = Uint8Array.from(changed.get(name) ?? []);
          const place = at % bytes.length;
          bytes[place] = (bytes[place] ?? 0) ^ flip;
          changed.set(name, Buffer.from(bytes));
          const signed = {
            signature: changed.get('signature') ?? new Uint8Array(),
            authenticatorData: changed.get('authenticatorData'),
            clientData: changed.get('clientData'),
          };
          const body = Buffer.from(changed.get('text') ?? []).toString('latin1');
          await expect(check(body, { key: said.key, signed })).rejects.toBeInstanceOf(ProofFault);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a passkey with RSA signs too', async () => {
  const said = signedByPasskey(text, { isRsa: true });
  expect(await check(text, said)).toEqual(mandate);
  const other = mandateText({ ...mandate, amount: '121.00' });
  await expect(check(other, said)).rejects.toMatchObject({ code: 'wrong_signature' });
});

test('a passkey that verified nobody, or answered something else, signed nothing', async () => {
  for (const options of [{ flags: 1 }, { flags: 4 }, { type: 'webauthn.create' }])
    await expect(check(text, signedByPasskey(text, options))).rejects.toMatchObject({
      code: 'wrong_signature',
    });
  const { signed } = signedByPasskey(text);
  expect(isAnsweredOn(signed, { origin, party })).toBe(true);
  expect(isAnsweredOn(signed, { origin: 'https://shop.example.evil', party })).toBe(false);
  expect(isAnsweredOn(signed, { origin, party: 'evil' })).toBe(false);
});

test('bytes of a key or signature that are none are refused, not thrown at the caller', async () => {
  const publicKey = createPublicKey(generateKeyPairSync('ed25519').privateKey).export({
    type: 'spki',
    format: 'der',
  });
  for (const [key, signature] of [
    [{ kind: 'device', algorithm: 'ES256', publicKey }, randomBytes(64)],
    [{ kind: 'device', algorithm: 'ES256', publicKey: randomBytes(91) }, randomBytes(64)],
    [{ kind: 'device', algorithm: 'EdDSA', publicKey }, new Uint8Array()],
    [{ kind: 'passkey', algorithm: 'ES256', publicKey }, Uint8Array.of(0x30, 0)],
  ] satisfies [MandateKey, Uint8Array][])
    await expect(check(text, { key, signed: { signature } })).rejects.toMatchObject({
      code: 'wrong_signature',
    });
});

test('one spelling alone is a mandate', () => {
  expect(text).toBe(
    '{"account":"0197a0c4-0000-7000-8000-000000000001","amount":"120.00","at":"2026-11-28T20:15:00.000Z",' +
      '"currency":"USD","kind":"withdrawal","nonce":"00112233445566778899aabbccddeeff","shop":"9gx2k","subject":"","v":1}',
  );
  expect(parseMandate(text)).toEqual(mandate);
  const wrong = [
    text.replace('{', '{ '),
    text.replace('"v":1', '"v":2'),
    text.replace(',"v":1', ''),
    text.replace('"v":1', '"v":1,"w":1'),
    text.replace('120.00', '-120.00'),
    text.replace('120.00', '1e2'),
    text.replace('withdrawal', 'present'),
    text.replace('.000Z', 'Z'),
    text.replace('11-28', '13-28'),
    text.replace('001122', '00112'),
    `${text} `,
    '[]',
    'null',
    '',
    'x'.repeat(2_000),
  ];
  for (const one of wrong)
    expect(() => parseMandate(one), one).toThrow(expect.objectContaining({ code: 'malformed_mandate' }));
});

test('the challenge is the SHA-256 of the named text, as any other implementation makes it', () => {
  const other = createHash('sha256').update('stockless/mandate/1\0').update(text).digest('hex');
  expect(toHex(mandateChallenge(text))).toBe(other);
  expect(Buffer.from(mandateBytes(text)).toString()).toBe(`stockless/mandate/1\0${text}`);
});

test('terms differ wherever what is asked differs', () => {
  const terms = withdrawalTerms({ amount: '120.00', currency: 'USD', accountId: mandate.account });
  expect(saysTerms(mandate, terms)).toBe(true);
  for (const other of [
    { amount: '120.01' },
    { currency: 'EUR' },
    { account: 'a' },
    { kind: 'campaign' } as const,
  ])
    expect(saysTerms({ ...mandate, ...other }, terms)).toBe(false);
  const bank = { type: 'bank', account_name: 'Ann Lee', bank_name: 'West', iban: 'GB82' };
  expect(payoutAccountTerms({ ...bank, bic: undefined })).toEqual(
    payoutAccountTerms({ ...bank, iban: ' GB82 ' }),
  );
  expect(payoutAccountTerms(bank).account).not.toBe(payoutAccountTerms({ ...bank, iban: 'GB83' }).account);
  expect(payoutAccountTerms(bank)).not.toEqual(payoutAccountTerms(bank, mandate.account));
  const ad = { plan_id: 'search', goods_ids: ['a', 'b'], budget: '50.00', days: 3 };
  expect(campaignTerms(ad, 'USD')).toMatchObject({ kind: 'campaign', amount: '50.00', currency: 'USD' });
  for (const other of [{ goods_ids: ['b', 'a'] }, { days: 4 }, { max_bid: '0.10' }, { day_budget: '20.00' }])
    expect(campaignTerms({ ...ad, ...other }, 'USD').subject).not.toBe(campaignTerms(ad, 'USD').subject);
});
