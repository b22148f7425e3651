import { EarlierTalks } from '#features/chat/merchant/EarlierTalks.tsx';
import { InboxPart } from '#features/chat/merchant/inbox/InboxPart.tsx';

/** What buyers wrote and asked last, and what was talked about with the desk before. */
export function OtherTalks() {
  return (
    <>
      <InboxPart />
      <EarlierTalks />
    </>
  );
}
