import { useEffect } from 'react';
import { useNavigate } from '#ui/routing/hooks.ts';
import { pushSubscribe } from '#features/notifications/channels.contract.ts';
import { useMe } from '#features/people/ui/public.tsx';
import { useClient } from '#ui/calls/client.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { askFor, currentSubscription } from './browser-push.ts';
import { markOf, pushMarkKey, readMark } from './push-mark.ts';

/**
 * Keeps what the server knows of this browser right: after a new sign-in, and after its push service gave it another
 * address. Asks nobody anything, and does nothing where this person did not turn it on here. Goes where a pressed
 * notification leads.
 */
export function PushKeeper() {
  const client = useClient();
  const session = useSession();
  const navigate = useNavigate();
  const owner = useMe().data?.info.id;

  useEffect(() => {
    const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (container === undefined) return undefined;
    function onMessage({ data }: MessageEvent<unknown>) {
      const route = routeIn(data);
      if (route !== undefined) navigate(route);
    }
    container.addEventListener('message', onMessage);
    return () => container.removeEventListener('message', onMessage);
  }, [navigate]);

  useEffect(() => {
    if (owner === undefined) return;
    async function subscribe(id: string): Promise<void> {
      const mark = readMark(session.kept(pushMarkKey));
      if (mark === undefined || mark.owner !== id) return;
      const subscription = await currentSubscription();
      const wanted = subscription === undefined ? undefined : askFor(subscription);
      if (wanted === undefined) return;
      const next = markOf(id, wanted.endpoint, session.token());
      if (next === session.kept(pushMarkKey)) return;
      const before = mark.endpoint === wanted.endpoint ? {} : { instead_of: mark.endpoint };
      await client.call(pushSubscribe, { ...wanted, ...before });
      session.keep(pushMarkKey, next);
    }
    // The next opening of the app tries again; the settings say how it stands.
    void subscribe(owner).catch(() => undefined);
  }, [client, owner, session]);

  return null;
}

/** Of the app's own service worker: `{ kind: 'open', route }`. */
export function routeIn(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  if (Reflect.get(message, 'kind') !== 'open') return undefined;
  const route: unknown = Reflect.get(message, 'route');
  return typeof route === 'string' && /^\/(?!\/)/.test(route) ? route : undefined;
}
