// What a buyer's checkout becomes by a provider with a page of its own, through the whole platform: one order and one
// capture, whatever becomes of the messages, and money that goes back once.
import { randomUUID } from 'node:crypto';
import { testBuyer, type TestApp, type TestGoods, type TestShop } from '#testing/test-app.ts';
import type { PaymentMethod } from '#domain/payments/payment-methods.ts';
import { readRoutedId, shopIdOf } from '#domain/wire/ids.ts';
import { cancelOrder, checkout, quoteCart } from '#features/checkout/contract.ts';
import { openPayment, paymentResult } from '#features/checkout/pay.contract.ts';
import { statement } from '#platform/db/database.ts';
import type { DeliverHook, HookMessage } from '../rest-double/outbox.ts';

export type CheckedOut = {
  readonly id: string;
  readonly token: string;
  readonly checkoutId: string;
  /** The address of the page at the provider. */
  readonly url: string;
};

const facts = statement<{ facts: unknown }>(
  'test-redirect-facts',
  `select jsonb_build_object(
     'orders', (select jsonb_agg(status) from shop_order where shop_id = $1 and id = $2),
     'checkout', (select state from checkout where shop_id = $1 and id = $2),
     'payment', (select jsonb_build_array(captured_units, refunded_units) from payment where shop_id = $1 and id = $2),
     'evidence', (select count(*) from payment_evidence where shop_id = $1 and checkout_id = $2),
     'refunds', (select jsonb_agg(jsonb_build_array(units, state)) from refund where shop_id = $1 and payment_id = $2),
     'captures', (select count(*) from transfer where shop_id = $1 and document = $3 and kind like 'capture%'),
     'booked', (select coalesce(sum(units), 0) from transfer where shop_id = $1 and document = $3 and kind = 'capture')
   ) as facts`,
);

/** A sale of 30.00 that was captured once, and nothing else. */
export const bought = {
  orders: ['pending_payment'],
  checkout: 'paid',
  payment: [3000, 0],
  evidence: 1,
  refunds: null,
  captures: 1,
  booked: 3000,
};

/** A shop whose one product costs 30.00 with everything, and buyers at its checkout. */
export async function openCheckouts(app: TestApp, method: PaymentMethod) {
  const shop: TestShop = await app.makeShop('Redirect Shop');
  const [goods]: TestGoods[] = await app.makeGoods([{ code: 'R-1', cost: '4.00', stock: 1_000 }]);
  if (goods === undefined) throw new Error('there are no goods');
  await app.list(shop, [goods], '30.00');
  const shopId = shopIdOf(shop.shopId) ?? 0n;

  /** A checkout whose page is open in the buyer's browser. */
  async function checkOut(): Promise<CheckedOut> {
    const lines = [{ goods_id: goods?.id ?? '', qty: 1 }];
    const { quote_id } = await app.ask(quoteCart, { handle: shop.handle, lines, country: 'GB' });
    const input = { quote_id, terms: true, buyer: testBuyer, method } as const;
    const { checkout_id, order_token: token } = await app.ask(checkout, input, { onceKey: randomUUID() });
    const { instructions } = await app.ask(openPayment, { token });
    if (instructions?.kind !== 'redirect') throw new Error('there is no page to pay on');
    return {
      id: readRoutedId(checkout_id)?.id ?? '',
      token,
      checkoutId: checkout_id,
      url: instructions.url,
    };
  }

  return {
    checkOut,
    facts: async ({ id }: CheckedOut): Promise<unknown> =>
      (await app.composed.env.db.direct.row(facts, [shopId, id, id]))?.facts,
    open: ({ token }: CheckedOut) => app.ask(openPayment, { token }),
    result: ({ token }: CheckedOut) => app.ask(paymentResult, { token }),
    cancel: ({ token }: CheckedOut) => app.ask(cancelOrder, { token }, { onceKey: randomUUID() }),
  };
}

/** Carries a double's messages to an instance in this process; its answers are what the double is told. */
export function deliverTo(app: () => TestApp): DeliverHook {
  return async ({ url, body, headers }: HookMessage) => {
    const { pathname, search } = new URL(url);
    const answer = await app().composed.app.inject({
      method: 'POST',
      url: pathname + search,
      payload: body,
      headers,
    });
    return answer.statusCode === 200 && !answer.body.startsWith('{"code":200,') ? 400 : answer.statusCode;
  };
}
