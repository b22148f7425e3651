import { Badge } from '#ui/content/Badge.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Receipt } from '#features/promotion/merchant/types.ts';
import { useVerdict } from './useVerdict.ts';

const tones = {
  waiting: 'info',
  valid: 'plain',
  charged: 'accent',
  refused: 'warn',
  taken_back: 'good',
} as const;

type Props = { receipt: Receipt; currency: string; onPress: () => void };

/** One view or click: when, where, what was decided, and what it cost. */
export function ReceiptRow({ receipt, currency, onPress }: Props) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { time } = useFormats();
  const verdictOf = useVerdict();
  const { kind, verdict, price, slot, surface } = receipt;
  const isCharged = verdict === 'charged' && price !== null;
  return (
    <Row
      onPress={onPress}
      title={words.kinds[kind]}
      detail={say(words.at, { surface: words.surface[surface], slot })}
      end={
        <>
          {isCharged ? <MoneyText amount={price} currency={currency} /> : null}
          <Badge tone={tones[verdict]}>{words.verdicts[verdict]}</Badge>
        </>
      }
      below={
        <span className="flex flex-col gap-0.5">
          <span className="tabular">{time(receipt.at)}</span>
          {receipt.reason === null ? null : <span className="text-ink">{verdictOf(receipt)}</span>}
        </span>
      }
    />
  );
}
