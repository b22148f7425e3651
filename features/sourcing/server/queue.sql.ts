// What the catalogue team works through: requests of all shops.
import type { Asset } from '#domain/money/money.ts';
import type { SourcingState } from '#domain/states/sourcing.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { sql } from '#platform/db/sql.ts';

export type QueueRow = {
  shop_id: bigint;
  id: string;
  shop_name: string;
  currency: Asset;
  state: SourcingState;
  title: string;
  link: string;
  cost_units: bigint | null;
  countries: string[];
  pieces: number;
  claimed_by: string | null;
  holder_name: string | null;
  goods: string[];
  reason: string;
  created_at: Date;
  answered_at: Date | null;
};

/** A fan-out read. */
export const queueList: ListSql<QueueRow> = {
  name: 'sourcing-queue',
  select: `r.shop_id, r.id, r.state, r.title, r.link, r.cost_units, r.countries, r.pieces, r.claimed_by, r.goods,
    r.reason, r.created_at, r.answered_at, s.name as shop_name, s.currency, o.name as holder_name`,
  from: `sourcing_request r
    join shop s on s.shop_id = r.shop_id
    left join operator o on o.id = r.claimed_by`,
  id: 'r.id',
  sorts: { created: { sql: 'r.created_at', type: 'timestamptz' } },
  filters: {
    state: 'r.state',
    shop: (code) => {
      const shopId = shopIdOf(code);
      return shopId === undefined ? undefined : { sql: 'r.shop_id = $1', values: [shopId] };
    },
    created: 'r.created_at',
  },
  search: (text) => [{ sql: 'r.title ilike $1', values: [`%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`] }],
};

/** False where another person has it by now, or it is answered. */
export const claimRequest = sql.has('sourcing-claim')`
  update sourcing_request set state = :to, claimed_by = :by
  where shop_id = :shopId and id = :id and state = any(:from::text[])
    and claimed_by is not distinct from :heldBy?::uuid returning id`;

/** False where it is not open and this person’s. An answer frees the shop’s slot. */
export const answerRequest = sql.has('sourcing-answer')`
  update sourcing_request set state = :to, goods = :goods, reason = :reason, slot = null, answered_at = :at,
    ends_at = :endsAt
  where shop_id = :shopId and id = :id and state = any(:from::text[]) and claimed_by = :by returning id`;

/** Goods on sale, by their codes. */
export const listByCode = sql.rows('sourcing-codes')`
  select id, code from goods where code = any(:codes::text[]) and state = 'active'`;
