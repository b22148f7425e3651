// Section 8: every code of the catalogue. Which calls answer with it is read from their contracts.
import { refusals, type RefusalKey } from '#domain/wire/errors.ts';
import { keysOf } from '#domain/keys.ts';
import type { Clause } from './clauses.ts';

/** Codes of the catalogue that no call answers with, and which one says it instead. */
const unanswered: Partial<Record<RefusalKey, string>> = {
  operationFailed: 'none: each refusal names its own cause',
  unauthorized: 'none: 401, 407, 408 and 409 say which it is',
  invalidAccount: 'none: 413 says no more of an account to a stranger',
  invalidVerificationCode: 'none: 415 and 416 say which it is',
  usernameDuplicated: 'none: 417',
  routeExists: 'none: no route is made in the console',
  routeDuplicated: 'none: no route is made in the console',
  invitationCodeExists: 'none: codes are drawn by the platform',
  invitationCodeDuplicated: 'none: codes are drawn by the platform',
  addFailed: 'none: each refusal names its own cause',
};

export const codeClauses: Clause[] = [
  {
    section: '8 Errors',
    says: '200 ok',
    place: 'platform/http/answer.ts',
    calls: 'every call',
  },
  ...keysOf(refusals).map((key) => ({
    section: '8 Errors',
    says: `${refusals[key].code} ${key}`,
    place: 'domain/wire/errors.ts',
    refusal: key,
    ...(unanswered[key] === undefined ? {} : { calls: unanswered[key] }),
  })),
];
