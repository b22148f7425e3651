import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatNote, parseNote, parseVkey, signatureLine, verifyNote } from '#domain/proof/note.ts';
import { formatAddCheckpoint } from '#domain/proof/witness-request.ts';
import { growLog } from '#testing/grown-log.ts';
import { fork, log, openWitnessRig, originHash, type WitnessRig } from '../testing/witness-rig.ts';
import { verifyEd25519 } from './key.ts';

let rig: WitnessRig;
beforeEach(async () => {
  rig = await openWitnessRig();
});
afterEach(() => rig.close());

describe('a witness that signs', () => {
  it('gives a dated signature that its printed key verifies, for the first head and each that follows', async () => {
    const vkey = parseVkey(rig.witness().vkey);
    for (const [oldSize, size] of [
      [0, 3],
      [3, 8],
      [8, 8],
      [8, 190],
    ] as const) {
      const { status, body } = await rig.submit(oldSize, size);
      expect(status).toBe(200);
      const { text } = parseNote(log.head(size));
      const { signed } = await verifyNote(formatNote(text, [body]), [vkey], verifyEd25519);
      expect(signed).toStrictEqual([{ vkey, time: rig.seconds() }]);
    }
  });

  it('serves the head that it signed last, with the signatures of the log and its own alone', async () => {
    const at = `${originHash}/checkpoint`;
    expect(await rig.get(at)).toMatchObject({ status: 404 });
    const stranger = signatureLine('stranger.example', 7, new Uint8Array(64));
    const checkpoint = `${log.head(5)}${stranger}`;
    expect(await rig.post(formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint }))).toMatchObject({
      status: 200,
    });
    const { status, body, headers } = await rig.get(at);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    const keys = [parseVkey(rig.witness().vkey), log.key.vkey];
    const { text, signed } = await verifyNote(body, keys, verifyEd25519);
    expect(text).toBe(parseNote(log.head(5)).text);
    expect(signed.map(({ vkey }) => vkey)).toStrictEqual([log.key.vkey, keys[0]]);
    expect(parseNote(body).signatures).toHaveLength(2);
  });

  it('remembers key and head when it starts again', async () => {
    const { vkey } = rig.witness();
    await rig.submit(0, 5);
    const before = await rig.get(`${originHash}/checkpoint`);
    await rig.restart();
    expect(rig.witness().vkey).toBe(vkey);
    expect((await rig.get(`${originHash}/checkpoint`)).body).toBe(before.body);
    expect(await rig.submit(0, 5)).toMatchObject({ status: 409, body: '5\n' });
    expect(await rig.submit(5, 7)).toMatchObject({ status: 200 });
  });

  it('signs the log without entries', async () => {
    expect(await rig.submit(0, 0)).toMatchObject({ status: 200 });
    expect(await rig.submit(0, 4)).toMatchObject({ status: 200 });
  });

  it('takes each key of a log, and logs apart', async () => {
    const other = growLog('other.example/log');
    await rig.restart({ logs: `log ${log.key.text}\nlog ${other.key.text}\nquorum none\n` });
    expect(await rig.submit(0, 5)).toMatchObject({ status: 200 });
    expect(await rig.submit(0, 9, other)).toMatchObject({ status: 200 });
    expect(await rig.submit(5, 6)).toMatchObject({ status: 200 });
  });
});

describe('two submissions at once', () => {
  it('are decided one after the other: one of two rivals is signed, and nothing is taken back', async () => {
    await rig.submit(0, 8);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_none, at) => rig.submit(8, 9 + (at % 10), at < 10 ? log : fork)),
    );
    const countOf = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([countOf(200), countOf(409)]).toStrictEqual([1, 19]);
    const winner = answers.findIndex(({ status }) => status === 200);
    const expected = (winner < 10 ? log : fork).head(9 + (winner % 10));
    expect((await rig.get(`${originHash}/checkpoint`)).body).toContain(expected);
  });
});

describe('how it starts', () => {
  it('makes a key that only its owner reads, and shows its public half at the root', async () => {
    const { mode } = await stat(path.join(rig.folder, 'witness.key'));
    expect(mode & 0o777).toBe(0o600);
    expect((await rig.get('')).body).toBe(`${rig.witness().vkey}\n`);
    expect(await readdir(rig.folder)).toStrictEqual(['witness.key', 'witness.pid']);
  });

  it('serves a page where it was given one', async () => {
    const pageFile = path.join(rig.folder, 'page.html');
    await writeFile(pageFile, '<!doctype html><title>Verify</title>');
    await rig.restart({ pageFile });
    const { body, headers } = await rig.get('');
    expect(body).toBe('<!doctype html><title>Verify</title>');
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('does not start with a head that it did not sign, another name, no log, or a folder in use', async () => {
    await rig.submit(0, 8);
    await rig.restart();
    const file = path.join(rig.folder, originHash, 'checkpoint');
    const own = await readFile(file, 'utf8');
    const foreign = own.replace('\n8\n', '\n9\n');
    for (const content of [foreign, '', log.head(8), own.slice(0, 50)]) {
      await writeFile(file, content);
      await expect(rig.restart()).rejects.toThrow('is no head of shop.example/log that');
    }
    await writeFile(file, own);
    await expect(rig.restart({ name: 'witness.example/w2' })).rejects.toThrow(
      'is no head of shop.example/log that',
    );
    await expect(rig.restart({ name: 'two words' })).rejects.toThrow('cannot be named');
    await expect(rig.restart({ logs: [] })).rejects.toThrow('needs keys of logs');
    await expect(rig.restart({ logs: ['nonsense'] })).rejects.toThrow('needs keys of logs');
    await expect(rig.restart({ logs: [rig.witness().vkey] })).rejects.toThrow('needs keys of logs');
    // The process that started this one is running for sure.
    await writeFile(path.join(rig.folder, 'witness.pid'), `${process.ppid}\n`);
    await expect(rig.restart()).rejects.toThrow(`Process ${process.ppid} has this folder`);
    await writeFile(path.join(rig.folder, 'witness.pid'), '');
    await writeFile(path.join(rig.folder, 'witness.key'), 'nonsense');
    await expect(rig.restart()).rejects.toThrow('holds no Ed25519 key');
    await rm(path.join(rig.folder, 'witness.key'));
    await expect(rig.restart()).rejects.toThrow('is no head of shop.example/log that');
    await rm(path.join(rig.folder, 'witness.key'));
    await rm(file);
    await rig.restart();
  });
});
