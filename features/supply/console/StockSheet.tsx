import { useState } from 'react';
import { apiStock, ownGoods } from '#features/supply/contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { useReason } from './useReason.ts';
import type { OwnGood } from './StockScreen.tsx';

type Props = { good: OwnGood; currency: string; onClose: () => void };

/** Stock and cost of one good. What was refused stays typed, with why. */
export function StockSheet({ good, currency, onClose }: Props) {
  const { stock: words } = useWords().terms;
  const say = useSay();
  const toast = useToast();
  const reasonOf = useReason();
  const [pieces, setPieces] = useState(String(good.stock));
  const [cost, setCost] = useState(good.announced?.cost ?? good.cost);
  const [from, setFrom] = useState('');
  const { act, isBusy, error, done } = useAct(apiStock, {
    changes: [ownGoods],
    onDone: ({ applied }) => {
      if (!applied) return;
      toast(words.saved, 'good');
      onClose();
    },
  });
  const isCount = /^\d{1,6}$/.test(pieces.trim());
  const amount = amountOf(cost, currency);
  const refused = done?.applied === false ? done.results[0] : undefined;

  function send(): void {
    if (!isCount || amount === undefined) return;
    const when = from === '' ? {} : { cost_from: `${from}T00:00:00.000Z` };
    act({ rows: [{ code: good.code, stock: Number(pieces), cost: amount, ...when }] });
  }

  return (
    <Sheet isOpen onClose={onClose} title={good.title}>
      <Form label={good.title} onSend={send}>
        <TextField
          label={words.field_stock}
          hint={say(words.field_stock_hint, { reserved: good.reserved })}
          error={isCount ? undefined : words.stock_wrong}
          value={pieces}
          onChange={setPieces}
          inputMode="numeric"
        />
        <AmountField
          label={words.field_cost}
          hint={words.field_cost_hint}
          value={cost}
          onChange={setCost}
          currency={currency}
        />
        <TextField
          label={words.field_from}
          hint={words.field_from_hint}
          type="date"
          value={from}
          onChange={setFrom}
        />
        {refused === undefined ? null : (
          <span role="alert">
            <Text look="bad">{reasonOf(refused)}</Text>
          </span>
        )}
        <ErrorBox error={error} />
        <Button type="submit" isWide isBusy={isBusy} disabled={!isCount || amount === undefined}>
          {words.save}
        </Button>
      </Form>
    </Sheet>
  );
}
