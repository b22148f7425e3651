/** What a path says about a file: in which part of the platform it stands and to which room it belongs. */

/** From the ground up: a room may call those before it, never those after it. */
export const rooms = [
  'files',
  'lists',
  'audit',
  'ledger',
  'people',
  'staff',
  'devices',
  'proof',
  'bank',
  'configuration',
  'trust',
  'invitation',
  'restriction',
  'identity',
  'shop',
  'team',
  'domains',
  'help',
  'goods',
  'showcase',
  'discounts',
  'sharing',
  'restock',
  'sourcing',
  'content',
  'questions',
  'orders',
  'shipping',
  'pricing',
  'search',
  'checkout',
  'reminders',
  'buyers',
  'returns',
  'refunds',
  'comments',
  'customers',
  'wallet',
  'payouts',
  'deposits',
  'supply',
  'reconciliation',
  'statistics',
  'insights',
  'promotion',
  'chat',
  'notifications',
  'privacy',
  'webhooks',
  'jobs',
  'storefront',
] as const;

export type Part =
  | 'domain'
  | 'locales'
  | 'db'
  | 'ui'
  | 'contract'
  | 'platform'
  | 'server'
  | 'screen'
  | 'appServer'
  | 'appScreen'
  /** Tools, tests, promises, journeys and measurements look at the platform from outside and may reach all of it. */
  | 'outside';

/** `side` is the app a screen is for: merchant, console, storefront, or `ui` for what several of them show. */
export type Spot = { part: Part; room?: string; side?: string };

export function spotOf(file: string): Spot {
  if (isTest(file)) return { part: 'outside' };
  const [top = '', second = '', third = ''] = file.split('/');
  if (top === 'domain' || top === 'locales' || top === 'db' || top === 'ui' || top === 'platform') {
    return { part: top };
  }
  if (top === 'apps')
    return second === 'server' ? { part: 'appServer' } : { part: 'appScreen', side: second };
  if (top !== 'features') return { part: 'outside' };
  if (/(^|\.)(contract|shapes)\.ts$/.test(third)) return { part: 'contract', room: second };
  if (third === 'server') return { part: 'server', room: second };
  return { part: 'screen', room: second, side: third === 'pages' ? 'storefront' : third };
}

/** What stands by the platform for its tests, and is no part of it: samples too. */
export const isTest = (file: string): boolean => /\.(test|promise|samples)\.tsx?$/.test(file);

/** The place of a room from the ground up, or -1 for one that nobody has given a place. */
export const floorOf = (room: string): number => rooms.findIndex((name) => name === room);
