// The second factor: an authenticator app, and recovery codes for the day the phone is gone.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { readRecovery, showRecovery } from '#domain/identity/recovery.ts';
import type { NoticeCode } from '#domain/notifications/notices.ts';
import type { beginSecondFactor } from '#features/people/safety.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import * as codes from './factor-codes.ts';
import { findMerchant } from './merchants.sql.ts';
import * as sql from './safety.sql.ts';
import { endLinks } from './sessions.ts';
import { trySecret } from './tries.ts';
import type { Who } from './tries.sql.ts';

/**
 * Asks for the second factor before an act. Call it last of all checks and before any lock: a code counts once, and
 * it is used up whatever becomes of the caller's transaction.
 *
 * @throws Refused `secondFactorNeeded` with reason `not_set_up` where the person has none, `code` where none came.
 * @throws Refused `verificationCodeIncorrect` (`wrong` with `tries_left`, or `used`); `tooManyRequests` with
 * `retry_at` after `limits.secretTries` wrong ones.
 */
export async function assertSecondFactor(
  env: Environment,
  who: Who,
  code: string | undefined,
): Promise<void> {
  const { factor_box: box } = await sql.findSafety(env.db.aside, who);
  if (box === null) throw refuse('secondFactorNeeded', notSetUp);
  await checkFactor(env, who, code);
}

/** What a person without one is told: where it is set up, free of charge and at once. */
const notSetUp = { reason: 'not_set_up', route: '/settings/security/second-step' } as const;

/** What a person whose second factor is on is asked for; `methods` as the client may show them. */
export const factorAsked = { methods: ['totp', 'recovery'] };

/** `assertSecondFactor` for a person who has one. A recovery code is as good as the app's, once. */
export async function checkFactor(env: Environment, who: Who, code: string | undefined): Promise<void> {
  if (code === undefined) {
    throw refuse('secondFactorNeeded', { reason: 'code', field: 'code', second_factor: factorAsked });
  }
  const recovery = readRecovery(code);
  if (recovery !== undefined) return takeRecovery(env, who, recovery);
  const { factor_box: box } = await sql.findSafety(env.db.aside, who);
  if (box === null) throw refuse('secondFactorNeeded', notSetUp);
  let isUsed = false;
  const wrong = await trySecret(env, who, 'factor', async () => {
    const step = codes.stepOf(codes.openSecret(env, who, box), code, env.clock.now());
    if (step === undefined) return false;
    isUsed = !(await sql.useFactorStep(env.db.aside, { ...who, step }));
    return !isUsed;
  });
  if (wrong === undefined) return;
  throw refuse('verificationCodeIncorrect', { field: 'code', reason: isUsed ? 'used' : 'wrong', ...wrong });
}

/** Not counted: nobody guesses so many bits. */
async function takeRecovery(env: Environment, who: Who, code: string): Promise<void> {
  const now = env.clock.now();
  const isTaken = await sql.useRecoveryCode(env.db.aside, {
    ...who,
    hash: codes.recoveryHash(env, code),
    now,
  });
  if (!isTaken) throw refuse('verificationCodeIncorrect', { field: 'code', reason: 'recovery' });
  const left = await sql.countRecoveryCodes(env.db.aside, who);
  await tellPerson(env.db.aside, env, who, { code: 'recovery_code_used', facts: { left: String(left) } });
}

/**
 * Offers a secret for the authenticator app; it counts only when its first code is confirmed.
 *
 * @throws Refused `invalidOperation` where a second factor is on already.
 */
export async function beginFactor(
  env: Environment,
  who: Who,
  username: string,
): Promise<GivenOf<typeof beginSecondFactor>> {
  const { db, clock } = env;
  const { factor_box: box } = await sql.findSafety(db.direct, who);
  if (box !== null) throw refuse('invalidOperation', { reason: 'already_on' });
  const secret = codes.makeFactorSecret();
  const until = new Date(clock.now().getTime() + limits.factorSetupMs);
  await db.transaction((tx) => sql.offerFactor(tx, who, codes.sealSecret(env, who, secret), until));
  return { secret, url: codes.factorUrl(env, username, secret), expires_at: until };
}

/**
 * Turns the second factor on with the first code of the offered secret, and gives the recovery codes, which are
 * shown this once.
 *
 * @throws Refused `invalidOperation` where nothing waits to be confirmed (`not_begun`), or it is on (`already_on`).
 */
export async function confirmFactor(env: Environment, who: Who, code: string): Promise<string[]> {
  const now = env.clock.now();
  const safety = await sql.findSafety(env.db.direct, who);
  if (safety.factor_box !== null) throw refuse('invalidOperation', { reason: 'already_on' });
  const { factor_new_box: box, factor_new_until: until } = safety;
  if (box === null || until === null || until <= now)
    throw refuse('invalidOperation', { reason: 'not_begun' });
  assertTyped(code);
  let step: bigint | undefined;
  const wrong = await trySecret(env, who, 'factor', async () => {
    step = codes.stepOf(codes.openSecret(env, who, box), code, now);
    return step !== undefined;
  });
  if (wrong !== undefined || step === undefined) {
    throw refuse('verificationCodeIncorrect', { field: 'code', reason: 'wrong', ...wrong });
  }
  const offered = { box, at: now, step };
  return env.db.transaction(async (tx) => {
    if (!(await sql.turnFactorOn(tx, who, offered)))
      throw refuse('invalidOperation', { reason: 'already_on' });
    await endLinks(tx, who);
    await tellPerson(tx, env, who, { code: 'second_factor_on' });
    return renewCodes(tx, env, who);
  });
}

/** @throws Refused `verificationCodeRequired` for an empty code: the person pressed on without one. */
export function assertTyped(code: string | undefined): void {
  if (code?.trim() === '') throw refuse('verificationCodeRequired', { field: 'code', reason: 'missing' });
}

/** Turns it off; call it after password and code were right. */
export async function endFactor(env: Environment, who: Who): Promise<void> {
  await env.db.transaction(async (tx) => {
    if (!(await sql.turnFactorOff(tx, who))) return;
    await sql.replaceRecoveryCodes(tx, who, []);
    await endLinks(tx, who);
    await tellPerson(tx, env, who, { code: 'second_factor_off' });
  });
}

/** Ten fresh recovery codes; those before are void. Call it after password and code were right. */
export function renewRecoveryCodes(env: Environment, who: Who): Promise<string[]> {
  return env.db.transaction((tx) => renewCodes(tx, env, who));
}

async function renewCodes(tx: Tx, env: Environment, who: Who): Promise<string[]> {
  const made = Array.from({ length: limits.recoveryCodes }, codes.makeRecoveryCode);
  const hashes = made.map((code) => codes.recoveryHash(env, code));
  await sql.replaceRecoveryCodes(tx, who, hashes);
  return made.map(showRecovery);
}

type Say = { readonly code: NoticeCode; readonly facts?: Readonly<Record<string, string>> };

async function tellPerson(tx: Tx, env: Environment, who: Who, { code, facts = {} }: Say): Promise<void> {
  // The box of notices is the owner's.
  if ((await findMerchant(tx, who.shopId, who.personId))?.role !== 'owner') return;
  const at = env.clock.now();
  const id = env.random.id(at);
  await tell(tx, who.shopId, { id, code, onceKey: `${code}:${id}`, facts, at });
}
