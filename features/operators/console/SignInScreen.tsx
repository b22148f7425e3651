import { useEffect, useState } from 'react';
import { limits } from '#domain/limits.ts';
import { operatorLogin } from '#features/operators/contract.ts';
import { Button } from '#ui/Button.tsx';
import { useWords } from '#ui/console-words.ts';
import { ErrorBox } from '#ui/ErrorBox.tsx';
import { Form } from '#ui/Form.tsx';
import { Note } from '#ui/Note.tsx';
import { isTestDataPage } from '#ui/page-facts.ts';
import { TestBanner } from '#ui/TestBanner.tsx';
import { TextField } from '#ui/TextField.tsx';
import { useAct } from '#ui/useAct.ts';

type Props = { hasExpired: boolean; onSignedIn: (token: string) => void };

export function SignInScreen({ hasExpired, onSignedIn }: Props) {
  const words = useWords();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setShown] = useState(false);
  const [hasTried, setTried] = useState(false);
  const { act, isBusy, error } = useAct(operatorLogin, { onDone: ({ token }) => onSignedIn(token) });

  useEffect(() => {
    document.title = `${words.signIn.title} · ${words.common.brand}`;
  }, [words]);

  function send(): void {
    setTried(true);
    if (username.trim() !== '' && password !== '') act({ username: username.trim(), password });
  }

  return (
    <div className="flex min-h-dvh flex-col">
      {isTestDataPage() ? (
        <header>
          <TestBanner />
        </header>
      ) : null}
      <main className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-5 px-4 py-8">
        <p className="text-lg font-bold text-accent-ink">
          {words.common.brand} {words.title}
        </p>
        <header className="flex flex-col gap-1">
          <h1 className="text-2xl font-bold tracking-tight">{words.signIn.title}</h1>
          <p className="text-muted">{words.signIn.lead}</p>
        </header>
        {hasExpired ? <Note tone="warn">{words.signIn.expired}</Note> : null}
        <Form onSend={send} label={words.signIn.title}>
          <TextField
            label={words.signIn.username}
            value={username}
            onChange={setUsername}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={64}
            error={hasTried && username.trim() === '' ? words.signIn.needs_username : undefined}
          />
          <TextField
            label={words.signIn.password}
            type={isShown ? 'text' : 'password'}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
            maxLength={limits.passwordCharactersMax}
            error={hasTried && password === '' ? words.signIn.needs_password : undefined}
          />
          <div className="-ml-3.5">
            <Button tone="quiet" size="small" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
              {words.signIn.show}
            </Button>
          </div>
          <ErrorBox error={error} />
          <Button type="submit" isWide isBusy={isBusy}>
            {words.signIn.submit}
          </Button>
        </Form>
      </main>
    </div>
  );
}
