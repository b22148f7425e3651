// Three orders of the sample world: one to confirm, one on its way, one with a return.
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listOrders, orderLogistics, payAmount } from '#features/orders/contract.ts';
import { exportOrders } from '#features/orders/export.contract.ts';
import { orderMoney } from '#features/orders/money.contract.ts';
import { caseCost, listCases } from '#features/returns/contract.ts';
import { at, idOf, page, soon } from './sample.ts';
import { answer, answerWith } from './stub-server.ts';
import type { Answer } from './stub-server.ts';

type Order = OutputOf<typeof listOrders>['list'][number];

export const order: Order = {
  id: idOf(1),
  number: 'SL-10234',
  status: 'pending_payment',
  awaiting: 'merchant',
  status_text: 'To confirm',
  cancel_kind: null,
  cancel_asked_at: null,
  cancel_reason: null,
  amount: '24.60',
  quantity: 2,
  currency: 'USD',
  lines: [
    {
      id: '1',
      goods_id: idOf(11),
      code: 'MUG-01',
      title: 'Stoneware mug, 350 ml',
      image: null,
      qty: 2,
      returned_qty: 0,
      unit_price: '10.00',
      list_price: null,
      discounts: { quantity: '0.00', code: '0.00' },
      cost: '5.50',
      amount: '20.00',
    },
  ],
  line_count: 1,
  goods_total: '20.00',
  discounts: { goods: '0.00', delivery: '0.00', code: null },
  shipping: '3.00',
  tax: '1.60',
  supplier_cost: '14.00',
  commission: '1.00',
  refunded: '0.00',
  settlement_amount: '8.00',
  profit: '8.00',
  expected_profit: '7.03',
  settle_at: null,
  release_at: null,
  deadline: { action: 'confirm', at: soon },
  buyer: { name_masked: 'A… B.', country: 'DE', city: 'Berlin', note: null },
  payment: { status: 'captured', paid_at: at, evidence: 'pay_1' },
  procurement: { status: 'open', paid_at: null },
  fulfilment: { status: 'waiting', carrier: null, tracking: null, eta: null },
  aftersale: null,
  can: [{ action: 'confirm', allowed: true, until: soon, why: null }],
  events: [{ move: 'pay', from: null, to: 'pending_payment', actor: 'provider', at, reason: null }],
  created_at: at,
  updated_at: at,
  version: 3,
};

const shipped: Order = {
  ...order,
  id: idOf(2),
  number: 'SL-10230',
  status: 'shipped',
  awaiting: 'carrier',
  deadline: null,
  can: [],
};

const returned: Order = {
  ...shipped,
  id: idOf(3),
  number: 'SL-10211',
  status: 'refund_return',
  awaiting: 'merchant',
  aftersale: { case_id: idOf(31), state: 'requested', amount: '12.30', answer_by: soon },
};

const hash = 'a'.repeat(64);

/** The first order after its confirmation, as the book has it. */
export const moneyOfOrder: OutputOf<typeof orderMoney> = {
  order_id: order.id,
  number: order.number,
  currency: 'USD',
  paid: '24.60',
  parts: [
    { place: 'order', amount: '10.60' },
    { place: 'supplier', amount: '14.00' },
    { place: 'tax', amount: '0.00' },
    { place: 'platform', amount: '0.00' },
    { place: 'shop', amount: '0.00' },
    { place: 'buyer', amount: '0.00' },
  ],
  shop: { pending: '0.00', available: '0.00', held: '0.00', advanced: '0.00' },
  settle_at: null,
  release_at: null,
  evidence: {
    grade: 'test',
    provider: 'test',
    reference: 'tp_1',
    at,
    charged: { amount: '40.00', asset: 'USD' },
    facts: [],
    buyer_ref: 'aB3dE5gH7k',
    is_first_order: true,
    place: { country: 'GB', postcode_prefix: 'SW1' },
  },
  holds: [],
  refunds: [],
  transfers: [
    {
      no: '1',
      kind: 'capture',
      from: 'psp',
      to: 'escrow',
      from_place: 'outside',
      to_place: 'order',
      amount: '24.60',
      actor: 'provider',
      at,
      hold_id: null,
      entry_hash: hash,
    },
    {
      no: '2',
      kind: 'confirm_cost',
      from: 'escrow',
      to: 'supplier_hold',
      from_place: 'order',
      to_place: 'supplier',
      amount: '14.00',
      actor: 'merchant',
      at: soon,
      hold_id: null,
      entry_hash: hash,
    },
  ],
};

