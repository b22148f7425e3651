import { useEffect } from 'react';
import { listChats } from '#features/chat/contract.ts';
import { useEndpoint } from '#ui/calls/useEndpoint.ts';

/** So many conversations are looked through: the newest, which are those with something unread. */
const lookedThrough = 50;
const againMs = 60_000;

/** Draws nothing: it tells how many messages of each order's buyer nobody has read. */
export function UnreadTalks({ onChange }: { onChange: (unread: ReadonlyMap<string, number>) => void }) {
  const { data } = useEndpoint(
    listChats,
    { kind: 'order', page_size: lookedThrough },
    { refetchMs: againMs },
  );
  useEffect(() => {
    if (data === undefined) return;
    onChange(
      new Map(
        data.list.flatMap(({ order, unread }) =>
          order === null || unread === 0 ? [] : [[order.id, unread]],
        ),
      ),
    );
  }, [data, onChange]);
  return null;
}
