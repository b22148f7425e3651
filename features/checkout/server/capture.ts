// A captured payment becomes an order, once, whoever tells of it first: webhook, return page or timer.
import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { lateCaptureRecipe } from '#domain/recipes/order.ts';
import { assetOf } from '#domain/money/money.ts';
import { readRoutedId, routedIdOf } from '#domain/wire/ids.ts';
import { createOrder, payments, startRefunds, type Context } from '#features/orders/server/public.ts';
import { recordPlatform } from '#features/audit/server/public.ts';
import { post } from '#features/ledger/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import { isViolated, sendWithCommit, sqlState, type Tx } from '#platform/db/database.ts';
import { acrossShops, inShop } from '#platform/db/scope.ts';
import { clearTimers } from '#platform/jobs/timers.sql.ts';
import type { Capture, PaymentProvider, PaymentRef } from '#platform/ports/payments.ts';
import type { Environment } from '#platform/environment.ts';
import { returnDuplicate } from './duplicates/duplicates.ts';
import { expireTimer } from './expire-timer.ts';
import { countPaidOrder } from './guard.ts';
import { endHolds } from './holds/holds.sql.ts';
import { writeOfPayment } from './emails.ts';
import * as sql from './quote.sql.ts';

const storedLines = z.array(z.object({ goods_id: z.string() }));

export type Effect = 'born' | 'known' | 'refunding' | 'stray';

type ReceivedCapture = {
  readonly provider: PaymentProvider;
  readonly capture: Capture;
  /** The page that it was paid on, where the provider has pages. */
  readonly page?: string;
};

/**
 * Records that the provider captured a payment. The first call makes the order; every other one finds it made.
 * Money for a checkout that is over goes back at once (O3b). A capture that fits nothing is kept for people.
 */
export async function recordCapture(env: Environment, received: ReceivedCapture): Promise<Effect> {
  const { capture } = received;
  const routed = readRoutedId(capture.paymentId);
  if (routed === undefined) return unmatchedCapture(env, received, 'unknown_payment');
  const { shopId, id } = routed;
  try {
    const taking = { shopId, id, ...received };
    const taken = await inShop(shopId, () => env.db.transaction((tx) => take(env, tx, taking), 'checkout'));
    const { paymentId, asset, units } = capture;
    if (taken.replaced !== undefined)
      await closePage(env, received.provider, {
        paymentId,
        ref: taken.replaced,
        asset: assetOf(asset),
        units,
      });
    if (taken.goodsIds.length > 0) await endUnpaid(env, id, taken.goodsIds);
    return taken.effect;
  } catch (error) {
    if (error instanceof Mismatch) return unmatchedCapture(env, received, error.message);
    // Another payment or event of the provider wrote this evidence: the same money does not count twice.
    if (sqlState(error) === '23505') return unmatchedCapture(env, received, 'evidence_used');
    // The payment was captured before, so that no evidence was written, and without it there is no order.
    if (isViolated(error, 'order_evidence')) return unmatchedCapture(env, received, 'payment');
    throw error;
  }
}

/** Nobody is to pay a second time. Where the page stays open all the same, that money goes back. */
export async function closePage(
  env: Environment,
  provider: PaymentProvider,
  payment: PaymentRef,
): Promise<void> {
  try {
    await provider.close?.(payment);
  } catch (error) {
    env.log.warn({ error, payment: payment.paymentId }, 'a page stays open though its payment was paid');
  }
}

class Mismatch extends Error {}

/** The pieces are paid for. Where this is lost, the hold ends by itself a day after the checkout would have. */
async function endUnpaid(env: Environment, checkoutId: string, goodsIds: readonly string[]): Promise<void> {
  try {
    await endHolds(env.db.direct, { checkoutId, goodsIds });
  } catch (error) {
    env.log.warn({ error, checkout: checkoutId }, 'a hold of paid pieces stays until its end');
  }
}

