import { listShowcase } from '#features/showcase/contract.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Picture } from '#ui/content/Picture.tsx';
import { Text } from '#ui/content/Text.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { useSearchParams } from '#ui/routing/hooks.ts';
import { Empty } from '#ui/states/Empty.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { LinkList } from './LinkList.tsx';
import { SharePanel } from './SharePanel.tsx';
import type { SharedThing } from './types.ts';

/** Sharing the shop, or the goods that the address names by their row in the showcase. */
export function ShareScreen() {
  const words = useWords();
  const [place] = useSearchParams();
  const item = place.get('item');
  return (
    <Page
      title={words.common.share}
      lead={words.sharing.lead}
      back={item === null ? '/shopCenter' : `/goodsList?item=${item}`}
    >
      {item === null ? <ShareShop /> : <ShareGoods id={item} />}
    </Page>
  );
}

function ShareShop() {
  const words = useWords();
  const say = useSay();
  const query = useEndpoint(storeInfo, {});
  return (
    <QueryView query={query} skeleton={<SkeletonCards count={2} shape="block" />}>
      {({ name, public_url: url, logo }) => (
        <Shared
          thing={{
            title: name,
            text: say(words.common.shopLink.text, { name }),
            url,
            image: logo === null ? null : { url: logo.url, alt: name },
            goodsId: undefined,
          }}
        />
      )}
    </QueryView>
  );
}

function ShareGoods({ id }: { id: string }) {
  const words = useWords();
  const { money } = useFormats();
  const query = useEndpoint(listShowcase, { id });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonCards count={2} shape="block" />}
      empty={{
        when: ({ list }) => list.every(({ status }) => status !== 'listed'),
        show: <Empty says={words.showcase.delisted} />,
      }}
    >
      {({ list }) =>
        list.map(({ title, image, public_url: url, goods_id: goodsId, sale_price: price, currency }) => (
          <Shared
            key={goodsId}
            thing={{ title, text: undefined, url, image, goodsId }}
            detail={money(price, currency)}
          />
        ))
      }
    </QueryView>
  );
}

function Shared({ thing, detail }: { thing: SharedThing; detail?: string }) {
  const words = useWords().sharing;
  return (
    <Columns
      main={
        <Card title={words.send}>
          <div className="flex items-center gap-3">
            {thing.image === null ? null : <Picture image={thing.image} size="small" />}
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-medium">{thing.title}</p>
              {detail === undefined ? null : <Text look="small">{detail}</Text>}
            </div>
          </div>
          <SharePanel thing={thing} />
        </Card>
      }
      side={<LinkList thing={thing} />}
    />
  );
}
