import { useState } from 'react';
import { pinFault } from '#domain/identity/pin.ts';
import { updatePayPassword } from '#features/people/safety.contract.ts';
import { FactorField } from '#features/people/ui/FactorField.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { PinField } from '#ui/forms/PinField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

/** The first one, another one while the old is known, or a new one for a forgotten one. */
export type PayWay = 'set' | 'change' | 'forgot';

type Props = {
  way: PayWay;
  hasFactor: boolean;
  onWay: (way: PayWay) => void;
  onDone: (pausedUntil: string | null) => void;
  /** Endpoints whose answers a change makes old. */
  changes: readonly { readonly name: string }[];
};

type Texts = { old: string; password: string; new: string; confirm: string; code: string };
type Field = keyof Texts;
type Errors = Partial<Record<Field, string>>;

const fields = ['old', 'password', 'new', 'confirm', 'code'] as const;

export function PayPasswordForm({ way, hasFactor, onWay, onDone, changes }: Props) {
  const { safety: words } = useWords();
  const [texts, setTexts] = useState<Texts>({ old: '', password: '', new: '', confirm: '', code: '' });
  const [wasSent, setSent] = useState(false);
  const act = useAct(updatePayPassword, {
    changes,
    onDone: ({ withdraw_paused_until: until }) => onDone(until),
  });
  const wantsCode = way === 'forgot' && hasFactor;
  const own = useOwnErrors(texts, { way, wantsCode });
  const { at, rest } = useFieldErrors(act.error, fields);
  const errorOf = (field: Field) => (wasSent ? own[field] : undefined) ?? at(field);
  const set = (field: Field) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));

  function send() {
    setSent(true);
    if (Object.keys(own).length > 0) return;
    const proof = way === 'change' ? { old: texts.old } : { password: texts.password };
    const code = wantsCode ? { code: texts.code.trim() } : {};
    act.act({ ...proof, ...code, new: texts.new, confirm: texts.confirm });
  }

  return (
    <Form label={words.pay.title} onSend={send}>
      <Proof way={way} wantsCode={wantsCode} texts={texts} errorOf={errorOf} set={set} />
      <PinField
        label={words.pay.made}
        hint={words.pay.hint}
        error={errorOf('new')}
        value={texts.new}
        onChange={set('new')}
      />
      <PinField
        label={words.pay.confirm}
        error={errorOf('confirm')}
        value={texts.confirm}
        onChange={set('confirm')}
      />
      <ErrorBox error={rest} />
      <Button type="submit" isWide isBusy={act.isBusy}>
        {actOf(words.pay, way)}
      </Button>
      {way === 'set' ? null : (
        <Button tone="quiet" isWide onClick={() => onWay(way === 'change' ? 'forgot' : 'change')}>
          {way === 'change' ? words.pay.forgot : words.pay.remember}
        </Button>
      )}
    </Form>
  );
}

type ProofProps = {
  way: PayWay;
  wantsCode: boolean;
  texts: Texts;
  errorOf: (field: Field) => string | undefined;
  set: (field: Field) => (text: string) => void;
};

/** What shows that it is the merchant: the old one, or the sign-in password and the second step. */
function Proof({ way, wantsCode, texts, errorOf, set }: ProofProps) {
  const { safety: words } = useWords();
  if (way === 'change') {
    return <PinField label={words.pay.old} error={errorOf('old')} value={texts.old} onChange={set('old')} />;
  }
  return (
    <>
      <PasswordField
        label={words.password}
        hint={words.pay.passwordHint}
        error={errorOf('password')}
        value={texts.password}
        onChange={set('password')}
        keeps="current"
      />
      {wantsCode ? <FactorField value={texts.code} onChange={set('code')} error={errorOf('code')} /> : null}
    </>
  );
}

/** The rules that the server has too, so that nothing is sent in vain. */
function useOwnErrors(texts: Texts, { way, wantsCode }: { way: PayWay; wantsCode: boolean }): Errors {
  const { safety: words, common } = useWords();
  const say = useSay();
  const errors: Errors = {};
  const missing = (field: string) => say(common.cannotBeEmpty, { field });
  if (way === 'change' && texts.old === '') errors.old = missing(words.pay.old);
  if (way !== 'change' && texts.password === '') errors.password = missing(words.password);
  if (wantsCode && texts.code.trim() === '') errors.code = missing(words.code);
  const fault = pinFault(texts.new);
  if (fault !== undefined) errors.new = words.reasons[fault];
  else if (way === 'change' && texts.new === texts.old) errors.new = words.reasons.same_as_old;
  else if (way !== 'change' && texts.new === texts.password) errors.new = words.reasons.same_as_password;
  if (texts.confirm !== texts.new) errors.confirm = words.mismatch;
  return errors;
}

function actOf(words: { set: string; change: string; replace: string }, way: PayWay): string {
  if (way === 'set') return words.set;
  return way === 'change' ? words.change : words.replace;
}
