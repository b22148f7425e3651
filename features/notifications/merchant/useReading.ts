import { useState } from 'react';
import { checkNotices, listNotices, readNotices } from '#features/notifications/contract.ts';
import { me } from '#features/people/contract.ts';
import { useAct } from '#ui/calls/useAct.ts';

const changes = [checkNotices, listNotices, me];

/** What can be said after "mark all as read" and its undo. */
type Said = { readonly what: 'read' | 'undone'; readonly count: number; readonly mark: string | null };

/** Marking one, marking all, and taking that back. */
export function useReading() {
  const [said, setSaid] = useState<Said>();
  const one = useAct(readNotices, { changes });
  const all = useAct(readNotices, {
    changes,
    onDone: ({ updated, mark }) => setSaid({ what: 'read', count: updated, mark }),
  });
  const back = useAct(readNotices, {
    changes,
    onDone: ({ updated }) => setSaid({ what: 'undone', count: updated, mark: null }),
  });
  return {
    said,
    isMarking: all.isBusy,
    isUndoing: back.isBusy,
    error: all.error ?? back.error,
    read: (id: string) => one.act({ ids: [id] }),
    /** Up to the newest that was seen: what comes meanwhile stays unread. */
    readAll: (upToId: string | null | undefined) =>
      all.act({ all: true, ...(upToId ? { up_to_id: upToId } : {}) }),
    undo: (mark: string) => back.act({ undo: mark }),
  };
}
