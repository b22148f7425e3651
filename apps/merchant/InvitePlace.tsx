import { useSearchParams } from '#ui/routing/hooks.ts';
import { InviteScreen } from '#features/invitation/merchant/InviteScreen.tsx';
import { Door } from './Door.tsx';
import { useEnter } from './useEnter.ts';

/** The door for who has an invitation. */
export function InvitePlace() {
  const [query] = useSearchParams();
  const enter = useEnter();
  return (
    <Door>
      <InviteScreen
        code={query.get('code') ?? query.get('invite') ?? ''}
        onDone={(token) => enter(token, '/')}
      />
    </Door>
  );
}
