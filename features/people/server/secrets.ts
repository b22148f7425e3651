// What a person proves themselves with, for other rooms.
import * as codes from './factor-codes.ts';
import { assertPersonAgain } from './person-again.ts';
import { assertStrong, hashSecret, isPassword, takePasswordTurn } from './passwords.ts';
import { makeAccountCodes } from './recovery.ts';
import { countAccountCodes } from './recovery.sql.ts';
import { resetTokenOf } from './reset-token.ts';
import { checkPassword } from './sign-in.ts';
import { trySecret } from './tries.ts';

/**
 * Passwords, codes and the count of tries at them. `checkPassword` signs in, `isPassword` asks again (take a turn around
 * it), `trySecret` counts; of a person without a shop under shop 0. `assertPersonAgain` asks a merchant for all they have.
 * `recovery` is the way back for a forgotten password.
 */
export const secrets = {
  assertPersonAgain,
  assertStrong,
  checkPassword,
  codes,
  hashSecret,
  recovery: { countCodes: countAccountCodes, makeCodes: makeAccountCodes, tokenOf: resetTokenOf },
  isPassword,
  takePasswordTurn,
  trySecret,
} as const;
