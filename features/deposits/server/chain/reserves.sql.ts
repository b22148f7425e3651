// Merchants' addresses that money was received at: what lies there belongs to the reserves until it is moved.
import { sql } from '#platform/db/sql.ts';

export const listReceiving = sql.rows('deposit-address-receiving')`
  select a.address from deposit_address a
  where a.chain = :chain and a.contract = :contract and exists (
    select from deposit_transfer t where t.chain = a.chain and t.address = a.address and t.state = 'booked')
  order by a.number desc limit :limit`;
