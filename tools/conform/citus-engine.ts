/**
 * Builds Citus for the packaged PostgreSQL, once a machine: from its source with the machine's compiler, against the
 * headers of Debian's PostgreSQL 18. Nothing of it is installed, and nothing of it belongs to the product.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serverAccount } from '#platform/postgres/account.ts';
import { packagedPostgres } from '#platform/postgres/packaged.ts';
import { root } from '../programs.ts';
import { buildCitus } from './citus-build.ts';

/** Why there is no cluster here, in a sentence: the command skips then. */
export class NoEngine extends Error {
  override readonly name = 'NoEngine';
}

export type Engine = {
  /** The folder that holds `bin/postgres` with the extension beside it. */
  readonly home: string;
  /** What its servers need in their environment. */
  readonly env: Readonly<Record<string, string>>;
};

const archive = path.join(root, '../shared/engines/citus-release-14.0.tar.xz');
/** Raised with what `citus-build.ts` does, so that an older build is not used. */
const recipe = '1';

/**
 * The engine, from an earlier build where there is one. A build takes two to four minutes on two cores.
 *
 * @throws NoEngine where the source, a compiler or Debian's packages are not to be had.
 */
export function openEngine(log: (line: string) => void): Engine {
  const source = process.env['CITUS_SOURCE'] ?? archive;
  if (!existsSync(source))
    throw new NoEngine(
      'There is no source of Citus here: set CITUS_SOURCE to an archive (.tar.xz) of release 14.',
    );
  const native = packagedPostgres(serverAccount());
  const mark = createHash('sha256').update(`${recipe} ${native} `).update(readFileSync(source)).digest('hex');
  const folder = path.join('/var/tmp', `stockless-citus-${process.getuid?.() ?? 0}-${mark.slice(0, 12)}`);
  if (!existsSync(folder)) {
    log('Building Citus, which takes some minutes. The next run uses this build.');
    const aside = `${folder}.${process.pid}`;
    try {
      buildCitus({ source, native, folder: aside });
      renameSync(aside, folder);
    } catch (error) {
      throw new NoEngine(error instanceof Error ? error.message : String(error), { cause: error });
    } finally {
      rmSync(aside, { recursive: true, force: true });
    }
  }
  const home = path.join(folder, 'pg');
  const lib = path.join(home, 'lib');
  return {
    home,
    env: {
      PATH: process.env['PATH'] ?? '',
      TMPDIR: os.tmpdir(),
      LC_ALL: 'C',
      LD_LIBRARY_PATH: lib,
      // The libraries that compress come with the machine; the first one stands in for one that is not used.
      LD_PRELOAD: `${path.join(lib, 'libnocurl.so')}:libzstd.so.1:liblz4.so.1`,
    },
  };
}
