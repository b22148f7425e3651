import { useRef } from 'react';
import * as z from 'zod/mini';
import { listChats, streamChat } from '#features/chat/contract.ts';
import { listInbox } from '#features/chat/inbox.contract.ts';
import { useLive } from '#ui/calls/useLive.ts';
import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';

/** Which of them has changed. */
const changed = z.object({ id: z.string(), last_seq: z.int() });

/** Many may write at once: the list is read again at most this often. */
const againMs = 1_000;

/** Keeps lists of talks up to date: they are read again as soon as one of them moves, a question comes, or a talk is given to somebody. */
export function useInboxUpdates(): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLive(
    streamChat,
    {},
    {
      shapes: { changed },
      onEvent: () => {
        timer.current ??= setTimeout(() => {
          timer.current = undefined;
          for (const { name } of [listInbox, listChats]) void queries.invalidateQueries({ queryKey: [name] });
        }, againMs);
      },
    },
  );
}
