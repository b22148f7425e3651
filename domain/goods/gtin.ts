// Global Trade Item Numbers: the digits under a bar code (GS1).

/** True for 8, 12, 13 or 14 digits whose last one is the check digit that GS1 computes from the others. */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  // From the right, the check digit aside: three times, once, three times …
  const sum = Array.from(text.slice(0, -1), Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}

/**
 * All spellings of a number with and without zeros in front: a bar code of 12 digits is the same number with 13 or 14.
 * Empty where the text is no GTIN; spaces and hyphens as printed under a bar code are passed over.
 */
export function gtinForms(text: string): string[] {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (!isGtin(digits)) return [];
  const whole = digits.padStart(14, '0');
  return [14, 13, 12, 8].flatMap((length) =>
    /^0*$/.test(whole.slice(0, 14 - length)) ? [whole.slice(14 - length)] : [],
  );
}
