// The form of the checkout as it was filled in.
import { addressFaults, addressFormatOf, isAddressField } from '#domain/geo/address.ts';
import { buyer } from '#features/checkout/buyer.shapes.ts';
import {
  checkoutFields,
  type CheckoutField,
  type CheckoutValues,
  type Fault,
} from '#features/storefront/page.shapes.ts';

/** Longer than any field may be: the rest is cut, and the field is told to be wrong. */
const fieldCharactersMax = 1_000;

export function readValues(form: URLSearchParams): CheckoutValues {
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
export function readBuyer(values: CheckoutValues) {
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
