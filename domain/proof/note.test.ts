import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { verifyEd25519 } from '#platform/ports/note-signatures.ts';
import { openLogKey, openWitnessKey } from '#testing/note-keys.ts';
import { concat, fromUtf8, toBase64, utf8 } from './bytes.ts';
import { ProofFault } from './fault.ts';
import {
  cosignedMessage,
  formatNote,
  formatVkey,
  keyTypes,
  parseNote,
  parseSignatureLine,
  parseVkey,
  signatureLine,
  verifyNote,
} from './note.ts';

/** The example of C2SP signed-note. */
const exampleKey = 'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k';
const exampleText = 'This is an example message.\n';
const exampleLine =
  '— example.com/foo Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1ERYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=\n';
const example = `${exampleText}\n${exampleLine}`;

/** The first example there: an empty line within the text. */
const poem = `Ognuno sta solo sul cuor della terra
trafitto da un raggio di sole:

ed è subito sera.

— quasimodo.example/salvatore NnugSzTjtVAewIS+Z/iJhUPeFDkO/5QQ2i5ddnGITLlC+EhfLW9oJKONrMouFSQU0xMcXxj99ihAQwaqP3ZekRwNtIc=
`;

describe('the examples of the specification', () => {
  it('are read and written byte for byte', () => {
    for (const note of [example, poem]) {
      const { text, signatures } = parseNote(note);
      const lines = signatures.map(({ name, keyId, signature }) => signatureLine(name, keyId, signature));
      expect(formatNote(text, lines)).toBe(note);
    }
    expect(parseNote(poem).text).toBe(
      'Ognuno sta solo sul cuor della terra\ntrafitto da un raggio di sole:\n\ned è subito sera.\n',
    );
    expect(formatVkey(parseVkey(exampleKey))).toBe(exampleKey);
    expect(parseVkey(exampleKey)).toMatchObject({ name: 'example.com/foo', keyId: 0x53_0d_90_3a, type: 1 });
  });

  it('verify with their key', async () => {
    const vkey = parseVkey(exampleKey);
    const checked = await verifyNote(example, [openLogKey('other.example').vkey, vkey], verifyEd25519);
    expect(checked).toStrictEqual({ text: exampleText, signed: [{ vkey, time: undefined }] });
    await expect(verifyNote(poem, [vkey], verifyEd25519)).rejects.toMatchObject({ code: 'unknown_key' });
  });

  it('are refused with any byte changed', async () => {
    const vkey = parseVkey(exampleKey);
    const bytes = utf8(example);
    for (const [at, byte] of bytes.entries()) {
      for (const other of new Set([byte ^ 1, byte ^ 0x20, byte ^ 0x80, 0x0a])) {
        if (other === byte) continue;
        const changed = bytes.map((value, place) => (place === at ? other : value));
        const checked = Promise.resolve().then(() => verifyNote(fromUtf8(changed), [vkey], verifyEd25519));
        await expect(checked, `byte ${at} as ${other}`).rejects.toThrow(ProofFault);
      }
    }
    for (let length = 0; length < example.length; length += 1) {
      const cut = Promise.resolve().then(() => verifyNote(example.slice(0, length), [vkey], verifyEd25519));
      await expect(cut).rejects.toThrow(ProofFault);
    }
  });
});

describe('signatures', () => {
  const log = openLogKey('example.com/log');
  const witness = openWitnessKey('witness.example/w1');
  const text = 'example.com/log\n5\nAAAA\n';

  it('of unknown keys are ignored, also with a name or an id that is known', async () => {
    const { name, keyId } = log.vkey;
    const junk = new Uint8Array(64);
    const strangers = [signatureLine('stranger', keyId, junk), signatureLine(name, keyId ^ 1, junk)];
    const note = formatNote(text, [...strangers, log.line(text)]);
    const { signed } = await verifyNote(note, [log.vkey], verifyEd25519);
    expect(signed).toStrictEqual([{ vkey: log.vkey, time: undefined }]);
  });

  it('of a known key that are wrong refuse the whole note, whoever else signed', async () => {
    const forged = [
      log.line('another text\n'),
      signatureLine(log.vkey.name, log.vkey.keyId, new Uint8Array(63)),
      signatureLine(log.vkey.name, log.vkey.keyId, new Uint8Array(1)),
      witness.line('another text\n'),
      signatureLine(witness.vkey.name, witness.vkey.keyId, new Uint8Array(64)),
      signatureLine(witness.vkey.name, witness.vkey.keyId, new Uint8Array(72)),
    ];
    for (const line of forged) {
      const note = formatNote(text, [log.line(text), line]);
      const checked = verifyNote(note, [log.vkey, witness.vkey], verifyEd25519);
      await expect(checked).rejects.toMatchObject({ code: 'wrong_signature' });
    }
  });

  it('of a witness carry their time, and no other time', async () => {
    const note = formatNote(text, [witness.line(text, 1_679_315_147)]);
    const { signed } = await verifyNote(note, [witness.vkey], verifyEd25519);
    expect(signed).toStrictEqual([{ vkey: witness.vkey, time: 1_679_315_147 }]);
    const line = parseSignatureLine(witness.line(text, 1_679_315_147).trimEnd());
    for (let bit = 0; bit < line.signature.length * 8; bit += 1) {
      const changed = line.signature.map((byte, at) =>
        at === Math.floor(bit / 8) ? byte ^ (1 << (bit % 8)) : byte,
      );
      const forged = formatNote(text, [signatureLine(line.name, line.keyId, changed)]);
      await expect(verifyNote(forged, [witness.vkey], verifyEd25519)).rejects.toMatchObject({
        code: 'wrong_signature',
      });
    }
  });

  it('are over the message of the specification', () => {
    const body = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
    expect(fromUtf8(cosignedMessage(body, 1_679_315_147))).toBe(`cosignature/v1\ntime 1679315147\n${body}`);
  });

  it('of one key as a log and as a witness have different ids', () => {
    const { publicKey } = log.vkey;
    const keys = Object.values(keyTypes).map((type) =>
      formatVkey({ ...parseVkey(log.text), type, publicKey }),
    );
    expect(() => parseVkey(keys[1] ?? '')).toThrow(ProofFault);
    expect(parseVkey(keys[0] ?? '')).toStrictEqual(log.vkey);
  });
});

