import { useState } from 'react';
import type * as z from 'zod/mini';
import type { showcaseItem, showcaseLimit } from '#features/showcase/contract.ts';
import { Badge } from '#ui/Badge.tsx';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { CheckField } from '#ui/CheckField.tsx';
import { Facts } from '#ui/Facts.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Stack } from '#ui/Stack.tsx';
import { Text } from '#ui/Text.tsx';
import { useSay } from '#ui/words.tsx';
import { ItemSheet } from './ItemSheet.tsx';

export type Item = z.output<typeof showcaseItem>;
export type Limit = z.output<typeof showcaseLimit>;

type Props = {
  item: Item;
  limit: Limit | undefined;
  /** Undefined while nothing is being selected. */
  isSelected: boolean | undefined;
  onSelect: () => void;
};

/** One good of the showcase: price, cost, what is left, stock; its acts open in a sheet. */
export function ShowcaseItem({ item, limit, isSelected, onSelect }: Props) {
  const words = useWords();
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const amount = (text: string) => <MoneyText amount={text} currency={item.currency} />;
  return (
    <Card>
      <div className="flex gap-3">
        <Picture image={item.image} />
        <div className="flex min-w-0 flex-1 flex-col gap-1">
          <Text look="strong">{item.title}</Text>
          <Text look="small">{item.code}</Text>
          <Stack isRow gap="small">
            <ListedBadge item={item} />
            <Badge tone={item.stock === 0 ? 'bad' : 'plain'}>
              {say(words.showcase.stock, { count: item.stock })}
            </Badge>
          </Stack>
        </div>
        {isSelected === undefined ? null : (
          <CheckField
            label={say(words.showcase.selectOne, { title: item.title })}
            isLabelHidden
            isOn={isSelected}
            onChange={onSelect}
          />
        )}
      </div>
      <div className="mt-auto flex flex-col gap-3">
        <Facts
          facts={[
            { label: words.showcase.price, value: amount(item.sale_price) },
            { label: words.showcase.cost, value: amount(item.cost) },
            { label: words.showcase.profit, value: <strong>{amount(item.profit)}</strong> },
          ]}
        />
        <Button tone="plain" size="small" onClick={() => setOpen(true)}>
          {words.showcase.edit}
        </Button>
      </div>
      {isOpen ? <ItemSheet item={item} limit={limit} onClose={() => setOpen(false)} /> : null}
    </Card>
  );
}

function ListedBadge({ item }: { item: Item }) {
  const words = useWords();
  const say = useSay();
  if (item.status === 'listed') return <Badge tone="good">{words.showcase.listed}</Badge>;
  if (item.delist_reason === null) return <Badge tone="warn">{words.showcase.delisted}</Badge>;
  return <Badge tone="warn">{say(words.showcase.delistedWhy, { reason: item.delist_reason })}</Badge>;
}
