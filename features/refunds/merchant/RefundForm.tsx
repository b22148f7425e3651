import { useState } from 'react';
import { previewRefund, shopRefundReasons } from '#features/refunds/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { Text } from '#ui/content/Text.tsx';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { useFormats } from '#ui/words/useFormats.ts';
import { useWords } from '#ui/words/merchant-words.ts';
import { useSay } from '#ui/words/words.tsx';
import { ConfirmRefund } from './ConfirmRefund.tsx';
import { Pieces } from './Pieces.tsx';
import { noteMax, useDraft, type Draft } from './refund-draft.ts';
import { RefundParts } from './RefundParts.tsx';
import { useRefundRequest, type Preview } from './refund-request.ts';

/** What, why and a word for the buyer; what it does stands below before it is confirmed. */
export function RefundForm({ whole }: { whole: Preview }) {
  const words = useWords().returns.refunds;
  const say = useSay();
  const { money } = useFormats();
  const [draft, change] = useDraft();
  const [wasSent, setSent] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const { request, fault } = useRefundRequest(whole, draft);
  const query = useEndpoint(previewRefund, request ?? { order_id: whole.order_id, scope: 'whole' }, {
    enabled: request !== undefined,
    keepPrevious: true,
  });
  const preview = request === undefined ? undefined : query.data;
  const isGood = preview?.refund.within === true;
  const tooMuch = preview !== undefined && !isGood;
  const shownFault = wasSent || draft.amount !== '' ? fault : undefined;
  const over = tooMuch
    ? say(words.tooMuch, { amount: money(preview.most.amount, whole.currency) })
    : undefined;

  function goOn() {
    setSent(true);
    if (isGood) setConfirming(true);
  }

  return (
    <Form label={words.title} onSend={goOn}>
      <Text>{say(words.lead, { amount: money(whole.yours, whole.currency) })}</Text>
      <ScopeField whole={whole} draft={draft} onChange={(scope) => change({ scope })} />
      {draft.scope === 'amount' ? (
        <AmountField
          label={words.amount}
          hint={say(words.upTo, { amount: money(whole.most.amount, whole.currency) })}
          error={shownFault ?? over}
          currency={whole.currency}
          value={draft.amount}
          onChange={(amount) => change({ amount })}
        />
      ) : null}
      {draft.scope === 'lines' ? (
        <Pieces
          whole={whole}
          pieces={draft.pieces}
          error={wasSent ? (fault ?? over) : undefined}
          onChange={(pieces) => change({ pieces })}
        />
      ) : null}
      <WhyFields draft={draft} onChange={change} />
      {request === undefined ? null : (
        <Card title={words.preview}>
          <RefundParts query={query} />
        </Card>
      )}
      <Button type="submit" isWide>
        {words.review}
      </Button>
      {isConfirming && request !== undefined && preview !== undefined ? (
        <ConfirmRefund {...{ draft, request, preview }} onClose={() => setConfirming(false)} />
      ) : null}
    </Form>
  );
}

type WhyProps = { draft: Draft; onChange: (change: Partial<Draft>) => void };

/** Why money goes back, and what the buyer reads of it. */
function WhyFields({ draft, onChange }: WhyProps) {
  const words = useWords().returns.refunds;
  return (
    <>
      <SelectField
        label={words.reason}
        value={draft.reason}
        onChange={(reason) => onChange({ reason })}
        options={shopRefundReasons.map((value) => ({ value, label: words.reasons[value] }))}
      />
      <TextArea
        label={words.note}
        hint={words.noteHint}
        value={draft.note}
        onChange={(note) => onChange({ note })}
        maxLength={noteMax}
      />
    </>
  );
}

type ScopeProps = { whole: Preview; draft: Draft; onChange: (scope: Draft['scope']) => void };

/** What there is nothing left of is not offered. */
function ScopeField({ whole, draft, onChange }: ScopeProps) {
  const words = useWords().returns.refunds;
  const say = useSay();
  const { money } = useFormats();
  const most = { ...whole.most, lines: whole.most.amount };
  const offered = ['amount', 'lines', 'shipping', 'whole'] as const;
  return (
    <ChoiceField
      label={words.scope}
      value={draft.scope}
      onChange={onChange}
      options={offered
        .filter((scope) => /[1-9]/.test(most[scope]))
        .map((scope) => ({
          value: scope,
          label: words.scopes[scope],
          detail: say(words.upTo, { amount: money(most[scope], whole.currency) }),
        }))}
    />
  );
}
