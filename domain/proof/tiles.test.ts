import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { concat, equalBytes, utf8 } from './bytes.ts';
import { ProofFault } from './fault.ts';
import {
  encodeEntries,
  entriesPath,
  nodeReaderOfTiles,
  parseEntries,
  parseTilePath,
  tilePath,
  tileWidth,
  widthOfTile,
} from './tiles.ts';
import { orRefused } from './tree.rig.ts';
import {
  leafHash,
  proveConsistency,
  proveInclusion,
  rootFromNodes,
  rootOf,
  verifyInclusion,
} from './tree.ts';

describe('addresses of tiles', () => {
  it('are those of the specification', () => {
    expect(tilePath(0, 1_234_067)).toBe('tile/0/x001/x234/067');
    expect(tilePath(63, 0, 1)).toBe('tile/63/000.p/1');
    expect(tilePath(1, 999, 255)).toBe('tile/1/999.p/255');
    expect(entriesPath(1000)).toBe('tile/entries/x001/000');
    expect(entriesPath(7, 12)).toBe('tile/entries/007.p/12');
  });

  it('are read as they are written, and no other text is one', () => {
    const level = fc.oneof(fc.nat({ max: 63 }), fc.constant('entries' as const));
    const tile = fc.record({
      level,
      n: fc.oneof(fc.nat(), fc.maxSafeNat()),
      width: fc.integer({ min: 1, max: tileWidth }),
    });
    fc.assert(
      fc.property(tile, ({ level: of, n, width }) => {
        const path = of === 'entries' ? entriesPath(n, width) : tilePath(of, n, width);
        expect(parseTilePath(path)).toStrictEqual({ level: of, n, width });
      }),
    );
    const others = [
      '',
      'tile/0/',
      '/tile/0/000',
      'tile/0/000/',
      'tile/64/000',
      'tile/00/000',
      'tile/-1/000',
      'tile/0/0',
      'tile/0/0000',
      'tile/0/x000/001',
      'tile/0/x1/000',
      'tile/0/001/000',
      'tile/0/x001',
      'tile/0/x999/x999/x999/x999/x999/999',
      'tile/0/000.p/0',
      'tile/0/000.p/256',
      'tile/0/000.p/01',
      'tile/0/000.p/',
      'tile/0/000.p/1\n',
      'tile/Entries/000',
      'tile/0/../000',
      'tile/0/٠٠٠',
    ];
    for (const path of others) expect(() => parseTilePath(path), path).toThrow(ProofFault);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseTilePath(`tile/${text}`)).toThrow(ProofFault);
      }),
    );
    for (const [at, n, width] of [
      [64, 0, 1],
      [0, -1, 1],
      [0, 0, 0],
      [0, 0, 257],
      [0.5, 0, 1],
      [0, 2 ** 53, 1],
    ] as const) {
      expect(() => tilePath(at, n, width)).toThrow(ProofFault);
    }
  });

  it('name the tiles of a tree of 70,000 as the specification counts them', () => {
    const tilesOf = (level: number, size: number) => {
      const widths: number[] = [];
      for (let n = 0; widthOfTile(level, n, size) > 0; n += 1) widths.push(widthOfTile(level, n, size));
      return {
        full: widths.filter((width) => width === tileWidth).length,
        rest: widths.filter((width) => width < tileWidth),
      };
    };
    expect([0, 1, 2, 3].map((level) => tilesOf(level, 70_000))).toStrictEqual([
      { full: 273, rest: [112] },
      { full: 1, rest: [17] },
      { full: 0, rest: [1] },
      { full: 0, rest: [] },
    ]);
    expect(tilesOf(0, 256)).toStrictEqual({ full: 1, rest: [] });
    expect(tilesOf(1, 256)).toStrictEqual({ full: 0, rest: [1] });
  });
});

describe('bundles of entries', () => {
  const lists = fc.array(fc.uint8Array({ maxLength: 600 }), { maxLength: 20 });

  it('have a length of two bytes before each entry', () => {
    expect(encodeEntries([utf8('abc'), new Uint8Array(), new Uint8Array(258)])).toStrictEqual(
      concat(Uint8Array.of(0, 3, 97, 98, 99, 0, 0, 1, 2), new Uint8Array(258)),
    );
  });

  it('are read as they were written, and not as another number of entries', () => {
    fc.assert(
      fc.property(lists, fc.nat({ max: 40 }), (list, count) => {
        const bundle = encodeEntries(list);
        expect(parseEntries(bundle, list.length)).toStrictEqual(list);
        const other = count === list.length ? count + 1 : count;
        expect(() => parseEntries(bundle, other)).toThrow(ProofFault);
        const cut = bundle.length === 0 ? Uint8Array.of(0) : bundle.subarray(0, -1);
        expect(() => parseEntries(cut, list.length)).toThrow(ProofFault);
        expect(() => parseEntries(concat(bundle, Uint8Array.of(0)), list.length)).toThrow(ProofFault);
      }),
    );
  });

  it('of any bytes are entries or refused, and never another fault', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.nat({ max: 256 }), async (bytes, count) => {
        const read = await orRefused(() => encodeEntries(parseEntries(bytes, count)));
        expect(['refused', bytes]).toContainEqual(read);
      }),
    );
    expect(() => encodeEntries([new Uint8Array(65_536)])).toThrow(ProofFault);
  });
});

