// USDT on TRON (TRC-20).
import { assertConfig, readSigner, type UsdtConfig } from '#platform/chains/config.ts';
import { makeUsdt, type UsdtParts, type UsdtProvider } from './provider.ts';
import { makeTronNode } from '#platform/chains/tron-node.ts';
import { makeTronReader } from '#platform/chains/tron-reader.ts';
import { makeTronSender } from '#platform/chains/tron-sender.ts';
import { makeWire } from '#platform/chains/wire.ts';
import { agreeing } from './witness.ts';

/**
 * The way to pay by USDT on TRON. Nothing is asked before `start` or `look`.
 *
 * @throws Error where the configuration cannot be right.
 */
export function makeUsdtTron(parts: UsdtParts, config: UsdtConfig): UsdtProvider {
  assertConfig(config);
  const { apiKey, witnessUrl } = config;
  const nodeAt = (url: string, isOwn: boolean) => {
    const headers: Record<string, string> =
      isOwn && apiKey !== undefined ? { 'TRON-PRO-API-KEY': apiKey } : {};
    const { answerMs } = parts;
    return makeTronNode(makeWire({ url, headers, ...(answerMs === undefined ? {} : { answerMs }) }));
  };
  const node = nodeAt(config.rpcUrl, true);
  const own = makeTronReader(node, config);
  const reader =
    witnessUrl === undefined ? own : agreeing(own, makeTronReader(nodeAt(witnessUrl, false), config));
  const key = readSigner(config);
  const { finalBlock } = reader;
  const { clock } = parts;
  const sender = key === undefined ? undefined : makeTronSender({ node, clock, key, config, finalBlock });
  return makeUsdt(parts, { config, reader, sender });
}
