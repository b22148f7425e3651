import { useEffect } from 'react';
import { useWords } from '#ui/words/console-words.ts';
import { Note } from '#ui/content/Note.tsx';
import { DoorFrame, DoorHead } from './DoorFrame.tsx';
import { SignInSteps } from './SignInSteps.tsx';

type Props = { hasExpired: boolean; onSignedIn: (token: string) => void };

export function SignInScreen({ hasExpired, onSignedIn }: Props) {
  const words = useWords();

  useEffect(() => {
    document.title = `${words.signIn.title} · ${words.common.brand}`;
  }, [words]);

  return (
    <DoorFrame>
      <SignInSteps
        onSignedIn={onSignedIn}
        head={(title, lead) => (
          <>
            <DoorHead title={title} lead={lead} />
            {hasExpired ? <Note tone="warn">{words.signIn.expired}</Note> : null}
          </>
        )}
      />
    </DoorFrame>
  );
}
