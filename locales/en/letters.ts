import type { EmailKind } from '#domain/notifications/emails.ts';

type EmailWords = { readonly subject: string; readonly body: string; readonly action: string };

/** What a letter to a buyer says, and the one thing that its button leads to. An empty line parts two paragraphs. */
const kinds = {
  order_paid: {
    subject: 'Your order {no} at {shop}',
    body: 'Thank you for your order. Your payment of {amount} has arrived and your order is placed.\n\nOn the page of your order you can follow it, cancel it before it is sent, and return what you do not want to keep.',
    action: 'Open my order',
  },
  payment_open: {
    subject: 'How to pay for your order at {shop}',
    body: 'Your goods are kept for you until {by}. Please pay {amount} by then, exactly as written below.\n\nYour order is placed as soon as the payment has arrived; we write to you then.',
    action: 'Show how to pay',
  },
  payment_expired: {
    subject: 'The time to pay at {shop} is over',
    body: 'No payment has arrived, so nothing was ordered and you owe nothing.\n\nIf you have already paid and the money comes later, it goes back to you by itself.',
    action: 'Go to the shop',
  },
  payment_returned: {
    subject: 'Your payment to {shop} goes back to you',
    body: 'Your payment of {amount} arrived after the time to pay had ended, so nothing was ordered. All of it goes back to you by the way it came.',
    action: 'See the payment',
  },
  order_shipped: {
    subject: 'Your order {no} is on its way',
    body: 'The carrier has your parcel.',
    action: 'Follow my parcel',
  },
  order_delivered: {
    subject: 'Your order {no} was delivered',
    body: 'The carrier says that your order has arrived. Please look at what came.\n\nIs everything fine? Then confirm it. Is something wrong, missing, or not to your liking? You can say so on the same page until {by}.',
    action: 'Confirm or return',
  },
  order_late: {
    subject: 'Your order {no} takes longer than promised',
    body: 'Your order should have arrived by {by}. We are sorry that it has not.\n\nOn its page you see where it is. If it does not arrive within ten days after that date, you get your money back without asking for it.',
    action: 'See where it is',
  },
  order_cancelled: {
    subject: 'Your order {no} was cancelled',
    body: '{why, select, buyer {It was cancelled as you asked.} expired {The shop did not confirm it in time. We are sorry.} stock {The supplier has none left. We are sorry.} sla {It was not sent in the time that was promised. We are sorry.} undeliverable {The carrier could not deliver it and took it back.} other {The shop cannot carry it out. We are sorry.}}\n\nYou get {amount} back by the way you paid. You need not do anything.',
    action: 'See my order',
  },
  refund_sent: {
    subject: 'Your refund for order {no}',
    body: '{amount} was sent back to you by the way you paid. Banks may need a few days until you see it.',
    action: 'See my order',
  },
  case_received: {
    subject: 'We have your request about order {no}',
    body: 'The shop answers by {by}. If it does not, your request is granted by itself.',
    action: 'See my request',
  },
  case_approved: {
    subject: 'Your return of order {no} is granted',
    body: '{sends, select, yes {Please send the goods back by {by}. The page of your order says where to, and has the label where there is one.} other {You need not send anything back. Your refund follows by itself.}}',
    action: 'See what to do next',
  },
  case_offer: {
    subject: 'The shop makes you an offer for order {no}',
    body: 'You may keep the goods and get {amount} back. Please accept or decline by {by}.\n\nIf you do nothing, your return is granted.',
    action: 'Accept or decline',
  },
  case_rejected: {
    subject: 'The shop has not granted your request about order {no}',
    body: 'This is what the shop says: {reason}\n\nIf you do not agree, you can have somebody else decide, who does not belong to the shop. Please ask for it by {by}.',
    action: 'Have it decided',
  },
  case_escalated: {
    subject: 'Your request about order {no} is being looked at',
    body: 'Somebody who does not belong to the shop looks at it and decides by {by}. If nobody does, it is granted.',
    action: 'See my request',
  },
  case_inspected: {
    subject: 'Your goods of order {no} have been looked at',
    body: '{deducted, select, yes {The supplier takes {amount} off the refund. This is the reason: {reason}\n\nIf you do not agree, say so by {by}, and somebody else decides.} other {Everything is in order. Your refund follows by itself.}}',
    action: 'See the result',
  },
  case_decided: {
    subject: 'The decision about order {no}',
    body: '{result, select, granted {Your request is granted.} refused {Two people have looked at your request, one after the other, and could not grant it.} other {Nobody decided in time, so your request is granted.}}\n\n{reason}',
    action: 'See the decision',
  },
  case_closed: {
    subject: 'Your return of order {no} is closed',
    body: 'Its time has ended, so nothing was refunded and your order goes on as before.\n\nIf you did send the goods back, tell us on the page of your order.',
    action: 'See my order',
  },
  withdrawal_received: {
    subject: 'Receipt for your withdrawal from order {no}',
    body: 'We have received your withdrawal from the contract on {at}. Please keep this letter: it is your receipt.',
    action: 'See what happens next',
  },
  review_invited: {
    subject: 'How was your order from {shop}?',
    body: 'Other buyers would like to know. A few words and stars are enough, whatever you think of it.',
    action: 'Write a review',
  },
  chat_answered: {
    subject: '{shop} has answered you',
    body: 'There is a new message about your order {no}. It is kept with the order, so open the order to read it and to write back.',
    action: 'Read the message',
  },
} satisfies Record<EmailKind, EmailWords>;

export const letters = {
  kinds,
  /** Around every letter. */
  greeting: 'Hello {name},',
  /** Where the name cannot be said. */
  greetingPlain: 'Hello,',
  /** In the text without a button, before the address. */
  open: '{action}: {url}',
  /** Below the button. */
  address: 'If the button does not work, open this address: {url}',
  receipt: 'Your signed receipt: {url}',
  secret: 'The links in this letter open your order without a password. Please do not pass them on.',
  why: 'You get this letter because of your order at {shop}.',
  stop: 'You do not want letters like this one? Here you can stop them: {url}',
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
  declaredFor: 'Goods',
  digest: 'Digest (SHA-256)',
  legalName: 'Shop',
};
