import { useLocation } from '#ui/routing/hooks.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { NoticeScreen, readNotice } from '#features/people/merchant/NoticeScreen.tsx';
import { ClosedAccount } from '#features/restriction/ui/ClosedAccount.tsx';
import { ServiceHours } from '#features/help/ui/public.tsx';
import { ClosedMoney } from '#features/wallet/ui/public.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { Door } from './Door.tsx';

/** The page that nobody has to stay on: which code led here, why, and what can be done. */
export function NoticePlace() {
  const location = useLocation();
  const session = useSession();
  const shown = readNotice(location.state);
  const isSignedIn = session.token() !== undefined;
  const { id } = fieldsOf(shown?.restriction);
  const isOpen = isSignedIn && shown?.code === 411;
  return (
    <Door>
      <NoticeScreen
        notice={shown}
        isSignedIn={isSignedIn}
        serviceLink={session.kept('service_link')}
        hours={<ServiceHours />}
        statement={
          isOpen && typeof id === 'string' ? <ClosedAccount id={id} money={<ClosedMoney />} /> : undefined
        }
      />
    </Door>
  );
}
