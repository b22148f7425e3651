import { useState } from 'react';
import { endSale, listSales } from '#features/discounts/prices.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { Badge } from '#ui/content/Badge.tsx';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { Row } from '#ui/lists/Row.tsx';
import { Rows } from '#ui/lists/Rows.tsx';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { DiscountPage } from './DiscountPage.tsx';
import type { Sale } from './types.ts';

const tones = { planned: 'info', running: 'good', ended: 'plain' } as const;

/** Periods in which goods cost less, those that are planned or run first. */
export function SalesScreen() {
  const words = useWords().discounts;
  const query = useEndpoint(listSales, {});
  return (
    <DiscountPage actions={<LinkButton to="/discounts/sales/new">{words.newSale}</LinkButton>}>
      <QueryView
        query={query}
        skeleton={<SkeletonCards count={2} shape="block" />}
        empty={{
          when: ({ list }) => list.length === 0,
          show: <Empty says={words.saleNone} detail={words.saleNoneDetail} />,
        }}
      >
        {({ list }) => list.map((sale) => <SaleCard key={sale.id} sale={sale} />)}
      </QueryView>
    </DiscountPage>
  );
}

function SaleCard({ sale }: { sale: Sale }) {
  const words = useWords().discounts;
  const say = useSay();
  const { time } = useFormats();
  const [isEnding, setEnding] = useState(false);
  return (
    <Card title={sale.name}>
      <Badge tone={tones[sale.state]}>{words.phases[sale.state]}</Badge>
      <Text>{say(words.fromTo, { from: time(sale.starts_at), to: time(sale.ends_at) })}</Text>
      <Fold title={say(words.goodsCount, { count: sale.goods.length })}>
        <SaleGoods sale={sale} />
      </Fold>
      {sale.state === 'ended' ? null : (
        <Button tone="danger" isWide onClick={() => setEnding(true)}>
          {words.saleEnd}
        </Button>
      )}
      {isEnding ? <EndSale sale={sale} onClose={() => setEnding(false)} /> : null}
    </Card>
  );
}

function SaleGoods({ sale }: { sale: Sale }) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  return (
    <Rows label={sale.name}>
      {sale.goods.map((item) => (
        <Row
          key={item.id}
          lead={<Picture image={item.image} size="small" />}
          title={item.title}
          detail={
            item.list_price === null
              ? money(item.price, sale.currency)
              : say(words.insteadOf, {
                  after: money(item.price, sale.currency),
                  before: money(item.list_price, sale.currency),
                })
          }
          below={
            item.left_out !== null ? (
              <Badge tone="warn">{words.leftOut[item.left_out]}</Badge>
            ) : item.compare_price === null ? undefined : (
              say(words.before, { amount: money(item.compare_price, sale.currency) })
            )
          }
        />
      ))}
    </Rows>
  );
}

function EndSale({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const words = useWords().discounts;
  const toast = useToast();
  const end = useAct(endSale, {
    changes: [listSales],
    onDone: () => {
      toast(words.saleEnded, 'good');
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={words.saleEndTitle}
      action={words.saleEnd}
      isBusy={end.isBusy}
      error={end.error}
      onClose={onClose}
      onConfirm={() => end.act({ id: sale.id, version: sale.version })}
    >
      <p>{words.saleEndText}</p>
    </ConfirmDialog>
  );
}
