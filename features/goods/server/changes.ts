// The warehouse for programs that keep a copy of it: what changed since they last asked.
import { picturesOf } from '#domain/wire/picture.ts';
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { formatUnits } from '#domain/money/money.ts';
import type { listGoodsChanges } from '#features/goods/changes.contract.ts';
import type { RowOf } from '#platform/db/sql.ts';
import type { Environment } from '#platform/environment.ts';
import { lastOfEach, readChanges } from '#platform/http/api/changes.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { readGoodsChanges, readGoodsNow } from './changes.sql.ts';

type Page = GivenOf<typeof listGoodsChanges>;

/** A page of goods in the order in which they changed: one that changed twice within the page stands at its last change. */
export async function listChangedGoods(act: Act<typeof listGoodsChanges>): Promise<Page> {
  const { tx, shopId, input, env, now, call } = act;
  const page = await readChanges(
    { env, now, scope: `listGoodsChanges:${shopId}` },
    input,
    ({ at, id }, { before, limit }) => readGoodsChanges(tx, { at, id, before, limit }),
  );
  const ids = lastOfEach(page.list);
  const rows = await readGoodsNow(tx, { ids, language: call.language });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const changedAt = new Map(page.list.map((row) => [row.id, row.updated_at]));
  const list = ids.map((id) => {
    const row = byId.get(id);
    const goods = row === undefined ? null : presentGoods(env, row);
    return { id, updated_at: changedAt.get(id) ?? now, goods };
  });
  return { ...page, list };
}

const textOrNull = (text: string) => (text === '' ? null : text);

function presentGoods(
  { policy }: Environment,
  row: RowOf<typeof readGoodsNow>,
): Page['list'][number]['goods'] {
  const { currency } = policy;
  return {
    code: row.code,
    title: row.title,
    description: row.description,
    images: picturesOf(row, row.title),
    category_id: row.type_id,
    cost: formatUnits(row.cost_units, currency),
    currency,
    suggested_price: formatUnits(row.suggested_units, currency),
    maker: row.maker,
    warnings: row.warnings,
    brand: textOrNull(row.brand),
    gtin: textOrNull(row.gtin),
    heading: textOrNull(row.heading),
    origin: textOrNull(row.origin),
    version: row.version,
    supplier_id: row.supplier_id,
    in_stock: row.available > 0n,
    stock: Number(row.available),
  };
}
