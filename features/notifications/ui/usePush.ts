import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useQuery } from '#ui/queries/useQuery.ts';
import { useState } from 'react';
import {
  pushKey,
  pushList,
  pushSubscribe,
  pushUnsubscribe,
} from '#features/notifications/channels.contract.ts';
import { useMe } from '#features/people/ui/public.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';
import { askFor, currentSubscription, makeSubscription, pushAbility } from './browser-push.ts';
import { markOf, pushMarkKey } from './push-mark.ts';

/** This browser, and all devices of the person: what is, and turning this one on and off. */
export function usePush() {
  const client = useClient();
  const session = useSession();
  const queries = useQueryClient();
  const owner = useMe().data?.info.id;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isRefused, setRefused] = useState(false);
  const ability = pushAbility();
  const here = useQuery({
    queryKey: ['this-push-subscription'],
    queryFn: async () => (await currentSubscription())?.endpoint ?? null,
    staleTime: 0,
  });
  const ask = here.data === null || here.data === undefined ? {} : { endpoint: here.data };
  const devices = useEndpoint(pushList, ask, { enabled: !here.isPending, keepPrevious: true });

  async function run(work: () => Promise<boolean>): Promise<boolean> {
    setBusy(true);
    setError(undefined);
    setRefused(false);
    try {
      const isDone = await work();
      setRefused(!isDone);
      return isDone;
    } catch (thrown) {
      setError(thrown);
      return false;
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['this-push-subscription'] });
      await queries.invalidateQueries({ queryKey: [pushList.name] });
    }
  }

  return {
    ability,
    devices,
    isOn: devices.data !== undefined && devices.data.this_id !== null,
    isBusy,
    error,
    /** The browser, its push service or the person said no. */
    isRefused,
    /** True where this device is called from now on. Only ever after a press: the browser asks its person. */
    turnOn: () =>
      run(async () => {
        const { key } = await client.call(pushKey, {});
        const made = await subscriptionOf(key);
        const wanted = made === undefined ? undefined : askFor(made);
        if (wanted === undefined) return false;
        await client.call(pushSubscribe, wanted);
        session.keep(pushMarkKey, markOf(owner, wanted.endpoint, session.token()));
        return true;
      }),
    turnOff: () =>
      run(async () => {
        const subscription = await currentSubscription();
        session.drop(pushMarkKey);
        if (subscription === undefined) return true;
        await client.call(pushUnsubscribe, { endpoint: subscription.endpoint });
        await subscription.unsubscribe();
        return true;
      }),
  };
}

/** A push service that is away, or switched off in the browser, is a no: the person is told what may help. */
async function subscriptionOf(key: string): Promise<PushSubscription | undefined> {
  try {
    return await makeSubscription(key);
  } catch {
    return undefined;
  }
}
