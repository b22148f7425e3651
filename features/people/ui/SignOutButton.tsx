import { LogOut } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { logout } from '#features/people/contract.ts';
import { Button } from '#ui/buttons/Button.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useWords } from '#ui/words/merchant-words.ts';
import { useWaitingCount } from '#ui/offline/QueueProvider.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { useSay } from '#ui/words/words.tsx';

// Only for who leaves while something waits.
const ConfirmDialog = lazy(async () => ({
  default: (await import('#ui/layout/ConfirmDialog.tsx')).ConfirmDialog,
}));

/** The server may be away: who wants to leave is not kept for longer. */
const patienceMs = 3_000;

/** Ends the session here at once; the server's copy too, where it can be reached. Asks first where words would be lost. */
export function SignOutButton() {
  const words = useWords();
  const say = useSay();
  const client = useClient();
  const session = useSession();
  const waiting = useWaitingCount();
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);

  function signOut() {
    setLeaving(true);
    const ending = client
      .call(logout, {}, { signal: AbortSignal.timeout(patienceMs) })
      .catch(() => undefined);
    // The call has its token. Other tabs are told before the server ends the session, else what they ask for is refused.
    session.dropToken();
    // A fresh page holds nothing of the merchant who left.
    void ending.finally(() => window.location.assign('/login'));
  }

  return (
    <>
      <Button
        tone="plain"
        isBusy={isLeaving}
        icon={<LogOut aria-hidden className="size-5" />}
        onClick={() => (waiting === 0 ? signOut() : setAsking(true))}
      >
        {words.common.signOut}
      </Button>
      {isAsking ? (
        <Suspense fallback={null}>
          <ConfirmDialog
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={signOut}
            title={words.common.signOut}
            action={words.common.signOut}
            isDanger
            isBusy={isLeaving}
          >
            {say(words.common.signOutWaiting, { count: waiting })}
          </ConfirmDialog>
        </Suspense>
      ) : null}
    </>
  );
}
