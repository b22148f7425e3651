/**
 * People of the console, from the command line, on the database of the running instance or of one that rests.
 *
 *   npm run operator -- add NAME            makes a person with every role and prints how to sign in, once
 *   npm run operator -- add NAME catalogue,content  makes a person of these roles
 *
 * A real instance prints a link by which the person chooses a password; one of test data prints a password.
 */
import { randomBytes } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import { enterByLink, makeOperator } from '#features/staff/server/public.ts';
import { openDatabase, sqlState, type Address } from '#platform/db/database.ts';
import { instanceKind } from '#platform/db/instance.sql.ts';
import { readEnv } from '#platform/env.ts';
import { systemClock } from '#platform/ports/clock.ts';
import { systemRandom } from '#platform/ports/random.ts';
import { openInstance } from './instance.ts';

const usage = 'npm run operator -- add NAME [ROLE,ROLE…]';

process.exitCode = await main(process.argv.slice(2));

async function main([act, name, asked]: string[]): Promise<number> {
  const roles = rolesOf(asked);
  if (act !== 'add' || name === undefined || roles === undefined) {
    console.error(usage);
    return 2;
  }
  try {
    const env = readEnv(process.env);
    const opened = await openInstance(env);
    try {
      await add(opened.address, { username: name, name, roles }, env.origins.console);
    } finally {
      await opened.close();
    }
    return 0;
  } catch (error) {
    console.error(reasonOf(error));
    return 1;
  }
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

async function add(address: Address, person: Person, consoleUrl: string): Promise<void> {
  const db = openDatabase(address, (error) => console.error(error.message), 1);
  const parts = { db, clock: systemClock, random: systemRandom };
  try {
    const isReal = (await instanceKind(db.direct)) === 'real';
    await (isReal ? addByLink(parts, person, consoleUrl) : addByPassword(parts, person));
  } finally {
    await db.close();
  }
}

type Parts = Parameters<typeof makeOperator>[0];

async function addByLink(parts: Parts, person: Person, consoleUrl: string): Promise<void> {
  const { link, until } = await enterByLink(parts, person, consoleUrl);
  console.log(`Username  ${person.username.toLowerCase()}`);
  console.log(`Link      ${link}`);
  console.log(`It opens once, until ${until.toISOString()}. Whoever opens it chooses the password.`);
}

async function addByPassword(parts: Parts, person: Person): Promise<void> {
  const password = randomBytes(15).toString('base64url');
  await makeOperator(parts, { ...person, password });
  console.log(`Username  ${person.username.toLowerCase()}`);
  console.log(`Password  ${password}`);
  console.log(
    'It is shown this once: keep it, and sign in to the console with it. The second step is set up there.',
  );
}

function reasonOf(error: unknown): string {
  if (sqlState(error) === '42P01') return 'The database is empty: run "npm start" first.';
  if (error instanceof Refused && error.key === 'usernameExists') return 'This name is taken.';
  if (error instanceof Refused) return 'A name has 3 to 64 letters, digits or . _ - @';
  return error instanceof Error ? error.message : String(error);
}
