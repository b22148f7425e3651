import type { MaskedKind } from '#domain/chat.ts';
import type { IdentityField } from '#domain/identity/identity.ts';
import type { CarrierEventCode, HoldReason } from '#domain/states/parcel.ts';
import { insights } from './insights.ts';
import { returns } from './returns.ts';
import { statements } from './statements.ts';
import { statistics } from './statistics.ts';
import { orderStatus } from './statuses.ts';
import { wallet } from './wallet.ts';

/** What the server itself says besides refusals. */
export const server = {
  status: orderStatus,
  step: {
    accepted: 'Handed to the carrier',
    in_transit: orderStatus.shipped,
    out_for_delivery: 'Out for delivery',
    delivered: 'Delivered',
    returned_to_sender: 'Returned to the sender',
  } satisfies Record<CarrierEventCode, string>,
  hold: {
    no_acceptance:
      'We’re checking this delivery: the carrier reported it as delivered without ever having picked it up. Until we have decided, no deadline runs and no money moves.',
    before_label:
      'We’re checking this parcel: its tracking number was already in use before this parcel had its label. Until we have decided, no deadline runs and no money moves.',
    other_country:
      'We’re checking this delivery: the carrier reported it in another country. Until we have decided, no deadline runs and no money moves.',
  } satisfies Record<HoldReason, string>,
  task: {
    shop_details: 'Tell buyers who you are',
    identity: 'Verify your identity: it costs nothing, and we ask once',
    first_goods: 'Choose your first products',
    confirm_email: 'Confirm your email address',
    way_back: 'Set up a way to reset your password',
    accept_terms: 'Read and accept the current terms',
    share_link: 'Share your shop link',
    confirm_orders: 'Orders to confirm',
    answer_cases: 'Returns to answer',
  },
  /** Fields of an identity. */
  identityField: {
    country: 'Country of the document',
    full_name: 'Legal name',
    representative: 'Who acts for the company',
    birth_date: 'Date of birth',
    doc_type: 'Kind of document',
    id_number: 'Number',
    document_ends_on: 'Valid until',
    phone: 'Telephone',
    front: 'Front of the document',
    back: 'Back of the document',
    selfie: 'Picture of your face',
    qualification: 'Company documents',
  } satisfies Record<IdentityField, string>,
  identityViewer: { reviewer: 'A reviewer of this platform' },
  level: {
    standard: 'Standard Store',
    merchant: 'Merchant Store',
    partner: 'Business Partner',
    agent: 'Brand Agent',
  },
  /** What the platform has to say at the top of a screen, and the article it leads to. */
  banners: {
    noDeposit: {
      title: 'You don’t need a deposit to sell',
      text: 'Orders are paid from the buyer’s payment, never from your wallet.',
    },
    weNeverAsk: {
      title: 'We never ask you to deposit in order to withdraw',
      text: 'No tax, no fee, no code. Anyone who asks for that isn’t us.',
    },
    buyerPays: {
      title: 'Who pays for an order?',
      text: 'The buyer does. See how each payment is split, to the last cent.',
    },
    ownPrices: {
      title: 'Prices that never lose money',
      text: 'You see your profit per unit before you add a product.',
    },
    whenYours: {
      title: 'When do you get the money from a sale?',
      text: 'Every pending amount has its date.',
    },
    freeLevels: {
      title: 'Levels are earned, not bought',
      text: 'A higher level allows more products and lowers your commission.',
    },
  },
  deposit: {
    whyNotNeeded:
      'You don’t need a deposit to sell. Each order is paid from its own buyer’s payment, and nothing here gets better or faster with one.',
    bank: 'Bank transfer',
  },
  /** A file of orders: the name of the file in letters of file names, and the head of each column. */
  orderExport: {
    fileName: 'orders',
    heads: {
      number: 'Order number',
      created: 'Ordered',
      status: 'Status',
      goods: 'Products',
      quantity: 'Units',
      buyer: 'Buyer',
      city: 'City',
      country: 'Country',
      currency: 'Currency',
      goodsTotal: 'Products total',
      shipping: 'Shipping',
      discountGoods: 'Discount on products',
      discountDelivery: 'Discount on shipping',
      discountCode: 'Discount code',
      tax: 'Tax',
      amount: 'Paid by the buyer',
      supplierCost: 'To the supplier',
      commission: 'Commission',
      refunded: 'Refunded to the buyer',
      settlement: 'Your earnings',
      settleAt: 'Settlement',
      releaseAt: 'Released',
      carrier: 'Carrier',
      tracking: 'Tracking number',
    },
  },
  /** A conversation as a file. */
  transcript: {
    title: 'Conversation at {brand} ({no}), saved on {at}',
    line: '{seq, number}. {at}, {who}',
    buyer: 'Buyer',
    merchant: 'Merchant',
    desk: 'Support',
    pictures: '{count, plural, one {[# picture]} other {[# pictures]}}',
    hash: 'SHA-256 of the messages: {sha256}',
    hidden: {
      address: '[hidden: wallet address]',
      iban: '[hidden: bank account]',
      card: '[hidden: card number]',
      email: '[hidden: email address]',
      phone: '[hidden: phone number]',
      payment: '[hidden: payment code]',
      handle: '[hidden: name elsewhere]',
      link: '[hidden: link]',
    } satisfies Record<MaskedKind, string>,
  },
  /** Where promotion will be shown. */
  plans: {
    explore: 'Explore page',
    search: 'Search results',
    similar: 'Similar products',
    order: 'Paid by the order',
  },
  insights: {
    columns: insights.columns,
    buyerKinds: insights.buyerKinds,
    reasonNames: returns.reasons,
    sourceNames: statistics.funnel.source,
  },
  statements: { words: statements, types: wallet.types, parts: wallet.accounts },
};
