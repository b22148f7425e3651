import { useState } from 'react';
import { switchShop } from '#features/people/shops.contract.ts';
import { Offline, Refusal } from '#ui/calls/api.ts';
import { useClient } from '#ui/calls/client.tsx';
import { endsSession, tellRefusal } from '#ui/calls/tell-refusal.ts';
import { useSession } from '#ui/calls/session-context.ts';

const home = '/shopCenter';

/**
 * Changes to another shop as signing out and in again does: other tabs are told first, everything of this one is dropped
 * once the other is open, and a fresh page opens the home of the other.
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
    const switching = session.beginSwitch();
    try {
      const { token } = await asked;
      await switching.finish(token);
      window.location.assign(home);
    } catch (failure) {
      switching.undo();
      setBusy(undefined);
      setError(failure);
      // Kept back during the switch: the session that asked had ended.
      if (failure instanceof Refusal && endsSession(failure)) tellRefusal(client.caller, failure, before);
    }
  }

  function switchTo(id: string) {
    if (!navigator.onLine) {
      setError(new Offline(false));
      return;
    }
    setBusy(id);
    setError(null);
    void change(id);
  }

  return { switchTo, busyId, error };
}
