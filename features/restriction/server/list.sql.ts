// All restrictions as a list of the console.
import type { Asset } from '#domain/money/money.ts';
import { shopIdOf } from '#domain/wire/ids.ts';
import type { HoldCode, RestrictionLevel } from '#domain/restriction.ts';
import type { RestrictionState } from '#domain/states/restriction.ts';
import type { ListSql } from '#platform/db/listing.ts';
import { sql } from '#platform/db/sql.ts';

export const findShopName = sql.row('restriction-shop-name')`select name from shop where shop_id = :shopId`;

export type ListedRow = {
  shop_id: bigint;
  shop_name: string;
  id: string;
  level: RestrictionLevel;
  reason_code: HoldCode;
  state: RestrictionState;
  currency: Asset;
  units: bigint | null;
  held_units: bigint | null;
  placed_at: Date;
  until_at: Date;
  has_appeal: boolean;
};

export const restrictionList: ListSql<ListedRow> = {
  name: 'restriction-list',
  select: `r.shop_id, coalesce(s.name, '') as shop_name, r.id, r.level, r.reason_code, r.state, r.currency, r.units, r.held_units, r.placed_at,
    coalesce(x.until_at, r.until_at) as until_at,
    exists (select 1 from appeal p where p.shop_id = r.shop_id and p.restriction_id = r.id and p.state = 'open')
      as has_appeal`,
  from: `restriction r
    left join shop s on s.shop_id = r.shop_id
    left join restriction_extension x on x.shop_id = r.shop_id and x.restriction_id = r.id`,
  id: 'r.id',
  sorts: {
    placed: { sql: 'r.placed_at', type: 'timestamptz' },
    until: { sql: 'coalesce(x.until_at, r.until_at)', type: 'timestamptz' },
  },
  filters: {
    state: 'r.state',
    level: 'r.level',
    code: 'r.reason_code',
    shop: (text) => {
      const shopId = shopIdOf(text.toLowerCase());
      return shopId === undefined ? undefined : { sql: 'r.shop_id = $1', values: [shopId] };
    },
    placed: 'r.placed_at',
  },
  search: (text) => {
    const shopId = shopIdOf(text.toLowerCase());
    return shopId === undefined ? [] : [{ sql: 'r.shop_id = $1', values: [shopId] }];
  },
};
