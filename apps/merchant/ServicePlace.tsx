import { Suspense } from 'react';
import { DeskTalk } from '#features/chat/merchant/DeskTalk.tsx';
import { ServiceScreen } from '#features/help/merchant/ServiceScreen.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

// Below the talk, and there where there are any.
const OtherTalks = lazyPart(async () => (await import('./OtherTalks.tsx')).OtherTalks);

/** Help with its conversations: answers come before chat, so only the app can put them together. */
export function ServicePlace() {
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
