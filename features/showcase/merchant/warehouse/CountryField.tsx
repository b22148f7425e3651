import { storeInfo } from '#features/shop/contract.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useLanguage } from '#ui/words/words.tsx';
import { useWords } from '#ui/words/merchant-words.ts';

type Props = {
  /** Empty where none is chosen. */
  value: string;
  onChange: (country: string) => void;
  /** Where no country is a choice as well. */
  withAny?: boolean;
};

/** A country that goods can be sent to, by its name in the reader's language. */
export function CountryField({ value, onChange, withAny = false }: Props) {
  const { landed: words } = useWords().goods;
  const language = useLanguage();
  const { country } = useFormats();
  const reached = useEndpoint(storeInfo, {}).data?.ships_to ?? [];
  const codes = value === '' || reached.includes(value) ? reached : [value, ...reached];
  const options = codes
    .map((code) => ({ value: code, label: country(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <SelectField
      label={words.shipTo}
      value={value}
      onChange={onChange}
      options={withAny || value === '' ? [{ value: '', label: words.anywhere }, ...options] : options}
    />
  );
}
