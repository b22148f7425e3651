// A forgotten sign-in password is replaced by its owner alone: through the confirmed address, or with a code on paper.
// No operator can do it for them.
import { setTimeout as sleep } from 'node:timers/promises';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { readRecovery, showRecovery } from '#domain/identity/recovery.ts';
import { addMinutes } from '#domain/time.ts';
import type { askPasswordReset, resetPassword } from '#features/people/recovery.contract.ts';
import { findClaim } from '#platform/db/claim.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { assertTriesLeft, countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import { enterShop } from '#platform/db/scope.ts';
import { senderOf } from '#platform/http/sender.ts';
import type { Environment } from '#platform/environment.ts';
import * as codes from './factor-codes.ts';
import { findMerchant, ownWordsOf, setPasswordHash, type MerchantRow } from './merchants.sql.ts';
import { assertStrong, hashSecret } from './passwords.ts';
import * as sql from './recovery.sql.ts';
import { isResetToken, readResetToken } from './reset-token.ts';
import { assertTyped, checkFactor } from './second-factor.ts';
import { sessions } from './sessions.ts';
import { forgetTries, userKey } from './sign-in.ts';
import { clearTries, type Who } from './tries.sql.ts';

/** What the room of notices does for this one. */
export type AccountMail = {
  /** The confirmed address of a shop's person; undefined where there is none. */
  readonly confirmed: (tx: Tx, who: Who, now: Date) => Promise<string | undefined>;
  /** Writes down that the link is to be sent, in a transaction of its own. */
  readonly sendReset: (env: Environment, who: Who, until: Date) => Promise<void>;
};

type Asking = { readonly env: Environment; readonly mail: AccountMail; readonly ip: string };

/** Longer than looking and writing take: the time of the answer says nothing. */
const answerMs = 250;

/**
 * Sends the link where the name has a confirmed address. The answer is the same for every name.
 *
 * @throws Refused `tooManyRequests` with `retry_at` after `limits.resetsPerHour` for a name, or
 * `limits.resetsPerHourOfAddress` from an address, whether or not somebody has the name.
 */
