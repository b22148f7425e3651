import { ChevronRight, Link2, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Stars } from '#ui/charts/Stars.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import { useIsWished } from '#ui/storefront/wished.ts';
import { WishHeart } from '#ui/storefront/WishHeart.tsx';
import type { GoodsDetails, PageOf } from '#features/storefront/page.shapes.ts';
import { ClosedNote } from '#features/storefront/pages/ClosedNote.tsx';
import { countryName } from '#ui/storefront/country.ts';
import { GoodsChoices } from './GoodsChoices.tsx';
import { GoodsGallery } from './GoodsGallery.tsx';
import { GoodsGrid } from '#features/storefront/pages/looking/GoodsGrid.tsx';
import { GoodsOffers } from './GoodsOffers.tsx';
import { DoorPrice, GoodsPrice, wholePriceOf } from './GoodsPrice.tsx';
import { Fact, GoodsSafety } from './GoodsSafety.tsx';
import { RestockForm } from './RestockForm.tsx';
import { GoodsPromise, GoodsTerms } from './GoodsTerms.tsx';
import { GoodsVideo } from './GoodsVideo.tsx';
import { GoodsWords } from './GoodsWords.tsx';
import { Fold } from '#features/storefront/pages/Fold.tsx';
import { SponsoredRail } from '#features/storefront/pages/looking/SponsoredRail.tsx';

type GoodsPage = PageOf<'goods'>;

type Props = {
  page: GoodsPage;
  /** What buyers said of it and what they asked, drawn by the rooms that own it. */
  comments: ReactNode;
  questions: ReactNode;
  /** The form of a question to the shop. */
  ask: ReactNode;
};

export function GoodsView({ page, comments, questions, ask }: Props) {
  const words = useStorefrontWords();
  const { shop, goods, more, base, landed } = page;
  const isWished = useIsWished(goods.id);
  const canBuy = shop.open && goods.available > 0 && (landed === null || landed.closed === null);
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-4">
        <Breadcrumb page={page} />
        <div className="grid gap-4 lg:grid-cols-2 lg:gap-10">
          <div className="relative -mx-4 -mt-4 min-w-0 lg:m-0">
            <GoodsGallery images={goods.images} height={page.choices.length === 0 ? 'high' : 'low'} />
            <WishHeart
              goodsId={goods.id}
              title={goods.title}
              isWished={isWished}
              className="absolute top-3 right-3 z-10"
            />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:gap-6">
            <div className="flex flex-col gap-1">
              <h1 className="text-title wrap-anywhere lg:text-figure">{goods.title}</h1>
              <p className="flex flex-wrap items-center gap-x-3">
                <GoodsPrice goods={goods} landed={landed} />
                <RatingLink summary={page.comments.summary} />
              </p>
              <GoodsOffers goods={goods} shop={shop} bundles={page.bundles} base={base} />
              <DoorPrice page={page} />
            </div>
            <GoodsChoices choices={page.choices} base={base} />
            {shop.open ? null : <ClosedNote shop={shop} />}
            {goods.available > 0 ? null : <SoldOut />}
            {goods.available > 0 || !shop.open ? null : <RestockForm page={page} />}
            <GoodsPromise page={page} />
            {canBuy ? <BuyForm page={page} /> : null}
            <GoodsVideo goods={goods} />
            <Folds page={page} ask={ask} />
          </div>
        </div>
      </div>
      {comments}
      {questions}
      {more.length === 0 ? null : (
        <section aria-labelledby="more" className="flex flex-col gap-4">
          <h2 id="more" className="text-title">
            {words.moreGoods}
          </h2>
          <GoodsGrid goods={more} base={base} />
        </section>
      )}
      {page.rail === true ? <SponsoredRail page={page} /> : null}
    </div>
  );
}

/** The way back: the shop, the kind of goods, and where one is. */
function Breadcrumb({ page: { shop, goods, base } }: { page: GoodsPage }) {
  const words = useStorefrontWords();
  const look = 'inline-flex min-h-target items-center underline';
  const arrow = <ChevronRight aria-hidden className="size-4 shrink-0" />;
  return (
    <nav aria-label={words.goodsPlace} className="-my-3 text-meta text-muted max-lg:hidden">
      <ol className="flex min-w-0 items-center gap-1.5">
        <li className="min-w-0 truncate">
          <a href={base} className={look}>
            {shop.name}
          </a>
        </li>
        <li className="flex max-w-1/3 min-w-0 shrink-0 items-center gap-1.5">
          {arrow}
          <a href={`${base}?category=${encodeURIComponent(goods.category_id)}`} className={`${look} w-full`}>
            <span className="truncate">{goods.category}</span>
          </a>
        </li>
        <li aria-current="page" className="flex min-w-0 items-center gap-1.5">
          {arrow}
          <span className="truncate">{goods.title}</span>
        </li>
      </ol>
    </nav>
  );
}

