import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatNote, parseNote, parseVkey, signatureLine, verifyNote } from '#domain/proof/note.ts';
import { openWitnessKey } from '#testing/note-keys.ts';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import type { Witness } from '#platform/ports/witnesses.ts';
import { fork, log, openWitnessRig, type WitnessRig } from '../../../packages/verify/testing/witness-rig.ts';
import { cosign } from './witness-client.ts';

let rig: WitnessRig;
const servers: Server[] = [];

beforeEach(async () => {
  rig = await openWitnessRig();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  await rig.close();
});

/** A witness that is somebody else's program: it answers what it likes. */
async function stranger(answer: RequestListener): Promise<Witness> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    name: 'stranger',
    vkey: openWitnessKey('stranger.example').text,
    url: `http://127.0.0.1:${port}/`,
  };
}

function honest(name = 'w1'): Witness {
  return { name, vkey: rig.witness().vkey, url: rig.witness().url };
}

function ask(size: number, witnesses: readonly Witness[], oldSize = 0, of = log) {
  return cosign({
    checkpoint: of.head(size),
    witnesses,
    oldSizeOf: () => oldSize,
    prove: (from) => of.prove(from, size),
    timeoutMs: 400,
  });
}

async function isSigned(line: string | undefined, size: number): Promise<boolean> {
  const note = formatNote(parseNote(log.head(size)).text, [line ?? '']);
  const { signed } = await verifyNote(note, [parseVkey(rig.witness().vkey)], verifyEd25519);
  return signed.length === 1;
}

describe('a witness that is asked', () => {
  it('signs the head, and each that follows, also where the old size is not known', async () => {
    const steps = [
      [5, 0],
      [9, 5],
      [12, 0],
      [12, 3],
    ] as const;
    for (const [size, oldSize] of steps) {
      const { signed, failed } = await ask(size, [honest()], oldSize);
      expect(failed).toStrictEqual([]);
      expect(signed).toMatchObject([{ name: 'w1' }]);
      expect(await isSigned(signed[0]?.line, size)).toBe(true);
    }
  });

  it('refuses a log that shows it something else, and says why', async () => {
    await ask(12, [honest()]);
    const { signed, failed } = await ask(12, [honest()], 12, fork);
    expect(signed).toStrictEqual([]);
    expect(failed[0]?.failure).toMatch(/^It answered 422: Another root of size 12 was signed/);
    expect(await rig.refused()).toHaveLength(1);
  });

  it('has signed more than a log that was set back', async () => {
    await ask(12, [honest()]);
    expect(await ask(8, [honest()])).toStrictEqual({
      signed: [],
      failed: [{ name: 'w1', failure: 'It has signed a longer log than ours: was the database set back?' }],
    });
  });

  it('without an address, or that is away, keeps nobody from the others', async () => {
    const away = { ...honest('away'), url: 'http://127.0.0.1:9' };
    const unnamed = { ...honest('unnamed'), url: undefined };
    const { signed, failed } = await ask(5, [away, honest(), unnamed]);
    expect(signed).toMatchObject([{ name: 'w1' }]);
    expect(failed).toStrictEqual([
      { name: 'away', failure: 'It cannot be reached.' },
      { name: 'unnamed', failure: 'The policy has no address of this witness.' },
    ]);
  });
});

describe('an answer that is not a signature of that witness over that head', () => {
  const key = openWitnessKey('stranger.example');
  const { name, keyId } = key.vkey;
  const { text } = parseNote(log.head(5));
  const own = key.line(text);
  const cases: Readonly<Record<string, readonly [number, string, RegExp]>> = {
    'of another key': [200, openWitnessKey('other.example').line(text), /another key/],
    'with the right name and no signature': [
      200,
      signatureLine(name, keyId, new Uint8Array(72)),
      /does not hold: wrong_signature/,
    ],
    'over another head': [200, key.line(parseNote(log.head(6)).text), /does not hold: wrong_signature/],
    'with a wrong line before it': [200, `nonsense\n${own}`, /does not hold: malformed_note/],
    'that is empty': [200, '', /another key/],
    'that is no text': [200, '\u0000\u0001', /does not hold/],
    'that is too long': [200, own.repeat(1_000), /too long/],
    'of a size that is none': [409, 'five\n', /409 without the size/],
    'of a size without its newline': [409, '5', /409 without the size/],
    'of a larger size than ours': [409, '999\n', /longer log than ours/],
    'that is an error': [500, 'no\u001b[31m luck\n', /^It answered 500: no \[31m luck$/],
    'that sends us elsewhere': [302, '', /cannot be reached/],
  };

  it.each(Object.entries(cases))('%s is not given back', async (_name, [status, body, failure]) => {
    const witness = await stranger((request, response) => {
      request.resume();
      response.writeHead(status, { location: rig.witness().url }).end(body);
    });
    const { signed, failed } = await ask(5, [witness]);
    expect(signed).toStrictEqual([]);
    expect(failed[0]?.failure).toMatch(failure);
  });

  it('beside the right one is left out', async () => {
    const others = openWitnessKey('other.example').line(text);
    const witness = await stranger((_request, response) => response.end(`${others}${own}${others}`));
    expect(await ask(5, [witness])).toStrictEqual({ signed: [{ name: 'stranger', line: own }], failed: [] });
  });

  it('that names another size each time ends after three requests', async () => {
    let count = 0;
    const witness = await stranger((_request, response) => {
      count += 1;
      response.writeHead(409).end(`${count}\n`);
    });
    expect(await ask(5, [witness])).toMatchObject({
      failed: [{ failure: 'It named another size each time.' }],
    });
    expect(count).toBe(3);
  });

  it('that comes late, or never ends, is not waited for', async () => {
    const silent = await stranger(() => undefined);
    const endless = await stranger((_request, response) => void response.write('— '));
    const { signed, failed } = await ask(5, [silent, endless, honest()]);
    expect(signed).toMatchObject([{ name: 'w1' }]);
    expect(failed.map(({ failure }) => failure)).toStrictEqual(Array(2).fill('It did not answer in time.'));
  });
});

it('throws where there is no proof to be had', async () => {
  const broken = cosign({
    checkpoint: log.head(5),
    witnesses: [honest()],
    oldSizeOf: () => 3,
    prove: () => Promise.reject(new Error('no database')),
  });
  await expect(broken).rejects.toThrow('no database');
});
