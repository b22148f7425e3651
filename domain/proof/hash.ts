// SHA-256 of several pieces of bytes, one after the other. Our own (domain/wire/hashes.ts says why): a phone has it already for
// canonical JSON, and an audited package beside it is a quarter of the whole verifier.
import { sha256 as hashOne } from '#domain/wire/hashes.ts';
import { concat } from './bytes.ts';

/** A server passes its own, which is faster; what it gives must be the same. */
export type Sha256 = (...parts: readonly Uint8Array[]) => Uint8Array;

export const sha256: Sha256 = (...parts) => {
  const [only] = parts;
  return hashOne(only !== undefined && parts.length === 1 ? only : concat(...parts));
};
