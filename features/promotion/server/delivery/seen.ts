// How often a viewer saw a campaign today, in this process: so that places are not drawn for what would not be counted.
import { ads } from '#domain/ads/parameters.ts';
import { limits } from '#domain/limits.ts';
import type { Looker } from '#features/search/server/public.ts';
import { senderOf } from '#platform/http/sender.ts';

export type Seen = {
  /** Campaigns that the viewer saw as often as a day allows. */
  fullFor(looker: Pick<Looker, 'ip' | 'agent'>): ReadonlySet<string>;
  /** A view was counted. */
  add(looker: Pick<Looker, 'ip' | 'agent'>, campaignId: string): void;
};

const none: ReadonlySet<string> = new Set();

export function makeSeen(today: () => string): Seen {
  let day = '';
  let viewers = new Map<string, Map<string, number>>();
  const keyOf = ({ ip, agent = '' }: Pick<Looker, 'ip' | 'agent'>) => `${senderOf(ip)} ${agent}`;
  const turn = () => {
    if (day === today() && viewers.size < limits.adViewersRemembered) return;
    day = today();
    viewers = new Map();
  };
  return {
    fullFor(looker) {
      turn();
      const counts = viewers.get(keyOf(looker));
      if (counts === undefined) return none;
      return new Set([...counts].filter(([, count]) => count >= ads.auction.viewerDayMax).map(([id]) => id));
    },
    add(looker, campaignId) {
      turn();
      const counts = viewers.get(keyOf(looker)) ?? new Map<string, number>();
      viewers.set(keyOf(looker), counts);
      counts.set(campaignId, 1 + (counts.get(campaignId) ?? 0));
    },
  };
}
