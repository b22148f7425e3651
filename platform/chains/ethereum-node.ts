// Ethereum's JSON-RPC: questions that watching and sending share, each with the shape of its answer.
import * as z from 'zod/mini';
import { NodeFault, NodeRefusal, wireHash, wireHex, type Wire } from './wire.ts';

export type EthereumNode = ReturnType<typeof makeEthereumNode>;

const quantity = z.pipe(
  z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/)),
  z.transform((text) => BigInt(text)),
);

const log = z.object({
  address: wireHex,
  topics: z.array(wireHex).check(z.maxLength(4)),
  data: wireHex,
  logIndex: quantity,
  transactionHash: wireHash,
  blockNumber: quantity,
  blockHash: wireHash,
  removed: z.optional(z.nullable(z.boolean())),
});
export type EthereumLog = z.output<typeof log>;

const receipt = z.object({
  transactionHash: wireHash,
  status: quantity,
  blockNumber: quantity,
  blockHash: wireHash,
  logs: z.array(log),
});

const block = z.object({
  number: quantity,
  hash: wireHash,
  timestamp: quantity,
  baseFeePerGas: z.optional(quantity),
});

const answer = z.union([
  z.object({ jsonrpc: z.literal('2.0'), result: z.unknown() }),
  z.object({ jsonrpc: z.literal('2.0'), error: z.object({ code: z.int(), message: z.string() }) }),
]);

export type BlockTag = bigint | 'latest' | 'finalized';

const hex = (value: bigint) => `0x${value.toString(16)}`;
const tagOf = (at: BlockTag) => (typeof at === 'bigint' ? hex(at) : at);

export type CallRequest = { readonly from?: string; readonly to: string; readonly data: string };

/** Questions to one node. Every answer that is not right is a NodeFault. */
export function makeEthereumNode(wire: Wire) {
  let turn = 0;

  async function ask<S extends z.ZodMiniType>(
    method: string,
    params: readonly unknown[],
    shape: S,
  ): Promise<z.output<S>> {
    turn += 1;
    const given = await wire.send(
      method,
      { path: '', body: { jsonrpc: '2.0', id: turn, method, params } },
      answer,
    );
    if ('error' in given) throw new NodeRefusal(`${method}: ${given.error.message.slice(0, 200)}`);
    const parsed = z.safeParse(shape, given.result);
    if (!parsed.success) throw new NodeFault(`${method}: not the shape`);
    return parsed.data;
  }

  return {
    chainId: () => ask('eth_chainId', [], quantity),
    /** Undefined for one that the chain does not have. */
    block: async (at: BlockTag) =>
      (await ask('eth_getBlockByNumber', [tagOf(at), false], z.nullable(block))) ?? undefined,
    logs: (filter: { address: string; topics: readonly unknown[]; from: bigint; to: bigint }) => {
      const { address, topics, from, to } = filter;
      const asked = { address, topics, fromBlock: hex(from), toBlock: hex(to) };
      return ask('eth_getLogs', [asked], z.array(log));
    },
    receipt: async (hash: string) =>
      (await ask('eth_getTransactionReceipt', [`0x${hash}`], z.nullable(receipt))) ?? undefined,
    call: (asked: CallRequest, at: BlockTag = 'latest') => ask('eth_call', [asked, tagOf(at)], wireHex),
    gas: (asked: CallRequest) => ask('eth_estimateGas', [asked], quantity),
    tip: () => ask('eth_maxPriorityFeePerGas', [], quantity),
    count: (address: string, at: BlockTag) => ask('eth_getTransactionCount', [address, tagOf(at)], quantity),
    send: (raw: string) => ask('eth_sendRawTransaction', [raw], wireHash),
  };
}
