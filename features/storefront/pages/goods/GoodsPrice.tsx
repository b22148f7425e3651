import { MapPin } from 'lucide-react';
import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { formatMoney } from '#ui/words/format-money.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails, PageOf } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { placePath, usePlaceText } from '#features/storefront/pages/buying/PlaceView.tsx';
import { StockBadge } from '#features/storefront/pages/looking/GoodsGrid.tsx';

type Page = PageOf<'goods'>;
type Landed = Page['landed'];
type Sum = { readonly amount: string; readonly currency: string };

/** The price in the buyer's money where it is known, and whether little or nothing is left. */
export function GoodsPrice({ goods, landed }: { goods: GoodsDetails; landed: Landed }) {
  const { amount, currency } = priceOf(goods, landed);
  return (
    <>
      <MoneyText amount={amount} currency={currency} look="big" />
      <StockBadge available={goods.available} />
    </>
  );
}

function priceOf({ price, currency }: GoodsDetails, landed: Landed): Sum {
  const pay = landed?.price?.pay;
  const inPay = landed?.price?.pay_goods;
  if (!pay || !inPay) return { amount: price, currency };
  return { amount: inPay, currency: pay.currency };
}

/** What one piece costs with all that is known of its delivery; undefined where the parts cannot be added. */
export function wholePriceOf(goods: GoodsDetails, landed: Landed): Sum | undefined {
  const known = landed?.price;
  if (known) {
    return known.pay === null
      ? { amount: known.total, currency: known.currency }
      : { amount: known.pay.total, currency: known.pay.currency };
  }
  const amount = deliveredPrice(goods);
  return amount === undefined ? undefined : { amount, currency: goods.currency };
}

/** What it costs at the buyer's door; a press leads to another country or currency. */
export function DoorPrice({ page }: { page: Page }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const placeText = usePlaceText(page);
  const { goods, landed } = page;
  const whole = wholePriceOf(goods, landed);
  const isKnown = landed !== null && landed.price !== null && whole !== undefined;
  const country = landed === null ? '' : countryName(language, landed.country);
  return (
    <div className="flex flex-col">
      {landed === null || landed.closed === null ? null : (
        <p className="font-medium text-warn">{say(words.goodsLaneClosed, { country })}</p>
      )}
      {landed === null ? <PlainPrice goods={goods} /> : null}
      <a
        href={placePath(page)}
        rel="nofollow"
        className="-my-1 inline-flex min-h-target items-center gap-2 self-start text-meta text-muted hover:underline"
      >
        <MapPin aria-hidden className="size-4 shrink-0" />
        <span>
          {isKnown
            ? say(words.goodsAtDoor, { total: formatMoney(language, whole.amount, whole.currency), country })
            : placeText}
          {isKnown ? <span className="sr-only">. {placeText}</span> : null}
        </span>
      </a>
    </div>
  );
}

/** How the price at the door comes about, in the shop's own money. */
export function PriceParts({ goods, landed }: { goods: GoodsDetails; landed: Landed }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (landed === null) return <PlainPrice goods={goods} />;
  if (landed.price === null) return null;
  const { total, shipping, tax, currency, pay, pay_goods: inPay } = landed.price;
  const money = (amount: string) => formatMoney(language, amount, currency);
  const country = countryName(language, landed.country);
  const isConverted = pay !== null && pay.currency !== currency;
  return (
    <p className="text-meta">
      {isConverted && inPay !== null ? say(words.goodsShopMoney, { price: money(goods.price) }) : null}{' '}
      {say(words.goodsLanded, { country, total: money(total) })}{' '}
      {say(words.goodsLandedParts, { shipping: money(shipping), tax: money(tax) })}
      {isConverted
        ? ` ${say(words.goodsLandedPay, { total: formatMoney(language, pay.total, pay.currency) })}`
        : null}
    </p>
  );
}

function PlainPrice({ goods }: { goods: GoodsDetails }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const money = (amount: string) => formatMoney(language, amount, goods.currency);
  const whole = deliveredPrice(goods);
  return (
    <p className="text-meta text-muted">
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
  );
}

/** Price and delivery of one piece; undefined where the two cannot be added exactly. */
function deliveredPrice({ price, shipping, currency }: GoodsDetails): string | undefined {
  if (!isAsset(currency)) return undefined;
  const goodsUnits = parseUnits(price, currency);
  const shippingUnits = parseUnits(shipping, currency);
  if (goodsUnits === undefined || shippingUnits === undefined) return undefined;
  return formatUnits(goodsUnits + shippingUnits, currency);
}
