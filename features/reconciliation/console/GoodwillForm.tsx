import { useState } from 'react';
import { listGoodwill, proposeGoodwill } from '#features/reconciliation/goodwill.contract.ts';
import { amountOf } from '#ui/forms/amount.ts';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ChoiceField } from '#ui/forms/ChoiceField.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { reasonText } from './usePlaceText.ts';

type Kind = 'give' | 'fund';
type As = 'balance' | 'promo';
const blank = { shop: '', amount: '', reason: '', document: '', line: '' };

/** What is typed, what is wrong with it, and sending it. */
function useProposal(currency: string) {
  const words = useWords().goodwill;
  const toast = useToast();
  const [kind, setKind] = useState<Kind>('give');
  const [as, setAs] = useState<As>('balance');
  const [typed, setTyped] = useState(blank);
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(proposeGoodwill, {
    changes: [listGoodwill],
    onDone: () => {
      toast(words.proposed, 'good');
      setTyped(blank);
      setTried(false);
    },
  });
  const set = (name: keyof typeof blank) => (value: string) => setTyped({ ...typed, [name]: value });
  const amount = amountOf(typed.amount, currency);
  const isGive = kind === 'give';
  const faults = {
    shop: isGive && typed.shop.trim() === '' ? words.needs_shop : undefined,
    amount: amount === undefined || !/[1-9]/.test(amount) ? words.needs_amount : undefined,
    reason: typed.reason.trim().length < 20 ? words.needs_reason : undefined,
    document: !isGive && typed.document.trim().length < 3 ? words.needs_document : undefined,
  };
  const shown = (name: keyof typeof faults) => (hasTried ? faults[name] : undefined);

  const send = () => {
    setTried(true);
    if (amount === undefined || Object.values(faults).some((fault) => fault !== undefined)) return;
    const common = { kind, amount, reason: typed.reason.trim() };
    if (isGive) return act({ ...common, as, shop: typed.shop.trim() });
    const line = typed.line.trim();
    act({ ...common, document: typed.document.trim(), ...(line === '' ? {} : { line_id: line }) });
  };

  const why = reasonText(error, words.refusal);
  return { kind, setKind, as, setAs, typed, set, shown, send, isBusy, why, error };
}

/** Proposes; nothing moves before another person confirms. */
export function GoodwillForm({ currency }: { currency: string }) {
  const words = useWords().goodwill;
  const { kind, setKind, as, setAs, typed, set, shown, send, isBusy, why, error } = useProposal(currency);
  return (
    <Card>
      <Form label={words.propose} onSend={send}>
        <ChoiceField
          label={words.what}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'give', label: words.kind.give },
            { value: 'fund', label: words.kind.fund },
          ]}
        />
        {kind === 'give' ? (
          <GiveFields typed={typed} set={set} error={shown('shop')} as={as} setAs={setAs} />
        ) : (
          <FundFields typed={typed} set={set} error={shown('document')} />
        )}
        <AmountField
          label={words.amount}
          error={shown('amount')}
          value={typed.amount}
          onChange={set('amount')}
          currency={currency}
        />
        <TextArea
          label={words.reason}
          hint={words.reason_hint}
          error={shown('reason')}
          value={typed.reason}
          onChange={set('reason')}
          maxLength={500}
        />
        {why === undefined ? <ErrorBox error={error} /> : <Text look="bad">{why}</Text>}
        <Button type="submit" isBusy={isBusy}>
          {words.propose}
        </Button>
      </Form>
    </Card>
  );
}

type GiveProps = FundProps & { as: As; setAs: (as: As) => void };

function GiveFields({ typed, set, error, as, setAs }: GiveProps) {
  const words = useWords().goodwill;
  return (
    <>
      <TextField
        label={words.shop}
        hint={words.shop_hint}
        error={error}
        value={typed.shop}
        onChange={set('shop')}
        maxLength={40}
      />
      <ChoiceField
        label={words.as}
        value={as}
        onChange={setAs}
        options={[
          { value: 'balance', label: words.as_kind.balance },
          { value: 'promo', label: words.as_kind.promo },
        ]}
      />
    </>
  );
}

type FundProps = {
  typed: typeof blank;
  set: (name: keyof typeof blank) => (value: string) => void;
  error: string | undefined;
};

function FundFields({ typed, set, error }: FundProps) {
  const words = useWords().goodwill;
  return (
    <>
      <TextField
        label={words.document}
        hint={words.document_hint}
        error={error}
        value={typed.document}
        onChange={set('document')}
        maxLength={200}
      />
      <TextField
        label={words.line}
        hint={words.line_hint}
        value={typed.line}
        onChange={set('line')}
        maxLength={36}
      />
    </>
  );
}
