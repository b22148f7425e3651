// Trade that a journey needs and does not look at: by calls, through the same doors.
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { readRoutedId } from '#domain/wire/ids.ts';
import type { App, Shop } from '../app.ts';

const buyer = {
  name: 'Bea Short',
  email: 'bea@shop.example',
  address: '2 Short Road',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  country: 'GB',
};

type Bought = { readonly orderId: string; readonly orderToken: string };

/** A buyer orders one piece and pays; gives the order's id. */
export async function placeOrder(app: App, shop: Shop, goodsId: string): Promise<string> {
  return (await buyOne(app, shop, goodsId)).orderId;
}

/** The same with the secret of the buyer's link; a discount code may be used. */
export async function buyOne(app: App, shop: Shop, goodsId: string, code?: string): Promise<Bought> {
  const lines = [{ goods_id: goodsId, qty: 1 }];
  const quote = await app.ask(quoteCart, {
    handle: shop.handle,
    lines,
    country: 'GB',
    ...(code === undefined ? {} : { code }),
  });
  const opened = await app.ask(checkout, { quote_id: quote.quote_id, buyer, terms: true });
  await app.ask(testPay, { payment_id: opened.payment.id });
  return { orderId: readRoutedId(opened.checkout_id)?.id ?? '', orderToken: opened.order_token };
}
