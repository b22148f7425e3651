// For browsers whose WebCrypto has no Ed25519; fetched only there.
import { ed25519 } from '@noble/curves/ed25519.js';
import type { VerifyEd25519 } from '#domain/proof/note.ts';

export const verifyByNoble: VerifyEd25519 = (publicKey, message, signature) => {
  try {
    return Promise.resolve(ed25519.verify(signature, message, publicKey, { zip215: false }));
  } catch {
    return Promise.resolve(false);
  }
};
