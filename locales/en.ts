// English, as the merchant's app loads it; its words are the type of every other language.
import { common } from './en/common.ts';
import { notifications } from './en/notifications.ts';
import { orders } from './en/orders.ts';
import { people } from './en/people.ts';
import { restriction } from './en/restriction.ts';
import { settings } from './en/settings.ts';
import { statistics } from './en/statistics.ts';

/** Words of the screens that a day begins on, in one file. */
export const day = { common, notifications, orders, people, restriction, settings, statistics };

/** Words of the other screens, each room in a file of its own, fetched with the first screen that says them. */
export const rooms = {
  chat: async () => (await import('./en/chat.ts')).chat,
  comments: async () => (await import('./en/comments.ts')).comments,
  deposits: async () => (await import('./en/deposits.ts')).deposits,
  devices: async () => (await import('./en/devices.ts')).devices,
  discounts: async () => (await import('./en/discounts.ts')).discounts,
  goods: async () => (await import('./en/goods.ts')).goods,
  hooks: async () => (await import('./en/hooks.ts')).hooks,
  identity: async () => (await import('./en/identity.ts')).identity,
  inbox: async () => (await import('./en/inbox.ts')).inbox,
  invitation: async () => (await import('./en/invitation.ts')).invitation,
  payouts: async () => (await import('./en/payouts.ts')).payouts,
  privacy: async () => (await import('./en/privacy.ts')).privacy,
  proposals: async () => (await import('./en/proposals.ts')).proposals,
  proof: async () => (await import('./en/proof.ts')).proof,
  promotion: async () => (await import('./en/promotion.ts')).promotion,
  reach: async () => (await import('./en/reach.ts')).reach,
  returns: async () => (await import('./en/returns.ts')).returns,
  safety: async () => (await import('./en/safety.ts')).safety,
  service: async () => (await import('./en/service.ts')).service,
  sharing: async () => (await import('./en/sharing.ts')).sharing,
  shop: async () => (await import('./en/shop.ts')).shop,
  showcase: async () => (await import('./en/showcase.ts')).showcase,
  team: async () => (await import('./en/team.ts')).team,
  wallet: async () => (await import('./en/wallet.ts')).wallet,
};
