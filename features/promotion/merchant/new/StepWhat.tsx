import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';
import { ChosenGoods } from './ChosenGoods.tsx';
import { percentText } from './draft.ts';
import { GoodsChoice } from './GoodsChoice.tsx';
import type { Plan, PlanId } from '#features/promotion/merchant/types.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = { making: NewDraft; plans: readonly Plan[]; plan: Plan };

/** Where it is shown and how that is paid, and which goods. */
export function StepWhat({ making, plans, plan }: Props) {
  const words = useWords().promotion;
  const say = useSay();
  const [wasSent, setSent] = useState(false);
  const { draft, set, goTo } = making;
  const max = limits.promotionGoodsMax;

  function choosePlan(id: PlanId): void {
    const next = plans.find((one) => one.id === id);
    set({ plan: id, percent: percentText(next?.percent?.suggested_bps) });
  }
  function goOn(): void {
    setSent(true);
    if (draft.goods.length > 0) goTo('money');
  }

  return (
    <>
      <Card>
        <ChoiceField
          label={words.create.plan}
          value={plan.id}
          onChange={choosePlan}
          options={plans
            .filter(({ open }) => open)
            .map(({ id }) => ({ value: id, label: words.plan[id].name, detail: words.plan[id].what }))}
        />
      </Card>
      <Card title={words.create.goods}>
        <Text look="muted">{say(words.create.goodsHint, { max })}</Text>
        <ChosenGoods ids={draft.goods} onRemove={(id) => set({ goods: without(draft.goods, id) })} />
        <div role="status" className="font-medium">
          {say(words.create.chosen, { count: draft.goods.length, max })}
        </div>
        <GoodsChoice
          plan={plan.id}
          chosen={draft.goods}
          onToggle={(id) =>
            set({ goods: draft.goods.includes(id) ? without(draft.goods, id) : [...draft.goods, id] })
          }
        />
      </Card>
      {wasSent && draft.goods.length === 0 ? (
        <p role="alert" className="font-medium text-bad">
          {words.create.chooseGoods}
        </p>
      ) : null}
      <Button isWide onClick={goOn}>
        {words.create.next}
      </Button>
    </>
  );
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((one) => one !== id);
}
