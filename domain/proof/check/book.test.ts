// Ways to cheat one merchant that a phone can see by itself, each done with all rights over the platform: books and seals.
import { describe, expect, it } from 'vitest';
import { isRecord } from '#domain/wire/fields.ts';
import { answersOf, sealAnswer } from '#testing/proof/answers.ts';
import { closeHour, hourMs, minuteMs, sell, startAt } from '#testing/proof/history.ts';
import { checkpointOf, logActs, nodesOf, seal, slipOf } from '#testing/proof/platform.ts';
import { checkedAt, codesOf, laterAt, look, lyingTo, openScene } from '#testing/proof/scene.ts';
import { toBase64 } from '../bytes.ts';
import { proveInclusion } from '../tree.ts';

describe('a book that is written again', () => {
  it('skim: a settled sale is changed and all hashes are made again', async () => {
    const scene = await openScene();
    const { platform, shop } = scene;
    shop.rows = shop.rows.map((row) =>
      row.kind === 'accept_shop' && row.seq === 5n ? { ...row, units: row.units - 3000n } : row,
    );
    closeHour(platform, startAt + 3 * hourMs);
    expect(codesOf(await look(scene))).toContain('row_changed');
  });

  it('a row is taken out, or is not told', async () => {
    const scene = await openScene();
    scene.shop.rows = scene.shop.rows.slice(0, -1);
    expect(codesOf(await look(scene))).toContain('book_shorter');
    const other = await openScene();
    sell(other.shop, laterAt);
    const { book } = await answersOf(other.platform, { shop: other.shop, at: laterAt, pinned: other.pinned });
    const gap = book.map((page) =>
      isRecord(page) && Array.isArray(page['list']) ? { ...page, list: page['list'].slice(1) } : page,
    );
    expect(codesOf(await look(other, laterAt, { book: gap }))).toContain('row_missing');
  });

  it('a slip says other amounts than the book, or the screen than the slip', async () => {
    const scene = await openScene();
    const { platform, shop, pinned } = scene;
    const answers = await answersOf(platform, { shop, at: laterAt, pinned });
    const wallet = isRecord(answers.wallet) ? answers.wallet : {};
    const shown = await look(scene, laterAt, { wallet: { ...wallet, available: '0.01' } });
    expect(shown.findings).toMatchObject([{ code: 'slip_contradicts', facts: { field: 'available' } }]);
    const richer = structuredClone(shop);
    richer.rows = richer.rows.map((row) =>
      row.seq === 5n || row.seq === 6n ? { ...row, units: row.units + 1n } : row,
    );
    const told = await look(scene, laterAt, { wallet: { ...wallet, slip: slipOf(richer, laterAt) } });
    expect(codesOf(told)).toEqual(['slip_contradicts']);
  });

  it('a transfer is dated back behind what was seen', async () => {
    const scene = await openScene();
    sell(scene.shop, checkedAt - 10 * minuteMs);
    closeHour(scene.platform, startAt + 3 * hourMs);
    expect(codesOf(await look(scene))).toEqual(['act_backdated']);
  });
});

describe('a seal that lies', () => {
  it('drop: the shop is left out, and nobody says so', async () => {
    const scene = await openScene();
    const { platform, shop } = scene;
    const [, honest] = platform.seals;
    logActs(platform);
    seal(
      platform,
      startAt + 3 * hourMs,
      lyingTo(shop, () => []),
    );
    expect(codesOf(await look(scene))).toEqual(['claim_missing']);
    // The old seal is shown again: the newer one is in the record all the same.
    if (honest === undefined) throw new Error('there are two seals');
    const proof = {
      seal: await sealAnswer(platform, { seal: honest, shop, checkpoint: checkpointOf(platform, laterAt) }),
    };
    const nodes = nodesOf(platform.entries);
    const index = platform.entries.length - 1;
    const entry = platform.entries[index] ?? new Uint8Array();
    const entries = [{ index, entry, proof: await proveInclusion(index, platform.entries.length, nodes) }];
    expect(codesOf(await look(scene, laterAt, { proof, entries }))).toEqual(['claim_missing']);
    expect(codesOf(await look(scene, laterAt, { proof: { seal: null } }))).toEqual(['claim_missing']);
  });

  it('less: a cent less is counted than is owed', async () => {
    const scene = await openScene();
    const { platform, shop } = scene;
    const lies = lyingTo(shop, ([one, two]) => {
      if (one === undefined || two === undefined) return [];
      const [m, b, s, a] = one.sums[0] > 0n ? one.sums : two.sums;
      const less: [bigint, bigint, bigint, bigint] = [m - 1n, b, s, a];
      return one.sums[0] > 0n ? [{ ...one, sums: less }, two] : [one, { ...two, sums: less }];
    });
    seal(platform, startAt + 3 * hourMs, lies);
    const seen = await look(scene);
    expect(codesOf(seen)).toEqual(['amount_differs']);
    const [fault] = seen.findings;
    expect(Number(fault?.facts['before']) - Number(fault?.facts['after'])).toBe(1);
  });

  it('negative: a sum beside the shop has no place below 2^63', async () => {
    const scene = await openScene();
    const { platform, shop, pinned } = scene;
    seal(platform, startAt + 3 * hourMs);
    const answers = await answersOf(platform, { shop, at: laterAt, pinned });
    const text = JSON.stringify(answers.proof);
    const sibling = Uint8Array.from({ length: 64 }, (_none, at) => (at < 8 ? 0xff : 0));
    const proof: unknown = JSON.parse(text, (name, value: unknown) =>
      name === 'path' && Array.isArray(value) ? value.with(0, toBase64(sibling)) : value,
    );
    expect(codesOf(await look(scene, laterAt, { proof }))).toEqual(['sum_out_of_range']);
  });

  it('twice: one claim for two people', async () => {
    const scene = await openScene();
    const { platform, pinned } = scene;
    const other = platform.shops[1];
    if (other === undefined) throw new Error('there are three shops');
    seal(platform, startAt + 3 * hourMs);
    const { proof } = await answersOf(platform, { shop: other, at: laterAt, pinned });
    expect(codesOf(await look(scene, laterAt, { proof }))).toEqual(['claim_foreign']);
    const own = await answersOf(platform, { shop: scene.shop, at: laterAt, pinned });
    const doubled: unknown = JSON.parse(JSON.stringify(own.proof), (name, value: unknown) =>
      name === 'claims' && Array.isArray(value) ? [value[0], value[0]] : value,
    );
    expect(codesOf(await look(scene, laterAt, { proof: doubled }))).toEqual(['claim_twice']);
    const half: unknown = JSON.parse(JSON.stringify(own.proof), (name, value: unknown) =>
      name === 'claims' && Array.isArray(value) ? value.slice(1) : value,
    );
    expect(codesOf(await look(scene, laterAt, { proof: half }))).toEqual(['claim_missing']);
  });

  it('total: the header says less than the sums come to', async () => {
    const scene = await openScene();
    seal(scene.platform, startAt + 3 * hourMs, { total: ([m, b, s, a]) => [m - 1n, b, s, a] });
    expect(codesOf(await look(scene))).toEqual(['total_differs']);
  });

  it('two-balances: a second seal of one number is shown to another phone', async () => {
    const scene = await openScene();
    sell(scene.shop, laterAt);
    seal(scene.platform, startAt + 3 * hourMs, { no: 2 });
    expect(codesOf(await look(scene))).toContain('history_rewritten');
  });
});
