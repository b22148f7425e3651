import type { EmailKind } from '#domain/notifications/emails.ts';

type EmailWords = { readonly subject: string; readonly body: string; readonly action: string };

/** What an email to a buyer says, and the one thing that its button leads to. An empty line parts two paragraphs. */
const kinds = {
  order_paid: {
    subject: 'Your order {no} at {shop}',
    body: 'Thank you for your order. Your payment of {amount} has arrived and your order is placed.\n\nOn the page of your order you can follow it, cancel it before it is sent, and return what you do not want to keep.',
    action: 'Open my order',
  },
  payment_open: {
    subject: 'How to pay for your order at {shop}',
    body: 'We’re keeping your items for you until {by}. Please pay {amount} by then, exactly as written below.\n\nWe place your order as soon as your payment arrives, and email you then.',
    action: 'Show how to pay',
  },
  payment_expired: {
    subject: 'Your payment window at {shop} has expired',
    body: 'We received no payment, so nothing was ordered and you owe nothing.\n\nIf you’ve already paid and the money arrives later, we refund it automatically.',
    action: 'Go to the shop',
  },
  payment_returned: {
    subject: 'Your payment to {shop} is being refunded',
    body: 'Your payment of {amount} arrived after the payment window had expired, so nothing was ordered. It will be refunded in full to your original payment method.',
    action: 'See the payment',
  },
  payment_twice: {
    subject: 'You paid {shop} twice',
    body: 'A second payment of {amount} for the same order has arrived. We’re refunding it in full to your original payment method. Your first payment isn’t affected, and you don’t need to do anything.',
    action: 'See the payment',
  },
  order_shipped: {
    subject: 'Your order {no} is on its way',
    body: 'The carrier has your parcel.',
    action: 'Follow my parcel',
  },
  order_delivered: {
    subject: 'Your order {no} was delivered',
    body: 'The carrier says your order has arrived. Please check what you received.\n\nIs everything fine? Then confirm it. Is something wrong or missing, or not what you wanted? You can tell us on the same page until {by}.',
    action: 'Confirm or return',
  },
  order_late: {
    subject: 'Your order {no} is taking longer than promised',
    body: 'Your order should have arrived by {by}. We’re sorry it hasn’t.\n\nIts page shows where it is. If it doesn’t arrive within ten days of that date, we refund you automatically.',
    action: 'See where it is',
  },
  order_cancelled: {
    subject: 'Your order {no} was cancelled',
    body: '{why, select, buyer {It was cancelled as you asked.} expired {The shop didn’t confirm it in time. We’re sorry.} stock {The supplier is out of stock. We’re sorry.} sla {It wasn’t shipped in the promised time. We’re sorry.} undeliverable {The carrier couldn’t deliver it and returned it.} other {The shop can’t complete it. We’re sorry.}}\n\nWe’re refunding {amount} to your original payment method. You don’t need to do anything.',
    action: 'See my order',
  },
  refund_sent: {
    subject: 'Your refund for order {no}',
    body: 'We’ve refunded {amount} to your original payment method. Your bank may need a few days to show it.',
    action: 'See my order',
  },
  case_received: {
    subject: 'We have your request about order {no}',
    body: 'The shop will answer by {by}. If it doesn’t, your request is approved automatically.',
    action: 'See my request',
  },
  case_approved: {
    subject: 'Your return of order {no} is approved',
    body: '{sends, select, yes {Please send the items back by {by}. Your order page shows the address, and the label if there is one.} other {You don’t need to send anything back. Your refund follows automatically.}}',
    action: 'See what to do next',
  },
  case_offer: {
    subject: 'The shop makes you an offer for order {no}',
    body: 'You can keep the items and get {amount} back. Please accept or decline by {by}.\n\nIf you do nothing, your return is approved.',
    action: 'Accept or decline',
  },
  case_rejected: {
    subject: 'The shop has declined your request about order {no}',
    body: 'The shop’s reason: {reason}\n\nIf you don’t agree, you can ask a reviewer who is independent of the shop to decide. Please do so by {by}.',
    action: 'Ask a reviewer',
  },
  case_escalated: {
    subject: 'Your request about order {no} is under review',
    body: 'A reviewer who is independent of the shop will decide by {by}. Without a decision by then, your request is approved.',
    action: 'See my request',
  },
  case_inspected: {
    subject: 'Your items from order {no} have been inspected',
    body: '{deducted, select, yes {The supplier wants to deduct {amount} from the refund. The reason: {reason}\n\nIf you don’t agree, tell us by {by} and a reviewer decides.} other {Everything is in order. Your refund follows automatically.}}',
    action: 'See the result',
  },
  case_decided: {
    subject: 'The decision about order {no}',
    body: '{result, select, granted {Your request is approved.} refused {Two reviewers assessed your request independently and couldn’t approve it.} other {We didn’t decide in time, so your request is approved.}}\n\n{reason}',
    action: 'See the decision',
  },
  case_closed: {
    subject: 'Your return of order {no} is closed',
    body: 'The time for it has ended, so nothing was refunded and your order continues as before.\n\nIf you did send the items back, tell us on your order page.',
    action: 'See my order',
  },
  withdrawal_received: {
    subject: 'We’ve received your withdrawal from the contract for order {no}',
    body: 'We received your withdrawal from the contract on {at}. Please keep this email: it is your receipt.',
    action: 'See what happens next',
  },
  review_invited: {
    subject: 'How was your order from {shop}?',
    body: 'Other buyers would like to know. A few words and stars are enough, whatever you think of it.',
    action: 'Write a review',
  },
  chat_answered: {
    subject: '{shop} has answered you',
    body: 'There’s a new message about your order {no}. Open the order to read it and reply.',
    action: 'Read the message',
  },
} satisfies Record<EmailKind, EmailWords>;

