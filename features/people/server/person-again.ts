// Proving that it is the person, where a token alone is not enough.
import type { Environment } from '#platform/environment.ts';
import { assertPasswordAgain } from './password-change.ts';
import { assertTyped, checkFactor } from './second-factor.ts';
import type { Who } from './tries.sql.ts';

/**
 * Asks for the sign-in password, and for the second factor where it is on. Call it before any lock is taken: it works
 * for about 70 ms, and its count of tries stands whatever becomes of the caller.
 *
 * @throws Refused `oldPasswordIncorrect`, `secondFactorNeeded`, `verificationCodeRequired`, `verificationCodeIncorrect`,
 * `tooManyRequests`.
 */
export async function assertPersonAgain(
  env: Environment,
  who: Who,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<void> {
  assertTyped(code);
  const merchant = await assertPasswordAgain(env, who, password);
  if (merchant.second_factor) await checkFactor(env, who, code);
}
