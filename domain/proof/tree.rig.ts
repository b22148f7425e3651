// For tests of proofs: trees out of lists of leaves, and what a check may answer to bytes that were changed.
import { ProofFault } from './fault.ts';
import { rootOf, type NodeReader } from './tree.ts';

/** @throws Error for a subtree that the leaves do not fill. */
export function nodesOf(leaves: readonly Uint8Array[]): NodeReader {
  return (level, index) => {
    const range = leaves.slice(index * 2 ** level, (index + 1) * 2 ** level);
    if (range.length !== 2 ** level) throw new Error(`no complete subtree ${level}/${index}`);
    return rootOf(range);
  };
}

/** What the act gives, or `refused` where it throws a `ProofFault`; any other error goes on. */
export async function orRefused<T>(act: () => T | Promise<T>): Promise<T | 'refused'> {
  try {
    return await act();
  } catch (fault) {
    if (fault instanceof ProofFault) return 'refused';
    throw fault;
  }
}

/** The bytes with one of them changed by an exclusive or. */
export function changeByte(bytes: Uint8Array, at: number, by: number): Uint8Array {
  return bytes.map((value, place) => (place === at ? value ^ by : value));
}
