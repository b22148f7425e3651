// USDT on Ethereum (ERC-20).
import { checksummed } from '#domain/payouts/payout.ts';
import { assertConfig, readSigner, type UsdtConfig } from '#platform/chains/config.ts';
import { makeEthereumNode } from '#platform/chains/ethereum-node.ts';
import { makeEthereumReader } from '#platform/chains/ethereum-reader.ts';
import { makeEthereumSender } from '#platform/chains/ethereum-sender.ts';
import { makeUsdt, type UsdtParts, type UsdtProvider } from './provider.ts';
import { makeWire } from '#platform/chains/wire.ts';
import { agreeing } from './witness.ts';

/**
 * The way to pay by USDT on Ethereum. Nothing is asked before `start` or `look`.
 *
 * @throws Error where the configuration cannot be right.
 */
export function makeUsdtEthereum(parts: UsdtParts, given: UsdtConfig): UsdtProvider {
  assertConfig(given);
  const config = { ...given, contract: checksummed(given.contract) };
  const nodeAt = (url: string) => {
    const { answerMs } = parts;
    return makeEthereumNode(makeWire({ url, ...(answerMs === undefined ? {} : { answerMs }) }));
  };
  const node = nodeAt(config.rpcUrl);
  const own = makeEthereumReader(node, config);
  const { witnessUrl } = config;
  const reader =
    witnessUrl === undefined ? own : agreeing(own, makeEthereumReader(nodeAt(witnessUrl), config));
  const key = readSigner(config);
  const { clock } = parts;
  const { finalBlock } = reader;
  const sender = key === undefined ? undefined : makeEthereumSender({ node, clock, key, config, finalBlock });
  return makeUsdt(parts, { config, reader, sender });
}
