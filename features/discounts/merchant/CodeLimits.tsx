import { AmountField } from '#ui/forms/AmountField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Fold } from '#ui/layout/Fold.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import type { FieldsProps } from './CodeFields.tsx';

/** From when, until when, from which amount and how often; none of it is needed. */
export function CodeLimits({ draft, currency, faults, onChange }: FieldsProps) {
  const words = useWords().discounts;
  return (
    <Fold title={words.limits}>
      <AmountField
        label={words.minAmount}
        error={faults.has('minAmount') ? words.amountWrong : undefined}
        currency={currency}
        value={draft.minAmount}
        onChange={(minAmount) => onChange({ minAmount })}
      />
      <TextField type="date" label={words.from} value={draft.from} onChange={(from) => onChange({ from })} />
      <TextField
        type="date"
        label={words.to}
        error={faults.has('to') ? words.datesWrong : undefined}
        value={draft.to}
        onChange={(to) => onChange({ to })}
      />
      <TextField
        label={words.usesMax}
        error={faults.has('usesMax') ? words.numberWrong : undefined}
        inputMode="numeric"
        value={draft.usesMax}
        onChange={(usesMax) => onChange({ usesMax })}
      />
      <TextField
        label={words.perBuyer}
        error={faults.has('perBuyer') ? words.numberWrong : undefined}
        inputMode="numeric"
        value={draft.perBuyer}
        onChange={(perBuyer) => onChange({ perBuyer })}
      />
    </Fold>
  );
}
