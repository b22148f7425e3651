// In how many orders goods were: whole days of UTC that are over are saved, the parts of a day at both ends are counted.
import { sql } from '#platform/db/sql.ts';

/** Saves the counts of the days from `first` on to before `until`; nothing may be paid on them any more. */
export const insertSoldDays = sql.run('showcase-sold-save')`
  select goods_sold_save(:shopId, :first::date, :until::date)`;
