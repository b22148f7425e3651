/** One piece at cost for the merchant, as merchants read it. */
export const showcaseSample = {
  title: 'Order a sample',
  lead: 'Buy one unit for yourself at cost, to see and show it. You never have to: a shop here needs no samples and no stock.',
  none: 'Open a product of your showcase and choose “Order a sample”.',
  price: 'You pay for the unit',
  delivery: 'Delivery, from',
  make: 'Get the link',
  ready: 'Your sample is ready to order',
  readyDetail:
    'The link lowers the price of one unit, once, until {time}. You pay at checkout like any buyer; delivery and tax are added there.',
  open: 'Open the product',
  counts: 'Samples in the last 30 days: {used, number} of {max, number}.',
  review: 'A review from this order doesn’t count.',
  reasons: {
    at_cost: 'Your price is already at cost: order it in your shop like any buyer.',
    samples_open: '{open, number} samples are already waiting to be ordered. Each ends after seven days.',
    samples_month: 'You’ve had {month, number} samples in the last 30 days, which is the limit.',
    price_changed: 'The cost has changed. Close this and look again.',
  },
};
