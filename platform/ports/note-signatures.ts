// Ed25519 of Node, for whoever checks signed notes on the server.
import { createPublicKey, verify } from 'node:crypto';
import type { VerifyEd25519 } from '#domain/proof/note.ts';

/** What stands before the 32 bytes of a public key of Ed25519 in its usual form (RFC 8410). */
const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');

/** False for every key and signature that cannot be right, whatever they are. */
export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) =>
  Promise.resolve(isSignedBy(publicKey, message, signature));

function isSignedBy(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): boolean {
  try {
    const der = Buffer.concat([spkiPrefix, publicKey]);
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' });
    return verify(null, message, key, signature);
  } catch {
    return false;
  }
}