describe('proofs out of tiles', () => {
  const sizes = [1, 2, 255, 256, 257, 511, 512, 65_535, 65_536, 65_537, 70_000];
  const leaves = Array.from({ length: 70_000 }, (_none, index) => leafHash(utf8(`entry ${index}`)));
  const levels = [leaves];
  while ((levels.at(-1) ?? []).length >= tileWidth) levels.push(rootsOfFullTiles(levels.at(-1) ?? []));

  function readTile(level: number, n: number, width: number): Promise<Uint8Array> {
    return Promise.resolve(concat(...(levels[level] ?? []).slice(n * tileWidth, n * tileWidth + width)));
  }

  it('lead to the same roots as all leaves do', async () => {
    for (const size of sizes) {
      const nodes = nodeReaderOfTiles(readTile, size);
      const root = rootOf(leaves.slice(0, size));
      expect(equalBytes(await rootFromNodes(size, nodes), root)).toBe(true);
      for (const index of new Set([0, Math.floor(size / 3), Math.floor(size / 2), size - 1])) {
        const proof = await proveInclusion(index, size, nodes);
        const leaf = leaves[index] ?? new Uint8Array();
        expect(verifyInclusion({ index, size, leaf, proof, root })).toBe(true);
      }
      expect(await proveConsistency(Math.ceil(size / 2), size, nodes)).toBeInstanceOf(Array);
    }
  });

  it('ask for a tile once, and for the partial ones of this size alone', async () => {
    const asked: string[] = [];
    const nodes = nodeReaderOfTiles((level, n, width) => {
      asked.push(tilePath(level, n, width));
      return readTile(level, n, width);
    }, 70_000);
    await proveInclusion(300, 70_000, nodes);
    await proveInclusion(301, 70_000, nodes);
    expect(asked.toSorted()).toStrictEqual([
      'tile/0/001',
      'tile/0/273.p/112',
      'tile/1/000',
      'tile/1/001.p/17',
    ]);
  });

  it('are refused where a bit of a tile is another, or a tile is too short or long', async () => {
    const index = 300;
    const size = 70_000;
    const root = rootOf(leaves);
    const leaf = leaves[index] ?? new Uint8Array();
    // Each hash of these tiles is somewhere on the way from this entry to the root, but for the entry's own.
    const place = fc.constantFrom<[string, number]>(['tile/0/001', 256], ['tile/0/273.p/112', 112]);
    await fc.assert(
      fc.asyncProperty(place, fc.nat(), fc.nat({ max: 7 }), async ([path, width], at, bit) => {
        const byte = at % (width * 32);
        const isOwn = path === 'tile/0/001' && Math.floor(byte / 32) === index % tileWidth;
        fc.pre(!isOwn);
        const nodes = nodeReaderOfTiles(async (level, n, of) => {
          const tile = await readTile(level, n, of);
          return tilePath(level, n, of) === path
            ? tile.map((value, one) => (one === byte ? value ^ (1 << bit) : value))
            : tile;
        }, size);
        const proof = await proveInclusion(index, size, nodes);
        expect(verifyInclusion({ index, size, leaf, proof, root })).toBe(false);
      }),
      { numRuns: 60 },
    );
    for (const change of [
      (tile: Uint8Array) => tile.subarray(32),
      (tile: Uint8Array) => concat(tile, tile),
    ]) {
      const nodes = nodeReaderOfTiles(async (...tile) => change(await readTile(...tile)), size);
      await expect(proveInclusion(index, size, nodes)).rejects.toMatchObject({ code: 'malformed_tile' });
    }
  });

  it('are refused beyond the tree', async () => {
    const nodes = nodeReaderOfTiles(readTile, 257);
    for (const [level, index] of [
      [0, 257],
      [8, 1],
      [9, 0],
      [60, 0],
      [0, -1],
    ] as const) {
      await expect(Promise.resolve(nodes(level, index))).rejects.toThrow(ProofFault);
    }
  });
});

function rootsOfFullTiles(below: readonly Uint8Array[]): Uint8Array[] {
  return Array.from({ length: Math.floor(below.length / tileWidth) }, (_none, n) =>
    rootOf(below.slice(n * tileWidth, (n + 1) * tileWidth)),
  );
}
