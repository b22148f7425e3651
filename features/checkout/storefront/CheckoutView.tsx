import { LockKeyhole } from 'lucide-react';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/MoneyText.tsx';
import { useLanguage, useSay } from '#ui/words.tsx';
import {
  Notices,
  PageTitle,
  SelectInput,
  TextAreaInput,
  TextInput,
  Thumb,
  useOptional,
  useStorefrontWords,
} from '../ui/public.tsx';
import { countries } from '../countries.contract.ts';
import type { CheckoutField, PageOf, Quote } from '../page.contract.ts';
import { countryName } from './country.ts';
import { ArrivalText, Sums } from './Sums.tsx';

type Checkout = PageOf<'checkout'>;

/** One page, one form: where to, the sum, the button. */
export function CheckoutView({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{words.checkoutTitle}</PageTitle>
      <Notices notices={page.notices} />
      <form
        method="post"
        action={`/s/${page.handle}/checkout`}
        noValidate
        className="grid gap-5 lg:grid-cols-[1fr_24rem] lg:items-start"
      >
        {/* The Enter key presses a form's first button. */}
        <button type="submit" hidden name="next" value="order">
          {words.orderButton}
        </button>
        <input type="hidden" name="once" value={page.once} />
        <input type="hidden" name="quote_id" value={page.quote.quote_id} />
        <input type="hidden" name="quoted_country" value={page.values.country} />
        <input type="hidden" name="seen_total" value={page.quote.total} />
        <Card title={words.whereTo}>
          <Address page={page} />
        </Card>
        <div className="min-w-0 lg:sticky lg:top-20">
          <Card title={words.summary}>
            <QuoteLines quote={page.quote} />
            <Sums amounts={page.quote} />
            <p className="text-sm text-muted">
              {words.totalNote} <ArrivalText between={page.quote.delivery} text={words.arrivesBetween} />
            </p>
            <Terms page={page} />
            <Button
              type="submit"
              name="next"
              value="order"
              isWide
              disabled={!page.shop.open}
              icon={<LockKeyhole aria-hidden className="size-5" />}
            >
              {words.orderButton}
            </Button>
            <p className="text-center text-sm text-muted">{words.orderHint}</p>
          </Card>
        </div>
      </form>
    </div>
  );
}

function Address({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const optional = useOptional();
  const field = useField(page);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Country page={page} />
      </div>
      <div className="sm:col-span-2">
        <TextInput {...field('name')} label={words.fieldName} autoComplete="name" maxLength={80} required />
      </div>
      <TextInput
        {...field('email')}
        label={words.fieldEmail}
        type="email"
        autoComplete="email"
        maxLength={120}
        required
      />
      <TextInput
        {...field('phone')}
        label={optional(words.fieldPhone)}
        hint={words.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={21}
      />
      <div className="sm:col-span-2">
        <TextInput
          {...field('address')}
          label={words.fieldAddress}
          autoComplete="street-address"
          maxLength={200}
          required
        />
      </div>
      <TextInput
        {...field('postcode')}
        label={words.fieldPostcode}
        autoComplete="postal-code"
        maxLength={16}
      />
      <TextInput
        {...field('city')}
        label={words.fieldCity}
        autoComplete="address-level2"
        maxLength={80}
        required
      />
      <div className="sm:col-span-2">
        <TextAreaInput {...field('note')} label={optional(words.fieldNote)} rows={2} maxLength={300} />
      </div>
    </div>
  );
}

function Country({ page }: { page: Checkout }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const field = useField(page);
  const codes = page.shop.ships_to.length === 0 ? countries : page.shop.ships_to;
  const options = codes
    .map((value) => ({ value, label: countryName(language, value) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, language));
  return (
    <div className="flex flex-col gap-2">
      <SelectInput
        {...field('country')}
        label={words.fieldCountry}
        hint={words.countryHint}
        options={options}
        autoComplete="country"
        data-recalculate
      />
      {options.length < 2 ? null : (
        <span data-recalculate-button>
          <Button type="submit" name="next" value="recalculate" tone="plain" size="small">
            {words.recalculate}
          </Button>
        </span>
      )}
    </div>
  );
}

function QuoteLines({ quote }: { quote: Quote }) {
  const words = useStorefrontWords();
  const say = useSay();
  return (
    <ul className="flex flex-col gap-3">
      {quote.lines.map((line) => (
        <li key={line.goods_id} className="flex items-center gap-3">
          <Thumb image={line.image} isDecoration className="size-12 rounded-field" />
          <span className="flex min-w-0 grow flex-col text-sm">
            <span className="truncate font-medium">{line.title}</span>
            <span className="text-muted">{say(words.pieces, { count: line.qty })}</span>
          </span>
          <MoneyText amount={line.amount} currency={quote.currency} />
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
        <span>{say(words.termsLabel, { seller: page.shop.legal.name })}</span>
      </label>
      {fault === undefined ? null : (
        <p id="terms-error" role="alert" className="text-sm font-medium text-bad">
          {words.terms_missing}
        </p>
      )}
      <p id="terms-hint" className="text-sm text-muted">
        {words.termsHint}
      </p>
    </div>
  );
}

/** Name, value and fault of a field, as the server gives them back. */
function useField(page: Checkout) {
  const words = useStorefrontWords();
  return (name: CheckoutField) => {
    const fault = page.faults[name];
    return {
      name,
      defaultValue: page.values[name],
      error: fault === undefined ? undefined : words[`${name}_${fault}`],
    };
  };
}
