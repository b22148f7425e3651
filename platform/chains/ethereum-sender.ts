// Sending USDT on Ethereum: one signed transaction a nonce, so that of two sendings of a refund only one can happen.
import type { Hex } from 'viem';
import { chainLimits } from '#domain/payments/chain.ts';
import { minuteMs } from '#domain/limits.ts';
import type { Clock } from '#platform/ports/clock.ts';
import type { ChainSender, Sent, TransferRequest } from './chain-port.ts';
import type { UsdtConfig } from './config.ts';
import type { EthereumNode } from './ethereum-node.ts';
import { signatureOf, type ChainKey } from './signature.ts';
import { balanceWords, hashOf, NodeFault, readTransfer, transferCall } from './wire.ts';

type Parts = {
  readonly node: EthereumNode;
  readonly clock: Clock;
  readonly key: ChainKey;
  readonly config: UsdtConfig;
  readonly finalBlock: () => Promise<bigint>;
};

/** Forty megabytes that a server needs only once it signs a transaction. */
const loadViem = () => import('viem');

const accountOf = (address: string) => address.toLowerCase().replace(/^0x/, '');
const hexOf = (digits: string): Hex => `0x${digits}`;

export function makeEthereumSender(parts: Parts): ChainSender {
  const { node, key, config } = parts;
  const contract = hexOf(accountOf(config.contract));

  return {
    from: key.address,
    async prepare(ask) {
      const data = hexOf(transferCall(accountOf(ask.to), ask.units));
      await assertCovered(parts, ask.units);
      const call = { from: key.address, to: contract, data };
      const [chainId, fees, gas, nonce] = await Promise.all([
        node.chainId(),
        feesOf(node, ask.instead),
        node.gas(call),
        node.count(key.address, 'latest'),
      ]);
      if (gas > chainLimits.ethereumGasMax) throw new NodeFault('a transfer wants more gas than one can');
      const most = (gas * 5n) / 4n;
      if (ask.feeMax !== undefined && most * fees.maxFeePerGas > ask.feeMax)
        throw new NodeFault('gas is dearer now than the fee that was quoted');
      return {
        nonce,
        async sign(own) {
          if (own === null) throw new Error('a transaction of Ethereum has a number');
          const { keccak256, serializeTransaction } = await loadViem();
          const named = { type: 'eip1559', chainId: Number(chainId), nonce: Number(own) } as const;
          const transaction = { ...named, to: contract, data, gas: most, ...fees };
          const unsigned = serializeTransaction(transaction).slice(2);
          const { r, s, recovery } = await signatureOf(key, {
            chain: 'ethereum',
            unsigned,
            id: ask.id ?? '',
          });
          const raw = serializeTransaction(transaction, { r: hexOf(r), s: hexOf(s), yParity: recovery });
          const hash = hashOf(keccak256(raw));
          if (hash === undefined) throw new Error('a transaction has no hash');
          return { raw, hash, nonce: own, validUntil: null };
        },
      };
    },
    async broadcast(raw) {
      await node.send(raw);
    },
    fateOf: (sendings, ask) => fateOf(parts, sendings, ask),
  };
}

async function assertCovered({ node, key, config }: Parts, units: bigint): Promise<void> {
  const data = `0x70a08231${balanceWords(accountOf(key.address))}`;
  const held = await node.call({ to: config.contract, data });
  if (held === '' || BigInt(`0x${held}`) < units)
    throw new NodeFault('the refunds account holds too little USDT');
}

/** Twice the base fee of now: blocks can fill up for six in a row. In place of a stuck one, at least an eighth more. */
async function feesOf(node: EthereumNode, instead: Sent | undefined) {
  const [newest, tip] = await Promise.all([node.block('latest'), node.tip()]);
  const base = newest?.baseFeePerGas;
  if (base === undefined) throw new NodeFault('the chain has no base fee');
  const before = instead === undefined ? undefined : await readFees(instead.raw);
  const more = (wei: bigint) => (wei * 9n) / 8n + 1n;
  const priority = before === undefined ? tip : max(tip, more(before.maxPriorityFeePerGas));
  const wanted = base * 2n + priority;
  const most = before === undefined ? wanted : max(wanted, more(before.maxFeePerGas));
  if (most > chainLimits.ethereumFeeMaxWei) throw new NodeFault('gas is too dear now');
  return { maxFeePerGas: most, maxPriorityFeePerGas: priority };
}

const max = (left: bigint, right: bigint) => (left > right ? left : right);

async function readFees(raw: string) {
  const { parseTransaction } = await loadViem();
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = parseTransaction(hexOf(raw.replace(/^0x/, '')));
  return { maxFeePerGas, maxPriorityFeePerGas };
}

async function fateOf(parts: Parts, sendings: readonly Sent[], ask: TransferRequest) {
  const { node, key, clock } = parts;
  const final = await parts.finalBlock();
  const last = sendings.at(-1);
  let isMined = false;
  let hasFailed = false;
  for (const sent of sendings) {
    const receipt = await node.receipt(sent.hash);
    if (receipt === undefined) continue;
    if (receipt.blockNumber > final) isMined = true;
    else if (receipt.status === 1n) return provePaid(parts, receipt.logs, ask);
    else if (sent.nonce === last?.nonce) hasFailed = true;
  }
  if (isMined) return 'waiting';
  if (hasFailed) return 'void';
  // Its number was used by another transaction that is final: this one can never happen.
  const used = await node.count(key.address, final);
  if (last === undefined || last.nonce === null || used > last.nonce) return 'void';
  if (clock.now().getTime() - last.signedAt.getTime() < chainLimits.stuckMinutes * minuteMs) return 'unseen';
  const base = (await node.block('latest'))?.baseFeePerGas ?? 0n;
  return base > (await readFees(last.raw)).maxFeePerGas ? 'stuck' : 'unseen';
}

/** A success that moved something else is not ours; nothing is sent again, because a person has to look. */
function provePaid(
  parts: Parts,
  logs: Awaited<ReturnType<EthereumNode['logs']>>,
  ask: TransferRequest,
): 'paid' {
  const isMoved = logs.some((log) => {
    const read = log.address === accountOf(parts.config.contract) ? readTransfer(log) : undefined;
    return (
      read?.from === accountOf(parts.key.address) && read.to === accountOf(ask.to) && read.units === ask.units
    );
  });
  if (!isMoved) throw new NodeFault('a return is on the chain without its transfer');
  return 'paid';
}
