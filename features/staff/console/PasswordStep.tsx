import { useState } from 'react';
import type { OutputOf } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { operatorLogin } from '#features/staff/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Form } from '#ui/forms/Form.tsx';
import { TextField } from '#ui/forms/TextField.tsx';
import { useAct } from '#ui/calls/useAct.ts';
import { deviceName } from './device-name.ts';

export type FirstStep = OutputOf<typeof operatorLogin>;
type Props = { onDone: (step: FirstStep, username: string) => void; known?: string | undefined };

export function PasswordStep({ onDone, known = '' }: Props) {
  const { signIn: words } = useWords();
  const [username, setUsername] = useState(known);
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [hasTried, setTried] = useState(false);
  const name = username.trim();
  const { act, isBusy, error } = useAct(operatorLogin, { onDone: (step) => onDone(step, name) });

  function send(): void {
    setTried(true);
    if (name !== '' && password !== '') act({ username: name, password, device: deviceName() });
  }

  return (
    <Form onSend={send} label={words.title}>
      <TextField
        label={words.username}
        value={username}
        onChange={setUsername}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        error={hasTried && name === '' ? words.needs_username : undefined}
      />
      <TextField
        label={words.password}
        type={isShown ? 'text' : 'password'}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        maxLength={limits.passwordCharactersMax}
        error={hasTried && password === '' ? words.needs_password : undefined}
      />
      <div className="-ml-3.5">
        <Button tone="quiet" size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {words.show}
        </Button>
      </div>
      <ErrorBox error={error} />
      <Button type="submit" isWide isBusy={isBusy}>
        {words.submit}
      </Button>
    </Form>
  );
}
