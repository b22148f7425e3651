// What is held of a wallet, as it is shown.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { formatUnits, type Asset } from '#domain/money/money.ts';
import type { listOpenHolds } from '#features/ledger/server/public.ts';
import type { restrictionsOf } from '#features/restriction/server/public.ts';
import type { wallet } from '#features/wallet/contract.ts';

type Wallet = GivenOf<typeof wallet>;
type Holds = Awaited<ReturnType<typeof listOpenHolds>>;
type Restrictions = Awaited<ReturnType<typeof restrictionsOf>>;

/** What is held and why: a restriction tells its own, for it may have been extended since, or be appealed. */
export function holdsOf(
  holds: Holds,
  restrictions: Restrictions,
  currency: Asset,
  numbers: ReadonlyMap<string, { readonly first: number }> = new Map(),
): Wallet['holds'] {
  return holds.map((hold) => ({
    ...(restrictions.find(({ id }) => id === hold.id) ?? {
      id: hold.id,
      kind: hold.kind,
      amount: formatUnits(hold.units, currency),
      reason_code: hold.reason_code,
      reason: hold.reason,
      from: hold.from_at,
      until: hold.until_at,
      review_at: null,
      appeal: { state: 'none', deadline_at: null },
    }),
    record: numbers.get(hold.id)?.first ?? null,
  }));
}
