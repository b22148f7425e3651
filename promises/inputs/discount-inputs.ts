// Discounts, sales and refunds of a merchant: input that names somebody's things, and fields in which an amount is sent.
import { password } from '#testing/test-app.ts';
import { randomUUID } from 'node:crypto';
import { illegal, noAmounts, noPrice } from './no-amounts.ts';
import type { Said } from '../rigs/rig.ts';

const endsAt = '2026-04-01T00:00:00.000Z';
const code = { code: 'SPRING-10', kind: 'percent', percent_bps: 1_000 };
const cut = { kind: 'amount', amount: '1.00' };
const refund = { scope: 'amount', amount: '1.00' };

/** Every call that names goods or an order of a shop, by its name. A discount or a sale has the id of the order. */
export function discountIdInputs(goodsId: string, orderId: string): Record<string, object> {
  return {
    listDiscounts: { id: orderId },
    addDiscount: { ...code, goods_ids: [goodsId] },
    setDiscountState: { id: orderId, state: 'paused', version: 1 },
    previewDiscount: { ...cut, goods_ids: [goodsId] },
    previewBundle: { goods_ids: [goodsId, orderId], price: '8.00' },
    addBundle: { id: orderId, goods_ids: [goodsId, orderId], price: '8.00' },
    setBundle: { id: orderId, is_on: false, version: 1 },
    removeBundle: { id: orderId, version: 1 },
    previewSale: { goods_ids: [goodsId], percent: 10 },
    addSale: { name: 'Spring', ends_at: endsAt, items: [{ id: goodsId, price: '8.00' }] },
    endSale: { id: orderId, version: 1 },
    readSample: { goods_id: goodsId },
    makeSample: { goods_id: goodsId, price: '10.52' },
    readQuantityPrice: { id: goodsId },
    setQuantityPrice: { id: goodsId, kind: null, version: 1 },
    previewRefund: { order_id: orderId, ...refund },
    refundOrder: { order_id: orderId, ...refund, reason: 'other', pay_password: '482915' },
  };
}

/** There are no such goods and no such order: what is an amount is refused for that, with 404. */
export function discountFields(asMerchant: (name: string, input: unknown) => Promise<Said>) {
  const of = (name: string, inputOf: (value: unknown) => object, values: readonly unknown[] = illegal) => ({
    values,
    taken: 404,
    call: (value: unknown) => asMerchant(name, inputOf(value)),
  });
  const id = randomUUID();
  const own = discountIdInputs(id, id);
  const order = { order_id: id, scope: 'amount' };
  return {
    'addDiscount amount': of('addDiscount', (amount) => ({
      ...own['addDiscount'],
      kind: 'amount',
      percent_bps: undefined,
      amount,
    })),
    'addDiscount min_amount': of(
      'addDiscount',
      (amount) => ({ ...own['addDiscount'], min_amount: amount }),
      noAmounts,
    ),
    'previewDiscount amount': of('previewDiscount', (amount) => ({ ...own['previewDiscount'], amount })),
    'previewBundle price': of('previewBundle', (price) => ({ ...own['previewBundle'], price })),
    'addBundle price': of('addBundle', (price) => ({ ...own['addBundle'], price }), [...illegal, ...noPrice]),
    'makeSample price': of('makeSample', (price) => ({ ...own['makeSample'], price }), [
      ...illegal,
      ...noPrice,
    ]),
    'setBundle price': of('setBundle', (price) => ({ ...own['setBundle'], price })),
    'addSale items.price': of('addSale', (price) => ({ ...own['addSale'], items: [{ id, price }] }), [
      ...illegal,
      ...noPrice,
    ]),
    'setQuantityPrice steps.price': of(
      'setQuantityPrice',
      (price) => ({
        ...own['setQuantityPrice'],
        kind: 'each',
        steps: [{ from: 2, price }],
      }),
      noAmounts,
    ),
    'previewRefund amount': of('previewRefund', (amount) => ({ ...order, amount }), noAmounts),
    'refundOrder amount': of('refundOrder', (amount) => ({ ...own['refundOrder'], amount }), noAmounts),
    'setMemberRefunds amount': {
      values: noAmounts,
      taken: 200,
      call: (amount: unknown) => asMerchant('setMemberRefunds', { amount, password }),
    },
  };
}
