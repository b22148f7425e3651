// A list of leaked passwords that an operator brings: a text file of SHA-1 hashes, one a line, sorted, in capital or small
// letters, with or without `:count` behind. It may be far larger than memory: a lookup reads about forty short pieces.
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { open } from 'node:fs/promises';

export type BreachedPasswords = {
  /** Whether the file has this password. */
  has(password: string): Promise<boolean>;
};

/** Longer than any line: 40 letters of a hash, a count and the line's end. */
const pieceBytes = 128;
const hashLetters = 40;
const lineShape = /^([0-9A-F]{40})(?::\d+)?\r?$/i;

/**
 * Opens the list.
 *
 * @throws Error where the file cannot be read or its first line is not a SHA-1 hash.
 */
export function openBreachedPasswords(file: string): BreachedPasswords {
  const piece = Buffer.alloc(pieceBytes);
  const descriptor = openSync(file, 'r');
  const sizeBytes = readSync(descriptor, piece, 0, pieceBytes, 0);
  closeSync(descriptor);
  if (!lineShape.test(piece.toString('latin1', 0, sizeBytes).split('\n', 1)[0] ?? '')) {
    throw new Error('must name a sorted list of SHA-1 hashes, one a line');
  }
  return { has: (password) => withFile(file, (reader) => find(reader, sha1(password))) };
}

function sha1(password: string): string {
  return createHash('sha1').update(password, 'utf8').digest('hex').toUpperCase();
}

type Line = { readonly hash: string; readonly startsAt: number };
type Reader = { readonly sizeBytes: number; lineAt(offset: number): Promise<Line | undefined> };

async function withFile<T>(file: string, work: (reader: Reader) => Promise<T>): Promise<T> {
  const handle = await open(file, 'r');
  try {
    const { size: sizeBytes } = await handle.stat();
    const piece = Buffer.alloc(pieceBytes * 2);
    return await work({
      sizeBytes,
      /** The first line that starts at or after this byte. */
      async lineAt(offset) {
        const from = Math.max(0, offset - 1);
        const { bytesRead } = await handle.read(piece, 0, piece.length, from);
        const text = piece.toString('latin1', 0, bytesRead);
        const start = offset === 0 ? 0 : text.indexOf('\n') + 1;
        if (offset > 0 && start === 0) return undefined;
        const line = text.slice(start).split('\n', 1)[0] ?? '';
        const hash = lineShape.exec(line)?.[1];
        return hash === undefined ? undefined : { hash: hash.toUpperCase(), startsAt: from + start };
      },
    });
  } finally {
    await handle.close();
  }
}

/** Halves the file by bytes, because its lines differ in length. */
async function find(reader: Reader, wanted: string): Promise<boolean> {
  let low = 0;
  let high = reader.sizeBytes;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const line = await reader.lineAt(middle);
    if (line?.hash === wanted) return true;
    if (line === undefined || line.hash > wanted) high = middle;
    else low = line.startsAt + hashLetters;
  }
  return false;
}
