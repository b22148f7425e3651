import { useState } from 'react';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { renewAccountCodes } from '#features/people/recovery.contract.ts';
import { FactorField } from '#features/people/ui/FactorField.tsx';
import { RecoveryCodes } from '#features/people/ui/RecoveryCodes.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Text } from '#ui/content/Text.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { isOpen: boolean; onClose: () => void; hasFactor: boolean; username: string; left: number };

/** Makes the codes that replace a forgotten sign-in password, and shows them this once. */
export function AccountCodes({ isOpen, onClose, ...rest }: Props) {
  const { account: words } = useWords().safety;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.title}>
      <MakeCodes onClose={onClose} {...rest} />
    </Sheet>
  );
}

function MakeCodes({ onClose, hasFactor, username, left }: Omit<Props, 'isOpen'>) {
  const { safety, common } = useWords();
  const words = safety.account;
  const say = useSay();
  const [texts, setTexts] = useState({ password: '', code: '' });
  const [wasSent, setSent] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const act = useAct(renewAccountCodes, {
    changes: [perInfo, me],
    onDone: ({ recovery_codes: made }) => setCodes(made),
  });
  const { at, rest } = useFieldErrors(act.error, ['password', 'code']);
  const missing = (text: string, field: string) =>
    wasSent && text.trim() === '' ? say(common.cannotBeEmpty, { field }) : undefined;

  function send() {
    setSent(true);
    const { password, code } = texts;
    if (password === '' || (hasFactor && code.trim() === '')) return;
    act.act({ password, ...(hasFactor ? { code: code.trim() } : {}) });
  }

  if (codes !== undefined) {
    return <RecoveryCodes codes={codes} name={username} onDone={onClose} isForPassword />;
  }
  return (
    <>
      <Text>{words.lead}</Text>
      {left === 0 ? null : <Text look="muted">{words.makeLead}</Text>}
      <Form label={words.title} onSend={send}>
        <PasswordField
          label={safety.password}
          error={missing(texts.password, safety.password) ?? at('password')}
          value={texts.password}
          onChange={(password) => setTexts({ ...texts, password })}
          keeps="current"
        />
        {hasFactor ? (
          <FactorField
            value={texts.code}
            onChange={(code) => setTexts({ ...texts, code })}
            error={missing(texts.code, safety.code) ?? at('code')}
          />
        ) : null}
        <ErrorBox error={rest} />
        <Button type="submit" isWide isBusy={act.isBusy}>
          {words.make}
        </Button>
      </Form>
    </>
  );
}
