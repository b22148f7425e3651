const namesByLanguage = new Map<string, Intl.DisplayNames>();

/** A country's name in a language; its code where there is no name. */
export function countryName(language: string, code: string): string {
  const names = namesByLanguage.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  namesByLanguage.set(language, names);
  return /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;
}
