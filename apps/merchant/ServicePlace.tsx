import { BuyerTalks } from '#features/chat/merchant/BuyerTalks.tsx';
import { DeskTalk } from '#features/chat/merchant/DeskTalk.tsx';
import { EarlierTalks } from '#features/chat/merchant/EarlierTalks.tsx';
import { ServiceScreen } from '#features/help/merchant/ServiceScreen.tsx';

/** Help with its conversations: answers come before chat, so only the app can put them together. */
export function ServicePlace() {
  return (
    <ServiceScreen
      talk={<DeskTalk />}
      talks={
        <>
          <BuyerTalks />
          <EarlierTalks />
        </>
      }
    />
  );
}
