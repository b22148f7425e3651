// Signing in: one answer for every wrong try, and few tries.
import { refuse, Refused } from '#domain/wire/errors.ts';
import { dayMs, hourMs, limits, minuteMs } from '#domain/limits.ts';
import { findClaim, takeClaim } from '#platform/db/claim.sql.ts';
import type { Tx } from '#platform/db/database.ts';
import { tell } from '#platform/db/events.sql.ts';
import { assertTriesLeft, countFailure, forgetFailures, type TryLimit } from '#platform/db/rate.sql.ts';
import { enterShop } from '#platform/db/scope.ts';
import type { Environment } from '#platform/environment.ts';
import { senderOf } from '#platform/http/sender.ts';
import { isPassword, takePasswordTurn } from './passwords.ts';
import { assertTyped, checkFactor } from './second-factor.ts';
import { homeOf, newOrigin, openSession, type Opened, type Origin } from './sessions.ts';
import * as sql from './merchants.sql.ts';

export type Credentials = {
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly ip: string;
};

/** Merchants and people of the console are two kinds of person: one may not use up the other's tries. */
export type Realm = 'shop' | 'console';

/** Whoever has a name. Without a hash nobody signs in by it. */
export type Named = {
  readonly personId: string;
  readonly hash: string | undefined;
  /** Tells the owner that somebody is guessing; called at most once an hour. */
  readonly tellGuessed?: () => Promise<void>;
};

/**
 * Checks a password against the hash of whoever has the name; undefined where nobody has it. Failures are counted by
 * address and by name in a minute, an hour and a day, so that waits grow; successes are not. A network that the person
 * has signed in from counts the name by itself and not by the address: strangers who guess from elsewhere, and
 * neighbours behind the same address, do not keep the owner out.
 *
 * @throws Refused `usernamePasswordRequired` where one is empty.
 * @throws Refused `wrongUsernameOrPassword` for every wrong one, in the same time.
 * @throws Refused `tooManyRequests` with `retry_at` after `limits.signInsPerMinute` failures in a minute, or
 * `limits.signInChecksPerMinute` checks of any outcome; `loginError` (`blocked`, `retry_at`) after those of an hour or a day.
 */
export async function checkPassword(
  env: Environment,
  realm: Realm,
  asked: Credentials,
  find: (username: string) => Promise<Named | undefined>,
): Promise<void> {
  const { password } = asked;
  const username = asked.username?.toLowerCase();
  if (!username || !password) throw refuse('usernamePasswordRequired', { reason: 'missing' });
  const { direct } = env.db;
  const sender = senderOf(asked.ip);
  await countFailure(direct, [{ key: `sign-in:checks:${sender}`, ...checksPerMinute }], env.clock.now());
  const found = await find(username);
  const home = found === undefined ? undefined : await homeOf(direct, found.personId, asked.ip);
  const byAddress = home === undefined ? windowsOf(`sign-in:${realm}:ip:${sender}`, addressMax) : [];
  const byName = nameWindows(realm, username, home);
  const tries = [...byAddress, ...byName];
  await takePasswordTurn(async () => {
    // Asked in turn: of many tries sent at once only a few can still be running when the limit is met.
    await assertDoorOpen(direct, tries, env.clock.now());
    if (await isPassword(password, found?.hash)) return;
    const used = await countFailure(direct, tries, env.clock.now());
    const isGuessed = byName.some(({ key, windowMs, max }) => windowMs === hourMs && used.get(key) === max);
    if (isGuessed) await found?.tellGuessed?.();
    throw refuse('wrongUsernameOrPassword', { reason: 'wrong' });
  });
}

const checksPerMinute: Omit<TryLimit, 'key'> = { windowMs: minuteMs, max: limits.signInChecksPerMinute };
const nameMax = [limits.signInsPerMinute, limits.signInsPerHour, limits.signInsPerDay] as const;
const addressMax = [
  limits.signInsPerMinute,
  limits.signInsPerHourOfAddress,
  limits.signInsPerDayOfAddress,
] as const;

function windowsOf(key: string, [minute, hour, day]: readonly [number, number, number]): TryLimit[] {
  return [
    { key: `${key}:minute`, windowMs: minuteMs, max: minute },
    { key: `${key}:hour`, windowMs: hourMs, max: hour },
    { key: `${key}:day`, windowMs: dayMs, max: day },
  ];
}

function nameWindows(realm: Realm, username: string, home: string | undefined): TryLimit[] {
  const name = home === undefined ? username : `${username}:${home}`;
  return windowsOf(`sign-in:${realm}:name:${name}`, nameMax);
}

/** A short wait is said as such; a long one is a sign-in that is blocked (440). */
async function assertDoorOpen(tx: Tx, tries: readonly TryLimit[], now: Date): Promise<void> {
  try {
    await assertTriesLeft(
      tx,
      tries.filter(({ windowMs }) => windowMs > minuteMs),
      now,
    );
  } catch (error) {
    if (!(error instanceof Refused) || error.key !== 'tooManyRequests') throw error;
    throw refuse('loginError', { ...error.shown, reason: 'blocked' });
  }
  await assertTriesLeft(tx, tries, now);
}

/** Opens the door again that strangers' tries at this merchant's name have closed. */
export async function forgetTries(tx: Tx, username: string): Promise<void> {
  const keys = nameWindows('shop', username.toLowerCase(), undefined).map(({ key }) => key);
  await forgetFailures(tx, { keys });
}

