import { LogOut } from 'lucide-react';
import { logout } from '#features/people/contract.ts';
import { Button } from '#ui/Button.tsx';
import { useClient } from '#ui/client.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { useSession } from '#ui/session-context.ts';

/** Ends the session here at once; the server's copy too, where it can be reached. */
export function SignOutButton() {
  const words = useWords();
  const client = useClient();
  const session = useSession();

  function signOut() {
    const ending = client.call(logout, {}).catch(() => undefined);
    void ending.finally(() => {
      session.dropToken();
      // A fresh page holds nothing of the merchant who left.
      window.location.assign('/login');
    });
  }

  return (
    <Button tone="plain" icon={<LogOut aria-hidden className="size-5" />} onClick={signOut}>
      {words.common.signOut}
    </Button>
  );
}
