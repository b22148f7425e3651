/** What PostgreSQL's own catalogue says of the schema `public`: tables, their keys and indexes, functions, rights. */
import type { Client } from 'pg';

export type Column = { name: string; type: string; notNull: boolean; filled: string };
export type Constraint = { name: string; kind: 'p' | 'u' | 'f' | 'c' | 'x'; text: string };
/** A right on a table, or on one column of it, or to execute a function. */
export type Right = { role: string; right: string; column: string };
export type Table = {
  name: string;
  isUnlogged: boolean;
  options: string;
  columns: Column[];
  constraints: Constraint[];
  indexes: string[];
  policies: string[];
  rights: Right[];
};
export type DatabaseFunction = {
  name: string;
  args: string;
  returns: string;
  language: string;
  isDefiner: boolean;
  settings: string[];
  body: string;
  rights: Right[];
};
export type Role = { name: string; canLogin: boolean; powers: string[]; memberOf: string[] };
export type Catalogue = { tables: Table[]; functions: DatabaseFunction[]; roles: Role[] };

type Of<Item> = Item & { table: string };

const ours = `c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;

const tables = `
  select c.relname as name, c.relpersistence = 'u' as "isUnlogged", coalesce(array_to_string(c.reloptions, ', '), '') as options
  from pg_class c where ${ours} order by 1`;

const columns = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod)
      || case when a.attcollation not in (0, t.typcollation) then ' collate "' || l.collname || '"' else '' end as type,
    a.attnotnull as "notNull",
    case when a.attgenerated <> '' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid, true) || ')'
        || case a.attgenerated when 's' then ' stored' else '' end
      when a.attidentity <> '' then 'generated as identity'
      when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid, true) else '' end as filled
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
  left join pg_collation l on l.oid = a.attcollation
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where ${ours} and a.attnum > 0 and not a.attisdropped order by 1, a.attnum`;

// What is not null is said at the column. Names of checks are given by the server, in the order in which they were made.
const constraints = `
  select c.relname as table, k.conname as name, k.contype::text as kind, pg_get_constraintdef(k.oid, true) as text
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where ${ours} and k.contype in ('p', 'u', 'f', 'c', 'x')
  order by 1, position(k.contype in 'puxfc'), length(k.conname), k.conname collate "C"`;

const indexes = `
  select c.relname as table, pg_get_indexdef(i.indexrelid, 0, true) as text
  from pg_index i join pg_class c on c.oid = i.indrelid join pg_class n on n.oid = i.indexrelid
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by 1, n.relname collate "C"`;

const policies = `
  select c.relname as table, p.polname || case when p.polpermissive then '' else ' restrictive' end || ' for ' || p.polcmd::text || ' to '
      || coalesce((select string_agg(r.rolname, ', ' order by r.rolname) from pg_roles r where r.oid = any (p.polroles)), 'public')
      || coalesce(' using ' || pg_get_expr(p.polqual, p.polrelid, true), '')
      || coalesce(' with check ' || pg_get_expr(p.polwithcheck, p.polrelid, true), '') as text
  from pg_policy p join pg_class c on c.oid = p.polrelid
  where ${ours} and c.relrowsecurity order by 1, p.polname collate "C"`;

const tableRights = `
  select c.relname as table, case g.grantee when 0 then 'public' else g.grantee::regrole::text end as role,
    lower(g.privilege_type) as right, '' as column
  from pg_class c, aclexplode(c.relacl) g where ${ours} and g.grantee <> c.relowner
  union all
  select c.relname, case g.grantee when 0 then 'public' else g.grantee::regrole::text end, lower(g.privilege_type), a.attname
  from pg_class c join pg_attribute a on a.attrelid = c.oid, aclexplode(a.attacl) g
  where ${ours} and a.attnum > 0 and not a.attisdropped and g.grantee <> c.relowner`;

const functions = `
  select p.proname as name, pg_get_function_arguments(p.oid) as args, pg_get_function_result(p.oid) as returns,
    l.lanname as language, p.prosecdef as "isDefiner", coalesce(p.proconfig, '{}') as settings, p.prosrc as body
  from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace order by p.proname collate "C", 2`;

/** A function that no grant speaks of may be executed by everybody. */
const functionRights = `
  select p.proname || '(' || pg_get_function_arguments(p.oid) || ')' as table,
    case g.grantee when 0 then 'public' else g.grantee::regrole::text end as role, lower(g.privilege_type) as right, '' as column
  from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) g
  where p.pronamespace = 'public'::regnamespace and g.grantee <> p.proowner`;

const roles = `
  select r.rolname as name, r.rolcanlogin as "canLogin",
    array_remove(array[case when r.rolsuper then 'superuser' end, case when r.rolbypassrls then 'bypassrls' end,
      case when r.rolcreaterole then 'createrole' end, case when r.rolcreatedb then 'createdb' end], null) as powers,
    array(select o.rolname::text from pg_auth_members m join pg_roles o on o.oid = m.roleid
      where m.member = r.oid order by o.rolname collate "C") as "memberOf"
  from pg_roles r where r.rolname like 'stockless\\_%' order by r.rolname collate "C"`;

/** Everything, in an order that does not depend on when or where the database was made. */
export async function readCatalogue(client: Client): Promise<Catalogue> {
  await client.query('set search_path = public, pg_temp');
  const list = async <Row extends object>(sql: string): Promise<Row[]> => (await client.query<Row>(sql)).rows;
  type Bare = Pick<Table, 'name' | 'isUnlogged' | 'options'>;
  const parts = {
    columns: groupByTable(await list<Of<Column>>(columns)),
    constraints: groupByTable(await list<Of<Constraint>>(constraints)),
    indexes: groupByTable(await list<Of<{ text: string }>>(indexes)),
    policies: groupByTable(await list<Of<{ text: string }>>(policies)),
    rights: groupByTable([
      ...(await list<Of<Right>>(tableRights)),
      ...(await list<Of<Right>>(functionRights)),
    ]),
  };
  const texts = (found: { text: string }[] | undefined): string[] => (found ?? []).map(({ text }) => text);
  return {
    tables: (await list<Bare>(tables)).map((table) => ({
      ...table,
      columns: parts.columns.get(table.name) ?? [],
      constraints: parts.constraints.get(table.name) ?? [],
      indexes: texts(parts.indexes.get(table.name)),
      policies: texts(parts.policies.get(table.name)),
      rights: parts.rights.get(table.name) ?? [],
    })),
    functions: (await list<Omit<DatabaseFunction, 'rights'>>(functions)).map((one) => ({
      ...one,
      rights: parts.rights.get(`${one.name}(${one.args})`) ?? [],
    })),
    roles: await list<Role>(roles),
  };
}

function groupByTable<Item extends { table: string }>(items: Item[]): Map<string, Item[]> {
  return Map.groupBy(items, ({ table }) => table);
}
