// Digits as they are typed on a phone: small, because fields of the first screen need it and no rules.

/** The digits somebody typed, on whatever keyboard: full-width ones become plain, spaces between them go. */
export function pinOf(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replaceAll(/\p{Nd}/gu, plainDigit);
}

/** Unicode keeps the ten digits of each script together, so the value follows from the neighbours. */
function plainDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) ?? 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}
