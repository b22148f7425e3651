import { useState } from 'react';
import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase, listShowcase } from '#features/showcase/contract.ts';
import { amountOf } from '#ui/amount.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Facts } from '#ui/Facts.tsx';
import { Form } from '#ui/Form.tsx';
import { LinkButton } from '#ui/LinkButton.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Sheet } from '#ui/Sheet.tsx';
import { Text } from '#ui/Text.tsx';
import { useToast } from '#ui/ToastProvider.tsx';
import { useAct } from '#ui/useAct.ts';
import { useFormats } from '#ui/useFormats.ts';
import { useSay } from '#ui/words.tsx';
import { PriceField, usePriceError } from './PriceField.tsx';
import { notBelow } from './profit.ts';
import { useReason } from './useReason.ts';
import type { Good } from './WarehouseItem.tsx';

/** A good of the warehouse in full, and taking it into the showcase at a price of one's own. */
export function GoodsSheet({ good, onClose }: { good: Good; onClose: () => void }) {
  const words = useWords();
  return (
    <Sheet isOpen onClose={onClose} title={good.title}>
      <div className="mx-auto w-48">
        <Picture image={good.images[0]} size="wide" />
      </div>
      {good.in_showcase ? (
        <LinkButton to="/goodsList" tone="plain" isWide>
          {words.goods.mine}
        </LinkButton>
      ) : (
        <AddForm good={good} onDone={onClose} />
      )}
      {good.description === '' ? null : <Text>{good.description}</Text>}
      <GoodFacts good={good} />
    </Sheet>
  );
}

function AddForm({ good, onDone }: { good: Good; onDone: () => void }) {
  const words = useWords();
  const toast = useToast();
  const reason = useReason();
  const [typed, setTyped] = useState(notBelow(good.suggested_price, good.floor_price, good.currency));
  const ask = { typed, currency: good.currency, floor: good.floor_price };
  const error = usePriceError(ask);
  const add = useAct(addToShowcase, {
    changes: [listGoods, listShowcase],
    onDone: ({ results }) => {
      if (results[0]?.ok !== true) return;
      toast(words.showcase.added);
      onDone();
    },
  });
  const refused = add.done?.results.find((result) => !result.ok);

  function send() {
    const price = amountOf(typed, good.currency);
    if (price !== undefined && error === undefined)
      add.act({ items: [{ goods_id: good.id, sale_price: price }] });
  }

  return (
    <Form label={words.showcase.add} onSend={send}>
      <PriceField
        {...ask}
        onChange={(text) => {
          setTyped(text);
          add.reset();
        }}
        suggested={good.suggested_price}
        cost={good.cost}
        refused={refused === undefined ? undefined : reason.ofResult(refused)}
      />
      <ErrorBox error={add.error} />
      <Button type="submit" isWide isBusy={add.isBusy} disabled={error !== undefined}>
        {words.showcase.add}
      </Button>
    </Form>
  );
}

function GoodFacts({ good }: { good: Good }) {
  const words = useWords();
  const say = useSay();
  const { country } = useFormats();
  const amount = (text: string) => <MoneyText amount={text} currency={good.currency} />;
  const restock =
    good.returns.restock_bps === 0
      ? undefined
      : say(words.goods.restock, { percent: good.returns.restock_bps / 10_000 });
  return (
    <Facts
      facts={[
        { label: words.goods.cost, value: amount(good.cost) },
        { label: words.goods.shipping, value: amount(good.ship.price) },
        { label: words.goods.floor, value: amount(good.floor_price) },
        { label: words.goods.suggested, value: amount(good.suggested_price) },
        { label: words.goods.stock, value: say(words.goods.pieces, { count: good.stock }) },
        {
          label: words.goods.ships,
          value: say(words.goods.shipDays, { p50: good.ship.days_p50, p90: good.ship.days_p90 }),
        },
        { label: words.goods.supplier, value: `${good.supplier.name}, ${country(good.supplier.country)}` },
        {
          label: words.goods.returns,
          value: [say(words.goods.returnDays, { days: good.returns.days }), restock]
            .filter(Boolean)
            .join(', '),
        },
        good.maker === '' ? undefined : { label: words.goods.maker, value: good.maker },
        good.warnings === '' ? undefined : { label: words.goods.warnings, value: good.warnings },
        { label: words.goods.listedBy, value: say(words.goods.listedByShops, { count: good.listed_by }) },
        { label: words.goods.code, value: good.code },
      ]}
    />
  );
}
