// Ed25519 as Node and newer browsers have it in WebCrypto.
import type { VerifyEd25519 } from '#domain/proof/note.ts';

const keyBytes = 32;
const signatureBytes = 64;

/** False for anything that is no signature of this key; it throws only where there is no Ed25519 at all. */
export const verifyEd25519: VerifyEd25519 = async (publicKey, message, signature) => {
  if (publicKey.length !== keyBytes || signature.length !== signatureBytes) return false;
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', new Uint8Array(publicKey), 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', key, new Uint8Array(signature), new Uint8Array(message));
};
