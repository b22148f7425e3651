// The wallet of the sample world; its four amounts sum to the balance.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { wallet, walletFlow } from '#features/wallet/contract.ts';
import { at, idOf, page } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

export const walletAnswer: OutputOf<typeof wallet> = {
  currency: 'USD',
  balance: '521.35',
  available: '310.20',
  pending: '180.15',
  pending_by: [
    { date: '2026-03-05', amount: '80.15' },
    { date: '2026-03-09', amount: '100.00' },
  ],
  frozen: '31.00',
  held: '21.00',
  holds: [],
  withdrawing: '10.00',
  promo: '0.00',
  receivable: '0.00',
  in_escrow: '96.40',
  min_deposit: '10.00',
  min_withdraw: '10.00',
  daily: { limit: '500.00', used: '40.00', resets_at: at },
  pay_password_set: false,
  accounts: 0,
  accounts_max: 5,
  as_of: at,
  book: { seq: '1042', head_hash: '9f2c4ad1e37b5a60c1d2e3f40516273849aabbccddeeff001122334455667788' },
  slip: 'stockless.slip/v1\n',
};

export function walletAnswers(): Answer[] {
  return [
    answer(wallet, walletAnswer),
    answer(walletFlow, {
      ...page,
      list: ['release', 'accept_shop', 'return_available'].map((kind, index) => ({
        id: `e${index}`,
        no: String(1042 - index),
        type: index === 2 ? ('return' as const) : ('settlement' as const),
        kind,
        direction: index === 2 ? ('out' as const) : ('in' as const),
        amount: '8.00',
        fee: '0.00',
        currency: 'USD',
        status: 'success' as const,
        failure_code: null,
        failure_reason: null,
        next_step: null,
        balance_before: '302.20',
        balance_after: '310.20',
        account: 'available' as const,
        counter_account: 'shop_pending',
        ref: { kind: 'order', id: idOf(1), no: 'SL-10234' },
        created_at: at,
        done_at: at,
        promise_at: null,
        entry_hash: 'c0ffee'.repeat(10),
      })),
      sums: { in: '402.10', out: '24.60', currency: 'USD' },
    }),
  ];
}
