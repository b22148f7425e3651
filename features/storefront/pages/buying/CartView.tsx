import { ShoppingBag, Trash2 } from 'lucide-react';
import { Badge } from '#ui/content/Badge.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { buttonClass } from '#ui/buttons/button-class.ts';
import { Card } from '#ui/layout/Card.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { Note } from '#ui/content/Note.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Notices, PageTitle, PiecesInput, Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { CartLine, PageOf } from '#features/storefront/page.shapes.ts';
import { ClosedNote } from '#features/storefront/pages/ClosedNote.tsx';
import { countryName } from '#ui/storefront/country.ts';
import { CodeField } from './CodeField.tsx';
import { FreeDeliveryBar } from './FreeDelivery.tsx';
import { LineDiscounts } from './LineDiscounts.tsx';
import { CountryField, CurrencyField, RecalculateButton } from './PlaceFields.tsx';
import { readingOf, type Money } from '#features/storefront/pages/reading.ts';
import { ArrivalText, Sums } from './Sums.tsx';

type Cart = PageOf<'cart'>;

export function CartView({ page }: { page: Cart }) {
  const words = useStorefrontWords();
  const base = page.base;
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{words.cartTitle}</PageTitle>
      <Notices notices={page.notices} />
      {page.shop.open ? null : <ClosedNote shop={page.shop} />}
      {page.lines.length === 0 ? <EmptyCart base={base} /> : <FullCart page={page} base={base} />}
    </div>
  );
}

function EmptyCart({ base }: { base: string }) {
  const words = useStorefrontWords();
  return (
    <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-6 py-14 text-center">
      <ShoppingBag aria-hidden className="size-10 text-muted" />
      <h2 className="text-section">{words.cartEmpty}</h2>
      <p className="text-muted">{words.cartEmptyHint}</p>
      <a href={base} className={buttonClass('main')}>
        {words.goShopping}
      </a>
    </div>
  );
}

/** One form: every button sends the quantities as they stand in the fields. */
function FullCart({ page, base }: { page: Cart; base: string }) {
  const words = useStorefrontWords();
  const read = readingOf(page.quote ?? page.shop);
  return (
    <form
      method="post"
      action={`${base}/cart/update`}
      className="grid gap-5 lg:grid-cols-[1fr_22rem] lg:items-start"
    >
      {/* The Enter key presses a form's first button. */}
      <button type="submit" hidden name="next" value="cart">
        {words.updateCart}
      </button>
      <div className="flex flex-col gap-4">
        <Obstacle page={page} />
        {page.quote === undefined ? null : <FreeDeliveryBar quote={page.quote} />}
        <ul className="flex flex-col divide-y divide-line rounded-card border border-line bg-surface px-4">
          {page.lines.map((line) => (
            <LineRow
              key={line.goodsId}
              line={line}
              base={base}
              read={read}
              country={page.delivery?.country ?? ''}
              code={page.quote?.code?.applied === true ? page.quote.code.code : ''}
            />
          ))}
        </ul>
        <div className="flex flex-wrap justify-between gap-2">
          <a href={base} className={buttonClass('quiet', 'small')}>
            {words.keepShopping}
          </a>
          <Button type="submit" name="next" value="cart" tone="plain" size="small">
            {words.updateCart}
          </Button>
        </div>
      </div>
      <Summary page={page} />
    </form>
  );
}

/** What keeps this cart from being bought, and the way out. */
function Obstacle({ page }: { page: Cart }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (page.quote !== undefined || !page.shop.open) return null;
  const isLane = page.lines.some(({ problem }) => problem === 'notSent');
  if (isLane && page.delivery !== undefined) {
    const country = countryName(language, page.delivery.country);
    return (
      <Note tone="warn" title={say(words.cartLaneTitle, { country })}>
        {words.cartLaneText}
      </Note>
    );
  }
  return (
    <Note tone="warn" title={words.cannotBuyTitle}>
      <p>{words.cannotBuyText}</p>
      <p className="pt-3">
        <Button type="submit" name="next" value="fit" size="small">
          {words.fitCart}
        </Button>
      </p>
    </Note>
  );
}

