// The whole check over real HTTP: an honest instance passes, and history that was changed is named in one sentence.
import { afterEach, expect, test } from 'vitest';
import { encodeEntries } from '#domain/proof/tiles.ts';
import { check, honestRecord, hour, now, wrongIn, openHonest, type Memory } from '../testing/honest.ts';
import { openInstance, startRecord, type Instance, type Recorder } from '../testing/log-rig.ts';

let instance: Instance | undefined;
afterEach(async () => {
  await instance?.close();
  instance = undefined;
});

async function open(record?: Recorder): Promise<Instance> {
  instance = await openHonest(record);
  return instance;
}

test('an honest instance passes, and its figures are told', async () => {
  const served = await open();
  served.witnessed = served.checkpoint({ size: 300, root: served.recorder.root(300) });
  const report = await check(served);
  expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(report).toMatchObject({ ok: true, code: null });
  expect(report.facts).toMatchObject({
    size: served.recorder.entries.length,
    notaries: ['w1'],
    seals: 3,
    documents: 3,
    acts: { 'shop.opened': 300, 'payout.asked': 350 },
    owed: [{ currency: 'USD', merchants: '12000', buyers: '3000', suppliers: '500' }],
  });
});

test('every bundle, every tile and every document is asked for once', async () => {
  const served = await open();
  await check(served);
  const asked = [...served.asked].filter(([path]) => path.startsWith('/log/'));
  expect(asked.every(([, times]) => times === 1)).toBe(true);
  const paths = asked.map(([path]) => path);
  expect(paths.filter((path) => path.startsWith('/log/tile/entries/'))).toHaveLength(3);
  expect(paths.filter((path) => path.startsWith('/log/tile/0/'))).toHaveLength(3);
  expect(paths.filter((path) => path.startsWith('/log/tile/1/'))).toEqual(['/log/tile/1/000.p/2']);
  expect(paths.filter((path) => path.startsWith('/log/docs/'))).toHaveLength(3);
});

test('an empty record is no failure', async () => {
  const served = await openInstance(startRecord(), now);
  instance = served;
  expect(await check(served)).toMatchObject({ ok: true, facts: { size: 0 } });
});

test('an entry that was rewritten is found by its tile', async () => {
  const served = await open();
  const bundle = served.recorder.entries.slice(256, 512);
  const forged = startRecord().act('restriction.lifted', now - 2 * hour).entries;
  const body = encodeEntries([...bundle.slice(0, 7), ...forged, ...bundle.slice(8)]);
  served.answers.set('/log/tile/entries/001', { body });
  expect(await wrongIn(served)).toMatch(/^tile: Entry 263 in tile\/entries\/001 .* it was rewritten\.$/);
});

test('an entry that was rewritten together with its tiles does not make the root', async () => {
  const served = await open();
  const honest = served.checkpoint();
  served.recorder.entries[40] =
    startRecord().act('shop.opened', now - 3 * hour).entries[0] ?? new Uint8Array();
  served.answers.set('/log/checkpoint', { body: honest });
  expect(await wrongIn(served)).toMatch(/^root: .*do not make the root of the checkpoint of size 658/);
});

test('history that was rewritten and signed anew is found by what was seen before', async () => {
  const served = await open();
  const memory: Memory = {};
  expect(await check(served, memory)).toMatchObject({ ok: true });
  served.recorder.entries[40] =
    startRecord().act('shop.opened', now - 3 * hour).entries[0] ?? new Uint8Array();
  const before = memory.pinned;
  const report = await check(served, memory);
  expect(report).toMatchObject({ ok: false, code: 'rewritten' });
  expect(report.sentence).toMatch(/^The first 658 entries are not those of .* rewritten/);
  expect(memory.pinned).toEqual(before);
});

test('a record that became shorter is found by what was seen before', async () => {
  const served = await open();
  const memory: Memory = {};
  await check(served, memory);
  served.recorder = honestRecord();
  served.recorder.entries.splice(657);
  expect(await wrongIn(served, memory)).toMatch(
    /^rewritten: .*has 657 entries, and had 658 on .* taken away/,
  );
});

test('another key of the log is found by what was seen before', async () => {
  const [first, memory]: [Instance, Memory] = [await open(), {}];
  await check(first, memory);
  const { pinned } = memory;
  if (pinned === undefined) throw new Error('nothing was pinned');
  memory.pinned = { ...pinned, vkey: first.slip.text };
  expect(await check(first, memory)).toMatchObject({ ok: false, code: 'key' });
});

test('a head that differs from that of the witness is a split', async () => {
  const served = await open();
  const other = honestRecord();
  other.entries[3] = startRecord().act('shop.closed', now - 3 * hour).entries[0] ?? new Uint8Array();
  served.witnessed = served.checkpoint({ size: 400, root: other.root(400) });
  expect(await wrongIn(served)).toMatch(
    /^split: The log signed two heads of size 400: .* for the witness w1/,
  );
});

test('a head that the witness refused, and that the log signed, is a split', async () => {
  const served = await open();
  const other = honestRecord();
  other.entries[3] = startRecord().act('shop.closed', now - 3 * hour).entries[0] ?? new Uint8Array();
  served.witnessed = served.checkpoint({ size: 300, root: served.recorder.root(300) });
  const [forged, own] = [other.root(400), served.recorder.root(400)].map((root) =>
    served.checkpoint({ size: 400, root }),
  );
  if (forged === undefined || own === undefined) throw new Error('there are two heads');
  served.refused.set('unproved-400-00.json', { head: forged });
  expect(await wrongIn(served)).toMatch(
    /^split: The log signed two heads of size 400: .* which the witness w1 refused and has on file/,
  );
  // Both are on file: it is convicted without an entry that it shows us.
  served.refused.set('unproved-400-00.json', { head: forged, signed: own });
  served.answers.set('/log/checkpoint', { status: 404, body: '' });
  expect(await wrongIn(served)).toMatch(
    /^split: The log signed two heads of size 400: .* which the witness w1 signed too/,
  );
  served.answers.delete('/log/checkpoint');
  served.refused.set('unproved-400-00.json', { head: own, signed: own });
  expect(await wrongIn(served)).toBe('');
});

test('entries that a witness has seen and we are not shown are found', async () => {
  const served = await open();
  served.witnessed = served.checkpoint({ size: 700, root: served.recorder.root() });
  expect(await wrongIn(served)).toMatch(/^behind: .*shows us 658 entries, and its witness w1 has seen 700/);
});

test('a head that is on its way is waited for', async () => {
  const served = await open();
  const short = served.checkpoint({ size: 300, root: served.recorder.root(300) });
  served.witnessed = served.checkpoint();
  let visits = 0;
  served.answers.set('/log/checkpoint', () => {
    visits += 1;
    return visits < 3 ? { body: short } : undefined;
  });
  expect(await check(served)).toMatchObject({ ok: true, facts: { size: 658 } });
});
