// One goods' file: its versions, its steps, and what looks the same.
import type { GoodsState } from '#domain/states/goods.ts';
import type { Tx } from '#platform/db/database.ts';
import { sql } from '#platform/db/sql.ts';
import type { ListSql, Piece } from '#platform/db/listing.ts';
import { labelLexeme, quoted } from './search/search-words.ts';
import { piecesOf } from '#domain/text/search-text.ts';

export type CatalogueRow = {
  id: string;
  code: string;
  title: string;
  picture: string;
  state: GoodsState;
  type_name: string;
  supplier_name: string;
  cost_units: bigint;
  suggested_units: bigint;
  on_hand: bigint;
  reserved: bigint;
  maker: string;
  eu_person: string;
  version: number;
  created_at: Date;
};

/** A code, a GTIN, or the beginnings of words of the title. */
function meantBy(text: string): Piece[] {
  const words = piecesOf(text).map((piece) => `${quoted(labelLexeme('en', piece.text))}:*`);
  return [
    { sql: 'g.code = $1', values: [text] },
    { sql: `(g.gtin <> '' and g.gtin = $1)`, values: [text] },
    ...(words.length === 0
      ? []
      : [
          {
            sql: 'g.id in (select i.goods_id from goods_search i where i.words @@ $1::text::tsquery)',
            values: [words.join(' & ')],
          },
        ]),
  ];
}

const twins = `exists (select from goods d where d.id <> g.id and d.state <> 'retired' and (
  (d.gtin <> '' and d.gtin = g.gtin) or (d.picture <> '' and d.picture = g.picture and d.family = '')
  or lower(d.title) = lower(g.title) and d.family = ''))`;

export const catalogueGoods: ListSql<CatalogueRow> = {
  name: 'catalogue',
  select: `g.id, g.code, g.title, g.picture, g.state, t.name as type_name, p.name as supplier_name, g.cost_units,
    g.suggested_units, s.on_hand, s.reserved, g.maker, g.eu_person, g.version, g.created_at`,
  from: `goods g join stock s on s.goods_id = g.id join goods_type t on t.id = g.type_id
    join supplier p on p.id = g.supplier_id`,
  id: 'g.id',
  sorts: {
    new: { sql: 'g.created_at', type: 'timestamptz' },
    cost: { sql: 'g.cost_units', type: 'bigint' },
    title: { sql: 'lower(g.title)', type: 'text' },
  },
  filters: {
    state: 'g.state',
    lacks: {
      cases: {
        picture: `g.picture = ''`,
        maker: `g.maker = ''`,
        eu_person: `g.eu_person = ''`,
        origin: `g.origin = ''`,
        stock: 's.on_hand = s.reserved',
        unique: twins,
      },
    },
    supplier: (text) => ({
      sql: 'g.supplier_id = (select u.id from supplier u where u.code = $1)',
      values: [text.toUpperCase()],
    }),
    type: (text) => ({ sql: 'g.type_id = $1', values: [text.toLowerCase()] }),
  },
  search: meantBy,
};

export type FileRow = CatalogueRow & {
  description: string;
  pictures: readonly string[];
  type_id: string;
  supplier_id: string;
  supplier_code: string;
  weight_grams: number;
  brand: string;
  gtin: string;
  heading: string;
  origin: string;
  warnings: string;
  state_reason: string;
  listed_by: number;
};

export const readFile = sql.row('catalogue-file')<{ listed_by: number }>`
  select ${catalogueGoods.select}, g.description, g.pictures, g.type_id, g.supplier_id, p.code
    as supplier_code,
    g.weight_grams, g.brand, g.gtin, g.heading, g.origin, g.warnings, g.state_reason,
    (select count(*)::int from showcase_item i where i.goods_id = :id and i.status = 'listed') as listed_by
  from ${catalogueGoods.from} where g.id = :id`;

type Stamp = { readonly at: Date; readonly by: string | undefined; readonly why: string };

const record = sql.run('catalogue-record')`
  insert into goods_version (goods_id, version, cost_units, suggested_units, title, made_at, made_by, why)
  select id, version, cost_units, suggested_units, title, :at, :by?, :why from goods
    where id = any(:ids::uuid[])
  on conflict do nothing`;

/** Keeps what goods are now as their version. */
export async function recordVersions(tx: Tx, ids: readonly string[], { at, by, why }: Stamp): Promise<void> {
  if (ids.length > 0) await record(tx, { ids, at, by, why });
}

/** The newest fifty. */
export const listVersions = sql.rows('catalogue-versions')`
  select v.version, v.cost_units, v.suggested_units, v.title, v.made_at, o.name as maker, v.why
  from goods_version v left join operator o on o.id = v.made_by where v.goods_id = :id
  order by v.version desc limit 50`;

export const listSteps = sql.rows('catalogue-steps')`
  select m.from_state, m.to_state, m.reason, o.name as maker, m.made_at
  from goods_move m left join operator o on o.id = m.made_by where m.goods_id = :id
  order by m.made_at desc, m.id desc limit 50`;

/** Other goods with the same GTIN, title or picture; options of one family are meant to look alike. */
export const listSame = sql.rows('catalogue-same')<{ by: 'gtin' | 'title' | 'picture' }>`
  select distinct on (d.id) d.id, d.code, d.title,
    case when d.gtin <> '' and d.gtin = g.gtin then 'gtin' when lower(d.title) = lower(g.title) then 'title'
      else 'picture' end as by
  from goods g join goods d on d.id <> g.id and d.state <> 'retired' and (
    (d.gtin <> '' and d.gtin = g.gtin) or (d.family = '' and lower(d.title) = lower(g.title))
    or (d.picture <> '' and d.picture = g.picture and d.family = ''))
  where g.id = :id limit 20`;

export const lockGoods = sql.rows('catalogue-lock')`
  select id, state, picture, maker from goods where id = any(:ids::uuid[]) order by id for update`;

const move = sql.run('catalogue-move')`with moved as (
    update goods set state = :to, state_reason = :reason, updated_at = :at where id = any(:ids::uuid[])
      and state = :from
    returning id
  )
  insert into goods_move (goods_id, id, from_state, to_state, reason, made_by, made_at)
  select m.id, n.move_id, :from, :to, :reason, :by, :at
  from moved m join unnest(:ids::uuid[], :moveIds::uuid[]) as n (goods_id, move_id) on n.goods_id = m.id`;

export type Step = {
  readonly from: GoodsState;
  readonly to: GoodsState;
  readonly reason: string;
  readonly by: string;
  readonly at: Date;
};

/** Takes goods that are held a step on, each with its line. */
export async function moveRows(
  tx: Tx,
  goods: readonly { readonly id: string; readonly moveId: string }[],
  { from, to, reason, by, at }: Step,
): Promise<void> {
  const ids = goods.map(({ id }) => id);
  await move(tx, { ids, from, to, reason, by, at, moveIds: goods.map(({ moveId }) => moveId) });
}

const code = sql.row('catalogue-code')`select code from goods where id = :id`;

export async function codeOf(tx: Tx, id: string): Promise<string | undefined> {
  return (await code(tx, { id }))?.code;
}

/** Goods that were just entered are a draft: nobody has listed them. */
export const makeDraft = sql.run('catalogue-set-draft')`update goods set state = 'draft' where id = :id`;
