/** Making one takes far longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** How numbers are written in a language: one format for all who write them so. */
export function numberFormat(language: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = new Intl.NumberFormat(language, options);
  formats.set(key, made);
  return made;
}
