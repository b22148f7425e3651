// Entries of the record that are not the shop's own, each with its place under the newest checkpoint.
import { parseEntry, type Entry } from '../entry.ts';
import { ProofFault } from '../fault.ts';
import { leafHash, verifyInclusion } from '../tree.ts';
import type { PublicEntry } from './answers.ts';
import type { Head } from './head.ts';

/** @throws ProofFault `not_included`, `malformed_entry`. */
export function readPublicEntries(
  entries: readonly PublicEntry[],
  { size, root }: Pick<Head, 'size' | 'root'>,
): { readonly index: number; readonly entry: Entry }[] {
  return entries.map(({ index, entry, proof }) => {
    if (!verifyInclusion({ index, size, leaf: leafHash(entry), proof, root })) {
      throw new ProofFault('not_included', { index: String(index) });
    }
    return { index, entry: parseEntry(entry) };
  });
}
