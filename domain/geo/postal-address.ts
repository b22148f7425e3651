// Where a parcel goes, as the checkout was told it.
import { addressFormatOf } from './address.ts';

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

/** An address as the post of its country reads it, line by line and without the name; the country last, in capitals. */
export function linesOfAddress(to: ReturnType<typeof addressOf>): string[] {
  const lines: { text: string; isPlace: boolean }[] = [];
  for (const field of addressFormatOf(to.country).order) {
    if (to[field] === '') continue;
    const isPlace = field === 'city' || field === 'state' || field === 'postcode';
    const last = lines.at(-1);
    // Place, region and postcode share a line; streets have lines of their own.
    if (isPlace && last?.isPlace === true) last.text += ` ${to[field]}`;
    else lines.push({ text: to[field], isPlace });
  }
  return [...lines.map(({ text }) => text), countryName(to.country)];
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

/** As the posts of the world want it on a parcel: in English and in capitals. */
function countryName(code: string): string {
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code).toUpperCase() : code;
}
