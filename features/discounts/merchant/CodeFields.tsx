import { discountKinds } from '#domain/discounts/discount-code.ts';
import { limits } from '#domain/limits.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { CodeDraft, Fault } from './code-draft.ts';
import { GoodsPick } from './GoodsPick.tsx';

export type FieldsProps = {
  draft: CodeDraft;
  currency: string;
  faults: ReadonlySet<Fault>;
  onChange: (some: Partial<CodeDraft>) => void;
};

const spelling = { min: limits.discountCodeMin, max: limits.discountCodeMax };

/** The code itself, what it gives, and for which goods. */
export function CodeFields({ draft, currency, faults, onChange }: FieldsProps) {
  const words = useWords().discounts;
  const say = useSay();
  return (
    <>
      <TextField
        label={words.code}
        hint={say(words.codeHint, spelling)}
        error={faults.has('code') ? say(words.codeHint, spelling) : undefined}
        value={draft.code}
        onChange={(code) => onChange({ code })}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <ChoiceField
        label={words.kind}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
        options={discountKinds.map((value) => ({ value, label: words.kinds[value] }))}
      />
      {draft.kind === 'percent' ? (
        <TextField
          label={words.percent}
          error={
            faults.has('percent') ? say(words.percentWrong, { max: limits.discountBpsMax / 100 }) : undefined
          }
          inputMode="numeric"
          autoComplete="off"
          value={draft.percent}
          onChange={(percent) => onChange({ percent })}
        />
      ) : null}
      {draft.kind === 'amount' ? (
        <AmountField
          label={words.amount}
          error={faults.has('amount') ? words.amountWrong : undefined}
          currency={currency}
          value={draft.amount}
          onChange={(amount) => onChange({ amount })}
        />
      ) : null}
      <ChoiceField
        label={words.which}
        value={draft.isForAll ? 'all' : 'some'}
        onChange={(which) => onChange({ isForAll: which === 'all' })}
        options={[
          { value: 'all', label: words.allGoods },
          { value: 'some', label: words.someGoods },
        ]}
      />
      {draft.isForAll ? null : <GoodsPick chosen={draft.goods} onChange={(goods) => onChange({ goods })} />}
      {faults.has('goods') ? (
        <p role="alert" className="text-meta text-bad-ink">
          {words.goodsWrong}
        </p>
      ) : null}
    </>
  );
}
