// Deposits: the ways money can come in, what each needs, and how a typed transaction hash is read. The same rules run
// in the browser before a person sends and on the server before anything is kept.
import { limits } from '#domain/limits.ts';
import { scales, type Asset } from '#domain/money/money.ts';
import { payoutTypes, plainNumber, type PayoutType } from '#domain/payouts/payout.ts';

/** The same three ways as money goes out by; the first two are the specification's spelling. */
export const depositKinds = payoutTypes;
export type DepositKind = PayoutType;

/** Things to know before sending; the words are the screen's. */
export const depositWarnings = [
  'only_this_network',
  'only_usdt',
  'exact_amount',
  'own_account',
  'reference',
] as const;
export type DepositWarning = (typeof depositWarnings)[number];

type KindFacts = {
  readonly minMajor: number;
  /** Blocks until it counts as received; null at a bank. */
  readonly confirmations: number | null;
  readonly typicalMinutes: number;
  readonly addressFormat: 'tron' | 'ethereum' | 'bank';
  readonly warnings: readonly DepositWarning[];
};

export const depositFacts = {
  'TRX/USDT': {
    minMajor: limits.depositMinMajor,
    confirmations: limits.depositTronBlocks,
    typicalMinutes: 2,
    addressFormat: 'tron',
    warnings: ['only_this_network', 'only_usdt', 'exact_amount'],
  },
  'ETC/USDT': {
    minMajor: limits.depositDearMinMajor,
    confirmations: limits.depositEthereumBlocks,
    typicalMinutes: 5,
    addressFormat: 'ethereum',
    warnings: ['only_this_network', 'only_usdt', 'exact_amount'],
  },
  bank: {
    minMajor: limits.depositDearMinMajor,
    confirmations: null,
    typicalMinutes: 2 * 24 * 60,
    addressFormat: 'bank',
    warnings: ['own_account', 'reference'],
  },
} as const satisfies Record<DepositKind, KindFacts>;

export function depositFactsOf(kind: DepositKind): KindFacts {
  return depositFacts[kind];
}

/** Blocks that a receipt of this size waits for: large ones on Ethereum until they are final. */
export function blocksNeeded(kind: DepositKind, units: bigint, asset: Asset): number {
  const blocks = depositFactsOf(kind).confirmations ?? 1;
  const large = BigInt(limits.depositLargeMajor) * 10n ** BigInt(scales[asset]);
  return kind === 'ETC/USDT' && units > large ? limits.depositEthereumFinalBlocks : blocks;
}

/**
 * A transaction hash in its one spelling: 64 small hexadecimal digits, whatever was typed or pasted around them.
 * Undefined where it cannot be one of this network: Ethereum writes `0x` before it, TRON does not.
 */
export function readHash(kind: DepositKind, typed: string): string | undefined {
  const plain = plainNumber(typed).toLowerCase();
  const shape = kind === 'ETC/USDT' ? /^0x([0-9a-f]{64})$/ : /^([0-9a-f]{64})$/;
  return kind === 'bank' ? undefined : shape.exec(plain)?.[1];
}

/** A hash as its network writes it. */
export function writeHash(kind: DepositKind, hash: string): string {
  return kind === 'ETC/USDT' ? `0x${hash}` : hash;
}
