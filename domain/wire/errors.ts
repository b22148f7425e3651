// What can go wrong: the catalogue of the specification (section 8) with the codes we add (455–461).

/** What a client does besides showing the message (spec section 4). */
export type Reaction = 'say' | 'goToInvite' | 'goToNotice' | 'dropToken' | 'signIn';

const say = 'say';

/**
 * Every refusal by its key. Business refusals answer HTTP 200; `http` is set where a transport status says more.
 * 425–435 follow the order of the names in the specification.
 */
export const refusals = {
  systemBusy: { code: 201, reaction: say, http: 503 },
  operationBusy: { code: 202, reaction: say },
  invalidOperation: { code: 203, reaction: say },
  operationFailed: { code: 204, reaction: say },
  badRequest: { code: 400, reaction: say },
  illegalRequest: { code: 401, reaction: 'dropToken' },
  invalidRequest: { code: 402, reaction: say },
  parameterMissing: { code: 403, reaction: say },
  recordNotFound: { code: 404, reaction: say },
  invalidParameter: { code: 405, reaction: say },
  unauthorized: { code: 406, reaction: say },
  noAuthentication: { code: 407, reaction: 'signIn' },
  tokenExpired: { code: 408, reaction: 'signIn' },
  insufficientPermissions: { code: 409, reaction: say },
  invalidAccount: { code: 410, reaction: say },
  accountDisabled: { code: 411, reaction: 'goToNotice' },
  usernamePasswordRequired: { code: 412, reaction: say },
  wrongUsernameOrPassword: { code: 413, reaction: say },
  invalidVerificationCode: { code: 414, reaction: say },
  verificationCodeIncorrect: { code: 415, reaction: say },
  verificationCodeRequired: { code: 416, reaction: say },
  usernameExists: { code: 417, reaction: say },
  usernameDuplicated: { code: 418, reaction: say },
  routeExists: { code: 419, reaction: say },
  routeDuplicated: { code: 420, reaction: say },
  oldPasswordIncorrect: { code: 421, reaction: say },
  invitationCodeExists: { code: 422, reaction: say },
  invitationCodeDuplicated: { code: 423, reaction: say },
  insufficientBalance: { code: 424, reaction: say },
  langCfgExisted: { code: 425, reaction: say },
  langCfgNotConfigured: { code: 426, reaction: say },
  langCodeDuplicated: { code: 427, reaction: say },
  goodsTypeNotConfigured: { code: 428, reaction: say },
  transactionHashUsed: { code: 429, reaction: say },
  goodsCodeAlreadyExists: { code: 430, reaction: say },
  goodsCodeDuplicated: { code: 431, reaction: say },
  logisticsCfgExisted: { code: 432, reaction: say },
  logisticsCfgNotConfigured: { code: 433, reaction: say },
  logisticsStepDuplicated: { code: 434, reaction: say },
  logisticsStepLangDuplicated: { code: 435, reaction: say },
  registrationNeedsInvitation: { code: 436, reaction: 'goToInvite' },
  invalidUserPage: { code: 437, reaction: 'goToNotice' },
  invitationCodeInvalid: { code: 438, reaction: 'goToInvite' },
  invitationRegistrationClosed: { code: 439, reaction: say },
  loginError: { code: 440, reaction: 'goToNotice' },
  feedbackLength: { code: 441, reaction: say },
  addFailed: { code: 442, reaction: say },
  oldPayPasswordWrong: { code: 443, reaction: say },
  payAccountMaximum: { code: 444, reaction: say },
  payPasswordNotSet: { code: 445, reaction: say },
  wrongPayPassword: { code: 446, reaction: say },
  showcaseDeleteLimit: { code: 447, reaction: say },
  belowMinimumDeposit: { code: 448, reaction: say },
  withdrawalDisabled: { code: 449, reaction: say },
  walletFrozen: { code: 450, reaction: say },
  withdrawalAccountNotFound: { code: 451, reaction: say },
  showcaseGoodsLimit: { code: 452, reaction: say },
  userActivityAdded: { code: 453, reaction: say },
  friendSupportDailyLimit: { code: 454, reaction: say },
  idempotencyConflict: { code: 455, reaction: say },
  staleVersion: { code: 456, reaction: say },
  outOfStock: { code: 457, reaction: say },
  priceChanged: { code: 458, reaction: say },
  tooManyRequests: { code: 459, reaction: say },
  secondFactorNeeded: { code: 460, reaction: say },
  signatureNeeded: { code: 461, reaction: say },
  unknownError: { code: 500, reaction: say, http: 500 },
  systemError: { code: 501, reaction: say, http: 500 },
} as const satisfies Record<string, { code: number; reaction: Reaction; http?: number }>;

export type RefusalKey = keyof typeof refusals;

/** What a refusal may show: plain wire values, `reason` a machine word, `field` the input's name. */
export type Shown = { readonly reason?: string; readonly field?: string; readonly [name: string]: unknown };

/** An expected no. Nothing is written by the request that throws it. */
export class Refused extends Error {
  readonly key: RefusalKey;
  readonly shown: Shown;

  constructor(key: RefusalKey, shown: Shown) {
    super(`${key}${shown.reason === undefined ? '' : ` (${shown.reason})`}`);
    this.name = 'Refused';
    this.key = key;
    this.shown = shown;
  }

  get code(): number {
    return refusals[this.key].code;
  }
}

/** Makes the refusal to throw: `throw refuse('outOfStock', { reason: 'stock_gone' })`. */
export function refuse(key: RefusalKey, shown: Shown = {}): Refused {
  return new Refused(key, shown);
}

const byCode = new Map<number, RefusalKey>();
for (const [key, { code }] of Object.entries(refusals)) {
  if (isRefusalKey(key)) byCode.set(code, key);
}

export function isRefusalKey(text: string): text is RefusalKey {
  return Object.hasOwn(refusals, text);
}

/** The key of a wire code; undefined for 200 and for codes of a newer server. */
export function refusalOfCode(code: number): RefusalKey | undefined {
  return byCode.get(code);
}
