import { limits } from '#domain/limits.ts';
import { storeInfo } from '#features/shop/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Token } from '#ui/lists/Token.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useLanguage, useSay } from '#ui/words/words.tsx';

type Props = {
  chosen: readonly string[];
  onChange: (codes: readonly string[]) => void;
  error: string | undefined;
};

/** Up to five countries that the shop delivers to: chosen one by one, and removed by their cross. */
export function CountriesField({ chosen, onChange, error }: Props) {
  const words = useWords().goods.sourcing;
  const say = useSay();
  const language = useLanguage();
  const { country } = useFormats();
  const reached = useEndpoint(storeInfo, {}).data?.ships_to ?? [];
  const max = limits.sourcingCountriesMax;
  const options = reached
    .filter((code) => !chosen.includes(code))
    .map((code) => ({ value: code, label: country(code) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));
  return (
    <>
      <SelectField
        label={words.countries}
        hint={say(words.countriesHint, { max })}
        error={error}
        value=""
        disabled={chosen.length >= max}
        onChange={(code) => {
          if (code !== '') onChange([...chosen, code]);
        }}
        options={[{ value: '', label: words.addCountry }, ...options]}
      />
      {chosen.length === 0 ? null : (
        <ul aria-label={words.countries} className="flex flex-wrap gap-2">
          {chosen.map((code) => (
            <li key={code}>
              <Token
                text={country(code)}
                removeLabel={say(words.removeCountry, { country: country(code) })}
                onRemove={() => onChange(chosen.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
