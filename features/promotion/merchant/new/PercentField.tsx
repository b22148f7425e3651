import { bpsOf, formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { useItem } from './ChosenGoods.tsx';
import { bpsOfText, type Faults } from './draft.ts';
import type { Item, Plan } from '#features/promotion/merchant/types.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = { making: NewDraft; plan: Plan; faults: Faults };

/** The share of an order, with what it means for one of the chosen goods. */
export function PercentField({ making, plan, faults }: Props) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { percent } = useFormats();
  const { draft, set } = making;
  if (plan.percent === null) return null;
  const { min_bps: from, max_bps: to, suggested_bps: usual } = plan.percent;
  const bps = bpsOfText(draft.percent);
  return (
    <>
      <TextField
        label={words.percent}
        hint={say(words.percentHint, { from: percent(from), to: percent(to), usual: percent(usual) })}
        error={
          faults.percent === undefined
            ? undefined
            : say(words.wrongPercent, { from: from / 100, to: to / 100 })
        }
        inputMode="decimal"
        autoComplete="off"
        value={draft.percent}
        onChange={(text) => set({ percent: text })}
      />
      {bps === undefined || draft.goods[0] === undefined ? null : <Example id={draft.goods[0]} bps={bps} />}
      <Text look="small">{words.percentTerms}</Text>
    </>
  );
}

function Example({ id, bps }: { id: string; bps: number }) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { money } = useFormats();
  const item = useItem(id);
  const part = item === undefined || item === null ? undefined : partsOf(item, bps);
  if (item === undefined || item === null || part === undefined) return null;
  const values = {
    title: item.title,
    price: money(item.sale_price, item.currency),
    fee: money(part.fee, item.currency),
    rest: money(part.rest, item.currency),
  };
  if (part.isLoss) return <Note tone="warn">{say(words.percentLoss, values)}</Note>;
  return <Note>{say(words.percentExample, values)}</Note>;
}

/** What promotion takes of one sale, and what stays of its profit. */
function partsOf(item: Item, bps: number) {
  const { currency } = item;
  if (!isAsset(currency)) return undefined;
  const price = parseUnits(item.sale_price, currency) ?? 0n;
  const profit = signedUnits(item.profit, (text) => parseUnits(text, currency) ?? 0n);
  const fee = bpsOf(price, bps);
  return {
    fee: formatUnits(fee, currency),
    rest: formatUnits(profit - fee, currency),
    isLoss: profit < fee,
  };
}

function signedUnits(text: string, read: (text: string) => bigint): bigint {
  return text.startsWith('-') ? -read(text.slice(1)) : read(text);
}
