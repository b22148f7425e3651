// The second factor of the console's people: an authenticator app, passkeys, and recovery codes for the day they are gone.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { readRecovery, showRecovery } from '#domain/identity/recovery.ts';
import type { factorKinds } from '#features/staff/contract.ts';
import { secrets, sessions } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './access.sql.ts';
import { listPasskeys } from './passkeys.sql.ts';

const { codes, trySecret } = secrets;

type FactorKind = (typeof factorKinds)[number];

/** Tries of people without a shop are counted, and their secrets sealed, under shop 0. */
export const whoOf = (personId: string) => ({ shopId: 0n, personId });

/** What a person can prove themselves with; recovery codes alone are no factor. */
export async function factorsOf(tx: Tx, personId: string): Promise<FactorKind[]> {
  const [safety, passkeys] = [await sql.findSafety(tx, personId), await listPasskeys(tx, { personId })];
  return [
    ...(safety.factor_box === null ? [] : ['totp' as const]),
    ...(passkeys.length === 0 ? [] : ['passkey' as const]),
  ];
}

/**
 * Checks a code of the app, or a recovery code. A code counts once, and is used up whatever comes of the caller.
 *
 * @throws Refused `verificationCodeRequired`, `verificationCodeIncorrect` (`wrong` with `tries_left`, `used`, `recovery`),
 * `secondFactorNeeded` (`not_set_up`), `tooManyRequests` with `retry_at`.
 */
export async function checkCode(env: Environment, personId: string, typed: string): Promise<void> {
  assertTyped(typed);
  const recovery = readRecovery(typed);
  if (recovery !== undefined) return takeRecovery(env, personId, recovery);
  const { factor_box: box } = await sql.findSafety(env.db.aside, personId);
  if (box === null) throw refuse('secondFactorNeeded', { reason: 'not_set_up' });
  const who = whoOf(personId);
  let isUsed = false;
  const wrong = await trySecret(env, who, 'factor', async () => {
    const step = codes.stepOf(codes.openSecret(env, who, box), typed, env.clock.now());
    if (step === undefined) return false;
    isUsed = !(await sql.useFactorStep(env.db.aside, { personId, step }));
    return !isUsed;
  });
  if (wrong === undefined) return;
  throw refuse('verificationCodeIncorrect', { field: 'code', reason: isUsed ? 'used' : 'wrong', ...wrong });
}

/** Not counted: nobody guesses so many bits. */
async function takeRecovery(env: Environment, personId: string, code: string): Promise<void> {
  const { db, clock } = env;
  if (
    await sql.useRecoveryCode(db.aside, { personId, hash: codes.recoveryHash(env, code), now: clock.now() })
  )
    return;
  throw refuse('verificationCodeIncorrect', { field: 'code', reason: 'recovery' });
}

function assertTyped(code: string): void {
  if (code.trim() === '') throw refuse('verificationCodeRequired', { field: 'code', reason: 'missing' });
}

/** Offers a secret for the authenticator app; it counts only when its first code is confirmed. */
export async function offerApp(env: Environment, personId: string, username: string) {
  const secret = codes.makeFactorSecret();
  const until = new Date(env.clock.now().getTime() + limits.factorSetupMs);
  const box = codes.sealSecret(env, whoOf(personId), secret);
  await sql.offerFactor(env.db.direct, { personId, box, until });
  return { secret, url: codes.factorUrl(env, username, secret), expires_at: until.toISOString() };
}

export type Offered = { readonly box: Buffer; readonly at: Date; readonly step: bigint };

/**
 * Checks the first code of the offered secret, for `turnOnApp`.
 *
 * @throws Refused `invalidOperation` with reason `not_begun` where nothing waits for a code; and as `checkCode`.
 */
export async function checkOffered(env: Environment, personId: string, typed: string): Promise<Offered> {
  assertTyped(typed);
  const now = env.clock.now();
  const { factor_new_box: box, factor_new_until: until } = await sql.findSafety(env.db.aside, personId);
  if (box === null || until === null || until <= now)
    throw refuse('invalidOperation', { reason: 'not_begun' });
  const who = whoOf(personId);
  let step: bigint | undefined;
  const wrong = await trySecret(env, who, 'factor', async () => {
    step = codes.stepOf(codes.openSecret(env, who, box), typed, now);
    return step !== undefined;
  });
  if (wrong !== undefined || step === undefined) {
    throw refuse('verificationCodeIncorrect', { field: 'code', reason: 'wrong', ...wrong });
  }
  return { box, at: now, step };
}

/** Turns the offered app on in the place of the one before, and gives ten new recovery codes. */
export async function turnOnApp(
  tx: Tx,
  env: Environment,
  personId: string,
  offered: Offered,
): Promise<string[]> {
  if (!(await sql.turnFactorOn(tx, { personId, ...offered }))) {
    throw refuse('invalidOperation', { reason: 'not_begun' });
  }
  return renewCodes(tx, env, personId);
}

/** Ten fresh recovery codes, shown this once; those before are void. */
export async function renewCodes(tx: Tx, env: Environment, personId: string): Promise<string[]> {
  const made = Array.from({ length: limits.recoveryCodes }, codes.makeRecoveryCode);
  const hashes = made.map((code) => codes.recoveryHash(env, code));
  await sql.replaceRecoveryCodes(tx, personId, hashes);
  return made.map(showRecovery);
}

/**
 * Asks for a second factor that was proved in this session within `limits.freshFactorMs`: for dangerous acts of the
 * console. The screen answers the refusal by asking for it (`proveFactor`) and acting again.
 *
 * @throws Refused `secondFactorNeeded` with reason `not_fresh`.
 */
export async function assertFreshFactor(env: Environment, session: Session): Promise<void> {
  const until = await freshUntil(env, session);
  if (until === undefined) throw refuse('secondFactorNeeded', { reason: 'not_fresh' });
}

/**
 * Until when the session's factor counts as just proved; undefined where it does not. Asked inside of transactions too:
 * a connection of the same pool would keep thirty of them waiting for each other.
 */
export async function freshUntil(env: Environment, session: Session): Promise<Date | undefined> {
  const provedAt = await sessions.provedAt(env.db.aside, session.tokenHash);
  if (provedAt === undefined) return undefined;
  const until = new Date(provedAt.getTime() + limits.freshFactorMs);
  return until > env.clock.now() ? until : undefined;
}
