// Which addresses are the merchant's app. Everything else that nobody answers does not exist, and is answered by 404: a
// search engine, a monitor or a scanner would else take the app's page for what it asked for.

/** The patterns of `apps/merchant/Screens.tsx` and `places/later-paths.ts`, which cannot be read here; a test holds the two together. */
export const appPaths: readonly string[] = [
  '/answers',
  '/contact',
  '/customers',
  '/customers/:ref',
  '/discounts',
  '/discounts/bundles',
  '/discounts/bundles/new',
  '/discounts/delivery',
  '/discounts/new',
  '/discounts/quantity',
  '/discounts/sales',
  '/discounts/sales/new',
  '/discounts/sample',
  '/feedback',
  '/forgot',
  '/goodsList',
  '/goodsList/file',
  '/goodsList/listing',
  '/goodsList/prices',
  '/goodsList/sourcing',
  '/goodsList/sourcing/:id',
  '/goodsList/warehouse',
  '/identity',
  '/inbox',
  '/inbox/:id',
  '/insights',
  '/invitation',
  '/invite',
  '/join',
  '/level',
  '/login',
  '/notifications',
  '/orderComment',
  '/orderList',
  '/orderList/:id',
  '/orderList/:id/logistics',
  '/orderList/:id/messages',
  '/orderList/:id/money',
  '/orderList/:id/refund',
  '/promotion',
  '/promotion/:id',
  '/promotion/:id/receipts',
  '/promotion/how',
  '/promotion/new',
  '/proof',
  '/proof/compare',
  '/proposals',
  '/qa',
  '/qaDetail',
  '/questions',
  '/recharge',
  '/recharge/:id',
  '/reminders',
  '/reset',
  '/restriction',
  '/restriction/:id',
  '/service',
  '/service/:id',
  '/settings',
  '/settings/about',
  '/settings/data',
  '/settings/developers',
  '/settings/developers/:id',
  '/settings/devices',
  '/settings/notices',
  '/settings/pay-password',
  '/settings/profile',
  '/settings/security',
  '/settings/security/second-step',
  '/settings/shops',
  '/settings/team',
  '/settings/views',
  '/share',
  '/shop',
  '/shop/:part',
  '/shop/collections',
  '/shop/collections/:id',
  '/shop/domain',
  '/shop/look',
  '/shop/pages',
  '/shop/pages/:id',
  '/shopCenter',
  '/terms',
  '/wallet',
  '/wallet/accounts',
  '/wallet/schedule',
  '/wallet/accounts/:id',
  '/wallet/accounts/new',
  '/wallet/flow',
  '/wallet/statements',
  '/wallet/statements/:number',
  '/wallet/withdraw',
  '/wallet/withdraw/:id',
  '/wallet/withdrawals',
];

const patterns = ['/', ...appPaths].map(segmentsOf);

/** True for an address that the app has a screen for. As in the app, case and a slash at the end say nothing. */
export function isAppPath(pathname: string): boolean {
  const given = segmentsOf(pathname);
  return patterns.some(
    (wanted) =>
      wanted.length === given.length &&
      wanted.every((segment, index) => segment.startsWith(':') || segment === given[index]),
  );
}

/** True for an address that no person types: of a file, of a well-known service, or what scanners look for. */
export function isForPrograms(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  const [first = ''] = segments;
  const isFile = /\.[a-z\d]{1,12}$/.test(segments.at(-1) ?? '');
  return isFile || segments.some((one) => one.startsWith('.')) || /^(?:metrics|wp-.*|cgi-bin)$/.test(first);
}

/** The part of an address before its question mark. */
export function pathnameOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? url;
}

function segmentsOf(pathname: string): string[] {
  return pathname
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') ? ':' : segment.toLowerCase()));
}
