import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { equalBytes, fromHex, toHex } from './bytes.ts';
import type { Sha256 } from './hash.ts';
import { nodesOf } from './tree.rig.ts';
import {
  emptyRoot,
  leafHash,
  proveConsistency,
  proveInclusion,
  rootFromNodes,
  rootOf,
  verifyConsistency,
  verifyInclusion,
  type NodeReader,
} from './tree.ts';

/** The eight entries that Certificate Transparency tests with, and the roots of their first 1 to 8. */
const entries = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
].map(fromHex);
const roots = [
  'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const inclusionVectors: readonly (readonly [number, number, readonly string[]])[] = [
  [0, 1, []],
  [
    0,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    5,
    8,
    [
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [2, 3, ['fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125']],
  [
    1,
    5,
    [
      '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];
const consistencyVectors: readonly (readonly [number, number, readonly string[]])[] = [
  [1, 1, []],
  [
    1,
    8,
    [
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ],
  ],
  [
    6,
    8,
    [
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0',
      'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
    ],
  ],
  [
    2,
    5,
    [
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
    ],
  ],
];

describe('the vectors of Certificate Transparency', () => {
  const leaves = entries.map((entry) => leafHash(entry));
  const nodes = nodesOf(leaves);

  it('have these roots, also out of the nodes', async () => {
    expect(toHex(emptyRoot())).toBe(roots[0]);
    for (const [size, root] of roots.entries()) {
      expect(toHex(rootOf(leaves.slice(0, size)))).toBe(root);
      expect(toHex(await rootFromNodes(size, nodes))).toBe(root);
    }
  });

  it('have these proofs that an entry is in the tree', async () => {
    for (const [index, size, hashes] of inclusionVectors) {
      const proof = await proveInclusion(index, size, nodes);
      expect(proof.map(toHex)).toStrictEqual(hashes);
      const leaf = leafHash(entries[index] ?? new Uint8Array());
      expect(verifyInclusion({ index, size, leaf, proof, root: fromHex(roots[size] ?? '') })).toBe(true);
    }
  });

  it('have these proofs that a tree begins with an older one', async () => {
    for (const [oldSize, size, hashes] of consistencyVectors) {
      const proof = await proveConsistency(oldSize, size, nodes);
      expect(proof.map(toHex)).toStrictEqual(hashes);
      const [oldRoot, root] = [fromHex(roots[oldSize] ?? ''), fromHex(roots[size] ?? '')];
      expect(verifyConsistency({ oldSize, oldRoot, size, root, proof })).toBe(true);
    }
  });
});

describe('every tree up to 300 entries, against the definitions of RFC 6962 (T23)', () => {
  const sizeMax = 300;
  const second = secondImplementation(sizeMax);
  const nodes: NodeReader = (level, index) => second.root(index * 2 ** level, (index + 1) * 2 ** level);

  it('has the same root', async () => {
    for (let size = 0; size <= sizeMax; size += 1) {
      const root = second.root(0, size);
      expect(equalBytes(rootOf(second.leaves.slice(0, size), nodeSha256), root)).toBe(true);
      expect(equalBytes(await rootFromNodes(size, nodes, nodeSha256), root)).toBe(true);
    }
  });

  it('has the same proof for each entry, and it leads to the root from no other place', async () => {
    const wrong: unknown[] = [];
    let count = 0;
    for (let size = 1; size <= sizeMax; size += 1) {
      const root = second.root(0, size);
      for (let index = 0; index < size; index += 1) {
        const proof = await proveInclusion(index, size, nodes, nodeSha256);
        const isSame = sameHashes(proof, second.path(index, 0, size));
        const leaf = second.root(index, index + 1);
        const own = { index, size, leaf, proof, root };
        const isRight = verifyInclusion(own, nodeSha256);
        const isElsewhere = [index - 1, index + 1, size].some((place) =>
          verifyInclusion({ ...own, index: place }, nodeSha256),
        );
        if (!isSame || !isRight || isElsewhere) wrong.push({ index, size });
        count += 1;
      }
    }
    expect(wrong).toStrictEqual([]);
    expect(count).toBe((sizeMax * (sizeMax + 1)) / 2);
  });

  it('has the same proof from each older tree, and it leads from no other root', async () => {
    const wrong: unknown[] = [];
    let count = 0;
    for (let size = 0; size <= sizeMax; size += 1) {
      const root = second.root(0, size);
      for (let oldSize = 0; oldSize <= size; oldSize += 1) {
        const proof = await proveConsistency(oldSize, size, nodes, nodeSha256);
        const isSame = sameHashes(proof, second.consistency(oldSize, size));
        const oldRoot = second.root(0, oldSize);
        const own = { oldSize, oldRoot, size, root, proof };
        const isRight = verifyConsistency(own, nodeSha256);
        const isFromOther =
          oldSize !== size &&
          (verifyConsistency({ ...own, oldRoot: root }, nodeSha256) ||
            verifyConsistency({ ...own, oldSize: size, size: oldSize }, nodeSha256));
        if (!isSame || !isRight || isFromOther) wrong.push({ oldSize, size });
        count += 1;
      }
    }
    expect(wrong).toStrictEqual([]);
    expect(count).toBe(((sizeMax + 1) * (sizeMax + 2)) / 2);
  });
});

const nodeSha256: Sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return new Uint8Array(hash.digest());
};

function sameHashes(one: readonly Uint8Array[], other: readonly Uint8Array[]): boolean {
  return (
    one.length === other.length && one.every((hash, at) => equalBytes(hash, other[at] ?? new Uint8Array()))
  );
}

/** MTH, PATH and SUBPROOF word by word (RFC 6962, 2.1, 2.1.1 and 2.1.2), with Node's own hash. */
function secondImplementation(sizeMax: number) {
  const data = Array.from({ length: sizeMax }, (_none, index) => Buffer.from(`entry ${index}`));
  const known = new Map<number, Uint8Array>();
  const halfOf = (n: number) => {
    let k = 1;
    while (k * 2 < n) k *= 2;
    return k;
  };

  function root(start: number, end: number): Uint8Array {
    const key = start * 1000 + end;
    const hash = known.get(key) ?? mth(start, end);
    known.set(key, hash);
    return hash;
  }
  function mth(start: number, end: number): Uint8Array {
    const hash = createHash('sha256');
    if (start === end) return new Uint8Array(hash.digest());
    if (end - start === 1)
      return new Uint8Array(
        hash
          .update('\u0000')
          .update(data[start] ?? '')
          .digest(),
      );
    const middle = start + halfOf(end - start);
    return new Uint8Array(
      hash.update('\u0001').update(root(start, middle)).update(root(middle, end)).digest(),
    );
  }
  function path(m: number, start: number, end: number): Uint8Array[] {
    if (end - start === 1) return [];
    const middle = start + halfOf(end - start);
    return m < middle - start
      ? [...path(m, start, middle), root(middle, end)]
      : [...path(m - (middle - start), middle, end), root(start, middle)];
  }
  function subproof(m: number, [start, end]: readonly [number, number], isWhole: boolean): Uint8Array[] {
    if (m === end - start) return isWhole ? [] : [root(start, end)];
    const middle = start + halfOf(end - start);
    return m <= middle - start
      ? [...subproof(m, [start, middle], isWhole), root(middle, end)]
      : [...subproof(m - (middle - start), [middle, end], false), root(start, middle)];
  }
  const consistency = (m: number, n: number) => (m === 0 ? [] : subproof(m, [0, n], true));
  return { leaves: data.map((_entry, index) => root(index, index + 1)), root, path, consistency };
}
