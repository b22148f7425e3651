// The side of whoever was invited: what the link is for, and joining with a sign-in of one's own.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { hourMs, limits } from '#domain/limits.ts';
import { memberRoles } from '#domain/shop/team-roles.ts';
import { languageOf } from '#domain/text/language.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { hashPassword, openSession, secrets, signIn, usernames } from '#features/people/server/public.ts';
import { assertMay } from '#features/restriction/server/public.ts';
import { levelNow } from '#features/shop/server/public.ts';
import type { joinTeam, readMemberInvitation } from '#features/team/contract.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { assertTriesLeft, countFailure, type TryLimit } from '#platform/db/rate.sql.ts';
import { enterShop } from '#platform/db/scope.ts';
import { senderOf } from '#platform/http/sender.ts';
import type { Environment } from '#platform/environment.ts';
import { secretHashOf } from './team.ts';
import * as sql from './team.sql.ts';

type Asking = { readonly env: Environment; readonly now: Date; readonly ip: string };
type Found = NonNullable<Awaited<ReturnType<typeof sql.findInvitation>>>;
type Link = { readonly shopId: bigint; readonly id: string; readonly secretHash: Buffer };

function readToken(token: string): Link | undefined {
  const at = token.lastIndexOf('.');
  const routed = readRoutedId(token.slice(0, Math.max(at, 0)));
  const secret = token.slice(at + 1);
  if (routed === undefined || !/^[\w-]{43}$/.test(secret)) return undefined;
  return { ...routed, secretHash: secretHashOf(secret) };
}

/**
 * The invitation of a link. Wrong ones are counted by address, though nobody guesses 256 bits.
 *
 * @throws Refused `invitationCodeInvalid` (`unknown`, `used`, `revoked`, `expired`), `tooManyRequests`.
 */
async function find({ env, now, ip }: Asking, token: string): Promise<{ link: Link; found: Found }> {
  const { direct } = env.db;
  const tries: TryLimit[] = [
    { key: `team-link:ip:${senderOf(ip)}`, windowMs: hourMs, max: limits.inviteTriesPerHour },
  ];
  await assertTriesLeft(direct, tries, now);
  const link = readToken(token);
  if (link !== undefined) enterShop(link.shopId);
  const found = link && (await sql.findInvitation(direct, link));
  if (link === undefined || found === undefined || found.status === 'closed') {
    await countFailure(direct, tries, now);
    throw refuse('invitationCodeInvalid', { reason: 'unknown' });
  }
  if (found.used_at !== null) throw refuse('invitationCodeInvalid', { reason: 'used' });
  if (found.revoked_at !== null && found.ends_at > now)
    throw refuse('invitationCodeInvalid', { reason: 'revoked' });
  if (found.ends_at <= now) throw refuse('invitationCodeInvalid', { reason: 'expired' });
  return { link, found };
}

export async function presentInvitation(
  asking: Asking,
  { token }: InputOf<typeof readMemberInvitation>,
): Promise<GivenOf<typeof readMemberInvitation>> {
  const { found } = await find(asking, token);
  const role = memberRoles.find((one) => one === found.role);
  if (role === undefined) throw new Error('an invitation has a role of members');
  return { shop: found.shop, name: found.name, role, ends_at: found.ends_at };
}

type Joined = GivenOf<typeof joinTeam>;
type Join = Pick<Act<typeof joinTeam>, 'env' | 'now' | 'call' | 'input'>;

/**
 * Makes the member: name, password, a place and the first session in one transaction, or nothing. The password is hashed
 * before. Sent again after its answer was lost, it signs the account in that it made.
 *
 * @throws Refused `invitationCodeInvalid`, `usernameExists`, `invalidParameter`, `invalidOperation` `no_seat`.
 */
export async function join(asked: Join): Promise<Joined> {
  try {
    return await joinOnce(asked);
  } catch (error) {
    const isUsed =
      error instanceof Refused && error.key === 'invitationCodeInvalid' && error.shown.reason === 'used';
    const again = isUsed ? await signInAgain(asked) : undefined;
    if (again === undefined) throw error;
    return again;
  }
}

async function joinOnce({ env, now, call, input }: Join): Promise<Joined> {
  const { username, password } = input;
  const { link, found } = await find({ env, now, ip: call.ip }, input.token);
  await assertMay(env.db.direct, link.shopId, 'enter', { now });
  usernames.assertShape(username);
  if (input.confirm_password !== password)
    throw refuse('invalidParameter', { field: 'confirm_password', reason: 'mismatch' });
  const passwordHash = await hashPassword(password, { own: [username, found.shop, found.name], env });
  const lang = languageOf(input.lang ?? '') ?? call.language;
  const { shopId } = link;
  const personId = env.random.id(now);
  return env.db.transaction(async (tx) => {
    const at = env.clock.now();
    await usernames.take(tx, { username, shopId, id: personId, at });
    const seats = (await levelNow(tx, found.level, at)).staffSeats;
    const said = await sql.join(tx, { ...link, personId, username, passwordHash, lang, seats, now: at });
    if (said === 'full') throw refuse('invalidOperation', { reason: 'no_seat', limit: seats });
    if (said !== 'joined') throw refuse('invitationCodeInvalid', { reason: said });
    const person = {
      actor: 'merchant',
      personId,
      roles: [found.role],
      shopId,
      supplierId: undefined,
    } as const;
    const opened = await openSession(tx, env, person, { device: deviceText(input.device), ip: call.ip });
    const codes = await secrets.recovery.makeCodes(tx, env, { shopId, personId });
    return presentOpened({ ...opened, lang }, codes);
  });
}

/** Undefined where somebody else used the link, or the password is not that account's. */
async function signInAgain({ env, call, input }: Join): Promise<Joined | undefined> {
  const link = readToken(input.token);
  if (link === undefined) return undefined;
  const used = await sql.findInvitation(env.db.direct, link);
  const people = await sql.listPeople(env.db.direct, { shopId: link.shopId });
  const person = people.find(({ id }) => id === used?.person_id);
  if (person?.username.toLowerCase() !== input.username.toLowerCase()) return undefined;
  try {
    const asked = { username: input.username, password: input.password, code: undefined, ip: call.ip };
    return presentOpened(await signIn(env, asked, deviceText(input.device)), null);
  } catch (error) {
    if (error instanceof Refused) return undefined;
    throw error;
  }
}

type Begun = {
  readonly token: string;
  readonly expiresAt: Date;
  readonly idleExpiresAt: Date;
  readonly lang: string;
};

function presentOpened({ token, expiresAt, idleExpiresAt, lang }: Begun, codes: string[] | null): Joined {
  return { token, expires_at: expiresAt, idle_expires_at: idleExpiresAt, lang, recovery_codes: codes };
}

function deviceText(device: InputOf<typeof joinTeam>['device']): string {
  return [device?.name, device?.platform].filter(Boolean).join(', ');
}
