// People of the console.
import type { ConsoleRole } from '#domain/rights.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type OperatorRow = {
  id: string;
  username: string;
  password_hash: string;
  name: string;
  roles: ConsoleRole[];
  supplier_id: string | null;
  disabled_at: Date | null;
};

const columns = 'id, username, password_hash, name, roles, supplier_id, disabled_at';

const findByName = statement<OperatorRow>(
  'operators-find-by-name',
  `select ${columns} from operator where username = $1`,
);

export function findOperatorByName(tx: Tx, username: string): Promise<OperatorRow | undefined> {
  return tx.row(findByName, [username]);
}

type PersonRow = OperatorRow & { supplier_name: string | null };

const find = statement<PersonRow>(
  'operators-find',
  `select o.id, o.username, o.password_hash, o.name, o.roles, o.supplier_id, o.disabled_at,
     s.name as supplier_name
   from operator o left join supplier s on s.id = o.supplier_id where o.id = $1`,
);

export function findOperator(tx: Tx, id: string): Promise<PersonRow | undefined> {
  return tx.row(find, [id]);
}

const insert = statement<{ made: boolean }>(
  'operators-insert',
  `insert into operator (id, username, password_hash, name, roles, supplier_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7)
   on conflict (username) do nothing returning true as made`,
);

export type NewOperatorRow = {
  readonly id: string;
  readonly username: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly roles: readonly ConsoleRole[];
  readonly supplierId: string | undefined;
  readonly at: Date;
};

/** As the role `people` alone. False where the name is taken. */
export async function insertOperator(tx: Tx, row: NewOperatorRow): Promise<boolean> {
  const made = await tx.row(insert, [
    row.id,
    row.username,
    row.passwordHash,
    row.name,
    row.roles,
    row.supplierId ?? null,
    row.at,
  ]);
  return made !== undefined;
}

const bare = statement<{ made: boolean }>(
  'operators-insert-bare',
  'select operator_enter($1, $2, $3, $4, $5, $6) as made',
);

/** Enters a supplier's person, or somebody without a role. False where the name is taken. */
export async function insertBare(tx: Tx, row: Omit<NewOperatorRow, 'roles'>): Promise<boolean> {
  const { id, username, passwordHash, name, supplierId, at } = row;
  return (await tx.row(bare, [id, username, passwordHash, name, supplierId ?? null, at]))?.made ?? false;
}

const lock = statement<never>('operators-lock', 'select operator_lock($1)');
const locked = statement<OperatorRow>('operators-locked', `select ${columns} from operator where id = $1`);

/** What a person may do, which nobody changes until the transaction is over. */
export async function lockOperator(tx: Tx, id: string): Promise<OperatorRow | undefined> {
  await tx.rows(lock, [id]);
  return tx.row(locked, [id]);
}

const setPassword = statement<{ done: boolean }>(
  'operators-set-password',
  'select operator_set_password($1, $2, $3) as done',
);

/** The first one needs a link that was used up, another one a session with a fresh factor. False where another change came first. */
export async function setPasswordHash(tx: Tx, id: string, hash: string, from: string): Promise<boolean> {
  return (await tx.row(setPassword, [id, hash, from]))?.done ?? false;
}

const any = statement<{ found: boolean }>('operators-any', 'select exists (select 1 from operator) as found');

/** False in a database that nobody has begun to use: the first operator comes before everything else. */
export async function hasOperators(tx: Tx): Promise<boolean> {
  return (await tx.row(any, []))?.found ?? false;
}

const joined = statement<{ found: boolean }>(
  'operators-joined',
  `select exists (select 1 from operator where password_hash <> '' and supplier_id is null) as found`,
);

/** True once somebody can sign in to the console as more than a supplier. */
export async function hasJoined(tx: Tx): Promise<boolean> {
  return (await tx.row(joined, []))?.found ?? false;
}
