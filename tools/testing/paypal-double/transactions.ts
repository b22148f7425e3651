// The double's search of transactions: what moved money in a span, shown three hours later, a page at a time.
import { hourMs } from '#domain/limits.ts';
import type { Api } from './api.ts';
import type { Amount } from './book.ts';

type Shown = {
  readonly transaction_id: string;
  readonly transaction_event_code: string;
  readonly transaction_initiation_date: string;
  readonly transaction_status: 'S' | 'P' | 'D';
  readonly transaction_amount: Amount;
  readonly fee_amount?: Amount;
  readonly custom_field?: string | undefined;
};

/** @returns the body of an answer. */
export function listTransactions(api: Api, query: URLSearchParams): object {
  const [from, until] = [query.get('start_date') ?? '', query.get('end_date') ?? ''].map(Date.parse);
  const size = Number(query.get('page_size') ?? 100);
  const number = Number(query.get('page') ?? 1);
  const shownUntil = api.clock.now().getTime() - 3 * hourMs;
  const all = everything(api).filter(({ transaction_initiation_date: date }) => {
    const at = Date.parse(date);
    return at >= (from ?? 0) && at <= (until ?? 0) && at <= shownUntil;
  });
  return {
    transaction_details: all
      .slice((number - 1) * size, number * size)
      .map((transaction_info) => ({ transaction_info })),
    page: number,
    total_items: all.length,
    total_pages: Math.ceil(all.length / size),
  };
}

function everything({ book }: Api): Shown[] {
  const captures = [...book.orders.values()].flatMap(({ capture }): Shown[] => {
    if (capture === undefined) return [];
    const { id, amount, custom_id: custom, create_time: time, status } = capture;
    const state = status === 'PENDING' ? 'P' : status === 'DECLINED' ? 'D' : 'S';
    return [shown(id, 'T0006', { amount, time, custom, state, fee: feeOf(amount) })];
  });
  const refunds = [...book.refunds.values()].map((one) =>
    shown(one.id, 'T1107', {
      amount: { ...one.amount, value: `-${one.amount.value}` },
      time: one.create_time,
      custom: one.custom_id,
      state: one.status === 'COMPLETED' ? 'S' : one.status === 'PENDING' ? 'P' : 'D',
    }),
  );
  const others = book.entries.map(({ id, code, amount, create_time: time }) =>
    shown(id, code, { amount, time }),
  );
  return [...captures, ...refunds, ...others].toSorted((one, other) =>
    one.transaction_initiation_date < other.transaction_initiation_date ? -1 : 1,
  );
}

type Facts = {
  readonly amount: Amount;
  readonly time: string;
  readonly custom?: string | undefined;
  readonly state?: Shown['transaction_status'];
  readonly fee?: Amount;
};

function shown(id: string, code: string, { amount, time, custom, state = 'S', fee }: Facts): Shown {
  return {
    transaction_id: id,
    transaction_event_code: code,
    // As PayPal writes it: with the offset, and without its colon.
    transaction_initiation_date: time.replace('Z', '+0000'),
    transaction_status: state,
    transaction_amount: amount,
    ...(fee === undefined ? {} : { fee_amount: fee }),
    ...(custom === undefined ? {} : { custom_field: custom }),
  };
}

function feeOf({ currency_code: currency, value }: Amount): Amount {
  const fee = Number(value) * 0.029 + 0.3;
  return {
    currency_code: currency,
    value: currency === 'JPY' ? `-${Math.round(fee)}` : `-${fee.toFixed(2)}`,
  };
}
