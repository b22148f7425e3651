// What the server writes on the page itself, for what must be known before the first answer of a call.
import { allLanguages, isLanguage, type LanguageChoice } from '#domain/text/language.ts';

/** The name of this instance's brand; undefined where the page was not written by a server (tests, the gallery). */
export function brandOfPage(): string | undefined {
  return factOf('brand');
}

/** The address of the brand's logo; undefined where it has none of its own. */
export function logoOfPage(): string | undefined {
  return factOf('logo');
}

/** Who operates this instance. */
export function legalOfPage(): { readonly name: string; readonly country: string } | undefined {
  const name = factOf('legalName');
  const country = factOf('legalCountry');
  return name === undefined || country === undefined ? undefined : { name, country };
}

/** The languages of this instance: the one for everybody else, and those that are offered. */
export function languagesOfPage(): LanguageChoice {
  const [fallback, ...offered] = (factOf('languages') ?? '').split(' ').filter(isLanguage);
  return fallback === undefined || offered.length === 0 ? allLanguages : { fallback, offered };
}

/** True while the database is marked as test data. */
export function isTestDataPage(): boolean {
  return factOf('testData') === 'yes';
}

function factOf(name: string): string | undefined {
  const fact = document.documentElement.dataset[name];
  return fact === '' ? undefined : fact;
}
