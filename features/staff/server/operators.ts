// The people of the console: entering them, saying who they are.
import { refuse } from '#domain/wire/errors.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { ConsoleRole } from '#domain/rights.ts';
import type { operatorMe } from '#features/staff/contract.ts';
import { hashPassword, secrets, usernames } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import type { Environment } from '#platform/environment.ts';
import { insertFactor } from './access.sql.ts';
import { whoOf } from './factors.ts';
import * as sql from './operators.sql.ts';

type PersonFacts = {
  readonly username: string;
  readonly name: string;
  readonly roles: readonly ConsoleRole[];
  /** The supplier that a person of role `supplier` acts for; undefined for operators. */
  readonly supplierId?: string;
};

type Parts = Pick<Environment, 'db' | 'clock' | 'random'> &
  Partial<Pick<Environment, 'brand' | 'breachedPasswords'>>;
export type NewOperator = PersonFacts & {
  readonly password: string;
  /** The secret of an authenticator app that is theirs already, and what to seal it with: people of test data. */
  readonly factor?: { readonly secret: string; readonly env: Pick<Environment, 'secret'> };
};

/**
 * Makes a person of the console in a transaction of its own: for the command line, the first start and tests. No call
 * comes here; a person's first sign-in sets their second factor up.
 *
 * @throws Refused `usernameExists`, or `invalidParameter` for a name or password that cannot be one.
 */
export async function makeOperator(env: Parts, person: NewOperator): Promise<{ id: string }> {
  const passwordHash = await hashPassword(person.password, {
    own: [person.username, person.name],
    env,
  });
  const row = rowOf(env, { ...person, passwordHash });
  const isMade = await env.db.transaction(async (tx) => {
    if (!(await sql.insertOperator(tx, { ...row, roles: person.roles }))) return false;
    if (person.factor !== undefined) {
      const { secret, env: keyed } = person.factor;
      await insertFactor(tx, {
        personId: row.id,
        box: secrets.codes.sealSecret(keyed, whoOf(row.id), secret),
        at: row.at,
      });
    }
    return true;
  }, 'people');
  return madeOf(isMade, row.id);
}

/** Makes a supplier's person inside the caller's transaction. They choose their password by a link. */
export async function enterSupplierPerson(
  tx: Tx,
  env: Omit<Parts, 'db'>,
  person: Omit<PersonFacts, 'roles' | 'supplierId'> & { readonly supplierId: string },
): Promise<{ id: string }> {
  const row = rowOf(env, { ...person, passwordHash: '' });
  return madeOf(await sql.insertBare(tx, row), row.id);
}

/**
 * Gives a person of test data the authenticator app that the demo world knows.
 *
 * @throws Error in an instance that handles real money.
 */
export async function giveTestFactor(env: Environment, username: string, secret: string): Promise<void> {
  if (!env.testData) throw new Error('a second factor is set up by its owner alone');
  const person = await sql.findOperatorByName(env.db.direct, { username });
  if (person === undefined) throw new Error(`${username} is not there`);
  const sealed = secrets.codes.sealSecret(env, whoOf(person.id), secret);
  await env.db.transaction((tx) =>
    insertFactor(tx, { personId: person.id, box: sealed, at: env.clock.now() }),
  );
}

function rowOf(
  env: Omit<Parts, 'db'>,
  {
    username,
    name,
    supplierId,
    passwordHash,
  }: Omit<PersonFacts, 'roles'> & { readonly passwordHash: string },
) {
  usernames.assertShape(username);
  const at = env.clock.now();
  const id = env.random.id(at);
  return { id, username: username.toLowerCase(), passwordHash, name, supplierId, at };
}

function madeOf(isMade: boolean, id: string): { id: string } {
  if (!isMade) throw refuse('usernameExists', { field: 'username', reason: 'taken' });
  return { id };
}

/** The signed-in person of the console. */
export async function presentOperator(
  tx: Tx,
  env: Environment,
  session: Session,
): Promise<GivenOf<typeof operatorMe>> {
  const person = await sql.findOperator(tx, session.personId);
  if (person === undefined) throw refuse('recordNotFound');
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    roles: person.roles,
    supplier:
      person.supplier_id === null ? null : { id: person.supplier_id, name: person.supplier_name ?? '' },
    test_data: env.testData,
    server_time: env.clock.now(),
  };
}
