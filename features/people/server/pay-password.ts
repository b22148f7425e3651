// The transaction password: the second secret that money leaves with.
import { createHmac } from 'node:crypto';
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { pinFault } from '#domain/identity/pin.ts';
import { pinOf } from '#domain/identity/typed-pin.ts';
import type { updatePayPassword } from '#features/people/safety.contract.ts';
import type { SignedMandate } from '#domain/wire/mandate.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { assertPasswordAgain } from './password-change.ts';
import { findMerchant } from './merchants.sql.ts';
import { hashSecret, isPassword, takePasswordTurn } from './passwords.ts';
import { findSafety, setPayHash, type SafetyRow } from './safety.sql.ts';
import { checkFactor } from './second-factor.ts';
import { trySecret } from './tries.ts';
import type { Who } from './tries.sql.ts';

/**
 * Checks the transaction password that was typed. Call it before the caller's transaction takes any lock: it works
 * for about 70 ms, and its count of tries stands whatever becomes of the transaction.
 *
 * @returns until when withdrawals rest after a forgotten one was replaced, undefined where they do not; and whether a
 * second factor is set up.
 * @throws Refused `payPasswordNotSet`; `wrongPayPassword` with `tries_left`; `tooManyRequests` with `retry_at`
 * after `limits.secretTries` wrong ones, nothing being looked at until then.
 */
export async function assertPayPassword(
  env: Environment,
  who: Who,
  typed: string,
): Promise<{ withdrawPausedUntil: Date | undefined; hasSecondFactor: boolean }> {
  const safety = await findSafety(env.db.aside, who);
  if (safety.pay_hash === null) throw refuse('payPasswordNotSet', { reason: 'not_set' });
  const wrong = await tryPay(env, who, { typed, hash: safety.pay_hash });
  if (wrong !== undefined) {
    throw refuse('wrongPayPassword', { field: 'pay_password', reason: 'wrong', ...wrong });
  }
  const until = safety.withdraw_paused_until;
  return {
    withdrawPausedUntil: until !== null && until > env.clock.now() ? until : undefined,
    hasSecondFactor: safety.factor_box !== null,
  };
}

function tryPay(env: Environment, who: Who, { typed, hash }: { typed: string; hash: string }) {
  const text = peppered(env, who, pinOf(typed));
  // Counted in turn: whoever finds no turn has used no try.
  return takePasswordTurn(() => trySecret(env, who, 'pay', () => isPassword(text, hash)));
}

type Input = InputOf<typeof updatePayPassword>;

/**
 * Told by the room of devices: checks that a device of the shop signed the change, where the shop has one, before a secret
 * is tried. What it gives enters that with the change and says under which id.
 */
export type PayPasswordSigns = (
  env: Environment,
  who: Who,
  sent: SignedMandate | undefined,
) => Promise<(tx: Tx) => Promise<string>>;
type Changed = { readonly withdrawPausedUntil: Date | undefined };

/**
 * Sets the transaction password (with the sign-in password), changes it (with the old one), or replaces a forgotten
 * one (with the sign-in password and, where it is on, the second factor): then withdrawals rest for a day. The same
 * change sent again is the same answer.
 *
 * @throws Refused `signatureNeeded`, `oldPasswordIncorrect`, `oldPayPasswordWrong`, `secondFactorNeeded`, `verificationCodeIncorrect`.
 * @throws Refused `invalidParameter` with field `new` (`shape`, `too_simple`, `same_as_password`, `same_as_old`)
 * or `confirm` (`mismatch`).
 */
export async function changePayPassword(
  env: Environment,
  who: Who,
  ask: Input,
  signs: PayPasswordSigns,
): Promise<Changed> {
  const pin = pinOf(ask.new);
  const fault = pinFault(pin);
  if (fault !== undefined) throw refuse('invalidParameter', { field: 'new', reason: fault });
  if (pinOf(ask.confirm) !== pin) throw refuse('invalidParameter', { field: 'confirm', reason: 'mismatch' });
  const safety = await findSafety(env.db.aside, who);
  const mark = markOf(env, who, ask);
  if (safety.pay_change_mark?.equals(mark) === true) return changed(safety, env);
  const enterMandate = await signs(env, who, ask.mandate);
  await assertMayChange(env, who, { ask, safety });
  await assertOther(env, who, pin);
  return write(env, who, {
    pin,
    mark,
    safety,
    enterMandate,
    isForgotten: safety.pay_hash !== null && ask.old === undefined,
  });
}

