// A case as its buyer would see it, for the tests of the storefront.
import type { BuyerCase, CasePage } from '#features/returns/page.shapes.ts';
import { goodsId, order } from '#features/storefront/page.samples.ts';

export const buyerCase: BuyerCase = {
  id: goodsId,
  order_no: '9GX2K-104',
  state: 'rejected',
  reason: 'damaged',
  fault: 'supplier',
  text: 'It has a crack.',
  amount: '12.00',
  currency: 'USD',
  lines: [{ id: '1', code: 'KIT-0101', title: 'Enamel mug', qty: 1 }],
  answer_by: '2026-11-24T11:15:00.000Z',
  inspect_by: null,
  due_at: '2026-12-01T11:15:00.000Z',
  created_at: '2026-11-22T11:15:00.000Z',
  needs_return: true,
  label_by: 'supplier',
  answer_text: 'We see no crack in the picture.',
  offer: null,
  deduction: null,
  inspection_note: null,
  plea: null,
  decision: null,
  settled: null,
  pictures: [{ id: goodsId, url: '/files/private/x', by: 'buyer' }],
  parcels: [],
  events: [
    { move: 'open', to: 'requested', actor: 'buyer', at: '2026-11-22T11:15:00.000Z' },
    { move: 'reject', to: 'rejected', actor: 'merchant', at: '2026-11-23T11:15:00.000Z' },
  ],
  can: [
    { action: 'escalate', allowed: true, until: '2026-12-01T11:15:00.000Z', why: null },
    { action: 'withdraw_return', allowed: true, until: null, why: null },
  ],
};

export const casePage: CasePage = {
  kind: 'case',
  token: 'tok',
  order,
  one: buyerCase,
  once: 'once-1234',
  values: { text: '', carrier: '', tracking: '' },
  faults: { text: false, tracking: false },
  pictureFault: undefined,
  notices: [],
};
