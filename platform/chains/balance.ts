// What a chain says an address holds of our token: for the reserves that anybody can ask for again.
import type { UsdtConfig } from './config.ts';
import type { EthereumNode } from './ethereum-node.ts';
import { tronAccountOf, type TronNode } from './tron-node.ts';
import { balanceWords, NodeFault } from './wire.ts';

/** The call `balanceOf(address)` of a token. */
const balanceCall = '0x70a08231';

export type BalanceReader = {
  /** The newest block that the balances are of. */
  block(): Promise<bigint>;
  /** @throws NodeFault where the node does not answer. */
  balance(address: string, block: bigint): Promise<bigint>;
};

type Config = Pick<UsdtConfig, 'contract'>;

export function ethereumBalances(
  node: Pick<EthereumNode, 'block' | 'call'>,
  { contract }: Config,
): BalanceReader {
  return {
    async block() {
      const final = await node.block('finalized');
      if (final === undefined) throw new NodeFault('the node knows no final block');
      return final.number;
    },
    async balance(address, block) {
      const data = `${balanceCall}${balanceWords(address.toLowerCase().replace(/^0x/, ''))}`;
      return unitsOf(await node.call({ to: contract, data }, block));
    },
  };
}

/** TRON's nodes answer for their newest state alone: the block is the final one when they were asked. */
export function tronBalances(node: Pick<TronNode, 'head' | 'call'>, { contract }: Config): BalanceReader {
  return {
    block: async () => BigInt((await node.head('solid')).block_header.raw_data.number),
    async balance(address) {
      const owner = tronAccountOf(address);
      const words = balanceWords(owner);
      const asked = { owner, contract: tronAccountOf(contract), selector: 'balanceOf(address)', words };
      return unitsOf(await node.call(asked));
    },
  };
}

function unitsOf(answer: string): bigint {
  const digits = answer.replace(/^0x/, '');
  if (digits === '') throw new NodeFault('the token names no balance');
  return BigInt(`0x${digits}`);
}
