import { formatUnits, isAsset, parseUnits } from '#domain/money/money.ts';
import { Facts, type Fact } from '#ui/lists/Facts.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatTime } from '#ui/words/time.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { pageZone, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { BuyerOrder, Quote } from '#features/storefront/page.shapes.ts';
import { readingOf, shareMoney, type Money } from '#features/storefront/pages/reading.ts';

type Amounts = Pick<Quote, 'goods_total' | 'shipping' | 'tax' | 'tax_lines' | 'total' | 'currency'> & {
  readonly discounts: Quote['discounts'];
  /** Of a quote with what it does, of an order the code alone. */
  readonly code?: Quote['code'] | string | undefined;
  readonly pay?: Quote['pay'];
  /** Of an order: what it was priced at, where it was paid in other money. */
  readonly priced?: BuyerOrder['priced'];
};
type TaxLine = Quote['tax_lines'][number];

/** Goods, delivery, taxes and duties down to the total; an order adds what went back. */
export function Sums({ amounts, refunded }: { amounts: Amounts; refunded?: string | undefined }) {
  const words = useStorefrontWords();
  const taxName = useTaxName();
  const say = useSay();
  const total = amounts.pay ?? amounts;
  const whole = { amount: total.total, currency: total.currency };
  const { goods, shipping, tax, taxes: taxMoney } = partsOf(amounts, whole);
  const money = (one: Money) => <MoneyText {...one} />;
  const taxes = together(amounts).map((line, index): Fact => ({
    label: taxName(line),
    value: money(taxMoney[index] ?? tax),
  }));
  const hasDiscount = !isZero(amounts.discounts.goods);
  const read = amounts.pay === undefined || amounts.pay === null ? undefined : readingOf(amounts);
  const off = read?.(amounts.discounts.goods) ?? {
    amount: amounts.discounts.goods,
    currency: goods.currency,
  };
  const code = codeOf(amounts);
  const offLabel = code === '' ? words.discount : say(words.discountBy, { code });
  const hasUntold = taxes.length === 0 && !isZero(amounts.tax);
  return (
    <div className="flex flex-col gap-2">
      <Facts
        facts={[
          { label: words.goodsTotal, value: money(plus(goods, off)) },
          hasDiscount ? { label: offLabel, value: <span>−{money(off)}</span> } : undefined,
          { label: words.shipping, value: isZero(amounts.shipping) ? words.free : money(shipping) },
          ...(hasUntold ? [{ label: words.tax, value: money(tax) }] : taxes),
          {
            label: words.total,
            value: money(whole),
            isTotal: true,
          },
          refunded === undefined || isZero(refunded)
            ? undefined
            : { label: words.refunded, value: money({ amount: refunded, currency: amounts.currency }) },
        ]}
      />
      <Rate amounts={amounts} />
      <PricedAt amounts={amounts} />
      <TaxDetails amounts={amounts} />
    </div>
  );
}

/** The code that took something off the goods; empty where none did. */
function codeOf({ code, discounts }: Amounts): string {
  if (code === null || code === undefined || isZero(discounts.goods)) return '';
  if (typeof code === 'string') return code;
  return code.applied ? code.code : '';
}

function plus(one: Money, other: Money): Money {
  const { currency } = one;
  if (!isAsset(currency) || other.currency !== currency) return one;
  const [left, right] = [parseUnits(one.amount, currency), parseUnits(other.amount, currency)];
  if (left === undefined || right === undefined) return one;
  return { amount: formatUnits(left + right, currency), currency };
}

/** The parts of what is paid, in the order that they are shown: they sum to it. */
function partsOf(amounts: Amounts, whole: Money) {
  const { currency, goods_total: goodsTotal, shipping: fee, tax: all } = amounts;
  const asIs = { amount: all, currency };
  const parts = shareMoney(whole, currency, [goodsTotal, fee, all]);
  const [goods = asIs, shipping = asIs, tax = asIs] = parts;
  const taxes = together(amounts).map(({ amount }) => amount);
  return { goods, shipping, tax, taxes: shareMoney(tax, currency, taxes) };
}

