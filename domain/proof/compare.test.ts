// Two phones side by side: of one platform, of two shops or one, told the same or not.
import { describe, expect, it } from 'vitest';
import {
  addAct,
  checkpointOf,
  logActs,
  nodesOf,
  openPlatform,
  signCheckpoint,
  slipOf,
} from '#testing/proof/platform.ts';
import { hourMs, liveTwoHours, sell, startAt } from '#testing/proof/history.ts';
import { verifyEd25519 } from '#testing/proof/verify.ts';
import { formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { compareShared, formatShared, parseShared, type ProveBeginning, type Shared } from './compare.ts';
import { parseNote } from './note.ts';
import { proveConsistency, verifyConsistency } from './tree.ts';

const at = startAt + 3 * hourMs;

function openTwo() {
  const platform = openPlatform();
  liveTwoHours(platform);
  const [shop, other] = platform.shops;
  if (shop === undefined || other === undefined) throw new Error('there are three shops');
  const known = {
    origin: platform.keys.origin,
    logKey: platform.keys.log,
    slipKey: platform.keys.slip,
    shop: shop.code,
    heads: [checkpointOf(platform, at)],
    slips: [slipOf(shop, at)],
    headAfter: () => undefined,
  };
  const prove: ProveBeginning = async (older, newer) =>
    verifyConsistency({
      oldSize: older.size,
      oldRoot: older.root,
      size: newer.size,
      root: newer.root,
      proof: await proveConsistency(older.size, newer.size, nodesOf(platform.entries)),
    });
  const offline: ProveBeginning = () => Promise.resolve(undefined);
  const compare = async (shared: Shared, by = prove) =>
    await compareShared(known, parseShared(formatShared(shared, known.logKey)), {
      verify: verifyEd25519,
      prove: by,
    });
  return { platform, shop, other, known, compare, offline };
}

describe('two phones', () => {
  it('that were shown the same say so, with the code as short as a camera reads it', async () => {
    const { platform, shop, other, known, compare, offline } = openTwo();
    const shared = { checkpoint: checkpointOf(platform, at + 1), slip: slipOf(other, at) };
    expect(await compare(shared, offline)).toEqual({ record: 'same', balance: undefined });
    const own = { ...shared, slip: slipOf(shop, at + 1) };
    expect(await compare(own, offline)).toEqual({ record: 'same', balance: 'same' });
    expect(formatShared(own, known.logKey).length).toBeLessThan(800);
  });

  it('of which one is ahead: it is asked whether one leads to the other', async () => {
    const { platform, shop, known, compare, offline } = openTwo();
    addAct(platform, shop, { act: 'liftRestriction', at });
    logActs(platform);
    const newer = { checkpoint: checkpointOf(platform, at), slip: null };
    expect(await compare(newer)).toMatchObject({ record: 'behind' });
    expect(await compare(newer, offline)).toMatchObject({ record: 'unproven' });
    const older = { checkpoint: known.heads[0] ?? '', slip: null };
    known.heads.push(newer.checkpoint);
    // A head that this phone has seen itself needs no connection.
    expect(await compare(older, offline)).toMatchObject({ record: 'ahead' });
    expect(await compare(newer, offline)).toMatchObject({ record: 'same' });
  });

  it('two-balances, split: what contradicts is told, with and without a connection', async () => {
    const { platform, shop, known, compare, offline } = openTwo();
    const { size } = parseCheckpoint(parseNote(known.heads[0] ?? '').text);
    const rootAt = (length: number) =>
      formatCheckpoint({ origin: known.origin, size: length, root: new Uint8Array(32).fill(7) });
    const split = { checkpoint: signCheckpoint(rootAt(size), at), slip: null };
    expect(await compare(split, offline)).toMatchObject({ record: 'contradict' });
    expect(await compare({ ...split, checkpoint: signCheckpoint(rootAt(size - 1), at) })).toMatchObject({
      record: 'contradict',
    });
    const richer = structuredClone(shop);
    richer.rows = richer.rows.map((row) =>
      row.seq === 5n || row.seq === 6n ? { ...row, units: row.units + 1n } : row,
    );
    const told = { checkpoint: checkpointOf(platform, at), slip: slipOf(richer, at) };
    expect(await compare(told, offline)).toEqual({ record: 'same', balance: 'contradict' });
    sell(richer, at);
    expect(await compare({ ...told, slip: slipOf(richer, at) }, offline)).toEqual({
      record: 'same',
      balance: undefined,
    });
  });

  it('a code of another platform, a forged one and no code at all are refused', async () => {
    const { platform, known, compare } = openTwo();
    const checkpoint = checkpointOf(platform, at);
    const forged = checkpoint.replace(/\n\d+\n/, '\n3\n');
    await expect(compare({ checkpoint: forged, slip: null })).rejects.toMatchObject({
      code: 'wrong_signature',
    });
    const foreign = signCheckpoint(
      formatCheckpoint({ origin: 'other.example/log', size: 1, root: new Uint8Array(32) }),
      at,
    );
    await expect(compare({ checkpoint: foreign, slip: null })).rejects.toMatchObject({
      code: 'wrong_origin',
    });
    for (const text of [
      '',
      '{}',
      '{"k":"stockless-compare"}',
      'https://shop.example',
      `"${'x'.repeat(20_000)}"`,
    ]) {
      expect(() => parseShared(text)).toThrow(/malformed_note|too_large/);
    }
    known.heads.length = 0;
    await expect(compare({ checkpoint, slip: null })).rejects.toMatchObject({ code: 'stale' });
  });
});
