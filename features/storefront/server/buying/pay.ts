// Paying: the test provider's page, and the page that says what became of a payment (safe to load again).
import { Refused } from '#domain/wire/errors.ts';
import { paymentResult, setRefundPlace } from '#features/checkout/pay.contract.ts';
import { testPay, testPayment } from '#features/checkout/test-pay.contract.ts';
import type { Notice } from '#domain/notifications/page-notice.ts';
import { checkoutMark, emptyCart } from './cart.ts';
import { localPath } from './checkout.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { isRedirect, startAt } from './start.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

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
  const { pay_url: payUrl } = result;
  const shown = { ...result, pay_url: payUrl === null ? null : (localPath(payUrl, visit) ?? payUrl) };
  const isGoing = visit.query.get('go') === '1' && result.state === 'open' && isRedirect(result);
  const isTyping = typingSays.has(visit.query.get('say') ?? '');
  const refreshing = !isTyping && (isGoing || seconds !== undefined);
  const page = {
    kind: 'paymentResult' as const,
    token,
    result: shown,
    refreshing,
    isTyping,
    notices: noticesOf(visit),
  };
  if (isTyping) return { page };
  if (isGoing && shown.pay_url !== null) return { page, refresh: { seconds: 0, path: shown.pay_url } };
  if (seconds !== undefined) return { page, refresh: { seconds, path: `${visit.path}?try=${tries + 1}` } };
  const isWatched = result.instructions?.kind === 'chain';
  return isWatched ? { page, refresh: { seconds: chainSeconds, path: visit.path } } : { page };
}

/** The address of the page says so where its form for refunds is open: asked for, or wrong the last time. */
const typingSays: ReadonlySet<string> = new Set(['place', 'email', 'wrong']);

/** A block of the quicker chain and a bit. */
const chainSeconds = 20;

function noticesOf(visit: Visit): Notice[] {
  const say = visit.query.get('say');
  if (say === 'placed') return [{ kind: 'good', key: 'noticePlaceKept' }];
  if (say === 'email') return [{ kind: 'bad', key: 'noticePlaceEmail' }];
  if (say === 'wrong') return [{ kind: 'bad', key: 'noticePlaceWrong' }];
  return say === 'silent' ? [{ kind: 'bad', key: 'noticeProviderSilent' }] : [];
}

/** Opens the payment at its provider and goes where the buyer pays; a provider that is silent costs nothing. */
export async function startPayment(visit: Visit): Promise<Answer> {
  return { redirect: await startAt(visit, visit.param('token')) };
}

export async function saveRefundPlace(visit: Visit): Promise<Answer> {
  const token = visit.param('token');
  const here = `${visit.base}/payment/${encodeURIComponent(token)}`;
  try {
    const typed = (name: string) => (visit.form.get(name) ?? '').trim();
    await visit.ask(setRefundPlace, { token, to: typed('to'), email: typed('email') });
    return { redirect: `${here}?say=placed` };
  } catch (error) {
    if (error instanceof Refused && error.key === 'invalidParameter')
      return { redirect: `${here}?say=${error.shown.field === 'email' ? 'email' : 'wrong'}` };
    throw error;
  }
}

async function findResult(visit: Visit, token: string) {
  try {
    return await visit.ask(paymentResult, { token });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
