// Where a buyer is and what they pay in: asked once, remembered, guessed from the browser before that.
import { currencyOf } from '#domain/pricing/customs.ts';
import { isAsset } from '#domain/money/money.ts';
import { deliveryChoices } from '#features/pricing/contract.ts';
import { countries } from '#domain/geo/countries.ts';
import type { DeliveryPlace, Shop } from '#features/storefront/page.shapes.ts';
import { serviceOf, type Delivery } from './choice.ts';
import { isMissing, type Visit } from '#features/storefront/server/visit.ts';

/**
 * The choice after a form: what the buyer changed in it counts, what stands in it as the page had it does not. A form
 * says what the page had as `quoted_…`.
 */
export function chosenIn({ form, delivery }: Visit): Delivery {
  const changed = (name: string) => {
    const value = form.get(name);
    return value === null || value === form.get(`quoted_${name}`) ? undefined : value;
  };
  const country = changed('country');
  const currency = changed('currency');
  return {
    country: country !== undefined && /^[A-Z]{2}$/.test(country) ? country : delivery.country,
    currency: currency !== undefined && isAsset(currency) ? currency : delivery.currency,
    service: serviceOf(changed('service') ?? null) ?? delivery.service,
  };
}

/** The country of the browser's first language that names one. */
export function countryOfBrowser(accepts: string): string | undefined {
  return /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?-([a-zA-Z]{2})\b/.exec(accepts)?.[1]?.toUpperCase();
}

/** The country where most people who speak the browser's first language live: `de` is Germany. */
function likelyCountry(accepts: string): string | undefined {
  const tag = /^[a-zA-Z]{2,3}(?:-[a-zA-Z]{4})?\b/.exec(accepts)?.[0];
  return tag === undefined ? undefined : new Intl.Locale(tag).maximize().region;
}

/** Where money comes from, where several countries have it: the largest of them. */
const marketOf: Readonly<Record<string, string>> = { EUR: 'DE', USD: 'US' };

/**
 * Where to price for and in what: the buyer's choice where the shop can serve it, else their browser's country and that
 * country's money, else the shop's own country, the language's or the currency's, and the shop's own money. The alphabet
 * never chooses where anything else can.
 */
export async function placeFor(visit: Visit, shop: Shop, wished: Delivery): Promise<DeliveryPlace> {
  const choices = await choicesOf(visit, shop);
  const market =
    marketOf[shop.currency] ?? choices.countries.find((one) => currencyOf(one) === shop.currency);
  const wishes = [
    wished.country,
    countryOfBrowser(visit.accepts),
    shop.legal.country,
    likelyCountry(visit.accepts),
    market,
    choices.countries[0],
  ];
  const country = wishes.find((one) => one !== undefined && choices.countries.includes(one)) ?? 'US';
  const monies = [wished.currency, currencyOf(country), shop.currency];
  const currency = monies.find((one) => one !== undefined && choices.currencies.includes(one));
  return {
    country,
    countries: choices.countries,
    currency: currency ?? shop.currency,
    currencies: choices.currencies,
    service: wished.service,
  };
}

async function choicesOf(visit: Visit, shop: Shop): Promise<Pick<DeliveryPlace, 'countries' | 'currencies'>> {
  try {
    const { countries: open, currencies } = await visit.ask(deliveryChoices, { handle: visit.handle });
    return { countries: inShopsOrder(open, shop), currencies };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { countries: shop.ships_to.length === 0 ? countries : shop.ships_to, currencies: [shop.currency] };
  }
}

/** A shop that names its countries names its own first. */
function inShopsOrder(open: readonly string[], shop: Shop): readonly string[] {
  const named = shop.ships_to.filter((country) => open.includes(country));
  const home = open.includes(shop.legal.country) ? [shop.legal.country] : [];
  return [...new Set([...named, ...home, ...open])];
}
