import { amountOf } from '#ui/amount.ts';
import { AmountField } from '#ui/AmountField.tsx';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import { isBelow, viewPrice } from './profit.ts';
import { useCommission } from './useCommission.ts';

type Props = {
  typed: string;
  onChange: (typed: string) => void;
  currency: string;
  floor: string;
  suggested: string;
  cost: string;
  /** The price it has, with the profit that the server names for it. */
  known?: { readonly price: string; readonly profit: string } | undefined;
  /** A refusal of the server that belongs to this price. */
  refused?: string | undefined;
};

/** A price being set: what it leaves, and a no below the floor while it is typed. */
export function PriceField({ typed, onChange, currency, floor, suggested, cost, known, refused }: Props) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const commissionBps = useCommission();
  const error = usePriceError({ typed, currency, floor });
  const price = amountOf(typed, currency);
  const view =
    price === undefined || commissionBps === undefined
      ? undefined
      : viewPrice({ currency, cost, floor, commissionBps, known }, price);
  const amount = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <>
      <AmountField
        label={words.showcase.newPrice}
        hint={say(words.showcase.floorHint, {
          floor: money(floor, currency),
          suggested: money(suggested, currency),
        })}
        error={error ?? refused}
        value={typed}
        onChange={onChange}
        currency={currency}
      />
      {view === undefined || view.isBelowFloor ? null : (
        <Facts
          facts={[
            { label: words.showcase.cost, value: amount(cost) },
            view.extra === undefined ? undefined : { label: words.showcase.extra, value: amount(view.extra) },
            { label: words.showcase.commission, value: amount(view.commission) },
            { label: words.showcase.profitPiece, value: amount(view.profit), isTotal: true },
          ]}
        />
      )}
    </>
  );
}

/** Why a typed price cannot be sent; undefined where it can. */
export function usePriceError(ask: { typed: string; currency: string; floor: string }): string | undefined {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const price = amountOf(ask.typed, ask.currency);
  if (price === undefined) return words.showcase.notAmount;
  return isBelow(price, ask.floor, ask.currency)
    ? say(words.showcase.belowFloor, { floor: money(ask.floor, ask.currency) })
    : undefined;
}
