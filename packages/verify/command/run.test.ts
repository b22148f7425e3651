// What the command makes of what is typed: its exit codes, its lines, and what it leaves in the state folder.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import canonicalize from 'canonicalize';
import { makeZip } from '#features/proof/ui/zip.ts';
import { makeEvidence, makeReceipt } from '../testing/evidence-rig.ts';
import { honestRecord, openHonest } from '../testing/honest.ts';
import { runCommand } from './run.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'stockless-verify-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, content: string | Uint8Array): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

async function run(words: readonly string[], env: Record<string, string> = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runCommand(words, {
    out: (line) => void out.push(line),
    err: (line) => void err.push(line),
    env,
    isTerminal: false,
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const seconds = Math.floor(Date.now() / 1_000);

test.each([
  [['nobody', 'there']],
  [['ftp://shop.example']],
  [['http://']],
  [['shop.example', '--all']],
  [['bundle']],
  [['bundle', 'none.zip']],
  [['bundle', 'a', 'b']],
  [['receipt']],
  [['conform']],
  [['witness']],
  [['witness', '--name', 'a b', '--log', 'x']],
  [['witness', '--name', 'w', '--log', 'x', '--port', '70000']],
  [['witness', '--name', 'w', '--log', 'no-key', '--folder', path.join(os.tmpdir(), 'stockless-no-witness')]],
])('%j is not understood: 2', async (words) => {
  const { code, err } = await run(words);
  expect(code).toBe(2);
  expect(err).toMatch(/^[^\n]+\nstockless-verify --help says how it is used\.$/);
});

test('help is printed when it is asked for, and when nothing is', async () => {
  for (const words of [[], ['--help'], ['-h']]) {
    const { code, out } = await run(words);
    expect([code, out.split('\n')[0]]).toEqual([
      0,
      'stockless-verify URL [--json] [--as TOKEN] [--state FOLDER]',
    ]);
  }
});

test('a check prints a line for each part, and the state folder has what was seen', async () => {
  const served = await openHonest(honestRecord(seconds), seconds);
  const state = path.join(folder, 'state');
  const { code, out } = await run([served.url, '--state', state]);
  expect(code).toBe(0);
  expect(out).toMatch(/^ok {3}card {9}The log is /);
  expect(out.split('\n').at(-1)).toBe('Everything is as it must be.');
  const file = path.join(state, `${new URL(served.url).host.replace(':', '_')}.json`);
  const seen: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(seen).toMatchObject({ origin: served.log.vkey.name, size: 658, policy: served.policy });
  expect((await run([served.url, '--state', state])).out).toContain('Continues what was seen on');
  served.answers.set('/log/docs/'.concat([...served.recorder.docs.keys()][0] ?? ''), {
    status: 404,
    body: '',
  });
  const wrong = await run([served.url]);
  expect(wrong.code).toBe(1);
  expect(wrong.err).toMatch(/^The document "fees" .* is on record and is not served: \S+\.$/);
  writeFileSync(file, '{"v":1');
  expect(await run([served.url, '--state', state])).toMatchObject({ code: 2 });
  await served.close();
});

test('conform prints JSON, and names the first check that fails', async () => {
  const served = await openHonest(honestRecord(seconds), seconds);
  const { code, out, err } = await run(['conform', served.url]);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ url: served.url, ok: false });
  expect(err).toMatch(/^T\d\d: /);
  await served.close();
});

test('an evidence file, whole and with one byte changed', async () => {
  const { files, instance } = await makeEvidence();
  await instance.close();
  const zip = makeZip(
    [...files].map(([name, bytes]) => ({ name, bytes })),
    new Date(),
  );
  expect(await run(['bundle', write('evidence.zip', zip)])).toMatchObject({ code: 0, err: '' });
  const changed = new Uint8Array(zip);
  changed[45] = (changed[45] ?? 0) ^ 1;
  const { code, err } = await run(['bundle', write('changed.zip', changed)]);
  expect(code).toBe(1);
  expect(err).toMatch(/^The evidence file cannot be read: README\.txt is damaged\.$/);
});

test('a receipt by the keys of a file, and by those of an earlier check', async () => {
  const { receipt, keySet } = makeReceipt();
  const file = write('receipt.jws', receipt);
  const keys = write('keys.json', JSON.stringify({ keys: [keySet] }));
  const said = await run(['receipt', file, '--keys', keys]);
  expect(said).toMatchObject({ code: 0, err: '' });
  expect(said.out).toMatch(
    /^Genuine: https:\/\/shop\.example signed order S1-1 of the shop lamps, 12\.00 USD/,
  );
  expect(await run(['receipt', file, '--keys', write('none.json', '[]')])).toMatchObject({ code: 1 });
  expect(await run(['receipt', file])).toMatchObject({ code: 2 });

  const record = honestRecord(seconds).doc('keys', canonicalize({ v: 1, receipts: [keySet] }) ?? '', {
    time: seconds - 10,
  });
  const served = await openHonest(record, seconds);
  const state = path.join(folder, 'keys-state');
  await run([served.url, '--state', state]);
  await served.close();
  expect(await run(['receipt', file, '--state', state])).toMatchObject({ code: 0 });
});
