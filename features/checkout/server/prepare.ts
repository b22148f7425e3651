// What is done before the transaction of a checkout, each in a transaction of its own: the sender is counted, the pieces are
// claimed against what one network may hold unpaid, and they are moved to the shop.
import type { InputOf } from '#domain/wire/endpoint.ts';
import { refuse, Refused } from '#domain/wire/errors.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import { limits } from '#domain/limits.ts';
import { addHours, addMinutes } from '#domain/time.ts';
import type { checkout } from '#features/checkout/contract.ts';
import { stock } from '#features/goods/server/public.ts';
import { TryAgain, type Tx } from '#platform/db/database.ts';
import type { Call } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import { confirmHolds, giveBackClaims } from './holds/holds.sql.ts';
import { claimUnpaid, endOfClaims, isCounted } from './holds/holds.ts';
import { lookAtQuote } from './holds/quote-look.sql.ts';
import { countCheckout, isSlow, networkDigestOf } from './senders.ts';

type Input = InputOf<typeof checkout>;
type Asked = { readonly env: Environment; readonly call: Pick<Call, 'ip'>; readonly input: Input };

type Prepared = {
  readonly checkoutId: string;
  readonly at: Date;
  /** Goods that were claimed for it. */
  readonly claimed: readonly string[];
  /** Goods of which the sender would hold too many. */
  readonly unfit: readonly string[];
};

/** Of each call, until its act asks. The act says it: a call that was made before has its answer, whatever is held by now. */
const prepared = new WeakMap<object, Prepared>();

/** Hours after a checkout is over for which a hold that nobody ended still counts. */
const heldHours = 24;

/** @throws Refused `tooManyRequests` with `retry_at` where the sender opens too many checkouts. */
export async function prepareCheckout(asked: Asked): Promise<void> {
  await countCheckout(asked);
  const { env, call, input } = asked;
  const routed = readRoutedId(input.quote_id);
  if (routed === undefined) return;
  const { shopId, id } = routed;
  const at = env.clock.now();
  const looks = await lookAtQuote(env.db.direct, { shopId, id, at });
  const provider = env.payments.find(({ method }) => method === (input.method ?? env.payments[0]?.method));
  if (provider === undefined) return;
  const claim = { checkoutId: id, network: networkDigestOf(env, call.ip), isSlow: isSlow(provider), at };
  const lines = looks.map(({ goods_id: goodsId, qty, on_hand: onHand, ...rest }) => ({
    goodsId,
    qty,
    onHand,
    ...rest,
  }));
  const counted = lines.filter((line) => isCounted(line, claim));
  const unfit = counted.length === 0 ? [] : await claimUnpaid(env.db, lines, claim);
  const claimed = unfit.length > 0 ? [] : counted.map(({ goodsId }) => goodsId);
  prepared.set(input, { checkoutId: id, at, claimed, unfit });
  if (unfit.length === 0) await stock.prepare(env.db, { shopId, at }, lines);
}

/**
 * Ends what was prepared, in the transaction that has reserved the pieces.
 *
 * @param until When the checkout is over and its pieces are free again.
 * @throws Refused `tooManyRequests` (`unpaid_share`) with the goods of which too many pieces would be unpaid: fewer
 *   pieces, another way to pay, or paying what is open first will do.
 */
export function holdUnpaid(
  tx: Tx,
  input: Input,
  { at, until }: { readonly at: Date; readonly until: Date },
): void {
  const own = prepared.get(input);
  if (own === undefined) return;
  const { checkoutId, claimed: goodsIds, unfit } = own;
  if (unfit.length > 0) {
    const retryAt = addMinutes(at, limits.reservationMinutes).toISOString();
    throw refuse('tooManyRequests', { reason: 'unpaid_share', goods_ids: [...unfit], retry_at: retryAt });
  }
  if (goodsIds.length === 0) return;
  const endsAt = addHours(until, heldHours);
  tx.afterwards?.((direct) => confirmHolds(direct, { goodsIds, checkoutId, endsAt }));
}

/** Runs the act of a checkout; where it is refused, what was claimed for it is given back. */
export async function withClaims<T>(env: Environment, input: Input, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Refused) void giveBack(env, input);
    if (!(error instanceof TryAgain)) throw error;
    throw new TryAgain(error.message, async () => {
      try {
        await error.before();
      } catch (refusal) {
        if (refusal instanceof Refused) await giveBack(env, input);
        throw refusal;
      }
    });
  }
}

/** Where this is lost, the claims end by themselves. */
async function giveBack({ db }: Environment, input: Input): Promise<void> {
  const own = prepared.get(input);
  if (own === undefined || own.claimed.length === 0) return;
  prepared.delete(input);
  const { checkoutId, at, claimed: goodsIds } = own;
  await giveBackClaims(db.direct, { goodsIds, checkoutId, at, soon: endOfClaims(own) }).catch(
    () => undefined,
  );
}
