// Words around the work of a supplier: the door, the frame, the palette and the names of places.

export const frameWords = {
  title: 'Console',
  none: 'None',
  search: 'Search',
  rows_shown: '{total, plural, =0 {No rows} one {# row} other {# rows}}',
  not_found_title: 'This page does not exist',
  not_found: 'The address may be out of date, or the page needs another role.',
  to_start: 'Go to your start page',

  language: {
    label: 'Language',
    failed: 'This language could not be loaded. Check your connection and try again.',
  },

  frame: {
    places: 'All pages',
    waiting: '{count} waiting',
    late: 'late',
    oldest: 'Oldest: {age}',
  },

  palette: {
    title: 'Search the console',
    hint: 'Order, shop, product, person or page',
    shortcut: 'Ctrl K',
    places: 'Pages',
    found: 'Results',
    searching: 'Searching…',
    count: '{count, plural, =0 {Nothing found} one {# result} other {# results}}',
    keys: '↑ ↓ choose · Enter opens · Esc closes',
  },

  navGroups: { goods: 'Goods', platform: 'Platform' },
  nav: {
    more: 'More',
    account: 'My access',
    dispatch: 'Dispatch',
    scan: 'Scan',
    stock: 'Stock and costs',
    claims: 'Claims',
    payables: 'Owed',
    returns: 'Returns',
  },

  signIn: {
    title: 'Sign in to the console',
    lead: 'For operators and suppliers. Shops sign in to the shop app.',
    username: 'User name',
    password: 'Password',
    submit: 'Sign in',
    needs_username: 'Enter your user name.',
    needs_password: 'Enter your password.',
    expired:
      'Your session has ended after 15 minutes without activity, or 8 hours. Sign in to continue where you were.',
    show: 'Show password',
  },

  person: {
    sign_out: 'Sign out',
    role: { supplier: 'Supplier' },
    role_for: '{role} · {supplier}',
  },
};
