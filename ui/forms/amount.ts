// Amounts as people type them.
import { isAsset, scales } from '#domain/money/money.ts';

/**
 * The typed text as the wire spells it ("5", "5,5" and "５" become "5.00", "5.50" and "5.00"); undefined where it is no
 * amount.
 */
export function amountOf(typed: string, currency: string): string | undefined {
  if (!isAsset(currency)) return undefined;
  const scale = scales[currency];
  const match = /^(\d{1,13})(?:[.,](\d*))?$/.exec(typed.normalize('NFKC').trim());
  if (match === null) return undefined;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > scale) return undefined;
  const plain = whole.replace(/^0+(?=\d)/, '');
  return scale === 0 ? plain : `${plain}.${fraction.padEnd(scale, '0')}`;
}
