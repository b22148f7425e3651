// A picture of the platform itself: of no shop, shown to everybody.
import { createHash } from 'node:crypto';
import type { Environment } from '#platform/environment.ts';
import { writeCopies } from './files.ts';
import { publicUrlOf } from './links.ts';
import { prepareFile } from './prepare.ts';

export type PlatformPicture = {
  readonly folder: string;
  readonly widths: readonly number[];
  /** Of what was sent, before it was made anew. */
  readonly sha256: Buffer;
  readonly url: string;
};

/**
 * Draws a picture anew and writes its copies. Whoever asks for it keeps the row. Long work: no transaction is open.
 *
 * @throws Refused `invalidParameter` as `prepareFile` does.
 */
export async function writePlatformPicture(
  { files, random }: Pick<Environment, 'files' | 'random'>,
  bytes: Buffer,
): Promise<PlatformPicture> {
  const { copies, sha256 } = await prepareFile({ kind: 'banner', bytes });
  // 128 bits: nobody finds a picture that was not shown to them.
  const folder = createHash('sha256').update(random.token()).digest('hex').slice(0, 32);
  const widths = copies.flatMap(({ width }) => width ?? []);
  await writeCopies({ files }, folder, copies);
  return {
    folder,
    widths,
    sha256,
    url: publicUrlOf({ folder, widths: [...widths], mime: 'image/webp' }) ?? '',
  };
}
