// A buyer's comment (docs/product.md 2.8): who may say what of it, and what becomes of a report.
import { machine } from './machine.ts';

export const commentStates = ['published', 'reported', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Why a comment may be reported, and the only reasons for which one is removed. A bad rating is none of them. */
export const reportReasons = [
  'offensive',
  'personal_data',
  'advertising',
  'off_topic',
  'not_genuine',
] as const;
export type ReportReason = (typeof reportReasons)[number];

/** What is said about one delivered item, each at most once. */
export const commentTexts = ['comment', 'follow_up', 'reply', 'correction'] as const;
export type CommentText = (typeof commentTexts)[number];

export const commentMachine = machine(commentStates, {
  /** It stays to be read until somebody has decided. */
  report: { from: ['published'], to: 'reported', by: ['merchant'] },
  keep: { from: ['reported'], to: 'published', by: ['reviewer'] },
  /** Its place stays, with the reason in it. */
  remove: { from: ['reported'], to: 'removed', by: ['reviewer'] },
});
