// Postings that give a buyer money back: those of a return, and those of a refund that the merchant began.
import type { PostingRule } from './posting-rule.ts';

/** Those whose act settles a return. */
const returns = ['supplier', 'timer', 'reviewer'] as const;

/** One row a kind of transfer, as `postingKinds` has them. */
export const refundPostings = {
  return_escrow: { debit: 'escrow', credit: 'refund_payable', by: returns, why: '2.3: from the order' },
  return_supplier: {
    debit: 'supplier_payable',
    credit: 'refund_payable',
    by: [...returns, 'carrier'],
    why: '2.3, O12: the supplier takes its cost back',
  },
  return_tax: {
    debit: 'tax',
    credit: 'refund_payable',
    by: [...returns, 'carrier'],
    why: '2.3, O12: tax of what came back',
  },
  return_commission: {
    debit: 'commission',
    credit: 'refund_payable',
    by: returns,
    why: '2.3: per line at its own rate',
  },
  return_held: { debit: 'shop_held', credit: 'refund_payable', by: returns, why: '2.3: the disputed part' },
  return_available: { debit: 'shop_available', credit: 'refund_payable', by: returns, why: '2.3' },
  return_advance: {
    debit: 'shop_receivable',
    credit: 'refund_payable',
    by: returns,
    why: "2.3: a refund never waits for the shop's balance",
  },
  refund_escrow: {
    debit: 'escrow',
    credit: 'refund_payable',
    by: ['merchant'],
    why: "O23: the shop's own part, before the order is accepted",
  },
  refund_tax: {
    debit: 'tax',
    credit: 'refund_payable',
    by: ['merchant'],
    why: 'O23: no tax is due on what is given back of a price',
  },
  refund_commission: {
    debit: 'commission',
    credit: 'refund_payable',
    by: ['merchant'],
    why: 'O23: no commission is due on what is given back of a price',
  },
  refund_pending: {
    debit: 'shop_pending',
    credit: 'refund_payable',
    by: ['merchant'],
    why: "O23: the shop's own part, before it is released",
  },
  refund_available: {
    debit: 'shop_available',
    credit: 'refund_payable',
    by: ['merchant'],
    why: "O23: the shop's own part, out of what is free; never more than that",
  },
} as const satisfies Record<string, PostingRule>;
