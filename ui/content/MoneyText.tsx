import { cx } from '#ui/cx.ts';
import { cutMoney, formatMoney } from '#ui/words/format-money.ts';
import { useLanguage } from '#ui/words/words.tsx';

type Props = {
  amount: string;
  currency: string;
  /** `flow` shows the sign of every amount, as in a list of movements; `hero` is the one sum of a screen. */
  look?: 'plain' | 'flow' | 'big' | 'hero';
};

const looks = { plain: '', flow: 'font-medium', big: 'text-figure', hero: 'text-hero' };

/** Money on a screen: the only thing that formats an amount. Where it is large, its cents are lighter. */
export function MoneyText({ amount, currency, look = 'plain' }: Props) {
  const language = useLanguage();
  const isLarge = look === 'big' || look === 'hero';
  return (
    <data value={`${amount} ${currency}`} className={cx('tabular whitespace-nowrap', looks[look])}>
      {isLarge ? (
        <LargeSum language={language} amount={amount} currency={currency} />
      ) : (
        formatMoney(language, amount, currency, look === 'flow' ? 'exceptZero' : 'auto')
      )}
    </data>
  );
}

function LargeSum({ language, amount, currency }: { language: string; amount: string; currency: string }) {
  const { whole, cents, after } = cutMoney(language, amount, currency);
  return (
    <>
      {whole}
      {cents === '' ? null : <span className="font-medium text-muted">{cents}</span>}
      {after}
    </>
  );
}
