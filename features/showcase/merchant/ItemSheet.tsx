import { useState } from 'react';
import { changePrices, listShowcase } from '#features/showcase/contract.ts';
import { Button } from '#ui/Button.tsx';
import { Facts } from '#ui/Facts.tsx';
import { amountOf } from '#ui/amount.ts';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { Refusal } from '#ui/api.ts';
import { useAct } from '#ui/useAct.ts';
import { useSay } from '#ui/words.tsx';
import { PriceField, usePriceError } from './PriceField.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { RemoveMode } from './RemoveDialog.tsx';
import type { Item, Limit } from './ShowcaseItem.tsx';
import { useReason } from './useReason.ts';

type Props = { item: Item; limit: Limit | undefined; onClose: () => void };

/** The price of one good, and taking it off sale or out of the showcase. */
export function ItemSheet({ item, limit, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const toast = useToast();
  const [asking, setAsking] = useState<RemoveMode>();
  const amount = (text: string) => <MoneyText amount={text} currency={item.currency} />;

  return (
    <Sheet isOpen onClose={onClose} title={item.title}>
      <PriceForm
        item={item}
        onDone={() => {
          toast(words.showcase.saved);
          onClose();
        }}
      />
      <Facts
        facts={[
          { label: words.showcase.expectedProfit, value: amount(item.expected_profit) },
          { label: words.showcase.lossIfReturned, value: amount(item.loss_if_returned) },
        ]}
      />
      <Text look="small">
        {say(words.showcase.clicks, { count: item.clicks_30d })}
        {' · '}
        {say(words.showcase.orders, { count: item.orders_30d })}
      </Text>
      <Stack isRow gap="small">
        <LinkButton to={item.public_url} tone="plain" size="small">
          {words.showcase.view}
        </LinkButton>
        <Button
          tone="plain"
          size="small"
          onClick={() => setAsking(item.status === 'listed' ? 'delist' : 'relist')}
        >
          {item.status === 'listed' ? words.showcase.delist : words.showcase.relist}
        </Button>
        <Button tone="danger" size="small" onClick={() => setAsking('remove')}>
          {words.showcase.remove}
        </Button>
      </Stack>
      {asking === undefined ? null : (
        <RemoveDialog
          ids={[item.id]}
          mode={asking}
          limit={limit}
          onClose={() => setAsking(undefined)}
          onDone={onClose}
        />
      )}
    </Sheet>
  );
}

function PriceForm({ item, onDone }: { item: Item; onDone: () => void }) {
  const words = useWords();
  const reason = useReason();
  const [typed, setTyped] = useState(item.sale_price);
  const change = useAct(changePrices, { changes: [listShowcase], onDone });
  const ask = { typed, currency: item.currency, floor: item.floor_price };
  const error = usePriceError(ask);
  // A refusal of this price stands at its field; a lost connection stands by itself.
  const isOfPrice = change.error instanceof Refusal && !change.error.isUncertain;

  function send() {
    const price = amountOf(typed, item.currency);
    if (price === undefined || error !== undefined) return;
    change.act({ items: [{ id: item.id, sale_price: price, version: item.version }] });
  }

  return (
    <Form label={words.showcase.edit} onSend={send}>
      <PriceField
        {...ask}
        onChange={(text) => {
          setTyped(text);
          change.reset();
        }}
        suggested={item.suggested_price}
        cost={item.cost}
        known={{ price: item.sale_price, profit: item.profit }}
        refused={isOfPrice ? reason.ofError(change.error) : undefined}
      />
      <ErrorBox error={isOfPrice ? undefined : change.error} />
      <Button type="submit" isWide isBusy={change.isBusy} disabled={error !== undefined}>
        {words.common.save}
      </Button>
    </Form>
  );
}
