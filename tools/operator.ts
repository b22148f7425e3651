/**
 * People of the console, from the command line, on the database of the running instance or of one that rests.
 *
 *   npm run operator -- add NAME            makes a person with every role and prints the password, once
 *   npm run operator -- add NAME catalogue,content  makes a person of these roles
 */
import { randomBytes } from 'node:crypto';
import { Refused } from '#domain/errors.ts';
import { operatorRoles, type OperatorRole } from '#domain/rights.ts';
import { makeOperator } from '#features/operators/server/public.ts';
import { openDatabase, sqlState, type Address } from '#platform/db/database.ts';
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
    const opened = await openInstance(readEnv(process.env));
    try {
      await add(opened.address, name, roles);
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

async function add(address: Address, username: string, roles: readonly OperatorRole[]): Promise<void> {
  const db = openDatabase(address, (error) => console.error(error.message), 1);
  const password = randomBytes(15).toString('base64url');
  try {
    await makeOperator(
      { db, clock: systemClock, random: systemRandom },
      { username, password, name: username, roles },
    );
  } finally {
    await db.close();
  }
  console.log(`Username  ${username.toLowerCase()}`);
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
