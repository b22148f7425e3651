// The tree of types, as it is kept.
import { statement, type Tx } from '#platform/db/database.ts';

export type TreeRow = {
  id: string;
  parent: string | null;
  name: string;
  version: number;
  retired_at: Date | null;
  goods: number;
};

const tree = statement<TreeRow>(
  'goods-type-tree',
  `select t.id, t.parent, t.name, t.version, t.retired_at, coalesce(g.goods, 0) as goods
   from goods_type t
   left join (select type_id, count(*)::int as goods from goods where state <> 'retired' group by type_id) g
     on g.type_id = t.id
   order by t.position, t.id`,
);

export function readTree(tx: Tx): Promise<TreeRow[]> {
  return tx.rows(tree, []);
}

const names = statement<{ type_id: string; lang: string; name: string }>(
  'goods-type-names',
  'select type_id, lang, name from goods_type_text',
);

export function readNames(tx: Tx) {
  return tx.rows(names, []);
}

const edit = statement<{ version: number }>(
  'goods-type-edit',
  `update goods_type set name = $3, parent = $4, version = version + 1 where id = $1 and version = $2 returning version`,
);

/** Undefined where somebody was faster. */
export async function editRow(
  tx: Tx,
  { id, version, name, parent }: { id: string; version: number; name: string; parent: string | null },
): Promise<number | undefined> {
  return (await tx.row(edit, [id, version, name, parent]))?.version;
}

const order = statement<never>(
  'goods-type-order',
  `update goods_type t set position = n.position
   from (
     select o.id, p.position
     from (select id, row_number() over (order by turn) as n
       from unnest($1::text[]) with ordinality as o (id, turn)) o
     join (select position, row_number() over (order by position, id) as n
       from goods_type where id = any($1::text[])) p using (n)
   ) n where t.id = n.id`,
);

/** Gives these types the places that they have among them, in this order. */
export async function orderRows(tx: Tx, codes: readonly string[]): Promise<void> {
  await tx.rows(order, [codes]);
}

const users = statement<{ code: string }>(
  'goods-type-users',
  `select code from goods where type_id = $1 and state <> 'retired' order by code limit 5`,
);

/** Some goods of a type, by their code. */
export async function listUsers(tx: Tx, id: string): Promise<string[]> {
  return (await tx.rows(users, [id])).map(({ code }) => code);
}

const retire = statement<{ version: number }>(
  'goods-type-retire',
  `update goods_type set retired_at = $3, version = version + 1 where id = $1 and version = $2 returning version`,
);

export async function retireRow(
  tx: Tx,
  { id, version, at }: { id: string; version: number; at: Date | null },
): Promise<number | undefined> {
  return (await tx.row(retire, [id, version, at]))?.version;
}