function Summary({ page }: { page: Cart }) {
  const words = useStorefrontWords();
  const { quote, delivery, shop } = page;
  return (
    <Card title={words.summary}>
      {delivery === undefined ? null : (
        <div className="flex flex-col gap-3">
          <CountryField place={delivery} hint={words.countryHint} />
          <CurrencyField place={delivery} currency={quote?.pay?.currency ?? shop.currency} />
          <RecalculateButton label={words.cartPlaceUpdate} value="cart" />
        </div>
      )}
      <CodeField code={page.code} quote={quote} next="cart" />
      {quote === undefined ? null : (
        <>
          <Sums amounts={quote} />
          <p className="text-meta text-muted">
            <ArrivalText between={quote.delivery} text={words.arrivesBetween} />
          </p>
        </>
      )}
      <Button type="submit" name="next" value="checkout" isWide disabled={!shop.open || quote === undefined}>
        {words.toCheckout}
      </Button>
      <p className="text-meta text-muted">{words.heldText}</p>
    </Card>
  );
}

type Read = (amount: string) => Money;
type RowProps = { line: CartLine; base: string; read: Read; country: string; code: string };

function LineRow({ line, base, read, country, code }: RowProps) {
  const words = useStorefrontWords();
  const say = useSay();
  const title = line.title ?? words.unknownGoods;
  return (
    <li className="flex gap-3 py-4">
      <Thumb image={line.image} isDecoration className="size-16 rounded-field lg:size-24" />
      <div className="flex min-w-0 grow flex-col gap-2">
        <div className="flex items-start justify-between gap-3">
          <div className="flex min-w-0 flex-col gap-1">
            {line.title === undefined ? (
              <span className="font-medium text-muted">{title}</span>
            ) : (
              <a href={`${base}/goods/${line.goodsId}`} className="font-medium hover:underline">
                {title}
              </a>
            )}
            <UnitPrice line={line} read={read} />
            <LineDiscounts discounts={line.discounts} isSpared={line.isSpared} code={code} read={read} />
            <Problem line={line} country={country} />
          </div>
          {line.amount === undefined ? null : (
            <span className="font-medium">
              <MoneyText {...read(line.amount)} />
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          {line.problem === 'gone' || line.problem === 'soldOut' ? (
            <span />
          ) : (
            <PiecesInput
              name={`qty.${line.goodsId}`}
              label={say(words.quantityOf, { title })}
              value={line.qty}
              min={0}
              max={Math.max(line.available, line.qty)}
              isSentAtOnce
            />
          )}
          <Button
            type="submit"
            name="remove"
            value={line.goodsId}
            tone="quiet"
            size="small"
            aria-label={say(words.removeNamed, { title })}
            icon={<Trash2 aria-hidden className="size-5" />}
          >
            <span className="max-sm:sr-only">{words.remove}</span>
          </Button>
        </div>
      </div>
    </li>
  );
}

function UnitPrice({ line, read }: { line: CartLine; read: Read }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (line.unitPrice === undefined) return null;
  const shown = (text: string) => {
    const { amount, currency } = read(text);
    return formatMoney(language, amount, currency);
  };
  return (
    <span className="tabular flex flex-wrap items-center gap-2 text-meta text-muted">
      {say(words.each, { amount: shown(line.unitPrice) })}
      {line.was === undefined ? null : (
        <Badge tone="warn">{say(words.wasPrice, { amount: shown(line.was) })}</Badge>
      )}
    </span>
  );
}

function Problem({ line, country }: { line: CartLine; country: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (line.problem === undefined) return null;
  const text = {
    gone: words.lineGone,
    soldOut: words.lineSoldOut,
    fewer: say(words.lineFewer, { count: line.available }),
    notSent: say(words.lineNotSent, { country: countryName(language, country) }),
  }[line.problem];
  return (
    <span>
      <Badge tone="bad">{text}</Badge>
    </span>
  );
}
