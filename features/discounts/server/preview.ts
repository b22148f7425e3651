// What a discount would leave of the goods that it is for, before it is made.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { discountCart, freeDelivery, type CartCode } from '#domain/discounts/cart-discounts.ts';
import { bpsOf, formatUnits } from '#domain/money/money.ts';
import { addDays } from '#domain/time.ts';
import { pictureOf } from '#domain/wire/picture.ts';
import type { previewDiscount } from '#features/discounts/contract.ts';
import type { Context } from '#features/showcase/server/public.ts';
import { assertOwn, readTerms } from './codes.ts';
import * as sql from './codes.sql.ts';

/** Goods that a preview shows: as many as fit a phone. */
const samplesShown = 5;

type Piece = { readonly price_units: bigint; readonly cost_units: bigint; readonly ship_fee_units: bigint };

/** Works out one piece of each of the best-selling goods; writes nothing. */
export async function showPreview(
  context: Context,
  input: InputOf<typeof previewDiscount>,
): Promise<GivenOf<typeof previewDiscount>> {
  const { tx, shop, language, now, commissionBps } = context;
  const { percentBps, units } = readTerms(context, input);
  await assertOwn(context, input.goods_ids);
  const goodsIds = input.goods_ids ?? null;
  const [rows, pieces] = await Promise.all([
    sql.listTypical(tx, {
      shopId: shop.shop_id,
      goodsIds,
      language,
      since: addDays(now, -30),
      limit: samplesShown,
    }),
    sql.listPieces(tx, { shopId: shop.shop_id, goodsIds }),
  ]);
  const code: CartCode = {
    kind: input.kind,
    percentBps: percentBps ?? 0,
    units: units ?? 0n,
    minUnits: 0n,
    goodsIds: undefined,
  };
  const amount = (one: bigint) => formatUnits(one, shop.currency);
  return {
    samples: rows.map((row) => {
      const off = offPiece(row, code, commissionBps);
      return {
        id: row.goods_id,
        title: row.title,
        image: pictureOf(row.picture, row.title),
        price: amount(row.price_units),
        after: amount(row.price_units - off.goods),
        profit_before: amount(profitOf(row, row.price_units, commissionBps)),
        profit_after: amount(profitOf(row, row.price_units - off.goods, commissionBps) - off.delivery),
        applies: off.goods + off.delivery > 0n,
      };
    }),
    goods: pieces.length,
    spared: pieces.filter((one) => {
      const off = offPiece(one, code, commissionBps);
      return off.goods + off.delivery === 0n;
    }).length,
    currency: shop.currency,
  };
}

function profitOf({ cost_units: cost }: Piece, units: bigint, bps: number): bigint {
  return units - cost - bpsOf(units, bps);
}

/** What a code takes off one piece that is bought alone: of its price, or of its delivery at the supplier's usual fee. */
function offPiece(piece: Piece, code: CartCode, bps: number): { goods: bigint; delivery: bigint } {
  const { price_units: priceUnits, cost_units: costUnits, ship_fee_units: feeUnits } = piece;
  if (code.kind === 'delivery') {
    const parcel = { goodsUnits: priceUnits, costUnits, feeUnits };
    return { goods: 0n, delivery: freeDelivery([parcel], { feeUnits, cheapestUnits: feeUnits }, bps) };
  }
  const line = { goodsId: '', qty: 1, priceUnits, costUnits, quantityPrice: undefined };
  return { goods: discountCart([line], code, bps).codeUnits, delivery: 0n };
}
