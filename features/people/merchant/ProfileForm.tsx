import { useRef, useState } from 'react';
import { emailOf, isEmail, isPhone, phoneOf } from '#domain/contact.ts';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { me } from '#features/people/contract.ts';
import { perInfo } from '#features/people/info.contract.ts';
import { FactorField } from '#features/people/ui/FactorField.tsx';
import { useFieldErrors } from '#features/people/ui/useFieldErrors.ts';
import { useMe } from '#features/people/ui/useMe.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { PasswordField } from '#ui/forms/PasswordField.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { Text } from '#ui/content/Text.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { useSay } from '#ui/words/words.tsx';

type Info = OutputOf<typeof perInfo>;
type Texts = { nickname: string; email: string; phone: string; tz: string };
type Field = keyof Texts;

const fields = ['nickname', 'email', 'phone', 'tz', 'code', 'password'] as const;

export function ProfileForm({ info }: { info: Info }) {
  const { safety, common } = useWords();
  const words = safety.profile;
  const say = useSay();
  const toast = useToast();
  const [texts, setTexts] = useState<Texts>(() => textsOf(info));
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [wasSent, setSent] = useState(false);
  const sent = useRef(texts);
  const act = useAct(perInfo, {
    changes: [perInfo, me],
    onDone: (changed) => {
      setTexts((now) => mergeKept(now, sent.current, textsOf(changed)));
      setCode('');
      setPassword('');
      setSent(false);
      toast(words.saved, 'good');
    },
  });
  const own = useOwnErrors(texts);
  const { at, rest } = useFieldErrors(act.error, fields);
  const patch = patchOf(info, texts);
  const isMoved = patch.email !== undefined || patch.phone !== undefined;
  const wantsCode = isMoved && info.second_factor;
  const wantsPassword = isMoved && !info.second_factor;
  const isUnproved = (wantsCode && code.trim() === '') || (wantsPassword && password === '');
  const missing = (field: string) =>
    wasSent && isUnproved ? say(common.cannotBeEmpty, { field }) : undefined;
  const errorOf = (field: Field) => (wasSent ? own[field] : undefined) ?? at(field);
  const set = (field: Field) => (text: string) => setTexts((before) => ({ ...before, [field]: text }));

  function send() {
    setSent(true);
    if (Object.keys(own).length > 0 || isUnproved) return;
    if (Object.keys(patch).length === 0) toast(words.unchanged);
    else {
      const proof = wantsCode ? { code: code.trim() } : wantsPassword ? { password } : {};
      sent.current = texts;
      act.act({ patch, ...proof });
    }
  }

  return (
    <Form label={words.title} onSend={send}>
      <Facts texts={texts} errorOf={errorOf} set={set} />
      {wantsCode ? (
        <>
          <Text look="muted">{words.codeLead}</Text>
          <FactorField value={code} onChange={setCode} error={missing(safety.code) ?? at('code')} />
        </>
      ) : null}
      {wantsPassword ? (
        <PasswordField
          label={safety.password}
          hint={safety.forgot.movedHint}
          error={missing(safety.password) ?? at('password')}
          value={password}
          onChange={setPassword}
          keeps="current"
        />
      ) : null}
      <ErrorBox error={rest} />
      <Button type="submit" isWide isBusy={act.isBusy}>
        {words.save}
      </Button>
    </Form>
  );
}

type FactsProps = {
  texts: Texts;
  errorOf: (field: Field) => string | undefined;
  set: (field: Field) => (text: string) => void;
};

function Facts({ texts, errorOf, set }: FactsProps) {
  const { profile: words } = useWords().safety;
  const zones = useZones(texts.tz);
  const { data: who } = useMe();
  // Mails and notices of the shop go to its owner: a member has no address here.
  const isOwner = who === undefined || who.info.permissions[0] === 'owner';
  return (
    <>
      <TextField
        label={words.nickname}
        hint={words.nicknameHint}
        error={errorOf('nickname')}
        value={texts.nickname}
        onChange={set('nickname')}
        autoComplete="nickname"
        maxLength={40}
      />
      {isOwner ? <Contact texts={texts} errorOf={errorOf} set={set} /> : null}
      <SelectField
        label={words.zone}
        hint={words.zoneHint}
        error={errorOf('tz')}
        value={texts.tz}
        onChange={set('tz')}
        options={zones}
      />
    </>
  );
}

function Contact({ texts, errorOf, set }: FactsProps) {
  const { profile: words } = useWords().safety;
  return (
    <>
      <TextField
        label={words.email}
        hint={words.emailHint}
        error={errorOf('email')}
        value={texts.email}
        onChange={set('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <TextField
        label={words.phone}
        hint={words.phoneHint}
        error={errorOf('phone')}
        value={texts.phone}
        onChange={set('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </>
  );
}

/** The zone that is set, the one of this device, then all that the device knows. */
function useZones(current: string): { value: string; label: string }[] {
  const { profile: words } = useWords().safety;
  const say = useSay();
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const named = (value: string) => ({ value, label: value.replaceAll('_', ' ') });
  const first = { value: here, label: say(words.zoneHere, { zone: named(here).label }) };
  const rest = [...new Set([current, ...Intl.supportedValuesOf('timeZone')])].filter((zone) => zone !== here);
  return [first, ...rest.map(named)];
}

function textsOf(info: Info): Texts {
  const { username, nickname, email, phone, tz } = info;
  return { nickname: nickname === username ? '' : nickname, email: email ?? '', phone: phone ?? '', tz };
}

/** What was sent stands as it was kept; what was typed while it was under way stays as it was typed. */
function mergeKept(now: Texts, sent: Texts, kept: Texts): Texts {
  const textOf = (field: Field) => (now[field] === sent[field] ? kept[field] : now[field]);
  return {
    nickname: textOf('nickname'),
    email: textOf('email'),
    phone: textOf('phone'),
    tz: textOf('tz'),
  };
}

/** What differs from what is kept. */
function patchOf(info: Info, texts: Texts): Partial<Texts> {
  const kept = textsOf(info);
  const typed = {
    nickname: texts.nickname.trim(),
    email: emailOf(texts.email),
    phone: phoneOf(texts.phone),
    tz: texts.tz,
  };
  return {
    ...(typed.nickname === kept.nickname ? {} : { nickname: typed.nickname }),
    ...(typed.email === kept.email ? {} : { email: typed.email }),
    ...(typed.phone === kept.phone ? {} : { phone: typed.phone }),
    ...(typed.tz === kept.tz ? {} : { tz: typed.tz }),
  };
}

/** The rules that the server has too. Empty is allowed: it takes the fact away. */
function useOwnErrors(texts: Texts): Partial<Record<Field, string>> {
  const { safety: words } = useWords();
  const errors: Partial<Record<Field, string>> = {};
  const email = emailOf(texts.email);
  const phone = phoneOf(texts.phone);
  if (email !== '' && !isEmail(email)) errors.email = words.email_shape;
  if (phone !== '' && !isPhone(phone)) errors.phone = words.phone_shape;
  return errors;
}
