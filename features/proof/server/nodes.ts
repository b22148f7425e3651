// Hashes of the record as tiles, read from its rows.
import { nodeReaderOfTiles, tileWidth } from '#domain/proof/tiles.ts';
import type { NodeReader } from '#domain/proof/tree.ts';
import type { Tx } from '#platform/db/database.ts';
import { sha256 } from './hash.ts';
import * as sql from './log.sql.ts';

/** The bytes of a tile that is there: 32 for each hash. */
export async function readTile(tx: Tx, level: number, no: number, width: number): Promise<Uint8Array> {
  const from = no * tileWidth;
  const range = { from, until: from + width };
  const row = level === 0 ? await sql.leafTile(tx, range) : await sql.upperTile(tx, { level, ...range });
  return row?.bytes ?? Buffer.alloc(0);
}

/** Nodes of the record as it was when it had `size` entries. Each is computed once, for all proofs of a page. */
export function openNodes(tx: Tx, size: number): NodeReader {
  const nodes = nodeReaderOfTiles((level, no, width) => readTile(tx, level, no, width), size, sha256);
  const known = new Map<string, ReturnType<NodeReader>>();
  return (level, index) => {
    const node = known.get(`${level}/${index}`) ?? nodes(level, index);
    known.set(`${level}/${index}`, node);
    return node;
  };
}