describe('what is no note', () => {
  const long = 'x'.repeat(300_000);

  it('is refused with one fault: broken, foreign or huge', () => {
    const others = [
      '',
      '\n',
      '\n\n',
      'text',
      'text\n',
      'text\n\n',
      `text\n${exampleLine}`,
      `${exampleText}\n${exampleLine.trimEnd()}`,
      `${exampleText}\n${exampleLine}\n`,
      `${exampleText}\n${exampleLine.replace('—', '-')}`,
      `${exampleText}\n${exampleLine.replace(' ', '  ')}`,
      `${exampleText}\n${exampleLine.replace('example.com/foo', 'example.com+foo')}`,
      `${exampleText}\n${exampleLine.replace('example.com/foo', 'example.com\u00a0foo')}`,
      `${exampleText}\n${exampleLine.replace('example.com/foo', 'example.com\u0085foo')}`,
      `${exampleText}\n${exampleLine.replace('=\n', '\n')}`,
      `${exampleText}\n— example.com/foo AAAAAA==\n`,
      `${exampleText}\nnot a signature\n`,
      example.replace('This', 'Th\u0000is'),
      example.replace('This', 'Th\tis'),
      example.replaceAll('\n', '\r\n'),
      example.replace('This', 'Th\ud800is'),
      `${long}\n\n${exampleLine}`,
      `${exampleText}\n${exampleLine.repeat(65)}`,
    ];
    for (const note of others) expect(() => parseNote(note), note.slice(0, 99)).toThrow(ProofFault);
    expect(parseNote(`${exampleText}\n${exampleLine.repeat(16)}`).signatures).toHaveLength(16);
    // A signature of a scheme that is not ours yet is as long as that scheme's: it is read, and ignored.
    const later = signatureLine('later.example', 7, new Uint8Array(4_900));
    expect(parseNote(formatNote(exampleText, Array(16).fill(later))).signatures).toHaveLength(16);
  });

  it('is never another fault, whatever the text is', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc
        .array(fc.constantFrom('\n', '\n\n', '— ', ' ', 'a', '+', 'AAAAAAA=', exampleLine))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        try {
          const { text: body, signatures } = parseNote(text);
          const lines = signatures.map(({ name, keyId, signature }) => signatureLine(name, keyId, signature));
          expect(formatNote(body, lines)).toBe(text);
        } catch (fault) {
          if (!(fault instanceof ProofFault)) throw fault;
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('cannot be written either', () => {
    expect(() => formatNote('no newline', [exampleLine])).toThrow(ProofFault);
    expect(() => formatNote(exampleText, [])).toThrow(ProofFault);
    expect(() => formatNote(exampleText, ['\n', exampleLine])).toThrow(ProofFault);
    expect(() => formatNote(exampleText, [`${exampleLine}${exampleLine}`])).toThrow(ProofFault);
  });
});

describe('what is no key', () => {
  it('is refused: another id, scheme, length or name', () => {
    const key = concat(Uint8Array.of(1), new Uint8Array(32));
    const others = [
      '',
      '+',
      '++',
      'example.com/foo',
      exampleKey.replace('530d903a', '530d903b'),
      exampleKey.replace('530d903a', '530D903A'),
      exampleKey.replace('example.com', 'example.org'),
      exampleKey.replace('example.com', 'example com'),
      exampleKey.slice(0, -1),
      `${exampleKey}=`,
      `${exampleKey}\n`,
      `x+00000000+${toBase64(key)}`,
      `x+00000000+${toBase64(concat(Uint8Array.of(6), new Uint8Array(1312)))}`,
      `x+00000000+${toBase64(key.subarray(0, 20))}`,
      `${'x'.repeat(2000)}${exampleKey}`,
    ];
    for (const text of others) expect(() => parseVkey(text), text.slice(0, 99)).toThrow(ProofFault);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(() => parseVkey(`${text}+530d903a+${text}`)).toThrow(ProofFault);
      }),
    );
  });
});
