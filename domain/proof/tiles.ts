// Tiles: 256 hashes of the tree, or 256 entries, under one address that never changes (C2SP tlog-tiles).
import { ProofFault } from './fault.ts';
import { sha256, type Sha256 } from './hash.ts';
import { hashBytes, nodeHash, type NodeReader } from './tree.ts';

/** Hashes or entries of a full tile. */
export const tileWidth = 256;
/** A tile is a subtree of so many levels. */
const tileHeight = 8;
const levelMax = 63;
const entryBytesMax = 0xff_ff;

export type TilePath = {
  /** `entries` for a bundle of entries. */
  readonly level: number | 'entries';
  readonly n: number;
  /** Below `tileWidth` for the partial tile at the right edge of a tree. */
  readonly width: number;
};

/** Such as `tile/0/x001/234.p/17`, below the address of the log. */
export function tilePath(level: number, n: number, width: number = tileWidth): string {
  return formatPath({ level, n, width });
}

/** Such as `tile/entries/000`, below the address of the log. */
export function entriesPath(n: number, width: number = tileWidth): string {
  return formatPath({ level: 'entries', n, width });
}

const pathPattern = /^tile\/(entries|\d{1,2})\/((?:x\d{3}\/){0,5}\d{3})(?:\.p\/(\d{1,3}))?$/;

/** @throws ProofFault `malformed_tile` for every text that `tilePath` and `entriesPath` do not write. */
export function parseTilePath(path: string): TilePath {
  const [, kind = '', digits = '', part] = pathPattern.exec(path) ?? [];
  const level = kind === 'entries' ? kind : Number(kind);
  const n = Number(digits.replaceAll(/[x/]/g, ''));
  const tile: TilePath = { level, n, width: part === undefined ? tileWidth : Number(part) };
  // Only one spelling is taken of each, so that a tile is in a cache once.
  if (kind === '' || !isTile(tile) || formatPath(tile) !== path) throw new ProofFault('malformed_tile');
  return tile;
}

function formatPath(tile: TilePath): string {
  if (!isTile(tile)) throw new ProofFault('malformed_tile');
  const { level, n, width } = tile;
  const digits = String(n);
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  const folders = groups.map((group, at) => (at === groups.length - 1 ? group : `x${group}`));
  return `tile/${level}/${folders.join('/')}${width === tileWidth ? '' : `.p/${width}`}`;
}

function isTile({ level, n, width }: TilePath): boolean {
  const isLevel = level === 'entries' || (Number.isInteger(level) && level >= 0 && level <= levelMax);
  const isWidth = Number.isInteger(width) && width >= 1 && width <= tileWidth;
  return isLevel && isWidth && Number.isSafeInteger(n) && n >= 0;
}

/** How wide tile `n` of a level is in a tree of `size` leaves; 0 where there is none. */
export function widthOfTile(level: number, n: number, size: number): number {
  const hashes = Math.floor(size / tileWidth ** level);
  return Math.max(0, Math.min(tileWidth, hashes - n * tileWidth));
}

/** @throws ProofFault `too_large` for an entry whose length has more than 16 bits. */
export function encodeEntries(entries: readonly Uint8Array[]): Uint8Array {
  const bundle = new Uint8Array(entries.reduce((sum, entry) => sum + 2 + entry.length, 0));
  let at = 0;
  for (const entry of entries) {
    if (entry.length > entryBytesMax) throw new ProofFault('too_large', { bytes: String(entry.length) });
    bundle.set([entry.length >> 8, entry.length & 0xff], at);
    bundle.set(entry, at + 2);
    at += 2 + entry.length;
  }
  return bundle;
}

/** @throws ProofFault `malformed_tile` where the bytes are not exactly `count` entries. */
export function parseEntries(bundle: Uint8Array, count: number): Uint8Array[] {
  const entries: Uint8Array[] = [];
  let at = 0;
  while (at < bundle.length && entries.length < count) {
    const [high = 0, low] = bundle.subarray(at, at + 2);
    if (low === undefined) throw new ProofFault('malformed_tile');
    const end = at + 2 + high * 256 + low;
    if (end > bundle.length) throw new ProofFault('malformed_tile');
    entries.push(bundle.subarray(at + 2, end));
    at = end;
  }
  if (at !== bundle.length || entries.length !== count) throw new ProofFault('malformed_tile');
  return entries;
}

export type TileReader = (level: number, n: number, width: number) => Promise<Uint8Array>;

/**
 * Nodes of a tree of `size` leaves out of its tiles. Each tile is asked for once and saved as long as the reader is: make one
 * for a proof. Tiles are not checked: a wrong one makes a proof that does not verify.
 * @throws ProofFault `malformed_tile` where a tile is not as long as its width, or the tree has no such node.
 */
export function nodeReaderOfTiles(readTile: TileReader, size: number, hash: Sha256 = sha256): NodeReader {
  const tiles = new Map<string, Promise<Uint8Array>>();
  return async (level, index) => {
    const tileLevel = Math.floor(level / tileHeight);
    const leaves = 2 ** (level % tileHeight);
    const first = index * leaves;
    const n = Math.floor(first / tileWidth);
    const width = widthOfTile(tileLevel, n, size);
    const at = first - n * tileWidth;
    if (at < 0 || at + leaves > width) throw new ProofFault('malformed_tile');

    const key = tilePath(tileLevel, n, width);
    const asked = tiles.get(key) ?? readTile(tileLevel, n, width);
    tiles.set(key, asked);
    const tile = await asked;
    if (tile.length !== width * hashBytes) throw new ProofFault('malformed_tile', { tile: key });
    let row = Array.from({ length: leaves }, (_none, leaf) => hashAt(tile, at + leaf));
    while (row.length > 1) row = pairUp(row, hash);
    const [node] = row;
    if (!node) throw new ProofFault('malformed_tile');
    return node;
  };
}

function hashAt(tile: Uint8Array, at: number): Uint8Array {
  return tile.subarray(at * hashBytes, (at + 1) * hashBytes);
}

function pairUp(row: readonly Uint8Array[], hash: Sha256): Uint8Array[] {
  const parents: Uint8Array[] = [];
  for (const [at, right] of row.entries()) {
    const left = row[at - 1];
    if (at % 2 === 1 && left) parents.push(nodeHash(left, right, hash));
  }
  return parents;
}
