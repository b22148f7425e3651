import { returnsBps } from '#domain/pricing/prices.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { isBelow, viewPrice } from './profit.ts';
import { useCommission } from './useCommission.ts';

type Props = {
  typed: string;
  onChange: (typed: string) => void;
  currency: string;
  floor: string;
  suggested: string;
  cost: string;
  lossIfReturned: string;
  /** A refusal of the server that belongs to this price. */
  refused?: string | undefined;
};

/** A price being set: all that goes off it, what stays, and a no below the floor while it is typed. */
export function PriceField({ typed, onChange, currency, floor, suggested, refused, ...basis }: Props) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const error = usePriceError({ typed, currency, floor });
  const price = amountOf(typed, currency);
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
      {price === undefined || error !== undefined ? null : (
        <PieceFacts price={price} currency={currency} {...basis} />
      )}
    </>
  );
}

type PieceProps = { price: string; currency: string; cost: string; lossIfReturned: string };

/** Where the price of one piece goes. */
function PieceFacts({ price, currency, cost, lossIfReturned }: PieceProps) {
  const words = useWords();
  const say = useSay();
  const { percent } = useFormats();
  const commissionBps = useCommission();
  const view =
    commissionBps === undefined
      ? undefined
      : viewPrice({ currency, cost, commissionBps, lossIfReturned }, price);
  if (view === undefined) return null;
  const amount = (text: string) => <MoneyText amount={text} currency={currency} />;
  return (
    <Facts
      facts={[
        { label: words.showcase.cost, value: amount(cost) },
        { label: words.showcase.commission, value: amount(view.commission) },
        { label: words.showcase.profitPiece, value: amount(view.profit), isTotal: true },
        {
          label: say(words.showcase.expectedProfit, { share: percent(Number(returnsBps)) }),
          value: amount(view.expected),
        },
        { label: words.showcase.lossIfReturned, value: amount(lossIfReturned) },
      ]}
    />
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
