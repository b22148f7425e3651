// What waits, read for Today: each by an index of what is open, and no further than a bound.
import { limits } from '#domain/limits.ts';
import { statement, type Statement, type Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { QueueLook } from './today.ts';

function look(name: string, since: string, rows: string): Statement<QueueLook> {
  return statement<QueueLook>(
    `desk-queue-${name}`,
    `select count(*)::int as count, min(q.since) as oldest
     from (select ${since} as since from ${rows} limit ${limits.queueCountMax + 1}) as q`,
  );
}

const looks = {
  deposits: look(
    'deposits',
    'd.submitted_at',
    `deposit d where d.state = 'submitted' order by d.submitted_at`,
  ),
  receipts: look(
    'receipts',
    'r.at',
    `deposit_receipt r where r.state in ('proposed', 'unclear') order by r.at`,
  ),
  withdrawals: look(
    'withdrawals',
    'w.created_at',
    `withdrawal w where w.state = 'requested' order by w.created_at`,
  ),
  payouts: look(
    'payouts',
    'p.ready_at',
    `payout p where p.state = 'waiting' and p.ready_at is not null order by p.ready_at`,
  ),
  bankReleases: look('bank-releases', 'b.at', `bank_import b where b.state = 'waiting' order by b.at`),
  bankLines: look('bank-lines', 'b.at', `bank_line b where b.state = 'open' order by b.booked_on, b.id`),
  bankReturns: look(
    'bank-returns',
    'b.created_at',
    `bank_return b where b.state <> 'paid' order by b.created_at, b.id`,
  ),
  identities: look(
    'identities',
    'i.submitted_at',
    `identity_application i where i.state = 'open' order by i.promise_at`,
  ),
  identityAppeals: look(
    'identity-appeals',
    'a.opened_at',
    `identity_appeal a where a.state = 'open' order by a.decide_by`,
  ),
  appeals: look('appeals', 'a.opened_at', `appeal a where a.state = 'open' order by a.decide_by`),
  cases: look('cases', 'c.created_at', `return_case c where c.state = 'escalated'`),
  comments: look(
    'comments',
    'c.reported_at',
    `order_comment c where c.state = 'reported' order by c.reported_at`,
  ),
  feedback: look(
    'feedback',
    'f.created_at',
    `feedback f where f.status in ('received', 'read') order by f.promise_at, f.id`,
  ),
  contacts: look(
    'contacts',
    'c.created_at',
    `contact_request c where c.status = 'open' order by c.promise_at, c.id`,
  ),
  emails: look('emails', 'l.ended_at', `letter l where l.state = 'given_up' order by l.ended_at desc`),
  promotion: look('promotion', 'c.created_at', `campaign c where c.state = 'review' order by c.promise_at`),
  differences: look(
    'differences',
    'i.first_seen_at',
    `recon_item i where i.state = 'open' order by i.first_seen_at`,
  ),
  goodwill: look('goodwill', 'g.made_at', `goodwill g where g.state = 'proposed' order by g.made_at`),
  limits: look('limits', 'l.proposed_at', `limit_change l where l.state = 'proposed' order by l.proposed_at`),
  claims: look(
    'claims',
    'c.opened_at',
    `supplier_claim c where c.state = 'answered' or (c.state = 'open' and c.side = 'supplier') order by c.opened_at`,
  ),
  sourcing: look(
    'sourcing',
    'r.created_at',
    `sourcing_request r where r.answered_at is null order by r.created_at`,
  ),
  exports: look('exports', 'e.created_at', `list_export e where e.state = 'failed'`),
} satisfies Record<string, Statement<QueueLook>>;

/** How many of a queue wait and since when. */
export async function lookAt(tx: Tx, queue: keyof typeof looks): Promise<QueueLook> {
  return (await tx.row(looks[queue], [])) ?? { count: 0, oldest: null };
}

const books = sql.row('desk-books')`
  select (select max(at) from recon_run) as at,
    (select count(*)::int from recon_item i where i.state <> 'gone' and i.kind = 'books' and i.place = 'books:book')
      as books`;

const unread = sql.row('desk-books-unread')<{ books: number }>`select count(*)::int as books from
    (select from account a group by a.shop_id having sum(a.debits) <> sum(a.credits)) as differing`;

type Books = { readonly count: number; readonly at: Date };

/**
 * How many books do not sum to zero, as the last run of the reconciliation found it: it reads all accounts, which are as
 * many as orders. Before the first run they are read here.
 */
export async function readBooks(tx: Tx, now: Date): Promise<Books> {
  const known = await books(tx);
  const at = known?.at ?? null;
  if (at !== null) return { count: known?.books ?? 0, at };
  return { count: (await unread(tx))?.books ?? 0, at: now };
}
