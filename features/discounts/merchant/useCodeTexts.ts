import type { Tone } from '#ui/content/Badge.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Code } from './types.ts';

export const phaseTones: Record<Code['phase'], Tone> = {
  planned: 'info',
  running: 'good',
  used_up: 'warn',
  paused: 'warn',
  ended: 'plain',
};

type Given = Pick<Code, 'kind' | 'percent_bps' | 'amount' | 'currency'>;

/** What a code gives, and what it cost, in words. */
export function useCodeTexts() {
  const words = useWords().discounts;
  const say = useSay();
  const { money, percent } = useFormats();
  return {
    gives: ({ kind, percent_bps: bps, amount, currency }: Given): string => {
      if (kind === 'delivery') return words.kinds.delivery;
      const value = kind === 'percent' ? percent(bps ?? 0) : money(amount ?? '0', currency);
      return say(words.off, { value });
    },
    cost: ({ orders, cost, currency }: Pick<Code, 'orders' | 'cost' | 'currency'>): string =>
      orders === 0 ? words.costNone : say(words.cost, { amount: money(cost, currency), count: orders }),
    uses: ({ used, uses_max: max }: Pick<Code, 'used' | 'uses_max'>): string =>
      max === null ? say(words.uses, { count: used }) : say(words.usesOf, { count: used, max }),
  };
}
