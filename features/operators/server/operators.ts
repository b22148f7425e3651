// The people of the console: entering them, signing them in, saying who they are.
import { refuse } from '#domain/errors.ts';
import type { OutputOf } from '#domain/endpoint.ts';
import type { ConsoleRole } from '#domain/rights.ts';
import type { operatorMe } from '#features/operators/contract.ts';
import { checkPassword, hashPassword, openSession, usernames } from '#features/people/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Session } from '#platform/session.ts';
import type { World } from '#platform/world.ts';
import * as sql from './operators.sql.ts';

type PersonFacts = {
  readonly username: string;
  readonly name: string;
  readonly roles: readonly ConsoleRole[];
  /** The supplier that a person of role `supplier` acts for; undefined for operators. */
  readonly supplierId?: string;
};

type Parts = Pick<World, 'db' | 'clock' | 'random'>;
export type NewOperator = PersonFacts & { readonly password: string };

/**
 * Makes a person of the console in a transaction of its own.
 *
 * @throws Refused `usernameExists`, or `invalidParameter` for a name or password that cannot be one.
 */
export async function makeOperator(world: Parts, person: NewOperator): Promise<{ id: string }> {
  const passwordHash = await hashPassword(person.password);
  return world.db.transaction((tx) => enterOperator(tx, world, { ...person, passwordHash }));
}

/** `makeOperator` inside the caller's transaction, with a hash that was made before it opened. */
export async function enterOperator(
  tx: Tx,
  world: Omit<Parts, 'db'>,
  person: PersonFacts & { readonly passwordHash: string },
): Promise<{ id: string }> {
  usernames.assertShape(person.username);
  const at = world.clock.now();
  const id = world.random.id(at);
  const isMade = await sql.insertOperator(tx, {
    id,
    username: person.username.toLowerCase(),
    passwordHash: person.passwordHash,
    name: person.name,
    roles: person.roles,
    supplierId: person.supplierId,
    at,
  });
  if (!isMade) throw refuse('usernameExists', { field: 'username', reason: 'taken' });
  return { id };
}

type Asked = { username: string | undefined; password: string | undefined; ip: string };

/** Signs a person in to the console. Opens its own transaction, after the password was checked. */
export async function signInOperator(world: World, asked: Asked) {
  let found: sql.OperatorRow | undefined;
  await checkPassword(world, 'console', asked, async (username) => {
    found = await sql.findOperatorByName(world.db.direct, username);
    return (
      found && { personId: found.id, hash: found.disabled_at === null ? found.password_hash : undefined }
    );
  });
  const person = found;
  if (person === undefined) throw new Error('a password was right for nobody');
  return world.db.transaction((tx) =>
    openSession(
      tx,
      world,
      {
        actor: person.roles.includes('supplier') ? 'supplier' : 'operator',
        personId: person.id,
        roles: person.roles,
        shopId: undefined,
        supplierId: person.supplier_id ?? undefined,
      },
      { ip: asked.ip },
    ),
  );
}

/** The signed-in person of the console. */
export async function presentOperator(
  tx: Tx,
  world: World,
  session: Session,
): Promise<OutputOf<typeof operatorMe>> {
  const person = await sql.findOperator(tx, session.personId);
  if (person === undefined) throw refuse('recordNotFound');
  return {
    id: person.id,
    username: person.username,
    name: person.name,
    roles: person.roles,
    supplier:
      person.supplier_id === null ? null : { id: person.supplier_id, name: person.supplier_name ?? '' },
    test_data: world.testData,
    server_time: world.clock.now().toISOString(),
  };
}
