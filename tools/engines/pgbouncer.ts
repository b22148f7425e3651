/** Debian's PgBouncer in front of a PostgreSQL, on a port of loopback. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverAccount } from '#platform/postgres/account.ts';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import { unpackDebian } from './debian.ts';
import type { Login } from './postgres-server.ts';

export type PgBouncer = {
  urlOf(login: Login): string;
  stop(): Promise<void>;
};

type Input = {
  /** A folder that exists, and that other accounts may pass through. */
  readonly folder: string;
  /** The port of PostgreSQL. */
  readonly behind: number;
  readonly poolMode: 'transaction' | 'session';
  /** Startup parameters that are dropped. */
  readonly ignored: readonly string[];
  readonly logins: readonly Login[];
};

const readyMsMax = 10_000;

/** @throws NotAvailable where there is no package of it. */
export async function startPgBouncer(ask: Input): Promise<PgBouncer> {
  const { folder: unpacked, env } = unpackDebian(['pgbouncer']);
  const port = await freePorts();
  const home = path.join(ask.folder, `pgbouncer-${port}`);
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(
    path.join(home, 'users'),
    ask.logins.map(({ user, password }) => `"${user}" "${password}"\n`).join(''),
  );
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    pool_mode: ask.poolMode,
    auth_type: 'plain',
    auth_file: path.join(home, 'users'),
    logfile: path.join(home, 'log'),
    ...(ask.ignored.length === 0 ? {} : { ignore_startup_parameters: ask.ignored.join(',') }),
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const file = path.join(home, 'pgbouncer.ini');
  const databases = `[databases]\n* = host=127.0.0.1 port=${ask.behind}\n`;
  writeFileSync(file, `${databases}[pgbouncer]\n${lines.join('\n')}\n`);
  // It refuses to run as root.
  const account = serverAccount();
  if (account)
    for (const one of [home, file, path.join(home, 'users')]) chownSync(one, account.uid, account.gid);
  const child = spawn(path.join(unpacked, 'usr/sbin/pgbouncer'), ['-q', file], {
    ...account,
    cwd: home,
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGKILL');
    await ended;
  };
  const deadline = performance.now() + readyMsMax;
  while (!(await isListening(port))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(20);
      continue;
    }
    await stop();
    throw new Error(`PgBouncer does not start: ${readFileSync(path.join(home, 'log'), 'utf8')}`);
  }
  return {
    urlOf: ({ user, password, database }) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`,
    stop,
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
