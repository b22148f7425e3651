import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { useQuery } from '#ui/queries/useQuery.ts';
import { useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { fieldsOf } from '#domain/wire/fields.ts';
import { chatSides } from '#domain/states/conversation.ts';
import { chatMessage } from '#features/chat/contract.ts';
import { isAnswer } from '#ui/calls/answer.ts';
import { useClient } from '#ui/calls/client.tsx';
import { useLive } from '#ui/calls/useLive.ts';
import type { TalkSource } from './source.ts';
import { addMessage, joinPages, lastSeqOf } from './thread.ts';
import type { Conversation, Message, TalkPage } from './thread.ts';

/** Typing is told this often while it goes on, and shown this long after it was told. */
const typingToldMs = 3_000;
const typingShownMs = 6_000;

const typingEvent = z.object({ by: z.enum(chatSides) });

/**
 * A conversation that stays true while one looks at it: its newest messages, what is said meanwhile, and what was said
 * while the line was lost. Its messages are in the query cache, like everything of the server.
 */
export function useThread<C extends Conversation, P extends TalkPage<C>>(source: TalkSource<C, P>) {
  const client = useClient();
  const store = usePage(source);
  const typing = useTyping();
  const { page, update, catchUp } = store;
  const id = page?.conversation.id;
  const line = useLive(source.stream, useStart(page), {
    enabled: page !== undefined,
    shapes: { message: chatMessage, state: source.state, typing: typingEvent },
    onEvent: (news) => {
      if (news.name === 'message') take(news.data);
      else if (news.name === 'state') takeState(news.data);
      else typing.show(news.data.by);
    },
  });

  function take(message: Message): void {
    if (message.by !== source.side) typing.hide();
    const known = store.now();
    if (known !== undefined && addMessage(known, message).isGap) catchUp();
    else update((before) => addMessage(before, message).page);
  }

  function takeState(conversation: C): void {
    update((before) => ({ ...before, conversation }));
  }

  return {
    query: store.query,
    /** Whether what is said arrives by itself at the moment. */
    isLive: line === 'live' || line === 'opening',
    typing: typing.by === source.side ? undefined : typing.by,
    takeState,
    /** Another conversation in place of this one. */
    replace: store.replace,
    /** What the server answered to something that was sent. */
    sent: (answer: unknown) => {
      const { message, conversation } = fieldsOf(answer);
      if (!isAnswer(chatMessage, message) || !isAnswer(source.state, conversation)) return;
      take(message);
      takeState(conversation);
    },
    older: store.older,
    seen: useSeen(source, store),
    typed: useTyped(() => (id === undefined ? undefined : source.typing(client, id))),
  };
}

/** Where the stream begins: after what was here when the conversation was opened. Later it goes on where it was. */
function useStart(page: TalkPage | undefined): { readonly id?: string; readonly after?: number } {
  const [start, setStart] = useState<{ readonly id?: string; readonly after?: number }>({});
  const id = page?.conversation.id;
  if (page === undefined || start.id === id) return start;
  const next = { id: page.conversation.id, after: lastSeqOf(page) };
  setStart(next);
  return next;
}

type Store<P> = {
  readonly now: () => P | undefined;
  readonly update: (change: (page: P) => P) => void;
};

/** The messages that are here, and how more of them come: newer ones after a lost line, older ones going up. */
function usePage<C extends Conversation, P extends TalkPage<C>>(source: TalkSource<C, P>) {
  const client = useClient();
  const queries = useQueryClient();
  const [older, setOlder] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({
    isBusy: false,
  });
  const isCatching = useRef(false);
  const { key } = source;
  const now = () => queries.getQueryData<P>(key);
  const query = useQuery<P>({
    queryKey: key,
    queryFn: async ({ signal }) => joinPages(now(), await source.open(client, signal)),
  });
  const update = (change: (page: P) => P) =>
    queries.setQueryData<P>(key, (page) => (page === undefined ? undefined : change(page)));

  async function fetchNewer(): Promise<void> {
    for (let known = now(); known !== undefined; known = now()) {
      const last = lastSeqOf(known);
      const fresh = await source.read(client, known.conversation.id, { after: last });
      update((before) => ({ ...before, ...joinPages(before, fresh) }));
      if (fresh.messages.length === 0 || fresh.conversation.last_seq <= lastSeqOf(fresh)) return;
    }
  }

  async function fetchOlder(): Promise<void> {
    const known = now();
    const first = known?.messages[0]?.seq;
    if (known === undefined || first === undefined) return;
    setOlder({ isBusy: true });
    try {
      const fresh = await source.read(client, known.conversation.id, { before: first });
      const isEnd = fresh.messages.length === 0;
      update((before) => ({
        ...before,
        ...joinPages(before, { ...fresh, conversation: before.conversation }),
        ...(isEnd ? { has_more: false } : {}),
      }));
      setOlder({ isBusy: false });
    } catch (error) {
      setOlder({ isBusy: false, error });
    }
  }

  return {
    query,
    page: query.data,
    now,
    update,
    replace: (page: P) => queries.setQueryData<P>(key, page),
    catchUp: () => {
      if (isCatching.current || now() === undefined) return;
      isCatching.current = true;
      // What fails here is asked again when the line is back.
      fetchNewer()
        .catch(() => undefined)
        .finally(() => {
          isCatching.current = false;
        });
    },
    older: {
      isBusy: older.isBusy,
      error: older.error,
      more: () => (older.isBusy ? undefined : void fetchOlder()),
    },
  };
}

/** Tells the server how far this side has read: forwards only, once for each number. */
function useSeen<C extends Conversation, P extends TalkPage<C>>(source: TalkSource<C, P>, store: Store<P>) {
  const client = useClient();
  const queries = useQueryClient();
  const told = useRef({ id: '', seq: 0 });
  return (seq: number): void => {
    const known = store.now();
    if (known === undefined) return;
    const { id, read } = known.conversation;
    const before = told.current.id === id ? told.current.seq : 0;
    if (seq <= Math.max(before, read.mine)) return;
    told.current = { id, seq };
    source
      .mark(client, id, seq)
      .then(async ({ mine, theirs, unread }) => {
        store.update((page) => ({
          ...page,
          conversation: { ...page.conversation, read: { mine, theirs }, unread },
        }));
        await Promise.all(source.touches.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      })
      .catch(() => {
        // Not told: the next look tells it.
        told.current = { id, seq: before };
      });
  };
}

function useTyping() {
  const [by, setBy] = useState<z.output<typeof typingEvent>['by']>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setBy(undefined);
  };
  return {
    by,
    hide,
    show: (who: NonNullable<typeof by>) => {
      clearTimeout(timer.current);
      setBy(who);
      timer.current = setTimeout(hide, typingShownMs);
    },
  };
}

/** Told now and then while somebody types; that it could not be told matters to nobody. */
function useTyped(tell: () => Promise<unknown> | undefined): () => void {
  const last = useRef(0);
  return () => {
    const now = performance.now();
    if (last.current !== 0 && now - last.current < typingToldMs) return;
    last.current = now;
    tell()?.catch(() => undefined);
  };
}
