// The sign-in password, asked again and changed.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import type { changePassword } from '#features/people/safety.contract.ts';
import { tell } from '#platform/db/events.sql.ts';
import type { Environment } from '#platform/environment.ts';
import { findMerchant, ownWordsOf, setPasswordHash, type MerchantRow } from './merchants.sql.ts';
import { assertStrong, hashSecret, isPassword, takePasswordTurn } from './passwords.ts';
import { checkFactor } from './second-factor.ts';
import { endLinks } from './sessions.ts';
import { trySecret } from './tries.ts';
import type { Who } from './tries.sql.ts';

/**
 * Checks the sign-in password again, where a token alone is not enough.
 *
 * @returns the person whose password it was: a change that follows is made against this hash and no later one.
 * @throws Refused `oldPasswordIncorrect` with `tries_left`; `tooManyRequests` with `retry_at`.
 */
export async function assertPasswordAgain(env: Environment, who: Who, typed: string): Promise<MerchantRow> {
  const merchant = await findMerchant(env.db.aside, who.shopId, who.personId);
  if (merchant === undefined) throw refuse('operationBusy', { reason: 'gone' });
  const wrong = await takePasswordTurn(() =>
    trySecret(env, who, 'password', () => isPassword(typed, merchant.password_hash)),
  );
  if (wrong === undefined) return merchant;
  throw refuse('oldPasswordIncorrect', { field: 'password', reason: 'wrong', ...wrong });
}

/**
 * Changes the sign-in password. Whoever calls it ends the other sessions.
 *
 * @throws Refused `invalidParameter` with field `new` (`too_short`, `too_long`, `too_common`, `own_words`, `breached`,
 * `same_as_old`) or `confirm` (`mismatch`); `oldPasswordIncorrect`; `secondFactorNeeded` and its kin where one is on.
 */
export async function changeOwnPassword(
  env: Environment,
  who: Who,
  ask: InputOf<typeof changePassword>,
): Promise<void> {
  const own = await ownWordsOf(env.db.direct, who);
  await assertStrong(ask.new, { field: 'new', own, env });
  if (ask.confirm !== ask.new) throw refuse('invalidParameter', { field: 'confirm', reason: 'mismatch' });
  if (ask.new === ask.password) throw refuse('invalidParameter', { field: 'new', reason: 'same_as_old' });
  const merchant = await assertPasswordAgain(env, who, ask.password);
  if (merchant.second_factor) await checkFactor(env, who, ask.code);
  const hash = await hashSecret(ask.new);
  const now = env.clock.now();
  await env.db.transaction(async (tx) => {
    if (!(await setPasswordHash(tx, { ...who, hash, from: merchant.password_hash }))) {
      throw refuse('operationBusy', { reason: 'changed_meanwhile' });
    }
    await endLinks(tx, who);
    if (merchant.role !== 'owner') return;
    const id = env.random.id(now);
    await tell(tx, who.shopId, {
      id,
      code: 'password_changed',
      onceKey: `password:${id}`,
      facts: {},
      at: now,
    });
  });
}
