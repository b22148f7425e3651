// SHA-256 by Node: faster than the one that a browser gets, and the same.
import { hash } from 'node:crypto';
import type { Sha256 } from '#domain/proof/hash.ts';

export const sha256: Sha256 = (...parts) =>
  hash('sha256', parts.length === 1 ? (parts[0] ?? new Uint8Array()) : Buffer.concat(parts), 'buffer');
