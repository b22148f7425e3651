// For each kind of posting, the smallest document that allows it: rows of the product's tables with the amount U in them.
import type { PostingKind } from '#domain/ledger/postings.ts';

type Cell = string | bigint | boolean;
type Row = Readonly<Record<string, Cell>>;

export type PostingDocument = {
  readonly rows: Readonly<Record<string, Row>>;
  /** What must have been booked before for the same document, each with the amount U. */
  readonly before?: readonly PostingKind[];
  /** Whose book it is; the shop's unless said. */
  readonly book?: 'house';
};

/** The document's own id, the id of another table's row that it needs, and the amount. */
export const documentId = '01990000-0000-7000-8000-00000000000a';
export const amount = 1_000n;
/** The shop whose documents they are. */
export const documentShop = 7n;

const at = '2026-03-02T09:00:00Z';
const id = documentId;
const U = amount;
const order = (facts: Row) => ({
  shop_order: { id, evidence_id: id, total_units: U, refunded_units: 0n, ...facts },
});
const evidence = { payment_evidence: { id, checkout_id: id, provider: 'test' } };
const refundable = { rows: order({ refunded_units: U }) };
const returned = { rows: { ...refundable.rows, return_case: { id, order_id: id } } };
const shopRefund = {
  rows: {
    ...refundable.rows,
    shop_refund: { id, order_id: id, goods_units: U, tax_units: U, commission_units: 0n, own_units: U },
  },
};
const parcel = (facts: Row) => ({ parcel: { order_id: id, supplier_id: id, ...facts } });
const held = (facts: Row) => ({
  return_case: { id, order_id: id, held_pending_units: U, held_available_units: U, ...facts },
});
const receipt = (facts: Row) => ({
  deposit: { id },
  deposit_receipt: { id, deposit_id: id, credited_units: 0n, unclear_units: 0n, ...facts },
});
const payout = (state: string) => ({
  withdrawal: { id, state: 'success' },
  payout: { withdrawal_id: id, units: U, fee_units: U, state },
});
const goodwill = (facts: Row) => ({
  goodwill: { id, units: U, state: 'confirmed', as_promo: false, ...facts },
});
const given = (asPromo: boolean) =>
  ({
    rows: goodwill({ kind: 'give', shop_id: documentShop, as_promo: asPromo }),
    before: ['goodwill_give'],
  }) as const;
const claim = (side: string) =>
  ({
    rows: { supplier_claim: { id, supplier_id: id, side, state: 'settled', decided_units: U } },
    book: 'house',
  }) as const;
const campaign = (facts: Row) => ({
  rows: {
    campaign: {
      id,
      plan_id: 'explore',
      available_units: U,
      promo_units: U,
      back_available_units: 0n,
      back_promo_units: 0n,
      ...facts,
    },
  },
});
const back = { ended_at: at, back_available_units: U, back_promo_units: U };
const released = { rows: order({ released_at: at }), before: ['accept_shop'] } as const;
const costs = { cost_units: U, supplier_shipping_units: 0n };

export const postingDocuments: Readonly<Record<PostingKind, PostingDocument>> = {
  capture: { rows: { ...order({}), ...evidence } },
  capture_late: { rows: { checkout: { id, state: 'expired', total_units: U }, ...evidence } },
  confirm_cost: { rows: order({ confirmed_at: at, ...costs }) },
  release_cost: { rows: order({ cancelled_at: at, ...costs }) },
  ship_cost: {
    rows: { ...order({}), ...parcel({ cost_units: U, ship_fee_units: 0n, shipped_at: at }) },
  },
  ship_tax: { rows: order({ shipped_at: at, tax_units: U }) },
  cancel_refund: refundable,
  refund_paid: {
    rows: {
      refund: { order_id: id, payment_id: id, units: U, state: 'paid' },
      payment: { id, provider: 'test' },
    },
  },
  accept_commission: { rows: order({ accepted_at: at, commission_units: U }) },
  accept_shop: { rows: order({ accepted_at: at, net_units: U }) },
  release: released,
  reserve: released,
  recover: released,
  reserve_release: { rows: { hold: { id, kind: 'reserve', state: 'ended' } } },
  return_escrow: returned,
  return_supplier: returned,
  return_tax: returned,
  return_commission: returned,
  return_held: returned,
  return_available: returned,
  return_advance: returned,
  refund_escrow: shopRefund,
  refund_tax: shopRefund,
  refund_commission: shopRefund,
  refund_pending: shopRefund,
  refund_available: shopRefund,
  case_hold_pending: { rows: held({}) },
  case_hold_available: { rows: held({}) },
  case_free_pending: { rows: held({ ended_at: at }) },
  case_free_available: { rows: held({ ended_at: at }) },
  deposit: { rows: receipt({ credited_units: U }) },
  deposit_unclear: { rows: receipt({ unclear_units: U }) },
  deposit_cleared: { rows: receipt({ credited_units: U }) },
  deposit_returned: { rows: receipt({ state: 'returned' }) },
  withdraw: { rows: { withdrawal: { id, state: 'requested', units: U } } },
  withdraw_back: { rows: { withdrawal: { id, state: 'rejected', units: U } } },
  withdraw_sent: { rows: payout('sent') },
  withdraw_fee: { rows: payout('sent') },
  withdraw_bounced: { rows: payout('returned') },
  withdraw_fee_back: { rows: payout('returned') },
  hold_placed: { rows: { restriction: { id, held_units: U } } },
  hold_lifted: { rows: { restriction: { id, held_units: U, ended_at: at } } },
  supplier_paid: {
    rows: { supplier_payment: { id, supplier_id: id, units: U, state: 'paid' } },
    book: 'house',
  },
  claim_granted: claim('supplier'),
  claim_taken: claim('house'),
  goodwill_fund: { rows: goodwill({ kind: 'fund' }), book: 'house' },
  goodwill_give: { rows: goodwill({ kind: 'give', shop_id: documentShop }), book: 'house' },
  goodwill: given(false),
  goodwill_promo: given(true),
  ad_pay: campaign({}),
  ad_pay_promo: campaign({}),
  ad_click: campaign({}),
  ad_click_back: { ...campaign({}), before: ['ad_click'] },
  ad_back: campaign(back),
  ad_back_promo: campaign(back),
  ad_order: { rows: { promoted_order: { order_id: id, fee_units: U, back_units: 0n } } },
  ad_order_back: { rows: { promoted_order: { order_id: id, fee_units: U, back_units: U } } },
};
