// The logins of the application: which of its roles they may take, and what they could do beyond them.
import type { Client } from 'pg';
import { roleNames } from './database.ts';

/** Rights that turn off what the database refuses to the application. */
const powers = ['superuser', 'bypasses_rls', 'makes_roles', 'makes_databases', 'replicates', 'owns'] as const;
export type Power = (typeof powers)[number];

export type LoginPowers = {
  readonly name: string;
  readonly powers: readonly Power[];
  /** Roles of PostgreSQL itself: to read and write all data, server files, programs of the server and the like. */
  readonly memberOf: readonly string[];
};

type Row = { name: string; member_of: string[] } & Record<Power, boolean>;

const applicationRoles: readonly string[] = Object.values(roleNames);

// Whoever is a member of a role, through however many others, may do what it may: an attribute is not inherited, but
// its role may be taken. A superuser is a member of everything, which is said once.
const read = `
  select r.rolname as name, m.superuser, m.bypasses_rls, m.makes_roles, m.makes_databases, m.replicates,
    exists (select from pg_database d where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'MEMBER'))
    or exists (select from pg_namespace n where n.nspname = 'public' and pg_has_role(r.oid, n.nspowner, 'MEMBER'))
    or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and pg_has_role(r.oid, c.relowner, 'MEMBER'))
    or exists (select from pg_proc p where p.pronamespace = 'public'::regnamespace
        and pg_has_role(r.oid, p.proowner, 'MEMBER')) as owns,
    m.member_of
  from pg_roles r, lateral (
    select bool_or(g.rolsuper) as superuser, bool_or(g.rolbypassrls) as bypasses_rls,
      bool_or(g.rolcreaterole) as makes_roles, bool_or(g.rolcreatedb) as makes_databases,
      bool_or(g.rolreplication) as replicates,
      coalesce(array_agg(g.rolname::text order by g.rolname) filter (
        where g.rolname like 'pg\\_%' and g.rolname <> 'pg_database_owner' and not r.rolsuper), '{}') as member_of
    from pg_roles g where pg_has_role(r.oid, g.oid, 'MEMBER') and (g.oid = r.oid or not r.rolsuper)
  ) m
  where r.rolname = any ($1) or ($2 and r.rolname = session_user) order by 1`;

/** Every login of the application that could do more than its roles may: none where all is right. */
export async function readLogins(client: Client, { withOwn }: { withOwn: boolean }): Promise<LoginPowers[]> {
  const { rows } = await client.query<Row>(read, [applicationRoles, withOwn]);
  return rows
    .map((row) => ({
      name: row.name,
      powers: powers.filter((one) => row[one]),
      memberOf: row.member_of,
    }))
    .filter((one) => one.powers.length > 0 || one.memberOf.length > 0);
}

export async function sessionUser(client: Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select session_user::text as name');
  return rows[0]?.name ?? '';
}

// Before PostgreSQL 16 every member may take a role; after it only one that was told so.
const missing = `
  select rolname as name from pg_roles
  where rolname = any ($2) and not pg_has_role($1, oid,
    case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)
  order by 1`;

/** Lets a login take the roles of the application, where it may not yet. */
export async function lendRoles(migrator: Client, login: string): Promise<void> {
  const { rows } = await migrator.query<{ name: string }>(missing, [login, applicationRoles]);
  for (const { name } of rows)
    await migrator.query(`grant ${migrator.escapeIdentifier(name)} to ${migrator.escapeIdentifier(login)}`);
}

/** True for a login that may make tables here: one of the application's own may not. */
export async function mayMigrate(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ may: boolean }>(
    `select has_schema_privilege('public', 'CREATE') as may`,
  );
  return rows[0]?.may ?? false;
}
