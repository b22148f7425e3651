// Where a parcel goes, as the checkout was told it.

/** A buyer's address for those who must deliver to it. */
export function addressOf(buyer: Record<string, unknown>) {
  return {
    name: textOf(buyer['name']),
    company: textOf(buyer['company']),
    address: textOf(buyer['address']),
    address2: textOf(buyer['address2']),
    city: textOf(buyer['city']),
    state: textOf(buyer['state']),
    postcode: textOf(buyer['postcode']),
    country: textOf(buyer['country']),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
