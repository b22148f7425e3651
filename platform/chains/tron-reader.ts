// Reading USDT on TRON: an address's list is a hint, each of its transactions is looked up where nothing is undone.
import { chainLimits } from '#domain/payments/chain.ts';
import { scales } from '#domain/money/money.ts';
import type { ChainReader, ChainTransfer } from './chain-port.ts';
import { mainnets, type UsdtConfig } from './config.ts';
import { tronAccountOf, tronAddressOfAccount, type TronNode } from './tron-node.ts';
import { NodeFault, readTransfer, WrongChain } from './wire.ts';

type Config = Pick<UsdtConfig, 'contract' | 'confirmations' | 'chainId'>;
type Info = NonNullable<Awaited<ReturnType<TronNode['info']>>>;

export function makeTronReader(node: TronNode, config: Config): ChainReader {
  const contract = tronAccountOf(config.contract);
  /** What final transactions hold for an address. It never changes. */
  const settled = new Map<string, readonly ChainTransfer[]>();

  async function finalBlock(): Promise<bigint> {
    const [solid, newest] = await Promise.all([node.head('solid'), node.head('newest')]);
    const deep = newest.block_header.raw_data.number - config.confirmations;
    return BigInt(Math.max(0, Math.min(solid.block_header.raw_data.number, deep)));
  }

  function transfersIn(info: Info, hash: string, address: string): ChainTransfer[] {
    const receiver = tronAccountOf(address);
    return info.log.flatMap((log, index) => {
      // TRON shows accounts in logs with their prefix or without it.
      const isOfToken = log.address.slice(-40) === contract;
      const read = isOfToken ? readTransfer(log) : undefined;
      if (read === undefined || read.to !== receiver || read.units === 0n) return [];
      if (read.units > chainLimits.transferUnitsMax) throw new NodeFault('more units than there are');
      const from = tronAddressOfAccount(read.from);
      const { units } = read;
      return [{ hash, index, to: address, from, units, block: info.blockNumber, at: info.at }];
    });
  }

  async function provenOf(hash: string, address: string, until: bigint): Promise<readonly ChainTransfer[]> {
    const key = `${hash} ${address}`;
    const known = settled.get(key);
    if (known !== undefined) return known;
    const info = await node.info('solid', hash);
    // The list runs ahead of the chain: it comes again.
    if (info === undefined || info.blockNumber > until) return [];
    // One that failed is not remembered: it costs a question, and a node that was wrong may say better.
    if (!hasSucceeded(info) || !(await node.hasSucceeded(hash))) return [];
    const found = transfersIn(info, hash, address);
    remember(settled, key, found);
    return found;
  }

  return {
    // Each address has a list of its own: what is wrong with one must not hold up the others.
    atOnce: 1,
    needed: Math.max(chainLimits.tronFinalBlocks, config.confirmations),
    async check() {
      const [first, decimals] = await Promise.all([
        node.firstBlock(),
        node.call({ owner: contract, contract, selector: 'decimals()', words: '' }),
      ]);
      // What wallets call the chain's number: the last four bytes of its first block.
      const chain = Number.parseInt(first.blockID.slice(-8), 16);
      if (chain !== (config.chainId ?? mainnets.tron))
        throw new WrongChain(`the node is of chain ${chain}, which is not the configured one`);
      if (!/^0*6$/.test(decimals) || scales.USDT !== 6)
        throw new WrongChain('the contract is no token with six decimals');
    },
    finalBlock,
    async transfers(watched, until) {
      const transfers: ChainTransfer[] = [];
      for (const { address } of watched) {
        for (const hash of await node.listTransfers(address, config.contract, true)) {
          transfers.push(...(await provenOf(hash, address, until)));
        }
      }
      return { transfers, seenBlock: until };
    },
    async newer({ address }, final) {
      const head = BigInt((await node.head('newest')).block_header.raw_data.number);
      let units = 0n;
      let last = 0n;
      for (const hash of await node.listTransfers(address, config.contract, false)) {
        const info = await node.info('newest', hash);
        if (info === undefined || info.blockNumber <= final || !hasSucceeded(info)) continue;
        for (const transfer of transfersIn(info, hash, address)) units += transfer.units;
        if (info.blockNumber > last) last = info.blockNumber;
      }
      const confirmations = units === 0n || last > head ? undefined : Number(head - last + 1n);
      return { units, confirmations };
    },
  };
}

/** Its receipt says so, and no call inside it was turned back. */
function hasSucceeded({ receipt, result, internal_transactions: inner }: Info): boolean {
  return receipt.result === 'SUCCESS' && result !== 'FAILED' && inner.every((call) => call.rejected !== true);
}

const rememberedMax = 5_000;

function remember<T>(kept: Map<string, T>, key: string, value: T): void {
  if (kept.size >= rememberedMax) kept.clear();
  kept.set(key, value);
}
