// The ways to a PostgreSQL of an operator: over TLS with an authority of their own, and through PgBouncer.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, openServer } from '#apps/server/database.ts';
import { makeAuthority, makeCertificate } from './certificates.ts';
import { startPgBouncer, type PgBouncer } from './pgbouncer.ts';
import { openPostgres } from './postgres.ts';
import { logins, makeLogins, startPostgres, type PostgresServer } from './postgres-server.ts';
import { takeOrSkip, tryToHave, type Had } from './skip.ts';

type Rig = { readonly server: PostgresServer; readonly authority: string; readonly other: string };

let folder = '';
let rig: Had<Rig> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-connections-'));
  // The account of the server passes through to what is its own.
  chmodSync(folder, 0o711);
  rig = await tryToHave(async () => {
    const authority = makeAuthority(folder, 'own-authority');
    const other = makeAuthority(folder, 'other-authority');
    makeCertificate(folder, { authority: 'own-authority', name: 'IP:127.0.0.1' });
    const server = await startPostgres(openPostgres('18'), { folder, tls: folder });
    await makeLogins(server);
    return { server, authority, other };
  });
});
afterAll(async () => {
  if (rig !== undefined && 'value' in rig) await rig.value.server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const place = { dataDir: '/nowhere', log: () => undefined };

/** Opens a database as a server does, and gives what it was refused with: nothing where it may be used. */
async function refusalOf(url: string): Promise<string> {
  try {
    const opened = await openServer({
      ...place,
      url,
      admit: () => undefined,
      admitLogins: () => undefined,
      migratesAsOwnerOnly: true,
    });
    await opened.stop();
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

test('TLS: a certificate of an own authority is taken, for migrations and for a server', async (context) => {
  const { server, authority } = takeOrSkip(context, rig);
  const verified = `?sslmode=verify-full&sslrootcert=${authority}`;
  const url = server.urlOf(logins.application, verified);
  const migrateUrl = server.urlOf(logins.owner, verified);
  await migrateDatabase({ ...place, url, migrateUrl, admit: () => undefined });
  expect(await refusalOf(url)).toBe('');
  const client = await server.connect(logins.application.database);
  try {
    const { rows } = await client.query(
      'select count(*)::int as migrated from migration having count(*) > 100',
    );
    expect(rows).toHaveLength(1);
  } finally {
    await client.end();
  }
});

test('TLS: a certificate for another host is refused by the name of the setting', async (context) => {
  const { server, authority } = takeOrSkip(context, rig);
  const url = server.urlOf(logins.application, `?sslmode=verify-full&sslrootcert=${authority}`);
  const said = await refusalOf(url.replace('127.0.0.1', 'localhost'));
  expect(said).toContain('DATABASE_URL: the certificate of PostgreSQL is not for localhost');
  expect(said).not.toContain(logins.application.password);
});

test('TLS: an authority that is not known is refused, and so is one that is not named', async (context) => {
  const { server, other } = takeOrSkip(context, rig);
  for (const more of [`?sslmode=verify-full&sslrootcert=${other}`, '?sslmode=verify-full'])
    expect(await refusalOf(server.urlOf(logins.application, more))).toContain(
      'DATABASE_URL: the certificate of PostgreSQL is signed by an authority that is not known here',
    );
});

test('TLS: a file that is not there is named, and the owner’s address is told apart', async (context) => {
  const { server } = takeOrSkip(context, rig);
  const missing = path.join(folder, 'missing.pem');
  const migrateUrl = server.urlOf(logins.owner, `?sslmode=verify-full&sslrootcert=${missing}`);
  const refused = migrateDatabase({ ...place, url: undefined, migrateUrl, admit: () => undefined });
  await expect(refused).rejects.toThrow(
    `MIGRATE_DATABASE_URL: the file of sslrootcert cannot be read (ENOENT): ${missing}`,
  );
});

const startupParameters = [
  'options',
  'statement_timeout',
  'lock_timeout',
  'idle_in_transaction_session_timeout',
];

test.for([
  { what: 'as it is installed', ignored: [], says: 'unsupported startup parameter' },
  { what: 'that drops startup parameters', ignored: startupParameters, says: 'instead of' },
])(
  'PgBouncer in transaction mode, $what, is refused with the way out',
  async ({ ignored, says }, context) => {
    const { server } = takeOrSkip(context, rig);
    const had = await tryToHave(() =>
      startPgBouncer({
        folder,
        behind: server.port,
        poolMode: 'transaction',
        ignored,
        logins: [logins.application],
      }),
    );
    const pooler: PgBouncer = takeOrSkip(context, had);
    try {
      const said = await refusalOf(pooler.urlOf(logins.application));
      expect(said).toContain(says);
      expect(said).toContain('DATABASE_URL must lead to PostgreSQL itself');
    } finally {
      await pooler.stop();
    }
  },
);
