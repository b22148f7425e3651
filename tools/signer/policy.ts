// What the signer says yes to: transfers of the allowed token, one for each payout, within the day's limit. It believes
// nothing that it is told about a transaction: it reads the transaction itself.
import { parseTransaction } from 'viem';
import type { Chain } from '#domain/payments/chain.ts';
import { tronAddressOf } from '#domain/payouts/payout.ts';
import { rawTransfer } from '#platform/chains/tron-message.ts';
import { tronAccountOf } from '#platform/chains/tron-node.ts';
import { readFields } from './fields.ts';

export type SignerRules = {
  readonly chain: Chain;
  /** The token's own address: nothing else is ever called. */
  readonly contract: string;
  /** Of Ethereum: a transaction for another chain is refused. */
  readonly chainId: number;
  /** The key's own address. */
  readonly address: string;
  /** What leaves in one day (UTC), in the token's smallest units. */
  readonly dayUnitsMax: bigint;
  /** The most that the network may take for one, in its own smallest units. */
  readonly feeMax: bigint;
};

/** A transfer that was signed, or is about to be. */
export type Transfer = {
  readonly to: string;
  readonly units: bigint;
  /** Of Ethereum; null on TRON. */
  readonly nonce: bigint | null;
  /** Of TRON: after this time no block takes it in; null on Ethereum. */
  readonly until: number | null;
};

export type Remembered = Transfer & { readonly id: string; readonly day: string };

/** Its clock and the chain's may differ by so much. */
const marginMs = 120_000;
const selector = 'a9059cbb';

/** The transfer that a transaction is; undefined for everything else. */
export function readUnsigned(rules: SignerRules, unsigned: string): Transfer | undefined {
  if (!/^(?:[0-9a-f]{2}){10,2000}$/.test(unsigned)) return undefined;
  try {
    return rules.chain === 'ethereum' ? readEthereum(rules, unsigned) : readTron(rules, unsigned);
  } catch {
    return undefined;
  }
}

function readCall(call: string): { account: string; units: bigint } | undefined {
  if (!new RegExp(`^${selector}0{24}[0-9a-f]{40}[0-9a-f]{64}$`).test(call)) return undefined;
  return { account: call.slice(32, 72), units: BigInt(`0x${call.slice(72)}`) };
}

function readEthereum(rules: SignerRules, unsigned: string): Transfer | undefined {
  const read = parseTransaction(`0x${unsigned}`);
  const { type, chainId, to, value = 0n, data = '0x', nonce = 0, gas = 0n, maxFeePerGas = 0n } = read;
  const call = readCall(data.slice(2));
  const isOurs =
    type === 'eip1559' &&
    chainId === rules.chainId &&
    to?.toLowerCase() === rules.contract.toLowerCase() &&
    value === 0n &&
    gas * maxFeePerGas <= rules.feeMax;
  if (!isOurs || call === undefined) return undefined;
  return { to: `0x${call.account}`, units: call.units, nonce: BigInt(nonce), until: null };
}

function readTron(rules: SignerRules, unsigned: string): Transfer | undefined {
  const raw = Buffer.from(unsigned, 'hex');
  const { bytes, numbers } = readFields(raw);
  const contract = readFields(bytes.get(11) ?? Buffer.alloc(0));
  const any = readFields(contract.bytes.get(2) ?? Buffer.alloc(0));
  const call =
    readFields(any.bytes.get(2) ?? Buffer.alloc(0))
      .bytes.get(4)
      ?.toString('hex') ?? '';
  const read = readCall(call);
  if (read === undefined) return undefined;
  const expiration = numbers.get(8) ?? 0;
  const feeSun = numbers.get(18) ?? 0;
  // Written again from what was read, it must be the very same: there is nothing else in it.
  const same = rawTransfer({
    owner: tronAccountOf(rules.address),
    contract: tronAccountOf(rules.contract),
    call,
    feeSun,
    refBytes: bytes.get(1)?.toString('hex') ?? '',
    refHash: bytes.get(4)?.toString('hex') ?? '',
    expiration,
    timestamp: numbers.get(14) ?? 0,
  });
  if (!same.equals(raw) || BigInt(feeSun) > rules.feeMax) return undefined;
  const to = tronAddressOf(Buffer.from(read.account, 'hex'));
  return { to, units: read.units, nonce: null, until: expiration };
}

/** Why it says no. */
export type Refusal = 'not_a_transfer' | 'other_transfer' | 'may_come_true' | 'day_limit';

/**
 * Whether a transfer may be signed for an id, after those that were: the same one again under the same number (a higher
 * fee takes its place), or on TRON another one when the last can no longer happen.
 */
export function judge(
  rules: SignerRules,
  before: readonly Remembered[],
  asked: { readonly id: string; readonly transfer: Transfer; readonly now: Date },
): Refusal | undefined {
  const { id, transfer, now } = asked;
  const own = before.filter((one) => one.id === id);
  if (own.some(({ to, units }) => to !== transfer.to || units !== transfer.units)) return 'other_transfer';
  if (own.some(({ nonce }) => nonce !== transfer.nonce)) return 'other_transfer';
  const isAlive = ({ until }: Remembered) =>
    until !== null && until !== transfer.until && until + marginMs > now.getTime();
  if (own.some(isAlive)) return 'may_come_true';
  if (own.length > 0) return undefined;
  const day = now.toISOString().slice(0, 10);
  const today = new Map(before.filter((one) => one.day === day).map((one) => [one.id, one.units]));
  const sum = [...today.values()].reduce((all, units) => all + units, transfer.units);
  return sum > rules.dayUnitsMax ? 'day_limit' : undefined;
}
