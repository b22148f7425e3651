// Emails about carts that were left unpaid, as the merchant sees them.
export const reminders = {
  title: 'Cart emails',
  lead: 'Buyers can ask at the checkout for one email if they don’t pay. You never see their addresses.',
  offer: 'Offer it at the checkout',
  offerHint:
    'The box is unticked until the buyer ticks it. Sent once, {hours} hours later, never after a payment. Switched off, waiting emails aren’t sent.',
  counts:
    '{sent, plural, one {# email sent} other {# emails sent}} in {days, number} days, {ordered, plural, =0 {no orders} one {# order} other {# orders}} from them',
  filter: 'Filter',
  kinds: {
    all: 'All',
    ordered: 'With an order',
  },
  none: 'No emails sent yet',
  noneDetail: 'An email appears here once a buyer requested it and didn’t pay.',
  noMatch: 'No orders from these emails yet',
  noOrder: 'No order',
  pieces: '{count, number} × {title}',
};
