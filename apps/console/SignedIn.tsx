import { useEffect } from 'react';
import { usePerson } from '#features/staff/console/usePerson.ts';
import type { Person } from '#features/staff/console/usePerson.ts';
import { operatorLogout } from '#features/staff/contract.ts';
import { IdleGuard } from '#features/staff/console/IdleGuard.tsx';
import { SignInOver } from '#features/staff/console/SignInOver.tsx';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { QueryView } from '#ui/states/QueryView.tsx';
import { QueueProvider } from '#ui/offline/QueueProvider.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { ConsoleFrame } from './ConsoleFrame.tsx';
import { Screens } from './Screens.tsx';

type Props = {
  /** The session ended: the page stays, and the sign-in comes over it. */
  isResting: boolean;
  onRest: () => void;
  onReturn: (token: string) => void;
  onLeave: () => void;
};

/** The console of a signed-in person: the role says what is offered, and the server checks it again. */
export function SignedIn({ isResting, onRest, onReturn, onLeave }: Props) {
  const words = useWords();
  const person = usePerson();
  const client = useClient();

  function signOut(): void {
    // Whoever leaves does not wait for the answer: without it the session ends by itself.
    client.call(operatorLogout, {}, { isSignedIn: true }).catch(() => undefined);
    onLeave();
  }

  function rest(): void {
    client.call(operatorLogout, {}, { isSignedIn: true }).catch(() => undefined);
    onRest();
  }

  if (person.data !== undefined) {
    return (
      <>
        <Frame key={person.data.id} person={person.data} onSignOut={signOut} />
        {isResting ? (
          <SignInOver person={person.data} onSignedIn={onReturn} onLeave={onLeave} />
        ) : (
          <IdleGuard person={person.data} onRest={rest} />
        )}
      </>
    );
  }
  return (
    <main className="mx-auto flex max-w-4xl flex-col items-start gap-4 p-8">
      <QueryView query={person} skeleton={<Waiting />}>
        {() => null}
      </QueryView>
      {person.isError ? (
        <Button tone="quiet" onClick={signOut}>
          {words.person.sign_out}
        </Button>
      ) : null}
    </main>
  );
}

function Frame({ person, onSignOut }: { person: Person; onSignOut: () => void }) {
  return (
    <ConsoleFrame person={person} onSignOut={onSignOut}>
      <QueueProvider owner={person.id}>
        <Screens person={person} />
      </QueueProvider>
    </ConsoleFrame>
  );
}

function Waiting() {
  const words = useWords();
  useEffect(() => {
    document.title = `${words.title} · ${words.common.brand}`;
  }, [words]);
  return (
    <div className="flex w-80 max-w-full flex-col gap-4">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}
