// Passkeys (WebAuthn): made and used on the console's own address, with the person verified by their device.
import { isIP } from 'node:net';
import type * as z from 'zod/mini';
import { refuse, type Refused } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type * as shapes from '#features/staff/passkey.shapes.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './passkeys.sql.ts';

type Person = { readonly id: string; readonly username: string; readonly name: string };

/** ES256, EdDSA, RS256: what devices have. */
const algorithms = [-7, -8, -257];

/**
 * Whose passkeys they are: the host of the console. A browser makes none for a bare address of numbers; on this very
 * machine it is reached as `localhost` too.
 */
function partyOf({ consoleUrl }: Pick<Environment, 'consoleUrl'>): { id: string; origin: string } {
  const url = new URL(consoleUrl);
  if (isIP(url.hostname) !== 0) url.hostname = 'localhost';
  return { id: url.hostname, origin: url.origin };
}

/** What the browser is asked for to make a passkey. */
export async function askCreation(
  env: Environment,
  person: Person,
): Promise<z.input<typeof shapes.creationOptions>> {
  const party = partyOf(env);
  const known = await sql.listPasskeys(env.db.direct, { personId: person.id });
  return {
    challenge: await challenge(env, person.id),
    rp: { id: party.id, name: env.brand.name },
    user: {
      id: Buffer.from(person.id).toString('base64url'),
      name: person.username,
      displayName: person.name,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: limits.consoleTicketMs,
    attestation: 'none',
    excludeCredentials: known.map(({ credential }) => ({ id: credential, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  };
}

/** What the browser asks one of the person's passkeys for. */
export async function askPasskey(
  env: Environment,
  personId: string,
): Promise<z.input<typeof shapes.requestOptions>> {
  const known = await sql.listPasskeys(env.db.direct, { personId });
  if (known.length === 0) throw refuse('secondFactorNeeded', { reason: 'not_set_up' });
  return {
    challenge: await challenge(env, personId),
    rpId: partyOf(env).id,
    timeout: limits.consoleTicketMs,
    userVerification: 'required',
    allowCredentials: known.map(({ credential }) => ({ id: credential, type: 'public-key' })),
  };
}

async function challenge(env: Environment, personId: string): Promise<string> {
  const text = env.random.token();
  const until = new Date(env.clock.now().getTime() + limits.consoleTicketMs);
  await sql.setChallenge(env.db.direct, { personId, text, until });
  return text;
}

export type Made = Pick<sql.NewPasskey, 'credential' | 'public_key' | 'counter'>;

/** @throws Refused `verificationCodeIncorrect` with reason `passkey` where it is not what was asked for. */
export async function checkCreation(
  env: Environment,
  personId: string,
  answer: z.output<typeof shapes.creationAnswer>,
): Promise<Made> {
  const party = partyOf(env);
  const expectedChallenge = await sql.takeChallenge(env.db.aside, personId, env.clock.now());
  if (expectedChallenge === undefined) throw wrong();
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyRegistrationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(() => undefined);
  if (checked?.verified !== true) throw wrong();
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return { credential: id, public_key: Buffer.from(publicKey), counter: BigInt(counter) };
}

/**
 * Keeps a passkey in the first free slot of its person, whose safety row is locked.
 *
 * @throws Refused `invalidOperation` with reason `too_many`, or `known` for a device that is kept already.
 */
export async function savePasskey(
  tx: Tx,
  personId: string,
  made: Made & { readonly name: string; readonly at: Date },
): Promise<void> {
  const taken = (await sql.listPasskeys(tx, { personId })).map(({ slot }) => slot);
  const slots = Array.from({ length: limits.passkeysPerPerson }, (_value, index) => index + 1);
  const slot = slots.find((one) => !taken.includes(one));
  if (slot === undefined) throw refuse('invalidOperation', { reason: 'too_many' });
  const { at, ...row } = made;
  if (await sql.insertPasskey(tx, { ...row, personId, slot, created_at: at })) return;
  throw refuse('invalidOperation', { reason: 'known' });
}

/** Checks what a passkey signed; each question is answered once. @throws as `checkCreation`. */
export async function checkPasskey(
  env: Environment,
  personId: string,
  answer: z.output<typeof shapes.requestAnswer>,
): Promise<void> {
  const { db, clock } = env;
  const party = partyOf(env);
  const now = clock.now();
  const expectedChallenge = await sql.takeChallenge(db.aside, personId, now);
  const known = (await sql.listPasskeys(db.aside, { personId })).find(
    ({ credential }) => credential === answer.id,
  );
  if (expectedChallenge === undefined || known === undefined) throw wrong();
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const checked = await verifyAuthenticationResponse({
    response: answer,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: {
      id: known.credential,
      publicKey: new Uint8Array(known.public_key),
      counter: Number(known.counter),
    },
  }).catch(() => undefined);
  if (checked?.verified !== true) throw wrong();
  const counter = BigInt(checked.authenticationInfo.newCounter);
  if (!(await sql.usePasskey(db.aside, { personId, credential: known.credential, counter, now })))
    throw wrong();
}

function wrong(): Refused {
  return refuse('verificationCodeIncorrect', { field: 'answer', reason: 'passkey' });
}
