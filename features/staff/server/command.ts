// The command line's own acts about people of the console: listing them, a new start for one, keeping one out. They ask
// for no second person, because whoever has the machine has the database too. So each is in the public record, in the
// security log, and on Today of every owner.
import { refuse } from '#domain/wire/errors.ts';
import { sessions } from '#features/people/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { disableOperator, resetOperator, type CommandState } from './command.sql.ts';
import { makeLink, type JoinLink } from './links.ts';
import { findOperatorByName } from './operators.sql.ts';
import { listMembers } from './people.sql.ts';
import { hashOf } from './sign-in.ts';

type Parts = Pick<Environment, 'db' | 'clock' | 'random'>;

/** `joins`: a link waits to be opened. `left_out`: there is no password and no link that opens. */
export type MemberState = 'active' | 'joins' | 'left_out' | 'disabled';

export type Member = {
  readonly username: string;
  readonly roles: readonly string[];
  readonly state: MemberState;
  readonly factors: readonly ('app' | 'passkey')[];
  readonly linkUntil: Date | undefined;
  readonly seenAt: Date | undefined;
};

/** Everybody who may or might sign in to the console, up to 500. */
export async function listMembersOfConsole({ db, clock }: Parts): Promise<readonly Member[]> {
  const rows = await listMembers(db.direct);
  const seen = await sessions.lastSeen(
    db.direct,
    rows.map(({ id }) => id),
  );
  const now = clock.now();
  return rows.map((row) => {
    const linkUntil = row.link_until !== null && row.link_until > now ? row.link_until : undefined;
    return {
      username: row.username,
      roles: row.roles,
      state: row.disabled_at !== null ? 'disabled' : row.joined ? 'active' : linkUntil ? 'joins' : 'left_out',
      factors: [...(row.has_totp ? ['app' as const] : []), ...(row.has_passkey ? ['passkey' as const] : [])],
      linkUntil,
      seenAt: seen.get(row.id),
    };
  });
}

/**
 * A new start for a person who lost what they sign in with, or whose access somebody else has: password, authenticator
 * app, passkeys and recovery codes are void at once, all sessions end, and the link brings a new password. Roles stay.
 *
 * @throws Refused `recordNotFound`, or `invalidOperation` with `disabled`.
 */
export async function resetByCommand(env: Parts, username: string, consoleUrl: string): Promise<JoinLink> {
  const personId = await idOf(env, username);
  const { token, link, until } = makeLink(env, consoleUrl);
  const asked = { personId, hash: hashOf(token), until, at: env.clock.now() };
  assertDone(await env.db.transaction((tx) => resetOperator(tx, asked), 'people'));
  return { link, until };
}

/**
 * Keeps a person out at once. They come back by a proposal that a second owner confirms.
 *
 * @throws Refused `recordNotFound`, or `invalidOperation` with `disabled` or `last_owner`.
 */
export async function disableByCommand(env: Parts, username: string): Promise<void> {
  const asked = { personId: await idOf(env, username), at: env.clock.now() };
  assertDone(await env.db.transaction((tx) => disableOperator(tx, asked), 'people'));
}

async function idOf({ db }: Parts, username: string): Promise<string> {
  const found = await findOperatorByName(db.direct, { username: username.toLowerCase() });
  if (found === undefined) throw refuse('recordNotFound');
  return found.id;
}

function assertDone(state: CommandState): void {
  if (state === 'unknown') throw refuse('recordNotFound');
  if (state !== 'done') throw refuse('invalidOperation', { reason: state });
}
