// Which places of the app are a member's, and what is theirs to do. The calls decide; this only spares them refusals.
import type { MemberRole } from './team-roles.ts';

/** What every member has: their own sign-in, and help. `/*` stands for all below an address. */
const own = ['/settings', '/settings/profile', '/settings/security/*', '/settings/about', '/qa', '/qaDetail'];

const withBuyers = [
  '/orderList',
  '/orderList/*',
  '/orderComment',
  '/customers/*',
  '/questions',
  '/inbox',
  '/inbox/*',
  '/answers',
  '/service',
];

const places: Record<MemberRole, readonly string[]> = {
  orders: [...withBuyers, ...own],
  products: ['/goodsList', '/goodsList/*', '/discounts/*', '/share', ...own],
  service: [...withBuyers, ...own],
};

/** Addresses of the app that a member may open; of somebody with no known role, none but their own sign-in. */
export function memberPlaces(role: MemberRole | 'none'): readonly string[] {
  return role === 'none' ? own : places[role];
}

/** Whether an address of the app is among these. */
export function isAmong(open: readonly string[], path: string): boolean {
  return open.some((one) => (one.endsWith('/*') ? `${path}/`.startsWith(one.slice(0, -1)) : one === path));
}

/** Whose order it is to confirm, and whose question to answer: the codes of tasks that a member is shown. */
export function memberTasks(role: MemberRole | 'none'): readonly string[] {
  if (role === 'orders') return ['confirm_orders', 'answer_cases', 'way_back'];
  if (role === 'products') return ['first_goods', 'way_back'];
  return role === 'service' ? ['answer_cases', 'way_back'] : ['way_back'];
}
