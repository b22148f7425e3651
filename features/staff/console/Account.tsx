import { LogOut } from 'lucide-react';
import { Button } from '#ui/buttons/Button.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import type { Person } from './usePerson.ts';
import { useRoleText } from './useRoleText.ts';

type Props = { person: Person; onSignOut: () => void };

/** Who is signed in, at the foot of the side navigation. */
export function AccountFoot({ person, onSignOut }: Props) {
  const words = useWords();
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <WhoIs person={person} />
      <Button tone="plain" size="small" icon={<LogOut aria-hidden className="size-4" />} onClick={onSignOut}>
        {words.person.sign_out}
      </Button>
    </div>
  );
}

/** The same on a phone, which has no side navigation: a bar at the top. */
export function AccountBar({ person, onSignOut }: Props) {
  const words = useWords();
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line bg-surface py-1 pr-2 pl-4 lg:hidden">
      <WhoIs person={person} />
      <IconButton
        label={words.person.sign_out}
        icon={<LogOut aria-hidden className="size-5" />}
        onClick={onSignOut}
      />
    </div>
  );
}

function WhoIs({ person }: { person: Person }) {
  const rolesOf = useRoleText();
  return (
    <div className="min-w-0 px-1 text-meta">
      <p className="truncate font-medium">{person.name}</p>
      <p className="truncate text-muted">{rolesOf(person.roles, person.supplier?.name)}</p>
    </div>
  );
}
