// Words of a supplier's parcels: the table, a parcel's details and its label.
import { orderStatus } from './statuses.ts';

export const parcelWords = {
  title: 'Dispatch',
  truth: 'A label alone does not ship a parcel: an order counts as shipped at the carrier’s first scan.',
  test_scans:
    'Test data: the test carrier test-post collects a parcel seconds after you label it and delivers it two minutes later. No button of this console ships or delivers.',
  search: 'Search by order number',
  search_token: 'Order number: {q}',
  remove_token: 'Remove filter: {filter}',
  states: {
    all: 'All',
    waiting: 'Not confirmed yet',
    to_ship: 'To ship',
    labelled: 'Labelled',
    shipped: orderStatus.shipped,
    delivered: 'Delivered',
    returned: 'Returned',
    cancelled: 'Cancelled',
  },
  state_filter: 'Status of parcels',
  empty: 'Nothing to ship. New parcels appear here when a shop’s order is confirmed.',
  empty_state: 'No parcels here.',
  empty_search: 'No parcel matches. Check the order number.',
  select_all: 'Select all',
  select: 'Select parcel {order}',
  selected: '{count, plural, one {# selected} other {# selected}}',
  bar: 'Labels',
  place: '{postcode} {city}',
  select_hint: 'Shift selects a range. Enter goes to the next field.',
  list: 'Parcels',
  column: { parcel: 'Parcel', goods: 'Products', to: 'Deliver to', due: 'Ship by', state: 'Status' },
  more_lines: '+{count, number}',
  order: 'Order {number}',
  parcel_of: 'Parcel of order {number}',
  lines: 'Products',
  quantity: '{count, number} ×',
  to: 'Deliver to',
  to_hidden: 'The address is hidden: the parcel was delivered and it is no longer needed for returns.',
  phone: 'Phone {phone}',
  payout: 'You are paid',
  carrier: 'Carrier',
  carrier_of: 'Carrier of order {order}',
  tracking: 'Tracking number',
  tracking_of: 'Tracking number of order {order}',
  bad_carrier: '2 to 30 small characters a–z, digits or hyphens.',
  bad_tracking: '4 to 40 characters A–Z, digits or hyphens.',
  twice: 'Another parcel here has this tracking number.',
  label: '{count, plural, one {Label # parcel} other {Label # parcels}}',
  label_mend:
    '{count, plural, one {# parcel needs a carrier and a tracking number.} other {# parcels need a carrier and a tracking number.}}',
  labelled:
    '{count, plural, one {# parcel is labelled. It counts as shipped at the first scan.} other {# parcels are labelled. They count as shipped at the first scan.}}',
  failed:
    '{count, plural, one {# parcel was not labelled and stays selected.} other {# parcels were not labelled and stay selected.}}',
  row_failed: 'Not labelled: {why}',
  due: {
    late: 'Late by {span}',
    soon: 'Ship within {span}',
    later: 'Ship by {date}',
    days: '{count, plural, one {# day} other {# days}}',
    hours: '{count, plural, one {# hour} other {# hours}}',
    minutes: '{count, plural, one {# minute} other {# minutes}}',
  },
  held: 'Held for review',
  held_hint: {
    no_acceptance:
      'The carrier reported this parcel as delivered without ever having picked it up. You are not paid for it until we have decided.',
    before_label:
      'This tracking number was in use before the parcel had its label. You are not paid for it until we have decided.',
    other_country:
      'The carrier reported this parcel as delivered in another country. The order waits until we have decided.',
  },
  cancel_asked: 'The buyer wants to cancel',
  cancel_asked_hint:
    'Agree unless the parcel is already on its way. Without an answer, the order is cancelled.',
  cannot: 'Can’t supply',
  cannot_of: 'Can’t supply order {order}',
  grant: 'Agree to cancel',
  grant_of: 'Agree to cancel order {order}',
  cannot_title: 'Can’t supply order {order}?',
  grant_title: 'Agree to cancel order {order}?',
  cancel_text:
    'The whole order is cancelled and the buyer gets a full refund at once. This cannot be undone.',
  grant_reason: 'The buyer requested the cancellation.',
  reason: 'Reason',
  reason_hint: 'The shop and the buyer read it.',
  reason_bad: '3 to 300 characters.',
  cannot_yes: 'Cancel the order',
  grant_yes: 'Cancel the order',
  cancelled: 'The order is cancelled and the buyer is refunded.',
};

export const labelReasonWords = {
  tracking_used: 'this tracking number belongs to another parcel.',
  unknown_carrier: 'this carrier is not set up here. Check its code.',
  carrier_closed: 'this carrier does not serve this country. Choose another one.',
  not_found: 'this parcel is not yours or does not exist.',
  not_to_ship: 'this parcel is no longer waiting to be shipped.',
};
