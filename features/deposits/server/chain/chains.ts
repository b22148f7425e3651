// The deposits of an instance: chains that its configuration names, each with an address a merchant, and what stands in
// for the ways that it does not name.
import { chains, type Chain } from '#domain/payments/chain.ts';
import { depositAddressOf } from '#domain/deposits/deposit-address.ts';
import { faultOf, WrongChain } from '#platform/chains/wire.ts';
import type { DepositSource } from '#platform/ports/deposits.ts';
import type { Environment } from '#platform/environment.ts';
import type { DepositParts } from '#features/deposits/server/terms.ts';
import { bookTransfer, showTransfer } from './book.ts';
import { workClaims } from './claims.ts';
import { makeDepositChain, type DepositChain, type DepositChainConfig } from './sources.ts';
import { saveFinals, lookAt, type WatchParts } from './watch.ts';

export type DepositChains = {
  readonly source: DepositSource;
  /**
   * Holds the configuration against the chains that have not answered yet. A node that is away is no fault: nothing is
   * offered until it answers.
   *
   * @throws WrongChain where chain, contract or decimals are not what is configured: the instance must not start.
   */
  start(env: Environment): Promise<void>;
  /** Reads what is new, credits what is believed and looks up what was told. For a timer; several at once do no harm. */
  work(env: Environment, parts: DepositParts): Promise<void>;
};

type Open = { readonly chain: DepositChain; isReady: boolean };

/** @throws Error where the configuration cannot be right. */
export function makeDepositChains(
  configs: readonly DepositChainConfig[],
  rest: DepositSource,
  answerMs?: number,
): DepositChains {
  const open = new Map<Chain, Open>();
  for (const config of configs) {
    if (open.has(config.network)) throw new Error(`deposits on ${config.network} are configured twice`);
    open.set(config.network, { chain: makeDepositChain(config, answerMs), isReady: false });
  }
  let working: Promise<void> | undefined;
  return {
    source: sourceOver(open, rest),
    async start(env) {
      for (const one of open.values()) if (!one.isReady) await makeReady(env, one);
    },
    work(env, parts) {
      working ??= round(env, parts, open).finally(() => {
        working = undefined;
      });
      return working;
    },
  };
}

function sourceOver(open: ReadonlyMap<Chain, Open>, rest: DepositSource): DepositSource {
  const chainOf = (channel: string) => chains.find((chain) => chain === channel);
  const ownOf = (channel: string) => {
    const chain = chainOf(channel);
    return chain === undefined ? undefined : open.get(chain);
  };
  return {
    isTest: (channel) => ownOf(channel) === undefined && rest.isTest(channel),
    own(channel) {
      const own = ownOf(channel);
      if (own === undefined) return rest.own(channel);
      const { network: chain, contract, xpub } = own.chain.config;
      return { chain, contract, xpub, needed: own.chain.sources[0].reader.needed };
    },
    placeOf(ask) {
      const own = ownOf(ask.channel);
      if (own === undefined) return rest.placeOf(ask);
      if (!own.isReady || ask.account === undefined) return undefined;
      const { network, xpub } = own.chain.config;
      return { address: depositAddressOf(xpub, network, ask.account) };
    },
    look: (channel, place) =>
      ownOf(channel) === undefined ? rest.look(channel, place) : Promise.resolve([]),
    ...(rest.send === undefined ? {} : { send: rest.send }),
  };
}

async function makeReady(env: Environment, one: Open): Promise<void> {
  const { chain } = one;
  const { network } = chain.config;
  try {
    for (const { reader } of chain.sources) await reader.check();
    // Both have named a final block: whatever is paid to an address that is opened later stands in a later one.
    await saveFinals({ ...env, chain });
    one.isReady = true;
  } catch (error) {
    if (error instanceof WrongChain) throw error;
    env.log.warn({ network, reason: faultOf(error).message }, 'a source of deposits is away at the start');
  }
}

async function round(env: Environment, parts: DepositParts, open: ReadonlyMap<Chain, Open>): Promise<void> {
  for (const one of open.values()) {
    if (!one.isReady) await makeReady(env, one);
    if (!one.isReady) continue;
    await lookAt(partsOf(env, parts, one.chain));
    await workClaims(
      env,
      one.chain,
      [...open.values()].map(({ chain }) => chain),
    );
  }
}

function partsOf(env: Environment, parts: DepositParts, chain: DepositChain): WatchParts {
  const { db, clock, log } = env;
  return {
    db,
    clock,
    log,
    chain,
    book: (one) => bookTransfer(env, parts, one),
    show: (one) => showTransfer(env, parts, one),
  };
}
