import { Link2, PackageCheck, Truck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatUnits, isAsset, parseUnits } from '#domain/money.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#ui/format-money.ts';
import { MoneyText } from '#ui/MoneyText.tsx';
import { Stars } from '#ui/Stars.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';
import { PiecesInput, Thumb, useStorefrontWords } from '../ui/public.tsx';
import type { Goods, PageOf } from '../page.contract.ts';
import { ClosedNote } from './ClosedNote.tsx';
import { countryName } from './country.ts';
import { GoodsGrid, StockBadge } from './GoodsGrid.tsx';

type GoodsPage = PageOf<'goods'>;

/** @param comments What buyers said of it, drawn by the room that owns it. */
export function GoodsView({ page, comments }: { page: GoodsPage; comments: ReactNode }) {
  const words = useStorefrontWords();
  const { shop, goods, more } = page;
  const base = `/s/${page.handle}`;
  return (
    <div className="flex flex-col gap-10">
      <div className="grid gap-5 lg:grid-cols-2 lg:gap-10">
        <Gallery goods={goods} />
        <div className="flex flex-col gap-5 lg:sticky lg:top-20 lg:self-start">
          <div className="flex flex-col gap-2">
            <a
              href={`${base}?category=${encodeURIComponent(goods.category_id)}`}
              className="text-sm text-muted underline"
            >
              {goods.category}
            </a>
            <h1 className="text-2xl font-bold tracking-tight lg:text-3xl">{goods.title}</h1>
            <RatingLink summary={page.comments.summary} />
            <PriceBlock goods={goods} />
          </div>
          {shop.open ? null : <ClosedNote shop={shop} />}
          {shop.open && goods.available > 0 ? <BuyForm goods={goods} base={base} /> : null}
          {goods.available > 0 ? null : <SoldOut />}
          <Terms goods={goods} />
        </div>
      </div>
      <Details goods={goods} />
      {comments}
      {more.length === 0 ? null : (
        <section aria-labelledby="more" className="flex flex-col gap-4">
          <h2 id="more" className="text-xl font-bold">
            {words.moreGoods}
          </h2>
          <GoodsGrid goods={more} base={base} />
        </section>
      )}
    </div>
  );
}

/** The way down to what buyers say; nothing where nobody has said anything. */
function RatingLink({ summary }: { summary: GoodsPage['comments']['summary'] }) {
  const words = useStorefrontWords();
  const say = useSay();
  const { avg, count } = summary;
  if (avg === null) return null;
  return (
    <a href="#comments" className="inline-flex min-h-target items-center gap-2 self-start text-sm underline">
      <Stars size="small" value={avg} label={say(words.rating, { rating: avg, reviews: count })} />
      <span aria-hidden>{say(words.commentCount, { count })}</span>
    </a>
  );
}

