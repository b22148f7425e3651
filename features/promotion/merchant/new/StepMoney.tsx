import { useState } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Columns } from '#ui/layout/Columns.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Stack } from '#ui/layout/Stack.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useSay } from '#ui/words/words.tsx';
import { ClickFields } from './ClickFields.tsx';
import { faultsOf, type Faults } from './draft.ts';
import { ForecastCard } from './ForecastCard.tsx';
import { PercentField } from './PercentField.tsx';
import type { Plan } from '#features/promotion/merchant/types.ts';
import type { Forecasting } from './useForecast.ts';
import type { NewDraft } from './useNewDraft.ts';

type Props = { making: NewDraft; plan: Plan; forecasting: Forecasting; credit: string };

/** How much it may cost and how long, beside what that would probably bring. */
export function StepMoney({ making, plan, forecasting, credit }: Props) {
  const words = useWords().promotion.create;
  const [wasSent, setSent] = useState(false);
  const { draft, goTo } = making;
  const faults = faultsOf(draft, plan);

  function goOn(): void {
    setSent(true);
    if (Object.keys(faults).length === 0) goTo('check');
  }

  return (
    <Form label={words.step.money} onSend={goOn}>
      <Columns
        main={
          <Card>
            {plan.percent === null ? (
              <ClickFields
                making={making}
                plan={plan}
                faults={faults}
                forecasting={forecasting}
                credit={credit}
              />
            ) : (
              <PercentField making={making} plan={plan} faults={faults} />
            )}
            <DaysField making={making} plan={plan} faults={faults} wasSent={wasSent} />
          </Card>
        }
        side={<ForecastCard forecasting={forecasting} plan={plan} />}
      />
      <Stack>
        <Button type="submit" isWide>
          {words.next}
        </Button>
        <Button tone="quiet" isWide onClick={() => goTo('what')}>
          {words.back}
        </Button>
      </Stack>
    </Form>
  );
}

type DaysProps = { making: NewDraft; plan: Plan; faults: Faults; wasSent: boolean };

function DaysField({ making, plan, faults, wasSent }: DaysProps) {
  const words = useWords().promotion.create;
  const say = useSay();
  const { draft, set } = making;
  const range = { from: plan.min_days, to: plan.max_days };
  const isTold = faults.days !== undefined && (wasSent || draft.days !== '');
  return (
    <TextField
      label={words.days}
      hint={say(words.daysHint, range)}
      error={isTold ? say(words.wrongDays, range) : undefined}
      inputMode="numeric"
      autoComplete="off"
      value={draft.days}
      onChange={(days) => set({ days })}
    />
  );
}
