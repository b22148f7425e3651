import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OutputOf } from '#domain/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { checkNotices, listNotices } from '#features/notifications/contract.ts';
import type { Client } from '#ui/api.ts';
import { useClient } from '#ui/client.tsx';
import { useWords } from '#ui/merchant-words.ts';
import { useToast } from '#ui/ToastProvider.tsx';
import { useEndpoint } from '#ui/useEndpoint.ts';
import { useSay } from '#ui/words.tsx';

type Check = OutputOf<typeof checkNotices>;

/** How the merchant's box stands, asked again by itself while somebody looks at the page, and on coming back to it. */
export function useCheck() {
  return useEndpoint(checkNotices, {}, { refetchMs: limits.noticeCheckMs });
}

/**
 * `useCheck`, and calls out what is new, as far as its hours allow: once in the app, in its frame. The stream says it at
 * once; where there is none, it is asked for.
 *
 * @param isLater Whether the stream may be opened: the first screen has the line to itself.
 */
export function useNews(isLater: boolean): Check | undefined {
  const { notifications: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const client = useClient();
  const queries = useQueryClient();
  const before = useRef<Check>(undefined);
  const isLive = useStream(isLater);
  const refetch = isLive ? {} : { refetchMs: limits.noticeCheckMs };
  const { data } = useEndpoint(checkNotices, {}, refetch);
  useEffect(() => {
    if (data === undefined) return;
    const last = before.current;
    before.current = data;
    if (last === undefined || last.latest_id === data.latest_id) return;
    void queries.invalidateQueries({ queryKey: [listNotices.name] });
    freshSince(client, last, data)
      .then((count) => (count > 0 ? toast(say(words.fresh, { count })) : undefined))
      // The bell has counted it: what could not be called out is not lost.
      .catch(() => undefined);
  }, [client, data, queries, say, toast, words]);
  return data;
}

/** Whether the stream is open. What it says of the box is kept where `useCheck` looks. */
function useStream(isLater: boolean): boolean {
  const client = useClient();
  const queries = useQueryClient();
  const [isLive, setLive] = useState(false);
  useEffect(() => {
    if (!isLater) return undefined;
    let close = (): void => undefined;
    let isOver = false;
    const open = async (): Promise<void> => {
      const { followNotices } = await import('./notice-line.ts');
      if (isOver) return;
      const onBox = (box: Check): void => void queries.setQueryData([checkNotices.name, {}], box);
      ({ close } = followNotices({ client, onBox, onState: (state) => setLive(state === 'live') }));
    };
    // Without it the box is asked for, as before.
    open().catch(() => undefined);
    return () => {
      isOver = true;
      close();
    };
  }, [client, isLater, queries]);
  return isLive;
}

async function freshSince(client: Client, last: Check, now: Check): Promise<number> {
  if (last.latest_id === null) return now.quiet ? 0 : now.unread;
  return (await client.call(checkNotices, { since_id: last.latest_id })).fresh;
}
