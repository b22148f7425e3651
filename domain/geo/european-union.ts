// The European Union as a market: who answers for a product's safety there (Regulation (EU) 2023/988, GPSR).

/** Its member states (ISO 3166-1). */
export const euCountries: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

export function isInEu(country: string): boolean {
  return euCountries.includes(country);
}

/** What the law asks an offer to name before the purchase (article 19). */
export type SafetyFacts = { readonly maker: string; readonly eu_person: string };

/**
 * True where goods may be offered into the European Union: their maker is named, and who answers for them inside
 * it. A maker who is established there is named as both. Warnings are told where there are any.
 */
export function isEuReady({ maker, eu_person: euPerson }: SafetyFacts): boolean {
  return maker !== '' && euPerson !== '';
}
