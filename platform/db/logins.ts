// The logins of the application: which of its roles they may take, and what they could do beyond them.
import type { Client } from 'pg';
import { roleNames } from './database.ts';

/** Rights that turn off what the database refuses to the application. */
const powers = ['superuser', 'bypasses_rls', 'makes_roles', 'owns'] as const;
export type Power = (typeof powers)[number];

export type LoginPowers = { readonly name: string; readonly powers: readonly Power[] };

type Row = { name: string } & Record<Power, boolean>;

const applicationRoles: readonly string[] = Object.values(roleNames);

// A member of an owner is an owner: it may take its role at any time.
const read = `
  select r.rolname as name, r.rolsuper as superuser, r.rolbypassrls as bypasses_rls, r.rolcreaterole as makes_roles,
    exists (select from pg_database d where d.datname = current_database() and pg_has_role(r.oid, d.datdba, 'MEMBER'))
    or exists (select from pg_namespace n where n.nspname = 'public' and pg_has_role(r.oid, n.nspowner, 'MEMBER'))
    or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
        and pg_has_role(r.oid, c.relowner, 'MEMBER'))
    or exists (select from pg_proc p where p.pronamespace = 'public'::regnamespace
        and pg_has_role(r.oid, p.proowner, 'MEMBER')) as owns
  from pg_roles r where r.rolname = any ($1) or ($2 and r.rolname = session_user) order by 1`;

/** Every login of the application that could do more than its roles may: none where all is right. */
export async function readLogins(client: Client, { withOwn }: { withOwn: boolean }): Promise<LoginPowers[]> {
  const { rows } = await client.query<Row>(read, [applicationRoles, withOwn]);
  return rows
    .map((row) => ({ name: row.name, powers: powers.filter((one) => row[one]) }))
    .filter((one) => one.powers.length > 0);
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
