import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from '#ui/routing/hooks.ts';
import { fieldsOf } from '#domain/wire/fields.ts';

const tokenKey = 'token';
/** Open to everybody: nothing of the merchant stands on them. */
const doors = ['/login', '/invite', '/forgot', '/reset', '/contact', '/404'];

/**
 * One phone has one session, whatever number of tabs it has open. What another tab does to it is followed at once:
 * nobody goes on reading the money of a merchant who has signed out, or sees one merchant's answers as another.
 */
export function useOtherTabs(): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;

  const follow = useEffectEvent((isSignedIn: boolean) => {
    const isAtDoor = doors.includes(pathname);
    if (isSignedIn) {
      // Where the tab stood before it was sent to sign-in.
      const { from } = fieldsOf(location.state);
      if (pathname === '/login') navigate(typeof from === 'string' ? from : '/', { replace: true });
      // What is on the screen was asked for by whoever was signed in before.
      void queries.resetQueries();
      return;
    }
    queries.clear();
    if (!isAtDoor) navigate('/login', { replace: true, state: { from: pathname + search, expired: true } });
  });

  useEffect(() => {
    const onStorage = ({ key, newValue, storageArea }: StorageEvent): void => {
      // Without a key everything was cleared.
      if (storageArea === localStorage && (key === tokenKey || key === null)) follow(newValue !== null);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
}
