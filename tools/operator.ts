/**
 * People of the console, from the command line, on the database of the running instance or of one that rests.
 *
 *   npm run operator -- list                prints everybody with roles, state, second factor and last sign-in
 *   npm run operator -- add NAME            makes a person with every role and prints how to sign in, once
 *   npm run operator -- add NAME catalogue,content  makes a person of these roles
 *   npm run operator -- reset NAME          voids password and second factor, and prints a link for new ones, once
 *   npm run operator -- disable NAME        ends all sessions of a person and lets them in no more
 *
 * A real instance prints a link by which the person chooses a password; one of test data prints a password for `add`.
 * What is changed here is in the public record and on Today of every owner.
 */
import { randomBytes } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import {
  disableByCommand,
  listMembersOfConsole,
  resetByCommand,
  type Member,
} from '#features/staff/server/command.ts';
import { enterByLink, makeOperator } from '#features/staff/server/public.ts';
import { openDatabase, sqlState, type Address } from '#platform/db/database.ts';
import { instanceKind } from '#platform/db/instance.sql.ts';
import { acrossShops } from '#platform/db/scope.ts';
import { readEnv } from '#platform/env.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openInstance } from './instance.ts';

const usage = `npm run operator -- list
npm run operator -- add NAME [ROLE,ROLE…]
npm run operator -- reset NAME
npm run operator -- disable NAME`;

type Parts = Parameters<typeof makeOperator>[0];
/** Does what was asked for; gives the lines to print. */
type Command = (parts: Parts, consoleUrl: string) => Promise<readonly string[]>;

if (import.meta.main) process.exitCode = await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<number> {
  const command = readCommand(args);
  if (command === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    const env = readEnv(process.env);
    const opened = await openInstance(env);
    try {
      for (const line of await run(opened.address, command, env.origins.console)) console.log(line);
    } finally {
      await opened.close();
    }
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  }
}

async function run(address: Address, command: Command, consoleUrl: string): Promise<readonly string[]> {
  let isClosing = false;
  // The server may stop before the last connection has gone: that is no fault of the command.
  const onError = (error: Error) => (isClosing ? undefined : console.error(error.message));
  const db = openDatabase(address, onError, 1);
  const parts = { db, clock: systemClock, random: systemRandom };
  try {
    return await acrossShops('tools', () => command(parts, consoleUrl));
  } finally {
    isClosing = true;
    await db.close();
  }
}

/** What the words ask for; undefined where they are no command. */
export function readCommand([act, name, asked, ...more]: readonly string[]): Command | undefined {
  if (more.length > 0 || (act !== 'add' && asked !== undefined)) return undefined;
  if (act === 'list') return name === undefined ? list : undefined;
  if (name === undefined) return undefined;
  if (act === 'reset') return (parts, consoleUrl) => reset(parts, name, consoleUrl);
  if (act === 'disable') return (parts) => disable(parts, name);
  const roles = rolesOf(asked);
  if (act !== 'add' || roles === undefined) return undefined;
  return (parts, consoleUrl) => add(parts, { username: name, name, roles }, consoleUrl);
}

/** Every role where none is asked for; undefined where one of them is none. */
function rolesOf(asked: string | undefined): readonly OperatorRole[] | undefined {
  if (asked === undefined) return operatorRoles;
  const names = asked.split(',');
  const found = operatorRoles.filter((role) => names.includes(role));
  return found.length === names.length ? found : undefined;
}

type Person = {
  readonly username: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
};

async function add(parts: Parts, person: Person, consoleUrl: string): Promise<readonly string[]> {
  const isReal = (await instanceKind(parts.db.direct)) === 'real';
  const username = `Username  ${person.username.toLowerCase()}`;
  if (isReal) return [username, ...linkLines(await enterByLink(parts, person, consoleUrl))];
  const password = randomBytes(15).toString('base64url');
  await makeOperator(parts, { ...person, password });
  return [
    username,
    `Password  ${password}`,
    'It is shown this once: keep it, and sign in to the console with it. The second step is set up there.',
  ];
}

async function reset(parts: Parts, username: string, consoleUrl: string): Promise<readonly string[]> {
  const made = await resetByCommand(parts, username, consoleUrl);
  return [
    `Username  ${username.toLowerCase()}`,
    ...linkLines(made),
    'The old password, authenticator app, passkeys and recovery codes are void, and all sessions have ended. The second step is set up at the next sign-in.',
  ];
}

async function disable(parts: Parts, username: string): Promise<readonly string[]> {
  await disableByCommand(parts, username);
  return [
    `${username.toLowerCase()} can't sign in any more, and all sessions have ended.`,
    'To undo it, one owner proposes it in the console under People, and another one confirms it.',
  ];
}

function linkLines({ link, until }: { readonly link: string; readonly until: Date }): readonly string[] {
  return [
    `Link      ${link}`,
    `It opens once, until ${until.toISOString()}. Whoever opens it chooses the password.`,
  ];
}

async function list(parts: Parts): Promise<readonly string[]> {
  const members = await listMembersOfConsole(parts);
  if (members.length === 0) return ['Nobody is there yet: run "npm run operator -- add NAME".'];
  return tableOf([
    ['USERNAME', 'STATE', 'SECOND FACTOR', 'LAST SEEN', 'ROLES'],
    ...members.map((member) => [
      member.username,
      stateOf(member),
      member.factors.join(', ') || 'none',
      member.seenAt === undefined ? 'never' : minuteOf(member.seenAt),
      member.roles.join(', ') || 'none',
    ]),
  ]);
}

function stateOf({ state, linkUntil }: Member): string {
  if (state === 'joins' && linkUntil !== undefined) return `link until ${minuteOf(linkUntil)}`;
  return state === 'left_out' ? 'no valid link' : state;
}

/** UTC, to the minute. */
function minuteOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')}Z`;
}

/** Lines whose columns stand below each other. */
function tableOf(rows: readonly (readonly string[])[]): readonly string[] {
  const widths = (rows[0] ?? []).map((_head, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What went wrong, in a sentence for whoever typed the command. */
export function reasonOf(error: unknown): string {
  if (sqlState(error) === '42P01') return 'The database is empty: run "npm start" first.';
  if (!(error instanceof Refused)) return error instanceof Error ? error.message : String(error);
  if (error.key === 'usernameExists') return 'This name is taken.';
  if (error.key === 'recordNotFound') return 'Nobody has this name: "npm run operator -- list" shows all.';
  if (error.shown.reason === 'last_owner') return 'The last owner stays: add another owner first.';
  if (error.shown.reason === 'disabled')
    return 'This person is disabled. One owner proposes to let them in again, and another one confirms it.';
  return 'A name has 3 to 64 letters, digits or . _ - @';
}
