// The delivery of promotion in one process: what could be shown, the draws, the log, and what pages say.
import type { Looker, SponsorRequest, Sponsors } from '#features/search/server/public.ts';
import type { Environment } from '#platform/environment.ts';
import { makeAuctions } from './auctions.ts';
import { dayOf, makeDays } from './days.ts';
import { makeEvidence, type Beacon } from './evidence.ts';
import { explain, type Explanation } from './explain.ts';
import { makeMarket, type Market } from './market.ts';
import { makeSeen } from './seen.ts';
import { readPlacement } from './token.ts';
import { openNetworks, type NetworkLists } from './viewers.ts';
import { makeWriter } from './writer.ts';

export type Delivery = {
  /** What pages of the storefronts are handed. */
  readonly sponsors: Sponsors;
  readonly market: Market;
  take(beacons: readonly Beacon[], looker: Looker): Promise<void>;
  /** Writes what waits for the log. */
  flush(): Promise<void>;
};

export const noNetworks: NetworkLists = { dataCentre: [], staff: [] };

export function makeDelivery(env: Environment, networks: NetworkLists = noNetworks): Delivery {
  const openDays = makeDays(env.db);
  const writer = makeWriter(env);
  const market = makeMarket(env, openDays, (stall) => writer.pool(stall));
  const seen = makeSeen(() => dayOf(env.clock.now()));
  const auctions = makeAuctions(env, { market, writer, seen });
  const evidence = makeEvidence(env, { seen, networks: openNetworks(networks), openDays });

  /** A page must never fail because of what is sponsored on it. */
  async function quietly<T>(what: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      env.log.warn({ error }, what);
      return undefined;
    }
  }

  const sponsors: Sponsors = {
    isOpen(surface) {
      // Nobody waits: where what is known is old it is read while the page is made.
      void market.lookUp();
      return market.stall(surface) !== undefined || (surface === 'explore' && market.support.length > 0);
    },
    hasRail(handle) {
      void market.lookUp();
      return market.rails.has(handle);
    },
    fill: async (ask: SponsorRequest) =>
      (await quietly('sponsored places stay empty', () => auctions.fill(ask))) ?? [],
    isOurs: (token) => readPlacement(token, env.secret) !== undefined,
    explain: (token): Promise<Explanation | undefined> =>
      quietly('a sponsored place was not explained', () => explain(env, token)),
    followed: async (token, looker) => {
      await quietly('a sponsored click was not counted', () => evidence.follow(token, looker));
    },
    kept: async (token) => {
      await quietly('a sponsored cart was not counted', () => evidence.recordCart(token));
    },
    ordered: async (token, paymentId) => {
      await quietly('a sponsored order was not counted', () => evidence.order(token, paymentId));
    },
  };
  return {
    sponsors,
    market,
    take: (beacons, looker) => evidence.take(beacons, looker),
    flush: () => writer.flush(),
  };
}
