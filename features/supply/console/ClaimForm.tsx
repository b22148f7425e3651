import { useState } from 'react';
import { AmountField } from '#ui/forms/AmountField.tsx';
import { amountOf } from '#ui/forms/amount.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TextArea } from '#ui/forms/TextArea.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import type { ClaimKind } from '#domain/states/supplier-claim.ts';
import { Refused } from './Refused.tsx';

export type ClaimDraft<K> = { parcel: string; kind: K; amount: string; text: string };

type Props<K extends ClaimKind> = {
  kinds: readonly [K, ...K[]];
  currency: string;
  isBusy: boolean;
  error: unknown;
  onSend: (draft: ClaimDraft<K>) => void;
  onClose: () => void;
};

/** A new claim of either side. What was refused stays typed. */
export function ClaimForm<K extends ClaimKind>(props: Props<K>) {
  const { kinds, currency, isBusy, error, onSend, onClose } = props;
  const { claims } = useWords().terms;
  const [parcel, setParcel] = useState('');
  const [kind, setKind] = useState<K>(kinds[0]);
  const [amount, setAmount] = useState('');
  const [text, setText] = useState('');
  const [hasTried, setTried] = useState(false);
  const read = amountOf(amount, currency);
  const isShort = text.trim().length < 20;
  const isUnnamed = parcel.trim().length < 3;

  function send(): void {
    setTried(true);
    if (isShort || isUnnamed || read === undefined) return;
    onSend({ parcel: parcel.trim(), kind, amount: read, text: text.trim() });
  }

  return (
    <Sheet isOpen onClose={onClose} title={claims.make_title}>
      <Form label={claims.make_title} onSend={send}>
        <TextField
          label={claims.parcel}
          hint={claims.parcel_hint}
          error={hasTried && isUnnamed ? claims.parcel_missing : undefined}
          value={parcel}
          onChange={setParcel}
          maxLength={80}
          autoComplete="off"
        />
        <SelectField
          label={claims.kind_label}
          value={kind}
          onChange={(value) => setKind(kinds.find((one) => one === value) ?? kinds[0])}
          options={kinds.map((value) => ({ value, label: claims.kind[value] }))}
        />
        <AmountField
          label={claims.amount}
          error={hasTried && read === undefined ? claims.amount_wrong : undefined}
          value={amount}
          onChange={setAmount}
          currency={currency}
        />
        <TextArea
          label={claims.text}
          hint={claims.text_hint}
          error={hasTried && isShort ? claims.text_short : undefined}
          value={text}
          onChange={setText}
          maxLength={2_000}
        />
        <Refused error={error} />
        <Button type="submit" isWide isBusy={isBusy}>
          {claims.send}
        </Button>
      </Form>
    </Sheet>
  );
}
