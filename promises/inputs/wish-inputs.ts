// Prices that a browser noted. The link is none and the product nobody's: what is an amount is refused for that, or not at all.
import { randomUUID } from 'node:crypto';
import { illegal, noAmounts } from './no-amounts.ts';
import type { Said } from '../rigs/rig.ts';

export function wishFields(asAnyone: (name: string, input: object) => Promise<Said>, handleOf: () => string) {
  const wishes = (seen: unknown) => [{ goods_id: randomUUID(), seen }];
  return {
    'listWished wishes.seen': {
      values: illegal,
      isRead: true as const,
      call: (seen: unknown) => asAnyone('listWished', { handle: handleOf(), wishes: wishes(seen) }),
    },
    'openBuyerPage wishes.seen': {
      // The money is that of the shop whose link it is.
      values: noAmounts,
      taken: 404,
      call: (seen: unknown) => asAnyone('openBuyerPage', { token: 'x'.repeat(43), wishes: wishes(seen) }),
    },
  };
}