/** The way down to what buyers say; nothing where nobody has said anything. */
function RatingLink({ summary }: { summary: GoodsPage['comments']['summary'] }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { avg, count } = summary;
  if (avg === null) return null;
  return (
    <a href="#comments" className="inline-flex min-h-target items-center gap-2 text-meta text-muted">
      <Stars size="small" value={avg} label={say(words.rating, { rating: avg, reviews: count })} />
      <span aria-hidden>{say(words.commentCount, { count })}</span>
    </a>
  );
}

/** On phones the price and the buttons stay at the bottom of the screen. How many is asked in the cart. */
function BuyForm({ page: { goods, base, landed } }: { page: GoodsPage }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const whole = wholePriceOf(goods, landed);
  return (
    <form
      method="post"
      action={`${base}/cart/add`}
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-ground px-4 pt-2.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0"
    >
      <input type="hidden" name="goods_id" value={goods.id} />
      <input type="hidden" name="price" value={goods.price} />
      <input type="hidden" name="qty" value="1" />
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-2.5">
        <Button type="submit" name="next" value="cart" tone="plain" isWide>
          <span className="max-lg:text-meta">{words.addToCart}</span>
        </Button>
        <Button type="submit" name="next" value="checkout" isWide>
          <span>
            {words.buyNow}
            {whole === undefined ? null : (
              <span className="tabular whitespace-nowrap">
                {' · '}
                {formatMoney(language, whole.amount, whole.currency)}
              </span>
            )}
          </span>
        </Button>
      </div>
    </form>
  );
}

function SoldOut() {
  const words = useStorefrontWords();
  return (
    <p className="rounded-card bg-sunken p-4">
      <strong className="block">{words.soldOut}</strong>
      {words.soldOutHint}
    </p>
  );
}

/** What one reads when one wants to: the description lies open, the rest is folded. */
function Folds({ page, ask }: Pick<Props, 'page' | 'ask'>) {
  const words = useStorefrontWords();
  const { goods } = page;
  return (
    <div>
      <Fold title={words.description} isOpen>
        <GoodsWords goods={goods} />
      </Fold>
      <Fold title={words.goodsFacts}>
        <Facts goods={goods} />
      </Fold>
      <Fold title={words.goodsDelivery}>
        <GoodsTerms page={page} />
      </Fold>
      <Fold title={words.goodsSafetyTitle} id="safety">
        <GoodsSafety goods={goods} />
      </Fold>
      <Fold title={words.questionTitle} id="ask" isOpen={page.asking !== undefined}>
        {ask}
      </Fold>
      <Share page={page} />
    </div>
  );
}

/** Making one takes as long as a tenth of the page. */
const weightFormats = new Map<string, Intl.NumberFormat>();

function weightIn(language: string, grams: number): string {
  const unit = grams < 1000 ? 'gram' : 'kilogram';
  const key = `${language} ${unit}`;
  const format =
    weightFormats.get(key) ??
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 2 });
  weightFormats.set(key, format);
  return format.format(grams < 1000 ? grams : grams / 1000);
}

function Facts({ goods }: { goods: GoodsDetails }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const facts = [
    { label: words.goodsBrand, text: goods.brand },
    { label: words.goodsOrigin, text: goods.origin === null ? null : countryName(language, goods.origin) },
    {
      label: words.goodsWeight,
      text: goods.weight_grams === 0 ? null : weightIn(language, goods.weight_grams),
    },
    { label: words.articleCode, text: goods.code },
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 text-meta">
      {facts.map(({ label, text }) =>
        text === null ? null : (
          <Fact key={label} label={label}>
            {text}
          </Fact>
        ),
      )}
    </dl>
  );
}

/** The link to these goods: by e-mail without any script, copied where there is one. */
function Share({ page }: { page: GoodsPage }) {
  const words = useStorefrontWords();
  const address = `${page.origin}${page.base}/goods/${page.goods.id}`;
  const mail = `mailto:?subject=${encodeURIComponent(page.goods.title)}&body=${encodeURIComponent(address)}`;
  return (
    <p role="group" aria-label={words.goodsShare} className="-ml-3.5 flex flex-wrap pt-2">
      <Button
        tone="quiet"
        size="small"
        hidden
        data-copy-link
        data-copied={words.copied}
        icon={<Link2 aria-hidden className="size-5" />}
      >
        <span>{words.copyLink}</span>
      </Button>
      <a href={mail} className={buttonClass('quiet', 'small')}>
        <Mail aria-hidden className="size-5" />
        {words.goodsShareMail}
      </a>
    </p>
  );
}
