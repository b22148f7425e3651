import { Trash2 } from 'lucide-react';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { useSay } from '#ui/words/words.tsx';
import { percentMax } from './rule-draft.ts';
import type { BandDraft, BandFaults } from './rule-draft.ts';

type Props = {
  band: BandDraft;
  at: number;
  currency: string;
  faults: BandFaults;
  onChange: (next: Partial<BandDraft>) => void;
  onDrop: () => void;
};

/** One band of the price rule: from which cost it counts, and what is put on top. */
export function BandFields({ band, at, currency, faults, onChange, onDrop }: Props) {
  const words = useWords();
  const say = useSay();
  const number = at + 1;
  const fromFault = { amount: words.showcase.notAmount, order: words.showcase.ruleFaults.order };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 border-b border-line pb-4">
      <legend className="sr-only">{say(words.showcase.ruleBand, { number })}</legend>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <AmountField
            label={words.showcase.ruleFrom}
            hint={at === 0 ? words.showcase.ruleFirst : undefined}
            error={faults.from === undefined ? undefined : fromFault[faults.from]}
            value={band.from}
            onChange={(from) => onChange({ from })}
            currency={currency}
            disabled={at === 0}
          />
        </div>
        {at === 0 ? null : (
          <IconButton
            label={say(words.showcase.ruleDropBand, { number })}
            icon={<Trash2 aria-hidden className="size-5" />}
            onClick={onDrop}
          />
        )}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={words.showcase.rulePercent}
          error={
            faults.percent === undefined
              ? undefined
              : say(words.showcase.ruleFaults.percent, { max: percentMax })
          }
          value={band.percent}
          onChange={(percent) => onChange({ percent })}
          inputMode="numeric"
          autoComplete="off"
        />
        <AmountField
          label={words.showcase.ruleAmount}
          error={faults.amount === undefined ? undefined : words.showcase.notAmount}
          value={band.amount}
          onChange={(amount) => onChange({ amount })}
          currency={currency}
        />
      </div>
    </fieldset>
  );
}
