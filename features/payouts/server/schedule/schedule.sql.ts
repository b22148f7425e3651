// Rows of payout schedules, one a shop; and the mandate of a withdrawal that one asks for.
import { sql, type RowOf } from '#platform/db/sql.ts';

export type ScheduleRow = RowOf<typeof findSchedule>;

export const findSchedule = sql.row('payout-schedule-find')`
  select id, account_id, person_id, weekday, least_units, most_units, next_at, created_at, last_at, last_reason,
    last_withdrawal
  from payout_schedule where shop_id = :shopId`;

/** Puts a schedule in the place of the one before. What that came to last is shown on. */
export const putSchedule = sql.run('payout-schedule-put')`
  insert into payout_schedule as s (shop_id, id, account_id, person_id, weekday, least_units, most_units, next_at,
    created_at)
  values (:shopId, :id, :accountId, :personId, :weekday, :least, :most, :nextAt, :at)
  on conflict (shop_id) do update set id = excluded.id, account_id = excluded.account_id,
    person_id = excluded.person_id, weekday = excluded.weekday, least_units = excluded.least_units,
    most_units = excluded.most_units, next_at = excluded.next_at, created_at = excluded.created_at`;

/** A run is over: what it came to, and when the next one is. */
export const recordRun = sql.run('payout-schedule-run')`
  update payout_schedule set next_at = :nextAt, last_at = :at, last_reason = :reason?,
    last_withdrawal = :withdrawalId?::uuid
  where shop_id = :shopId and id = :id`;

export const removeSchedule = sql.row('payout-schedule-remove')`
  delete from payout_schedule where shop_id = :shopId returning id`;

/** The schedule that pays to an account, if any. */
export const findScheduleOf = sql.row('payout-schedule-of')`
  select id from payout_schedule where shop_id = :shopId and account_id = :accountId`;

export const enterScheduled = sql.row('mandate-enter-scheduled')<{ came: string }>`
  select mandate_enter_scheduled(:shopId, :id, :scheduleId, :units, :day::date) as came`;