/** Taxes of one name and rate as one line: parcels from inside and outside a customs union pay by different rules. */
function together({ tax_lines: lines, currency }: Amounts): TaxLine[] {
  const groups = Map.groupBy(lines, ({ kind, label, rate_bps: bps }) => [kind, label, bps].join(' '));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const units = group.map(({ amount }) => (isAsset(currency) ? parseUnits(amount, currency) : undefined));
    const known = units.filter((one) => one !== undefined);
    if (first === undefined || !isAsset(currency) || known.length < group.length) return group;
    return [
      {
        ...first,
        amount: formatUnits(
          known.reduce((sum, one) => sum + one, 0n),
          currency,
        ),
      },
    ];
  });
}

/** The rate that turned the shop's money into the buyer's, with its source and time. */
function Rate({ amounts }: { amounts: Amounts }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const { pay, currency, total } = amounts;
  if (pay === null || pay === undefined) return null;
  const when = `${formatTime(language, new Date(pay.at), 'both', pageZone)} ${pageZone}`;
  return (
    <p className="text-meta text-muted">
      {say(words.cartRate, {
        currency: currencyName(language, pay.currency),
        one: `1 ${currency}`,
        rate: `${pay.rate} ${pay.currency}`,
        source: pay.source,
        when,
        total: formatMoney(language, total, currency),
      })}{' '}
      {words.cartRateLocked}
    </p>
  );
}

/** What the shop had priced an order at that was paid in other money. */
function PricedAt({ amounts: { priced } }: { amounts: Amounts }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (priced === null || priced === undefined) return null;
  const total = formatMoney(language, priced.total, priced.currency);
  return <p className="text-meta text-muted">{say(words.pricedAt, { total })}</p>;
}

/** Each tax and duty with what it was taken of, and where its rule is written; nothing where there is none. */
function TaxDetails({ amounts }: { amounts: Amounts }) {
  const words = useStorefrontWords();
  if (amounts.tax_lines.length === 0) return null;
  return (
    <details className="text-meta">
      <summary className="flex min-h-target cursor-pointer items-center font-medium text-accent-ink">
        {words.cartTaxDetails}
      </summary>
      <ul className="flex flex-col gap-3 pb-1 text-muted">
        {amounts.tax_lines.map((line, index) => (
          <TaxDetail key={index} line={line} amounts={amounts} />
        ))}
      </ul>
    </details>
  );
}

function TaxDetail({ line, amounts }: { line: TaxLine; amounts: Amounts }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const taxName = useTaxName();
  const base = readingOf(amounts)(line.base);
  const { flat, source, source_date: day } = line;
  const percent = percentText(language, line.rate_bps);
  const written = formatTime(language, new Date(`${day ?? ''}T00:00:00.000Z`), 'date', pageZone);
  return (
    <li className="flex flex-col gap-0.5">
      <strong className="font-medium text-ink">{taxName(line)}</strong>
      {line.rate_bps === 0 ? null : (
        <span>
          {say(words.cartTaxOf, { percent, base: formatMoney(language, base.amount, base.currency) })}
        </span>
      )}
      {flat === null ? null : (
        <span>
          {say(words.cartTaxFlat, {
            amount: formatMoney(language, flat.amount, flat.currency),
            count: flat.count,
          })}
        </span>
      )}
      <span>
        {source === null || day === null
          ? words.cartTaxOwn
          : say(words.cartTaxSource, { source, when: written })}
      </span>
    </li>
  );
}

function useTaxName(): (line: TaxLine) => string {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  const names: Readonly<Record<string, string>> = words.cartTaxNames;
  return ({ label, rate_bps: bps }) => {
    const name = names[label] ?? words.cartTaxNames.other;
    return bps === 0 ? name : say(words.cartTaxRate, { name, percent: percentText(language, bps) });
  };
}

/** Hundredths of a percent as people read them: 810 is "8.1%". */
function percentText(language: string, bps: number): string {
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000);
}

export function currencyName(language: string, code: string): string {
  return new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
}

/** When a parcel should come, from the server's own promise. */
export function ArrivalText({ between, text }: { between: { from: string; to: string }; text: string }) {
  const language = useLanguage();
  const say = useSay();
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: pageZone });
  return say(text, { range: days.formatRange(new Date(between.from), new Date(between.to)) });
}

export function isZero(amount: string): boolean {
  return /^0(?:\.0+)?$/.test(amount);
}
