// What a return would give back, before it is asked for.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { apportion, paidBack, paidText } from '#domain/money/paid.ts';
import { returnAmounts } from '#domain/recipes/return.ts';
import { faultOf, labelPayerOf } from '#domain/states/return-case.ts';
import { orderRows, payments, type Context } from '#features/orders/server/public.ts';
import type { previewReturn } from '#features/returns/buyer.contract.ts';
import { readReturnMoney, returnedLines } from './money.ts';
import { readBack } from './open.ts';

type Previewed = InputOf<typeof previewReturn>;

/** What would come back, as the book stands now. */
export async function preview(
  context: Context,
  orderId: string,
  { reason, lines: asked }: Previewed,
): Promise<GivenOf<typeof previewReturn>> {
  const { tx, shopId } = context;
  const [order] = await orderRows.findOrders(tx, shopId, [orderId]);
  if (order === undefined) throw refuse('recordNotFound', { reason: 'link' });
  const lines = await orderRows.readLines(tx, shopId, [orderId]);
  const pieces = readBack(asked, lines);
  const fault = faultOf(reason);
  const facts = { id: orderId, fault, actor: 'timer' } as const;
  const money = await readReturnMoney(context, order, returnedLines(lines, pieces), facts);
  const { refundUnits, goodsUnits, taxUnits } = returnAmounts(money);
  const paid = await payments.findPaid(tx, shopId, order);
  const back = paidBack(paid, order.refunded_units, refundUnits);
  const parts = [goodsUnits, taxUnits, refundUnits - goodsUnits - taxUnits];
  const [goods = 0n, tax = 0n, shipping = 0n] = apportion(back, parts);
  return {
    currency: paid.asset,
    goods: paidText(paid, goods),
    tax: paidText(paid, tax),
    shipping: paidText(paid, shipping),
    refund: paidText(paid, back),
    label_by: labelPayerOf(fault),
    needs_answer: reason !== 'withdrawal',
  };
}
