// The record in figures: what waits, what was sealed, who has signed.
import { sql } from '#platform/db/sql.ts';

export const readWaiting = sql.row('proof-waiting')`
  select (select count(*) from act_pending)::int as acts,
    (select count(*) from log_doc where idx is null)::int as documents,
    (select e.at from act_pending p join audit_entry e on e.shop_id = p.shop_id and e.seq = p.seq
     order by p.id limit 1) as oldest_at`;

export const readHead = sql.row('proof-head-signed')`
  select size, at from log_checkpoint order by size desc limit 1`;

const sealColumns = 'no, currency, at, shops, merchants, buyers, suppliers, acts, took_ms';

export const listSeals = sql.rows('proof-seals')`
  select ${sealColumns} from seal order by no desc, currency limit :limit`;

/** What the newest seal says, for each currency. */
export const newestSeals = sql.rows('proof-seals-newest')`
  select ${sealColumns} from seal where no = (select max(no) from seal) order by currency`;

/** Who has signed a head besides us, and when. */
export const listCosigners = sql.rows('proof-cosigners')`
  select name, at from log_cosignature where size = :size order by name`;

export const countActs = sql.row('proof-acts-all')`
  select coalesce(sum(acts), 0)::bigint as acts from act_total`;