type Taken = {
  readonly effect: Effect;
  readonly goodsIds: readonly string[];
  /** The newest page, where the money came on another one. */
  readonly replaced?: string | undefined;
};

type Taking = ReceivedCapture & { readonly shopId: bigint; readonly id: string };

async function take(env: Environment, tx: Tx, taking: Taking): Promise<Taken> {
  const { shopId, id, capture, provider } = taking;
  const now = env.clock.now();
  const context: Context = { env, tx, shopId, now };
  const facts = evidenceOf(env, taking, now);
  const [paid, shop, reference] = await Promise.all([
    sql.payCheckout(tx, shopId, id),
    shopOf(tx, shopId),
    payments.takeReference(tx, shopId, facts),
  ]);
  const evidence = { ...facts, reference };
  if (paid === undefined) return { ...(await takeAgain(context, taking, evidence)), goodsIds: [] };
  assertFits(taking, paid);
  const order = orderOf(paid, { id, evidenceId: evidence.id, paidAt: capture.at, now });
  const replaced = await replacePage(context, taking);
  // None of these needs another's answer: they run in this order and are committed with it, or none of them is.
  await sendWithCommit(tx, async () => {
    await Promise.all([
      payments.insertEvidence(tx, shopId, evidence),
      clearTimers(tx, { shopId, subjects: [id], kinds: [expireTimer] }),
      countPaidOrder(context, shopId),
      createOrder(context, order, { provider: provider.name, shop }),
    ]);
  });
  return { effect: 'born', goodsIds: goodsIdsOf(paid.lines), replaced };
}

/** Refunds ask about the page that was paid on, which another request may have replaced while the provider was asked. */
async function replacePage(
  { tx, shopId }: Context,
  { id, provider, page = '' }: Taking,
): Promise<string | undefined> {
  if (provider.replacesPages !== true || page === '') return undefined;
  return (await payments.savePage(tx, shopId, id, { paidRef: page })).replaced;
}

type Born = { readonly id: string; readonly evidenceId: string; readonly paidAt: Date; readonly now: Date };

function orderOf(
  paid: sql.PaidCheckout,
  { id, evidenceId, paidAt, now }: Born,
): Parameters<typeof createOrder>[1] {
  return {
    id,
    evidenceId,
    paymentId: id,
    buyer: paid.buyer,
    buyerName: textOf(paid.buyer['name']),
    country: paid.country,
    customerRef: paid.customer_ref,
    lang: paid.lang,
    currency: paid.currency,
    lineCount: paid.line_count,
    quantity: paid.quantity,
    goodsUnits: paid.goods_units,
    shippingUnits: paid.shipping_units,
    taxUnits: paid.tax_units,
    totalUnits: paid.total_units,
    costUnits: paid.cost_units,
    supplierShippingUnits: paid.supplier_shipping_units,
    commissionBps: paid.commission_bps,
    discountUnits: paid.discount_units,
    deliveryDiscountUnits: paid.delivery_discount_units,
    codeId: paid.code_id,
    codeUnits: paid.code_units,
    lines: paid.lines,
    parcels: paid.parcels,
    taxLines: paid.tax_lines,
    paidAt,
    now,
  };
}

