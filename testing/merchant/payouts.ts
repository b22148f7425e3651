// Payout accounts and withdrawals of the sample world.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listPayoutAccounts } from '#features/payouts/accounts.contract.ts';
import { listWithdrawals, quoteWithdrawal, withdrawalDetail } from '#features/payouts/contract.ts';
import { at, idOf, page } from './sample.ts';
import { answer } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

export const payoutAccountsAnswer: OutputOf<typeof listPayoutAccounts> = {
  list: [
    {
      id: idOf(71),
      version: 1,
      type: 'TRX/USDT',
      label: 'USDT (TRON, TRC-20)',
      account_name: 'Ann Lee',
      bank_name: null,
      branch_number: null,
      card_number_masked: null,
      iban_masked: null,
      bic: null,
      country: null,
      wallet_address: 'TJRabP…jpRTv8',
      wallet_note: 'Phone wallet',
      is_default: true,
      status: 'usable',
      usable_at: at,
      created_at: at,
      last_used_at: null,
      in_use: false,
    },
  ],
  max: 5,
  legal_name: 'Ann Lee',
};

export const withdrawalAnswer: OutputOf<typeof withdrawalDetail> = {
  id: idOf(72),
  no: 'W-SL-1',
  status: 'awaiting_review',
  state: 'approved',
  amount: '40.00',
  currency: 'USD',
  fee: '1.00',
  receive_amount: '39.000000',
  receive_currency: 'USDT',
  rate: '1',
  account: {
    id: idOf(71),
    type: 'TRX/USDT',
    label: 'USDT (TRON, TRC-20)',
    account_name: 'Ann Lee',
    number_masked: 'TJRabP…jpRTv8',
  },
  note: '',
  created_at: at,
  promise_at: null,
  approves_at: null,
  cancellable_until: at,
  can_cancel: true,
  paused: null,
  done_at: null,
  failure_code: null,
  failure_reason: null,
  next_step: null,
  orders: [{ order_id: idOf(1), order_no: 'SL-10234', amount: '40.00' }],
  orders_total: 3,
  other_amount: '0.00',
  steps: [
    { code: 'requested', by: 'merchant', at },
    { code: 'approved', by: 'merchant', at },
  ],
  payouts: [
    { n: 1, amount: '40.00', fee: '1.00', state: 'waiting', due_at: at, reference: null, done_at: null },
  ],
};

export function payoutAnswers(): Answer[] {
  return [
    answer(listPayoutAccounts, payoutAccountsAnswer),
    answer(withdrawalDetail, withdrawalAnswer),
    answer(listWithdrawals, { ...page, list: [withdrawalAnswer] }),
    answer(quoteWithdrawal, {
      amount: '40.00',
      currency: 'USD',
      fee: '1.00',
      receive_amount: '39.000000',
      receive_currency: 'USDT',
      rate: '1',
      decision: 'at_once',
      promise_at: null,
      approves_at: null,
      arrives_by: at,
      second_factor: false,
      daily: { limit: '500.00', used: '0.00', resets_at: at },
    }),
  ];
}
