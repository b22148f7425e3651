/** Where a cluster lives: whose account serves it, the folder of its data, and the folder of its socket. */
import { createHash, randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { canWrite, serverAccount } from './account.ts';
import type { Account } from './account.ts';

export type Place = {
  account: Account | undefined;
  /** The folder that was asked for; everything else of the product may lie there too. */
  asked: string;
  /** The folder that holds the data, the log and what is being made. */
  home: string;
  data: string;
  socketDir: string;
  logFile: string;
};

/** Settles the folders of a cluster and makes them. The same folder asked for again gives the same place. */
export function choosePlace(dataDir: string, log?: (line: string) => void): Place {
  const asked = path.resolve(dataDir);
  const account = serverAccount(path.join(noted(asked) ?? path.join(asked, 'postgres'), 'pg18'));
  // Another account must be able to pass through to the part that is its own.
  mkdirSync(asked, { recursive: true, mode: account ? 0o711 : 0o700 });
  const home = chooseHome(asked, account, log);
  return {
    account,
    asked,
    home,
    data: path.join(realpathSync(home), 'pg18'),
    socketDir: makeSocketDir(createHash('sha256').update(home).digest('hex').slice(0, 10), account),
    logFile: path.join(home, 'server.log'),
  };
}

/** Where the data of a cluster lies, if it was made. Looks, and makes nothing. */
export function findData(dataDir: string): string | undefined {
  const asked = path.resolve(dataDir);
  const data = path.join(noted(asked) ?? path.join(asked, 'postgres'), 'pg18');
  return existsSync(data) ? realpathSync(data) : undefined;
}

/**
 * Normally a folder in the one asked for. Where that stands under a folder that only root may enter, the data is kept
 * in the system's own place, and a note in the folder asked for says where: who removes the folder starts afresh.
 */
function chooseHome(asked: string, account: Account | undefined, log?: (line: string) => void): string {
  const kept = noted(asked);
  if (kept && existsSync(kept)) return kept;
  if (kept)
    throw new Error(
      `The database was kept in ${kept}, which is gone. To start empty, remove ${noteIn(asked)}`,
    );

  const home = path.join(asked, 'postgres');
  own(home, account);
  if (canWrite(home, account)) return home;
  if (existsSync(path.join(home, 'pg18'))) {
    throw new Error(
      `The database in ${home} cannot be reached by its server's account (user ${account?.uid})`,
    );
  }
  rmSync(home, { recursive: true, force: true });
  mkdirSync('/var/lib/stockless', { recursive: true, mode: 0o755 });
  chmodSync('/var/lib/stockless', 0o755);
  const elsewhere = `/var/lib/stockless/${randomBytes(6).toString('hex')}`;
  own(elsewhere, account);
  const note = noteIn(asked);
  const draft = `${note}.${process.pid}`;
  writeFileSync(draft, `${elsewhere}\n`);
  try {
    linkSync(draft, note);
  } catch {
    // Another first start wrote the note in the same moment, and its place is the one.
    rmdirSync(elsewhere);
    return readFileSync(note, 'utf8').trim();
  } finally {
    rmSync(draft);
  }
  log?.(`The database is kept in ${elsewhere}, because its server may not enter ${asked}.`);
  return elsewhere;
}

const noteIn = (asked: string): string => path.join(asked, 'postgres-is-kept-in');

function noted(asked: string): string | undefined {
  return existsSync(noteIn(asked)) ? readFileSync(noteIn(asked), 'utf8').trim() : undefined;
}

function own(folder: string, account: Account | undefined): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
}

/** A unix socket's path holds 107 bytes at most (103 on macOS), so it does not lie in the data folder. */
function makeSocketDir(hash: string, account: Account | undefined): string {
  const me = process.getuid?.() ?? 0;
  const name = `stockless-${me}-${hash}`;
  const inTemp = path.join(os.tmpdir(), name);
  const folder = Buffer.byteLength(`${inTemp}/.s.PGSQL.5432`) <= 103 ? inTemp : path.join('/tmp', name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Whoever owns this folder could pose as our database, so one that somebody else made is refused.
  const seen = lstatSync(folder);
  if (!seen.isDirectory() || ![me, account?.uid].includes(seen.uid)) {
    throw new Error(`${folder} belongs to somebody else: remove it`);
  }
  own(folder, account);
  return folder;
}
