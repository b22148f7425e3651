// The files that a browser is given against those of the build on record.
import { toHex } from '#domain/proof/bytes.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import type { Docs } from './docs.ts';
import { Failure } from './failure.ts';
import { bytesMax, mapAtOnce, type Reader } from './fetching.ts';
import type { Log } from './report.ts';
import { momentOf } from './say.ts';
import { fieldsOf, isFields } from './shape.ts';

type BuildInput = {
  readonly base: string;
  readonly docs: Docs;
  readonly reader: Reader;
  readonly hash: Sha256;
  readonly isPage: boolean;
};

/** Files that are asked for at a time. */
const atOnce = 6;

export async function checkBuild(log: Log, { base, docs, reader, hash, isPage }: BuildInput): Promise<void> {
  const build = docs.current.get('build');
  if (build === undefined) {
    log.notes.push('The record has no build: the files that are served cannot be compared.');
    return;
  }
  if (isPage) {
    log.notes.push('A page cannot read the files of another address: the command can.');
    return;
  }
  await log.check('build', async () => {
    const files = filesOf(build.value);
    await mapAtOnce(files, atOnce, async ([path, expected]) => {
      const bytes = await reader.bytes(`${base}${path}`, {
        max: bytesMax.file,
        what: `The file ${path}`,
        follows: true,
      });
      if (toHex(hash(bytes)) === expected) return;
      throw new Failure('build', `The file ${path} is not the one of the build on record: it was changed.`);
    });
    return `${files.length} files are those of the build of ${momentOf(build.doc.time)}.`;
  });
}

/** Paths below the address of the instance, with their hashes. */
function filesOf(value: unknown): [string, string][] {
  const what = 'The document "build"';
  const fields = fieldsOf(value, what);
  const files = isFields(fields['files']) ? fields['files'] : fields;
  return Object.entries(files).map(([path, sha256]) => {
    if (!/^\/[\w./@-]*$/.test(path) || path.includes('..') || typeof sha256 !== 'string') {
      throw new Failure('doc', `${what} names a file that is none: ${path}.`);
    }
    return [path, sha256];
  });
}
