/** Goods of one family as one row of the showcase, as merchants read it. */
export const showcaseOptions = {
  count: '{count, plural, one {# option} other {# options}}',
  offSale: '{count, number} off sale',
  soldOut: '{count, number} sold out',
  from: 'from {price}',
  price: 'One price for all options',
  floor: 'The most expensive option breaks even at {floor}.',
  set: '{count, plural, one {Set for # option} other {Set for # options}}',
  all: 'Options',
  rows: 'Rows',
  none: 'None of these options is in your showcase any more.',
  bys: { product: 'One per product', goods: 'One per option' },
};
