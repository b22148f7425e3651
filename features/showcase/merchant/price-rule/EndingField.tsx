import { priceEndings } from '#domain/pricing/price-rule.ts';
import type { PriceEnding } from '#domain/pricing/price-rule.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { SelectField } from '#ui/forms/SelectField.tsx';

/** How new prices end. */
export function EndingField({
  value,
  onChange,
}: {
  value: PriceEnding;
  onChange: (ending: PriceEnding) => void;
}) {
  const words = useWords();
  return (
    <SelectField
      label={words.showcase.ruleEnding}
      value={value}
      onChange={onChange}
      options={priceEndings.map((ending) => ({ value: ending, label: words.showcase.endings[ending] }))}
    />
  );
}
