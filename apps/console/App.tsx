import { useState } from 'react';
import { useLocation } from '#ui/routing/hooks.ts';
import { SignInScreen } from '#features/staff/console/SignInScreen.tsx';
import { JoinScreen } from '#features/staff/console/JoinScreen.tsx';
import { SingleSignOnScreen } from '#features/staff/console/SingleSignOnScreen.tsx';
import { personIn } from '#features/staff/console/usePerson.ts';
import { myAccess } from '#features/staff/account.contract.ts';
import { ProofSheet } from '#features/staff/console/ProofSheet.tsx';
import { makeClient } from '#ui/calls/api.ts';
import { ClientProvider, makeQueries } from '#ui/calls/client.tsx';
import { SessionProvider } from '#ui/calls/session-context.ts';
import type { Session } from '#ui/calls/session.ts';
import { ToastProvider } from '#ui/states/ToastProvider.tsx';
import { SignedIn } from './SignedIn.tsx';
import { Speaker } from './Speaker.tsx';

type Asked = readonly ((isProved: boolean) => void)[];

/** Acts wait for the second step: whoever gives it or turns away lets them go on. */
function useProof(queries: ReturnType<typeof makeQueries>) {
  const [asked, setAsked] = useState<Asked>([]);
  return {
    isProofAsked: asked.length > 0,
    /** Several acts at once ask once. What was read of the access before says nothing of this moment. */
    askProof: (): Promise<boolean> => {
      void queries.resetQueries({ queryKey: [myAccess.name] });
      return new Promise((resolve) => {
        setAsked((before) => [...before, resolve]);
      });
    },
    endProof: (isProved: boolean): void => {
      for (const resolve of asked) resolve(isProved);
      setAsked([]);
    },
  };
}

/**
 * The console. Whoever has no token sees the sign-in at the address that was asked for, so that signing in
 * leads there, and so does a session that ended.
 */
export function App({ session }: { session: Session }) {
  const [hasToken, setHasToken] = useState(session.token() !== undefined);
  const [hasExpired, setHasExpired] = useState(false);
  /** The session ended under a page: it stays as it is, and the sign-in comes over it. */
  const [isResting, setResting] = useState(false);
  const { pathname } = useLocation();
  const [queries] = useState(makeQueries);
  const { isProofAsked, askProof, endProof } = useProof(queries);
  const [client] = useState(() =>
    makeClient({
      token: session.token,
      language: session.language,
      prove: () => askProof(),
      onRefusal: ({ reaction }) => {
        if (reaction === 'signIn' || reaction === 'dropToken') expire();
      },
    }),
  );

  function expire(): void {
    // Nobody is shown yet, or nobody was signed in: there is nothing to come back to.
    if (personIn(queries) === undefined) leave(session.token() !== undefined);
    else {
      session.dropToken();
      setResting(true);
    }
  }

  function leave(isExpired: boolean): void {
    session.dropToken();
    setHasExpired(isExpired);
    setResting(false);
    setHasToken(false);
    queries.clear();
  }

  function enter(token: string): void {
    session.keepToken(token);
    setHasExpired(false);
    setHasToken(true);
  }

  function comeBack(token: string): void {
    session.keepToken(token);
    setResting(false);
    void queries.invalidateQueries();
  }

  return (
    <ClientProvider client={client} queries={queries}>
      <SessionProvider value={session}>
        <Speaker session={session}>
          <ToastProvider>
            {pathname === '/join' ? (
              <JoinScreen />
            ) : pathname === '/sso' ? (
              <SingleSignOnScreen onSignedIn={enter} />
            ) : hasToken ? (
              <SignedIn
                isResting={isResting}
                onRest={expire}
                onReturn={comeBack}
                onLeave={() => leave(false)}
              />
            ) : (
              <SignInScreen hasExpired={hasExpired} onSignedIn={enter} />
            )}
            {isProofAsked ? <ProofSheet onEnd={endProof} /> : null}
          </ToastProvider>
        </Speaker>
      </SessionProvider>
    </ClientProvider>
  );
}
