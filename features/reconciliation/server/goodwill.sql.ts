// Goodwill: proposals, what a person and a shop had on a day, and whom it is for.
import type { Tx } from '#platform/db/database.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

/**
 * - as_promo: As promotion credit; else it is free money.
 */
export type GoodwillRow = RowOf<typeof lockGoodwill>;

const columns = `g.id, g.kind, g.shop_id, g.currency, g.units, g.reason, g.document, g.as_promo, g.state, g.inviter, g.maker,
  g.made_at, g.ended_at`;

export type GoodwillView = GoodwillRow & {
  handle: string | null;
  name: string | null;
  maker_name: string | null;
  checker_name: string | null;
};

export const listRows = sql.rows('goodwill-page')<{ shop_id: bigint | null }>`
  select ${columns}, s.handle, s.name, m.name as maker_name, c.name as checker_name
  from goodwill g left join shop s on s.shop_id = g.shop_id
  left join operator m on m.id = g.maker left join operator c on c.id = g.checker
  order by (g.state = 'proposed') desc, g.made_at desc, g.id desc limit :limit offset :offset`;

export const lockGoodwill = sql.row('goodwill-lock')`
  select ${columns} from goodwill g where g.id = :id for update`;

export type NewGoodwill = Pick<
  GoodwillRow,
  | 'id'
  | 'kind'
  | 'shop_id'
  | 'currency'
  | 'units'
  | 'reason'
  | 'document'
  | 'inviter'
  | 'maker'
  | 'made_at'
  | 'as_promo'
> & { readonly line_id: string | null };

/** SQLSTATE 23514 where a rule about persons does not hold, 23505 where the line funds already. */
export const addGoodwill = sql.run('goodwill-insert')`
  insert into goodwill (id, kind, shop_id, currency, units, reason, document, line_id, state, inviter,
    maker, made_at,
    as_promo)
  values (:id, :kind, :shop_id?, :currency, :units, :reason, :document, :line_id?, 'proposed', :inviter?,
    :maker, :made_at, :as_promo)`;

export const endGoodwill = sql.has('goodwill-end')`
  update goodwill set state = :state, ended_by = :by, ended_at = :at,
    checker = case when :state = 'confirmed' then :by::uuid end
  where id = :id and state = 'proposed' returning id`;

/** Counts what is given on this day. SQLSTATE 23514 where it would pass the cap. */
export const countDay = sql.run('goodwill-day-count')`
  insert into goodwill_day as d (day, whose, units, cap) values (:day::date, :whose, :units, :cap)
  on conflict (day, whose) do update set units = d.units + excluded.units returning units`;

const counted = sql.row('goodwill-day-read')`
  select units from goodwill_day where day = :day::date and whose = :whose`;

export async function readDay(tx: Tx, day: string, whose: string): Promise<bigint> {
  return (await counted(tx, { day, whose }))?.units ?? 0n;
}

/** The shop and who let its merchant in. */
export const findShop = sql.row('goodwill-shop')`select s.shop_id, s.currency, n.made_by as inviter
  from shop s join merchant m on m.shop_id = s.shop_id and m.role = 'owner'
  left join invitation n on n.id = m.invitation_id
  where s.handle = :handle order by m.id limit 1`;

/** Money on a statement that two people have said is no buyer's. */
export const findLine = sql.row('goodwill-line')`
  select units, currency from bank_line where id = :id and state = 'other' and direction = 'credit'`;
