// The address of a payment by USDT: anybody who has the shop house's public account key and the payment's id finds the
// same one, in a browser too. Nothing is counted and nothing has to be remembered.
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import type { Chain } from '#domain/payments/chain.ts';
import { keccak256, sha256 } from '#domain/wire/hashes.ts';
import { checksummed, tronAddressOf } from '#domain/payouts/payout.ts';

/** Levels below the account key, each of 31 bits: 93 bits, so that two payments never meet. */
const levels = 3;
const indexMask = 0x7fff_ffff;

/**
 * The path below the account key: three indices out of the SHA-256 of the payment's id, none of them hardened. Whoever
 * holds the private account key finds the money by it.
 */
export function usdtPathOf(paymentId: string): readonly number[] {
  const hash = sha256(utf8ToBytes(paymentId));
  const view = new DataView(hash.buffer, hash.byteOffset);
  return Array.from({ length: levels }, (_none, level) => view.getUint32(level * 4) & indexMask);
}

/**
 * Where a payment's USDT is to be sent, as the network writes it.
 *
 * @param xpub The account's extended public key (`xpub…`).
 * @throws Error where the key cannot be read.
 */
export function usdtAddressOf(xpub: string, network: Chain, paymentId: string): string {
  let key = HDKey.fromExtendedKey(xpub);
  for (const index of usdtPathOf(paymentId)) key = key.deriveChild(index);
  if (key.publicKey === null) throw new Error('the account key has no public part');
  return addressOfKey(network, key.publicKey);
}

/** The address of a public key, compressed or not: the last 20 bytes of its hash, on both networks. */
export function addressOfKey(network: Chain, publicKey: Uint8Array): string {
  const point = secp256k1.Point.fromBytes(publicKey).toBytes(false);
  const account = keccak256(point.slice(1)).slice(12);
  if (network === 'tron') return tronAddressOf(account);
  return checksummed(`0x${Array.from(account, (byte) => byte.toString(16).padStart(2, '0')).join('')}`);
}
