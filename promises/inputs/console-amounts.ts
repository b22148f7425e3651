// Where people of the console send amounts about what is not there: what is an amount is refused for that, with 404.
import { randomUUID } from 'node:crypto';
import { noAmounts } from './no-amounts.ts';
import type { Said } from '../rigs/rig.ts';

const shop = 'nobodys-shop';

/** `now` is the time of the world: a hold ends later. */
export function consoleFields(asOperator: (name: string, input: unknown) => Promise<Said>, now: () => Date) {
  const gone = (call: (amount: unknown) => Promise<Said>) => ({ values: noAmounts, taken: 404, call });
  const goodwill = { kind: 'give', shop, reason: 'Its parcels were lost by the carrier.' };
  const hold = { shop, level: 'wallet_frozen', reason: 'Three buyers say that their parcels were empty.' };
  return {
    'proposeGoodwill amount': gone((amount) => asOperator('proposeGoodwill', { ...goodwill, amount })),
    'proposeRestriction amount': gone((amount) => {
      const until = new Date(now().getTime() + 5 * 86_400_000).toISOString();
      return asOperator('proposeRestriction', { ...hold, evidence: ['paper'], until, amount });
    }),
    'releasePayoutBatch total': gone((total) =>
      asOperator('releasePayoutBatch', { id: randomUUID(), count: 1, total }),
    ),
  };
}
