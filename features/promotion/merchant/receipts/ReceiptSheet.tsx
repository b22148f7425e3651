import { Facts } from '#ui/lists/Facts.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Receipt } from '#features/promotion/merchant/types.ts';
import { useVerdict } from './useVerdict.ts';

type Props = { receipt: Receipt; currency: string; title: string | undefined; onClose: () => void };

/** One receipt in full: what set its price, and where it stands in the log and in the shop's book. */
export function ReceiptSheet({ receipt, currency, title, onClose }: Props) {
  const words = useWords().promotion.results;
  const say = useSay();
  const { time } = useFormats();
  const verdictOf = useVerdict();
  const { price, next_score: next, ledger_ref: booking } = receipt;
  const isBilled = receipt.verdict === 'charged' || receipt.verdict === 'waiting';
  return (
    <Sheet isOpen onClose={onClose} title={say(words.receiptOf, { kind: receipt.kind })}>
      <Stack>
        <Text look="strong">{verdictOf(receipt)}</Text>
        <Facts
          facts={[
            title === undefined ? undefined : { label: words.good, value: title },
            { label: words.time, value: time(receipt.at) },
            {
              label: words.place,
              value: say(words.at, { surface: words.surface[receipt.surface], slot: receipt.slot }),
            },
            receipt.kind === 'view'
              ? undefined
              : {
                  label: words.price,
                  value:
                    isBilled && price !== null ? (
                      <MoneyText amount={price} currency={currency} />
                    ) : (
                      words.noPrice
                    ),
                },
            { label: words.score, value: <Text look="code">{receipt.score}</Text> },
            {
              label: words.nextScore,
              value: next === null ? words.nextNone : <Text look="code">{next}</Text>,
            },
            { label: words.day, value: receipt.day },
            { label: words.auction, value: <Text look="code">{receipt.auction_id}</Text> },
            booking === null
              ? undefined
              : { label: words.booking, value: <Text look="code">{booking}</Text> },
          ]}
        />
        <Text look="small">{words.nextWhy}</Text>
      </Stack>
    </Sheet>
  );
}
