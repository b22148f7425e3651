import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProofFault } from './fault.ts';
import { nodesOf } from './tree.rig.ts';
import {
  emptyRoot,
  leafHash,
  nodeHash,
  proveConsistency,
  proveInclusion,
  rootFromNodes,
  rootOf,
  verifyConsistency,
  verifyInclusion,
  type NodeReader,
} from './tree.ts';

describe('a proof that was changed', () => {
  const leaves = Array.from({ length: 90 }, (_none, index) => leafHash(Uint8Array.of(index)));
  const nodes = nodesOf(leaves);
  const change = fc.record({ part: fc.nat(), byte: fc.nat({ max: 31 }), bit: fc.nat({ max: 7 }) });

  it('leads no entry to the root: one bit of any hash, a hash less, a hash more', async () => {
    const places = fc
      .integer({ min: 1, max: 90 })
      .chain((size) => fc.tuple(fc.constant(size), fc.nat(size - 1)));
    await fc.assert(
      fc.asyncProperty(places, change, async ([size, index], { part, byte, bit }) => {
        const root = rootOf(leaves.slice(0, size));
        const proof = await proveInclusion(index, size, nodes);
        const leaf = leaves[index] ?? new Uint8Array();
        const right = { index, size, leaf, proof, root };
        expect(verifyInclusion(right)).toBe(true);
        const [changedLeaf, changedRoot, ...changed] = flip([leaf, root, ...proof], part, { byte, bit });
        const whole = { index, size, leaf: changedLeaf ?? leaf, root: changedRoot ?? root, proof: changed };
        expect(verifyInclusion(whole)).toBe(false);
        expect(verifyInclusion({ ...right, proof: [...proof, root] })).toBe(false);
        expect(verifyInclusion({ ...right, proof: [root, ...proof] })).toBe(false);
        const shorter = proof.length === 0 ? [] : [proof.slice(1), proof.slice(0, -1), cutFirst(proof)];
        expect(shorter.filter((fewer) => verifyInclusion({ ...right, proof: fewer }))).toStrictEqual([]);
      }),
    );
  });

  it('leads from no older tree: one bit of any hash, a hash less, a hash more', async () => {
    const sizes = fc.integer({ min: 1, max: 90 }).chain((size) => fc.tuple(fc.constant(size), fc.nat(size)));
    await fc.assert(
      fc.asyncProperty(sizes, change, async ([size, oldSize], { part, byte, bit }) => {
        const [oldRoot, root] = [rootOf(leaves.slice(0, oldSize)), rootOf(leaves.slice(0, size))];
        const proof = await proveConsistency(oldSize, size, nodes);
        const right = { oldSize, oldRoot, size, root, proof };
        expect(verifyConsistency(right)).toBe(true);
        // From the empty tree everything follows: only the roots that are shown are its own.
        const parts = oldSize === 0 ? [oldRoot] : [oldRoot, root, ...proof];
        const [changedOld, changedRoot, ...changed] = flip(parts, part, { byte, bit });
        const whole = { ...right, oldRoot: changedOld ?? oldRoot, root: changedRoot ?? root, proof: changed };
        expect(verifyConsistency(whole)).toBe(false);
        expect(verifyConsistency({ ...right, proof: [...proof, root] })).toBe(false);
        const shorter = proof.length === 0 ? [] : [proof.slice(1), proof.slice(0, -1), cutFirst(proof)];
        expect(shorter.filter((fewer) => verifyConsistency({ ...right, proof: fewer }))).toStrictEqual([]);
      }),
    );
  });
});

describe('sizes', () => {
  it('go beyond 32 bits', async () => {
    // A tree whose nodes all have one hash a level: nobody can build one of this size, and its proofs are as any other's.
    const levels: Uint8Array[] = [leafHash(new Uint8Array())];
    for (let level = 0; level < 52; level += 1) {
      const below = levels[level] ?? new Uint8Array();
      levels.push(nodeHash(below, below));
    }
    const nodes: NodeReader = (level) => levels[level] ?? new Uint8Array();
    const leaf = nodes(0, 0);
    for (const size of [2 ** 32, 2 ** 32 + 1, 2 ** 40 + 12_345, Number.MAX_SAFE_INTEGER]) {
      const root = await rootFromNodes(size, nodes);
      const index = size - 2;
      const proof = await proveInclusion(index, size, nodes);
      if (!(leaf instanceof Uint8Array)) throw new Error('this reader answers at once');
      expect(verifyInclusion({ index, size, leaf, proof, root })).toBe(true);
      for (const oldSize of [1, 2 ** 31, 2 ** 32 - 1, size - 1]) {
        const oldRoot = await rootFromNodes(oldSize, nodes);
        const parts = await proveConsistency(oldSize, size, nodes);
        expect(verifyConsistency({ oldSize, oldRoot, size, root, proof: parts })).toBe(true);
      }
    }
  });

  it('that cannot be are refused', async () => {
    const leaf = leafHash(new Uint8Array());
    for (const size of [-1, 0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(verifyInclusion({ index: 0, size, leaf, proof: [], root: leaf })).toBe(false);
      expect(verifyInclusion({ index: size, size: 1, leaf, proof: [], root: leaf })).toBe(false);
      expect(verifyConsistency({ oldSize: 0, oldRoot: emptyRoot(), size, root: leaf, proof: [] })).toBe(
        false,
      );
      expect(verifyConsistency({ oldSize: size, oldRoot: leaf, size: 1, root: leaf, proof: [] })).toBe(false);
      await expect(rootFromNodes(size, () => leaf)).rejects.toThrow(ProofFault);
      await expect(proveInclusion(0, size, () => leaf)).rejects.toThrow(ProofFault);
      await expect(proveConsistency(size, 1, () => leaf)).rejects.toThrow(ProofFault);
    }
    await expect(proveInclusion(1, 1, () => leaf)).rejects.toThrow(
      new ProofFault('not_included', { size: '1', index: '1' }),
    );
    await expect(proveConsistency(2, 1, () => leaf)).rejects.toMatchObject({ code: 'smaller_than_before' });
    expect(verifyConsistency({ oldSize: 0, oldRoot: emptyRoot(), size: 0, root: leaf, proof: [] })).toBe(
      false,
    );
    expect(verifyConsistency({ oldSize: 0, oldRoot: leaf, size: 1, root: leaf, proof: [] })).toBe(false);
  });
});

function cutFirst(hashes: readonly Uint8Array[]): Uint8Array[] {
  return hashes.map((hash, at) => (at === 0 ? hash.subarray(1) : hash));
}

function flip(
  hashes: readonly Uint8Array[],
  part: number,
  { byte, bit }: { readonly byte: number; readonly bit: number },
): Uint8Array[] {
  return hashes.map((hash, at) => {
    if (at !== part % hashes.length) return hash;
    return hash.map((value, place) => (place === byte ? value ^ (1 << bit) : value));
  });
}
