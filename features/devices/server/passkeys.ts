// Passkeys (WebAuthn) of merchants: made on the address of their app, with the person verified by their device.
import { createHmac, createPublicKey, timingSafeEqual, type JsonWebKey } from 'node:crypto';
import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import { limits } from '#domain/limits.ts';
import type { MandateAlgorithm } from '#domain/proof/mandate.ts';
import { refuse, type Refused } from '#domain/wire/errors.ts';
import type { creationAnswer, creationOptions } from '#features/staff/passkey.shapes.ts';
import { merchantOf } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './device.sql.ts';

/** ES256, EdDSA, RS256: what devices have, by their numbers in COSE. */
const algorithms: ReadonlyMap<number, MandateAlgorithm> = new Map([
  [-7, 'ES256'],
  [-8, 'EdDSA'],
  [-257, 'RS256'],
]);

/** Whose passkeys they are: the host of the merchants' app. A browser makes none for a bare address of numbers. */
export function partyOf({ baseUrl }: Pick<Environment, 'baseUrl'>): { party: string; origin: string } {
  const url = new URL(baseUrl);
  if (isIP(url.hostname) !== 0) url.hostname = 'localhost';
  return { party: url.hostname, origin: url.origin };
}

type Who = { readonly shopId: bigint; readonly personId: string };

/** What the browser is asked for to make a passkey. */
export async function askCreation(
  env: Environment,
  tx: Tx,
  who: Who,
): Promise<z.input<typeof creationOptions>> {
  const { shopId, personId } = who;
  const known = await sql.listDevices(tx, { shopId, limit: limits.devicesShownMax });
  const person = await merchantOf(tx, shopId, personId);
  return {
    challenge: challengeAt(env, who, env.clock.now().getTime()),
    rp: { id: partyOf(env).party, name: env.brand.name },
    user: {
      id: Buffer.from(personId).toString('base64url'),
      name: person?.username ?? '',
      displayName: person?.username ?? '',
    },
    pubKeyCredParams: [...algorithms.keys()].map((alg) => ({ type: 'public-key', alg })),
    timeout: limits.consoleTicketMs,
    attestation: 'none',
    excludeCredentials: known.flatMap(({ credential, removed_at: removedAt }) =>
      credential === null || removedAt !== null ? [] : [{ id: credential, type: 'public-key' }],
    ),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  };
}

/** Follows from the instance's secret, the person and the time in it, so that it need not be remembered. */
function challengeAt({ secret }: Environment, { shopId, personId }: Who, atMs: number): string {
  const time = Buffer.alloc(8);
  time.writeBigUInt64BE(BigInt(atMs));
  const mac = createHmac('sha256', secret).update(`device-passkey\0${shopId}\0${personId}\0${atMs}`).digest();
  return Buffer.concat([time, mac]).toString('base64url');
}

function isOwnChallenge(env: Environment, who: Who, challenge: string): boolean {
  const bytes = Buffer.from(challenge, 'base64url');
  const atMs = bytes.length === 40 ? Number(bytes.readBigUInt64BE()) : Number.NaN;
  const ageMs = env.clock.now().getTime() - atMs;
  if (!Number.isSafeInteger(atMs) || ageMs < 0 || ageMs > limits.consoleTicketMs) return false;
  const [own, sent] = [Buffer.from(challengeAt(env, who, atMs)), Buffer.from(challenge)];
  return own.length === sent.length && timingSafeEqual(own, sent);
}

export type MadeKey = {
  readonly kind: 'device' | 'passkey';
  readonly algorithm: MandateAlgorithm;
  readonly publicKey: Buffer;
  readonly credential: string | undefined;
};

/** @throws Refused `invalidParameter` with field `passkey` where it is not what was asked for. */
export async function checkPasskey(
  env: Environment,
  who: Who,
  { challenge, answer }: { challenge: string; answer: z.output<typeof creationAnswer> },
): Promise<MadeKey> {
  if (!isOwnChallenge(env, who, challenge)) throw wrong('challenge');
  const { party, origin } = partyOf(env);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: party,
    requireUserVerification: true,
    supportedAlgorithmIDs: [...algorithms.keys()],
  }).catch(() => undefined);
  if (checked?.verified !== true) throw wrong('answer');
  const { id, publicKey } = checked.registrationInfo.credential;
  const key = await readKey(publicKey);
  if (key === undefined) throw wrong('algorithm');
  return { kind: 'passkey', ...key, credential: id };
}

/** A key as authenticators write it (COSE, RFC 9053), as all others write it. */
async function readKey(bytes: Uint8Array<ArrayBuffer>) {
  const { cose, decodeCredentialPublicKey } = await import('@simplewebauthn/server/helpers');
  const { COSEKEYS: names } = cose;
  const key = decodeCredentialPublicKey(bytes);
  const algorithm = algorithms.get(Number(key.get(names.alg)));
  const text = (value: Uint8Array | undefined) => Buffer.from(value ?? []).toString('base64url');
  let jwk: JsonWebKey | undefined;
  if (cose.isCOSEPublicKeyEC2(key) && key.get(names.crv) === 1 && algorithm === 'ES256')
    jwk = { kty: 'EC', crv: 'P-256', x: text(key.get(names.x)), y: text(key.get(names.y)) };
  else if (cose.isCOSEPublicKeyOKP(key) && key.get(names.crv) === 6 && algorithm === 'EdDSA')
    jwk = { kty: 'OKP', crv: 'Ed25519', x: text(key.get(names.x)) };
  else if (cose.isCOSEPublicKeyRSA(key) && algorithm === 'RS256')
    jwk = { kty: 'RSA', n: text(key.get(names.n)), e: text(key.get(names.e)) };
  if (jwk === undefined || algorithm === undefined) return undefined;
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' }).export({ type: 'spki', format: 'der' });
  return { algorithm, publicKey };
}

function wrong(reason: string): Refused {
  return refuse('invalidParameter', { field: 'passkey', reason });
}
