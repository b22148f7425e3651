// Amounts of cases as the buyer of the order reads them: in the money that was paid.
import { paidBack, paidText } from '#domain/money/paid.ts';
import { payments } from '#features/orders/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { CaseRow } from './cases.sql.ts';

/** How amounts of a case are written: those asked for or offered, and what came back in the end. */
export type CaseMoney = {
  readonly currency: string;
  readonly amount: (units: bigint) => string;
  readonly settled: (units: bigint) => string;
};

type PaidOrder = Parameters<typeof payments.findPaid>[2] & { readonly refunded_units: bigint };

/**
 * The money of an order's cases. What came back is what its refunds gave back; what is yet to come is what the next refund
 * would give back.
 */
export async function buyerMoney(
  tx: Tx,
  shopId: bigint,
  order: PaidOrder,
): Promise<(row: Pick<CaseRow, 'id'>) => CaseMoney> {
  const [paid, refunds] = await Promise.all([
    payments.findPaid(tx, shopId, order),
    payments.readRefunds(tx, shopId, order.id),
  ]);
  return ({ id }) => {
    const own = refunds.filter(({ case_id: caseId }) => caseId === id);
    const units = own.reduce((sum, one) => sum + one.units, 0n);
    const payUnits = own.reduce((sum, one) => sum + one.pay_units, 0n);
    const before = order.refunded_units - units;
    const amount = (asked: bigint) => paidText(paid, paidBack(paid, before, asked));
    return {
      currency: paid.asset,
      amount: (asked) => (asked === units && units > 0n ? paidText(paid, payUnits) : amount(asked)),
      settled: (settled) => (settled === units ? paidText(paid, payUnits) : amount(settled)),
    };
  };
}
