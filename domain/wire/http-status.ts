// The HTTP status of a refusal, as programs with a key are answered. Sessions of the apps get 200 with the code of the catalogue.
import type { RefusalKey } from './errors.ts';

/** What has no line of its own was understood and is refused for what it asks: 422. */
const otherStatus = 422;

const statuses: Partial<Record<RefusalKey, number>> = {
  badRequest: 400,
  invalidRequest: 400,
  parameterMissing: 400,
  invalidParameter: 400,
  illegalRequest: 401,
  unauthorized: 401,
  noAuthentication: 401,
  tokenExpired: 401,
  insufficientPermissions: 403,
  invalidAccount: 403,
  accountDisabled: 403,
  secondFactorNeeded: 403,
  signatureNeeded: 403,
  withdrawalDisabled: 403,
  walletFrozen: 403,
  recordNotFound: 404,
  invalidUserPage: 404,
  withdrawalAccountNotFound: 404,
  operationBusy: 409,
  invalidOperation: 409,
  usernameExists: 409,
  goodsCodeAlreadyExists: 409,
  staleVersion: 409,
  outOfStock: 409,
  priceChanged: 409,
  // The key was used with another body (draft-ietf-httpapi-idempotency-key-header, section 2.7).
  idempotencyConflict: 422,
  tooManyRequests: 429,
  friendSupportDailyLimit: 429,
  unknownError: 500,
  systemError: 500,
  systemBusy: 503,
};

/** The status of a refusal for callers with a key: 4xx where the caller can do something, 5xx where only we can. */
export function httpStatusOf(key: RefusalKey): number {
  return statuses[key] ?? otherStatus;
}

/** The fixed title of a kind of refusal, in English: `tooManyRequests` is "Too many requests". */
export function titleOf(key: RefusalKey): string {
  const words = key.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
