// The checkout's page: address and terms against one quote, sent under one idempotency key.
import { randomUUID } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { amountPattern } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { addressFaults, addressFormatOf, isAddressField } from '#domain/geo/address.ts';
import { buyer } from '#features/checkout/buyer.shapes.ts';
import { checkout } from '#features/checkout/contract.ts';
import { quoteMethods } from '#features/checkout/pay.contract.ts';
import { type Notice } from '#domain/notifications/page-notice.ts';
import {
  checkoutFields,
  type CheckoutFaults,
  type CheckoutField,
  type CheckoutValues,
  type Fault,
  type Quote,
  type Shop,
} from '#features/storefront/page.shapes.ts';
import { priceIn, type Priced } from './basket.ts';
import { checkoutMark } from './cart.ts';
import type { Delivery } from './choice.ts';
import { chosenIn, placeFor } from './delivery.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { startAt } from './start.ts';
import { isMissing, isOutage, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

const fieldCharactersMax = 1_000;
const oncePattern = /^[A-Za-z0-9-]{8,100}$/;

export async function showCheckout(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const values = readValues(new URLSearchParams());
  return await checkoutPage(visit, { shop, values, faults: {}, notices: [], status: 200 });
}

/**
 * Orders what the page showed. A key is used for one quote only: whenever the page comes back with another quote it
 * carries another key, and after an outage the very same form is offered to be sent again.
 */
export async function placeOrder(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const values = readValues(visit.form);
  const again = { shop, values, faults: {}, notices: [], status: 200 };
  const changed = changeIn(visit);
  if (changed !== undefined) {
    return await checkoutPage(visit, { ...again, notices: totalNotice(visit, changed) });
  }
  const { person, faults } = readBuyer(values);
  if (person === undefined) {
    return await checkoutPage(visit, { ...again, faults, notices: [checkFields], status: 422 });
  }
  try {
    const quoteId = visit.form.get('quote_id') ?? '';
    const method = paymentMethods.find((one) => one === visit.form.get('method'));
    const ask = {
      quote_id: quoteId,
      buyer: person,
      terms: true as const,
      lang: visit.language,
      ...(method === undefined ? {} : { method }),
    };
    const made = await visit.ask(checkout, ask, readOnce(visit.form));
    const cart = { ...visit.cart, checkout: checkoutMark(made.order_token) };
    const local = localPath(made.payment.url, visit);
    const isOwnPage = local?.startsWith(`${visit.base}/payment/`) ?? true;
    return { redirect: isOwnPage ? await startAt(visit, made.order_token) : (local ?? visit.base), cart };
  } catch (error) {
    if (!(error instanceof Refused) || isOutage(error)) throw error;
    return await refusedPage(visit, again, error);
  }
}

/** What of the page changes the price, and was changed since it was priced; the message that says so. */
function changeIn({ form }: Visit): Notice['key'] | undefined {
  const isOther = (name: string) => {
    const value = form.get(name);
    return value !== null && value !== '' && value !== form.get(`quoted_${name}`);
  };
  if (form.get('country') !== form.get('quoted_country')) return 'noticeRecalculated';
  if (isOther('service') || isOther('currency')) return 'noticeTotalNow';
  return form.get('next') === 'recalculate' ? 'noticeRecalculated' : undefined;
}

/** The path of an address on this storefront, in the language of this visit; undefined for any other one. */
export function localPath(url: string, visit: Visit): string | undefined {
  if (!URL.canParse(url, 'http://storefront.invalid')) return undefined;
  const { pathname, search } = new URL(url, 'http://storefront.invalid');
  const { path } = splitLanguage(pathname);
  if (!path.startsWith(`/s/${visit.handle}/`)) return undefined;
  return inLanguage(visit.spoken.named, path) + search;
}

/** The key of the buyer's intention as the form carries it; a form without one gets one for this attempt. */
export function readOnce(form: URLSearchParams): string {
  const once = form.get('once') ?? '';
  return oncePattern.test(once) ? once : randomUUID();
}

type Draft = {
  readonly shop: Shop;
  readonly values: CheckoutValues;
  readonly faults: CheckoutFaults;
  readonly notices: readonly Notice[];
  readonly status: number;
};

const checkFields: Notice = { kind: 'bad', key: 'noticeCheckFields' };

async function refusedPage(visit: Visit, draft: Draft, refused: Refused): Promise<Answer> {
  if (refused.key === 'invalidUserPage') return { redirect: `${visit.base}/cart` };
  if (refused.key === 'outOfStock') return { redirect: `${visit.base}/cart?say=stock` };
  if (refused.key === 'priceChanged') {
    return await checkoutPage(visit, {
      ...draft,
      notices: totalNotice(visit, 'noticePriceChanged'),
      status: 409,
    });
  }
  if (refused.key === 'invalidParameter') {
    const field = checkoutFields.find((name) => refused.shown.field?.split('.').at(-1) === name);
    const faults: CheckoutFaults = field === undefined ? {} : { [field]: 'wrong' };
    return await checkoutPage(visit, { ...draft, faults, notices: [checkFields], status: 422 });
  }
  // The quote is too old, was used before, or is no longer known.
  if (refused.key === 'invalidOperation' || refused.key === 'recordNotFound') {
    return await checkoutPage(visit, {
      ...draft,
      notices: totalNotice(visit, 'noticeQuoteExpired'),
      status: 409,
    });
  }
  if (refused.key === 'tooManyRequests' && refused.shown.reason === 'unpaid_share') {
    const notices: Notice[] = [{ kind: 'bad', key: 'noticeUnpaidShare' }];
    return await checkoutPage(visit, { ...draft, notices, status: 429 });
  }
  if (refused.key === 'idempotencyConflict') {
    const notices: Notice[] = [{ kind: 'warn', key: 'noticeSendAgain' }];
    return await checkoutPage(visit, { ...draft, notices, status: 409 });
  }
  throw refused;
}

/** A fresh quote, a fresh key and whatever the buyer has typed so far. The terms are agreed to anew each time. */
async function checkoutPage(visit: Visit, draft: Draft): Promise<Answer> {
  if (visit.cart.entries.length === 0) return { redirect: `${visit.base}/cart` };
  const { shop, values } = draft;
  const chosen = chosenIn(visit);
  const wished = values.country === '' ? chosen : { ...chosen, country: values.country };
  const place = await placeFor(visit, shop, wished);
  const priced = await priceIn(visit, visit.cart, place);
  if (!('quote' in priced)) return await closedPage(visit, { draft, chosen, wish: place.country, priced });
  const methods = await methodsOf(visit, priced.quote);
  const { quote } = priced;
  const shown = draft.notices
    .map((notice) => withTotal(notice, quote.total, quote.currency))
    .filter(({ key, amounts }) => !isRecalculation(key) || amounts?.['was'] !== quote.total);
  return {
    page: {
      kind: 'checkout',
      shop,
      quote,
      delivery: place,
      once: randomUUID(),
      values: { ...values, country: draft.faults.country === 'wrong' ? values.country : place.country },
      faults: draft.faults,
      methods,
      method: visit.form.get('method')?.slice(0, 20) ?? '',
      notices: shown,
    },
    status: draft.status,
    ...(visit.form.get('quote_id') === null ? {} : { delivery: chosen }),
  };
}

function isRecalculation(key: Notice['key']): boolean {
  return key === 'noticeRecalculated' || key === 'noticeTotalNow';
}

/** The ways to pay a quote; none where nobody can say. */
async function methodsOf(visit: Visit, quote: Quote) {
  try {
    return (await visit.ask(quoteMethods, { quote_id: quote.quote_id })).list;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

type Closed = {
  readonly draft: Draft;
  readonly chosen: Delivery;
  /** The country that was asked for. */
  readonly wish: string;
  readonly priced: Exclude<Priced, { quote: Quote }>;
};

/**
 * Where the goods cannot be sent to the country: the page of the country before stays, with everything that was typed,
 * and says which goods stand in the way. Without such a country the cart is the place to mend it.
 */
async function closedPage(visit: Visit, { draft, chosen, wish, priced }: Closed): Promise<Answer> {
  const before = visit.form.get('quoted_country');
  const isLane = priced.closed.length > 0;
  if (!isLane || before === null || before === wish) {
    return { redirect: `${visit.base}/cart${isLane ? '' : '?say=stock'}`, delivery: chosen };
  }
  const back = { ...draft, values: { ...draft.values, country: before }, faults: {}, notices: [] };
  const answer = await checkoutPage(visit, back);
  if (!('page' in answer) || answer.page.kind !== 'checkout') return answer;
  const { page } = answer;
  const titles = page.quote.lines.filter(({ goods_id }) => priced.closed.includes(goods_id));
  const goods = new Intl.ListFormat(visit.language).format(titles.map(({ title }) => title));
  const country = new Intl.DisplayNames([visit.language], { type: 'region' }).of(wish) ?? wish;
  const notice: Notice = { kind: 'bad', key: 'noticeLaneClosed', texts: { country, goods } };
  return {
    page: {
      ...page,
      values: { ...page.values, country: wish },
      faults: { country: 'wrong' },
      notices: [notice],
    },
    status: 422,
  };
}

/** A message about the total, which names the one that the buyer was looking at. */
function totalNotice(visit: Visit, key: Notice['key']): Notice[] {
  const seen = visit.form.get('seen_total') ?? '';
  return [{ kind: 'warn', key, amounts: { was: seen.length <= 20 && amountPattern.test(seen) ? seen : '' } }];
}

function withTotal(notice: Notice, total: string, currency: string): Notice {
  return notice.amounts === undefined
    ? notice
    : { ...notice, amounts: { ...notice.amounts, total }, currency };
}

function readValues(form: URLSearchParams): CheckoutValues {
  const read = (field: CheckoutField) => (form.get(field) ?? '').slice(0, fieldCharactersMax);
  return {
    country: read('country'),
    name: read('name'),
    company: read('company'),
    email: read('email'),
    phone: read('phone'),
    address: read('address'),
    address2: read('address2'),
    city: read('city'),
    state: read('state'),
    postcode: read('postcode'),
    note: read('note'),
    terms: read('terms'),
  };
}

/** The buyer as the order needs them, or what is wrong with each field, by the country's own rules. */
function readBuyer(values: CheckoutValues) {
  const { terms, ...typed } = values;
  const trimmed = { ...fitted(typed), email: typed.email.trim(), phone: typed.phone.trim() };
  const parsed = buyer.safeParse(trimmed);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0]);
  const faults: Partial<Record<CheckoutField, Fault>> = { ...addressFaults(values.country, trimmed) };
  for (const field of checkoutFields) {
    if (field !== 'terms' && wrong.includes(field))
      faults[field] = trimmed[field].trim() === '' ? 'missing' : 'wrong';
  }
  if (terms !== 'on') faults.terms = 'missing';
  const isRight = parsed.success && Object.keys(faults).length === 0;
  return { person: isRight ? parsed.data : undefined, faults };
}

/** Fields that the country's form does not have are empty; where it has no city, the country is one. */
function fitted<T extends Omit<CheckoutValues, 'terms'>>(typed: T): T {
  const { order } = addressFormatOf(typed.country);
  const unasked = checkoutFields.filter((field) => isAddressField(field) && !order.includes(field));
  const blank = Object.fromEntries(unasked.map((field) => [field, '']));
  const country = new Intl.DisplayNames(['en'], { type: 'region' });
  const isCity = !order.includes('city') && /^[A-Z]{2}$/.test(typed.country);
  return { ...typed, ...blank, ...(isCity ? { city: country.of(typed.country) ?? typed.country } : {}) };
}
