import { Suspense } from 'react';
import { DeskTalk } from '#features/chat/merchant/DeskTalk.tsx';
import { ServiceScreen } from '#features/help/merchant/ServiceScreen.tsx';
import { useMe } from '#features/people/ui/useMe.ts';
import { lazyPart } from '#ui/lazy-part.ts';

// Below the talk, and there where there are any.
const OtherTalks = lazyPart(async () => (await import('./OtherTalks.tsx')).OtherTalks);

// A member has no conversation with the service desk.
const InboxScreen = lazyPart(
  async () => (await import('#features/chat/merchant/inbox/InboxScreen.tsx')).InboxScreen,
);

/** Help with its conversations: answers come before chat, so only the app can put them together. */
export function ServicePlace() {
  const { data: me } = useMe();
  if (me !== undefined && me.info.permissions[0] !== 'owner')
    return (
      <Suspense fallback={null}>
        <InboxScreen isHome />
      </Suspense>
    );
  return (
    <ServiceScreen
      talk={<DeskTalk />}
      talks={
        <Suspense fallback={null}>
          <OtherTalks />
        </Suspense>
      }
    />
  );
}
