// Goodwill: proposals, what a person and a shop had on a day, and whom it is for.
import type { Asset } from '#domain/money/money.ts';
import { statement, type Tx } from '#platform/db/database.ts';

export type GoodwillRow = {
  id: string;
  kind: 'fund' | 'give';
  shop_id: bigint | null;
  currency: Asset;
  units: bigint;
  reason: string;
  document: string;
  /** As promotion credit; else it is free money. */
  as_promo: boolean;
  state: 'proposed' | 'confirmed' | 'dropped';
  inviter: string | null;
  maker: string;
  made_at: Date;
  ended_at: Date | null;
};

const columns = `g.id, g.kind, g.shop_id, g.currency, g.units, g.reason, g.document, g.as_promo, g.state, g.inviter, g.maker,
  g.made_at, g.ended_at`;

export type GoodwillView = GoodwillRow & {
  handle: string | null;
  name: string | null;
  maker_name: string | null;
  checker_name: string | null;
};

const page = statement<GoodwillView>(
  'goodwill-page',
  `select ${columns}, s.handle, s.name, m.name as maker_name, c.name as checker_name
   from goodwill g left join shop s on s.shop_id = g.shop_id
   left join operator m on m.id = g.maker left join operator c on c.id = g.checker
   order by (g.state = 'proposed') desc, g.made_at desc, g.id desc limit $1 offset $2`,
);

export function listRows(tx: Tx, { limit, offset }: { limit: number; offset: number }) {
  return tx.rows(page, [limit, offset]);
}

const find = statement<GoodwillRow>(
  'goodwill-lock',
  `select ${columns} from goodwill g where g.id = $1 for update`,
);

export function lockGoodwill(tx: Tx, id: string): Promise<GoodwillRow | undefined> {
  return tx.row(find, [id]);
}

const insert = statement<never>(
  'goodwill-insert',
  `insert into goodwill (id, kind, shop_id, currency, units, reason, document, line_id, state, inviter, maker, made_at,
     as_promo)
   values ($1, $2, $3, $4, $5, $6, $7, $8, 'proposed', $9, $10, $11, $12)`,
);

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
export async function addGoodwill(tx: Tx, one: NewGoodwill): Promise<void> {
  await tx.rows(insert, [
    one.id,
    one.kind,
    one.shop_id,
    one.currency,
    one.units,
    one.reason,
    one.document,
    one.line_id,
    one.inviter,
    one.maker,
    one.made_at,
    one.as_promo,
  ]);
}

const end = statement<{ id: string }>(
  'goodwill-end',
  `update goodwill set state = $2, ended_by = $3, ended_at = $4,
     checker = case when $2 = 'confirmed' then $3::uuid end
   where id = $1 and state = 'proposed' returning id`,
);

export type GoodwillEnd = { readonly state: 'confirmed' | 'dropped'; readonly by: string; readonly at: Date };

export async function endGoodwill(tx: Tx, id: string, { state, by, at }: GoodwillEnd): Promise<boolean> {
  return (await tx.row(end, [id, state, by, at])) !== undefined;
}

const count = statement<{ units: bigint }>(
  'goodwill-day-count',
  `insert into goodwill_day as d (day, whose, units, cap) values ($1::date, $2, $3, $4)
   on conflict (day, whose) do update set units = d.units + excluded.units returning units`,
);

/** Counts what is given on this day. SQLSTATE 23514 where it would pass the cap. */
export async function countDay(tx: Tx, one: { day: string; whose: string; units: bigint; cap: bigint }) {
  await tx.row(count, [one.day, one.whose, one.units, one.cap]);
}

const counted = statement<{ units: bigint }>(
  'goodwill-day-read',
  'select units from goodwill_day where day = $1::date and whose = $2',
);

export async function readDay(tx: Tx, day: string, whose: string): Promise<bigint> {
  return (await tx.row(counted, [day, whose]))?.units ?? 0n;
}

const shop = statement<{ shop_id: bigint; currency: Asset; inviter: string | null }>(
  'goodwill-shop',
  `select s.shop_id, s.currency, n.made_by as inviter
   from shop s join merchant m on m.shop_id = s.shop_id
   left join invitation n on n.id = m.invitation_id
   where s.handle = $1 order by m.id limit 1`,
);

/** The shop and who let its merchant in. */
export function findShop(tx: Tx, handle: string) {
  return tx.row(shop, [handle]);
}

const line = statement<{ units: bigint; currency: Asset }>(
  'goodwill-line',
  `select units, currency from bank_line where id = $1 and state = 'other' and direction = 'credit'`,
);

/** Money on a statement that two people have said is no buyer's. */
export function findLine(tx: Tx, id: string) {
  return tx.row(line, [id]);
}
