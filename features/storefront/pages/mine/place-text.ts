import { addressFormatOf } from '#domain/geo/address.ts';
import { countryName } from '#ui/storefront/country.ts';
import type { OwnPage } from '#features/storefront/page.shapes.ts';

/** A saved address in one line, in the order in which its country writes it. */
export function placeText(language: string, saved: OwnPage['addresses'][number]): string {
  const parts = addressFormatOf(saved.country).order.map((field) => saved[field]);
  const all = [saved.name, saved.company, ...parts, countryName(language, saved.country)];
  return all.filter((part) => part !== undefined && part !== '').join(', ');
}
