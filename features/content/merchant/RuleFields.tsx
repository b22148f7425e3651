import { limits } from '#domain/limits.ts';
import { collectionSorts } from '#domain/shop/collection.ts';
import { listTypes } from '#features/goods/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { CheckField } from '#ui/forms/CheckField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import type { CollectionDraft, RuleDraft } from './useCollectionDraft.ts';

type Props = { draft: CollectionDraft; currency: string };

/** What a product must be to be in the collection: each field that is left open asks for nothing. */
export function RuleFields({ draft: { rule, changeRule, ruleFaults }, currency }: Props) {
  const words = useWords().shop.collections;
  const say = useSay();
  const { money } = useFormats();
  const types = useEndpoint(listTypes, {}).data?.list ?? [];
  const max = limits.collectionNewDaysMax;
  const texts = {
    amount: say(words.priceWrong, { example: money('12', currency) }),
    crossed: words.pricesCrossed,
    days: say(words.newDaysWrong, { max }),
  };
  const faultOf = (field: keyof typeof ruleFaults) => {
    const fault = ruleFaults[field];
    return fault === undefined ? undefined : texts[fault];
  };
  return (
    <>
      <Text look="muted">{words.ruleHint}</Text>
      <SelectField
        label={words.type}
        value={rule.type_id ?? ''}
        onChange={(id) => changeRule({ type_id: id === '' ? null : id })}
        options={[
          { value: '', label: words.anyType },
          ...types.map(({ id, name, depth }) => ({ value: id, label: `${'\u2003'.repeat(depth)}${name}` })),
        ]}
      />
      <div className="grid grid-cols-2 gap-3">
        <AmountField
          label={words.priceMin}
          value={rule.priceMin}
          onChange={(priceMin) => changeRule({ priceMin })}
          currency={currency}
          error={faultOf('priceMin')}
        />
        <AmountField
          label={words.priceMax}
          value={rule.priceMax}
          onChange={(priceMax) => changeRule({ priceMax })}
          currency={currency}
          error={faultOf('priceMax')}
        />
      </div>
      <TextField
        label={words.newDays}
        hint={words.newDaysHint}
        inputMode="numeric"
        autoComplete="off"
        value={rule.newDays}
        onChange={(newDays) => changeRule({ newDays })}
        error={faultOf('newDays')}
      />
      <RuleChoices rule={rule} onChange={changeRule} />
    </>
  );
}

type ChoicesProps = { rule: RuleDraft; onChange: CollectionDraft['changeRule'] };

/** What needs no typing: two things that may be asked for, and the order. */
function RuleChoices({ rule, onChange }: ChoicesProps) {
  const words = useWords().shop.collections;
  const sorts = {
    shop: words.sortShop,
    new: words.sortNew,
    price_up: words.sortUp,
    price_down: words.sortDown,
  };
  return (
    <>
      <CheckField
        label={words.onSale}
        isOn={rule.is_on_sale}
        onChange={(isOn) => onChange({ is_on_sale: isOn })}
      />
      <CheckField
        label={words.inStock}
        isOn={rule.is_in_stock}
        onChange={(isOn) => onChange({ is_in_stock: isOn })}
      />
      <SelectField
        label={words.sort}
        value={rule.sort}
        onChange={(sort) => onChange({ sort })}
        options={collectionSorts.map((value) => ({ value, label: sorts[value] }))}
      />
    </>
  );
}
