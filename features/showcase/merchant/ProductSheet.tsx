import { ChevronRight } from 'lucide-react';
import { Suspense, useState } from 'react';
import { amountOf } from '#ui/forms/amount.ts';
import { familyTitle } from '#domain/goods/family-title.ts';
import { pageSizeMax } from '#domain/wire/page.ts';
import { changePrices, listShowcase } from '#features/showcase/contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { usePriceError } from './PriceField.tsx';
import { isBelow, viewPrice } from './profit.ts';
import { removeModes, idsChangedBy, RemoveDialog, type RemoveMode } from './RemoveDialog.tsx';
import { Status } from './ShelfRow.tsx';
import type { Item, Limit } from './types.ts';
import { useCommission } from './useCommission.ts';
import { useReason } from './useReason.ts';

const BulkPriceSheet = lazyPart(async () => (await import('./BulkPriceSheet.tsx')).BulkPriceSheet);

type Props = {
  /** Goods of the family. */
  id: string;
  /** What the row was called that opened it. */
  title: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
};

/** All options of one product that the shop has: one price for them, each by itself, and what is done with all at once. */
export function ProductSheet({ id, title, onOpen, onClose }: Props) {
  const { showcase: words } = useWords();
  const query = useEndpoint(listShowcase, { family_of: id, sort: 'shop', page_size: pageSizeMax });
  const called =
    query.data === undefined || query.data.list.length === 0
      ? undefined
      : familyTitle(query.data.list.map((item) => item.title));
  return (
    <Sheet isOpen onClose={onClose} title={title ?? called ?? words.good}>
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        empty={{ when: ({ list }) => list.length === 0, show: <Empty says={words.options.none} /> }}
      >
        {({ list, limit, has_more: hasMore }) => (
          <ProductBody key={id} items={list} {...{ limit, hasMore, onOpen, onClose }} />
        )}
      </QueryView>
    </Sheet>
  );
}

type BodyProps = Pick<Props, 'onOpen' | 'onClose'> & {
  items: readonly Item[];
  /** True where there are more than the sheet has: what is done with all would leave them out. */
  hasMore: boolean;
  limit: Limit;
};

function ProductBody({ items, hasMore, limit, onOpen, onClose }: BodyProps) {
  const { showcase: words } = useWords();
  const toast = useToast();
  const say = useSay();
  const [isPricing, setPricing] = useState(false);
  const [asking, setAsking] = useState<RemoveMode>();
  if (hasMore)
    return (
      <>
        <Note tone="warn">{say(words.bulkTooMany, { max: items.length })}</Note>
        <OptionRows items={items} onOpen={onOpen} />
      </>
    );
  return (
    <>
      <OnePrice
        items={items}
        onDone={(count) => {
          toast(say(words.bulkDone, { count }));
          onClose();
        }}
      />
      <OptionRows items={items} onOpen={onOpen} />
      <Stack isRow gap="small">
        <Button tone="plain" size="small" onClick={() => setPricing(true)}>
          {words.bulk}
        </Button>
        {removeModes(items).map((mode) => (
          <Button
            key={mode}
            tone={mode === 'remove' ? 'danger' : 'plain'}
            size="small"
            onClick={() => setAsking(mode)}
          >
            {words[mode]}
          </Button>
        ))}
      </Stack>
      <Suspense fallback={null}>
        {isPricing ? (
          <BulkPriceSheet items={items} onClose={() => setPricing(false)} onDone={onClose} />
        ) : null}
      </Suspense>
      {asking === undefined ? null : (
        <RemoveDialog
          ids={idsChangedBy(asking, items)}
          mode={asking}
          limit={limit}
          onClose={() => setAsking(undefined)}
          onDone={onClose}
        />
      )}
    </>
  );
}

