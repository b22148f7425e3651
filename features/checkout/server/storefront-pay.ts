// Paying: the test provider's page, and the page that says what became of a payment (safe to load again).
import { paymentResult } from '../contract.ts';
import { testPay, testPayment } from '../test-pay.contract.ts';
import type { Notice } from '../page.contract.ts';
import { checkoutMark, emptyCart } from './storefront-cart.ts';
import { localPath } from './storefront-checkout.ts';
import { findShop } from './storefront-shop.ts';
import { isMissing, missing, type Answer, type Visit } from './storefront-visit.ts';

/** The page asks again by itself after these waits, about a minute and a half in all; then the buyer does. */
const waitsSeconds = [2, 3, 3, 5, 5, 8, 10, 15, 20, 20];

export async function showTestPayment(visit: Visit): Promise<Answer> {
  const paymentId = visit.param('*');
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  try {
    const payment = await visit.ask(testPayment, { payment_id: paymentId });
    const isDeclined = payment.state === 'declined' || visit.query.get('say') === 'declined';
    const notices: Notice[] =
      isDeclined && payment.state !== 'captured' ? [{ kind: 'bad', key: 'noticeDeclined' }] : [];
    return { page: { kind: 'testPay', shop, paymentId, payment, notices } };
  } catch (error) {
    if (isMissing(error)) return missing('order', shop);
    throw error;
  }
}

export async function payTest(visit: Visit): Promise<Answer> {
  const paymentId = visit.param('*');
  const outcome = visit.form.get('outcome') === 'declined' ? 'declined' : 'paid';
  const paid = await visit.ask(testPay, { payment_id: paymentId, outcome });
  const here = `${visit.base}/pay/${encodeURIComponent(paymentId)}`;
  if (paid.state === 'declined') return { redirect: `${here}?say=declined` };
  return { redirect: localPath(paid.return_url, visit) ?? here };
}

export async function showResult(visit: Visit): Promise<Answer> {
  const token = visit.param('token');
  const result = await findResult(visit, token);
  if (result === undefined || result.shop.handle !== visit.handle)
    return missing('order', await findShop(visit));
  if (result.state === 'paid') {
    const isOfThisCart = visit.cart.checkout === checkoutMark(result.order_token);
    const redirect = `${visit.base}/order/${encodeURIComponent(result.order_token)}?say=thanks`;
    return { redirect, ...(isOfThisCart ? { cart: emptyCart } : {}) };
  }
  const tries = Number(/^\d{1,2}$/.exec(visit.query.get('try') ?? '')?.[0] ?? 0);
  const seconds = result.state === 'checking' ? waitsSeconds[tries] : undefined;
  const page = { kind: 'paymentResult' as const, token, result, refreshing: seconds !== undefined };
  if (seconds === undefined) return { page };
  return { page, refresh: { seconds, path: `${visit.path}?try=${tries + 1}` } };
}

async function findResult(visit: Visit, token: string) {
  try {
    return await visit.ask(paymentResult, { token });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
