// The account that the provider keeps for us: a line for everything that moved money, with its fee.
import type Stripe from 'stripe';
import type { Book } from './book.ts';
import { chargeObject, disputeObject, refundObject } from './objects.ts';

type Moved = {
  readonly id: string;
  readonly type: Stripe.BalanceTransaction.Type;
  readonly reporting_category: string;
  readonly amount: number;
  readonly currency: string;
  readonly created: number;
  readonly source: { readonly id: string };
};

/** The oldest first. */
export function balanceObjects(book: Book, account: string, isWhole: boolean) {
  const own = <T extends { readonly account: string }>(all: Readonly<Record<string, T>>) =>
    Object.values(all).filter((one) => one.account === account);
  const lines: Moved[] = [
    ...own(book.charges)
      .filter(({ failure }) => failure === null)
      .map((one) => moved(one, { type: 'charge', amount: one.amount, source: chargeObject(one, book) })),
    ...own(book.refunds).map((one) =>
      moved(one, { type: 'refund', amount: -one.amount, source: refundObject(one) }),
    ),
    ...own(book.refunds)
      .filter(({ status }) => status === 'failed')
      .map((one) =>
        moved(
          { ...one, created: one.failedAt ?? one.created },
          { type: 'refund_failure', amount: one.amount, source: refundObject(one) },
        ),
      ),
    ...own(book.disputes).map((one) =>
      moved(one, {
        type: 'adjustment',
        category: 'dispute',
        amount: -one.amount,
        source: disputeObject(one),
      }),
    ),
    ...own(book.disputes)
      .filter(({ status }) => status === 'won')
      .map((one) =>
        moved(one, {
          type: 'adjustment',
          category: 'dispute_reversal',
          amount: one.amount,
          source: disputeObject(one),
        }),
      ),
  ];
  return lines
    .toSorted((left, right) => left.created - right.created)
    .map(({ source, ...line }) => {
      const fee = line.type === 'charge' ? Math.round(line.amount * 0.029) + 30 : 0;
      return {
        ...line,
        object: 'balance_transaction',
        fee,
        net: line.amount - fee,
        source: isWhole ? source : source.id,
        status: 'available',
      };
    });
}

type Kind = Pick<Moved, 'type' | 'amount' | 'source'> & { readonly category?: string };

function moved(
  { created, currency }: { readonly created: number; readonly currency: string },
  { type, amount, source, category = type }: Kind,
): Moved {
  return {
    id: `txn_${category}_${source.id}`,
    type,
    reporting_category: category,
    amount,
    currency,
    created,
    source,
  };
}
