import { JoinScreen } from '#features/team/merchant/JoinScreen.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
import { Door } from '../Door.tsx';
import { useEnter } from '../useEnter.ts';

/** The door for who was invited into a team. The secret stands behind `#`, which no server is told. */
export function JoinPlace() {
  const { hash } = useLocation();
  const enter = useEnter();
  return (
    <Door>
      <JoinScreen token={hash.slice(1)} onDone={(token) => enter(token, '/')} />
    </Door>
  );
}
