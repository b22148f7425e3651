import { useState } from 'react';
import { FactorField } from '#features/people/ui/FactorField.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useSay } from '#ui/words/words.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  lead: string;
  /** The word on the button: what is done. */
  action: string;
  isDanger: boolean;
  act: {
    readonly act: (proof: { password: string; code: string }) => void;
    readonly isBusy: boolean;
    readonly error: unknown;
  };
};

/** Asks for password and code before something that weakens or renews the second step. */
export function ProofSheet({ isOpen, onClose, title, lead, action, isDanger, act }: Props) {
  const { safety: words, common } = useWords();
  const say = useSay();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const { at, rest } = useFieldErrors(act.error, ['password', 'code']);
  const missing = (text: string, field: string) =>
    wasSent && text.trim() === '' ? say(common.cannotBeEmpty, { field }) : undefined;

  function send() {
    setSent(true);
    if (password !== '' && code.trim() !== '') act.act({ password, code: code.trim() });
  }

  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <Text>{lead}</Text>
      <Form label={title} onSend={send}>
        <PasswordField
          label={words.password}
          error={missing(password, words.password) ?? at('password')}
          value={password}
          onChange={setPassword}
          keeps="current"
        />
        <FactorField value={code} onChange={setCode} error={missing(code, words.code) ?? at('code')} />
        <ErrorBox error={rest} />
        <Button type="submit" isWide tone={isDanger ? 'danger' : 'main'} isBusy={act.isBusy}>
          {action}
        </Button>
      </Form>
    </Sheet>
  );
}
