// What buyers search for, as it is counted: one form for all ways to write it, and never anything that names a person.

/** In characters of the counted form. */
const shortest = 2;
const longest = 60;

/** An address, a link, or so many digits that they may be a number of a person: telephone, order, card. */
const isPersonal = /@|:\/\/|www\.|(?:\d[\s().+-]*){6}/u;

/**
 * The form in which a searched text is counted: lower case, with single spaces. Undefined for what is too short or too long to
 * be a product, and for what may say who somebody is.
 */
export function readSearchTerm(text: string | undefined): string | undefined {
  const term = text
    ?.normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
    .trim();
  if (term === undefined || isPersonal.test(term) || !/[\p{L}\p{N}]/u.test(term)) return undefined;
  const length = Array.from(term).length;
  return length < shortest || length > longest || term.length > 80 ? undefined : term;
}
