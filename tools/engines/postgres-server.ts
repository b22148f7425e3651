/** A PostgreSQL as an operator runs it: on a port of loopback, with passwords, and TLS where it is asked for. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, closeSync, copyFileSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { serverAccount } from '#platform/postgres/account.ts';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import type { PostgresEngine } from './postgres.ts';

export type PostgresServer = {
  readonly port: number;
  /** A superuser, by a socket that its own account and root alone can reach. */
  connect(database?: string): Promise<Client>;
  /** The address of a database for a login with a password. */
  urlOf(login: Login, options?: string): string;
  stop(): Promise<void>;
};

export type Login = { readonly user: string; readonly password: string; readonly database: string };

type Input = {
  /** A folder that exists, and that other accounts may pass through. */
  readonly folder: string;
  /** A folder with `server.pem` and `server.key`. */
  readonly tls?: string;
};

const superuser = 'stockless';
const readyMsMax = 60_000;

/**
 * Makes a cluster with the settings of a new installation and starts it. Nothing is asked of the machine's own PostgreSQL.
 *
 * @throws Error with what the server said where it does not start.
 */
export async function startPostgres(
  { bin, env }: PostgresEngine,
  { folder, tls }: Input,
): Promise<PostgresServer> {
  const account = serverAccount();
  const home = path.join(folder, 'postgres');
  mkdirSync(home, { mode: 0o700 });
  if (account) chownSync(home, account.uid, account.gid);
  const run = { ...account, cwd: home, env: { ...process.env, ...env, LC_ALL: 'C' } };
  const data = path.join(home, 'data');
  const access = ['--auth-local=trust', '--auth-host=scram-sha-256'];
  const words = ['-D', data, '-U', superuser, ...access, '--encoding=UTF8', '--locale=C', '--no-sync'];
  const made = spawnSync(path.join(bin, 'initdb'), words, { ...run, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePorts();
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: home,
    ...(tls === undefined ? {} : copyCertificate(tls, home)),
  };
  const log = openSync(path.join(home, 'log'), 'a', 0o600);
  const options = Object.entries(settings).map(([name, value]) => `--${name}=${value}`);
  const child = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
    ...run,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = once(child, 'exit');
  const open = async (database: string): Promise<Client> => {
    const client = new Client({ host: home, port, user: superuser, database });
    client.on('error', () => undefined);
    await client.connect();
    return client;
  };
  const stop = async (): Promise<void> => {
    child.kill('SIGINT');
    await ended;
  };
  const deadline = performance.now() + readyMsMax;
  for (;;) {
    try {
      await (await open('postgres')).end();
      break;
    } catch (error) {
      if (child.exitCode === null && performance.now() < deadline) {
        await sleep(50);
        continue;
      }
      await stop();
      throw new Error(`PostgreSQL does not start: ${readFileSync(path.join(home, 'log'), 'utf8')}`, {
        cause: error,
      });
    }
  }
  return {
    port,
    connect: (database = 'postgres') => open(database),
    urlOf: ({ user, password, database }, more = '') =>
      `postgres://${user}:${password}@127.0.0.1:${port}/${database}${more}`,
    stop,
  };
}

/** The server reads a key that is its own account's alone. */
function copyCertificate(tls: string, home: string): Readonly<Record<string, string>> {
  const account = serverAccount();
  for (const name of ['server.pem', 'server.key']) {
    const file = path.join(home, name);
    copyFileSync(path.join(tls, name), file);
    if (account) chownSync(file, account.uid, account.gid);
    spawnSync('chmod', ['600', file]);
  }
  return {
    ssl: 'on',
    ssl_cert_file: path.join(home, 'server.pem'),
    ssl_key_file: path.join(home, 'server.key'),
  };
}

const password = 'a-password-of-the-tests';
export const logins = {
  owner: { user: 'shop_owner', password, database: 'shop' },
  application: { user: 'shop', password, database: 'shop' },
} as const satisfies Record<string, Login>;

/** Makes the two logins and the database of `docs/operations/serving.md`. */
export async function makeLogins(server: PostgresServer): Promise<void> {
  const client = await server.connect();
  try {
    await client.query(`create role shop_owner login createrole password '${password}'`);
    await client.query(`create role shop login password '${password}'`);
    await client.query('create database shop owner shop_owner');
  } finally {
    await client.end();
  }
}
