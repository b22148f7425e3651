import { useState } from 'react';
import { changePrices, listShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { SelectField } from '#ui/SelectField.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Text } from '#ui/Text.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import { notBelow, priceByPercent } from './profit.ts';
import type { Item } from './ShowcaseItem.tsx';

type Rule = 'percent' | 'suggested';
type Props = { items: readonly Item[]; onClose: () => void; onDone: () => void };

const previewMax = 5;

/** New prices for all that is selected, seen before they are sent; all of them or none. */
export function BulkPriceSheet({ items, onClose, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const { money } = useFormats();
  const [rule, setRule] = useState<Rule>('percent');
  const [percent, setPercent] = useState('5');
  const change = useAct(changePrices, {
    changes: [listShowcase],
    onDone: ({ changed }) => {
      toast(say(words.showcase.bulkDone, { count: changed }));
      onClose();
      onDone();
    },
  });
  const isPercent = /^-?\d{1,3}$/.test(percent) && Number(percent) >= -90 && Number(percent) <= 500;
  const next = items.map((item) => ({ item, price: newPrice(item, rule, isPercent ? Number(percent) : 0) }));

  function send() {
    if (rule === 'percent' && !isPercent) return;
    change.act({
      items: next.map(({ item, price }) => ({ id: item.id, sale_price: price, version: item.version })),
    });
  }

  return (
    <Sheet isOpen onClose={onClose} title={say(words.showcase.bulkTitle, { count: items.length })}>
      <Form label={words.showcase.bulk} onSend={send}>
        <SelectField
          label={words.showcase.bulkRule}
          value={rule}
          onChange={setRule}
          options={[
            { value: 'percent', label: words.showcase.bulkRules.percent },
            { value: 'suggested', label: words.showcase.bulkRules.suggested },
          ]}
        />
        {rule === 'percent' ? (
          <TextField
            label={words.showcase.bulkPercent}
            hint={words.showcase.bulkPercentHint}
            error={isPercent ? undefined : words.showcase.bulkPercentWrong}
            value={percent}
            onChange={setPercent}
            inputMode="numeric"
          />
        ) : null}
        {next.slice(0, previewMax).map(({ item, price }) => (
          <Text key={item.id} look="small">
            {say(words.showcase.bulkPreview, {
              title: item.title,
              before: money(item.sale_price, item.currency),
              after: money(price, item.currency),
            })}
          </Text>
        ))}
        <ErrorBox error={change.error} />
        <Button type="submit" isWide isBusy={change.isBusy}>
          {say(words.showcase.bulkApply, { count: items.length })}
        </Button>
      </Form>
    </Sheet>
  );
}

function newPrice(item: Item, rule: Rule, percent: number): string {
  if (rule === 'suggested') return notBelow(item.suggested_price, item.floor_price, item.currency);
  const row = { price: item.sale_price, floor: item.floor_price, currency: item.currency };
  return priceByPercent(row, percent) ?? item.sale_price;
}
