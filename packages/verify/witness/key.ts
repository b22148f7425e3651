// The key of a witness: made when it first starts, and never shown.
import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
  createHash,
  type KeyObject,
} from 'node:crypto';
import path from 'node:path';
import { toHex, utf8 } from '#domain/proof/bytes.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import {
  cosignatureOf,
  cosignedMessage,
  formatVkey,
  keyTypes,
  makeVkey,
  signatureLine,
  type VerifyEd25519,
  type Vkey,
} from '#domain/proof/note.ts';
import { WitnessError } from './error.ts';
import { readIfThere, writeDurably } from './folder.ts';

export type WitnessKey = {
  readonly vkey: Vkey;
  readonly text: string;
  /** The line that says that this checkpoint was seen at this time. @param body Without its signatures. */
  readonly cosign: (body: string, timeSeconds: number) => string;
};

const publicKeyBytes = 32;

/** @throws WitnessError where the file of the key holds another thing, or the name cannot be one. */
export async function openWitnessKey(folder: string, name: string): Promise<WitnessKey> {
  const file = path.join(folder, 'witness.key');
  const saved = await readIfThere(file);
  const privateKey = saved === undefined ? generateKeyPairSync('ed25519').privateKey : readKey(saved, file);
  const vkey = vkeyOf(name, privateKey);
  if (saved === undefined) {
    await writeDurably(file, privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(), 0o600);
  }
  return {
    vkey,
    text: formatVkey(vkey),
    cosign(body, timeSeconds) {
      const signature = new Uint8Array(sign(null, cosignedMessage(body, timeSeconds), privateKey));
      return signatureLine(name, vkey.keyId, cosignatureOf(timeSeconds, signature));
    },
  };
}

function readKey(pem: string, file: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new WitnessError(`${file} holds no Ed25519 key.`);
}

function vkeyOf(name: string, privateKey: KeyObject): Vkey {
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  try {
    return makeVkey(name, keyTypes.cosignature, new Uint8Array(der.subarray(-publicKeyBytes)));
  } catch (fault) {
    if (!(fault instanceof ProofFault)) throw fault;
    throw new WitnessError(`A witness cannot be named ${JSON.stringify(name)}: no spaces, and no plus sign.`);
  }
}

/** What stands before the 32 bytes of a public key of Ed25519 in its usual form (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) => {
  const der = Buffer.concat([spkiPrefix, publicKey]);
  const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
  return Promise.resolve(verify(null, message, key, signature));
};

/** Names a log in addresses. */
export function hashOfOrigin(origin: string): string {
  return toHex(createHash('sha256').update(utf8(origin)).digest());
}
