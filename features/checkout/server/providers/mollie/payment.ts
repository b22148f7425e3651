// A payment at Mollie: opened once under our id, its page closed in time, and what became of it. A capture is fetched by
// its id and compared with what was asked in amount, currency, payment and payee.
import * as z from 'zod/mini';
import { apiBase } from '#domain/wire/endpoint.ts';
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
  mollieAmount,
  mollieId,
  mollieMoment,
  readMollieAmount,
  type MollieClient,
  type MollieConfig,
} from './client.ts';
import { tokenOf } from './token.ts';

export const mollieProviderName = 'mollie';

const text = z.optional(z.nullable(z.string()));

export const molliePayment = z.object({
  id: mollieId,
  mode: z.enum(['live', 'test']),
  status: z.string(),
  createdAt: mollieMoment,
  paidAt: z.optional(z.nullable(mollieMoment)),
  isCancelable: z.optional(z.boolean()),
  amount: mollieAmount,
  amountRefunded: z.optional(mollieAmount),
  amountChargedBack: z.optional(mollieAmount),
  method: text,
  countryCode: text,
  details: z.optional(z.nullable(z.object({ cardCountryCode: text, cardFunding: text, cardNumber: text }))),
  metadata: z.optional(z.nullable(z.unknown())),
  _links: z.object({ checkout: z.optional(z.nullable(z.object({ href: z.string() }))) }),
});

export type MolliePayment = z.infer<typeof molliePayment>;

const ownMetadata = z.object({ payment: z.string(), shop: z.string(), until: z.string() });

/** What we wrote beside a payment; undefined where it is none of ours. */
export function metadataOf({
  metadata,
}: Pick<MolliePayment, 'metadata'>): z.infer<typeof ownMetadata> | undefined {
  return z.safeParse(ownMetadata, metadata).data;
}

/** Least and most of a payment, in minor units: what its page takes in each of the currencies that it knows. */
const bounds: Partial<Record<Asset, readonly [bigint, bigint]>> = {
  EUR: [100n, 1_000_000n],
  USD: [100n, 1_000_000n],
  GBP: [100n, 1_000_000n],
  CHF: [100n, 1_000_000n],
  CAD: [100n, 1_000_000n],
  AUD: [100n, 1_000_000n],
  NZD: [100n, 1_000_000n],
  SGD: [100n, 1_000_000n],
  PLN: [100n, 4_000_000n],
  RON: [100n, 4_000_000n],
  DKK: [100n, 7_000_000n],
  NOK: [100n, 7_000_000n],
  SEK: [100n, 7_000_000n],
  CZK: [100n, 20_000_000n],
  HUF: [10_000n, 300_000_000n],
  JPY: [100n, 1_500_000n],
};

export function takesMollie({ asset, units }: Money): boolean {
  const [least, most] = bounds[asset] ?? [1n, 0n];
  return units >= least && units <= most;
}

/** Of its page, for the languages that it knows; the buyer's browser chooses among them else. */
const locales: Partial<Record<Language, string>> = { en: 'en_GB', es: 'es_ES', fr: 'fr_FR', pt: 'pt_PT' };

export type Opening = {
  readonly client: MollieClient;
  readonly config: MollieConfig;
  readonly baseUrl: string;
  readonly secret: string;
};

/** Opens the payment under its own id, so that a repeat gives the same one; after one that ended, under that one's. */
export async function openPayment(opening: Opening, payment: OpenPayment): Promise<Opened> {
  const { client } = opening;
  const body = bodyOf(opening, payment);
  const { paymentId, endedRef } = payment;
  const onceKey = endedRef === undefined ? paymentId : `${paymentId}.${endedRef}`;
  const ask = { method: 'POST', path: '/v2/payments', body, onceKey } as const;
  const made = await client.request(ask, molliePayment);
  const url = made._links.checkout?.href;
  if (metadataOf(made)?.payment !== payment.paymentId || url === undefined)
    throw new Error('mollie gave the page of another payment');
  return { ref: made.id, instructions: { kind: 'redirect', url: safeUrl(url, client) } };
}

function bodyOf({ config, baseUrl, secret }: Opening, payment: OpenPayment) {
  const { paymentId, payee, returnUrl } = payment;
  const language = languageOf(payment.language);
  const locale = language === undefined ? undefined : locales[language];
  const until = Math.floor(payment.expiresAt.getTime() / 1000).toString();
  const hook = new URL(`${apiBase}/hook/payment/${mollieProviderName}`, baseUrl);
  // Its messages are signed by nobody: only it is told this address.
  hook.searchParams.set('token', tokenOf(paymentId, secret));
  return {
    amount: amountOf(payment),
    description: payee,
    redirectUrl: returnUrl,
    webhookUrl: hook.href,
    metadata: { payment: paymentId, shop: payee, until },
    ...(locale === undefined ? {} : { locale }),
    ...(config.methods === undefined ? {} : { method: config.methods }),
  };
}

