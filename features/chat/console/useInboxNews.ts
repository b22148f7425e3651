import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useRef } from 'react';
import { chatEvent } from '#features/chat/contract.ts';
import { deskChats, deskTeam, streamDeskChat } from '#features/chat/console.contract.ts';
import { useLive } from '#ui/calls/useLive.ts';

/** Many may write at once: the list is asked again at most this often. */
const againMs = 1_000;

/** Keeps lists of conversations true: asked again as soon as one of them moves. */
export function useInboxNews(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(
    streamDeskChat,
    {},
    {
      shapes: { changed: chatEvent.shape.changed },
      onEvent: () => {
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          for (const { name } of [deskChats, deskTeam]) void queries.invalidateQueries({ queryKey: [name] });
        }, againMs);
      },
    },
  );
}