function goodsIdsOf(lines: string): string[] {
  return z.parse(storedLines, JSON.parse(lines)).map(({ goods_id }) => goods_id);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

type Charged = Pick<
  sql.CheckoutState,
  'provider' | 'charged_units' | 'charged_asset' | 'total_units' | 'currency'
>;

/** What was captured must be what was asked, at whom, for whom. */
function assertFits({ shopId, id, capture, provider }: Taking, asked: Charged): void {
  if (asked.provider !== provider.name) throw new Mismatch('provider');
  if (asked.charged_units !== capture.units || asked.charged_asset !== capture.asset)
    throw new Mismatch('amount');
  if (capture.payee !== routedIdOf(shopId, id).split('.')[0]) throw new Mismatch('payee');
}

function evidenceOf(env: Environment, { id, capture, provider }: Taking, now: Date) {
  return {
    id: env.random.id(now),
    paymentId: id,
    provider: provider.name,
    providerPayment: capture.providerPayment,
    eventId: capture.eventId,
    asset: capture.asset,
    units: capture.units,
    grade: env.testData ? ('test' as const) : provider.grade,
    facts: capture.facts ?? {},
    payloadHash: createHash('sha256')
      .update(JSON.stringify({ ...capture, units: String(capture.units) }))
      .digest(),
    capturedAt: capture.at,
    now,
  };
}

/** The checkout was not open: paid before, or over and its money is to go back; money that came twice goes back at once. */
async function takeAgain(
  context: Context,
  taking: Taking,
  evidence: Parameters<typeof payments.insertEvidence>[2],
): Promise<Pick<Taken, 'effect' | 'replaced'>> {
  const { tx, shopId, now } = context;
  const { id, provider, page = '' } = taking;
  const known = await sql.findCheckout(tx, { shopId, id });
  if (known === undefined) throw new Mismatch('unknown_payment');
  const twice = { ...taking, page, isFresh: evidence.reference !== undefined };
  if (known.state === 'paid' || known.captured_units > 0n)
    return { effect: await takeTwice(context, twice, known) };
  assertFits(taking, known);
  const isNew = await payments.insertEvidence(tx, shopId, evidence);
  if (!isNew) return { effect: await takeTwice(context, twice, known) };
  const replaced = await replacePage(context, taking);
  const refund = {
    payment_id: id,
    order_id: null,
    case_id: null,
    units: known.total_units,
    reason: 'late_capture',
  };
  await startRefunds(context, [refund]);
  await writeOfPayment(context, 'payment_returned', [id]);
  await post(tx, shopId, now, lateCaptureRecipe(id, provider.name, known.total_units));
  return { effect: 'refunding', replaced };
}

async function takeTwice(
  context: Context,
  taking: Taking & { readonly page: string; readonly isFresh: boolean },
  known: Charged,
): Promise<Effect> {
  const isOther = await returnDuplicate(context, taking);
  if (isOther) {
    assertFits(taking, known);
    await writeOfPayment(context, 'payment_twice', [taking.id]);
  }
  return isOther ? 'refunding' : 'known';
}

async function unmatchedCapture(
  env: Environment,
  { provider, capture }: ReceivedCapture,
  reason: string,
): Promise<Effect> {
  const { eventId, paymentId, providerPayment, units, asset } = capture;
  const body = { ...capture, units: String(units) };
  const facts = [paymentId, providerPayment, String(units), asset];
  await saveUnmatched(env, { provider: provider.name, eventId, body, reason, facts });
  env.log.warn({ reason, payment: paymentId }, 'a captured payment fits no checkout');
  return 'stray';
}

type Unmatched = {
  readonly provider: string;
  readonly eventId: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly reason: string;
  /** What another message under the same event id may say otherwise: then it is kept too. */
  readonly facts: readonly string[];
};

/** Keeps money that fits no payment, once, with a line in the audit: reconciliation shows it until it is explained. */
export async function saveUnmatched(
  env: Environment,
  { provider, eventId, body, reason, facts }: Unmatched,
): Promise<void> {
  const factsKey = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 32);
  const at = env.clock.now();
  // The payment may be of no shop at all, and the audit of it stands in the instance's own chain.
  const save = async (tx: Tx) => {
    const kept = { provider, eventId, body: JSON.stringify(body), reason, factsKey };
    if (!(await sql.saveUnmatchedCapture(tx, { ...kept, now: at }))) return;
    const note = { subject: eventId.slice(0, 200), why: reason, after: { provider, facts } };
    await recordPlatform(tx, { at, act: 'unmatchedCapture', note });
  };
  await acrossShops('payments', () => env.db.transaction(save));
}
