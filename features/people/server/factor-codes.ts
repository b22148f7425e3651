// Codes of a second factor: six digits of an authenticator app (RFC 6238), and recovery codes on paper.
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  randomInt,
} from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { recoveryAlphabet, recoveryLength, recoveryLengthBefore } from '#domain/identity/recovery.ts';
import { pinOf } from '#domain/identity/typed-pin.ts';
import type { Environment } from '#platform/environment.ts';
import type { Who } from './tries.sql.ts';

const periodSeconds = 30;
/** Phones' clocks differ: the code before and the one after are good too. */
const stepsAround = 1;
const secretBytes = 20;
const ivBytes = 12;
const tagBytes = 16;

type Keyed = Pick<Environment, 'secret'>;

/** A fresh secret, in base32 as an authenticator app takes it by hand. */
export function makeFactorSecret(): string {
  return new Secret({ size: secretBytes }).base32;
}

/** The address that a camera reads: it carries the secret. */
export function factorUrl(env: Pick<Environment, 'brand'>, username: string, secret: string): string {
  return totpOf(secret, { issuer: env.brand.name, label: username }).toString();
}

/** The time step whose code this is; undefined where it is none of those that are good at the moment. */
export function stepOf(secret: string, typed: string, now: Date): bigint | undefined {
  const code = pinOf(typed);
  if (!/^[0-9]{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: stepsAround });
  return delta === null ? undefined : BigInt(Math.floor(timestamp / 1_000 / periodSeconds) + delta);
}

function totpOf(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const facts = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;
  return new TOTP({ ...names, ...facts, secret: Secret.fromBase32(secret) });
}

/** Encrypts a secret for one person: in another row it opens nothing. AES-256-GCM: iv, tag, text. */
export function sealSecret(env: Keyed, who: Who, secret: string): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(env), iv).setAAD(ownerOf(who));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** @throws where the box was sealed for another person or with another key. */
export function openSecret(env: Keyed, who: Who, box: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(env), box.subarray(0, ivBytes))
    .setAAD(ownerOf(who))
    .setAuthTag(box.subarray(ivBytes, ivBytes + tagBytes));
  const opened = Buffer.concat([decipher.update(box.subarray(ivBytes + tagBytes)), decipher.final()]);
  return opened.toString('utf8');
}

function keyOf({ secret }: Keyed): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'second-factor', 32));
}

function ownerOf({ shopId, personId }: Who): Buffer {
  return Buffer.from(`${shopId}:${personId}`);
}

/** 120 bits: nobody guesses one, so these need no count of tries. */
export function makeRecoveryCode(): string {
  return Array.from({ length: recoveryLength }, () =>
    recoveryAlphabet.charAt(randomInt(recoveryAlphabet.length)),
  ).join('');
}

/**
 * What is kept of a recovery code: a hash with a key of the instance, so that a stolen table alone opens nothing. Codes of
 * 80 bits, made before, were kept without the key and stay good until they are used or replaced.
 */
export function recoveryHash({ secret }: Keyed, code: string): Buffer {
  if (code.length === recoveryLengthBefore) return createHash('sha256').update(code).digest();
  return createHmac('sha256', Buffer.from(hkdfSync('sha256', secret, '', 'recovery-code', 32)))
    .update(code)
    .digest();
}
