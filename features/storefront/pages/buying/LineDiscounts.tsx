import { Badge } from '#ui/content/Badge.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { Quote } from '#features/storefront/page.shapes.ts';
import type { Money } from '#features/storefront/pages/reading.ts';
import { isZero } from './Sums.tsx';

type Props = {
  discounts: Quote['lines'][number]['discounts'] | undefined;
  isSpared: boolean;
  /** The code that applies to the cart; empty for none. */
  code: string;
  read: (amount: string) => Money;
};

/** What is taken off a line, and by what. */
export function LineDiscounts({ discounts, isSpared, code, read }: Props) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (discounts === undefined) return null;
  const shown = (text: string) => {
    const { amount, currency } = read(text);
    return formatMoney(language, amount, currency);
  };
  return (
    <span className="tabular flex flex-wrap gap-2 empty:hidden">
      {isZero(discounts.quantity) ? null : (
        <Badge tone="good">{say(words.lineQuantity, { amount: shown(discounts.quantity) })}</Badge>
      )}
      {isZero(discounts.code) ? null : (
        <Badge tone="good">
          {/* A code may be longer than a small phone is wide, and has no place to break. */}
          <span className="wrap-anywhere">
            {say(words.lineCode, { code, amount: shown(discounts.code) })}
          </span>
        </Badge>
      )}
      {isSpared && code !== '' ? <Badge tone="plain">{words.lineSpared}</Badge> : null}
    </span>
  );
}
