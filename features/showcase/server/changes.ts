// The showcase for programs that keep a copy of it: what changed since they last asked.
import { pictureOf } from '#domain/wire/picture.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { formatUnits } from '#domain/money/money.ts';
import type { listShowcaseChanges } from '#features/showcase/changes.contract.ts';
import { shopOf, type ShopRow } from '#features/shop/server/public.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Environment } from '#platform/environment.ts';
import { lastOfEach, readChanges } from '#platform/http/api/changes.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { readItemChanges, readItemsNow } from './changes.sql.ts';

type Page = GivenOf<typeof listShowcaseChanges>;

/** A page of goods in the order in which they changed: one that changed twice within the page stands at its last change. */
export async function listChangedItems(act: Act<typeof listShowcaseChanges>): Promise<Page> {
  const { tx, shopId, input, env, now, call } = act;
  const page = await readChanges(
    { env, now, scope: `listShowcaseChanges:${shopId}` },
    input,
    ({ at, id }, { before, limit }) => readItemChanges(tx, { shopId, at, id, before, limit }),
  );
  const ids = lastOfEach(page.list);
  const shop = await shopOf(tx, shopId);
  const rows = await readItemsNow(tx, { shopId, ids, language: call.language });
  const byId = new Map(rows.map((row) => [row.goods_id, row]));
  const changedAt = new Map(page.list.map((row) => [row.id, row.updated_at]));
  const list = ids.map((id) => {
    const row = byId.get(id);
    const item = row === undefined ? null : presentItem(env, shop, row);
    return { id, updated_at: changedAt.get(id) ?? now, item };
  });
  return { ...page, list };
}

function presentItem(
  { baseUrl }: Environment,
  { handle, currency }: ShopRow,
  row: RowOf<typeof readItemsNow>,
): Page['list'][number]['item'] {
  return {
    code: row.code,
    title: row.title,
    image: pictureOf(row.picture, row.title),
    category_id: row.type_id,
    sale_price: formatUnits(row.price_units, currency),
    cost: formatUnits(row.cost_units, currency),
    suggested_price: formatUnits(row.suggested_units, currency),
    currency,
    status: row.status,
    delist_reason: row.delist_reason,
    version: row.version,
    public_url: `${baseUrl}/s/${handle}/goods/${row.goods_id}`,
    in_stock: row.available > 0n,
    stock: Number(row.available),
  };
}
