import { Badge } from '#ui/content/Badge.tsx';
import { cx } from '#ui/cx.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { CachedPart } from '#ui/storefront/CachedPart.tsx';
import { Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useIsWished } from '#ui/storefront/wished.ts';
import { WishHeart } from '#ui/storefront/WishHeart.tsx';
import type { Goods } from '#features/storefront/page.shapes.ts';

/** At most this many pieces are worth a word. */
const fewLeft = 5;

type Props = { goods: readonly Goods[]; base: string; firstCount?: number; isBesideMenu?: boolean };

/** Two columns on a phone, four or five on a wide screen. The first pictures are asked for at once. */
export function GoodsGrid({ goods, base, firstCount = 0, isBesideMenu = false }: Props) {
  return (
    <ul
      className={cx(
        'goods-grid grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 lg:gap-x-5 lg:gap-y-8',
        isBesideMenu ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5',
      )}
    >
      {goods.map((item, index) => (
        <Item key={item.id} goods={item} base={base} isFirst={index < firstCount} />
      ))}
    </ul>
  );
}

function Item({ goods, base, isFirst }: { goods: Goods; base: string; isFirst: boolean }) {
  const { id, title, price, currency, images } = goods;
  const [image] = images;
  const card = {
    id,
    title,
    price,
    compare_price: goods.compare_price,
    currency,
    image,
    available: Math.min(goods.available, fewLeft + 1),
    isWished: useIsWished(id),
    base,
  };
  if (!isFirst) return <CachedPart as="li" className="relative min-w-0" draw={GoodsCard} props={card} />;
  return (
    <li className="relative min-w-0">
      <GoodsCard {...card} isFirst />
    </li>
  );
}

type Card = Pick<Goods, 'id' | 'title' | 'price' | 'compare_price' | 'currency'> & {
  image: Goods['images'][number] | undefined;
  /** Above a few, how many there are is not shown. */
  available: number;
  isWished: boolean;
  base: string;
  isFirst?: boolean;
};

function GoodsCard({ base, image, isWished, isFirst = false, ...goods }: Card) {
  return (
    <>
      <a href={`${base}/goods/${goods.id}`} className="group flex h-full flex-col gap-2 rounded-card">
        <span className="goods-thumb relative block overflow-hidden rounded-card border border-line">
          <Thumb
            image={image}
            isFirst={isFirst}
            isDecoration
            className="w-full transition-transform duration-200 group-hover:scale-103"
          />
          <span className="absolute bottom-2 left-2">
            <StockBadge available={goods.available} />
          </span>
        </span>
        <span className="line-clamp-2 grow wrap-anywhere text-meta leading-snug group-hover:underline lg:text-body">
          {goods.title}
        </span>
        <span className="-mt-1 font-medium lg:text-section">
          <MoneyText amount={goods.price} currency={goods.currency} />
          <ComparePrice compare={goods.compare_price} currency={goods.currency} />
        </span>
      </a>
      <WishHeart
        goodsId={goods.id}
        title={goods.title}
        isWished={isWished}
        className="absolute top-1.5 right-1.5"
      />
    </>
  );
}

/** The lowest price of the 30 days before a reduction, struck through, and what it is in words. */
export function ComparePrice({ compare, currency }: { compare: string | null; currency: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (compare === null) return null;
  const amount = formatMoney(language, compare, currency);
  return (
    <span className="tabular pl-2 text-meta font-normal text-muted">
      <s aria-hidden>{amount}</s>
      <span className="sr-only">{say(words.compareText, { amount })}</span>
    </span>
  );
}

/** Says so where there is little or nothing left; otherwise nothing. */
export function StockBadge({ available }: { available: number }) {
  const words = useStorefrontWords();
  const say = useSay();
  if (available <= 0) return <Badge tone="plain">{words.soldOut}</Badge>;
  if (available > fewLeft) return null;
  return <Badge tone="warn">{say(words.fewLeft, { count: available })}</Badge>;
}
