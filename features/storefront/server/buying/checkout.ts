// The checkout's page: address and terms against one quote, sent under one idempotency key.
import { randomUUID } from 'node:crypto';
import { Refused } from '#domain/wire/errors.ts';
import { inLanguage, splitLanguage } from '#domain/text/language-path.ts';
import { amountPattern } from '#domain/money/money.ts';
import { paymentMethods } from '#domain/payments/payment-methods.ts';
import { normalizeCode } from '#domain/discounts/discount-code.ts';
import { checkout } from '#features/checkout/contract.ts';
import { quoteMethods } from '#features/checkout/pay.contract.ts';
import { type Notice } from '#domain/notifications/page-notice.ts';
import {
  checkoutFields,
  type CheckoutFaults,
  type CheckoutValues,
  type Quote,
  type SavedAddresses,
  type Shop,
} from '#features/storefront/page.shapes.ts';
import { inPlatform } from '#platform/http/hosts/own-hosts.ts';
import { codeIn, priceIn, type Priced } from './basket.ts';
import { checkoutMark } from './cart.ts';
import type { Delivery } from './choice.ts';
import { chosenIn, placeFor } from './delivery.ts';
import { findShop } from '#features/storefront/server/looking/shop.ts';
import { fillIn, readSaved, rememberPlace } from '#features/storefront/server/mine/address.ts';
import { isReminderOffered, rememberCart } from './reminder.ts';
import { startAt } from './start.ts';
import { isMissing, isOutage, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';
import { readBuyer, readValues } from './checkout-form.ts';

const oncePattern = /^[A-Za-z0-9-]{8,100}$/;

export async function showCheckout(visit: Visit): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const saved = await readSaved(visit);
  const values = fillIn(saved, visit.query.get('address'));
  return await checkoutPage(visit, { shop, values, saved, faults: {}, notices: [], status: 200 });
}

/**
 * Orders what the page showed. A key is used for one quote only: whenever the page comes back with another quote it
 * carries another key, and after an outage the very same form is offered to be sent again.
 */
export async function placeOrder(asked: Visit): Promise<Answer> {
  const visit = { ...asked, cart: { ...asked.cart, code: codeIn(asked) } };
  const answer = await orderCart(visit);
  // A code that was typed here stays with the cart.
  return visit.cart.code === asked.cart.code ? answer : { cart: visit.cart, ...answer };
}

async function orderCart(visit: Visit): Promise<Answer> {
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
    await Promise.all([rememberCart(visit, made.order_token), rememberPlace(visit, person)]);
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
  if (form.get('code_remove') !== null) return 'noticeTotalNow';
  // A code is typed in any spelling, and taken out by an empty field.
  const code = form.get('code');
  if (code !== null && normalizeCode(code) !== normalizeCode(form.get('quoted_code') ?? ''))
    return 'noticeTotalNow';
  return form.get('next') === 'recalculate' ? 'noticeRecalculated' : undefined;
}

/** The path of an address on this storefront, in the language of this visit; undefined for any other one. */
export function localPath(url: string, visit: Visit): string | undefined {
  if (!URL.canParse(url, 'http://storefront.invalid')) return undefined;
  const { origin, pathname, search } = new URL(url, 'http://storefront.invalid');
  const own = visit.own?.origin === origin ? visit.own : undefined;
  const { path } = splitLanguage(own === undefined ? pathname : inPlatform(pathname, own));
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
  /** What whoever is signed in has saved, where it was read already. */
  readonly saved?: SavedAddresses | undefined;
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
  if (refused.key === 'invalidParameter' && refused.shown.field === 'code') {
    const cart = { ...visit.cart, code: '' };
    const notices: Notice[] = [{ kind: 'warn', key: 'noticeCodeUsed' }];
    const answer = await checkoutPage({ ...visit, cart }, { ...draft, notices, status: 409 });
    return { ...answer, cart };
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
  const [methods, isOffered, saved] = await Promise.all([
    methodsOf(visit, priced.quote),
    isReminderOffered(visit),
    draft.saved ?? readSaved(visit),
  ]);
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
      code: visit.cart.code,
      isReminding: isOffered ? visit.form.get('remind') === 'on' : undefined,
      saved,
      isSaving: visit.form.get('save_address') === 'on',
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
