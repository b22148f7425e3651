// Saved addresses of a buyer: at most five, each under an id that whoever saves it chose, so that saving twice is saving once.
import * as z from 'zod/mini';
import { addressFaults } from '#domain/geo/address.ts';
import { countries } from '#domain/geo/countries.ts';
import { limits } from '#domain/limits.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import {
  savedPlace,
  type listBuyerAddresses,
  type removeBuyerAddress,
  type saveBuyerAddress,
} from '#features/buyers/contract.ts';
import * as sql from './buyers.sql.ts';
import { findSignedIn, type Context } from './session.ts';

const stored = z.array(z.extend(savedPlace, { id: z.string() }));
export type SavedAddress = z.output<typeof stored>[number];

export function parseAddresses(text: string): SavedAddress[] {
  return z.parse(stored, JSON.parse(text));
}

/** @throws Refused `recordNotFound` for a session that is none. */
export async function listAddresses(
  context: Context,
  input: InputOf<typeof listBuyerAddresses>,
): Promise<GivenOf<typeof listBuyerAddresses>> {
  const { page } = await findSignedIn(context, input);
  return { email: page.email, addresses: parseAddresses(page.addresses) };
}

/**
 * @throws Refused `recordNotFound` for a session that is none.
 * @throws Refused `invalidParameter` with the field that is wrong in its country.
 * @throws Refused `invalidOperation` (`addresses_full`) beyond `limits.buyerAddressesMax`.
 */
export async function saveAddress(
  context: Context,
  input: InputOf<typeof saveBuyerAddress>,
): Promise<GivenOf<typeof saveBuyerAddress>> {
  const { place } = input;
  if (!countries.includes(place.country)) throw refuse('invalidParameter', { field: 'country' });
  const [wrong] = Object.keys(addressFaults(place.country, place));
  if (wrong !== undefined) throw refuse('invalidParameter', { field: wrong, reason: 'shape' });
  return change(context, input, (before) => {
    const saved = { ...place, id: input.id };
    if (before.some(({ id }) => id === input.id))
      return before.map((one) => (one.id === input.id ? saved : one));
    // An address that is there word by word is not there twice.
    if (before.some((one) => isSamePlace(one, saved))) return before;
    if (before.length >= limits.buyerAddressesMax)
      throw refuse('invalidOperation', { reason: 'addresses_full' });
    return [saved, ...before];
  });
}

/** @throws Refused `recordNotFound` for a session that is none. */
export async function removeAddress(
  context: Context,
  input: InputOf<typeof removeBuyerAddress>,
): Promise<GivenOf<typeof removeBuyerAddress>> {
  return change(context, input, (before) => before.filter(({ id }) => id !== input.id));
}

/** Compared by what stands in their fields: one that is left out is an empty one. */
function isSamePlace(left: SavedAddress, right: SavedAddress): boolean {
  const textOf = ({
    name,
    phone,
    company,
    address,
    address2,
    city,
    state,
    postcode,
    country,
  }: SavedAddress) =>
    [name, phone, company, address, address2, city, state, postcode, country]
      .map((text) => text ?? '')
      .join('\n');
  return textOf(left) === textOf(right);
}

async function change(
  context: Context,
  input: { readonly handle: string; readonly session: string },
  work: (before: SavedAddress[]) => SavedAddress[],
): Promise<{ addresses: SavedAddress[] }> {
  const { tx } = context;
  const { shopId, page } = await findSignedIn(context, input);
  const locked = await sql.lockPage(tx, { shopId, id: page.id });
  if (locked === undefined) throw refuse('recordNotFound', { field: 'session' });
  const addresses = work(parseAddresses(locked.addresses));
  await sql.setAddresses(tx, { shopId, id: page.id, addresses: JSON.stringify(addresses) });
  return { addresses };
}
