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
