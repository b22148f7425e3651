// Answers that are missing, damaged, huge or none at all: one sentence each, and nothing is remembered.
import { afterEach, expect, test } from 'vitest';
import { check, wrongIn, openHonest } from '../testing/honest.ts';
import { type Instance, type Recorder } from '../testing/log-rig.ts';

let instance: Instance | undefined;
afterEach(async () => {
  await instance?.close();
  instance = undefined;
});

async function open(record?: Recorder): Promise<Instance> {
  instance = await openHonest(record);
  return instance;
}

test('a missing tile is named', async () => {
  const served = await open();
  served.answers.set('/log/tile/1/000.p/2', { status: 404, body: '' });
  expect(await wrongIn(served)).toMatch(
    /^missing: The tile tile\/1\/000\.p\/2 is missing: .* answers 404\.$/,
  );
});

test('a tile that does not follow from its entries is named', async () => {
  const served = await open();
  served.answers.set('/log/tile/1/000.p/2', { body: new Uint8Array(64) });
  expect(await wrongIn(served)).toMatch(/^tile: The tile tile\/1\/000\.p\/2 does not follow/);
});

test('a signature that is wrong, of nobody, or too few of them', async () => {
  const served = await open();
  const note = served.checkpoint();
  const flipped = note.replace(
    /(— 127\S+ \S{20})(.)/,
    (_all, before: string, letter: string) => `${before}${letter === 'A' ? 'B' : 'A'}`,
  );
  served.answers.set('/log/checkpoint', { body: flipped });
  expect(await wrongIn(served)).toMatch(/^signature: .*has a signature of .*\/log that is wrong\.$/);
  const ownLine = note.split('\n').findLastIndex((line) => line.startsWith('— 127'));
  const withoutOwn = note.split('\n').toSpliced(ownLine, 1).join('\n');
  served.answers.set('/log/checkpoint', { body: withoutOwn });
  expect(await wrongIn(served)).toMatch(/^signature: .*is not signed by the log's key\.$/);
  const withoutWitness = note
    .split('\n')
    .filter((line) => !line.startsWith('— witness'))
    .join('\n');
  served.answers.set('/log/checkpoint', { body: withoutWitness });
  expect(await wrongIn(served)).toMatch(/^quorum: The checkpoint is cosigned by nobody/);
});

test('an instance without witnesses passes, and says so', async () => {
  const served = await open();
  served.policy = `log ${served.log.text} ${served.url}/log\nquorum none\n`;
  const report = await check(served);
  expect(report).toMatchObject({ ok: true });
  expect(report.checks).toContainEqual({
    name: 'policy',
    ok: true,
    sentence: 'No notary: nobody but the platform vouches for the time of a checkpoint.',
  });
});

test('huge answers end the check at their limit', async () => {
  const served = await open();
  const huge = (path: string, bytes: number) =>
    served.answers.set(path, { body: new Uint8Array(bytes).fill(10) });
  huge('/log/checkpoint', 70_000);
  expect(await wrongIn(served)).toMatch(/^too_large: The checkpoint of the log is larger than 64 kB\.$/);
  served.answers.delete('/log/checkpoint');
  huge('/log/tile/entries/001', 1_100_000);
  expect(await wrongIn(served)).toMatch(/^too_large: The bundle tile\/entries\/001 is larger than 1 MB\.$/);
  served.answers.delete('/log/tile/entries/001');
  huge('/.well-known/stockless-trust.json', 600_000);
  expect(await wrongIn(served)).toMatch(/^too_large: The trust card is larger than 512 kB\.$/);
});

test('what is no answer is one sentence', async () => {
  const served = await open();
  const card = '/.well-known/stockless-trust.json';
  for (const body of ['', '[]', '{', 'null', '[['.repeat(5_000), '{"log":7}', '{"log":{"vkey":"x"}}']) {
    served.answers.set(card, { body });
    const report = await check(served);
    expect(report.ok).toBe(false);
    expect(report.checks).toHaveLength(1);
    expect(report.sentence).toMatch(/^[^\n]{10,300}\.$/);
  }
  served.answers.delete(card);
  for (const body of ['', 'a\n\nb', '\u0000', 'x'.repeat(60_000)]) {
    served.answers.set('/log/checkpoint', { body });
    expect(await check(served)).toMatchObject({ ok: false, code: 'unreadable' });
  }
  served.answers.delete('/log/checkpoint');
  served.answers.set('/log/policy', { body: 'quorum everybody\n' });
  expect(await check(served)).toMatchObject({ ok: false, code: 'unreadable' });
});

test('a log that sends its readers elsewhere is not followed; files with a hash on record are', async () => {
  const served = await open();
  const other = await openHonest();
  const sent = (path: string) => ({ status: 307, body: '', location: `${other.url}${path}` });
  served.answers.set('/assets/app.js', sent('/assets/app.js'));
  expect(await wrongIn(served)).toBe('');
  served.answers.set('/log/checkpoint', sent('/log/checkpoint'));
  expect(await wrongIn(served)).toMatch(
    /^unreachable: The checkpoint of the log could not be read from .*redirect/,
  );
  await other.close();
});

test('an instance that is not there is one sentence', async () => {
  const served = await open();
  await served.close();
  const report = await check(served);
  expect(report).toMatchObject({ ok: false, code: 'unreachable' });
  expect(report.sentence).toMatch(/^The trust card could not be read from .*ECONNREFUSED/);
});

test('no flip of a byte of what the log serves goes unseen', async () => {
  const served = await open();
  const honest = new Map<string, Buffer>();
  for (const path of [
    '/log/checkpoint',
    '/log/tile/entries/002.p/146',
    '/log/tile/0/000',
    '/log/tile/1/000.p/2',
  ]) {
    honest.set(path, Buffer.from(await (await fetch(`${served.url}${path}`)).arrayBuffer()));
  }
  let seed = 7;
  for (let turn = 0; turn < 60; turn += 1) {
    for (const [path, bytes] of honest) {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      const flipped = Buffer.from(bytes);
      const at = seed % flipped.length;
      flipped[at] = (flipped[at] ?? 0) ^ (1 << (seed % 8));
      served.answers.set(path, { body: flipped });
      expect(await check(served), `${path} byte ${at}`).toMatchObject({ ok: false });
      served.answers.delete(path);
    }
  }
});
