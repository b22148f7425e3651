import { useState } from 'react';
import { limits } from '#domain/limits.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { Form } from '#ui/forms/Form.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Section } from '#ui/layout/Section.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';
import { Fault } from './Fault.tsx';
import { useAccessCalls } from './useAccessCalls.ts';

const none = { password: '', new: '', confirm: '' };

export function ChangePassword() {
  const calls = useAccessCalls();
  const { account: words, join, prove } = useWords().access;
  const say = useSay();
  const toast = useToast();
  const [texts, setTexts] = useState(none);
  const [wasSent, setSent] = useState(false);
  const { act, isBusy, error } = useAct(calls.changeConsolePassword, {
    changes: [calls.myAccess],
    onDone: ({ ended }) => {
      setTexts(none);
      setSent(false);
      toast(say(words.changed, { count: ended }), 'good');
    },
  });
  const isShort = Array.from(texts.new).length < limits.passwordCharactersMin;
  const isOther = texts.new !== texts.confirm;
  const set = (field: keyof typeof none) => (text: string) =>
    setTexts((before) => ({ ...before, [field]: text }));

  function send(): void {
    setSent(true);
    if (!isShort && !isOther) act(texts);
  }

  return (
    <Section title={words.password}>
      <Form onSend={send} label={words.change_password}>
        <PasswordField label={words.old} value={texts.password} onChange={set('password')} keeps="current" />
        <PasswordField
          label={words.made}
          hint={join.hint}
          value={texts.new}
          onChange={set('new')}
          keeps="new"
          error={wasSent && isShort ? join.short : undefined}
        />
        <PasswordField
          label={words.again}
          value={texts.confirm}
          onChange={set('confirm')}
          keeps="new"
          error={wasSent && isOther ? join.mismatch : undefined}
        />
        <Fault error={error} reasons={{ not_fresh: prove.needed }} />
        <Button type="submit" isBusy={isBusy}>
          {words.change_password}
        </Button>
      </Form>
    </Section>
  );
}
