// Deposits of the sample world.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { depositDetail, listDeposits, payChannels } from '#features/deposits/contract.ts';
import { at, idOf, page } from './sample.ts';
import { answer, type Answer } from './stub-server.ts';

type Channel = OutputOf<typeof payChannels>['list'][number];

const way = {
  currency: 'USD',
  max: '150.00',
  fee: '0.00',
  open: true,
  closed_reason: null,
  is_test: true,
} as const;

const tron: Channel = {
  ...way,
  id: 'TRX/USDT',
  kind: 'TRX/USDT',
  name: 'USDT (TRON, TRC-20)',
  network: 'TRON (TRC-20)',
  asset: 'USDT',
  min: '10.00',
  rate: '1',
  confirmations: 20,
  typical_minutes: 2,
  address_format: 'tron',
  warnings: ['only_this_network', 'only_usdt', 'exact_amount'],
};

const bank: Channel = {
  ...way,
  id: 'bank',
  kind: 'bank',
  name: 'Bank transfer',
  network: 'Bank transfer',
  asset: 'USD',
  min: '20.00',
  rate: null,
  confirmations: null,
  typical_minutes: 2880,
  address_format: 'bank',
  warnings: ['own_account', 'reference'],
};

export const channelsAnswer: OutputOf<typeof payChannels> = {
  list: [tron, bank],
  cap: { limit: '200.00', used: '50.00', left: '150.00', why: 'first_days', days: 30 },
  currency: 'USD',
  needed: false,
  why_not_needed: 'You don’t need a deposit to sell.',
};

export const depositAnswer: OutputOf<typeof depositDetail> = {
  id: idOf(81),
  quote_id: idOf(81),
  no: 'D-SL-1',
  channel_id: 'TRX/USDT',
  status: 'awaiting_review',
  state: 'quoted',
  amount: '50.00',
  currency: 'USD',
  pay_amount: '50.003800',
  asset: 'USDT',
  credit_amount: '50.00',
  credited_amount: '0.00',
  rate: '1',
  fee: '0.00',
  is_test: true,
  created_at: at,
  expires_at: at,
  submit_until: at,
  promise_at: null,
  is_late: false,
  answer_until: null,
  done_at: null,
  seen: null,
  failure_code: null,
  failure_reason: null,
  next_step: null,
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  bank: null,
  account_number: null,
  is_unasked: false,
  claim: null,
  is_disputed: false,
  qr_text: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  warnings: ['only_this_network', 'only_usdt', 'exact_amount'],
  hash: null,
  sender_name: '',
  note: '',
  question: null,
  proofs: [],
  receipts: [],
  steps: [{ code: 'quoted', by: 'merchant', at }],
};

export function depositAnswers(deposit = depositAnswer): Answer[] {
  return [
    answer(payChannels, channelsAnswer),
    answer(listDeposits, { ...page, list: [] }),
    answer(depositDetail, deposit),
  ];
}
