// Who signs a transaction: a key in this process, or a signer outside of it, which sees the whole transaction.
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { Chain } from '#domain/payments/chain.ts';
import { addressOfKey } from '#domain/payments/usdt-address.ts';
import type { Signer } from '#platform/ports/signer.ts';
import type { SignerKey } from './config.ts';

/** 64 hexadecimal digits each, and which of two keys it was. */
export type ChainSignature = { readonly r: string; readonly s: string; readonly recovery: number };

export type ChainKey = SignerKey | Signer;

export type Signing = {
  readonly chain: Chain;
  /** The transaction as its chain hashes it, in hexadecimal digits. */
  readonly unsigned: string;
  readonly id: string;
};

/**
 * Signs, and looks at what came back: a signature of another key would be money that waits for ever.
 *
 * @throws Error where the signer refuses, does not answer, or answers with something else.
 */
export async function signatureOf(key: ChainKey, asked: Signing): Promise<ChainSignature> {
  const hash = signedHash(asked);
  const text = 'bytes' in key ? signHash(hash, key.bytes) : await key.sign(asked);
  const signature = readSignature(text);
  if (signature === undefined) throw new Error('the signer did not answer with a signature');
  const bytes = Uint8Array.from([signature.recovery, ...Buffer.from(`${signature.r}${signature.s}`, 'hex')]);
  const signed = secp256k1.recoverPublicKey(bytes, hash, { prehash: false });
  if (addressOfKey(asked.chain, signed) !== key.address) throw new Error('the signer has another key');
  return signature;
}

/** What is signed: the hash of the transaction, as its chain takes it. */
export function signedHash({ chain, unsigned }: Pick<Signing, 'chain' | 'unsigned'>): Uint8Array {
  const bytes = Buffer.from(unsigned, 'hex');
  return chain === 'ethereum' ? keccak_256(bytes) : sha256(bytes);
}

/** 130 digits: both numbers and the recovery bit. */
export function signHash(hash: Uint8Array, key: Uint8Array): string {
  const [recovery = 0, ...numbers] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
  return `${Buffer.from(numbers).toString('hex')}0${recovery}`;
}

function readSignature(text: string): ChainSignature | undefined {
  if (!/^[0-9a-f]{128}0[01]$/.test(text)) return undefined;
  return { r: text.slice(0, 64), s: text.slice(64, 128), recovery: Number(text.slice(128)) };
}
