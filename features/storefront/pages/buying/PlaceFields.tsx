import { Button } from '#ui/buttons/Button.tsx';
import { useLanguage, useSay } from '#ui/words/words.tsx';
import { SelectInput, useStorefrontWords } from '#ui/storefront/kit.tsx';
import type { DeliveryPlace } from '#features/storefront/page.shapes.ts';
import { countryName } from '#ui/storefront/country.ts';
import { currencyName } from './Sums.tsx';

/** The country that prices are for. What the page was priced for goes with the form, to see what was changed. */
export function CountryField({
  place,
  value,
  error,
  hint,
}: {
  place: DeliveryPlace;
  /** Another one than the page's, where that could not be served. */
  value?: string;
  error?: string | undefined;
  hint?: string;
}) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const chosen = value ?? place.country;
  const codes = place.countries.includes(chosen) ? place.countries : [chosen, ...place.countries];
  const options = codes
    .map((code) => ({ value: code, label: countryName(language, code) }))
    .toSorted((left, right) => left.label.localeCompare(right.label, language));
  return (
    <>
      <input type="hidden" name="quoted_country" value={place.country} />
      <SelectInput
        name="country"
        label={words.fieldCountry}
        hint={hint}
        error={error}
        options={options}
        defaultValue={chosen}
        autoComplete="country"
        data-recalculate
      />
    </>
  );
}

/** The money to pay in; nothing where there is no choice. */
export function CurrencyField({ place, currency }: { place: DeliveryPlace; currency: string }) {
  const words = useStorefrontWords();
  const language = useLanguage();
  const say = useSay();
  if (place.currencies.length < 2) return null;
  const options = place.currencies.map((code) => ({
    value: code,
    label: say(words.cartCurrencyOption, { name: currencyName(language, code), code }),
  }));
  return (
    <>
      <input type="hidden" name="quoted_currency" value={currency} />
      <SelectInput
        name="currency"
        label={words.cartCurrency}
        options={options}
        defaultValue={currency}
        data-recalculate
      />
    </>
  );
}

/** For browsers without scripts; with one, a change is priced at once. */
export function RecalculateButton({ label, value }: { label: string; value: string }) {
  return (
    <span data-recalculate-button>
      <Button type="submit" name="next" value={value} tone="plain" size="small">
        {label}
      </Button>
    </span>
  );
}