export type SignedIn = Opened & { readonly lang: string; readonly shopId: bigint };

type Typed = Credentials & { readonly code: string | undefined };

/**
 * Finds the merchant whose name, password and second step these are. Ask within an open call: it enters their shop.
 *
 * @throws Refused as `checkPassword`; `secondFactorNeeded` with `second_factor` where one is on and no code came.
 * @throws Refused `verificationCodeRequired` for an empty code, `verificationCodeIncorrect` for a wrong one.
 */
export async function proveMerchant(env: Environment, asked: Typed): Promise<sql.MerchantRow> {
  let found: sql.MerchantRow | undefined;
  await checkPassword(env, 'shop', asked, async (username) => {
    const claim = await findClaim(env.db.direct, { key: userKey(username) });
    if (claim !== undefined) enterShop(claim.shop_id);
    found = claim && (await sql.findMerchant(env.db.direct, claim.shop_id, claim.ref));
    if (found === undefined) return undefined;
    const { id: personId, password_hash: hash, shop_id: shopId } = found;
    const isOwner = found.role === 'owner';
    return { personId, hash, ...(isOwner ? { tellGuessed: () => tellGuessed(env, shopId) } : {}) };
  });
  const merchant = found;
  if (merchant === undefined) throw new Error('a password was right for nobody');
  const who = { shopId: merchant.shop_id, personId: merchant.id };
  if (merchant.second_factor) {
    assertTyped(asked.code);
    await checkFactor(env, who, asked.code);
  }
  return merchant;
}

/** Signs a merchant in: opens a session, in a transaction of its own, once `proveMerchant` knows them. */
export async function signIn(env: Environment, asked: Typed, device: string): Promise<SignedIn> {
  const merchant = await proveMerchant(env, asked);
  const opened = await env.db.transaction(async (tx) => {
    await sql.lockMerchant(tx, { shopId: merchant.shop_id, id: merchant.id });
    return openFor(tx, env, merchant, { device, ip: asked.ip });
  });
  return { ...opened, lang: merchant.lang, shopId: merchant.shop_id };
}

/** Opens a session of a merchant who was locked before; their owner is told where nobody ever came from there. */
export async function openFor(
  tx: Tx,
  env: Environment,
  merchant: sql.MerchantRow,
  origin: Origin,
): Promise<Opened> {
  const unknown = await newOrigin(tx, merchant.id, origin);
  const person = { ...personOf(merchant.shop_id, merchant.id), roles: [merchant.role] };
  const begun = await openSession(tx, env, person, origin);
  if (unknown !== undefined && merchant.role === 'owner')
    await tellSignIn(tx, env, merchant.shop_id, unknown);
  return begun;
}

async function tellGuessed(env: Environment, shopId: bigint): Promise<void> {
  const at = env.clock.now();
  const id = env.random.id(at);
  const facts = { count: String(limits.signInsPerHour) };
  await tell(env.db.direct, shopId, { id, code: 'sign_in_guessed', onceKey: `guessed:${id}`, facts, at });
}

/** Whoever knows the password may not be its owner: the owner hears of it on the devices that are known. */
async function tellSignIn(
  tx: Tx,
  env: Environment,
  shopId: bigint,
  { device, place }: { readonly device: string; readonly place: string },
): Promise<void> {
  const at = env.clock.now();
  const id = env.random.id(at);
  const facts = {
    named: device === '' ? 'no' : 'yes',
    device,
    place: place === '' ? '–' : place,
    when: { at: at.toISOString() },
  };
  await tell(tx, shopId, { id, code: 'sign_in_new', onceKey: `sign_in:${id}`, facts, at });
}

/** Enters a merchant, whose username was taken and whose shop was opened before, and signs them in. */
export async function enterMerchant(
  tx: Tx,
  env: Environment,
  merchant: sql.NewMerchant,
  origin: Origin,
): Promise<Opened> {
  await sql.insertMerchant(tx, merchant);
  return openSession(tx, env, personOf(merchant.shopId, merchant.id), origin);
}

/** What a merchant's session says of its person. */
function personOf(shopId: bigint, id: string) {
  return { actor: 'merchant', personId: id, roles: ['owner'], shopId, supplierId: undefined } as const;
}

/** The claim that a username is. */
export function userKey(username: string): string {
  return `user:${username.toLowerCase()}`;
}

/** Names that people sign in with: their shape, and that each is taken once. */
export const usernames = { assertShape, take };

/** @throws Refused `invalidParameter` where a name is not 3 to 64 letters, digits or `. _ - @`. */
function assertShape(username: string): void {
  if (/^[A-Za-z0-9._@-]{3,64}$/.test(username)) return;
  throw refuse('invalidParameter', { field: 'username', reason: 'shape' });
}

/**
 * Takes the username in the whole instance. Do it before any row of the shop is written.
 *
 * @throws Refused `usernameExists` where somebody has it, in whatever case it is written.
 */
async function take(tx: Tx, person: { username: string; shopId: bigint; id: string; at: Date }) {
  const claim = { key: userKey(person.username), shopId: person.shopId, ref: person.id, at: person.at };
  if (!(await takeClaim(tx, claim))) throw refuse('usernameExists', { field: 'username', reason: 'taken' });
}
