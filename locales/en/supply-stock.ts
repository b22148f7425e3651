// Words of a supplier about its stock and costs, and why a change was refused.

export const stockTabWords = {
  tabs: 'Parts of the stock',
  tab: { list: 'Goods', file: 'From a file' },
};

export const rowReasonWords = {
  bad_row: 'This row cannot be read.',
  not_found: 'You have no product with this code.',
  twice: 'This code is already in an earlier row.',
  nothing: 'The row names neither stock nor cost.',
  below_reserved: 'Buyers have reserved {least} of them: the stock cannot be lower.',
  bad_cost: 'This is not an amount in our currency.',
  too_soon: 'A higher cost takes effect after seven days: {least} at the earliest.',
  too_late: 'This is too far ahead.',
};

export const ownRefusedWords = {
  not_csv: 'This is not a CSV file.',
  missing_column: 'The column “{column}” is missing.',
  too_many_rows: 'A file has at most {limit} rows.',
  empty: 'The file has no rows.',
  not_shipped: 'The carrier has not accepted this parcel yet.',
  too_late: 'Too much time has passed.',
  too_much: 'At most {most} is possible.',
  claimed: 'There is already a claim about this parcel.',
  own: 'The other side has to do this.',
  decided: 'This has been decided already.',
  too_many_pictures: 'There are six pictures already.',
  period: 'The period ends before it begins, or is longer than a year.',
};

export const stockWords = {
  title: 'Stock and costs',
  lead: 'Stock counts at once. A higher cost takes effect after seven days, and never on orders that buyers have already placed.',
  search: 'Code or title',
  empty: 'None of your products match. Our team enters them.',
  caption: 'Your products',
  column: {
    goods: 'Product',
    stock: 'On the shelf',
    reserved: 'Reserved by buyers',
    cost: 'Cost',
    next: 'Announced',
  },
  from: 'from',
  edit: 'Change',
  edit_of: 'Change {code}',
  field_stock: 'Units on the shelf',
  field_stock_hint: 'Buyers have reserved {reserved}: it cannot be less.',
  stock_wrong: 'Enter a whole number.',
  field_cost: 'Cost of one unit',
  field_cost_hint: 'A higher cost takes effect after seven days. We notify merchants at once.',
  field_from: 'New cost takes effect on',
  field_from_hint: 'Leave it empty for the earliest day.',
  save: 'Save',
  saved: 'Saved.',
  file_title: 'Stock and costs from a file',
  file_lead:
    'The columns are code and any of version, stock, cost and cost_from. All rows are accepted, or none.',
  file: 'CSV file',
  file_hint: 'At most {rows} rows. Programs do the same with an API key that has the scope for stock.',
  file_missing: 'Choose a file first.',
  check: 'Check the file',
  apply: '{count, plural, one {Save # change} other {Save # changes}}',
  applied: 'Saved.',
  ready: 'All rows are correct. Nothing is saved yet.',
  nothing: 'This file changes nothing.',
  wrong:
    '{count, plural, one {# row has a fault, so nothing is saved.} other {# rows have faults, so nothing is saved.}}',
  other: 'Another file',
  report: 'Rows of the file',
  line: 'Line',
  code: 'Code',
  result: 'Result',
  change: { changed: 'Changes', unchanged: 'No change', older: 'Older than what we have' },
  becomes_stock: 'Stock {before} → {after}',
  becomes_cost: 'Cost {before} → {after}',
};
