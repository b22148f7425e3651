// Records of the demo world that screens are opened with, found and made by the calls of those who have them.
import { demoBuyers, demoPassword, demoShops } from '#demo/demo-world.ts';
import { checkout, quoteCart } from '#features/checkout/contract.ts';
import { testPay } from '#features/checkout/test-pay.contract.ts';
import { listOrders } from '#features/orders/contract.ts';
import { listWithdrawals } from '#features/payouts/contract.ts';
import { me } from '#features/people/contract.ts';
import { login } from '#features/people/login.contract.ts';
import { listPromotion } from '#features/promotion/contract.ts';
import { listRestrictions } from '#features/restriction/contract.ts';
import { storefrontGoods } from '#features/search/contract.ts';
import { listShowcase } from '#features/showcase/contract.ts';
import type { callsTo } from '../calls.ts';
import type { Records } from '../screens.ts';

type Calls = Pick<ReturnType<typeof callsTo>, 'ask'>;

export async function signInAsMerchant({ ask }: Calls, username: string): Promise<string> {
  const { token } = await ask(login, { username, password: demoPassword });
  return token;
}

/** The newest of everything that a merchant opens one of. */
export async function merchantRecords({ ask }: Calls, token: string): Promise<Records> {
  const one = { page_size: 1 };
  const [orders, goods, campaigns, withdrawals, restrictions] = await Promise.all([
    ask(listOrders, one, token),
    ask(listShowcase, { ...one, status: 'listed' }, token),
    ask(listPromotion, { ...one, scope: 'mine' }, token),
    ask(listWithdrawals, one, token),
    ask(listRestrictions, one, token),
  ]);
  return {
    order: orders.list[0]?.id,
    goods: goods.list[0]?.id,
    campaign: campaigns.list[0]?.id,
    withdrawal: withdrawals.list[0]?.id,
    restriction: restrictions.list[0]?.id,
  };
}

/** A buyer's order that is paid, and one that waits for its payment, in the shop of the demo that has a look of its own. */
export async function buyAsDemo({ ask }: Calls): Promise<Records> {
  const { info } = await ask(me, {}, await signInAsMerchant({ ask }, demoShops.table.username));
  const { handle: shop } = info.shop;
  const { goods } = await ask(storefrontGoods, { handle: shop, page_size: 1 });
  const goodsId = goods.list[0]?.id ?? '';
  const [first] = demoBuyers;
  if (first === undefined) throw new Error('the demo world has no buyers');
  const { lang, ...buyer } = first;
  const order = async () => {
    const lines = [{ goods_id: goodsId, qty: 1 }];
    const { quote_id } = await ask(quoteCart, { handle: shop, lines, country: buyer.country });
    return ask(checkout, { quote_id, buyer, terms: true, method: 'test', lang });
  };
  const paid = await order();
  await ask(testPay, { payment_id: paid.payment.url.slice(paid.payment.url.lastIndexOf('/') + 1) });
  const { order_token: unpaid } = await order();
  return { shop, words: 'speckeld+mug', goods: goodsId, order: paid.order_token, unpaid };
}
