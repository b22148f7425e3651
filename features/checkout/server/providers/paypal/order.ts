// An order at PayPal: opened once under our id, captured once the buyer approved it, and never after its checkout is over.
// It is compared in amount, currency, payment and payee before it is captured, and its capture after that.
import * as z from 'zod/mini';
import { languageOf, type Language } from '#domain/text/language.ts';
import type { Asset, Money } from '#domain/money/money.ts';
import {
  PageEnded,
  PaymentMismatch,
  type Capture,
  type Opened,
  type OpenPayment,
  type PaymentRef,
} from '#platform/ports/payments.ts';
import { ProviderFault } from '../rest.ts';
import {
  amountOf,
  paypalAmount,
  paypalId,
  readPaypalAmount,
  type PaypalAmount,
  type PaypalClient,
  type PaypalConfig,
} from './client.ts';
import { customOf, readCustom } from './custom.ts';

export const paypalProviderName = 'paypal';

const text = z.optional(z.nullable(z.string()));

const capture = z.object({
  id: paypalId,
  status: z.string(),
  amount: paypalAmount,
  custom_id: text,
  create_time: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T/)),
  seller_protection: z.optional(z.object({ status: text })),
});

export const paypalRefund = z.object({
  id: paypalId,
  status: z.string(),
  amount: paypalAmount,
  custom_id: text,
  invoice_id: text,
});
export type PaypalRefund = z.infer<typeof paypalRefund>;

const unit = z.object({
  amount: paypalAmount,
  custom_id: text,
  payee: z.optional(z.object({ merchant_id: text })),
  payments: z.optional(
    z.object({ captures: z.optional(z.array(capture)), refunds: z.optional(z.array(paypalRefund)) }),
  ),
});

const order = z.object({
  id: paypalId,
  status: z.string(),
  update_time: text,
  purchase_units: z.array(unit).check(z.length(1)),
  payer: z.optional(z.object({ address: z.optional(z.object({ country_code: text })) })),
  links: z.array(z.object({ rel: z.string(), href: z.string() })),
});

type PaypalOrder = z.infer<typeof order>;
type Unit = z.infer<typeof unit>;

/** Least and most of a payment, in minor units, for the currencies that PayPal takes with our decimal places. */
const bounds: Partial<Record<Asset, readonly [bigint, bigint]>> = {
  USD: [100n, 1_000_000n],
  EUR: [100n, 1_000_000n],
  GBP: [100n, 1_000_000n],
  CHF: [100n, 1_000_000n],
  CAD: [100n, 1_000_000n],
  AUD: [100n, 1_000_000n],
  NZD: [100n, 1_000_000n],
  SGD: [100n, 1_000_000n],
  HKD: [500n, 7_000_000n],
  PLN: [200n, 4_000_000n],
  DKK: [500n, 7_000_000n],
  NOK: [500n, 7_000_000n],
  SEK: [500n, 7_000_000n],
  CZK: [1_000n, 20_000_000n],
  ILS: [200n, 4_000_000n],
  MXN: [1_000n, 20_000_000n],
  PHP: [5_000n, 50_000_000n],
  THB: [2_000n, 30_000_000n],
  JPY: [100n, 1_000_000n],
};

export function takesPaypal({ asset, units }: Money): boolean {
  const [least, most] = bounds[asset] ?? [1n, 0n];
  return units >= least && units <= most;
}

/** Of its page; for the languages that it does not know it asks the buyer's browser. */
const locales: Partial<Record<Language, string>> = {
  en: 'en-GB',
  es: 'es-ES',
  fr: 'fr-FR',
  id: 'id-ID',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-BR',
  'zh-Hans': 'zh-CN',
  'zh-Hant': 'zh-TW',
};

/** Opens the order under the payment's own id, so that a repeat gives the same one; after one that is gone, under that one's. */
export async function openOrder(client: PaypalClient, payment: OpenPayment): Promise<Opened> {
  const { paymentId, payee, returnUrl, expiresAt } = payment;
  const language = languageOf(payment.language);
  const locale = language === undefined ? undefined : locales[language];
  const context = {
    brand_name: payee,
    user_action: 'PAY_NOW',
    // The address of the parcel is the shop's matter.
    shipping_preference: 'NO_SHIPPING',
    // No transfer of a bank that takes days: the goods are kept for half an hour.
    payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
    return_url: returnUrl,
    cancel_url: returnUrl,
    ...(locale === undefined ? {} : { locale }),
  };
  const custom = customOf({ paymentId, until: expiresAt });
  const body = {
    intent: 'CAPTURE',
    purchase_units: [
      // The number of the invoice is the payment's: PayPal takes money for it once.
      { custom_id: custom, invoice_id: paymentId, description: payee, amount: amountOf(payment) },
    ],
    payment_source: { paypal: { experience_context: context } },
  };
  const onceKey = payment.endedRef === undefined ? paymentId : `${paymentId}.${payment.endedRef}`;
  const made = await client.request({ method: 'POST', path: '/v2/checkout/orders', body, onceKey }, order);
  if (readCustom(unitOf(made).custom_id)?.paymentId !== paymentId)
    throw new Error('paypal gave the order of another payment');
  return { ref: made.id, instructions: { kind: 'redirect', url: pageOf(made, client) } };
}

