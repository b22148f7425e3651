import { exportChat } from '#features/chat/contract.ts';
import { TranscriptButton } from '#features/chat/ui/TranscriptButton.tsx';

/** The whole conversation as a file of this device. */
export function Transcript({ id }: { id: string }) {
  return <TranscriptButton endpoint={exportChat} id={id} />;
}