async function assertMayChange(
  env: Environment,
  who: Who,
  { ask, safety }: { ask: Input; safety: SafetyRow },
): Promise<void> {
  if (safety.pay_hash !== null && ask.old !== undefined) {
    if (pinOf(ask.old) === pinOf(ask.new)) {
      throw refuse('invalidParameter', { field: 'new', reason: 'same_as_old' });
    }
    const wrong = await tryPay(env, who, { typed: ask.old, hash: safety.pay_hash });
    if (wrong === undefined) return;
    throw refuse('oldPayPasswordWrong', { field: 'old', reason: 'wrong', ...wrong });
  }
  if (ask.password === undefined || ask.password === '') {
    const field = safety.pay_hash === null ? 'password' : 'old';
    throw refuse('parameterMissing', { field, reason: 'missing' });
  }
  await assertPasswordAgain(env, who, ask.password);
  const isForgotten = safety.pay_hash !== null;
  if (isForgotten && safety.factor_box !== null) await checkFactor(env, who, ask.code);
}

/** Whoever watched the sign-in must not know how money leaves. */
async function assertOther(env: Environment, who: Who, pin: string): Promise<void> {
  if (pin.length < limits.passwordCharactersMin) return;
  const merchant = await findMerchant(env.db.aside, who.shopId, who.personId);
  const isSame = await takePasswordTurn(() => isPassword(pin, merchant?.password_hash));
  if (isSame) throw refuse('invalidParameter', { field: 'new', reason: 'same_as_password' });
}

type Writing = {
  pin: string;
  mark: Buffer;
  safety: SafetyRow;
  isForgotten: boolean;
  enterMandate: (tx: Tx) => Promise<string>;
};

async function write(
  env: Environment,
  who: Who,
  { pin, mark, safety, isForgotten, enterMandate }: Writing,
): Promise<Changed> {
  const hash = await hashSecret(peppered(env, who, pin));
  const now = env.clock.now();
  const pausedUntil = isForgotten ? new Date(now.getTime() + limits.payResetPauseMs) : undefined;
  await env.db.transaction(async (tx) => {
    const mandateId = await enterMandate(tx);
    const change = { hash, mark, pausedUntil, from: safety.pay_hash, mandateId };
    if (!(await setPayHash(tx, who, change))) throw refuse('operationBusy', { reason: 'changed_meanwhile' });
    if (safety.pay_hash === null) return;
    const id = env.random.id(now);
    await tell(tx, who.shopId, {
      id,
      code: isForgotten ? 'pay_password_reset' : 'pay_password_changed',
      onceKey: `pay_password:${id}`,
      facts: pausedUntil === undefined ? {} : { until: { at: pausedUntil.toISOString() } },
      at: now,
    });
  });
  return changed({ ...safety, withdraw_paused_until: pausedUntil ?? safety.withdraw_paused_until }, env);
}

function changed({ withdraw_paused_until: until }: SafetyRow, { clock }: Environment): Changed {
  return { withdrawPausedUntil: until !== null && until > clock.now() ? until : undefined };
}

/** So few digits are guessed at once by whoever holds the table: they need the instance's key as well. */
function peppered(env: Environment, { shopId, personId }: Who, pin: string): string {
  return createHmac('sha256', env.secret)
    .update(`pay-password\0${shopId}\0${personId}\0${pin}`)
    .digest('base64');
}

function markOf(env: Environment, { shopId, personId }: Who, { old, password, new: made }: Input): Buffer {
  const asked = JSON.stringify([old ?? null, password ?? null, made]);
  return createHmac('sha256', env.secret).update(`pay-change\0${shopId}\0${personId}\0${asked}`).digest();
}
