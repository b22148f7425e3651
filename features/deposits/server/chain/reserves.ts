// What lies on our addresses of a chain, as two nodes of different operators say it.
import type { Chain } from '#domain/payments/chain.ts';
import { limits } from '#domain/limits.ts';
import { checksummed } from '#domain/payouts/payout.ts';
import { ethereumBalances, tronBalances, type BalanceReader } from '#platform/chains/balance.ts';
import { addressFault } from '#platform/chains/config.ts';
import { makeEthereumNode } from '#platform/chains/ethereum-node.ts';
import { makeTronNode } from '#platform/chains/tron-node.ts';
import { makeWire } from '#platform/chains/wire.ts';
import type { Tx } from '#platform/db/database.ts';
import { listReceiving } from './reserves.sql.ts';
import type { DepositChainConfig, SourceAt } from './sources.ts';

/** Balances of one chain: an answer for each node, null for one that did not answer. */
export type ChainReserve = {
  readonly network: Chain;
  readonly contract: string;
  readonly blocks: readonly (bigint | null)[];
  readonly answers: readonly (bigint | null)[];
  /** Our own addresses. Those of merchants are only counted: they follow from the published key. */
  readonly addresses: readonly string[];
  readonly derived: number;
};

export type ChainReserves = {
  /** Addresses that are published: where the reserves of each chain lie. */
  readonly addresses: readonly { readonly network: Chain; readonly address: string }[];
  read(tx: Tx): Promise<readonly ChainReserve[]>;
};

/** Of an instance whose chains nobody reads. */
export const noAddresses: ChainReserves = { addresses: [], read: () => Promise.resolve([]) };

/** A chain with the addresses of ours besides those of merchants. */
export type ReserveConfig = DepositChainConfig & { readonly reserve: readonly string[] };

/** @throws Error where an address cannot be one of its chain. */
export function makeChainReserves(
  configs: readonly ReserveConfig[],
  log: { warn(facts: object, text: string): void },
): ChainReserves {
  for (const { network, reserve } of configs) {
    if (reserve.some((address) => addressFault(network, address) !== undefined))
      throw new Error(`deposits on ${network}: a reserve address is not right`);
  }
  return {
    addresses: configs.flatMap(({ network, reserve }) => reserve.map((address) => ({ network, address }))),
    async read(tx) {
      const read: ChainReserve[] = [];
      for (const config of configs) read.push(await readChain(tx, config, log));
      return read;
    },
  };
}

type Answer = { readonly block: bigint | null; readonly units: bigint | null };

/** Money may move between two questions: where the nodes differ they are asked again. */
async function readChain(
  tx: Tx,
  config: ReserveConfig,
  log: { warn(facts: object, text: string): void },
): Promise<ChainReserve> {
  const { network, reserve } = config;
  const contract = network === 'ethereum' ? checksummed(config.contract) : config.contract;
  const limit = limits.reserveAddressesMax;
  const merchants = (await listReceiving(tx, { chain: network, contract, limit })).map(
    ({ address }) => address,
  );
  const all = [...new Set([...reserve, ...merchants])];
  const readers = config.sources.map((source) => readerOf(network, contract, source));
  let answers: Answer[] = [];
  for (let turn = 0; turn < limits.reserveReadsMax; turn += 1) {
    answers = await Promise.all(readers.map((reader) => askNode(reader, all, { network, log })));
    const [first, ...others] = answers;
    if (first?.units !== null && others.every(({ units }) => units === first?.units)) break;
  }
  return {
    network,
    contract,
    blocks: answers.map(({ block }) => block),
    answers: answers.map(({ units }) => units),
    addresses: reserve,
    derived: all.length - new Set(reserve).size,
  };
}

function readerOf(network: Chain, contract: string, { url, apiKey }: SourceAt): BalanceReader {
  if (network === 'ethereum') return ethereumBalances(makeEthereumNode(makeWire({ url })), { contract });
  const headers: Record<string, string> = apiKey === undefined ? {} : { 'TRON-PRO-API-KEY': apiKey };
  return tronBalances(makeTronNode(makeWire({ url, headers })), { contract });
}

type Asking = { readonly network: Chain; readonly log: { warn(facts: object, text: string): void } };

async function askNode(
  reader: BalanceReader,
  addresses: readonly string[],
  { network, log }: Asking,
): Promise<Answer> {
  try {
    const block = await reader.block();
    let units = 0n;
    for (const address of addresses) units += await reader.balance(address, block);
    return { block, units };
  } catch (error) {
    log.warn({ network, reason: String(error) }, 'a node did not say what lies on our addresses');
    return { block: null, units: null };
  }
}
