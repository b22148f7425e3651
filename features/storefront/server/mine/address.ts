// Saved addresses: on a page of their own, and at the checkout of whoever is signed in.
import { randomUUID } from 'node:crypto';
import { countries } from '#domain/geo/countries.ts';
import { limits } from '#domain/limits.ts';
import { Refused } from '#domain/wire/errors.ts';
import { id } from '#domain/wire/wire.ts';
import {
  listBuyerAddresses,
  removeBuyerAddress,
  saveBuyerAddress,
  savedPlace,
} from '#features/buyers/contract.ts';
import type { CheckoutValues, SavedAddresses } from '#features/storefront/page.shapes.ts';
import { readBuyer, readValues } from '#features/storefront/server/buying/checkout-form.ts';
import { countryOf, findShop } from '#features/storefront/server/looking/shop.ts';
import { isMissing, missing, type Answer, type Visit } from '#features/storefront/server/visit.ts';

/** What whoever is signed in has saved; undefined where nobody is, and where nobody can say. */
export async function readSaved(visit: Visit): Promise<SavedAddresses | undefined> {
  if (visit.session === '') return undefined;
  try {
    return await visit.ask(listBuyerAddresses, { handle: visit.handle, session: visit.session });
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const blank = readValues(new URLSearchParams());

/** The checkout as it begins for whoever is signed in: the email, and the address that was chosen. */
export function fillIn(saved: SavedAddresses | undefined, chosen: string | null): CheckoutValues {
  if (saved === undefined) return blank;
  const place = saved.addresses.find((one) => one.id === chosen);
  return { ...blank, ...(place === undefined ? {} : valuesOf(place)), email: saved.email };
}

function valuesOf(place: SavedAddresses['addresses'][number]): CheckoutValues {
  const { name, phone, company, address, address2, city, state, postcode, country } = place;
  const optional = {
    phone: phone ?? '',
    company: company ?? '',
    address2: address2 ?? '',
    state: state ?? '',
  };
  return { ...blank, name, address, city, postcode, country, ...optional };
}

/** Saves what a ticked box of the checkout says. It keeps nobody from paying. */
export async function rememberPlace(visit: Visit, person: object): Promise<void> {
  if (visit.session === '' || visit.form.get('save_address') !== 'on') return;
  const place = savedPlace.safeParse(person);
  if (!place.success) return;
  const ask = { handle: visit.handle, session: visit.session, id: randomUUID(), place: place.data };
  await visit.ask(saveBuyerAddress, ask).catch(() => undefined);
}

export async function showAddress(visit: Visit): Promise<Answer> {
  const saved = await readSaved(visit);
  if (saved === undefined) return { redirect: `${visit.base}/me` };
  const place = saved.addresses.find((one) => one.id === visit.query.get('id'));
  if (place === undefined && saved.addresses.length >= limits.buyerAddressesMax)
    return { redirect: `${visit.base}/me?say=places` };
  const country = countryOf(visit) ?? '';
  const values = place === undefined ? { ...blank, country } : valuesOf(place);
  return addressPage(visit, { addressId: place?.id ?? randomUUID(), values, faults: {} });
}

type Draft = {
  readonly addressId: string;
  readonly values: CheckoutValues;
  readonly faults: ReturnType<typeof readBuyer>['faults'];
};

async function addressPage(visit: Visit, draft: Draft, status = 200): Promise<Answer> {
  const shop = await findShop(visit);
  if (shop === undefined) return missing('shop');
  const { country } = draft.values;
  const fallback = shop.ships_to[0] ?? 'US';
  const values = { ...draft.values, country: countries.includes(country) ? country : fallback };
  return { page: { kind: 'mineAddress', shop, ...draft, values, notices: [] }, status };
}

/** Another country asks for other fields: the page comes back with them and with what was typed. */
export async function saveAddressByForm(visit: Visit): Promise<Answer> {
  const values = readValues(visit.form);
  const given = id.safeParse(visit.form.get('id'));
  const addressId = given.success ? given.data : randomUUID();
  const isOther = values.country !== visit.form.get('quoted_country');
  if (isOther || visit.form.get('next') === 'country')
    return addressPage(visit, { addressId, values, faults: {} });
  // The rules of an address are those of the checkout, which asks for an email and the terms as well.
  const { person, faults } = readBuyer({ ...values, email: 'nobody@shop.example', terms: 'on' });
  if (person === undefined) return addressPage(visit, { addressId, values, faults }, 422);
  const { handle, session } = visit;
  try {
    await visit.ask(saveBuyerAddress, { handle, session, id: addressId, place: savedPlace.parse(person) });
  } catch (error) {
    if (isMissing(error)) return { redirect: `${visit.base}/me` };
    if (error instanceof Refused && error.key === 'invalidOperation')
      return { redirect: `${visit.base}/me?say=places` };
    if (!(error instanceof Refused) || error.key !== 'invalidParameter') throw error;
    const field = Object.keys(blank).find((name) => name === error.shown.field) ?? 'address';
    return addressPage(visit, { addressId, values, faults: { [field]: 'wrong' } }, 422);
  }
  return { redirect: `${visit.base}/me?say=saved` };
}

export async function removeAddressByForm(visit: Visit): Promise<Answer> {
  const given = id.safeParse(visit.form.get('id'));
  const { handle, session } = visit;
  if (!given.success || session === '') return { redirect: `${visit.base}/me` };
  try {
    await visit.ask(removeBuyerAddress, { handle, session, id: given.data });
  } catch (error) {
    if (isMissing(error)) return { redirect: `${visit.base}/me` };
    throw error;
  }
  return { redirect: `${visit.base}/me?say=deleted` };
}
