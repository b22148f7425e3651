// Heads that a log signed and this witness did not: evidence, each in a file of its own.
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { equalBytes, toBase64, toHex } from '#domain/proof/bytes.ts';
import type { Checkpoint } from '#domain/proof/checkpoint.ts';
import type { AddCheckpoint } from '#domain/proof/witness-request.ts';
import { isMissing, readIfThere, writeDurably } from './folder.ts';

/**
 * `contradicts`: the log signed two roots of one size. `unproved`: no proof led to it from the head that was signed before.
 * `older`: it is smaller than that head, and only the log's entries can tell whether it was ever one.
 */
export type RefusalKind = 'contradicts' | 'unproved' | 'older';

export type Refusal = {
  readonly status: number;
  readonly request: AddCheckpoint;
  readonly head: Checkpoint;
  readonly known: (Checkpoint & { readonly note: string }) | undefined;
  readonly at: number;
};

export type Refusals = {
  /** Once for each head. Those that only came with another old size are no evidence, and are left out. */
  readonly save: (refusal: Refusal) => Promise<void>;
  /** Names of the files, the smallest log first. */
  readonly names: () => Promise<readonly string[]>;
  /** JSON; undefined where there is none of this name. */
  readonly read: (name: string) => Promise<string | undefined>;
};

/** Only a log can fill this folder: with its own signatures. */
const filesMax = 1_000;
const namePattern = /^(?:contradicts|unproved|older)-\d{1,16}-[0-9a-f]{16}\.json$/;

export async function openRefusals(folder: string): Promise<Refusals> {
  const saved = new Set(await namesIn(folder));
  return {
    async save(refusal) {
      const kind = kindOf(refusal);
      const { head, known, request, at, status } = refusal;
      if (kind === undefined) return;
      const name = `${kind}-${head.size}-${toHex(head.root.subarray(0, 8))}.json`;
      // Some room is left for what weighs more.
      if (saved.has(name) || saved.size >= (kind === 'older' ? filesMax / 2 : filesMax)) return;
      const content = {
        kind,
        status,
        at,
        origin: head.origin,
        size: head.size,
        root: toBase64(head.root),
        head: request.checkpoint,
        old: request.oldSize,
        proof: request.proof.map(toBase64),
        signed: known?.note ?? null,
      };
      await writeDurably(path.join(folder, name), `${JSON.stringify(content, undefined, 2)}\n`);
      saved.add(name);
    },
    names: () => Promise.resolve([...saved].toSorted(bySize)),
    read: (name) =>
      namePattern.test(name) ? readIfThere(path.join(folder, name)) : Promise.resolve(undefined),
  };
}

function kindOf({ status, head, known }: Refusal): RefusalKind | undefined {
  if (known && known.size === head.size) return equalBytes(known.root, head.root) ? undefined : 'contradicts';
  if (known && head.size < known.size) return 'older';
  return status === 422 ? 'unproved' : undefined;
}

function bySize(one: string, other: string): number {
  const sizeOf = (name: string) => Number(name.split('-')[1]);
  return sizeOf(one) - sizeOf(other);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => namePattern.test(name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}
