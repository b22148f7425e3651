import { BuyerTalks } from '#features/chat/merchant/BuyerTalks.tsx';
import { EarlierTalks } from '#features/chat/merchant/EarlierTalks.tsx';

/** The buyers who wrote last, and what was talked about with the desk before. */
export function OtherTalks() {
  return (
    <>
      <BuyerTalks />
      <EarlierTalks />
    </>
  );
}
