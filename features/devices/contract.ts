// A merchant's devices that sign, and what they have signed.
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { mandateAlgorithms, mandateKinds } from '#domain/proof/mandate.ts';
import { id, timestamp, versionMax, words } from '#domain/wire/wire.ts';
import { creationAnswer, creationOptions } from '#features/staff/passkey.shapes.ts';

const base64 = z.string().check(z.maxLength(1072), z.regex(/^[A-Za-z0-9+/]*={0,2}$/));
const secret = z.string().check(z.maxLength(128));

/**
 * Who it is: the transaction password; or, where none is set or it was forgotten, the sign-in password. The second factor
 * as well where it is on.
 */
const proof = {
  pay_password: z.optional(secret),
  password: z.optional(secret),
  code: z.optional(z.string().check(z.maxLength(40))),
};
const proofRefusals = [
  'payPasswordNotSet',
  'wrongPayPassword',
  'oldPasswordIncorrect',
  'secondFactorNeeded',
  'verificationCodeIncorrect',
  'verificationCodeRequired',
] as const;

export const device = z.object({
  id,
  kind: z.enum(['device', 'passkey']),
  name: z.string(),
  algorithm: z.enum(mandateAlgorithms),
  /** SubjectPublicKeyInfo, DER. */
  public_key: base64,
  /** The id that a passkey is asked for by. */
  credential: z.nullable(z.string()),
  added_at: timestamp,
  /** It signs from here on. */
  active_from: timestamp,
  /** When its removal counts, while that waits. */
  removal_from: z.nullable(timestamp),
  removed_at: z.nullable(timestamp),
  status: z.enum(['active', 'waiting', 'leaving', 'removed']),
});

export const listDevices = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/v1/shop/devices',
  actor: 'merchant',
  summary: 'The devices and passkeys that sign for your shop, and those that did.',
  input: z.object({}),
  output: z.object({
    list: z.array(device),
    max: z.int(),
    /** The address that passkeys of this platform belong to. */
    party: z.string(),
    pay_password_set: z.boolean(),
    second_factor: z.boolean(),
  }),
  refuses: [],
});

export const listMandates = endpoint({
  name: 'listMandates',
  method: 'GET',
  path: '/v1/shop/mandates',
  actor: 'merchant',
  scope: 'wallet.read',
  summary: 'What your devices signed, with the signatures: anybody can check them with the public keys.',
  input: z.object({
    /** Mandates after this number. */
    after: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(versionMax)), 0),
  }),
  output: z.object({
    list: z.array(
      z.object({
        n: z.int(),
        id,
        kind: z.enum(mandateKinds),
        /** The withdrawal, account, campaign or person that it is about. */
        subject: id,
        body: z.string(),
        signature: z.string(),
        authenticator_data: z.nullable(z.string()),
        client_data: z.nullable(z.string()),
        device: z.object({
          id,
          kind: z.enum(['device', 'passkey']),
          algorithm: z.enum(mandateAlgorithms),
          public_key: base64,
        }),
        at: timestamp,
      }),
    ),
    next: z.nullable(z.int()),
  }),
  refuses: [],
});

export const beginSigningPasskey = endpoint({
  name: 'beginSigningPasskey',
  method: 'POST',
  path: '/v1/shop/devices/passkey',
  actor: 'merchant',
  summary: 'What the browser is asked for to make a passkey that signs.',
  reads: true,
  input: z.object({}),
  output: creationOptions,
  refuses: [],
});

export const addDevice = endpoint({
  name: 'addDevice',
  security: 'key',
  method: 'POST',
  path: '/v1/shop/devices/add',
  actor: 'merchant',
  audited: true,
  summary:
    'Adds a device or a passkey that signs. The first one signs at once, every later one after 24 hours. You are notified.',
  input: z.object({
    name: words(limits.deviceNameCharactersMax),
    /** Of this phone: its public key (P-256 or Ed25519, SubjectPublicKeyInfo, DER). */
    public_key: z.optional(base64),
    /** Or a passkey: what was asked, and what the browser answered. */
    challenge: z.optional(z.string().check(z.maxLength(200))),
    passkey: z.optional(creationAnswer),
    ...proof,
  }),
  output: z.object({ device }),
  refuses: [...proofRefusals, 'invalidOperation'],
});

export const removeDevice = endpoint({
  name: 'removeDevice',
  security: 'key',
  method: 'POST',
  path: '/v1/shop/devices/remove',
  actor: 'merchant',
  audited: true,
  summary:
    'Removes a device: at once while another one signs; the last one 24 hours later. You are notified either way.',
  input: z.object({ id, pay_password: secret, code: proof.code }),
  output: z.object({ device }),
  refuses: [...proofRefusals],
});

export const retainDevice = endpoint({
  name: 'retainDevice',
  security: 'key',
  method: 'POST',
  path: '/v1/shop/devices/retain',
  actor: 'merchant',
  audited: true,
  summary: 'Stops a removal that still waits: the device goes on signing.',
  input: z.object({ id, pay_password: secret, code: proof.code }),
  output: z.object({ device }),
  refuses: [...proofRefusals, 'invalidOperation'],
});
