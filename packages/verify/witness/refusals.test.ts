import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { toBase64, toHex, utf8 } from '#domain/proof/bytes.ts';
import { formatCheckpoint } from '#domain/proof/checkpoint.ts';
import { formatNote, parseNote, signatureLine } from '#domain/proof/note.ts';
import { changeByte } from '#domain/proof/tree.rig.ts';
import { emptyRoot } from '#domain/proof/tree.ts';
import { formatAddCheckpoint } from '#domain/proof/witness-request.ts';
import { openLogKey } from '#testing/note-keys.ts';
import { fork, log, openWitnessRig, origin, originHash, type WitnessRig } from '../testing/witness-rig.ts';

let rig: WitnessRig;
beforeEach(async () => {
  rig = await openWitnessRig();
});
afterEach(() => rig.close());

describe('a witness that refuses', () => {
  it('answers 400 to what is no request', async () => {
    const hash = toBase64(log.root(1));
    const head = log.head(5);
    const bodies = [
      '',
      '\n',
      'old 0',
      `old 0\n${head}`,
      `old 00\n\n${head}`,
      `old -1\n\n${head}`,
      `old 18446744073709551616\n\n${head}`,
      `Old 0\n\n${head}`,
      `old 0\n${hash.slice(4)}\n\n${head}`,
      `old 0\n${hash}\n${hash.slice(1)}\n\n${head}`,
      `old 0\n${`${hash}\n`.repeat(64)}\n${head}`,
      `old 0\n\n${head.replace('\n5\n', '\n05\n')}`,
      `old 0\n\n${head.slice(0, -1)}`,
      `old 0\n\n${parseNote(head).text}`,
      formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint: head }).replaceAll('\n', '\r\n'),
    ];
    for (const body of bodies) expect(await rig.post(body), body).toMatchObject({ status: 400 });
    const bytes = utf8(`old 0\n\n${head}`);
    bytes[9] = 0xff;
    expect(await rig.post(new Uint8Array(bytes))).toMatchObject({ status: 400 });
  });

  it('answers 400 where the old size is the larger', async () => {
    await rig.submit(0, 5);
    expect(await rig.submit(6, 5)).toMatchObject({ status: 400 });
  });

  it('answers 403 without the signature of the log, and with one in its name that is wrong', async () => {
    const { text } = parseNote(log.head(5));
    const wrong = signatureLine(log.key.vkey.name, log.key.vkey.keyId, new Uint8Array(64));
    const lines = [[openLogKey('stranger.example').line(text)], [wrong], [log.key.line(text), wrong]];
    for (const list of lines) {
      const checkpoint = formatNote(text, list);
      const body = formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint });
      expect(await rig.post(body)).toMatchObject({ status: 403 });
    }
    expect(await rig.get(`${originHash}/checkpoint`)).toMatchObject({ status: 404 });
    expect(await rig.refused()).toStrictEqual([]);
  });

  it('answers 404 to a log that it does not know, also with the key of one that it knows', async () => {
    const elsewhere = formatCheckpoint({ origin: 'other.example/log', size: 5, root: log.root(5) });
    const checkpoint = formatNote(elsewhere, [log.key.line(elsewhere)]);
    const body = formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint });
    expect(await rig.post(body)).toMatchObject({ status: 404 });
    for (const at of ['nothing', `${'0'.repeat(64)}/checkpoint`, `${originHash}/more`, `${originHash}`]) {
      expect(await rig.get(at)).toMatchObject({ status: 404 });
    }
  });

  it('answers 409 with the size that it signed last, where the old size is another', async () => {
    await rig.submit(0, 5);
    for (const oldSize of [0, 3, 6]) {
      expect(await rig.submit(oldSize, 8)).toStrictEqual({
        status: 409,
        type: 'text/x.tlog.size',
        body: '5\n',
      });
    }
  });

  it('answers 422 where the proof is wrong, missing, too long or not from there', async () => {
    expect(await postHead(0, 5, [log.root(1)])).toMatchObject({ status: 422 });
    await rig.submit(0, 5);
    const proof = await log.prove(5, 8);
    const wrong = [
      [],
      proof.slice(1),
      [...proof, log.root(1)],
      await log.prove(4, 8),
      proof.map((hash) => hash.toReversed()),
    ];
    for (const list of wrong) expect(await postHead(5, 8, list)).toMatchObject({ status: 422 });
    expect(await postHead(5, 5, proof)).toMatchObject({ status: 422 });
    expect(await postHead(5, 8, proof)).toMatchObject({ status: 200 });

    async function postHead(oldSize: number, size: number, list: readonly Uint8Array[]) {
      return await rig.post(formatAddCheckpoint({ oldSize, proof: list, checkpoint: log.head(size) }));
    }
  });

  it('answers 422 to another root of no entries', async () => {
    const text = formatCheckpoint({ origin, size: 0, root: log.root(1) });
    const checkpoint = formatNote(text, [log.key.line(text)]);
    const body = formatAddCheckpoint({ oldSize: 0, proof: [], checkpoint });
    expect(await rig.post(body)).toMatchObject({ status: 422 });
    expect(toBase64(log.root(0))).toBe(toBase64(emptyRoot()));
  });

  it('never signs a request of which one byte is another, and answers each in order', async () => {
    await rig.submit(0, 8);
    const proof = await log.prove(8, 12);
    const whole = utf8(formatAddCheckpoint({ oldSize: 8, proof, checkpoint: log.head(12) }));
    for (const at of whole.keys()) {
      for (const by of [0x01, 0x20, 0x80]) {
        const { status } = await rig.post(new Uint8Array(changeByte(whole, at, by)));
        expect([400, 403, 404, 409, 422], `byte ${at}`).toContain(status);
      }
    }
    expect(await rig.post(new Uint8Array(whole))).toMatchObject({ status: 200 });
  });

  it('answers 405 and 413 where the method is another, or the body has no end', async () => {
    expect(await rig.get('add-checkpoint')).toMatchObject({ status: 405 });
    const answer = await fetch(`${rig.witness().url}/${originHash}/checkpoint`, { method: 'DELETE' });
    expect(answer.status).toBe(405);
    expect(await postWithoutEnd()).toBe(413);
    expect(await rig.submit(0, 5)).toMatchObject({ status: 200 });
  });

  function postWithoutEnd(): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      const endless = request(`${rig.witness().url}/add-checkpoint`, { method: 'POST' }, (answer) => {
        resolve(answer.statusCode);
        endless.destroy();
      });
      endless.on('error', reject);
      endless.write('x'.repeat(80_000));
    });
  }
});