/** Every picture one after the other, to be moved by finger or keyboard. */
function Gallery({ goods }: { goods: Goods }) {
  const words = useStorefrontWords();
  const say = useSay();
  const frame = 'w-full rounded-card border border-line';
  if (goods.images.length < 2) return <Thumb image={goods.images[0]} isFirst className={frame} />;
  return (
    <ul
      aria-label={words.pictures}
      className="flex snap-x snap-mandatory gap-2 overflow-x-auto rounded-card lg:self-start"
    >
      {goods.images.map((image, index) => (
        <li key={image.url} className="relative w-full shrink-0 snap-center">
          <a href={image.url} className="block rounded-card">
            <Thumb image={image} isFirst={index === 0} className={frame} />
          </a>
          <span className="absolute right-3 bottom-3 rounded-full bg-surface px-2.5 py-0.5 text-xs font-semibold">
            {say(words.pictureOf, { number: index + 1, count: goods.images.length })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PriceBlock({ goods }: { goods: Goods }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const money = (amount: string) => formatMoney(language, amount, goods.currency);
  const whole = deliveredPrice(goods);
  return (
    <div className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-3">
        <MoneyText amount={goods.price} currency={goods.currency} look="big" />
        <StockBadge available={goods.available} />
      </p>
      <p className="text-sm text-muted">
        {whole === goods.price ? (
          words.deliveryIncluded
        ) : (
          <>
            {say(words.deliveryCost, { amount: money(goods.shipping) })}{' '}
            {whole === undefined ? null : say(words.deliveredPrice, { total: money(whole) })}
          </>
        )}{' '}
        {words.taxNote}
      </p>
    </div>
  );
}

/** On phones the buttons stay at the bottom of the screen, with the field for the pieces above them in the page. */
function BuyForm({ goods, base }: { goods: Goods; base: string }) {
  const words = useStorefrontWords();
  return (
    <form method="post" action={`${base}/cart/add`} className="flex flex-col gap-4">
      <input type="hidden" name="goods_id" value={goods.id} />
      <input type="hidden" name="price" value={goods.price} />
      <div className="flex items-center gap-3">
        <span aria-hidden className="font-semibold">
          {words.quantity}
        </span>
        <PiecesInput name="qty" label={words.quantity} value={1} max={goods.available} />
      </div>
      <div className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:static lg:border-0 lg:bg-transparent lg:p-0">
        <div className="mx-auto grid max-w-6xl grid-cols-2 gap-3">
          <Button type="submit" name="next" value="cart" tone="plain" isWide>
            {words.addToCart}
          </Button>
          <Button type="submit" name="next" value="checkout" isWide>
            {words.buyNow}
          </Button>
        </div>
      </div>
    </form>
  );
}

function SoldOut() {
  const words = useStorefrontWords();
  return (
    <p className="rounded-card bg-sunken p-4">
      <strong>{words.soldOut}.</strong> {words.soldOutHint}
    </p>
  );
}

function Terms({ goods }: { goods: Goods }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { p50, p90 } = goods.days;
  const arrival =
    p50 >= p90 ? say(words.arrivalExact, { days: p90 }) : say(words.arrival, { from: p50, to: p90 });
  const icon = 'size-5 shrink-0 text-accent-ink';
  return (
    <ul className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <Term icon={<Truck aria-hidden className={icon} />}>
        <strong>{arrival}</strong>
        <span className="text-sm text-muted">
          {say(words.shipsFrom, { country: countryName(language, goods.ships_from) })}
        </span>
      </Term>
      <Term icon={<Undo2 aria-hidden className={icon} />}>
        {say(words.returnsFromDelivery, { days: goods.returns_days })}
      </Term>
      <Term icon={<PackageCheck aria-hidden className={icon} />}>{words.heldText}</Term>
    </ul>
  );
}

function Term({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      {icon}
      <span className="flex min-w-0 flex-col">{children}</span>
    </li>
  );
}

function Details({ goods }: { goods: Goods }) {
  const words = useStorefrontWords();
  const facts = [
    { label: words.makerTitle, text: goods.maker },
    { label: words.warningsTitle, text: goods.warnings },
    { label: words.articleCode, text: goods.code },
  ].filter(({ text }) => text !== '');
  return (
    <section aria-labelledby="about" className="grid gap-5 lg:grid-cols-2 lg:gap-10">
      <div className="flex flex-col gap-3">
        <h2 id="about" className="text-xl font-bold">
          {words.description}
        </h2>
        <p className="max-w-prose whitespace-pre-line">{goods.description}</p>
        <p>
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
        </p>
      </div>
      <dl className="flex flex-col gap-3 self-start rounded-card bg-sunken p-4 text-sm">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Price and delivery of one piece; undefined where the two cannot be added exactly. */
function deliveredPrice({ price, shipping, currency }: Goods): string | undefined {
  if (!isAsset(currency)) return undefined;
  const units = [parseUnits(price, currency), parseUnits(shipping, currency)];
  const [goodsUnits, shippingUnits] = units;
  if (goodsUnits === undefined || shippingUnits === undefined) return undefined;
  return formatUnits(goodsUnits + shippingUnits, currency);
}
