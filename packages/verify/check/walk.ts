// Reads a whole log: every bundle of entries and every tile, up to the root of its checkpoint.
import { equalBytes, toBase64, toHex } from '#domain/proof/bytes.ts';
import type { Checkpoint } from '#domain/proof/checkpoint.ts';
import { parseEntry, type Entry } from '#domain/proof/entry.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import type { Sha256 } from '#domain/proof/hash.ts';
import { entriesPath, parseEntries, tilePath, tileWidth, widthOfTile } from '#domain/proof/tiles.ts';
import { leafHash } from '#domain/proof/tree.ts';
import { Failure } from './failure.ts';
import { bytesMax, mapAtOnce, type Reader } from './fetching.ts';
import { growTree, type GrowingTree, type Tile } from './growing-tree.ts';

/** Bundles and tiles that are asked for at a time, and those of one turn. */
const atOnce = 8;
const bundlesATurn = 32;
const hashLength = 32;

export type WalkInput = {
  /** Of the log, without a slash at its end. */
  readonly url: string;
  readonly head: Checkpoint;
  readonly reader: Reader;
  readonly hash: Sha256;
  /** Is given each entry in its order. */
  readonly onEntry: (entry: Entry, index: number) => void;
  /** Sizes whose roots are wanted: of checkpoints that were seen elsewhere. */
  readonly sizes: ReadonlySet<number>;
  readonly onProgress?: (done: number) => void;
};

/** The roots at the wanted sizes, and at the size of the head. */
export type Roots = ReadonlyMap<number, Uint8Array>;

type Served = { readonly n: number; readonly bundle: Uint8Array; readonly tile: Uint8Array };

/** @throws Failure `missing`, `tile`, `entry`, `root`, and what `onEntry` throws. */
export async function walkLog(input: WalkInput): Promise<Roots> {
  const { head, sizes, hash } = input;
  const roots = new Map<number, Uint8Array>();
  /** Above the lowest level: the lowest one is compared bundle by bundle. */
  const upper: Tile[] = [];
  const tree = growTree(hash, (tile) => void (tile.level > 0 && upper.push(tile)));
  if (sizes.has(0)) roots.set(0, tree.root());
  const bundles = Array.from({ length: Math.ceil(head.size / tileWidth) }, (_none, n) => n);
  const turns = Array.from({ length: Math.ceil(bundles.length / bundlesATurn) }, (_none, turn) =>
    bundles.slice(turn * bundlesATurn, (turn + 1) * bundlesATurn),
  );
  let next = fetchTurn(turns[0] ?? [], input);
  for (const turn of turns.keys()) {
    const served = await next;
    // The next turn is on its way while this one is computed; what it fails with is told when it is awaited.
    next = fetchTurn(turns[turn + 1] ?? [], input);
    next.catch(() => undefined);
    for (const one of served) {
      takeBundle(one, tree, roots, input);
    }
    input.onProgress?.(tree.size);
  }
  upper.push(...tree.partialTiles().filter(({ level }) => level > 0));
  await mapAtOnce(upper, atOnce, (tile) => compareTile(tile, input));
  const root = tree.root();
  if (!equalBytes(root, head.root)) {
    throw new Failure(
      'root',
      `The entries that are served do not make the root of the checkpoint of size ${head.size}: ` +
        `${toBase64(root)}, not ${toBase64(head.root)}. An entry was changed, or the checkpoint is that of other entries.`,
    );
  }
  return roots.set(head.size, root);
}

function fetchTurn(turn: readonly number[], { url, head, reader }: WalkInput): Promise<Served[]> {
  return mapAtOnce(turn, atOnce, async (n) => {
    const width = widthOfTile(0, n, head.size);
    const [entries, tile] = [entriesPath(n, width), tilePath(0, n, width)];
    const [bundle, hashes] = await Promise.all([
      reader.bytes(`${url}/${entries}`, { max: bytesMax.bundle, what: `The bundle ${entries}` }),
      reader.bytes(`${url}/${tile}`, { max: bytesMax.tile, what: `The tile ${tile}` }),
    ]);
    return { n, bundle, tile: hashes };
  });
}

function takeBundle(
  { n, bundle, tile }: Served,
  tree: GrowingTree,
  roots: Map<number, Uint8Array>,
  input: WalkInput,
) {
  const { head, hash, sizes, onEntry } = input;
  const width = widthOfTile(0, n, head.size);
  const name = entriesPath(n, width);
  if (tile.length !== width * hashLength) {
    throw new Failure(
      'tile',
      `The tile ${tilePath(0, n, width)} has ${tile.length} bytes, not ${width * hashLength}.`,
    );
  }
  for (const [at, bytes] of entriesOf(bundle, width, name).entries()) {
    const index = n * tileWidth + at;
    const leaf = leafHash(bytes, hash);
    if (!equalBytes(leaf, tile.subarray(at * hashLength, (at + 1) * hashLength))) {
      throw new Failure(
        'tile',
        `Entry ${index} in ${name} is not the one that the tile has the hash of: it was rewritten.`,
      );
    }
    onEntry(readEntry(bytes, index), index);
    tree.push(leaf);
    if (sizes.has(tree.size)) roots.set(tree.size, tree.root());
  }
}

function entriesOf(bundle: Uint8Array, width: number, name: string): Uint8Array[] {
  try {
    return parseEntries(bundle, width);
  } catch (error) {
    if (error instanceof ProofFault)
      throw new Failure('entry', `The bundle ${name} does not hold ${width} entries.`);
    throw error;
  }
}

function readEntry(bytes: Uint8Array, index: number): Entry {
  try {
    return parseEntry(bytes);
  } catch (error) {
    if (!(error instanceof ProofFault)) throw error;
    throw new Failure(
      'entry',
      `Entry ${index} is none of the kinds that a record has, or is not written as it must be: ${toHex(bytes.subarray(0, 24))}…`,
    );
  }
}

async function compareTile({ level, n, width, bytes }: Tile, { url, reader }: WalkInput): Promise<void> {
  const path = tilePath(level, n, width);
  const served = await reader.bytes(`${url}/${path}`, { max: bytesMax.tile, what: `The tile ${path}` });
  if (!equalBytes(served, bytes)) {
    throw new Failure('tile', `The tile ${path} does not follow from the entries below it.`);
  }
}
