// Ed25519 as a browser has it. Where WebCrypto has none, a page fetches another one; a worker leaves the check to the page.
import type { VerifyEd25519 } from '#domain/proof/note.ts';

const algorithm = { name: 'Ed25519' };
/** The base point of the curve: a key that every implementation reads. */
const anyKey = Uint8Array.from({ length: 32 }, (_none, at) => (at === 0 ? 0x58 : 0x66));

/** WebCrypto's; undefined in browsers that do not have it yet. */
export async function findEd25519(): Promise<VerifyEd25519 | undefined> {
  try {
    await crypto.subtle.importKey('raw', anyKey, algorithm, false, ['verify']);
    return verify;
  } catch {
    return undefined;
  }
}

async function verify(publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array): Promise<boolean> {
  try {
    const key = await crypto.subtle.importKey('raw', own(publicKey), algorithm, false, ['verify']);
    return await crypto.subtle.verify(algorithm, key, own(signature), own(message));
  } catch {
    // What is no key signed nothing.
    return false;
  }
}

/** WebCrypto takes no memory that others share. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);
