// Who pays merchants out: the senders of the chains that the configuration names, and the given sender for the rest.
import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { checksummed } from '#domain/payouts/payout.ts';
import { makeChainPayouts } from '#features/payouts/server/chain/chain-sender.ts';
import type { ChainSender } from '#platform/chains/chain-port.ts';
import { addressFault, mainnets } from '#platform/chains/config.ts';
import { makeEthereumNode } from '#platform/chains/ethereum-node.ts';
import { makeEthereumReader } from '#platform/chains/ethereum-reader.ts';
import { makeEthereumSender } from '#platform/chains/ethereum-sender.ts';
import { makeTronNode } from '#platform/chains/tron-node.ts';
import { makeTronReader } from '#platform/chains/tron-reader.ts';
import { makeTronSender } from '#platform/chains/tron-sender.ts';
import { makeWire } from '#platform/chains/wire.ts';
import type { PayoutSender } from '#platform/ports/payouts.ts';
import { httpSigner } from '#platform/ports/signer.ts';
import type { Environment } from '#platform/environment.ts';

const digits = z.pipe(
  z.string().check(z.regex(/^\d{1,30}$/)),
  z.transform((text: string) => BigInt(text)),
);

/** One chain that merchants are paid by. The key is the signer's alone, and pays nothing else. */
export const chainPayouts = z.strictObject({
  network: z.enum(['tron', 'ethereum']),
  rpcUrl: z.string(),
  apiKey: z.optional(z.string()),
  contract: z.string(),
  confirmations: z._default(z.int(), 0),
  chainId: z.optional(z.int()),
  /** Such as tools/signer, on this machine. */
  signerUrl: z.string(),
  signerTokenFile: z.string(),
  /** The account that pays, as the signer says it. */
  signerAddress: z.string(),
  /** The most that the network may take for one payout, in its own smallest units: at most what merchants are quoted. */
  feeMax: digits,
});
export type ChainPayouts = z.output<typeof chainPayouts>;

type Parts = Pick<Environment, 'db' | 'clock' | 'log'>;

/**
 * A sender that sends on the configured chains, and hands everything else to `rest`.
 *
 * @throws Error where a configuration cannot be right; it shows neither token nor key.
 */
export function openPayouts(parts: Parts, list: readonly ChainPayouts[], rest: PayoutSender): PayoutSender {
  if (list.length === 0) return rest;
  const made = new Map(list.map((one) => [one.network, makeChain(parts, one)]));
  const ofChannel = (channel: string) => [...made].find(([network]) => network === channel)?.[1];
  return {
    ...rest,
    pays: (channel) => ofChannel(channel) !== undefined || rest.pays(channel),
    send: (order) => (ofChannel(order.channel) ?? rest).send(order),
    async fetch(payoutId) {
      for (const sender of made.values()) {
        const news = await sender.fetch(payoutId);
        if (news !== undefined) return news;
      }
      return rest.fetch(payoutId);
    },
  };
}

function makeChain(parts: Parts, one: ChainPayouts) {
  const { network: chain, feeMax, signerAddress, contract } = one;
  if (
    addressFault(chain, signerAddress) !== undefined ||
    (addressFault(chain, contract) ?? 'contract') !== 'contract'
  )
    throw new Error(`payouts on ${chain}: an address is not right`);
  return makeChainPayouts({ ...parts, chain, sender: senderOf(parts, one), feeMax });
}

function senderOf({ clock }: Parts, one: ChainPayouts): ChainSender {
  const { network, rpcUrl, apiKey, chainId = mainnets[network], signerUrl, signerTokenFile } = one;
  const contract = network === 'ethereum' ? checksummed(one.contract) : one.contract;
  const config = { network, rpcUrl, contract, confirmations: one.confirmations, chainId, xpub: '' };
  const address = network === 'ethereum' ? checksummed(one.signerAddress) : one.signerAddress;
  const token = readFileSync(signerTokenFile, 'utf8').trim();
  const key = httpSigner({ url: signerUrl, token, address });
  if (network === 'ethereum') {
    const node = makeEthereumNode(makeWire({ url: rpcUrl }));
    const { finalBlock } = makeEthereumReader(node, config);
    return makeEthereumSender({ node, clock, key, config, finalBlock });
  }
  const headers: Record<string, string> = apiKey === undefined ? {} : { 'TRON-PRO-API-KEY': apiKey };
  const node = makeTronNode(makeWire({ url: rpcUrl, headers }));
  const { finalBlock } = makeTronReader(node, config);
  return makeTronSender({ node, clock, key, config, finalBlock });
}
