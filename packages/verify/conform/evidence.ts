// Whether what the record serves can be carried away: one entry with its proof, checked without a connection; and whether a
// change of one byte of it is found.
import { formatTlogProof } from '#domain/proof/tlog-proof.ts';
import {
  entriesPath,
  nodeReaderOfTiles,
  parseEntries,
  tilePath,
  tileWidth,
  widthOfTile,
} from '#domain/proof/tiles.ts';
import { proveInclusion } from '#domain/proof/tree.ts';
import { Failure } from '../check/failure.ts';
import { bytesMax } from '../check/fetching.ts';
import { policyFor } from '../check/head.ts';
import { checkTlogProof } from '../evidence/inclusion.ts';
import { Missing, type Context } from './context.ts';

/** Places of the proof that are changed, one after the other. */
const flips = 24;

export async function checkEvidence(context: Context): Promise<string> {
  const { card, published, head, verify, hash, now } = context;
  const { size } = head.checked;
  if (size === 0) throw new Missing('The record is empty.');
  const index = Math.floor(size / 2);
  const [text, bytes] = [await makeProof(context, index), await readEntryAt(context, index)];
  const tools = {
    policy: policyFor(card, published.policy),
    verify,
    hash,
    now,
    what: `The proof of entry ${index}`,
  };
  await checkTlogProof(text, bytes, tools);
  for (let turn = 0; turn < flips; turn += 1) {
    const changed = Buffer.from(bytes);
    const at = Math.floor((turn * bytes.length) / flips);
    changed[at] = (changed[at] ?? 0) ^ 1;
    if (await isAccepted(() => checkTlogProof(text, changed, tools))) {
      throw new Failure(
        'evidence',
        `Byte ${at} of entry ${index} was changed, and its proof still verifies.`,
      );
    }
  }
  return `Entry ${index} and its proof verify offline (${text.length} bytes); ${flips} changed bytes were found.`;
}

async function makeProof({ card, head, reader, hash }: Context, index: number): Promise<string> {
  const { size } = head.checked;
  const readTile = (level: number, n: number, width: number) => {
    const path = tilePath(level, n, width);
    return reader.bytes(`${card.log.url}/${path}`, { max: bytesMax.tile, what: `The tile ${path}` });
  };
  const proof = await proveInclusion(index, size, nodeReaderOfTiles(readTile, size, hash), hash);
  return formatTlogProof({ index, proof, checkpoint: head.note });
}

async function readEntryAt({ card, head, reader }: Context, index: number): Promise<Uint8Array> {
  const n = Math.floor(index / tileWidth);
  const width = widthOfTile(0, n, head.checked.size);
  const path = entriesPath(n, width);
  const bundle = await reader.bytes(`${card.log.url}/${path}`, {
    max: bytesMax.bundle,
    what: `The bundle ${path}`,
  });
  const entry = parseEntries(bundle, width)[index - n * tileWidth];
  if (entry === undefined) throw new Missing(`Entry ${index} is not in its bundle.`);
  return entry;
}

async function isAccepted(check: () => Promise<unknown>): Promise<boolean> {
  try {
    await check();
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
