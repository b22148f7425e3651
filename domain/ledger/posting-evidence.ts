// What proves a movement of money: the kind of document that the database looks up before it books one (`ledger_post`).
import type { PostingKind, Transfer } from './postings.ts';

/** The kind of document that each posting needs; `posting_rule` in the database has the same column. */
export const postingEvidence = {
  capture: 'payment',
  capture_late: 'late_payment',
  confirm_cost: 'order',
  release_cost: 'order',
  ship_cost: 'parcel',
  ship_tax: 'parcel',
  cancel_refund: 'refund',
  refund_paid: 'paid_refund',
  accept_commission: 'order',
  accept_shop: 'order',
  release: 'order',
  reserve: 'order',
  reserve_release: 'hold',
  recover: 'order',
  return_escrow: 'refund',
  return_supplier: 'refund',
  return_tax: 'refund',
  return_commission: 'refund',
  return_held: 'refund',
  return_available: 'refund',
  return_advance: 'refund',
  refund_escrow: 'shop_refund',
  refund_tax: 'shop_refund',
  refund_commission: 'shop_refund',
  refund_pending: 'shop_refund',
  refund_available: 'shop_refund',
  case_hold_pending: 'return_case',
  case_hold_available: 'return_case',
  case_free_pending: 'return_case',
  case_free_available: 'return_case',
  deposit: 'deposit',
  deposit_unclear: 'deposit',
  deposit_cleared: 'deposit',
  deposit_returned: 'deposit',
  withdraw: 'withdrawal',
  withdraw_back: 'withdrawal',
  withdraw_sent: 'payout',
  withdraw_fee: 'payout',
  withdraw_bounced: 'payout',
  withdraw_fee_back: 'payout',
  hold_placed: 'restriction',
  supplier_paid: 'supplier_payment',
  claim_granted: 'claim',
  claim_taken: 'claim',
  goodwill_fund: 'goodwill',
  goodwill_give: 'goodwill',
  goodwill: 'goodwill',
  goodwill_promo: 'goodwill',
  ad_pay: 'campaign',
  ad_pay_promo: 'campaign',
  ad_click: 'click',
  ad_click_back: 'click',
  ad_back: 'campaign',
  ad_back_promo: 'campaign',
  ad_order: 'promoted_order',
  ad_order_back: 'promoted_order',
  hold_lifted: 'restriction',
} as const satisfies Record<PostingKind, string>;

/** The row that a transfer's document is, by the text that says its id; the kinds of a sale have none here. */
const documentRows: Partial<Record<PostingKind, readonly [table: string, from: 'document' | 'onceKey']>> = {
  reserve_release: ['hold', 'document'],
  return_escrow: ['return_case', 'onceKey'],
  return_supplier: ['return_case', 'onceKey'],
  return_tax: ['return_case', 'onceKey'],
  return_commission: ['return_case', 'onceKey'],
  return_held: ['return_case', 'onceKey'],
  return_available: ['return_case', 'onceKey'],
  return_advance: ['return_case', 'onceKey'],
  refund_escrow: ['shop_refund', 'onceKey'],
  refund_tax: ['shop_refund', 'onceKey'],
  refund_commission: ['shop_refund', 'onceKey'],
  refund_pending: ['shop_refund', 'onceKey'],
  refund_available: ['shop_refund', 'onceKey'],
  case_hold_pending: ['return_case', 'onceKey'],
  case_hold_available: ['return_case', 'onceKey'],
  case_free_pending: ['return_case', 'onceKey'],
  case_free_available: ['return_case', 'onceKey'],
  deposit: ['deposit_receipt', 'onceKey'],
  deposit_unclear: ['deposit_receipt', 'onceKey'],
  deposit_cleared: ['deposit_receipt', 'onceKey'],
  deposit_returned: ['deposit_receipt', 'onceKey'],
  withdraw: ['withdrawal', 'document'],
  withdraw_back: ['withdrawal', 'document'],
  withdraw_sent: ['withdrawal', 'document'],
  withdraw_fee: ['withdrawal', 'document'],
  withdraw_bounced: ['withdrawal', 'document'],
  withdraw_fee_back: ['withdrawal', 'document'],
  hold_placed: ['restriction', 'document'],
  hold_lifted: ['restriction', 'document'],
  ad_pay: ['campaign', 'document'],
  ad_pay_promo: ['campaign', 'document'],
  ad_click: ['campaign', 'document'],
  ad_click_back: ['campaign', 'document'],
  ad_back: ['campaign', 'document'],
  ad_back_promo: ['campaign', 'document'],
  ad_order: ['promoted_order', 'document'],
  ad_order_back: ['promoted_order', 'document'],
};

/** The length of an id at the beginning of a key. */
const idLength = 36;

type Documented = Pick<Transfer, 'kind' | 'actor' | 'document' | 'onceKey'>;

/**
 * The row that a transfer refers to by a foreign key, as `table:id`; null for the kinds of a sale. The twin of
 * `ledger_document_key` in the database.
 */
export function documentKeyOf({ kind, actor, document, onceKey }: Documented): string | null {
  // What a carrier brings back before anybody had it belongs to its order.
  if (actor === 'carrier' && (kind === 'return_supplier' || kind === 'return_tax'))
    return `shop_order:${document}`;
  const [table, from] = documentRows[kind] ?? [];
  if (table === undefined) return null;
  return `${table}:${from === 'document' ? document : onceKey.slice(0, idLength)}`;
}
