import type { OutputOf } from '#domain/wire/endpoint.ts';
import type { walletFlow } from '#features/wallet/contract.ts';

type Entry = Pick<
  OutputOf<typeof walletFlow>['list'][number],
  'account' | 'counter_account' | 'direction' | 'kind'
>;

const partOf: Readonly<Record<string, Entry['account']>> = {
  shop_available: 'available',
  shop_pending: 'pending',
  shop_held: 'held',
  withdrawing: 'withdrawing',
};

/**
 * Between which parts of the wallet a movement went; undefined for what came into it or left it. Over all parts only the
 * latter is counted by the sums, so only the latter has a sign.
 */
export function innerMoveOf(entry: Entry): readonly [Entry['account'], Entry['account']] | undefined {
  const counter = partOf[entry.counter_account];
  if (counter === undefined) return undefined;
  return entry.direction === 'in' ? [counter, entry.account] : [entry.account, counter];
}

/** Whether the wallet as a whole is the same after it. An advance for a refund is beside its four parts. */
export function isInside(entry: Entry): boolean {
  return innerMoveOf(entry) !== undefined || entry.kind === 'return_advance';
}
