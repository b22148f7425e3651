import { useState } from 'react';
import type { ReactNode } from 'react';
import { FactorField } from '#features/people/ui/public.tsx';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PinField } from '#ui/forms/PinField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { WithdrawRefusal } from './WithdrawRefusal.tsx';

export type Proof = { readonly pay_password: string; readonly code?: string };

type Props = {
  title: string;
  /** The word on the button: what is done. */
  action: string;
  isDanger?: boolean;
  /** True where the second step is asked for sure; else it is asked when the server asks. */
  hasFactor?: boolean;
  here: string;
  onClose: () => void;
  onSend: (proof: Proof) => void;
  isBusy: boolean;
  error: unknown;
  /** What is about to happen, to be read before the secret is typed. */
  children: ReactNode;
};

/** The last look before money or an account moves: what happens, then the transaction password. */
export function PinSheet({ title, action, isDanger = false, hasFactor = false, here, ...rest }: Props) {
  const { payouts: words } = useWords();
  const textOf = useErrorText();
  const [pin, setPin] = useState('');
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const { error } = rest;
  const field = error instanceof Refusal ? error.field : undefined;
  // A code that is asked for is the next step, not a failure.
  const isAsked = error instanceof Refusal && error.key === 'secondFactorNeeded' && error.reason === 'code';
  const wantsCode = hasFactor || isAsked || field === 'code';
  const isCodeWrong = field === 'code' && !isAsked;
  const isElsewhere = !isAsked && field !== 'pay_password' && field !== 'code';
  const pinError = wasSent && pin === '' ? words.pinEmpty : undefined;

  function send() {
    setSent(true);
    if (pin !== '') rest.onSend({ pay_password: pin, ...(code === '' ? {} : { code: code.trim() }) });
  }

  return (
    <Sheet isOpen onClose={rest.onClose} title={title}>
      {rest.children}
      <Form label={title} onSend={send}>
        <PinField
          label={words.pin}
          value={pin}
          onChange={setPin}
          error={pinError ?? (field === 'pay_password' ? textOf(error) : undefined)}
        />
        {wantsCode ? (
          <FactorField value={code} onChange={setCode} error={isCodeWrong ? textOf(error) : undefined} />
        ) : null}
        {isElsewhere ? <WithdrawRefusal error={error} here={here} /> : null}
        <Button type="submit" isWide tone={isDanger ? 'danger' : 'main'} isBusy={rest.isBusy}>
          {action}
        </Button>
      </Form>
    </Sheet>
  );
}
