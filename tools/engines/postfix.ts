/** Debian's Postfix with a configuration of its own, on a port of loopback: it runs as root alone, and is installed nowhere. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../promises/rigs/real-instance.ts';
import { NotAvailable } from './cache.ts';
import { unpackDebian } from './debian.ts';

export type Postfix = {
  readonly port: number;
  /** What it logged. */
  said(): string;
  stop(): Promise<void>;
};

type Input = {
  /** A folder that exists, and that other accounts may pass through. */
  readonly folder: string;
  readonly domain: string;
  /** Lines of `/etc/aliases`: mailboxes and programs of the domain. Whoever is in none of them is unknown. */
  readonly aliases: readonly string[];
  /** A folder with `server.pem` and `server.key`, offered for STARTTLS. */
  readonly tls: string;
};

const readyMsMax = 20_000;
/** Folders of the queue that `postfix check` would make. */
const queues =
  'active bounce corrupt defer deferred flush hold incoming maildrop pid private public saved trace';

/**
 * Starts it. Mail to an unknown user of the domain is accepted and comes back to its sender, as it does from a server that
 * only learns later who is there.
 *
 * @throws NotAvailable where this user is not root, or there is no package of it.
 */
export async function startPostfix(ask: Input): Promise<Postfix> {
  if (process.getuid?.() !== 0) throw new NotAvailable('Postfix has to be started by root.');
  const { folder: unpacked, env } = unpackDebian(['postfix']);
  const port = await freePorts();
  const home = path.join(ask.folder, 'postfix');
  makeFolders(home);
  const config = path.join(home, 'config');
  const main = Object.entries(settingsOf(ask, home, unpacked)).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(path.join(config, 'main.cf'), main.join(''));
  writeFileSync(path.join(config, 'master.cf'), servicesOf(unpacked, port));
  writeFileSync(path.join(config, 'aliases'), ask.aliases.map((line) => `${line}\n`).join(''));
  const run = { cwd: home, env: { ...process.env, ...env, MAIL_CONFIG: config } };
  const made = spawnSync(path.join(unpacked, 'usr/sbin/postalias'), [`hash:${config}/aliases`], {
    ...run,
    encoding: 'utf8',
  });
  if (made.status !== 0) throw new Error(`postalias failed: ${made.stderr}`);
  const child = spawn(path.join(unpacked, 'usr/lib/postfix/sbin/master'), ['-c', config, '-d'], {
    ...run,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const said = (): string => readText(path.join(home, 'log'));
  const stop = async (): Promise<void> => {
    // It passes the signal on to all of its processes.
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  const deadline = performance.now() + readyMsMax;
  while (!(await isListening(port))) {
    if (child.exitCode === null && performance.now() < deadline) {
      await sleep(50);
      continue;
    }
    await stop();
    throw new Error(`Postfix does not start: ${said()}`);
  }
  return { port, said, stop };
}

/** Accounts that every Debian has: Postfix refuses to share its own with those that it delivers as. */
const mailAccount = 8;

function makeFolders(home: string): void {
  for (const name of ['config', 'data', 'queue']) mkdirSync(path.join(home, name), { recursive: true });
  chownSync(path.join(home, 'data'), mailAccount, mailAccount);
  for (const name of queues.split(' ')) {
    const folder = path.join(home, 'queue', name);
    mkdirSync(folder, { mode: 0o700 });
    if (name !== 'pid') chownSync(folder, mailAccount, 0);
    if (name === 'public') chmodSync(folder, 0o710);
  }
}

function settingsOf({ domain, tls }: Input, home: string, unpacked: string): Record<string, string> {
  const at = (file: string): string => path.join(unpacked, file);
  return {
    compatibility_level: '3.7',
    queue_directory: path.join(home, 'queue'),
    data_directory: path.join(home, 'data'),
    command_directory: at('usr/sbin'),
    daemon_directory: at('usr/lib/postfix/sbin'),
    shlib_directory: at('usr/lib/postfix'),
    meta_directory: at('etc/postfix'),
    import_environment: 'LD_LIBRARY_PATH MAIL_CONFIG',
    mail_owner: 'mail',
    setgid_group: 'news',
    default_privs: 'nobody',
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: `mx.${domain}`,
    mydestination: domain,
    mynetworks: '127.0.0.0/8',
    alias_maps: `hash:${home}/config/aliases`,
    recipient_delimiter: '+',
    local_recipient_maps: '',
    allow_mail_to_files: 'alias',
    // Nothing leaves this machine.
    default_transport: 'error:nothing is sent from here',
    smtpd_tls_security_level: 'may',
    smtpd_tls_cert_file: path.join(tls, 'server.pem'),
    smtpd_tls_key_file: path.join(tls, 'server.key'),
    maillog_file: path.join(home, 'log'),
    maillog_file_prefixes: home,
  };
}

/** Debian's own services, none of them in a chroot, and mail taken on this port alone. */
function servicesOf(unpacked: string, port: number): string {
  return readFileSync(path.join(unpacked, 'usr/share/postfix/master.cf.dist'), 'utf8')
    .replace(/^smtp(\s+inet\s)/m, `127.0.0.1:${port}$1`)
    .replace(/^(\S+\s+(?:inet|unix|unix-dgram)\s+\S+\s+\S+\s+)y/gm, '$1n');
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
