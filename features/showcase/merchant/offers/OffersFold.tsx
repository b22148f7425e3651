import { useState } from 'react';
import { compareOffers } from '#features/goods/offers.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useSay } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { Item, Offer } from '#features/showcase/merchant/types.ts';
import { CountryField } from '#features/showcase/merchant/warehouse/CountryField.tsx';
import { OfferTable } from './OfferTable.tsx';
import { SwapDialog } from './SwapDialog.tsx';

type Props = {
  goodsId: string;
  /** The product of the showcase that another supplier's goods can take the place of. */
  item?: Item;
  /** Shows other goods of the warehouse. */
  onOpen?: (goodsId: string) => void;
  onDone?: () => void;
  country?: string | undefined;
};

/** The same goods from other suppliers, beside these: asked for when it is opened. */
export function OffersFold(props: Props) {
  const { offers: words } = useWords().showcase;
  return (
    <Fold title={words.title}>
      <Offers {...props} />
    </Fold>
  );
}

function Offers({ goodsId, country: first, ...acts }: Props) {
  const { offers: words } = useWords().showcase;
  const [country, setCountry] = useState(first ?? '');
  const ask = country === '' ? {} : { country };
  const query = useEndpoint(compareOffers, { goods_id: goodsId, ...ask });
  return (
    <>
      <CountryField value={country} onChange={setCountry} withAny />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={5} />}
        empty={{
          when: ({ list }) => list.length < 2,
          show: <Text look="muted">{words.none}</Text>,
        }}
      >
        {({ list: [own, ...others], currency }) =>
          own === undefined ? null : <Comparison {...{ own, others, currency, country, ...acts }} />
        }
      </QueryView>
    </>
  );
}

type ComparisonProps = Pick<Props, 'item' | 'onOpen' | 'onDone'> & {
  own: Offer;
  others: readonly Offer[];
  currency: string;
  country: string;
};

function Comparison({ own, others, currency, country, item, onOpen, onDone }: ComparisonProps) {
  const { offers: words } = useWords().showcase;
  const say = useSay();
  const [chosen, setChosen] = useState<string>();
  const [isSwapping, setSwapping] = useState(false);
  const other = others.find(({ goods_id: id }) => id === chosen) ?? others[0];
  if (other === undefined) return null;
  const { name } = other.supplier;
  const canSwap = item !== undefined && !other.in_showcase;
  return (
    <>
      {others.length > 1 ? (
        <ChoiceField
          label={words.pick}
          value={other.goods_id}
          onChange={setChosen}
          options={others.map(({ goods_id: value, supplier, code }) => ({
            value,
            label: supplier.name,
            detail: code,
          }))}
        />
      ) : null}
      <OfferTable offers={[own, other]} currency={currency} country={country} />
      <Text look="small">{words.measured}</Text>
      {canSwap ? (
        <Button tone="plain" isWide onClick={() => setSwapping(true)}>
          {say(words.swap, { name })}
        </Button>
      ) : null}
      {onOpen === undefined ? null : (
        <Button tone="plain" isWide onClick={() => onOpen(other.goods_id)}>
          {words.open}
        </Button>
      )}
      {isSwapping && item !== undefined ? (
        <SwapDialog item={item} offer={other} onClose={() => setSwapping(false)} onDone={() => onDone?.()} />
      ) : null}
    </>
  );
}
