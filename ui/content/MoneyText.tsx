import { cx } from '#ui/cx.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage } from '#ui/words/words.tsx';

type Props = {
  amount: string;
  currency: string;
  /** `flow` shows the sign of every amount, as in a list of movements. */
  look?: 'plain' | 'big' | 'flow';
};

const looks = { plain: '', big: 'text-title', flow: 'font-medium' };

/** Money on a screen: the only thing that formats an amount. */
export function MoneyText({ amount, currency, look = 'plain' }: Props) {
  const language = useLanguage();
  return (
    <data value={`${amount} ${currency}`} className={cx('tabular whitespace-nowrap', looks[look])}>
      {formatMoney(language, amount, currency, look === 'flow' ? 'exceptZero' : 'auto')}
    </data>
  );
}
