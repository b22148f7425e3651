import { LockKeyhole } from 'lucide-react';
import { hasButtonLaw } from '#domain/geo/order-button.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { MoneyText } from '#ui/content/MoneyText.tsx';
import { formatMoney } from '#ui/words/format-money.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { Notices, PageTitle, Thumb, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { PageOf, Quote } from '#features/storefront/page.shapes.ts';
import { AddressFields, ContactFields, formOf, useField } from './AddressFields.tsx';
import { CodeField } from './CodeField.tsx';
import { LineDiscounts } from './LineDiscounts.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import { CountryField, CurrencyField, RecalculateButton } from './PlaceFields.tsx';
import { readingOf } from '#features/storefront/pages/reading.ts';
import { SaveBox, SavedChoice } from './SavedChoice.tsx';
import { ShipChoice } from './ShipChoice.tsx';
import { Sums } from './Sums.tsx';

type Checkout = PageOf<'checkout'>;

/** One page, one form: where to, how it is sent, how it is paid, the sum, the button. */
export function CheckoutView({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const label = useOrderLabel(page);
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{words.checkoutTitle}</PageTitle>
      <Notices notices={page.notices} />
      <form
        method="post"
        action={`${page.base}/checkout`}
        noValidate
        className="grid gap-5 lg:grid-cols-[1fr_24rem] lg:items-start"
      >
        {/* The Enter key presses a form's first button. */}
        <button type="submit" hidden name="next" value="order">
          {label}
        </button>
        <input type="hidden" name="once" value={page.once} />
        <input type="hidden" name="quote_id" value={page.quote.quote_id} />
        <input type="hidden" name="seen_total" value={page.quote.total} />
        <div className="flex min-w-0 flex-col gap-5">
          <Card title={words.cartContact}>
            <ContactFields page={page} />
          </Card>
          <Card title={words.whereTo}>
            <SavedChoice page={page} />
            <Place page={page} />
            <AddressFields form={formOf(page)} />
            <SaveBox page={page} />
          </Card>
          <Card>
            <ShipChoice quote={page.quote} />
          </Card>
          <Card>
            <PaymentChoice page={page} />
          </Card>
        </div>
        <div className="min-w-0 lg:sticky lg:top-20">
          <Summary page={page} />
        </div>
      </form>
    </div>
  );
}

/** The country comes first: the fields below, the price and the ways to pay follow from it. */
function Place({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const { error } = useField(formOf(page))('country');
  return (
    <div className="flex flex-col gap-4 pb-1">
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="flex flex-col">
          <CountryField
            place={page.delivery}
            value={page.values.country}
            error={error}
            hint={words.countryHint}
          />
        </div>
        <div className="flex flex-col">
          <CurrencyField place={page.delivery} currency={page.quote.pay?.currency ?? page.quote.currency} />
        </div>
      </div>
      <RecalculateButton label={words.recalculate} value="recalculate" />
    </div>
  );
}

function Summary({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const label = useOrderLabel(page);
  return (
    <Card title={words.summary}>
      <QuoteLines quote={page.quote} />
      <CodeField code={page.code} quote={page.quote} next="recalculate" />
      <Sums amounts={page.quote} />
      <p className="text-meta text-muted">{words.cartAllIncluded}</p>
      <Terms page={page} />
      <Button
        type="submit"
        name="next"
        value="order"
        isWide
        disabled={!page.shop.open || page.methods.length === 0}
        icon={<LockKeyhole aria-hidden className="size-5" />}
      >
        <span className="tabular">{label}</span>
      </Button>
      <p className="text-center text-meta text-muted">{words.orderHint}</p>
    </Card>
  );
}

/** What is paid by this press; where the law gives the button its words, those stand first. */
function useOrderLabel({ quote, delivery }: Checkout): string {
  const words = useStorefrontWords();
  const say = useSay();
  const language = useLanguage();
  const { total, currency } = quote.pay ?? quote;
  const amount = formatMoney(language, total, currency);
  if (!hasButtonLaw(delivery.country)) return say(words.payNow, { amount });
  return `${words.orderButton} · ${amount.replaceAll(' ', '\u00A0')}`;
}

function QuoteLines({ quote }: { quote: Quote }) {
  const words = useStorefrontWords();
  const say = useSay();
  const read = readingOf(quote);
  return (
    <ul className="flex flex-col gap-3">
      {quote.lines.map((line) => (
        <li key={line.goods_id} className="flex items-center gap-3">
          <Thumb image={line.image} isDecoration className="size-12 rounded-field" />
          <span className="flex min-w-0 grow flex-col text-meta">
            <span className="truncate font-medium">{line.title}</span>
            <span className="text-muted">{say(words.pieces, { count: line.qty })}</span>
            <LineDiscounts
              discounts={line.discounts}
              isSpared={line.spared}
              code={quote.code?.applied === true ? quote.code.code : ''}
              read={read}
            />
          </span>
          <MoneyText {...read(line.amount)} />
        </li>
      ))}
    </ul>
  );
}

function Terms({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const say = useSay();
  const fault = page.faults.terms;
  return (
    <div className="flex flex-col gap-1">
      <label className="flex min-h-target items-start gap-3">
        <input
          type="checkbox"
          name="terms"
          required
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? 'terms-hint' : 'terms-error terms-hint'}
          className="mt-0.5 size-6 shrink-0 accent-accent aria-invalid:outline-2 aria-invalid:outline-bad"
        />
        <span>{say(words.termsLabel, { seller: page.shop.legal.name || page.shop.name })}</span>
      </label>
      {fault === undefined ? null : (
        <p id="terms-error" role="alert" className="text-meta font-medium text-bad">
          {words.terms_missing}
        </p>
      )}
      <p id="terms-hint" className="text-meta text-muted">
        {words.termsHint}
      </p>
    </div>
  );
}
