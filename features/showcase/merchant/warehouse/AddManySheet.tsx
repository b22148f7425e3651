import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { listGoods } from '#features/goods/contract.ts';
import { addToShowcase, listShowcase, priceRule } from '#features/showcase/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Note } from '#ui/content/Note.tsx';
import { Text } from '#ui/content/Text.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { EndingField } from '#features/showcase/merchant/price-rule/EndingField.tsx';
import type { Good, Rule } from '#features/showcase/merchant/types.ts';
import { useCommission } from '#features/showcase/merchant/useCommission.ts';
import { AddingResults, PricedRows } from './AddingRows.tsx';
import { addingWays, priceGoods, readPercent } from './adding.ts';
import type { PricedGood, Pricing } from './adding.ts';

type Props = { goods: readonly Good[]; onClose: () => void; onDone: () => void };

/** Several products before they are added: how they are priced, what each leaves, and then what became of each. */
export function AddManySheet({ goods, onClose, onDone }: Props) {
  const words = useWords();
  const say = useSay();
  const [results, setResults] = useState<OutputOf<typeof addToShowcase>['results']>();
  const rule = useEndpoint(priceRule, {});
  const title =
    results === undefined
      ? say(words.showcase.addMany, { count: goods.length })
      : say(words.showcase.adding.result, {
          added: results.filter(({ ok }) => ok).length,
          count: results.length,
        });
  return (
    <Sheet isOpen onClose={results === undefined ? onClose : onDone} title={title}>
      {results === undefined ? (
        <QueryView query={rule} skeleton={<SkeletonRows count={4} />}>
          {({ rule: kept }) => <AddingForm goods={goods} rule={kept} onAdded={setResults} />}
        </QueryView>
      ) : (
        <AddingResults goods={goods} results={results} onDone={onDone} />
      )}
    </Sheet>
  );
}

type FormProps = {
  goods: readonly Good[];
  rule: Rule | null;
  onAdded: (results: OutputOf<typeof addToShowcase>['results']) => void;
};

function AddingForm({ goods, rule, onAdded }: FormProps) {
  const words = useWords();
  const say = useSay();
  const commissionBps = useCommission();
  const [pricing, setPricing] = useState<Pricing>({
    way: rule === null ? 'suggested' : 'rule',
    percent: '80',
    profit: '',
    ending: 'none',
  });
  const priced =
    commissionBps === undefined ? undefined : priceGoods(goods, pricing, { rule, commissionBps });
  const act = useAct(addToShowcase, {
    changes: [listGoods, listShowcase],
    onDone: ({ results }) => onAdded(results),
  });

  return (
    <>
      <PricingFields
        pricing={pricing}
        rule={rule}
        currency={goods[0]?.currency ?? ''}
        onChange={setPricing}
      />
      {priced === undefined ? null : <PricedRows rows={priced} />}
      <ErrorBox error={act.error} />
      <Button
        isWide
        isBusy={act.isBusy}
        disabled={priced === undefined}
        onClick={() => act.act({ items: (priced ?? []).map((row) => toItem(row, pricing, rule)) })}
      >
        {words.showcase.adding.add}
      </Button>
      <div role="status" className="contents">
        {act.isBusy ? (
          <Text look="muted">{say(words.showcase.adding.adding, { count: goods.length })}</Text>
        ) : null}
      </div>
    </>
  );
}

/** What the shop's own rule gives is confirmed as it was shown; any other price is named. */
function toItem({ good, price }: PricedGood, { way }: Pricing, rule: Rule | null) {
  const isOwn = way === 'rule' || (way === 'suggested' && rule === null);
  return { goods_id: good.id, ...(isOwn ? { expected_price: price } : { sale_price: price }) };
}

type PricingProps = {
  pricing: Pricing;
  rule: Rule | null;
  currency: string;
  onChange: (pricing: Pricing) => void;
};

function PricingFields({ pricing, rule, currency, onChange }: PricingProps) {
  const { showcase: words } = useWords();
  const say = useSay();
  const max = 1_000;
  return (
    <>
      <ChoiceField
        label={words.adding.how}
        value={pricing.way}
        onChange={(way) => onChange({ ...pricing, way })}
        options={addingWays.map((value) => ({ value, label: words.adding.ways[value] }))}
      />
      {pricing.way === 'rule' && rule === null ? (
        <Note>
          {words.adding.noRule}
          <LinkButton to="/goodsList/prices" tone="quiet" size="small">
            {words.rule}
          </LinkButton>
        </Note>
      ) : null}
      {pricing.way === 'percent' ? (
        <>
          <TextField
            label={words.rulePercent}
            error={
              readPercent(pricing.percent) === undefined ? say(words.ruleFaults.percent, { max }) : undefined
            }
            value={pricing.percent}
            onChange={(percent) => onChange({ ...pricing, percent })}
            autoComplete="off"
          />
          <EndingField value={pricing.ending} onChange={(ending) => onChange({ ...pricing, ending })} />
        </>
      ) : null}
      {pricing.way === 'profit' ? (
        <ProfitFields pricing={pricing} currency={currency} onChange={onChange} />
      ) : null}
    </>
  );
}

/** One profit for each, after its commission, and how the prices end. */
function ProfitFields({ pricing, currency, onChange }: Omit<PricingProps, 'rule'>) {
  const { showcase: words } = useWords();
  const isRight = pricing.profit.trim() === '' || amountOf(pricing.profit, currency) !== undefined;
  return (
    <>
      <AmountField
        label={words.adding.profit}
        value={pricing.profit}
        onChange={(profit) => onChange({ ...pricing, profit })}
        currency={currency}
        error={isRight ? undefined : words.notAmount}
      />
      <EndingField value={pricing.ending} onChange={(ending) => onChange({ ...pricing, ending })} />
    </>
  );
}
