// What waits for people of the console, by name. Each is a function of a room, put together in apps/server/rooms.ts.

export const queueNames = [
  'deposits',
  'bankDeposits',
  'withdrawals',
  'payouts',
  'bankReleases',
  'bankLines',
  'bankReturns',
  'differences',
  'goodwill',
  'identities',
  'appeals',
  'cases',
  'comments',
  'feedback',
  'parcels',
  'letters',
  'exports',
  'fastLooks',
  'limits',
  'claims',
  'announcements',
  'chats',
  'chatReports',
  'promotion',
] as const;
export type QueueName = (typeof queueNames)[number];
