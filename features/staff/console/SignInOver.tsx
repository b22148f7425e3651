import { useWords } from '#ui/words/console-words.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { Stack } from '#ui/layout/Stack.tsx';
import { Text } from '#ui/content/Text.tsx';
import { SignInSteps } from './SignInSteps.tsx';
import type { Person } from './usePerson.ts';

type Props = { person: Person; onSignedIn: (token: string) => void; onLeave: () => void };

/** The sign-in over a page whose session ended: what was typed there is still there. Closing it leaves the page. */
export function SignInOver({ person, onSignedIn, onLeave }: Props) {
  const { over: words } = useWords().access;
  return (
    <Sheet isOpen onClose={onLeave} title={words.title}>
      <Stack>
        <Text look="muted">{words.lead}</Text>
        <SignInSteps known={person.username} onSignedIn={onSignedIn} head={() => null} />
      </Stack>
    </Sheet>
  );
}
