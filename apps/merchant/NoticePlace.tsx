import * as z from 'zod/mini';
import { useLocation } from 'react-router';
import { NoticeScreen, notice } from '#features/people/merchant/NoticeScreen.tsx';
import { ClosedAccount } from '#features/restriction/ui/ClosedAccount.tsx';
import { ServiceHours } from '#features/help/ui/public.tsx';
import { ClosedMoney } from '#features/wallet/ui/public.tsx';
import { useSession } from '#ui/calls/session-context.ts';
import { Door } from './Door.tsx';

const named = z.object({ id: z.uuid() });

/** The page that nobody has to stay on: which code led here, why, and what can be done. */
export function NoticePlace() {
  const location = useLocation();
  const session = useSession();
  const read = notice.safeParse(location.state);
  const shown = read.success ? read.data : undefined;
  const isSignedIn = session.token() !== undefined;
  const restriction = named.safeParse(shown?.restriction);
  const isOpen = isSignedIn && shown?.code === 411 && restriction.success;
  return (
    <Door>
      <NoticeScreen
        notice={shown}
        isSignedIn={isSignedIn}
        serviceLink={session.kept('service_link')}
        hours={<ServiceHours />}
        statement={isOpen ? <ClosedAccount id={restriction.data.id} money={<ClosedMoney />} /> : undefined}
      />
    </Door>
  );
}
