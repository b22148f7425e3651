// Sums of days by the site that visitors came from and by product: made once, when a day is over in every zone.
import { sql } from '#platform/db/sql.ts';

/** The days that have no sums yet. */
export const listOpenFactDays = sql.rows('visit-facts-open')<{ day: string }>`
  select d.at::date::text as day
  from generate_series(:first::date::timestamp, :last::date::timestamp, interval '1 day') as d (at)
  where not exists (select from visit_fact_day s where s.shop_id = :shopId and s.day = d.at::date and s.fact = 'summed')
  order by d.at`;

export const saveFactDays = sql.run(
  'visit-facts-save',
)`select visit_fact_save(:shopId, :from::date, :to::date)`;
