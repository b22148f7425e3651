// Payouts that left in a file, as a bank's statement tells of them.
import type { NamedPayout, PayoutTaker } from '#features/bank/server/public.ts';
import { findItem } from './batches/batch.sql.ts';
import { bouncePayoutByReference, settlePayoutByReference } from './settle.ts';
import { stand } from './send.ts';
import { arrivingOf } from './terms.ts';

const openStates = ['waiting', 'sending'];
const cameBack = 'The bank sent it back.';

/** How the import of statements reaches payouts. */
export function makePayoutTaker(env: Parameters<PayoutTaker['book']>[0]['env']): PayoutTaker {
  return {
    find: async (tx, endToEnds) => {
      const found: NamedPayout[] = [];
      const now = env.clock.now();
      for (const endToEnd of endToEnds) {
        const item = await findItem(tx, { endToEnd });
        const standing =
          item === undefined
            ? undefined
            : await stand({ env, tx, now, shopId: item.shop_id }, item.payout_id);
        if (item === undefined || standing === undefined) continue;
        const { row, payout } = standing;
        const { asset, units } = arrivingOf(row, payout);
        found.push({
          endToEnd,
          shopId: item.shop_id,
          currency: asset,
          units,
          isOpen: openStates.includes(payout.state),
          isPaid: payout.state === 'sent',
        });
      }
      return found;
    },
    book: async (at, { endToEnd, currency, units }, { isBack, reference }) => {
      const line = { endToEnd, currency, units, reference };
      const told = isBack
        ? await bouncePayoutByReference(at, { ...line, reason: cameBack })
        : await settlePayoutByReference(at, line);
      return told === 'settled';
    },
  };
}
