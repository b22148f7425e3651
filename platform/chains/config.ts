// How an instance takes USDT: which node, which account, which token. Wrong ones are found before a buyer pays.
import { readFileSync } from 'node:fs';
import { HDKey } from '@scure/bip32';
import type { Chain } from '#domain/payments/chain.ts';
import { ethereumFault, tronFault, type NumberFault } from '#domain/payouts/payout.ts';
import { addressOfKey } from '#domain/payments/usdt-address.ts';
import { secp256k1 } from '@noble/curves/secp256k1.js';

export type UsdtConfig = {
  readonly network: Chain;
  /** A JSON-RPC address (Ethereum) or a TronGrid-compatible one. May hold a key: it is never logged. */
  readonly rpcUrl: string;
  /** A second node that has to say the same before anything is believed. */
  readonly witnessUrl?: string | undefined;
  /** Sent as `TRON-PRO-API-KEY`. */
  readonly apiKey?: string | undefined;
  /** The account's extended public key. Its private half never comes near this process. */
  readonly xpub: string;
  /** The token's own address. */
  readonly contract: string;
  /** Blocks that stand on a block before it counts. The chain must call it final as well, whatever stands here. */
  readonly confirmations: number;
  /** Which chain it has to be: 1 and 728126428 where nothing is said. */
  readonly chainId?: number | undefined;
  /** 32 bytes in hexadecimal digits, or the path of a file that holds them. Without it refunds wait. */
  readonly signerKey?: string | undefined;
};

export const mainnets = { ethereum: 1, tron: 728_126_428 } as const satisfies Record<Chain, number>;

/** An address that cannot be right; the token's own is no receiver. */
export function addressFault(network: Chain, address: string): NumberFault | undefined {
  return network === 'ethereum' ? ethereumFault(address) : tronFault(address);
}

/** @throws Error that names what is not right, without showing it. */
export function assertConfig(config: UsdtConfig): void {
  const { network, contract, xpub, confirmations } = config;
  const fault = addressFault(network, contract);
  if (fault !== undefined && fault !== 'contract')
    throw new Error(`USDT on ${network}: the contract is not right`);
  if (!Number.isInteger(confirmations) || confirmations < 0 || confirmations > 10_000)
    throw new Error(`USDT on ${network}: the confirmations are not right`);
  if (readAccount(xpub) === undefined) throw new Error(`USDT on ${network}: the xpub is not right`);
  if (!/^https?:\/\//.test(config.rpcUrl))
    throw new Error(`USDT on ${network}: the node's address is not right`);
}

/** A private account key is refused: whoever breaks into the server would have all that was ever paid. */
function readAccount(xpub: string): HDKey | undefined {
  try {
    const key = HDKey.fromExtendedKey(xpub);
    return key.privateKey === null ? key : undefined;
  } catch {
    return undefined;
  }
}

export type SignerKey = { readonly bytes: Uint8Array; readonly address: string };

/** @throws Error where the key or its file is not right; it never shows what it read. */
export function readSigner({ network, signerKey }: UsdtConfig): SignerKey | undefined {
  if (signerKey === undefined || signerKey === '') return undefined;
  const digits = hexKey(signerKey) ?? hexKey(readKeyFile(network, signerKey));
  const bytes = digits === undefined ? undefined : Buffer.from(digits, 'hex');
  if (bytes === undefined || !secp256k1.utils.isValidSecretKey(bytes))
    throw new Error(`USDT on ${network}: the signer's key is not right`);
  return { bytes, address: addressOfKey(network, secp256k1.getPublicKey(bytes)) };
}

function readKeyFile(network: Chain, file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new Error(`USDT on ${network}: the file of the signer's key cannot be read`);
  }
}

function hexKey(text: string): string | undefined {
  const digits = text.trim().toLowerCase().replace(/^0x/, '');
  return /^[0-9a-f]{64}$/.test(digits) ? digits : undefined;
}
