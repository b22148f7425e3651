// The checkout's page: address and terms against one quote, sent under one idempotency key.
import { randomUUID } from 'node:crypto';
import { Refused } from '#domain/errors.ts';
import { amountPattern } from '#domain/money.ts';
import { buyer, checkout } from '../contract.ts';
import {
  checkoutFields,
  type CheckoutFaults,
  type CheckoutField,
  type CheckoutValues,
  type Notice,
  type Shop,
} from '../page.contract.ts';
import { countryOf, quoteOf } from './storefront-basket.ts';
import { checkoutMark } from './storefront-cart.ts';
import { findShop } from './storefront-shop.ts';
import { isOutage, missing, type Answer, type Visit } from './storefront-visit.ts';

const fieldCharactersMax = 1_000;
const oncePattern = /^[A-Za-z0-9-]{8,100}$/;

export async function showCheckout(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const values = { ...readValues(new URLSearchParams()), country: countryOf(visit, shop) };
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
  if (visit.form.get('next') === 'recalculate' || values.country !== visit.form.get('quoted_country')) {
    return await checkoutPage(visit, { ...again, notices: totalNotice(visit, 'noticeRecalculated') });
  }
  const { person, faults } = readBuyer(values);
  if (person === undefined) {
    return await checkoutPage(visit, { ...again, faults, notices: [checkFields], status: 422 });
  }
  try {
    const quoteId = visit.form.get('quote_id') ?? '';
    const ask = { quote_id: quoteId, buyer: person, terms: true as const, lang: visit.language };
    const made = await visit.ask(checkout, ask, readOnce(visit.form));
    const cart = { ...visit.cart, checkout: checkoutMark(made.order_token) };
    const local = localPath(made.payment.url, visit);
    return { redirect: local ?? `${visit.base}/payment/${encodeURIComponent(made.order_token)}`, cart };
  } catch (error) {
    if (!(error instanceof Refused) || isOutage(error)) throw error;
    return await refusedPage(visit, again, error);
  }
}

/** The path of an address on this storefront; undefined for any other one. */
export function localPath(url: string, visit: Visit): string | undefined {
  if (!URL.canParse(url, 'http://storefront.invalid')) return undefined;
  const { pathname, search } = new URL(url, 'http://storefront.invalid');
  return pathname.startsWith(`${visit.base}/`) ? pathname + search : undefined;
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
  if (refused.key === 'idempotencyConflict') {
    const notices: Notice[] = [{ kind: 'warn', key: 'noticeSendAgain' }];
    return await checkoutPage(visit, { ...draft, notices, status: 409 });
  }
  throw refused;
}

/** A fresh quote, a fresh key and whatever the buyer has typed so far. The terms are agreed to anew each time. */
async function checkoutPage(visit: Visit, { shop, values, faults, notices, status }: Draft): Promise<Answer> {
  if (visit.cart.entries.length === 0) return { redirect: `${visit.base}/cart` };
  const country = countryOf(visit, shop, values.country);
  const quote = await quoteOf(visit, visit.cart, country);
  if (quote === undefined) return { redirect: `${visit.base}/cart?say=stock` };
  const shown = notices
    .map((notice) => withTotal(notice, quote.total, quote.currency))
    .filter((notice) => notice.key !== 'noticeRecalculated' || notice.amounts?.['was'] !== quote.total);
  return {
    page: {
      kind: 'checkout',
      shop,
      quote,
      once: randomUUID(),
      values: { ...values, country },
      faults,
      notices: shown,
    },
    status,
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
    email: read('email'),
    phone: read('phone'),
    address: read('address'),
    city: read('city'),
    postcode: read('postcode'),
    note: read('note'),
    terms: read('terms'),
  };
}

function readBuyer(values: CheckoutValues) {
  const { terms, ...typed } = values;
  const trimmed = { ...typed, email: typed.email.trim(), phone: typed.phone.trim() };
  const parsed = buyer.safeParse(trimmed);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => issue.path[0]);
  const faults: Partial<Record<CheckoutField, 'missing' | 'wrong'>> = {};
  for (const field of checkoutFields) {
    if (field !== 'terms' && wrong.includes(field))
      faults[field] = values[field].trim() === '' ? 'missing' : 'wrong';
  }
  if (terms !== 'on') faults.terms = 'missing';
  return { person: parsed.success && terms === 'on' ? parsed.data : undefined, faults };
}