/** One price for all of them: never below what the most expensive one breaks even at. */
function OnePrice({ items, onDone }: { items: readonly Item[]; onDone: (count: number) => void }) {
  const { showcase: words } = useWords();
  const say = useSay();
  const reason = useReason();
  const { money } = useFormats();
  const [first] = items;
  const [typed, setTyped] = useState(
    dearest(
      items.map((item) => item.sale_price),
      first?.currency,
    ),
  );
  const change = useAct(changePrices, {
    changes: [listShowcase],
    onDone: ({ changed }) => onDone(changed),
  });
  const currency = first?.currency ?? '';
  const floor = dearest(
    items.map((item) => item.floor_price),
    currency,
  );
  const error = usePriceError({ typed, currency, floor });
  const price = amountOf(typed, currency);
  const isOfPrice = change.error instanceof Refusal && !change.error.isUncertain;

  function send() {
    if (price === undefined || error !== undefined) return;
    change.act({ items: items.map(({ id, version }) => ({ id, sale_price: price, version })) });
  }

  return (
    <Form label={words.options.price} onSend={send}>
      <AmountField
        label={words.options.price}
        hint={say(words.options.floor, { floor: money(floor, currency) })}
        error={error ?? (isOfPrice ? reason.ofError(change.error) : undefined)}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          change.reset();
        }}
        currency={currency}
      />
      {price === undefined || error !== undefined ? null : <Profits items={items} price={price} />}
      <ErrorBox error={isOfPrice ? undefined : change.error} />
      <Button type="submit" isWide isBusy={change.isBusy} disabled={error !== undefined}>
        {say(words.options.set, { count: items.length })}
      </Button>
    </Form>
  );
}

/** What a price leaves, from the option that leaves least to the one that leaves most. */
function Profits({ items, price }: { items: readonly Item[]; price: string }) {
  const { showcase: words } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const commissionBps = useCommission();
  if (commissionBps === undefined) return null;
  const profits = items.flatMap(({ currency, cost, loss_if_returned: lossIfReturned }) => {
    const view = viewPrice({ currency, cost, commissionBps, lossIfReturned }, price);
    return view === undefined ? [] : [view.profit];
  });
  const currency = items[0]?.currency ?? '';
  const sorted = profits.toSorted((left, right) => (isBelow(left, right, currency) ? -1 : 1));
  const [low = '', high = low] = [sorted[0], sorted.at(-1)];
  if (low === '') return null;
  return (
    <Text look="muted">
      {low === high
        ? say(words.youKeep, { amount: money(low, currency) })
        : say(words.adding.range, { low: money(low, currency), high: money(high, currency) })}
    </Text>
  );
}

function OptionRows({ items, onOpen }: { items: readonly Item[]; onOpen: (id: string) => void }) {
  const { showcase: words } = useWords();
  return (
    <ul
      aria-label={words.options.all}
      className="flex flex-col divide-y divide-line rounded-card border border-line"
    >
      {items.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            onClick={() => onOpen(item.id)}
            className="flex min-h-15 w-full items-center gap-3 px-3 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-3"
          >
            <Picture image={item.image} size="small" />
            <span className="min-w-0 flex-1">
              <span className="block leading-5 font-medium [overflow-wrap:anywhere]">
                {item.option === '' ? item.title : item.option}
              </span>
              <Status item={item} isAlways />
            </span>
            <span className="tabular text-right leading-5">
              <span className="block font-medium">
                <MoneyText amount={item.sale_price} currency={item.currency} />
              </span>
              <span className="block text-meta leading-5 text-accent-ink">
                <span className="sr-only">{words.profit} </span>
                <MoneyText look="flow" amount={item.profit} currency={item.currency} />
              </span>
            </span>
            <ChevronRight aria-hidden className="size-5 shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The highest of amounts in one currency. */
function dearest(amounts: readonly string[], currency = ''): string {
  const [first = '', ...others] = amounts;
  return others.reduce((highest, amount) => (isBelow(highest, amount, currency) ? amount : highest), first);
}
