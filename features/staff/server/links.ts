// One-time links for people whom nobody in the console has invited: the first owner of an instance, and those whom the
// command line enters. The link brings the password; the second factor is set up at the first sign-in.
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import { usernames } from '#features/people/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { recordEntry } from './command.sql.ts';
import { findOperatorByName, hasJoined, insertOperator } from './operators.sql.ts';
import { saveLink } from './people.sql.ts';
import { hashOf } from './sign-in.ts';

type Parts = Pick<Environment, 'db' | 'clock' | 'random'>;
export type JoinLink = { readonly link: string; readonly until: Date };

const firstOwner = 'owner';

/**
 * A new link for the first owner, who has every role; undefined as soon as anybody has joined. Each start of an empty
 * instance makes another one, and the one before opens nothing.
 */
export async function linkFirstOwner(env: Parts, consoleUrl: string): Promise<JoinLink | undefined> {
  if (await hasJoined(env.db.direct)) return undefined;
  const person = { username: firstOwner, name: 'Owner', roles: operatorRoles };
  const known = await findOperatorByName(env.db.direct, { username: firstOwner });
  return linkFor(env, known?.id ?? (await enter(env, person)), consoleUrl);
}

type NewPerson = {
  readonly username: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
};

/**
 * Enters a person without a password, for the command line of whoever has the machine. The public record has the act.
 *
 * @throws Refused `usernameExists`, or `invalidParameter` for a name that cannot be one.
 */
export async function enterByLink(env: Parts, person: NewPerson, consoleUrl: string): Promise<JoinLink> {
  return linkFor(env, await enter(env, person, { isCommand: true }), consoleUrl);
}

async function enter(
  env: Parts,
  { username, name, roles }: NewPerson,
  { isCommand = false } = {},
): Promise<string> {
  usernames.assertShape(username);
  const at = env.clock.now();
  const id = env.random.id(at);
  const row = {
    id,
    username: username.toLowerCase(),
    passwordHash: '',
    name,
    supplierId: undefined,
    roles,
    at,
    ...(isCommand ? { commandAt: at } : {}),
  };
  const isMade = await env.db.transaction(async (tx) => {
    if (!(await insertOperator(tx, row))) return false;
    if (isCommand) await recordEntry(tx, { personId: id, username: row.username, roles, at });
    return true;
  }, 'people');
  if (!isMade) throw refuse('usernameExists', { field: 'username', reason: 'taken' });
  return id;
}

/** Saves a link for a person who has no password yet. */
async function linkFor(
  { db, clock, random }: Parts,
  personId: string,
  consoleUrl: string,
): Promise<JoinLink> {
  const { token, link, until } = makeLink({ clock, random }, consoleUrl);
  await saveLink(db.direct, { personId, hash: hashOf(token), by: personId, until });
  return { link, until };
}

/** A new link and its token, which nobody knows yet: whoever saves its hash makes it valid. */
export function makeLink(
  { clock, random }: Pick<Parts, 'clock' | 'random'>,
  consoleUrl: string,
): JoinLink & { readonly token: string } {
  const token = random.token();
  const until = new Date(clock.now().getTime() + limits.consoleLinkMs);
  // Behind the number sign: no server on the way writes it into a log.
  return { token, link: `${consoleUrl}/console/join#${token}`, until };
}
