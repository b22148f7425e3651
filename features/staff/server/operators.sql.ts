// People of the console.
import type { ConsoleRole } from '#domain/rights.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

export type OperatorRow = RowOf<typeof findOperatorByName>;

const columns = 'id, username, password_hash, name, roles, supplier_id, disabled_at';

export const findOperatorByName = sql.row('operators-find-by-name')`
  select ${columns} from operator where username = :username`;

type PersonRow = OperatorRow & { supplier_name: string | null };

const find = sql.row('operators-find')<{ supplier_id: string | null }>`
  select o.id, o.username, o.password_hash, o.name, o.roles, o.supplier_id, o.disabled_at,
    s.name as supplier_name
  from operator o left join supplier s on s.id = o.supplier_id where o.id = :id`;

export function findOperator(tx: Tx, id: string): Promise<PersonRow | undefined> {
  return find(tx, { id });
}

const insert = sql.row('operators-insert')`
  insert into operator (id, username, password_hash, name, roles, supplier_id, created_at, command_at)
  values (:id, :username, :passwordHash, :name, :roles, :supplierId?, :at, :commandAt?)
  on conflict (username) do nothing returning true as made`;

export type NewOperatorRow = {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly roles: readonly ConsoleRole[];
  readonly supplierId: string | undefined;
  readonly at: Date;
  /** The same time where the command line of the machine enters the person. */
  readonly commandAt?: Date;
};

/** As the role `people` alone. False where the name is taken. */
export async function insertOperator(tx: Tx, row: NewOperatorRow): Promise<boolean> {
  const made = await insert(tx, {
    id: row.id,
    username: row.username,
    passwordHash: row.passwordHash,
    name: row.name,
    roles: row.roles,
    supplierId: row.supplierId,
    at: row.at,
    commandAt: row.commandAt,
  });
  return made !== undefined;
}

const bare = sql.row('operators-insert-bare')<{ made: boolean }>`
  select operator_enter(:id, :username, :passwordHash, :name, :supplierId?, :at) as made`;

/** Enters a supplier's person, or somebody without a role. False where the name is taken. */
export async function insertBare(tx: Tx, row: Omit<NewOperatorRow, 'roles' | 'commandAt'>): Promise<boolean> {
  const { id, username, passwordHash, name, supplierId, at } = row;
  return (await bare(tx, { id, username, passwordHash, name, supplierId, at }))?.made ?? false;
}

const lock = sql.run('operators-lock')`select operator_lock(:id)`;
const locked = sql.row('operators-locked')`select ${columns} from operator where id = :id`;

/** What a person may do, which nobody changes until the transaction is over. */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow | undefined> {
  await lock(tx, { id });
  return locked(tx, { id });
}

const setPassword = sql.row('operators-set-password')<{ done: boolean }>`
  select operator_set_password(:id, :hash, :from) as done`;

/** The first one needs a link that was used up, another one a session with a fresh factor. False where another change came first. */
export async function setPasswordHash(tx: Tx, id: string, hash: string, from: string): Promise<boolean> {
  return (await setPassword(tx, { id, hash, from }))?.done ?? false;
}

const any = sql.row('operators-any')`select exists (select 1 from operator) as found`;

/** False in a database that nobody has begun to use: the first operator comes before everything else. */
export async function hasOperators(tx: Tx): Promise<boolean> {
  return (await any(tx))?.found ?? false;
}

// Whoever was reset on the command line has no password until they open their link, but had one; whoever was entered
// there never had.
const joined = sql.row('operators-joined')`
  select exists (select 1 from operator where supplier_id is null
    and (password_hash <> '' or command_at > created_at)) as found`;

/** True once somebody could sign in to the console as more than a supplier. */
export async function hasJoined(tx: Tx): Promise<boolean> {
  return (await joined(tx))?.found ?? false;
}
