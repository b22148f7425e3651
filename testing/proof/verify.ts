// Ed25519 for tests, as a server and a browser have it.
import { createPublicKey, verify } from 'node:crypto';
import type { VerifyEd25519 } from '#domain/proof/note.ts';

/** SubjectPublicKeyInfo of Ed25519 before its 32 bytes (RFC 8410). */
const prefix = Buffer.from('302a300506032b6570032100', 'hex');

export const verifyEd25519: VerifyEd25519 = (publicKey, message, signature) => {
  const key = createPublicKey({ key: Buffer.concat([prefix, publicKey]), format: 'der', type: 'spki' });
  return Promise.resolve(verify(null, message, key, signature));
};
