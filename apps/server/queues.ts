// What waits for people of the console, in the order in which Today shows it. The rooms' places are those of the console.
import { findRapidLooks } from '#features/audit/server/looks.ts';
import { readChatReports, readChatsWaiting } from '#features/chat/server/public.ts';
import { readFailing } from '#features/jobs/server/jobs.sql.ts';
import { lookAt, type Queue } from '#features/lists/server/public.ts';
import { limits } from '#domain/limits.ts';
import { holdReasons } from '#domain/states/parcel.ts';
import { readCommands } from '#features/staff/server/command.sql.ts';
import { readWaitingChanges } from '#features/staff/server/public.ts';
import { lookAtHeld } from '#features/orders/server/parcels.sql.ts';
import { lookAtPaymentDrafts, readWaiting } from '#features/help/server/public.ts';

/** Every queue of the platform. A room that adds one names it in `domain/queues.ts`. */
export const queues: readonly Queue[] = [
  {
    name: 'deposits',
    right: 'deposits',
    to: '/deposits',
    promiseHours: limits.depositReviewHours,
    look: (tx) => lookAt(tx, 'deposits'),
  },
  { name: 'bankDeposits', right: 'deposits', to: '/deposits', look: (tx) => lookAt(tx, 'receipts') },
  {
    name: 'withdrawals',
    right: 'withdrawals',
    to: '/withdrawals?f-state=requested',
    promiseHours: limits.withdrawalDecideHours,
    look: (tx) => lookAt(tx, 'withdrawals'),
  },
  { name: 'payouts', right: 'payouts', to: '/payouts', look: (tx) => lookAt(tx, 'payouts') },
  { name: 'identities', right: 'identities', to: '/identities', look: (tx) => lookAt(tx, 'identities') },
  {
    name: 'identityAppeals',
    right: 'identities',
    to: '/identities/appeals',
    look: (tx) => lookAt(tx, 'identityAppeals'),
  },
  { name: 'appeals', right: 'appeals', to: '/appeals', look: (tx) => lookAt(tx, 'appeals') },
  {
    name: 'cases',
    right: 'cases',
    to: '/cases?f-state=escalated',
    look: (tx) => lookAt(tx, 'cases'),
  },
  {
    name: 'bankReleases',
    right: 'bank',
    to: '/bank/statements',
    promiseHours: 24,
    look: (tx) => lookAt(tx, 'bankReleases'),
  },
  { name: 'bankLines', right: 'bank', to: '/bank', look: (tx) => lookAt(tx, 'bankLines') },
  { name: 'bankReturns', right: 'bank', to: '/bank/returns', look: (tx) => lookAt(tx, 'bankReturns') },
  {
    name: 'comments',
    right: 'comments',
    to: '/comments?f-state=reported',
    look: (tx) => lookAt(tx, 'comments'),
  },
  {
    name: 'feedback',
    right: 'feedback',
    to: '/feedback?f-status=received,read',
    promiseHours: limits.feedbackAnswerHours,
    look: (tx) => lookAt(tx, 'feedback'),
  },
  {
    name: 'contacts',
    right: 'feedback',
    to: '/contact?f-status=open',
    promiseHours: limits.contactAnswerHours,
    look: (tx) => lookAt(tx, 'contacts'),
  },
  {
    name: 'parcels',
    right: 'decideParcels',
    to: `/orders?f-held=${holdReasons.join(',')}`,
    promiseHours: limits.parcelDecideHours,
    look: (tx) => lookAtHeld(tx),
  },
  { name: 'emails', right: 'resendEmails', to: '/emails', look: (tx) => lookAt(tx, 'emails') },
  {
    name: 'chats',
    right: 'chat',
    to: '/chat?f-state=waiting',
    look: (tx) => readChatsWaiting(tx),
  },
  { name: 'chatReports', right: 'chat', to: '/chat?f-kind=order', look: (tx) => readChatReports(tx) },
  { name: 'announcements', right: 'content', to: '/announcements', look: readWaiting },
  { name: 'contentDrafts', right: 'content', to: '/content', look: lookAtPaymentDrafts },
  {
    name: 'promotion',
    right: 'promotion',
    to: '/promotion?f-state=review',
    promiseHours: limits.promotionReviewHours,
    look: (tx) => lookAt(tx, 'promotion'),
  },
  {
    name: 'differences',
    right: 'reconciliation',
    to: '/reconciliation',
    look: (tx) => lookAt(tx, 'differences'),
  },
  { name: 'jobs', right: 'jobs', to: '/jobs?f-state=failing', look: readFailing },
  { name: 'goodwill', right: 'goodwill', to: '/goodwill', look: (tx) => lookAt(tx, 'goodwill') },
  { name: 'limits', right: 'limits', to: '/limits', look: (tx) => lookAt(tx, 'limits') },
  {
    name: 'claims',
    right: 'suppliers',
    to: '/supplier-claims?f-state=open,answered',
    look: (tx) => lookAt(tx, 'claims'),
  },
  {
    name: 'sourcing',
    right: 'catalogue',
    to: '/sourcing?f-state=sent,reviewing',
    promiseHours: limits.sourcingAnswerHours,
    look: (tx) => lookAt(tx, 'sourcing'),
  },
  { name: 'fastLooks', right: 'audit', to: '/security', look: findRapidLooks },
  { name: 'roleChanges', right: 'people', to: '/people', look: readWaitingChanges },
  { name: 'accessCommands', right: 'people', to: '/people', look: readCommands },
  { name: 'exports', right: 'people', look: (tx) => lookAt(tx, 'exports') },
];
