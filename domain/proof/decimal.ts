const decimal = /^(?:0|[1-9][0-9]{0,15})$/;

/** A whole number as the formats of the record write it, without leading zeros; undefined for any other text. */
export function parseDecimal(text: string): number | undefined {
  const value = Number(text);
  return decimal.test(text) && Number.isSafeInteger(value) ? value : undefined;
}
