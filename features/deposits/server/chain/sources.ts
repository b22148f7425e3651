// The two nodes that a chain's deposits are read from, as the configuration names them.
import type { Chain } from '#domain/payments/chain.ts';
import { checksummed } from '#domain/payouts/payout.ts';
import type { ChainSource } from '#platform/chains/chain-port.ts';
import { assertConfig } from '#platform/chains/config.ts';
import { makeEthereumNode } from '#platform/chains/ethereum-node.ts';
import { makeEthereumReader } from '#platform/chains/ethereum-reader.ts';
import { lookUpEthereum, lookUpTron } from '#platform/chains/look-up.ts';
import { makeTronNode } from '#platform/chains/tron-node.ts';
import { makeTronReader } from '#platform/chains/tron-reader.ts';
import { makeWire } from '#platform/chains/wire.ts';

export type SourceAt = {
  /** A JSON-RPC address (Ethereum) or a TronGrid-compatible one. May hold a key: it is never logged. */
  readonly url: string;
  /** Sent as `TRON-PRO-API-KEY`. */
  readonly apiKey?: string | undefined;
};

export type DepositChainConfig = {
  readonly network: Chain;
  /** Two nodes of different operators: what one alone says is believed for small amounts only. */
  readonly sources: readonly SourceAt[];
  /** The public account key of merchants' deposits: another one than that of buyers' payments. */
  readonly xpub: string;
  readonly contract: string;
  readonly confirmations: number;
  readonly chainId?: number | undefined;
  /** Whole USDT that one node alone is believed for while the other is away. */
  readonly aloneMajor?: number | undefined;
};

/** A chain with what it is read by. */
export type DepositChain = {
  readonly config: DepositChainConfig;
  readonly sources: readonly [ChainSource, ChainSource];
};

/** @throws Error where the configuration cannot be right; it names the field without showing it. */
export function makeDepositChain(given: DepositChainConfig, answerMs?: number): DepositChain {
  const { network, sources } = given;
  const [first, second, ...more] = sources;
  if (first === undefined || second === undefined || more.length > 0)
    throw new Error(`deposits on ${network}: two sources are needed, no more and no less`);
  for (const { url } of sources) assertConfig({ ...given, rpcUrl: url });
  const contract = network === 'ethereum' ? checksummed(given.contract) : given.contract;
  const config = { ...given, contract };
  const make = (at: SourceAt) => makeSource(config, at, answerMs);
  return { config, sources: [make(first), make(second)] };
}

function makeSource(config: DepositChainConfig, { url, apiKey }: SourceAt, answerMs?: number): ChainSource {
  const wait = answerMs === undefined ? {} : { answerMs };
  const { contract } = config;
  if (config.network === 'ethereum') {
    const node = makeEthereumNode(makeWire({ url, ...wait }));
    const reader = makeEthereumReader(node, config);
    return {
      reader,
      lookUp: (hash, address) => lookUpEthereum(node, { hash, address, contract }, reader.finalBlock),
    };
  }
  const headers: Record<string, string> = apiKey === undefined ? {} : { 'TRON-PRO-API-KEY': apiKey };
  const node = makeTronNode(makeWire({ url, headers, ...wait }));
  const reader = makeTronReader(node, config);
  return {
    reader,
    lookUp: (hash, address) => lookUpTron(node, { hash, address, contract }, reader.finalBlock),
  };
}
