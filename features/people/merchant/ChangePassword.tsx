import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { changePassword } from '#features/people/safety.contract.ts';
import { FactorField } from '#features/people/ui/FactorField.tsx';
import { NewPasswordField } from '#features/people/ui/NewPasswordField.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Props = { isOpen: boolean; onClose: () => void; hasFactor: boolean; username: string };

export function ChangePassword({ isOpen, onClose, hasFactor, username }: Props) {
  const { security: words } = useWords().safety;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={words.changePassword}>
      <ChangeForm onClose={onClose} hasFactor={hasFactor} username={username} />
    </Sheet>
  );
}

type Texts = { password: string; new: string; confirm: string; code: string };
type Errors = Partial<Record<keyof Texts, string>>;

const fields = ['password', 'new', 'confirm', 'code'] as const;

function ChangeForm({ onClose, hasFactor, username }: Omit<Props, 'isOpen'>) {
  const { safety: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const [texts, setTexts] = useState<Texts>({ password: '', new: '', confirm: '', code: '' });
  const [wasSent, setSent] = useState(false);
  const act = useAct(changePassword, {
    changes: [perInfo, me],
    onDone: ({ ended }) => {
      toast(say(words.security.passwordChanged, { count: ended }), 'good');
      onClose();
    },
  });
  const own = useOwnErrors(texts, hasFactor);
  const { at, rest } = useFieldErrors(act.error, fields);
  const errorOf = (field: keyof Texts) => (wasSent ? own[field] : undefined) ?? at(field);
  const set = (field: keyof Texts) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));

  function send() {
    setSent(true);
    if (Object.keys(own).length > 0) return;
    const { code, ...secrets } = texts;
    act.act({ ...secrets, ...(hasFactor ? { code: code.trim() } : {}) });
  }

  return (
    <Form label={words.security.changePassword} onSend={send}>
      <PasswordField
        label={words.password}
        error={errorOf('password')}
        value={texts.password}
        onChange={set('password')}
        keeps="current"
      />
      {hasFactor ? <FactorField value={texts.code} onChange={set('code')} error={errorOf('code')} /> : null}
      <NewPasswordField
        label={words.newPassword}
        error={errorOf('new')}
        value={texts.new}
        onChange={set('new')}
        known={[username]}
      />
      <PasswordField
        label={words.confirmPassword}
        error={errorOf('confirm')}
        value={texts.confirm}
        onChange={set('confirm')}
        keeps="new"
      />
      <ErrorBox error={rest} />
      <Button type="submit" isWide isBusy={act.isBusy}>
        {words.security.changePassword}
      </Button>
    </Form>
  );
}

function useOwnErrors(texts: Texts, hasFactor: boolean): Errors {
  const { safety: words, common } = useWords();
  const say = useSay();
  const errors: Errors = {};
  const missing = (field: string) => say(common.cannotBeEmpty, { field });
  if (texts.password === '') errors.password = missing(words.password);
  if (hasFactor && texts.code.trim() === '') errors.code = missing(words.code);
  if (Array.from(texts.new).length < limits.passwordCharactersMin) errors.new = words.reasons.too_short;
  else if (texts.new === texts.password) errors.new = words.reasons.same_as_old;
  if (texts.confirm !== texts.new) errors.confirm = words.mismatch;
  return errors;
}