export const emails = {
  kinds,
  /** Around every letter. */
  greeting: 'Hello {name},',
  /** Where the name cannot be said. */
  greetingPlain: 'Hello,',
  /** In the text without a button, before the address. */
  open: '{action}: {url}',
  /** Below the button. */
  receipt: 'Your signed receipt: {url}',
  secret: 'The links in this email open your order without a password. Please don’t share them.',
  why: 'You’re receiving this email because of your order at {shop}.',
  sentFor: '{brand} sends this email on behalf of {shop}.',
  stop: 'Don’t want emails like this one? Unsubscribe here: {url}',
  /** Names of values in a list. */
  orderNumber: 'Order number',
  parcel: 'Parcel',
  parcelValue: '{carrier}, number {tracking}',
  payAmount: 'Amount',
  payHolder: 'Account holder',
  payBank: 'Bank',
  payAccount: 'Account',
  payBic: 'BIC',
  payReference: 'Reference',
  payNetwork: 'Network',
  payAddress: 'Address',
  declaredBy: 'Declared by',
  declaredAt: 'Received on',
  declaredFor: 'Items',
  digest: 'Digest (SHA-256)',
  legalName: 'Shop',
  /** What was bought, and the parts of its sum. */
  items: 'Items',
  delivery: 'Delivery',
  tax: 'Tax',
  total: 'Total',
  paid: 'You paid',
  refunded: 'Refunded',
  notRefunded: 'Not refunded',
  moreLines: '{count, plural, one {and # more item} other {and # more items}}',
  /** When it comes, where it goes. */
  arrival: 'Arrives',
  deliveredOn: 'Delivered on',
  shipTo: 'Delivery address',
  /** On the slip in the box. */
  slipThanks: 'Thank you for your order at {shop}.',
  /** Over the code that leads to the page where an order is found and returned. */
  slipReturns: 'Your order and returns',
  slipCode: 'Code',
  slipItem: 'Item',
  slipQuantity: 'Quantity',
  slipCheck:
    'Please check that everything is here. If you have questions, contact the shop where you ordered.',
};
