// Whose login the application has: on a server of somebody's own, the owner of the database is another one.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase, statement } from '#platform/db/database.ts';
import { SettingsRefused, type InstanceKind } from '#platform/settings.ts';
import { ensureDatabase } from '#platform/postgres/embedded.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/database.ts';
import { admitLogins } from './admission.ts';
import { openServer } from './database.ts';

const mark = randomBytes(4).toString('hex');
const owner = `owner_${mark}`;
const login = `login_${mark}`;
const roles = 'stockless_app, stockless_across, stockless_checkout, stockless_people';
let copy: TestDatabase;
let database: string;
const folder = mkdtempSync(path.join(tmpdir(), 'stockless-logins-'));

/** As the superuser of the server. */
async function tell(text: string, of = database): Promise<Record<string, unknown>[]> {
  const client = new Client({ host: copy.host, user: copy.user, database: of });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  copy = await openTestDatabase();
  database = `${copy.database}_logins`;
  await ensureDatabase(copy.host, database);
  await tell(`create role ${owner} login createrole; create role ${login} login`);
  // Of a server of their own the owner makes these roles; here other databases have them already.
  await tell(`grant ${roles} to ${owner} with admin option; alter database ${database} owner to ${owner}`);
});
afterAll(async () => {
  await tell(`drop database ${database} with (force)`, 'postgres');
  // The migrations of this owner granted these once more, for all databases of the server.
  await tell(
    `revoke stockless_app from stockless_checkout, stockless_across granted by ${owner};
     drop role ${login}; drop role ${owner}`,
    copy.database,
  );
  await copy.drop();
  rmSync(folder, { recursive: true });
});

const urlOf = (user: string, of = database) => `postgres://${user}@${encodeURIComponent(copy.host)}/${of}`;

async function open(kind: InstanceKind, user: string, migrator?: string, of = database): Promise<string[]> {
  const said: string[] = [];
  await openServer({
    dataDir: folder,
    url: urlOf(user, of),
    migrateUrl: migrator === undefined ? undefined : urlOf(migrator, of),
    admit: () => undefined,
    admitLogins: (found) => admitLogins(found, { kind, warn: (line) => said.push(line) }),
    log: () => undefined,
  });
  return said;
}

async function refusalOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof SettingsRefused) return error.faults.map(({ says }) => says).join('\n');
    throw error;
  }
  return '';
}

test('the login of the application owns nothing: a real start is refused under the owner, a superuser or whoever bypasses the fence', async () => {
  const empty = `select count(*)::int as n from pg_class where relnamespace = 'public'::regnamespace`;
  expect(await refusalOf(open('real', owner))).toContain('owns the database or something in it');
  expect(await refusalOf(open('real', owner))).toContain('can create roles');
  expect(await refusalOf(open('real', copy.user))).toContain('is superuser');
  expect(await refusalOf(open('real', owner, owner))).toContain(`the login ${owner} `);
  // Nothing was made, and a login that may not migrate is told what is missing.
  expect(await tell(empty)).toEqual([{ n: 0 }]);
  await expect(open('real', login)).rejects.toThrow('give MIGRATE_DATABASE_URL');

  expect(await open('real', login, owner)).toEqual([]);
  // Started again without the owner's address: everything is migrated.
  expect(await open('real', login)).toEqual([]);
  await tell(`alter role ${login} bypassrls`);
  expect(await refusalOf(open('real', login))).toContain('bypasses row level security');
  await tell(`alter role ${login} nobypassrls; grant ${owner} to ${login}`);
  expect(await refusalOf(open('real', login))).toContain('owns the database');
  await tell(`revoke ${owner} from ${login}`);
});

const viaRole = `via_${mark}`;
const attributes = {
  superuser: 'is superuser',
  bypassrls: 'bypasses row level security',
  createrole: 'can create roles',
  createdb: 'can create databases',
  replication: 'can replicate the server',
};
const predefined = [
  'pg_read_all_data',
  'pg_write_all_data',
  'pg_execute_server_program',
  'pg_read_server_files',
  'pg_write_server_files',
  'pg_signal_backend',
  'pg_monitor',
];
const ways = [
  ...Object.entries(attributes).map(([attribute, says]) => ({
    power: attribute,
    give: `alter role ${viaRole} ${attribute}`,
    says,
  })),
  ...predefined.map((role) => ({
    power: role,
    give: `grant ${role} to ${viaRole}`,
    says: `is a member of ${role}`,
  })),
];

test.each(ways)('a login that has $power through another role is refused', async ({ give, says }) => {
  await open('real', login, owner);
  await tell(`create role ${viaRole}_far; create role ${viaRole}; grant ${viaRole} to ${viaRole}_far`);
  try {
    await tell(`grant ${viaRole}_far to ${login}`);
    expect(await refusalOf(open('real', login))).toBe('');
    await tell(give);
    expect(await refusalOf(open('real', login))).toContain(`the login ${login} ${says}`);
    expect(await refusalOf(open('real', login, owner))).toContain(`the login ${login} ${says}`);
    expect(await open('test', login)).toHaveLength(1);
  } finally {
    await tell(`drop role ${viaRole}_far; drop role ${viaRole}`);
  }
});

test('a login that owned nothing and made the tables itself is refused after that', async () => {
  const maker = `maker_${mark}`;
  const made = `${database}_made`;
  await ensureDatabase(copy.host, made);
  await tell(`create role ${maker} login; grant ${roles} to ${maker} with admin option`);
  await tell(`grant create on schema public to ${maker}`, made);
  try {
    expect(await refusalOf(open('real', maker, undefined, made))).toContain('owns the database or something');
    expect(await refusalOf(open('real', maker, undefined, made))).toContain('owns the database or something');
  } finally {
    await tell(`drop database ${made} with (force)`, 'postgres');
    await tell(
      `revoke stockless_app from stockless_checkout, stockless_across granted by ${maker}; drop role ${maker}`,
      copy.database,
    );
  }
});

test('what was migrated by the owner is served by the other login, which can neither change a table nor leave its roles', async () => {
  await open('real', login, owner);
  const db = openDatabase({ url: urlOf(login) }, () => undefined, 2);
  const who = statement<{ is_app: boolean; is_login: boolean }>(
    'test-login-who',
    `select current_user = 'stockless_app' as is_app, session_user = '${login}' as is_login`,
  );
  try {
    expect(await db.direct.row(who, [])).toEqual({ is_app: true, is_login: true });
  } finally {
    await db.close();
  }
  const client = new Client({ connectionString: urlOf(login) });
  await client.connect();
  try {
    for (const text of [
      'alter table transfer disable row level security',
      'drop table audit_entry',
      'create table mine (id int)',
      `set role ${owner}`,
      'grant stockless_people to stockless_app',
      'update transfer set units = units + 1',
    ])
      await expect(client.query(text), text).rejects.toMatchObject({ code: '42501' });
  } finally {
    await client.end();
  }
});

test('a test instance is told and served, also under an owner who is no superuser', async () => {
  const said = await open('test', owner);
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^WARNING: DATABASE_URL: the login owner_.* A real instance is refused\.$/);
  const db = openDatabase({ url: urlOf(owner) }, () => undefined, 2);
  const one = statement<{ n: number }>('test-login-one', 'select count(*)::int as n from instance');
  try {
    expect(await db.direct.row(one, [])).toEqual({ n: 0 });
  } finally {
    await db.close();
  }
});
