// Which tables of other rooms the checkout and those read that merchants grow with; part of `reads-across.ts`.

/** What buyers are told of goods, in the words of their supplier and of the shop. */
export const goodsAsTold = [
  'goods',
  'goods_text',
  'goods_type',
  'goods_type_text',
  'listing',
  'listing_text',
];
/** What a person's own data has of it. */
export const ownGrowth = [
  'share_link',
  'goods_question',
  'cart_reminder',
  'payout_schedule',
  'shop_answer',
  'sourcing_request',
];

const titled = ['showcase_item', 'listing_text', 'goods', 'goods_text'];

const readByInsights = [
  'shop_order',
  'order_line',
  'return_case',
  'return_line',
  'visit',
  'goods_event',
  'visit_fact_day',
  'search_miss',
  'share_link',
  'link_visit',
  'link_day',
  'goods',
  'goods_text',
  'listing_text',
];

export const readsOfGrowth: Readonly<Record<string, readonly string[]>> = {
  chat: [
    'shop',
    'operator',
    'parcel',
    'merchant',
    'shop_order',
    'goods_question',
    'goods',
    'goods_text',
    'listing_text',
  ],
  checkout: [
    'shop',
    'bundle',
    'showcase_item',
    'goods',
    'stock',
    'stock_allotment',
    'shop_order',
    'payment',
    'merchant',
  ],
  content: ['showcase_item', 'stock', ...goodsAsTold],
  sharing: ['showcase_item', 'goods', 'goods_text'],
  restock: [...titled, 'stock', 'shop'],
  reminders: [...titled, 'shop', 'checkout', 'quote', 'shop_order'],
  buyers: [...titled, 'stock', 'listing', 'shop', 'shop_order', 'order_line'],
  questions: [...titled, 'shop'],
  sourcing: ['goods', 'showcase_item', 'shop', 'operator'],
  discounts: ['showcase_item', 'listing_text', 'goods', 'goods_text', 'supplier', 'shop_order', 'order_line'],
  customers: ['shop_order'],
  team: ['merchant', 'merchant_safety', 'shop', 'shop_order'],
  insights: readByInsights,
};
