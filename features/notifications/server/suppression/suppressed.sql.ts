// The list of addresses that are sent nothing.
import type { SuppressionReason } from '#domain/notifications/suppression.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { digestAddress } from '#platform/mail/return-path.ts';

export type SuppressedRow = {
  id: string;
  domain: string;
  reason: SuppressionReason;
  says: string;
  created_at: Date;
};

export const suppressedList: ListSql<SuppressedRow> = {
  name: 'mail-suppressed',
  select: `encode(m.address, 'hex') as id, m.domain, m.reason, m.says, m.created_at`,
  from: 'mail_suppression m',
  id: `encode(m.address, 'hex')`,
  idType: 'text',
  sorts: { since: { sql: 'm.created_at', type: 'timestamptz' } },
  filters: {
    reason: 'm.reason',
    domain: (text) => ({ sql: 'm.domain = $1', values: [text.toLowerCase()] }),
    since: 'm.created_at',
  },
};

/** @param secret The platform's: a whole address that is searched for is found by its digest. */
export function makeSuppressedList(secret: string): ListSql<SuppressedRow> {
  return {
    ...suppressedList,
    search: (text) =>
      text.includes('@') ? [{ sql: 'm.address = $1', values: [digestAddress(secret, text)] }] : [],
  };
}
