import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { listSourcing, sendSourcing } from '#features/sourcing/contract.ts';
import { createId } from '#ui/calls/create-id.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useAct } from '#ui/calls/useAct.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useNavigate } from '#ui/routing/hooks.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { QueryView } from '#ui/states/QueryView.tsx';
import { SkeletonCards } from '#ui/states/SkeletonCards.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { CountriesField } from './CountriesField.tsx';
import { emptyDraft, toInput, type Draft } from './draft.ts';

/** A new request; what is missing is said below its field once it was sent. */
export function NewRequest() {
  const query = useEndpoint(listSourcing, { page: 1, page_size: 20 });
  return (
    <QueryView query={query} skeleton={<SkeletonCards shape="block" count={2} />}>
      {({ currency }) => <RequestForm currency={currency} />}
    </QueryView>
  );
}

function RequestForm({ currency }: { currency: string }) {
  const words = useWords().goods.sourcing;
  const say = useSay();
  const [newId] = useState(createId);
  const [draft, setDraft] = useState(emptyDraft);
  const [wasSent, setSent] = useState(false);
  const send = useSend();
  const { input, wrong } = toInput(draft, currency);
  const set = (more: Partial<Draft>) => setDraft({ ...draft, ...more });
  const errorOf = (field: keyof Draft, text: string) => (wasSent && wrong.has(field) ? text : undefined);
  const sizes = { min: limits.sourcingTitleMin, max: limits.sourcingTitleMax };
  const max = limits.sourcingPiecesMax;
  function submit() {
    setSent(true);
    if (input !== undefined) send.act({ id: newId, ...input });
  }
  return (
    <Form label={words.new} onSend={submit}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        error={errorOf('title', say(words.nameWrong, sizes))}
        value={draft.title}
        onChange={(title) => set({ title })}
        maxLength={sizes.max}
      />
      <TextField
        type="url"
        inputMode="url"
        autoComplete="off"
        label={words.link}
        hint={words.linkHint}
        error={errorOf('link', words.linkWrong)}
        value={draft.link}
        onChange={(link) => set({ link })}
        maxLength={limits.sourcingLinkMax}
      />
      <CountriesField
        chosen={draft.countries}
        onChange={(countries) => set({ countries })}
        error={errorOf('countries', words.countriesMissing)}
      />
      <TextField
        inputMode="numeric"
        autoComplete="off"
        label={words.pieces}
        error={errorOf('pieces', say(words.piecesWrong, { max }))}
        value={draft.pieces}
        onChange={(pieces) => set({ pieces })}
      />
      <AmountField
        label={words.cost}
        currency={currency}
        error={errorOf('cost', words.costWrong)}
        value={draft.cost}
        onChange={(cost) => set({ cost })}
      />
      <ErrorBox error={send.error} {...send.full} />
      <Button type="submit" isWide isBusy={send.isBusy}>
        {words.send}
      </Button>
    </Form>
  );
}

function useSend() {
  const words = useWords().goods.sourcing;
  const say = useSay();
  const toast = useToast();
  const navigate = useNavigate();
  const { act, isBusy, error } = useAct(sendSourcing, {
    changes: [listSourcing],
    onDone: ({ id }) => {
      toast(words.sent, 'good');
      navigate(`/goodsList/sourcing/${id}`, { replace: true });
    },
  });
  const isFull = error instanceof Refusal && error.reason === 'sourcing_max';
  const full = isFull ? { title: say(words.full, { max: limits.sourcingOpenMax }) } : {};
  return { act, isBusy, error, full };
}
