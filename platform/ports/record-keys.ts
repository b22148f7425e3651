// The keys of the record: one signs heads of the log, one signs slips. Receipts have a key of their own.
// Keys and signatures are those of C2SP signed notes: https://c2sp.org/signed-note, Ed25519, type 0x01.
import { createHash, createPrivateKey, sign, type JsonWebKeyInput } from 'node:crypto';
import * as z from 'zod/mini';
import { makeSigningKey, signingKey, type SigningKey } from './receipt-keys.ts';

/** One key under one name. The name and the public key together are what others pin. */
export type NoteKey = {
  readonly name: string;
  /** Name, key id and public key, as clients and witnesses are given it. */
  readonly vkey: string;
  /** 32 bytes (RFC 8032). */
  readonly publicKey: Uint8Array;
  /** 64 bytes; the same message always gives the same signature. */
  sign(message: Uint8Array): Promise<Uint8Array>;
};

export type RecordKeys = {
  /** Signs heads of the log. Its name is the origin of the log. */
  readonly log: NoteKey;
  /** Signs what a merchant's phone is told of the wallet. */
  readonly slip: NoteKey;
};

/** As the keys are stored: private halves, never the same key twice. */
export const recordSecrets = z.object({ log: signingKey, slip: signingKey });
export type RecordSecrets = z.infer<typeof recordSecrets>;

export function makeRecordSecrets(): RecordSecrets {
  return { log: makeSigningKey(), slip: makeSigningKey() };
}

/**
 * @param baseUrl Where people reach the platform: its host, with the port where it has one, begins both names. Another
 *   host is therefore another log to whoever has pinned this one.
 */
export function openRecordKeys({ log, slip }: RecordSecrets, baseUrl: string): RecordKeys {
  const { host } = new URL(baseUrl);
  return { log: openNoteKey(`${host}/log`, log), slip: openNoteKey(`${host}/slip`, slip) };
}

/** @param name Without spaces and without `+`, as C2SP asks. */
export function openNoteKey(name: string, jwk: SigningKey): NoteKey {
  if (!/^[^\s+]+$/u.test(name)) throw new Error(`a key cannot be named ${JSON.stringify(name)}`);
  const input: JsonWebKeyInput = { key: { kty: jwk.kty, crv: jwk.crv, x: jwk.x, d: jwk.d }, format: 'jwk' };
  const privateKey = createPrivateKey(input);
  const publicKey = new Uint8Array(Buffer.from(jwk.x, 'base64url'));
  return {
    name,
    vkey: vkeyOf(name, publicKey),
    publicKey,
    sign: (message) => Promise.resolve(new Uint8Array(sign(null, message, privateKey))),
  };
}

/** The byte that says Ed25519 in key ids and verifier keys. */
const ed25519 = Uint8Array.of(1);

function vkeyOf(name: string, publicKey: Uint8Array): string {
  const digest = createHash('sha256').update(`${name}\n`).update(ed25519).update(publicKey).digest();
  const id = digest.subarray(0, 4).toString('hex');
  return `${name}+${id}+${Buffer.concat([ed25519, publicKey]).toString('base64')}`;
}
