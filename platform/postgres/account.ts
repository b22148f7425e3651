/** Which user the packaged PostgreSQL runs as: it refuses to run as root, so root lends it a lesser account. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

export type Account = { uid: number; gid: number };

/**
 * The account to drop to, or undefined when the current user may run the server himself. Data that is already there
 * keeps its owner, also when a better account has come up since.
 */
export function serverAccount(data?: string): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const owner = data === undefined ? undefined : statSync(data, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const found = users.find((fields) => fields[0] === name);
    if (found) return { uid: Number(found[2]), gid: Number(found[3]) };
  }
  throw new Error(
    'Running as root, and neither the user "postgres" nor "nobody" exists for PostgreSQL to run as. ' +
      'Start as a normal user, or set DATABASE_URL to a server of your own.',
  );
}

/** Whether that account can run the program: a folder above it may be readable by root alone. */
export function canRun(program: string, account: Account | undefined): boolean {
  return spawnSync(program, ['--version'], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Whether that account can write in the folder, every folder above it included. */
export function canWrite(folder: string, account: Account | undefined): boolean {
  return spawnSync('test', ['-w', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
