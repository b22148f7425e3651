import { useState } from 'react';
import { SignInScreen } from '#features/operators/console/SignInScreen.tsx';
import { common } from '#locales/en/common.ts';
import { consoleWords } from '#locales/en/console.ts';
import { errors } from '#locales/en/errors.ts';
import { makeClient } from '#ui/api.ts';
import { ClientProvider, makeQueries } from '#ui/client.tsx';
import { WordsProvider } from '#ui/console-words.ts';
import { brandOfPage } from '#ui/page-facts.ts';
import type { Session } from '#ui/session.ts';
import { ToastProvider } from '#ui/ToastProvider.tsx';
import { SignedIn } from './SignedIn.tsx';

const brand = brandOfPage() ?? common.brand;
const words = { common: { ...common, brand }, errors, ...consoleWords };

/**
 * The console. Whoever has no token sees the sign-in at the address that was asked for, so that signing in
 * leads there, and so does a session that ended.
 */
export function App({ session }: { session: Session }) {
  const [hasToken, setHasToken] = useState(session.token() !== undefined);
  const [hasExpired, setHasExpired] = useState(false);
  const [queries] = useState(makeQueries);
  const [client] = useState(() =>
    makeClient({
      token: session.token,
      language: session.language,
      onRefusal: ({ reaction }) => {
        if (reaction === 'signIn' || reaction === 'dropToken') leave(true);
      },
    }),
  );

  function leave(isExpired: boolean): void {
    const wasSignedIn = session.token() !== undefined;
    session.dropToken();
    setHasExpired(isExpired && wasSignedIn);
    setHasToken(false);
    queries.clear();
  }

  function enter(token: string): void {
    session.keepToken(token);
    setHasExpired(false);
    setHasToken(true);
  }

  return (
    <ClientProvider client={client} queries={queries}>
      <WordsProvider language="en" words={words}>
        <ToastProvider>
          {hasToken ? (
            <SignedIn onLeave={() => leave(false)} />
          ) : (
            <SignInScreen hasExpired={hasExpired} onSignedIn={enter} />
          )}
        </ToastProvider>
      </WordsProvider>
    </ClientProvider>
  );
}
