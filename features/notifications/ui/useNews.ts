import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
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

/** `useCheck`, and calls out what is new, as far as its hours allow: once in the app, in its frame. */
export function useNews(): Check | undefined {
  const { notifications: words } = useWords();
  const say = useSay();
  const toast = useToast();
  const client = useClient();
  const queries = useQueryClient();
  const before = useRef<Check>(undefined);
  const { data } = useCheck();
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

async function freshSince(client: Client, last: Check, now: Check): Promise<number> {
  if (last.latest_id === null) return now.quiet ? 0 : now.unread;
  return (await client.call(checkNotices, { since_id: last.latest_id })).fresh;
}
