// Figures of all shops for whoever watches the instance. Each statement reads by an index of what is due or waits, and
// no further than `countMax` rows.
import { limits } from '#domain/limits.ts';
import type { SuppressionReason } from '#domain/notifications/suppression.ts';
import { emailTimer } from '#platform/db/emails.sql.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/** No figure counts further: what is as much as this is wrong already. */
export const countMax = 10_000;

export type TimerFigure = RowOf<typeof countTimers>;

/**
 * Timers that are due before `soon`, by kind: how many are due now and since when, how many since before `lateAt`, and of
 * those that were put off because they failed how many there are, how many of them failed `limits.timerFailingTries`
 * times or more, and how often the worst of them was tried.
 */
export const countTimers = sql.rows('metrics-timers')<{
  due: number;
  late: number;
  retried: number;
  failing: number;
}>`
  select kind, count(*) filter (where due_at <= :now)::int as due,
    count(*) filter (where due_at <= :lateAt)::int as late,
    min(due_at) filter (where due_at <= :now) as oldest,
    count(*) filter (where tries > 0)::int as retried,
    count(*) filter (where tries >= ${limits.timerFailingTries})::int as failing, max(tries) as tries
  from (select kind, due_at, tries from timer where due_at <= :soon order by due_at limit ${countMax}) t
  group by kind order by kind`;

/** Emails to buyers that are to go before `next`, or were tried in vain and will be tried again before `soon`. */
export const countEmails = sql.row('metrics-emails')<{ waiting: number }>`
  select count(*)::int as waiting from (
    select l.id from timer t join letter l on l.shop_id = t.shop_id and l.id = t.subject
    where t.kind = '${emailTimer}' and t.due_at <= :soon and (t.due_at <= :next or l.tries > 0)
      and l.state = 'waiting'
    limit ${countMax}) e`;

/** Pushes and emails of notices that are due, or were tried in vain. */
export const countNotices = sql.rows('metrics-notices')<{ waiting: number }>`
  select way, count(*)::int as waiting from (
    select way from notice_delivery where state = 'waiting' and (next_at <= :now or tries > 0)
    limit ${countMax}) n
  group by way`;

/** Messages to programs that were not taken yet. */
export const countHooks = sql.row('metrics-hooks')<{ waiting: number }>`
  select count(*)::int as waiting from (
    select event_id from hook_delivery where state = 'waiting' limit ${countMax}) h`;

/** Addresses that are sent nothing, by the reason: of the newest ones. */
export const countSuppressed = sql.rows('metrics-suppressed')<{
  reason: SuppressionReason;
  addresses: number;
}>`
  select reason, count(*)::int as addresses from (
    select reason from mail_suppression order by created_at desc limit ${countMax}) s
  group by reason`;
