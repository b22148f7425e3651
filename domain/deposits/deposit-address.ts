// The address of a merchant's deposits: whoever has the platform's public account key and the merchant's number finds the
// same one. The phone does, and shows no address that it has not found itself.
import { HDKey } from '@scure/bip32';
import type { Chain } from '#domain/payments/chain.ts';
import { addressOfKey } from '#domain/payments/usdt-address.ts';

/**
 * Where all of a merchant's USDT is to be sent, as the network writes it: one step below the account key, not hardened.
 *
 * @param xpub The account's extended public key (`xpub…`).
 * @param number The merchant's number, from 1.
 * @throws Error where the key cannot be read.
 */
export function depositAddressOf(xpub: string, network: Chain, number: number): string {
  const { publicKey } = HDKey.fromExtendedKey(xpub).deriveChild(number);
  if (publicKey === null) throw new Error('the account key has no public part');
  return addressOfKey(network, publicKey);
}
