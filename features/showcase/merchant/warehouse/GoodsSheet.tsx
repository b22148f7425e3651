import { lazy, Suspense, useState } from 'react';
import { listGoods } from '#features/goods/contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Boundary } from '#ui/layout/Boundary.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { PriceField, usePriceError } from '#features/showcase/merchant/PriceField.tsx';
import { lossOf } from '#features/showcase/merchant/profit.ts';
import type { Good } from '#features/showcase/merchant/types.ts';
import { AddFamily } from './AddFamily.tsx';
import { SaveButton } from './SaveButton.tsx';
import { useAddGood } from './useAddGood.ts';
import { useStartPrice } from './useStartPrice.ts';
import { optionsText } from './variants.ts';

// Below what is pressed: the warehouse does not wait for it.
const GoodsFacts = lazy(async () => ({ default: (await import('./GoodsFacts.tsx')).GoodsFacts }));

type Props = {
  id: string;
  /** As the list has it; without it, it is asked for. */
  known: Good | undefined;
  onAdded: (id: string) => void;
  /** Another size or colour of it. */
  onOther: (id: string) => void;
  onClose: () => void;
};

/** A good of the warehouse in full, by its address, and taking it into the showcase at a price of one's own. */
export function GoodsSheet({ id, known, onAdded, onOther, onClose }: Props) {
  const words = useWords();
  const query = useEndpoint(listGoods, { id }, { enabled: known === undefined });
  const title = known?.title ?? query.data?.list[0]?.title ?? words.showcase.good;
  const done = (added: string) => {
    onAdded(added);
    onClose();
  };
  return (
    <Sheet isOpen onClose={onClose} title={title}>
      {known === undefined ? (
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={6} />}
          empty={{
            when: ({ list }) => list.length === 0,
            show: (
              <Empty
                says={words.goods.gone}
                detail={words.goods.goneDetail}
                action={
                  <Button tone="plain" onClick={onClose}>
                    {words.goods.back}
                  </Button>
                }
              />
            ),
          }}
        >
          {({ list }) =>
            list.map((good) => <GoodsBody key={good.id} good={good} onAdded={done} onOther={onOther} />)
          }
        </QueryView>
      ) : (
        <GoodsBody key={id} good={known} onAdded={done} onOther={onOther} />
      )}
    </Sheet>
  );
}

type BodyProps = { good: Good } & Pick<Props, 'onAdded' | 'onOther'>;

function GoodsBody({ good, onAdded, onOther }: BodyProps) {
  const words = useWords();
  const start = useStartPrice()(good);
  return (
    <>
      <div className="mx-auto w-40">
        <Picture image={good.images[0]} size="wide" />
      </div>
      {good.variants.length > 1 ? (
        <ChoiceField
          label={words.goods.options}
          value={good.id}
          onChange={onOther}
          options={good.variants.map((variant) => ({ value: variant.id, label: optionsText(variant) }))}
        />
      ) : null}
      {good.in_showcase ? (
        <LinkButton to={`/goodsList?item=${good.id}`} tone="plain" isWide>
          {words.goods.toMine}
        </LinkButton>
      ) : null}
      {good.in_showcase || start === undefined ? null : (
        <AddForm good={good} start={start.price} onAdded={onAdded} />
      )}
      {good.variants.length > 1 ? <AddFamily good={good} /> : null}
      <SaveButton good={good} />
      {good.description === '' ? null : <Text>{good.description}</Text>}
      {good.warnings === '' ? null : (
        <Note tone="warn" title={words.goods.warnings}>
          {good.warnings}
        </Note>
      )}
      <Boundary>
        <Suspense fallback={<SkeletonRows count={6} />}>
          <GoodsFacts good={good} onOther={onOther} />
        </Suspense>
      </Boundary>
    </>
  );
}

type AddProps = { good: Good; start: string; onAdded: (id: string) => void };

function AddForm({ good, start, onAdded }: AddProps) {
  const words = useWords();
  const [typed, setTyped] = useState(start);
  const ask = { typed, currency: good.currency, floor: good.floor_price };
  const error = usePriceError(ask);
  const add = useAddGood(good, onAdded);

  function send() {
    const price = amountOf(typed, good.currency);
    if (price !== undefined && error === undefined) add.add({ price });
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
        lossIfReturned={lossOf(good)}
        refused={add.refused}
      />
      <ErrorBox error={add.error} />
      <Button type="submit" isWide isBusy={add.isBusy} disabled={error !== undefined}>
        {words.showcase.add}
      </Button>
    </Form>
  );
}
