import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { resetPassword } from '#features/people/recovery.contract.ts';
import { FactorField } from '#features/people/ui/FactorField.tsx';
import { NewPasswordField } from '#features/people/ui/NewPasswordField.tsx';
import { needsFactor, useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Refusal } from '#ui/calls/api.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { LinkButton } from '#ui/buttons/LinkButton.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useFormats } from '#ui/words/useFormats.ts';
import { useSay } from '#ui/words/words.tsx';

type Done = OutputOf<typeof resetPassword>;

/** Replaces a forgotten password: by the link that was opened, or by a code on paper where there is none. */
export function ResetScreen({ token }: { token: string }) {
  const { safety, people } = useWords();
  const words = safety.forgot;
  const [done, setDone] = useState<Done>();
  if (done !== undefined) return <Replaced until={done.withdraw_paused_until} />;
  return (
    <Page title={words.resetTitle} lead={words.resetLead} width="narrow">
      <ResetForm token={token} onDone={setDone} />
      <LinkButton to="/login" tone="quiet" size="small">
        {people.signIn}
      </LinkButton>
    </Page>
  );
}

function Replaced({ until }: { until: string }) {
  const { safety, people } = useWords();
  const words = safety.forgot;
  const say = useSay();
  const { time } = useFormats();
  return (
    <Page title={words.done} width="narrow">
      <Card>
        <Text>{say(words.doneText, { when: time(until) })}</Text>
        <LinkButton to="/login" isWide>
          {people.signIn}
        </LinkButton>
      </Card>
    </Page>
  );
}

type Texts = { username: string; recovery_code: string; new: string; confirm: string; code: string };
type Field = keyof Texts;
const fields = ['username', 'recovery_code', 'new', 'confirm', 'code'] as const;
const nothing: Texts = { username: '', recovery_code: '', new: '', confirm: '', code: '' };

function ResetForm({ token, onDone }: { token: string; onDone: (done: Done) => void }) {
  const { safety } = useWords();
  const words = safety.forgot;
  const [texts, setTexts] = useState<Texts>(nothing);
  const [wasSent, setSent] = useState(false);
  const [hasFactor, setHasFactor] = useState(false);
  const act = useAct(resetPassword, { onDone });
  const isAsked = hasFactor || needsFactor(act.error);
  const own = useOwnErrors(texts, { hasLink: token !== '', isAsked });
  const { at, rest } = useFieldErrors(act.error, fields);
  const errorOf = (field: Field) => (wasSent ? own[field] : undefined) ?? at(field);
  const set = (field: Field) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));
  const badLink = linkFault(act.error);

  function send() {
    setSent(true);
    if (isAsked) setHasFactor(true);
    if (Object.keys(own).length > 0) return;
    const { username, recovery_code: recoveryCode, code, ...made } = texts;
    const proof =
      token === '' ? { username: username.trim(), recovery_code: recoveryCode.trim() } : { token };
    act.act({ ...proof, ...made, ...(isAsked ? { code: code.trim() } : {}) });
  }

  if (badLink !== undefined) return <BadLink isExpired={badLink === 'expired'} />;
  return (
    <Card>
      <Form label={words.resetTitle} onSend={send}>
        {token === '' ? <ByCode texts={texts} set={set} errorOf={errorOf} /> : null}
        <NewPasswordField
          label={safety.newPassword}
          error={errorOf('new')}
          value={texts.new}
          onChange={set('new')}
          known={[texts.username]}
        />
        <PasswordField
          label={safety.confirmPassword}
          error={errorOf('confirm')}
          value={texts.confirm}
          onChange={set('confirm')}
          keeps="new"
        />
        {isAsked ? <FactorField value={texts.code} onChange={set('code')} error={errorOf('code')} /> : null}
        <ErrorBox error={rest} />
        <Button type="submit" isWide isBusy={act.isBusy}>
          {words.reset}
        </Button>
      </Form>
    </Card>
  );
}

type ByCodeProps = {
  texts: Texts;
  set: (field: Field) => (text: string) => void;
  errorOf: (field: Field) => string | undefined;
};

function ByCode({ texts, set, errorOf }: ByCodeProps) {
  const { safety, people } = useWords();
  return (
    <>
      <TextField
        label={people.username}
        error={errorOf('username')}
        value={texts.username}
        onChange={set('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <TextField
        label={safety.forgot.code}
        hint={safety.forgot.byCodeDetail}
        error={errorOf('recovery_code')}
        value={texts.recovery_code}
        onChange={set('recovery_code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
      />
    </>
  );
}

function BadLink({ isExpired }: { isExpired: boolean }) {
  const { forgot: words } = useWords().safety;
  return (
    <Card>
      <Note tone="warn">{isExpired ? words.expiredLink : words.badLink}</Note>
      <LinkButton to="/forgot" isWide>
        {words.askAgain}
      </LinkButton>
    </Card>
  );
}

function linkFault(error: unknown): string | undefined {
  const isLink = error instanceof Refusal && error.field === 'token';
  return isLink ? (error.reason ?? 'link') : undefined;
}

type Asked = { hasLink: boolean; isAsked: boolean };

function useOwnErrors(texts: Texts, { hasLink, isAsked }: Asked): Partial<Record<Field, string>> {
  const { safety, people, common } = useWords();
  const say = useSay();
  const missing = (field: string) => say(common.cannotBeEmpty, { field });
  const errors: Partial<Record<Field, string>> = {};
  if (!hasLink && texts.username.trim() === '') errors.username = missing(people.username);
  if (!hasLink && texts.recovery_code.trim() === '') errors.recovery_code = missing(safety.forgot.code);
  if (Array.from(texts.new).length < limits.passwordCharactersMin) errors.new = safety.reasons.too_short;
  if (texts.confirm !== texts.new) errors.confirm = safety.mismatch;
  if (isAsked && texts.code.trim() === '') errors.code = missing(safety.code);
  return errors;
}
