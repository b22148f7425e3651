import { LogOut } from 'lucide-react';
import { useWords } from '#ui/words/console-words.ts';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { LanguageField } from './LanguageField.tsx';
import type { Person } from './usePerson.ts';
import { useRoleText } from './useRoleText.ts';

type Props = { person: Person; onSignOut: () => void };

/** Who is signed in, at the foot of the side navigation, with the language below it where there is a choice. */
export function AccountFoot({ person, onSignOut }: Props) {
  return (
    <div className="flex flex-col border-t border-line pt-1">
      <div className="flex items-center justify-between gap-1">
        <WhoIs person={person} />
        <SignOut onSignOut={onSignOut} />
      </div>
      {person.supplier === null ? null : <LanguageField />}
    </div>
  );
}

/** The same on a phone, which has no side navigation: a bar at the top. */
export function AccountBar({ person, onSignOut }: Props) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line bg-surface py-1 pr-2 pl-4 lg:hidden">
      <WhoIs person={person} />
      {person.supplier === null ? null : <LanguageField />}
      <SignOut onSignOut={onSignOut} />
    </div>
  );
}

function SignOut({ onSignOut }: Pick<Props, 'onSignOut'>) {
  const words = useWords();
  return (
    <IconButton
      label={words.person.sign_out}
      icon={<LogOut aria-hidden className="size-5" />}
      onClick={onSignOut}
    />
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