const logistics = answer(orderLogistics, {
  order_no: 'SL-10230',
  parcels: [
    {
      id: 'p1',
      supplier: 'Northlight',
      state: 'shipped',
      carrier: { code: 'dpx', name: 'DPX', url: 'https://dpx.example/t/DPX00012345' },
      hold: null,
      tracking: 'DPX00012345',
      steps: [
        { code: 'accepted', text: 'Accepted by the carrier', at, place: 'Gdansk', raw: null },
        { code: 'in_transit', text: 'On its way', at: soon, place: 'Berlin', raw: 'HUB 3' },
      ],
    },
  ],
  promised: { from: at, to: '2026-03-09T09:30:00.000Z' },
  delay: null,
});

export function orderAnswers(): Answer[] {
  return [
    answerWith(listOrders, (ask) => ({
      ...page,
      counts: { all: 3, pending_payment: 1, shipped: 1, refund_return: 1 },
      waiting: 2,
      list: [order, shipped, returned]
        .filter((one) => ask['id'] === undefined || ask['id'] === one.id)
        .filter((one) => ask['awaiting'] === undefined || ask['awaiting'] === one.awaiting),
    })),
    answer(payAmount, {
      list: [
        {
          order_id: order.id,
          number: order.number,
          goods_cost: '11.00',
          supplier_shipping: '3.00',
          commission: '1.00',
          tax: '1.60',
          from_buyer: '14.00',
          from_wallet: '0.00',
          currency: 'USD',
          profit_after: '8.00',
          version: 3,
        },
      ],
      total: { from_buyer: '14.00', from_wallet: '0.00', currency: 'USD' },
      auto_at: soon,
    }),
    answer(orderMoney, moneyOfOrder),
    answer(exportOrders, { file_name: 'orders-2026-03-02.csv', rows: 3, csv: '\uFEFFOrder number\r\n' }),
    ...caseAnswers(),
    logistics,
  ];
}

function caseAnswers(): Answer[] {
  return [
    answer(caseCost, {
      case_id: idOf(31),
      currency: 'USD',
      refund: '12.30',
      from_supplier: '7.00',
      from_tax: '0.80',
      from_commission: '0.50',
      from_you: '4.00',
      yours_before: '8.00',
      yours_after: '4.00',
      advanced: '0.00',
      restocking: '0.00',
      label_by: 'supplier',
      offer_max: '12.30',
    }),
    answer(listCases, {
      ...page,
      list: [
        {
          id: idOf(31),
          order_id: returned.id,
          order_no: returned.number,
          state: 'requested',
          reason: 'damaged',
          fault: 'supplier',
          text: 'One mug came with a crack.',
          amount: '12.30',
          currency: 'USD',
          lines: [{ id: '1', code: 'MUG-01', title: 'Stoneware mug, 350 ml', qty: 1 }],
          answer_by: soon,
          inspect_by: null,
          due_at: soon,
          needs_return: true,
          label_by: 'supplier',
          answer_text: null,
          offer: null,
          deduction: null,
          inspection_note: null,
          plea: null,
          decision: null,
          settled: null,
          pictures: [],
          parcels: [],
          events: [{ move: 'open', to: 'requested', actor: 'buyer', at }],
          created_at: at,
          version: 1,
        },
      ],
    }),
  ];
}