/** A buyer is sent to a page that nobody can read on the way, or to the double that the configuration names. */
function safeUrl(url: string, client: MollieClient): string {
  const { protocol, origin } = new URL(url);
  if (protocol !== 'https:' && origin !== client.url.origin)
    throw new Error('mollie gave a page that is not safe');
  return url;
}

/** States out of which no money comes any more: the buyer turned back, was too late, or a bank said no. */
const ended: ReadonlySet<string> = new Set(['canceled', 'expired', 'failed']);

export async function retrievePayment(client: MollieClient, id: string): Promise<MolliePayment> {
  return client.request({ method: 'GET', path: `/v2/payments/${encodeURIComponent(id)}` }, molliePayment);
}

export type Asking = { readonly client: MollieClient; readonly now: Date };

/**
 * The capture of a payment; undefined while there is none. One that nobody has paid when its checkout is over is
 * canceled on this occasion, so that no money comes for stock that is given away.
 *
 * @throws PaymentMismatch where money was taken that does not fit; PageEnded where none comes any more, though there is
 *   time left.
 */
export async function fetchCapture(asking: Asking, payment: PaymentRef): Promise<Capture | undefined> {
  if (payment.ref === '') return undefined;
  return captureFrom(await retrievePayment(asking.client, payment.ref), asking, payment);
}

/** The same of what was read of a payment just now. */
export async function captureFrom(
  read: MolliePayment,
  { client, now }: Asking,
  payment: PaymentRef,
): Promise<Capture | undefined> {
  assert(metadataOf(read)?.payment === payment.paymentId, 'payment', payment);
  let found = read;
  if (found.isCancelable === true && isOver(found, now)) {
    if (await cancel(client, found.id)) return undefined;
    found = await retrievePayment(client, found.id);
  }
  if (ended.has(found.status) && !isOver(found, now)) throw new PageEnded(payment.paymentId);
  return found.status === 'paid' ? captureOf(found, { payment, client }) : undefined;
}

/** Ends a page on which nobody is to pay; one that somebody pays on at this moment stays. */
export async function closePage(client: MollieClient, { ref }: PaymentRef): Promise<void> {
  if (ref !== '') await cancel(client, ref);
}

function isOver(found: MolliePayment, now: Date): boolean {
  return now.getTime() >= Number(metadataOf(found)?.until ?? Number.NaN) * 1000;
}

/** False where somebody was faster and it can no longer be canceled. */
async function cancel(client: MollieClient, id: string): Promise<boolean> {
  try {
    const path = `/v2/payments/${encodeURIComponent(id)}`;
    return (await client.request({ method: 'DELETE', path }, molliePayment)).status === 'canceled';
  } catch (error) {
    if (error instanceof ProviderFault && error.status === 422) return false;
    throw error;
  }
}

type Asked = { readonly payment: PaymentRef; readonly client: MollieClient };

function captureOf(found: MolliePayment, { payment, client }: Asked): Capture {
  assert((found.mode === 'live') === client.isLive, 'mode', payment);
  assert(found.id === payment.ref, 'payment', payment);
  assert(found.amount.currency === payment.asset, 'currency', payment);
  const money = readMollieAmount(found.amount);
  assert(money?.asset === payment.asset && money.units === payment.units, 'amount', payment);
  if (typeof found.paidAt !== 'string') throw new PaymentMismatch('time', payment.paymentId);
  return {
    paymentId: payment.paymentId,
    providerPayment: found.id,
    eventId: found.id,
    asset: payment.asset,
    units: payment.units,
    payee: payment.paymentId.split('.')[0] ?? '',
    at: new Date(found.paidAt),
    facts: factsOf(found),
  };
}

function assert(isRight: boolean, what: string, { paymentId }: PaymentRef): void {
  if (!isRight) throw new PaymentMismatch(what, paymentId);
}

/** What proves the payment to a merchant: no account and no name of a person. */
function factsOf({ method, countryCode, details }: MolliePayment): Record<string, string> {
  const facts: Record<string, string | null | undefined> = {
    paid_by: method,
    country: countryCode,
    card_country: details?.cardCountryCode,
    funding: details?.cardFunding,
    last4: details?.cardNumber?.slice(-4),
  };
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
