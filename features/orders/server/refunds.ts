// Money on its way back: the row first, then the provider, then the books (product.md 2.3).
import { routedIdOf } from '#domain/ids.ts';
import { refundPaidRecipe } from '#domain/recipes/order.ts';
import { post } from '#features/ledger/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { NetworkHandler } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import type { World } from '#platform/world.ts';
import type { Ground } from './moves.ts';
import * as sql from './payments.sql.ts';

export const refundTimer = 'refund.send';

export type RefundAsk = Omit<sql.NewRefund, 'id'>;

/**
 * Enters refunds and sets the timer that sends them at once. The caller posts the money that they are made of
 * to `refund_payable` in the same transaction. Amounts of zero are left out.
 */
export async function startRefunds(ground: Ground, asks: readonly RefundAsk[]): Promise<void> {
  const { tx, shopId, now, world } = ground;
  const list = asks.filter(({ units }) => units > 0n).map((ask) => ({ id: world.random.id(now), ...ask }));
  if (list.length === 0) return;
  await sql.insertRefunds(tx, shopId, now, list);
  const timers = list.map(({ id }) => ({ subject: id, kind: refundTimer, dueAt: now }));
  await setTimers(tx, shopId, timers);
}

/** Told when refunds of cases were paid, in the same transaction. */
export type RefundPaid = (ground: Ground, caseIds: readonly string[]) => Promise<void>;

/** Sends what is due: one call to the provider a refund, under the refund's own id, so a repeat moves nothing. */
export function sendRefunds(onPaid: RefundPaid): NetworkHandler {
  return async ({ world, shopId, due }) => {
    const rows = await sql.findRefunds(
      world.db.direct,
      shopId,
      due.map(({ subject }) => subject),
    );
    const paid: string[] = [];
    let failure: unknown;
    for (const row of rows) {
      const asked = { refundId: row.id, paymentId: routedIdOf(shopId, row.payment_id), units: row.units };
      try {
        if ((await world.provider.refund(asked)) === 'paid') paid.push(row.id);
      } catch (error) {
        // One that the provider does not take must not keep those from the books that it has paid.
        failure = error;
      }
    }
    await world.db.transaction((tx) => settle({ world, tx, shopId, paid }, onPaid));
    if (paid.length < rows.length)
      throw new Error('the provider has not yet paid every refund', { cause: failure });
  };
}

type Settling = { world: World; tx: Tx; shopId: bigint; paid: readonly string[] };

async function settle({ world, tx, shopId, paid }: Settling, onPaid: RefundPaid): Promise<void> {
  const now = world.clock.now();
  const marked = await sql.markPaid(tx, shopId, paid, now);
  await clearTimers(tx, shopId, paid, [refundTimer]);
  const rows = (await sql.findRefunds(tx, shopId, [...marked])).filter(({ id }) => marked.has(id));
  const caseIds = rows.flatMap(({ case_id }) => (case_id === null ? [] : [case_id]));
  if (caseIds.length > 0) await onPaid({ world, tx, shopId, now }, caseIds);
  const transfers = rows.flatMap((row) =>
    refundPaidRecipe(row.id, row.order_id ?? row.payment_id, { units: row.units, provider: row.provider }),
  );
  if (transfers.length > 0) await post(tx, shopId, now, transfers);
}
