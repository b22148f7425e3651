import { useState } from 'react';
import { caseCost } from '#features/returns/contract.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { ConfirmDialog } from '#ui/layout/ConfirmDialog.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';
import type { Case } from './case-view.ts';
import { CaseCost } from './CaseCost.tsx';
import { useAnswer } from './useAnswer.ts';

/** As the contract has it. */
const textMax = 1_000;

export type OfferDraft = { readonly amount: string; readonly text: string };

type Props = { one: Case; draft: OfferDraft; onDraft: (draft: OfferDraft) => void; onClose: () => void };

/** A part of the money for keeping the goods: what it costs stands below before it is sent. */
export function OfferCase({ one, draft, onDraft, onClose }: Props) {
  const words = useWords();
  const say = useSay();
  const { money } = useFormats();
  const [wasSent, setSent] = useState(false);
  const answer = useAnswer(onClose);
  const cost = useEndpoint(caseCost, { case_id: one.id });
  const most = cost.data?.offer_max ?? one.amount;
  const amount = amountOf(draft.amount, one.currency);
  const isGood = amount !== undefined && /[1-9]/.test(amount) && Number(amount) <= Number(most);
  const shown = { amount: money(most, one.currency) };

  function send() {
    setSent(true);
    const text = draft.text.trim();
    const said = text.length < 3 ? {} : { text };
    if (isGood) answer.act({ case_id: one.id, approve: false, offer: amount, ...said });
  }

  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      onConfirm={send}
      title={words.returns.offerTitle}
      action={words.returns.offerSend}
      isBusy={answer.isBusy}
      error={answer.error}
    >
      <Text>{words.returns.offerDetail}</Text>
      <AmountField
        label={words.returns.offerAmount}
        hint={say(words.returns.offerAmountHint, shown)}
        error={wasSent && !isGood ? say(words.returns.offerWrong, shown) : undefined}
        currency={one.currency}
        value={draft.amount}
        onChange={(next) => onDraft({ ...draft, amount: next })}
      />
      <TextArea
        label={words.returns.offerText}
        value={draft.text}
        onChange={(text) => onDraft({ ...draft, text })}
        maxLength={textMax}
      />
      {isGood ? <CaseCost one={one} offer={amount} /> : null}
    </ConfirmDialog>
  );
}
