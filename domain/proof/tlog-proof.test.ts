import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import { openLogKey, openWitnessKey } from '#testing/note-keys.ts';
import { fromUtf8, toBase64, utf8 } from './bytes.ts';
import { checkCheckpoint, formatCheckpoint } from './checkpoint.ts';
import { ProofFault } from './fault.ts';
import { formatNote } from './note.ts';
import { parsePolicy } from './policy.ts';
import { formatTlogProof, parseTlogProof } from './tlog-proof.ts';
import { changeByte, nodesOf, orRefused } from './tree.rig.ts';
import { leafHash, proveInclusion, rootOf, verifyInclusion } from './tree.ts';

const log = openLogKey('example.com/log');
const witness = openWitnessKey('witness.example');
const policy = parsePolicy(`log ${log.text}\nwitness w ${witness.text}\nquorum w\n`);

/** As the example of C2SP tlog-proof, whose signatures are cut short there: these are whole. */
const hashes = [
  'gSKyXoYZUgZ6jduWYrkDOARinOMGJveXjgMkBTcdPlQ=',
  'B95lDa8R83lS8n0eG+o0buTxRKQTYFi//1U8anccXmA=',
  'EKNzoDWG8LGC0Yp9o+sv3qllpMP9uHQ9B20KNL+Q1zs=',
  'RoopEkOdqkYqMB4MJXrbt/hMjOxsVn0IrWjpz1ZMMes=',
  'AHCioX9nLjsrse6YhjRRmk1WUEirVOLLRoOQ6vfO5vk=',
];
const exampleBody = 'example.com/fancylog\n109482\nsFodV/vSp5O8n9a8QpW6PRY97tfOSW5bsc2Xl/EQi08=\n';
const exampleNote = formatNote(exampleBody, [openLogKey('example.com/fancylog').line(exampleBody)]);
const example = `c2sp.org/tlog-proof@v1
extra YWdlLXYxLjIuMS1kYXJ3aW4tYXJtNjQudGFyLmd6kYXJ3aW4tYXJ
index 73894
${hashes.join('\n')}

${exampleNote}`;

describe('a proof as a file', () => {
  it('is read and written byte for byte as in the specification', () => {
    const read = parseTlogProof(example);
    expect(read).toMatchObject({ index: 73_894, checkpoint: exampleNote });
    expect(read.proof.map(toBase64)).toStrictEqual(hashes);
    expect(toBase64(read.extra ?? new Uint8Array())).toBe(
      'YWdlLXYxLjIuMS1kYXJ3aW4tYXJtNjQudGFyLmd6kYXJ3aW4tYXJ',
    );
    expect(formatTlogProof(read)).toBe(example);
    const short = { index: 0, proof: [], checkpoint: exampleNote, extra: undefined };
    expect(parseTlogProof(formatTlogProof(short))).toStrictEqual(short);
  });

  it('is refused where a line is not as it must be', () => {
    const others = [
      '',
      '\n\n',
      example.replace('@v1', '@v2'),
      example.replace('extra ', 'Extra '),
      example.replace('extra YWdl', 'extra YWd'),
      example.replace('index 73894', 'index 073894'),
      example.replace('index 73894', 'index -1'),
      example.replace('index 73894', 'index 109482'),
      example.replace('index 73894', 'index 9007199254740993'),
      example.replace('index 73894\n', ''),
      example.replace('index 73894\n', 'index 73894\nindex 73894\n'),
      example.replace(`${hashes[0]}\n`, `${hashes[0]?.slice(4)}\n`),
      example.replace(`${hashes[0]}\n`, `${hashes[0]}\n\n`),
      example.replace(`${hashes[0]}\n`, `${`${hashes[0]}\n`.repeat(60)}`),
      example.replaceAll('\n', '\r\n'),
      example.slice(0, -1),
      `${example}\n`,
      `${example}${'x'.repeat(600_000)}`,
    ];
    for (const text of others) expect(() => parseTlogProof(text), text.slice(0, 99)).toThrow(ProofFault);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseTlogProof(text)).toThrow(ProofFault);
        expect(() => parseTlogProof(`c2sp.org/tlog-proof@v1\n${text}`)).toThrow(ProofFault);
      }),
    );
  });

  it('with any byte changed no longer proves the entry under its policy', async () => {
    const leaves = Array.from({ length: 11 }, (_none, index) => leafHash(utf8(`entry ${index}`)));
    const nodes = nodesOf(leaves);
    const index = 6;
    const body = formatCheckpoint({ origin: 'example.com/log', size: 11, root: rootOf(leaves) });
    const checkpoint = formatNote(body, [log.line(body), witness.line(body)]);
    const whole = formatTlogProof({ index, proof: await proveInclusion(index, 11, nodes), checkpoint });
    const leaf = leaves[index] ?? new Uint8Array();

    async function isProved(text: string): Promise<boolean> {
      const read = parseTlogProof(text);
      const { size, root, hasQuorum } = await checkCheckpoint(read.checkpoint, policy, verifyEd25519);
      return hasQuorum && verifyInclusion({ index: read.index, size, leaf, proof: read.proof, root });
    }
    expect(await isProved(whole)).toBe(true);
    const bytes = utf8(whole);
    for (const [at, byte] of bytes.entries()) {
      for (const by of new Set([1, 0x20, 0x80, byte ^ 0x0a])) {
        const isSame = by === 0;
        const answer = await orRefused(() => isProved(fromUtf8(changeByte(bytes, at, by))));
        expect(answer === true, `byte ${at}`).toBe(isSame);
      }
    }
  });
});
