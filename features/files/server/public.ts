// What other rooms may ask about files. Calls that take files prepare them before their transaction:
// `handle(registry, endpoint, handler, { prepare: ({ call }) => prepareFiles(call.files, 'proof') })`.
import type { FileKind } from '#domain/files.ts';
import type { CallFile } from '#platform/http/multipart.ts';
import { prepareFile } from './prepare.ts';

export { prepareFile } from './prepare.ts';
export { dropBytes, eraseFile, fileOf, filesOf, presentFile, readPrivate, storeFile } from './files.ts';
export type { StoredFile } from './files.ts';
export { writePlatformPicture } from './platform-picture.ts';
export { drawSmallPicture } from './small-picture.ts';
export { takePictureTurn } from './turns.ts';

/**
 * Draws the files of a call anew, one after the other, so that `storeFile` need not inside a transaction.
 *
 * @param kind One for all, or by the file's field.
 * @throws Refused as `prepareFile` does, with the file's field.
 */
export async function prepareFiles(
  files: readonly CallFile[] | undefined,
  kind: FileKind | ((field: string) => FileKind),
): Promise<void> {
  for (const { field, bytes, sender } of files ?? []) {
    await prepareFile({ kind: typeof kind === 'string' ? kind : kind(field), bytes, field, sender });
  }
}
