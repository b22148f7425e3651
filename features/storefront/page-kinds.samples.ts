// One page of each kind, for tests that look at all of them; a kind without one does not compile.
import { figuresPage, otherTrustPages } from '#features/trust/page.samples.ts';
import { casePage } from '#features/checkout/case.samples.ts';
import type { PageBody } from './page.shapes.ts';
import type { OrderTalk } from '#features/chat/talk.shapes.ts';
import { goodsPage } from './page-goods.samples.ts';
import { bundlePage, collectionPage, explorePage, homePage, shopPage } from './page-list.samples.ts';
import { minePage } from './page-mine.samples.ts';
import { address, delivery, goodsId, order, payment, quote, shop } from './page.samples.ts';

const receiptClaims = {
  iss: 'https://shops.example',
  order: '9GX2K-104',
  shop: 'harbour',
  items: 'a'.repeat(64),
  goods: '18.00',
  shipping: '4.00',
  tax: '5.00',
  total: '27.00',
  currency: 'USD',
  charged: { amount: '27.00', asset: 'USDT' },
  method: 'usdt_tron',
  provider: 'tron',
  reference: 'b'.repeat(64),
  grade: 'A',
  time: '2026-03-02T09:00:00.000Z',
} as const;

type Kinds = { readonly [K in PageBody['kind']]: Extract<PageBody, { kind: K }> };

/** A question, its answer with something hidden in it, and an answer that could not be sent. */
const talk: OrderTalk = {
  messages: [
    {
      seq: 1,
      by: 'buyer',
      at: '2026-03-02T09:30:00.000Z',
      parts: [{ text: 'Which colour is it?' }],
      files: [],
    },
    {
      seq: 2,
      by: 'merchant',
      at: '2026-03-02T09:40:00.000Z',
      parts: [{ text: 'Blue. Write to me at ' }, { masked: 'email' }],
      files: [{ id: goodsId, url: '/files/private/y' }],
    },
  ],
  lastSeq: 2,
  readTo: 1,
  earlierThan: undefined,
  isEarlier: false,
  canWrite: true,
  canReport: true,
  isReported: false,
  draft: { text: 'And how large', files: [goodsId], reason: '' },
};

const values = { ...address, terms: '' };

export const samples: Kinds = {
  home: homePage,
  collection: collectionPage,
  shopPage,
  explore: explorePage,
  exploreHow: { kind: 'exploreHow' },
  trust: figuresPage,
  goods: goodsPage,
  cart: { kind: 'cart', shop, lines: [], quote: undefined, code: '', delivery, notices: [] },
  place: { kind: 'place', shop, delivery, back: '/s/harbour' },
  checkout: {
    kind: 'checkout',
    code: '',
    shop,
    quote,
    delivery,
    once: 'once-1234',
    values,
    faults: {},
    methods: [{ method: 'test', charge: { amount: '27.00', asset: 'USD' }, wait_minutes: 30 }],
    method: 'test',
    notices: [],
  },
  testPay: {
    kind: 'testPay',
    shop,
    paymentId: 'p1',
    payment: {
      state: 'open',
      amount: '27.00',
      refunded: '0.00',
      currency: 'USD',
      payee: 'Harbour',
      return_url: '/s/harbour/payment/tok',
    },
    notices: [],
  },
  paymentResult: {
    kind: 'paymentResult',
    token: 'tok',
    result: payment,
    refreshing: false,
    isTyping: false,
    notices: [],
  },
  order: {
    kind: 'order',
    token: 'tok',
    order,
    once: 'once-1234',
    comments: [],
    draft: undefined,
    talk,
    notices: [],
  },
  return: {
    kind: 'return',
    token: 'tok',
    order,
    once: 'o',
    values: { reason: '', text: '', pieces: {} },
    faults: { lines: true, reason: true, picture: 'mime' },
    evidence: [{ id: goodsId, url: '/files/private/x', by: 'buyer' }],
    evidenceLeft: 5,
    preview: {
      currency: 'USD',
      goods: '24.00',
      tax: '0.00',
      shipping: '3.00',
      refund: '27.00',
      label_by: 'supplier',
      needs_answer: true,
    },
    notices: [],
  },
  orderFind: {
    kind: 'orderFind',
    purpose: 'order',
    shop,
    values: { number: '', email: '' },
    faults: { number: true, email: true },
    notices: [],
  },
  case: casePage,
  label: {
    kind: 'label',
    token: 'tok',
    caseId: goodsId,
    labels: {
      order_no: '9GX2K-104',
      shop: { handle: 'harbour', name: 'Harbour' },
      from: order.to,
      hand_over_by: '2026-11-28T11:15:00.000Z',
      labels: [
        {
          n: 1,
          reference: 'R7K3M9QXD2VWT',
          carrier: { code: 'parcel-line', name: 'Parcel Line' },
          paid_by: 'supplier',
          to: { name: 'Mug Works', address: 'Rua 1\n4000 Porto', country: 'PT' },
          lines: [{ code: 'KIT-0101', title: 'Enamel mug', qty: 1 }],
        },
      ],
    },
  },
  withdraw: {
    kind: 'withdraw',
    token: 'tok',
    order,
    step: 'fill',
    once: 'o',
    values: { name: 'Maria Jensen', email: '', pieces: { '1': '2' } },
    faults: { name: false, email: true, lines: false },
    notices: [],
  },
  withdrawal: {
    kind: 'withdrawal',
    token: 'tok',
    receipt: {
      id: goodsId,
      order_no: '9GX2K-104',
      shop: { handle: 'harbour', name: 'Harbour', legal_name: 'Ana Ferreira Trading' },
      name: 'Maria Jensen',
      email: 'maria@example.com',
      lines: [{ id: '1', code: 'KIT-0101', title: 'Enamel mug', qty: 2 }],
      declared_at: '2026-11-22T09:00:00.000Z',
      digest: '0'.repeat(64),
      outcome: 'case',
      case_id: goodsId,
    },
  },
  receipt: {
    kind: 'receipt',
    token: 'tok',
    receipt: {
      jws: 'eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl',
      claims: receiptClaims,
      lines: [{ code: 'MUG-1', title: 'Mug', qty: 2, unit_price: '9.00', amount: '18.00' }],
      shop: { handle: 'harbour', name: 'Harbour', legal_name: 'Harbour Ltd' },
    },
  },
  verify: { kind: 'verify', jws: 'a.b.c', result: { verdict: 'genuine', claims: receiptClaims } },
  emailStop: { kind: 'emailStop', token: 'tok', isDone: false },
  restock: {
    kind: 'restock',
    state: 'unconfirmed',
    token: 'tok',
    goods: { id: goodsId, title: 'Mug' },
    shop,
  },
  question: {
    kind: 'question',
    state: 'answered',
    token: 'tok',
    goods: { id: goodsId, title: 'Mug' },
    text: 'Does it fit a dishwasher?',
    answer: 'Yes, on the upper rack.',
    isPublic: true,
    shop,
  },
  reminderStop: { kind: 'reminderStop', token: 'tok', isDone: false, shop },
  bundle: bundlePage,
  mine: minePage,
  mineAddress: { kind: 'mineAddress', shop, addressId: goodsId, values, faults: {}, notices: [] },
  missing: { kind: 'missing', what: 'goods', shop },
  trouble: { kind: 'trouble', what: 'outage', again: undefined },
};

export const pages: readonly PageBody[] = [...Object.values(samples), ...otherTrustPages];
