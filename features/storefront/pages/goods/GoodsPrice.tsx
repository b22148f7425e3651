import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { Badge } from '#ui/content/Badge.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { GoodsDetails, PageOf } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { StockBadge } from '#features/storefront/pages/looking/GoodsGrid.tsx';

type Landed = PageOf<'goods'>['landed'];

/** The price, what it is with everything included where the buyer is, and whether there is any left. */
export function GoodsPrice({ goods, landed }: { goods: GoodsDetails; landed: Landed }) {
  const words = useStorefrontWords();
  return (
    <div className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-3">
        <MoneyText amount={goods.price} currency={goods.currency} look="big" />
        {goods.available > fewLeft ? (
          <Badge tone="good">{words.goodsInStock}</Badge>
        ) : (
          <StockBadge available={goods.available} />
        )}
      </p>
      {landed === null ? <PlainPrice goods={goods} /> : <LandedPrice landed={landed} />}
    </div>
  );
}

/** As many or fewer are counted out. */
const fewLeft = 5;

function LandedPrice({ landed }: { landed: NonNullable<Landed> }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const country = countryName(language, landed.country);
  if (landed.price === null) {
    return <p className="font-medium text-warn">{say(words.goodsLaneClosed, { country })}</p>;
  }
  const { total, shipping, tax, currency, pay } = landed.price;
  const money = (amount: string) => formatMoney(language, amount, currency);
  return (
    <p className="text-meta">
      <strong>{say(words.goodsLanded, { country, total: money(total) })}</strong>{' '}
      <span className="text-muted">
        {say(words.goodsLandedParts, { shipping: money(shipping), tax: money(tax) })}
        {pay === null || pay.currency === currency
          ? null
          : ` ${say(words.goodsLandedPay, { total: formatMoney(language, pay.total, pay.currency) })}`}
      </span>
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
