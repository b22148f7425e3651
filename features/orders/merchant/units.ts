// Amounts of one currency as whole numbers, for sums and shares on the screen; what is shown is the server's own text.

/** `-4.10` as -410: all texts of one record have one scale. */
export function toUnits(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

/** The sum of amounts of one scale, as such a text again. */
export function sumOf(amounts: readonly string[]): string {
  const [first = '0'] = amounts;
  const scale = first.split('.')[1]?.length ?? 0;
  const sum = amounts.reduce((total, amount) => total + toUnits(amount), 0n);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sum < 0n ? `-${text}` : text;
}
