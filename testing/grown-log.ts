// A log for tests that grows, and one that says other things of the same entries.
import { utf8 } from '#domain/proof/bytes.ts';
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import { formatNote } from '#domain/proof/note.ts';
import { nodesOf } from '#domain/proof/tree.rig.ts';
import { leafHash, proveConsistency, rootOf } from '#domain/proof/tree.ts';
import { openLogKey } from './note-keys.ts';

export type GrownLog = {
  readonly origin: string;
  readonly key: ReturnType<typeof openLogKey>;
  /** The signed head of its first entries. */
  readonly head: (size: number) => string;
  readonly root: (size: number) => Uint8Array;
  readonly prove: (oldSize: number, size: number) => Promise<Uint8Array[]>;
};

/** @param version Another one has other entries from `forkAt` on, under the same key. */
export function growLog(origin: string, version = '', forkAt = 0): GrownLog {
  const key = openLogKey(origin);
  const leaves = Array.from({ length: 200 }, (_none, index) =>
    leafHash(utf8(`entry ${index}${index < forkAt ? '' : version}`)),
  );
  const root = (size: number) => rootOf(leaves.slice(0, size));
  return {
    origin,
    key,
    root,
    head(size) {
      const body = formatCheckpoint({ origin, size, root: root(size) });
      return formatNote(body, [key.line(body)]);
    },
    prove: (oldSize, size) => proveConsistency(oldSize, size, nodesOf(leaves.slice(0, size))),
  };
}
