// Reading USDT on Ethereum: logs of the one contract to our addresses, each held against its receipt and its block.
import { chainLimits } from '#domain/payments/chain.ts';
import { scales } from '#domain/money/money.ts';
import { checksummed } from '#domain/payouts/payout.ts';
import type { ChainReader, ChainTransfer, Watched } from './chain-port.ts';
import { mainnets, type UsdtConfig } from './config.ts';
import type { EthereumLog, EthereumNode } from './ethereum-node.ts';
import { NodeFault, readTransfer, transferTopic, WrongChain } from './wire.ts';

type Config = Pick<UsdtConfig, 'contract' | 'confirmations' | 'chainId'>;

/** The call `decimals()` of a token. */
const decimalsCall = '0x313ce567';

const accountOf = (address: string) => address.toLowerCase().replace(/^0x/, '');
const topicOf = (address: string) => `0x${accountOf(address).padStart(64, '0')}`;

export function makeEthereumReader(node: EthereumNode, config: Config): ChainReader {
  const contract = accountOf(config.contract);

  async function logsTo(addresses: readonly string[], from: bigint, to: bigint): Promise<EthereumLog[]> {
    const receivers = new Set(addresses.map(accountOf));
    const topics = [`0x${transferTopic}`, null, addresses.map(topicOf)];
    const logs = await node.logs({ address: config.contract, topics, from, to });
    for (const log of logs) {
      const isOurs = log.address === contract && receivers.has(readTransfer(log)?.to ?? '');
      const isThere = log.blockNumber >= from && log.blockNumber <= to && log.removed !== true;
      // It was asked for these alone. A node that says more is wrong about everything.
      if (!isOurs || !isThere) throw new NodeFault('eth_getLogs: a log that was not asked for');
    }
    return logs;
  }

  async function finalBlock(): Promise<bigint> {
    const [final, newest] = await Promise.all([node.block('finalized'), node.block('latest')]);
    if (final === undefined || newest === undefined) throw new NodeFault('the node knows no final block');
    const deep = newest.number - BigInt(config.confirmations);
    return final.number < deep ? final.number : deep;
  }

  return {
    atOnce: chainLimits.addressesPerAsk,
    needed: Math.max(chainLimits.ethereumFinalBlocks, config.confirmations),
    async check() {
      const [chain, decimals] = await Promise.all([
        node.chainId(),
        node.call({ to: config.contract, data: decimalsCall }),
      ]);
      if (chain !== BigInt(config.chainId ?? mainnets.ethereum))
        throw new WrongChain(`the node is of chain ${chain}, which is not the configured one`);
      if (!/^0*6$/.test(decimals) || scales.USDT !== 6)
        throw new WrongChain('the contract is no token with six decimals');
    },
    finalBlock,
    async transfers(watched, until) {
      const addresses = watched.map(({ address }) => address);
      const start = least(watched);
      const transfers: ChainTransfer[] = [];
      let seenBlock = start;
      for (let asked = 0; asked < chainLimits.asksPerLook && seenBlock < until; asked += 1) {
        const to = seenBlock + BigInt(chainLimits.blocksPerAsk);
        const end = to < until ? to : until;
        transfers.push(...(await provenOf(node, await logsTo(addresses, seenBlock + 1n, end))));
        seenBlock = end;
      }
      return { transfers, seenBlock };
    },
    async newer({ address, seenBlock }, final) {
      const newest = await node.block('latest');
      if (newest === undefined || newest.number <= seenBlock) return { units: 0n, confirmations: undefined };
      const far = newest.number - BigInt(chainLimits.blocksPerAsk);
      const from = (seenBlock > far ? seenBlock : far) + 1n;
      const logs = await logsTo([address], from, newest.number);
      const units = logs.reduce((sum, log) => sum + (readTransfer(log)?.units ?? 0n), 0n);
      const last = logs.reduce((top, { blockNumber }) => (blockNumber > top ? blockNumber : top), final);
      return { units, confirmations: logs.length === 0 ? undefined : Number(newest.number - last + 1n) };
    },
  };
}

function least(watched: readonly Watched[]): bigint {
  return (
    watched.reduce(
      (low, { seenBlock }) => (low === undefined || seenBlock < low ? seenBlock : low),
      watched[0]?.seenBlock,
    ) ?? 0n
  );
}

/** Of these logs those whose transaction succeeded. The block must still be the chain's own, or nothing is believed. */
async function provenOf(node: EthereumNode, logs: readonly EthereumLog[]): Promise<ChainTransfer[]> {
  const proven: ChainTransfer[] = [];
  const blocks = new Map<bigint, { hash: string; at: Date }>();
  for (const log of logs) {
    const receipt = await node.receipt(log.transactionHash);
    const block = blocks.get(log.blockNumber) ?? (await headOf(node, log.blockNumber));
    blocks.set(log.blockNumber, block);
    const isSame =
      receipt?.transactionHash === log.transactionHash &&
      receipt.blockHash === log.blockHash &&
      receipt.blockNumber === log.blockNumber &&
      block.hash === log.blockHash;
    if (receipt === undefined || !isSame) throw new NodeFault('a log and its receipt do not agree');
    // A transaction that failed moved nothing and has no logs. A node that shows some is wrong about one of the two.
    if (receipt.status !== 1n) throw new NodeFault('a transaction that failed has a log');
    if (!receipt.logs.some((own) => isSameLog(own, log)))
      throw new NodeFault('a receipt does not have the log that was shown for it');
    const read = readTransfer(log);
    if (read === undefined || read.units === 0n) continue;
    if (read.units > chainLimits.transferUnitsMax) throw new NodeFault('more units than there are');
    proven.push({
      hash: log.transactionHash,
      index: Number(log.logIndex),
      to: checksummed(`0x${read.to}`),
      from: checksummed(`0x${read.from}`),
      units: read.units,
      block: log.blockNumber,
      blockHash: log.blockHash,
      at: block.at,
    });
  }
  return proven;
}

async function headOf(node: EthereumNode, number: bigint): Promise<{ hash: string; at: Date }> {
  const block = await node.block(number);
  if (block?.number !== number) throw new NodeFault('the node does not have a block that it named');
  return { hash: block.hash, at: new Date(Number(block.timestamp) * 1_000) };
}

function isSameLog(left: EthereumLog, right: EthereumLog): boolean {
  return (
    left.logIndex === right.logIndex &&
    left.address === right.address &&
    left.data === right.data &&
    left.topics.join() === right.topics.join()
  );
}
