// The test chain's own records: the other side of the wire.
import { sql } from '#platform/db/sql.ts';

export const insertSending = sql.run('testchain-insert')`
  insert into testchain (hash, channel, place, asset, units, sent_at)
    values (:hash, :channel, :place, :asset, :units, :at)`;

export const listAt = sql.rows('testchain-at')`
  select hash, asset, units, sent_at from testchain where channel = :channel and place = :place
    order by sent_at, hash`;