describe('a log that shows two people two things', () => {
  it('gets 422 for the second head of one size, which is kept with the first and the signatures of both (T24)', async () => {
    await rig.submit(0, 8);
    await rig.submit(8, 12);
    const signed = await rig.get(`${originHash}/checkpoint`);
    expect(await rig.submit(12, 12, fork)).toMatchObject({ status: 422 });
    expect(await rig.submit(12, 12, fork)).toMatchObject({ status: 422 });
    const list = await rig.refused();
    expect(list).toStrictEqual([`contradicts-12-${toHex(fork.root(12).subarray(0, 8))}.json`]);
    const { body } = await rig.get(`${originHash}/refused/${list[0]}`);
    expect(JSON.parse(body)).toMatchObject({
      kind: 'contradicts',
      status: 422,
      size: 12,
      root: toBase64(fork.root(12)),
      head: fork.head(12),
      signed: signed.body,
    });
    expect(await readFile(path.join(rig.folder, originHash, 'refused', list[0] ?? ''), 'utf8')).toBe(body);
    expect((await rig.get(`${originHash}/checkpoint`)).body).toBe(signed.body);
  });

  it('is kept also where it comes with another old size, or longer, or smaller', async () => {
    await rig.submit(0, 12);
    expect(await rig.submit(0, 12, fork)).toMatchObject({ status: 409 });
    expect(await rig.submit(12, 20, fork)).toMatchObject({ status: 422 });
    expect(await rig.submit(0, 10, fork)).toMatchObject({ status: 409 });
    // Only late: the log may still show where it comes from.
    expect(await rig.submit(9, 15)).toMatchObject({ status: 409 });
    expect((await rig.refused()).map((name) => name.split('-').slice(0, 2).join('-'))).toStrictEqual([
      'older-10',
      'contradicts-12',
      'unproved-20',
    ]);
    await rig.restart();
    expect(await rig.refused()).toHaveLength(3);
  });

  it('cannot read other files by the name of a refused head', async () => {
    await rig.submit(0, 12);
    for (const name of [
      '..%2fcheckpoint',
      '../checkpoint',
      '%2e%2e',
      'witness.key',
      'older-1-0000000000000000.json',
    ]) {
      const answer = await rig.get(`${originHash}/refused/${name}`);
      expect(answer.body).not.toContain('PRIVATE');
      expect(['There is nothing here.\n', (await rig.get(`${originHash}/checkpoint`)).body]).toContain(
        answer.body,
      );
    }
  });
});
