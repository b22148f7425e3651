// Shops as the people of the console see them.
import { shopIdOf } from '#domain/wire/ids.ts';
import type { LevelCode } from '#domain/shop/levels.ts';
import type { ConsoleRole } from '#domain/rights.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql } from '#platform/db/listing.ts';

export type ListedShop = {
  shop_id: bigint;
  name: string;
  handle: string;
  level: LevelCode;
  status: string;
  country: string;
  created_at: Date;
  restrictions: number;
};

const standing = `(select count(*)::int from restriction r
  where r.shop_id = s.shop_id and r.state in ('announced', 'active'))`;

export const shopList: ListSql<ListedShop> = {
  name: 'shop-list',
  select: `s.shop_id, s.name, s.handle, s.level, s.status, s.country, s.created_at, ${standing} as restrictions`,
  from: 'shop s',
  id: 's.shop_id',
  idType: 'bigint',
  sorts: {
    since: { sql: 's.created_at', type: 'timestamptz' },
    name: { sql: 'lower(s.name)', type: 'text' },
  },
  filters: {
    level: 's.level',
    status: 's.status',
    restricted: `${standing} > 0`,
    since: 's.created_at',
  },
  search: (text) => {
    const shopId = shopIdOf(text.toLowerCase());
    return [
      { sql: `strpos(lower(s.name), lower($1)) > 0`, values: [text] },
      { sql: `s.handle = lower($1)`, values: [text] },
      ...(shopId === undefined ? [] : [{ sql: 's.shop_id = $1', values: [shopId] }]),
    ];
  },
};

const orders = sql.row('shop-orders-count')`
  select count(*)::int as n from shop_order where shop_id = :shopId`;

export async function countOrders(tx: Tx, shopId: bigint): Promise<number> {
  return (await orders(tx, { shopId }))?.n ?? 0;
}

const people = sql.rows('shop-viewers')`select id, roles from operator where id = any(:ids::uuid[])`;

/** What the people are who looked. */
export async function rolesOf(tx: Tx, ids: readonly string[]): Promise<Map<string, ConsoleRole[]>> {
  const rows = ids.length === 0 ? [] : await people(tx, { ids });
  return new Map(rows.map(({ id, roles }) => [id, roles]));
}
