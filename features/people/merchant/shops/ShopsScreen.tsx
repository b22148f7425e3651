import { Plus, Store } from 'lucide-react';
import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listLinkedShops } from '#features/people/shops.contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { AddShop } from './AddShop.tsx';
import { ShopRow } from './ShopRow.tsx';
import { useShopError } from './useShopError.ts';
import { useSwitch } from './useSwitch.ts';

type Shops = OutputOf<typeof listLinkedShops>;

/** The shops of one owner: which one is open, and those that a press opens instead. */
export function ShopsScreen() {
  const { shops: words } = useWords().safety;
  const query = useEndpoint(listLinkedShops, {});
  return (
    <Page title={words.title} back="/settings" lead={words.lead}>
      <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
        {(list) => <Lists list={list} />}
      </QueryView>
    </Page>
  );
}

function Lists({ list: { own, shops, max } }: { list: Shops }) {
  const { shops: words } = useWords().safety;
  const say = useSay();
  const [isAdding, setAdding] = useState(false);
  const { switchTo, busyId, error } = useSwitch();
  const explain = useShopError(max);
  const isFull = shops.length >= max;
  return (
    <>
      <Section title={words.own}>
        <Rows label={words.own}>
          <Row
            lead={<Store aria-hidden className="size-6 text-muted" />}
            title={own.name}
            detail={own.handle}
          />
        </Rows>
      </Section>
      <Section title={words.others}>
        {shops.length === 0 ? (
          <Empty says={words.none} icon={<Store className="size-9" />} />
        ) : (
          <Rows label={words.others}>
            {shops.map((shop) => (
              <ShopRow
                key={shop.id}
                shop={shop}
                onSwitch={() => switchTo(shop.id)}
                isBusy={busyId === shop.id}
                isHeld={busyId !== undefined}
              />
            ))}
          </Rows>
        )}
        <ErrorBox error={explain(error)} />
        {isFull ? (
          <Note>{say(words.reasons.full, { max })}</Note>
        ) : (
          <Button
            tone="plain"
            isWide
            icon={<Plus aria-hidden className="size-5" />}
            onClick={() => setAdding(true)}
          >
            {words.add}
          </Button>
        )}
        <Text look="muted">{words.ends}</Text>
      </Section>
      {isAdding ? <AddShop max={max} onClose={() => setAdding(false)} /> : null}
    </>
  );
}
