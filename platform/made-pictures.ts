// Pictures that the server makes of others, kept on disk by what they are made of, and never more than so many.
import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { limits } from '#domain/limits.ts';
import type { Files } from '#platform/ports/files.ts';

export type MadePictures = {
  /**
   * The picture of this key: found, or drawn once however many ask for it at the same time.
   *
   * @throws Refused `operationBusy` where too many pictures wait to be drawn.
   */
  make(key: string, draw: () => Promise<Buffer>): Promise<Buffer>;
};

const folder = 'made';
/** About what a picture of goods takes while it is drawn. */
const madePixels = 4_000_000;

/** The name under which something made of these parts is kept: other parts, another name. */
export function madeKey(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex').slice(0, 40);
}

type TakeTurn = (
  turn: { readonly sender: string; readonly pixels: number },
  draw: () => Promise<Buffer>,
) => Promise<Buffer>;

const opened = new WeakMap<Files, MadePictures>();

/** The pictures made of these files: one list for all who draw some, so that the limit holds for them together. */
export function madePicturesOf(files: Files, takeTurn: TakeTurn): MadePictures {
  const made = opened.get(files) ?? openMadePictures(files, takeTurn);
  opened.set(files, made);
  return made;
}

/** @param takeTurn Waits until this machine has room to draw: the room of files knows. */
export function openMadePictures(
  files: Pick<Files, 'folder' | 'write' | 'read' | 'remove'>,
  takeTurn: TakeTurn,
  keptMax: number = limits.madePicturesMax,
): MadePictures {
  // The keys in the order of their last use, the one that was not asked for longest first.
  const kept = new Set<string>();
  const making = new Map<string, Promise<Buffer>>();
  const listed = readdir(path.join(files.folder, folder))
    .catch(() => [])
    .then((names) => {
      for (const name of names) if (/^[0-9a-f]{40}\.jpg$/.test(name)) kept.add(name.slice(0, 40));
    });
  const nameOf = (key: string) => `${folder}/${key}.jpg`;
  async function keep(key: string, bytes: Buffer): Promise<void> {
    await files.write(nameOf(key), bytes);
    kept.delete(key);
    kept.add(key);
    for (const oldest of kept) {
      if (kept.size <= keptMax) break;
      kept.delete(oldest);
      await files.remove(nameOf(oldest));
    }
  }
  async function find(key: string): Promise<Buffer | undefined> {
    await listed;
    if (!kept.has(key)) return undefined;
    kept.delete(key);
    kept.add(key);
    return files.read(nameOf(key)).catch(() => undefined);
  }
  async function makeNew(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const found = await find(key);
    if (found !== undefined) return found;
    const bytes = await takeTurn({ sender: key, pixels: madePixels }, draw);
    await keep(key, bytes);
    return bytes;
  }
  return {
    make(key, draw) {
      const begun = making.get(key);
      if (begun !== undefined) return begun;
      const made = makeNew(key, draw).finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
