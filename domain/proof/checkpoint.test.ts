import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import { openLogKey, openWitnessKey } from '#testing/note-keys.ts';
import { fromBase64, fromUtf8, toHex, utf8 } from './bytes.ts';
import { checkCheckpoint, formatCheckpoint, parseCheckpoint } from './checkpoint.ts';
import { ProofFault } from './fault.ts';
import { formatNote, parseNote, signatureLine } from './note.ts';
import { parsePolicy } from './policy.ts';
import { changeByte, orRefused } from './tree.rig.ts';
import { emptyRoot, leafHash } from './tree.ts';

/** The example of C2SP tlog-cosignature, which begins with that of tlog-checkpoint. */
const example = `example.com/behind-the-sofa
20852163
CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

— example.com/behind-the-sofa Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==
`;

const log = openLogKey('example.com/log');
const witnesses = ['one', 'two', 'three'].map((name) => openWitnessKey(`${name}.example`));
const [one, two, three] = witnesses;
const policy = parsePolicy(
  [
    `log ${log.text}`,
    ...witnesses.map(({ text }, at) => `witness w${at + 1} ${text}`),
    'group most 2 w1 w2 w3',
    'quorum most',
    '',
  ].join('\n'),
);
const root = leafHash(utf8('entry'));
const body = formatCheckpoint({ origin: 'example.com/log', size: 7, root });

describe('a checkpoint', () => {
  it('of the specification is read and written byte for byte', () => {
    const { text, signatures } = parseNote(example);
    const checkpoint = parseCheckpoint(text);
    expect(checkpoint).toStrictEqual({
      origin: 'example.com/behind-the-sofa',
      size: 20_852_163,
      root: fromBase64('CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I='),
    });
    expect(formatCheckpoint(checkpoint)).toBe(text);
    expect(toHex(signatures[1]?.signature.subarray(0, 8) ?? new Uint8Array())).toBe('000000006418' + '50cb');
    const lines = signatures.map(({ name, keyId, signature }) => signatureLine(name, keyId, signature));
    expect(formatNote(text, lines)).toBe(example);
  });

  it('may have more lines, which say nothing', () => {
    expect(parseCheckpoint(`${body}extension\n`)).toStrictEqual(parseCheckpoint(body));
  });

  it('is refused where its lines are not those three', () => {
    const [origin, , hash] = body.split('\n');
    const others = [
      '',
      '\n',
      `${origin}\n7\n`,
      `${origin}\n7\n${hash}`,
      `\n7\n${hash}\n`,
      `${origin}\n07\n${hash}\n`,
      `${origin}\n-7\n${hash}\n`,
      `${origin}\n7.5\n${hash}\n`,
      `${origin}\n 7\n${hash}\n`,
      `${origin}\n9007199254740992\n${hash}\n`,
      `${origin}\n99999999999999999999\n${hash}\n`,
      `${origin}\n7\n${hash}\n\n`,
      `${origin}\n7\n${hash}\n\nextension\n`,
      `${origin}\n7\n${hash?.slice(4)}\n`,
      `${origin}\n7\n${hash}AAAA\n`,
      `${origin}\n7\n\n`,
    ];
    for (const text of others) expect(() => parseCheckpoint(text), text).toThrow(ProofFault);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(() => parseCheckpoint(text)).toThrow(ProofFault);
      }),
    );
  });
});

describe('a signed checkpoint', () => {
  it('says which witnesses signed, when, and whether they are enough', async () => {
    const lines = [log.line(body), one?.line(body, 100) ?? '', three?.line(body, 160) ?? ''];
    const checked = await checkCheckpoint(formatNote(body, lines), policy, verifyEd25519);
    expect(checked).toStrictEqual({
      origin: 'example.com/log',
      size: 7,
      root,
      cosigned: [
        { name: 'w1', time: 100 },
        { name: 'w3', time: 160 },
      ],
      hasQuorum: true,
      newestTime: 160,
    });
  });

  it('has no quorum with too few of them, however often they signed', async () => {
    for (const lines of [[], [two?.line(body, 5) ?? '', two?.line(body, 9) ?? '']]) {
      const note = formatNote(body, [log.line(body), ...lines]);
      const checked = await checkCheckpoint(note, policy, verifyEd25519);
      expect(checked).toMatchObject({ hasQuorum: false, newestTime: lines.length === 0 ? undefined : 9 });
    }
  });

  it('is refused without the signature of the log, from another log and about another log', async () => {
    const elsewhere = formatCheckpoint({ origin: 'example.com/other', size: 7, root });
    const stranger = openLogKey('example.com/stranger');
    const cases = [
      [formatNote(body, [one?.line(body) ?? '', two?.line(body) ?? '']), 'unknown_key'],
      [formatNote(body, [stranger.line(body)]), 'unknown_key'],
      [formatNote(elsewhere, [log.line(elsewhere)]), 'wrong_origin'],
      [formatNote(body, [log.line(elsewhere)]), 'wrong_signature'],
      [formatNote(body, [log.line(body), one?.line(elsewhere) ?? '']), 'wrong_signature'],
    ] as const;
    for (const [note, code] of cases) {
      await expect(checkCheckpoint(note, policy, verifyEd25519)).rejects.toMatchObject({ code });
    }
  });

  it('of no entries has the root of no entries', async () => {
    const signed = (hash: Uint8Array) => {
      const text = formatCheckpoint({ origin: 'example.com/log', size: 0, root: hash });
      return checkCheckpoint(formatNote(text, [log.line(text)]), policy, verifyEd25519);
    };
    expect(await signed(emptyRoot())).toMatchObject({ size: 0 });
    await expect(signed(root)).rejects.toMatchObject({ code: 'malformed_checkpoint' });
  });

  it('is refused where a witness signed in the future', async () => {
    const note = formatNote(body, [log.line(body), one?.line(body, 1_000) ?? '']);
    expect(await checkCheckpoint(note, policy, verifyEd25519, 1_000)).toMatchObject({ newestTime: 1_000 });
    await expect(checkCheckpoint(note, policy, verifyEd25519, 999)).rejects.toMatchObject({
      code: 'from_the_future',
    });
  });

  it('is refused with any byte changed, but for bytes that make a signer a stranger', async () => {
    const note = formatNote(body, [log.line(body), one?.line(body, 100) ?? '', two?.line(body, 160) ?? '']);
    const bytes = utf8(note);
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 }), async (at, by) => {
        const changed = changeByte(bytes, at, by);
        const answer = await orRefused(() => checkCheckpoint(fromUtf8(changed), policy, verifyEd25519));
        // The name or the id of one witness's line is another: what is left is signed by the log and the other witness.
        const cosigned = answer === 'refused' ? 1 : answer.cosigned.length;
        expect(cosigned).toBe(1);
        expect(['refused', { size: 7, root }]).toContainEqual(
          answer === 'refused' ? answer : { size: answer.size, root: answer.root },
        );
      }),
      { numRuns: 1_500 },
    );
  });
});
