/**
 * Spreads the tables of a migrated database over the workers of a Citus cluster, as `db/tables.ts` says. A server without
 * the extension has nothing to spread.
 */
import type { Client } from 'pg';
import { tables, type Scope } from '#db/tables.ts';
import { roleNames } from './database.ts';

const scopes: Readonly<Record<string, { readonly scope: Scope }>> = tables;

/** A foreign key that a cluster cannot keep, and between which scopes it stands. */
export type LeftOut = {
  readonly key: string;
  readonly table: string;
  readonly from: Scope;
  readonly to: Scope;
};

export type Spread = {
  /** Tables that are spread now and were not before. */
  readonly tables: readonly string[];
  readonly leftOut: readonly LeftOut[];
};

type Key = { readonly name: string; readonly from: string; readonly to: string; readonly text: string };

/** The table that all others of shops lie beside: what belongs to a shop is on one shard. */
const measure = 'book';

/** What all refer to is copied first, then come the books of shops. */
const order: readonly Scope[] = ['global', 'tenant', 'directory'];

/**
 * Does it in one transaction: killed in the middle, nothing was spread. Foreign keys are taken off, and tied again where a
 * cluster can keep them: within a shop, and to what is copied everywhere.
 */
export async function spreadTables(client: Client): Promise<Spread> {
  const none: Spread = { tables: [], leftOut: [] };
  const { rows: extension } = await client.query("select from pg_extension where extname = 'citus'");
  if (extension.length === 0) return none;
  await makeRoles(client);
  await client.query('begin');
  try {
    await client.query("set local citus.multi_shard_modify_mode = 'sequential'");
    await client.query('lock table migration in access exclusive mode');
    const missing = await listUnspread(client);
    if (missing.length === 0) {
      await client.query('rollback');
      return none;
    }
    const keys = await listKeys(client, missing);
    for (const { name, from } of keys) await client.query(`alter table ${from} drop constraint ${name}`);
    for (const name of missing.filter((one) => scopes[one]?.scope === 'tenant'))
      await client.query(plainFence(name));
    await client.query(tieSequence);
    for (const scope of order)
      for (const name of missing.filter((one) => scopes[one]?.scope === scope))
        await spread(client, name, scope);
    const leftOut = await tieKeys(client, keys);
    await client.query('commit');
    await delegateFunctions(client);
    await grantInserts(client);
    // What is taken from everybody on the coordinator comes to workers as the default, which is everybody.
    await onWorkers(client, 'revoke execute on all functions in schema public from public;');
    return { tables: missing, leftOut };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Workers are entered as the role that asks the coordinator, so each has the same ones, and what they may is the same. */
async function makeRoles(client: Client): Promise<void> {
  const names = Object.values(roleNames);
  for (const role of names)
    await onWorkers(
      client,
      `begin create role ${role} login; exception when duplicate_object then null; end`,
    );
  const { rows } = await client.query<{ role: string; member: string }>(
    `select r.rolname as role, m.rolname as member from pg_auth_members a
     join pg_roles r on r.oid = a.roleid join pg_roles m on m.oid = a.member
     where r.rolname = any ($1) and m.rolname = any ($1)`,
    [names],
  );
  for (const { role, member } of rows) await onWorkers(client, `grant ${role} to ${member};`);
}

/** Each worker does it for itself; what one is told of roles it tells the others otherwise. */
async function onWorkers(client: Client, work: string): Promise<void> {
  const text = `do $do$ begin perform set_config('citus.enable_ddl_propagation', 'off', true); ${work}; end $do$`;
  const { rows } = await client.query<{ result: string }>(
    'select result from run_command_on_workers($1) where not success',
    [text.replace(/;\s*;/g, ';')],
  );
  if (rows[0] !== undefined) throw new Error(`A worker refuses ${work}: ${rows[0].result}`);
}

/** A sequence goes to the workers with the table whose default it is: there a function takes its numbers. */
const tieSequence = `alter table act_pending alter column id set default nextval('act_order')`;

/**
 * Where a role may add rows with some columns alone, the coordinator refuses the others. It writes all columns to a shard,
 * those with their default too, so there the role may add whole rows.
 */
async function grantInserts(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string; role: string }>(
    `select distinct g.table_name as name, g.grantee as role from information_schema.column_privileges g
     join pg_dist_partition d on d.logicalrelid = to_regclass(quote_ident(g.table_name))
     where g.table_schema = 'public' and g.privilege_type = 'INSERT' and g.grantee = any ($1)
       and not has_table_privilege(g.grantee, to_regclass(quote_ident(g.table_name)), 'INSERT')`,
    [Object.values(roleNames)],
  );
  for (const { name, role } of rows)
    await client.query('select run_command_on_shards($1, $2)', [name, `grant insert on %s to ${role}`]);
}

/** A cluster takes no sub-select in a policy. */
const plainFence = (table: string): string => `
  drop policy if exists own_shop on ${table};
  create policy own_shop on ${table} using (shop_id = nullif(current_setting('stockless.shop', true), '')::bigint)`;

async function listUnspread(client: Client): Promise<string[]> {
  const wanted = Object.keys(scopes).filter((name) => scopes[name]?.scope !== 'local');
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relname = any ($1) and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_dist_partition d where d.logicalrelid = c.oid)
     order by c.relname <> $2, array_position($1, c.relname::text)`,
    [wanted, measure],
  );
  return rows.map(({ name }) => name);
}

async function listKeys(client: Client, names: readonly string[]): Promise<Key[]> {
  const { rows } = await client.query<Key>(
    `select k.conname as name, f.relname as "from", t.relname as "to", pg_get_constraintdef(k.oid) as text
     from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and (f.relname = any ($1) or t.relname = any ($1)) order by f.relname, k.conname`,
    [names],
  );
  return rows;
}

async function spread(client: Client, name: string, scope: Scope): Promise<void> {
  if (scope === 'global') await client.query('select create_reference_table($1)', [name]);
  else if (scope === 'directory') await client.query(spreadByKey, [name]);
  else {
    const beside = name === measure ? 'none' : measure;
    await client.query("select create_distributed_table($1, 'shop_id', colocate_with => $2)", [name, beside]);
  }
}

/** A directory is spread by the first column of its primary key: the value it is asked for. */
const spreadByKey = `
  select create_distributed_table($1, attname) from pg_index
  join pg_attribute on attrelid = indrelid and attnum = indkey[0]
  where indrelid = $1::regclass and indisprimary`;

async function tieKeys(client: Client, keys: readonly Key[]): Promise<LeftOut[]> {
  const leftOut: LeftOut[] = [];
  for (const { name, from, to, text } of keys) {
    const [near, far] = [scopes[from]?.scope ?? 'local', scopes[to]?.scope ?? 'local'];
    if (canKeep(near, far)) await client.query(`alter table ${from} add constraint ${name} ${text}`);
    else leftOut.push({ key: name, table: from, from: near, to: far });
  }
  return leftOut;
}

function canKeep(near: Scope, far: Scope): boolean {
  if (far === 'global') return true;
  return near === far && near !== 'directory';
}

type Routine = { readonly name: string; readonly is_own: boolean };

/**
 * Makes the functions of the database on every worker. One with its owner's rights that is for a shop runs on the worker of
 * that shop, in the caller's own connection there.
 */
async function delegateFunctions(client: Client): Promise<void> {
  await releasePlans(client);
  const { rows } = await client.query<Routine>(
    `select p.oid::regprocedure::text as name, p.prosecdef and p.proargnames[1] = 'p_shop' is true as is_own
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid`,
  );
  let waiting = rows;
  while (waiting.length > 0) {
    const refused: { routine: Routine; error: unknown }[] = [];
    for (const routine of waiting) {
      try {
        await sendFunction(client, routine);
      } catch (error) {
        // It calls one that is not there yet.
        refused.push({ routine, error });
      }
    }
    if (refused.length === waiting.length) {
      // What is for no shop may read the coordinator's own tables, and runs there.
      const own = refused.find(({ routine }) => routine.is_own);
      if (own !== undefined)
        throw new Error(`No worker takes the function ${own.routine.name}.`, { cause: own.error });
      return;
    }
    waiting = refused.map(({ routine }) => routine);
  }
}

/** A cluster finds the shard of a statement by its values, and cannot plan it for all of them. */
async function releasePlans(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and 'plan_cache_mode=force_generic_plan' = any (p.proconfig)`,
  );
  for (const { name } of rows) await client.query(`alter function ${name} reset plan_cache_mode`);
}

async function sendFunction(client: Client, { name, is_own: isOwn }: Routine): Promise<void> {
  if (!isOwn) await client.query('select create_distributed_function($1::regprocedure)', [name]);
  else
    await client.query(
      `select create_distributed_function($1::regprocedure, 'p_shop', colocate_with := $2, force_delegation := true)`,
      [name, measure],
    );
}