function pageOf({ links }: PaypalOrder, client: PaypalClient): string {
  const url = links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
  if (url === undefined) throw new Error('paypal gave no page to pay on');
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && origin !== client.url.origin)
    throw new Error('paypal gave a page that is not safe');
  return url;
}

function unitOf({ purchase_units: [first] }: PaypalOrder): Unit {
  if (first === undefined) throw new Error('paypal gave an order of nothing');
  return first;
}

function pathOf(ref: string): string {
  return `/v2/checkout/orders/${encodeURIComponent(ref)}`;
}

async function retrieve(client: PaypalClient, ref: string): Promise<PaypalOrder> {
  return client.request({ method: 'GET', path: pathOf(ref) }, order);
}

/** PayPal forgets an order that nobody paid: nobody can pay on its page any more. */
async function unlessGone<T>({ paymentId }: PaymentRef, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderFault && error.status === 404) throw new PageEnded(paymentId);
    throw error;
  }
}

/** Refunds of an order, as PayPal knows them. */
export async function listRefunds(client: PaypalClient, ref: string): Promise<readonly PaypalRefund[]> {
  return unitOf(await retrieve(client, ref)).payments?.refunds ?? [];
}

type Asking = { readonly client: PaypalClient; readonly config: PaypalConfig; readonly now: Date };

/**
 * The capture of a payment; undefined while there is none. An order that the buyer approved in time is captured on this
 * occasion; one whose checkout is over never is, so that no money comes for stock that is given away.
 *
 * @throws PaymentMismatch where the order or its money does not fit: it is not captured, or not believed; PageEnded where
 *   PayPal knows the order no more.
 */
export async function fetchCapture(asking: Asking, payment: PaymentRef): Promise<Capture | undefined> {
  if (payment.ref === '') return undefined;
  let found = await unlessGone(payment, () => retrieve(asking.client, payment.ref));
  assertFits(found, asking.config, payment);
  const until = readCustom(unitOf(found).custom_id)?.until;
  if (found.status === 'APPROVED') {
    if (until === undefined || asking.now >= until) return undefined;
    const approved = found;
    found = await unlessGone(payment, () => captureOrder(asking.client, approved, payment));
  }
  const [taken] = unitOf(found).payments?.captures ?? [];
  if (taken === undefined || !hasMoney(taken.status)) return undefined;
  assertMoney(taken.amount, payment);
  assert(readCustom(taken.custom_id)?.paymentId === payment.paymentId, 'payment', payment);
  return {
    paymentId: payment.paymentId,
    providerPayment: taken.id,
    eventId: taken.id,
    asset: payment.asset,
    units: payment.units,
    payee: payment.paymentId.split('.')[0] ?? '',
    at: new Date(taken.create_time),
    facts: factsOf(found, taken.seller_protection?.status),
  };
}

/** A capture that went back later was one all the same. */
function hasMoney(status: string): boolean {
  return status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED' || status === 'REFUNDED';
}

/**
 * Captures an order that fits. PayPal captures one order once, whatever key it is asked under; the key makes a lost answer
 * come again. Where it says no (a card that was declined, somebody who was faster), what became of it is read.
 */
async function captureOrder(
  client: PaypalClient,
  found: PaypalOrder,
  payment: PaymentRef,
): Promise<PaypalOrder> {
  // A buyer whose card was declined approves again: that is another try, under another key.
  const onceKey = `${payment.paymentId}.${found.update_time ?? 'capture'}`;
  try {
    return await client.request(
      { method: 'POST', path: `${pathOf(found.id)}/capture`, body: {}, onceKey },
      order,
    );
  } catch (error) {
    if (!(error instanceof ProviderFault) || (error.status !== 422 && error.status !== 409)) throw error;
    return retrieve(client, found.id);
  }
}

function assertFits(found: PaypalOrder, { merchantId }: PaypalConfig, payment: PaymentRef): void {
  const one = unitOf(found);
  assert(found.id === payment.ref, 'payment', payment);
  assert(readCustom(one.custom_id)?.paymentId === payment.paymentId, 'payment', payment);
  assertMoney(one.amount, payment);
  assert(merchantId === undefined || one.payee?.merchant_id === merchantId, 'payee', payment);
}

function assertMoney(amount: PaypalAmount, payment: PaymentRef): void {
  assert(amount.currency_code === payment.asset, 'currency', payment);
  assert(readPaypalAmount(amount)?.units === payment.units, 'amount', payment);
}

function assert(isRight: boolean, what: string, { paymentId }: PaymentRef): void {
  if (!isRight) throw new PaymentMismatch(what, paymentId);
}

/** What proves the payment to a merchant: no account and no name of a person. */
function factsOf({ payer }: PaypalOrder, protection: string | null | undefined): Record<string, string> {
  const facts = { country: payer?.address?.country_code, protection };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
