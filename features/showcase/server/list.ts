// The showcase with the money of one piece.
import { pictureOf } from '#domain/wire/picture.ts';
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { optionValues } from '#domain/goods/goods-options.ts';
import { formatUnits } from '#domain/money/money.ts';
import { toPage } from '#domain/wire/page.ts';
import { floorUnits, pieceMoney } from '#domain/pricing/prices.ts';
import { addDays } from '#domain/time.ts';
import type { listShowcase } from '#features/showcase/contract.ts';
import { presentLimit, type Context } from './context.ts';
import { saveSoldDays } from './sold-days.ts';
import { presentUndo } from './undo.ts';
import { countShowcase, listShowcaseRows, type ShowcaseRow } from './list.sql.ts';
import { presentVariants } from './variants.ts';

type Shown = GivenOf<typeof listShowcase>;

export async function presentShowcase(context: Context, input: InputOf<typeof listShowcase>): Promise<Shown> {
  const { tx, shop, language } = context;
  const status = input.status === 'all' ? undefined : input.status;
  const filter = {
    id: input.id,
    familyOf: input.family_of,
    status,
    typeId: input.type_id,
    q: input.q,
    language,
  };
  const ordersSince = addDays(context.now, -30);
  await saveSoldDays(tx, shop.shop_id, ordersSince, context.now);
  const rows = await listShowcaseRows(tx, shop.shop_id, filter, {
    by: input.by,
    sort: input.sort,
    commissionBps: context.commissionBps,
    ordersSince,
    limit: input.page_size + 1,
    offset: (input.page - 1) * input.page_size,
  });
  const total = await countShowcase(tx, shop.shop_id, { filter, by: input.by });
  const variants = await presentVariants(context, rows);
  const items = rows.map((row) => ({
    ...presentItem(context, row),
    variants: variants.get(row.goods_id) ?? null,
  }));
  const limit = await presentLimit(context);
  return { ...toPage(items, input, total), limit, undo: await presentUndo(context) };
}

function presentItem(
  { env, shop, commissionBps }: Context,
  row: ShowcaseRow,
): Omit<Shown['list'][number], 'variants'> {
  const amount = (units: bigint) => formatUnits(units, shop.currency);
  const money = pieceMoney({
    priceUnits: row.price_units,
    costUnits: row.cost_units,
    shipFeeUnits: row.ship_fee_units,
    commissionBps,
    restockBps: env.policy.restockBps,
  });
  return {
    id: row.goods_id,
    goods_id: row.goods_id,
    code: row.code,
    title: row.title,
    image: pictureOf(row.picture, row.title),
    category_id: row.type_id,
    sale_price: amount(row.price_units),
    cost: amount(row.cost_units),
    landed_cost_from: amount(row.cost_units + row.ship_fee_units),
    profit: amount(money.profit),
    profit_bps: Number((money.profit * 10_000n) / row.price_units),
    expected_profit: amount(money.expectedProfit),
    loss_if_returned: amount(money.lossIfReturned),
    fees: { commission: amount(money.commission), payment: amount(0n) },
    currency: shop.currency,
    status: row.status,
    delist_reason: row.delist_reason,
    stock: Number(row.available),
    clicks_30d: row.clicks_30d,
    orders_30d: row.orders_30d,
    comments: row.comments,
    rating: row.comments === 0 ? null : Math.round((row.stars * 10) / row.comments) / 10,
    floor_price: amount(floorUnits(row.cost_units, commissionBps)),
    suggested_price: amount(row.suggested_units),
    version: row.version,
    option: optionValues(row.options),
    public_url: `${env.baseUrl}/s/${shop.handle}/goods/${row.goods_id}`,
  };
}
