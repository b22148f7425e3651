import { Suspense, useState } from 'react';
import { changePrices, listShowcase } from '#features/showcase/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import { PriceField, usePriceError } from './PriceField.tsx';
import { RemoveDialog } from './RemoveDialog.tsx';
import type { RemoveMode } from './RemoveDialog.tsx';
import type { Item, Limit } from './types.ts';
import { useReason } from './useReason.ts';

const OffersFold = lazyPart(async () => (await import('./offers/OffersFold.tsx')).OffersFold);

type Props = { id: string; known: Item | undefined; onClose: () => void };

/** One good of the showcase by its address: its price, why it is off sale, and the ways to change that. */
export function ItemSheet({ id, known, onClose }: Props) {
  const words = useWords();
  const query = useEndpoint(listShowcase, { id }, { enabled: known === undefined });
  const found = known ?? query.data?.list[0];
  return (
    <Sheet isOpen onClose={onClose} title={found?.title ?? words.showcase.good}>
      {known === undefined ? (
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={3} />}
          empty={{
            when: ({ list }) => list.length === 0,
            show: <Empty says={words.showcase.reasons.unknown} />,
          }}
        >
          {({ list, limit }) => list.map((item) => <ItemBody key={id} {...{ item, limit, onClose }} />)}
        </QueryView>
      ) : (
        <ItemBody key={id} item={known} limit={undefined} onClose={onClose} />
      )}
    </Sheet>
  );
}

type BodyProps = { item: Item; limit: Limit | undefined; onClose: () => void };

function ItemBody({ item, limit, onClose }: BodyProps) {
  const words = useWords();
  const toast = useToast();
  const [asking, setAsking] = useState<RemoveMode>();
  const isListed = item.status === 'listed';

  return (
    <>
      {isListed ? null : <WayBack item={item} />}
      <PriceForm
        item={item}
        onDone={() => {
          toast(words.showcase.saved);
          onClose();
        }}
      />
      <Numbers item={item} />
      <Suspense fallback={null}>
        <OffersFold goodsId={item.goods_id} item={item} onDone={onClose} />
      </Suspense>
      <Stack isRow gap="small">
        {isListed ? (
          <LinkButton to={item.public_url} tone="plain" size="small">
            {words.showcase.view}
          </LinkButton>
        ) : null}
        <LinkButton to={`/goodsList/listing?id=${item.goods_id}`} tone="plain" size="small">
          {words.showcase.listing.title}
        </LinkButton>
        {isListed ? (
          <LinkButton to={`/discounts/quantity?id=${item.goods_id}`} tone="plain" size="small">
            {words.discounts.tabs.quantity}
          </LinkButton>
        ) : null}
        {isListed ? (
          <LinkButton to={`/discounts/sample?id=${item.goods_id}`} tone="plain" size="small">
            {words.showcase.sample.title}
          </LinkButton>
        ) : null}
        {isListed ? (
          <LinkButton to={`/share?item=${item.id}`} tone="plain" size="small">
            {words.common.share}
          </LinkButton>
        ) : null}
        <Button tone="plain" size="small" onClick={() => setAsking(isListed ? 'delist' : 'relist')}>
          {isListed ? words.showcase.delist : words.showcase.relist}
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
    </>
  );
}

/** Why it is off sale, and what brings it back. */
function WayBack({ item }: { item: Item }) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const reason = item.delist_reason;
  const title = reason === null ? words.showcase.delisted : words.showcase.delistReasons[reason];
  return (
    <Note tone="warn" title={title}>
      {say(words.showcase.wayBack[reason ?? 'merchant'], {
        cost: money(item.cost, item.currency),
        floor: money(item.floor_price, item.currency),
      })}
    </Note>
  );
}

function Numbers({ item }: { item: Item }) {
  const words = useWords();
  const say = useSay();
  const facts = [
    item.code,
    say(words.showcase.stock, { count: item.stock }),
    ...(item.clicks_30d === 0 ? [] : [say(words.showcase.clicks, { count: item.clicks_30d })]),
    say(words.showcase.orders, { count: item.orders_30d }),
    say(words.showcase.comments, { count: item.comments }),
    ...(item.rating === null ? [] : [say(words.showcase.rating, { rating: item.rating })]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-muted">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
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
        lossIfReturned={item.loss_if_returned}
        refused={isOfPrice ? reason.ofError(change.error) : undefined}
      />
      <ErrorBox error={isOfPrice ? undefined : change.error} />
      <Button type="submit" isWide isBusy={change.isBusy} disabled={error !== undefined}>
        {words.common.save}
      </Button>
    </Form>
  );
}