export async function askReset(
  { env, mail, ip }: Asking,
  { username }: InputOf<typeof askPasswordReset>,
): Promise<GivenOf<typeof askPasswordReset>> {
  const now = env.clock.now();
  const name = username.toLowerCase();
  await countFailure(
    env.db.direct,
    [
      { key: `reset:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.resetsPerHourOfAddress },
      { key: `reset:name:${name}`, windowMs: hourMs, max: limits.resetsPerHour },
    ],
    now,
  );
  const send = async () => {
    const found = await findByName(env, name);
    if (found === undefined) return;
    const who = whoOf(found);
    if ((await mail.confirmed(env.db.direct, who, now)) === undefined) return;
    await mail.sendReset(env, who, addMinutes(now, limits.resetMinutes));
  };
  await Promise.all([send(), sleep(answerMs)]);
  return { minutes: limits.resetMinutes };
}

/**
 * Replaces the password, ends every session, and lets withdrawals rest for a day.
 *
 * @throws Refused `verificationCodeIncorrect` with field `token` (`link`, `expired`) or `recovery_code` (`recovery`).
 * @throws Refused `invalidParameter` as `assertStrong` with field `new`, or `confirm` `mismatch`.
 * @throws Refused `secondFactorNeeded` and its kin where a second factor is on.
 */
export async function reset(
  asking: Asking,
  ask: InputOf<typeof resetPassword>,
): Promise<GivenOf<typeof resetPassword>> {
  const { env } = asking;
  assertTyped(ask.code);
  const proof = await proofOf(asking, ask);
  const { merchant } = proof;
  const who = whoOf(merchant);
  await assertStrong(ask.new, { field: 'new', own: await ownWordsOf(env.db.direct, who), env });
  if (ask.confirm !== ask.new) throw refuse('invalidParameter', { field: 'confirm', reason: 'mismatch' });
  if (merchant.second_factor) await checkFactor(env, who, ask.code);
  const hash = await hashSecret(ask.new);
  const until = await env.db.transaction((tx) => write(tx, env, { proof, hash }));
  return { reset: true, withdraw_paused_until: until };
}

type Proof = { readonly merchant: MerchantRow; readonly way: 'email' | 'code'; readonly codeHash?: Buffer };

/** Wrong ones are counted by address; nobody guesses 120 bits. */
async function proofOf(asking: Asking, ask: InputOf<typeof resetPassword>): Promise<Proof> {
  const { env, ip } = asking;
  const tries: TryLimit[] = [
    { key: `reset-try:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.resetsPerHourOfAddress },
  ];
  await assertTriesLeft(env.db.direct, tries, env.clock.now());
  const found = ask.token === undefined ? await byCode(env, ask) : await byToken(asking, ask.token);
  if (typeof found !== 'string') return found;
  await countFailure(env.db.direct, tries, env.clock.now());
  const field = ask.token === undefined ? 'recovery_code' : 'token';
  throw refuse('verificationCodeIncorrect', { field, reason: found });
}

async function byToken({ env, mail }: Asking, token: string): Promise<Proof | 'link' | 'expired'> {
  const { direct } = env.db;
  const named = readResetToken(token);
  if (named === undefined) return 'link';
  const { who, until } = named;
  enterShop(who.shopId);
  const merchant = await findMerchant(direct, who.shopId, who.personId);
  const address = merchant && (await mail.confirmed(direct, who, env.clock.now()));
  if (merchant === undefined || address === undefined) return 'link';
  const facts = { who, passwordHash: merchant.password_hash, address, until };
  if (!isResetToken(env, token, facts)) return 'link';
  return until > env.clock.now() ? { merchant, way: 'email' } : 'expired';
}

async function byCode(
  env: Environment,
  { username, recovery_code: typed }: InputOf<typeof resetPassword>,
): Promise<Proof | 'recovery'> {
  if (username === undefined || typed === undefined) {
    const field = username === undefined ? 'username' : 'recovery_code';
    throw refuse('parameterMissing', { field, reason: 'missing' });
  }
  const code = readRecovery(typed);
  const merchant = await findByName(env, username.toLowerCase());
  if (code === undefined || merchant === undefined) return 'recovery';
  const codeHash = codes.recoveryHash(env, code);
  const isKnown = await sql.hasAccountCode(env.db.direct, { ...whoOf(merchant), hash: codeHash });
  return isKnown ? { merchant, way: 'code', codeHash } : 'recovery';
}

async function write(
  tx: Tx,
  env: Environment,
  { proof, hash }: { proof: Proof; hash: string },
): Promise<Date> {
  const { merchant, way, codeHash } = proof;
  const who = whoOf(merchant);
  const now = env.clock.now();
  if (codeHash !== undefined && !(await sql.useAccountCode(tx, { ...who, hash: codeHash, now }))) {
    throw refuse('verificationCodeIncorrect', { field: 'recovery_code', reason: 'recovery' });
  }
  if (!(await setPasswordHash(tx, { ...who, hash, from: merchant.password_hash }))) {
    throw refuse('operationBusy', { reason: 'changed_meanwhile' });
  }
  const until = await sql.pauseWithdrawals(tx, who, new Date(now.getTime() + limits.payResetPauseMs));
  await sessions.endLinks(tx, who);
  await sessions.endAll(tx, env, merchant.id, now);
  await clearTries(tx, { ...who, secret: 'password', now });
  await forgetTries(tx, merchant.username);
  // The box of notices is the owner's.
  if (merchant.role !== 'owner') return until;
  const id = env.random.id(now);
  const facts = { way, until: { at: until.toISOString() } };
  await tell(tx, who.shopId, { id, code: 'password_reset', onceKey: `password:${id}`, facts, at: now });
  return until;
}

/** Fresh recovery codes of an account, shown this once; those before are void. */
export async function makeAccountCodes(tx: Tx, env: Environment, who: Who): Promise<string[]> {
  const made = Array.from({ length: limits.accountCodes }, codes.makeRecoveryCode);
  const hashes = made.map((code) => codes.recoveryHash(env, code));
  await sql.replaceAccountCodes(tx, who, hashes, env.clock.now());
  return made.map(showRecovery);
}

async function findByName(env: Environment, name: string): Promise<MerchantRow | undefined> {
  const claim = await findClaim(env.db.direct, { key: userKey(name) });
  if (claim === undefined) return undefined;
  enterShop(claim.shop_id);
  return findMerchant(env.db.direct, claim.shop_id, claim.ref);
}

function whoOf({ shop_id: shopId, id: personId }: MerchantRow): Who {
  return { shopId, personId };
}

/** An instance that writes to nobody: links are asked for in vain, codes work. */
export const noMail: AccountMail = {
  confirmed: () => Promise.resolve(undefined),
  sendReset: () => Promise.resolve(),
};
