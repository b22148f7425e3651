// Keys of logs and witnesses for tests: each name always has the same one.
import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto';
import {
  cosignatureOf,
  cosignedMessage,
  formatVkey,
  keyTypes,
  makeVkey,
  signatureLine,
  type Vkey,
} from '#domain/proof/note.ts';

/** What stands before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

export type TestKey = {
  readonly vkey: Vkey;
  /** As a policy writes it. */
  readonly text: string;
  /** The line of a signature over a text; dated where the key is that of a witness. */
  readonly line: (text: string, timeSeconds?: number) => string;
};

export function openLogKey(name: string): TestKey {
  return openKey(name, 'note');
}

export function openWitnessKey(name: string): TestKey {
  return openKey(name, 'cosignature');
}

function openKey(name: string, kind: keyof typeof keyTypes): TestKey {
  const seed = createHash('sha256').update(`${kind} ${name}`).digest();
  const privateKey = createPrivateKey({
    key: Buffer.concat([pkcs8Prefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const vkey = makeVkey(name, keyTypes[kind], new Uint8Array(spki.subarray(-32)));
  return {
    vkey,
    text: formatVkey(vkey),
    line(text, timeSeconds = 1_700_000_000) {
      const isNote = kind === 'note';
      const message = isNote ? Buffer.from(text) : cosignedMessage(text, timeSeconds);
      const signature = new Uint8Array(sign(null, message, privateKey));
      const whole = isNote ? signature : cosignatureOf(timeSeconds, signature);
      return signatureLine(name, vkey.keyId, whole);
    },
  };
}
