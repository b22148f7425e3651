// What a movement's status is called. The flow has three of them; of a withdrawal the row knows a little more.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { walletFlow } from '#features/wallet/contract.ts';
import type { MerchantWords } from '#locales/merchant.ts';

type Entry = OutputOf<typeof walletFlow>['list'][number];

/** A withdrawal that nobody has to decide about any more does not wait for a review: it is approved, and on its way. */
export function statusWordOf(
  words: Pick<MerchantWords, 'wallet' | 'payouts'>,
  {
    type,
    status,
    failure_code: code,
    promise_at: promiseAt,
  }: Pick<Entry, 'type' | 'status' | 'failure_code' | 'promise_at'>,
): string {
  if (code === 'cancelled') return words.payouts.states.cancelled;
  const isDecided = type === 'withdrawal' && status === 'awaiting_review' && promiseAt === null;
  return isDecided ? words.payouts.states.approved : words.wallet.statuses[status];
}
