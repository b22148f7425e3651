// Passwords: argon2id, a few at a time, and the same work whether or not the person exists.
import crypto, { randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import type { Environment } from '#platform/environment.ts';
import { weaknessOf } from './password-rules.ts';

/** 19 MiB and two passes, as OWASP asks; about 70 ms of one core here. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const saltBytes = 16;
const tagBytes = 32;
const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`;

const shape = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/;

/** Nobody's password: a stranger's try takes as long as a wrong password. */
const nobodysHash = `${prefix}${bare(Buffer.alloc(saltBytes, 7))}$${bare(Buffer.alloc(tagBytes, 9))}`;

/** Those who wait for a turn; more would not be answered in time. */
const waitingMax = 200;
const waiting: (() => void)[] = [];
let running = 0;

/**
 * Runs work that checks or makes a password when its turn comes: each takes 19 MiB and a core.
 *
 * @throws Refused `operationBusy` where too many wait already.
 */
export async function takePasswordTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= limits.passwordChecksAtOnce) {
    if (waiting.length >= waitingMax) throw refuse('operationBusy', { reason: 'sign_ins' });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    // The turn is handed over, so that nobody slips in between.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}

export type PasswordContext = {
  /** The field that a refusal names; `password` where it is left out. */
  readonly field?: string;
  /** Words that anybody would try for this person: the username, the shop's name. */
  readonly own?: readonly string[];
  /** Its brand is nobody's password, and it knows the list of leaked ones where the operator brought one. */
  readonly env?: Partial<Pick<Environment, 'brand' | 'breachedPasswords'>>;
};

/**
 * The hash of a password that a person chose, as a PHC string. Make it before a transaction opens.
 *
 * @throws Refused `invalidParameter`, as `assertStrong`.
 */
export async function hashPassword(password: string, context: PasswordContext = {}): Promise<string> {
  await assertStrong(password, context);
  return hashSecret(password);
}

/** The product's own name, whatever the instance is called. */
const productName = 'stockless';

/** @throws Refused `invalidParameter` with the field: `too_short`, `too_long`, `too_common`, `own_words` or `breached`. */
export async function assertStrong(
  password: string,
  { field = 'password', own = [], env = {} }: PasswordContext = {},
): Promise<void> {
  const { brand, breachedPasswords } = env;
  const names = brand === undefined ? [] : [brand.name, brand.legalName];
  const weakness = weaknessOf(password, [...own, ...names, productName]);
  const isBreached = weakness === undefined && (await breachedPasswords?.has(password)) === true;
  const reason = isBreached ? 'breached' : weakness;
  if (reason !== undefined) throw refuse('invalidParameter', { field, reason });
}

/** The hash of a secret whose rules were checked elsewhere. Takes its own turn. */
export async function hashSecret(secret: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const tag = await takePasswordTurn(() => derive(secret, salt));
  return `${prefix}${bare(salt)}$${bare(tag)}`;
}

/** Compares in constant time; without a hash it does the same work and says no. Take a turn around it. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const known = hash !== undefined && shape.test(hash);
  const [salt = '', tag = ''] = (known ? hash : nobodysHash).slice(prefix.length).split('$');
  const made = await derive(password, Buffer.from(salt, 'base64'));
  return timingSafeEqual(Buffer.from(tag, 'base64'), made) && known;
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return promisify(crypto.argon2)('argon2id', { message, nonce: salt, tagLength: tagBytes, ...cost });
}

/** PHC strings carry base64 without its padding. */
function bare(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}
