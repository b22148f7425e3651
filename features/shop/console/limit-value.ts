// A limit as its people read and type it: shares in percent, all others as whole numbers.
import type { LevelLimitKind } from '#domain/shop/level-limits.ts';
import { useFormats } from '#ui/words/useFormats.ts';

export const isShare = (kind: LevelLimitKind): boolean => kind === 'commission_bps';

export function useLimitText(): (kind: LevelLimitKind, value: number) => string {
  const { number, percent } = useFormats();
  return (kind, value) => (isShare(kind) ? percent(value) : number(value));
}

/** What stands in the field: hundredths of a percent as a percentage with two decimals. */
export function typedOf(kind: LevelLimitKind, value: number): string {
  return isShare(kind) ? (value / 100).toFixed(2) : String(value);
}

/** What was typed, as the call takes it; undefined where it is no number of that kind. */
export function readLimit(kind: LevelLimitKind, typed: string): number | undefined {
  const text = typed.trim().replace(',', '.').replace(/\s*%$/, '');
  if (!isShare(kind)) return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return /^\d{1,7}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : undefined;
}
