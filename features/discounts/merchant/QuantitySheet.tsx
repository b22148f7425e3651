import { useState } from 'react';
import { quantityKinds, type QuantityKind } from '#domain/discounts/quantity-price.ts';
import { limits } from '#domain/limits.ts';
import { readQuantityPrice, setQuantityPrice } from '#features/discounts/prices.contract.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Text } from '#ui/content/Text.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonRows } from '#ui/states/SkeletonRows.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { piecesOf } from './code-draft.ts';
import { QuantityRefusal } from './QuantityRefusal.tsx';
import type { QuantityPrice } from './types.ts';

type Props = { id: string; onClose: () => void };

/** The price for several pieces of one goods. */
export function QuantitySheet({ id, onClose }: Props) {
  const words = useWords().discounts;
  const query = useEndpoint(readQuantityPrice, { id });
  return (
    <Sheet isOpen onClose={onClose} title={query.data?.title ?? words.tabs.quantity}>
      <QueryView query={query} skeleton={<SkeletonRows count={3} />}>
        {(price) => <QuantityForm key={price.version} price={price} onDone={onClose} />}
      </QueryView>
    </Sheet>
  );
}

type Step = { readonly from: string; readonly price: string };
const emptyStep: Step = { from: '', price: '' };

function QuantityForm({ price, onDone }: { price: QuantityPrice; onDone: () => void }) {
  const { discounts: words, common } = useWords();
  const say = useSay();
  const { money } = useFormats();
  const toast = useToast();
  const [kind, setKind] = useState<QuantityKind | 'none'>(price.kind ?? 'none');
  const [steps, setSteps] = useState<readonly Step[]>(
    price.steps.length === 0
      ? [emptyStep]
      : price.steps.map((step) => ({ from: String(step.from), price: step.price })),
  );
  const [wasSent, setSent] = useState(false);
  const save = useAct(setQuantityPrice, {
    changes: [readQuantityPrice],
    onDone: () => {
      toast(words.saved, 'good');
      onDone();
    },
  });
  const change = (at: number, some: Partial<Step>) =>
    setSteps(steps.map((step, index) => (index === at ? { ...step, ...some } : step)));

  function send() {
    setSent(true);
    const { id, version, currency } = price;
    if (kind === 'none') return save.act({ id, kind: null, version });
    const read = steps.flatMap((step) => {
      const from = piecesOf(step.from);
      const amount = amountOf(step.price, currency);
      return from === undefined || amount === undefined ? [] : [{ from, price: amount }];
    });
    if (read.length === steps.length) save.act({ id, kind, steps: read, version });
  }

  return (
    <Form label={words.tabs.quantity} onSend={send}>
      <Text>{say(words.quantityPrice, { amount: money(price.price, price.currency) })}</Text>
      <ChoiceField
        label={words.kind}
        value={kind}
        onChange={setKind}
        options={(['none', ...quantityKinds] as const).map((value) => ({
          value,
          label: words.quantityKinds[value],
        }))}
      />
      {kind === 'none'
        ? null
        : steps.map((step, index) => (
            <StepFields
              key={index}
              {...{ step, wasSent, number: index + 1, currency: price.currency }}
              profit={price.steps[index]?.profit}
              onChange={(some) => change(index, some)}
            />
          ))}
      {kind === 'none' || steps.length >= limits.quantityStepsMax ? null : (
        <Button tone="plain" size="small" onClick={() => setSteps([...steps, emptyStep])}>
          {words.stepAdd}
        </Button>
      )}
      <QuantityRefusal error={save.error} currency={price.currency} />
      <Button type="submit" isWide isBusy={save.isBusy}>
        {common.save}
      </Button>
    </Form>
  );
}

type StepProps = {
  step: Step;
  number: number;
  currency: string;
  wasSent: boolean;
  profit: string | undefined;
  onChange: (some: Partial<Step>) => void;
};

function StepFields({ step, number, currency, wasSent, profit, onChange }: StepProps) {
  const words = useWords().discounts;
  const say = useSay();
  const { money } = useFormats();
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={say(words.stepFrom, { number })}
        error={wasSent && piecesOf(step.from) === undefined ? words.numberWrong : undefined}
        inputMode="numeric"
        value={step.from}
        onChange={(from) => onChange({ from })}
      />
      <AmountField
        label={say(words.stepPrice, { number })}
        hint={profit === undefined ? undefined : say(words.stepKeep, { amount: money(profit, currency) })}
        error={wasSent && amountOf(step.price, currency) === undefined ? words.amountWrong : undefined}
        currency={currency}
        value={step.price}
        onChange={(typed) => onChange({ price: typed })}
      />
    </div>
  );
}
