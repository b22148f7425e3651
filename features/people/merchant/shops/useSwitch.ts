import { useState } from 'react';
import { switchShop } from '#features/people/shops.contract.ts';
import { Refusal } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';
import { useSession } from '#ui/calls/session-context.ts';

const home = '/shopCenter';

/**
 * Changes to another shop as signing out and in again does: everything of this one is dropped, other tabs are told first,
 * and a fresh page opens the home of the other.
 */
export function useSwitch() {
  const client = useClient();
  const session = useSession();
  const [busyId, setBusy] = useState<string>();
  const [error, setError] = useState<unknown>(null);

  async function change(id: string) {
    const before = session.token();
    const asked = client.call(switchShop, { id });
    // The call has its token. Other tabs are told before the server ends the session, else what they ask for is refused.
    session.dropToken();
    try {
      const { token } = await asked;
      session.keepToken(token);
      window.location.assign(home);
    } catch (failure) {
      setBusy(undefined);
      setError(failure);
      // A session that had ended meanwhile is gone; any other stays.
      const isOver = failure instanceof Refusal && failure.reaction !== 'say';
      if (before !== undefined && !isOver) session.keepToken(before);
    }
  }

  function switchTo(id: string) {
    setBusy(id);
    setError(null);
    void change(id);
  }

  return { switchTo, busyId, error };
}
