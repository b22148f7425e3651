import { useQueryClient } from '#ui/queries/QueryClientProvider.tsx';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useClient } from '#ui/calls/client.tsx';
import { makeLaterQueue } from './later-queue.ts';
import type { Queue } from './queue.ts';
import type { QueueStore } from './queue-store.ts';
import { useToast } from '#ui/states/ToastProvider.tsx';
import { useUiWords } from '#ui/words/words.tsx';

const QueueContext = createContext<Queue | undefined>(undefined);

const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

type Props = {
  /** Whose acts are sent; undefined while nobody knows: then nothing is. */
  owner: string | undefined;
  store?: QueueStore;
  children: ReactNode;
};

/** Sends what waited: at the start, when the connection is back, when the app is looked at again. */
export function QueueProvider({ owner, store, children }: Props) {
  const words = useUiWords();
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const open = () =>
    makeLaterQueue({
      owner: owner ?? '',
      store,
      client,
      queries,
      onFailed: () => toast(words.queueFailed, 'bad'),
    });
  const [opened, setOpened] = useState(() => ({ owner, queue: open() }));
  if (opened.owner !== owner) setOpened({ owner, queue: open() });
  const { queue } = opened;
  const isKnown = owner !== undefined;
  useEffect(() => (isKnown ? startSending(queue) : undefined), [queue, isKnown]);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

export function useQueue(): Queue {
  const queue = useContext(QueueContext);
  if (queue === undefined) throw new Error('useQueue needs a QueueProvider above it');
  return queue;
}

/** How many acts are not sent yet or were refused; 0 where there is no queue. */
export function useWaitingCount(): number {
  const queue = useContext(QueueContext);
  const acts = useSyncExternalStore(queue?.listen ?? never, queue?.acts ?? none);
  return acts.length;
}

function never(): () => void {
  return () => undefined;
}

const nothing: ReturnType<Queue['acts']> = [];

function none(): ReturnType<Queue['acts']> {
  return nothing;
}

/** Tries now and at every sign of a connection; while there is one and it still fails, in growing pauses. */
function startSending(queue: Queue): () => void {
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function send(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const isEmpty = await queue.flush().catch(() => false);
    if (isEmpty) pauseMs = firstPauseMs;
    if (isEmpty || isOver) return;
    timer = setTimeout(() => void send(), pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  }
  const onSign = (): void => {
    if (document.visibilityState === 'visible') void send();
  };

  void send();
  window.addEventListener('online', onSign);
  document.addEventListener('visibilitychange', onSign);
  const stopListening = queue.listen(() => {
    const isWaiting = queue.acts().some((act) => act.failure === null);
    if (isWaiting && timer === undefined) timer = setTimeout(() => void send(), pauseMs);
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
    window.removeEventListener('online', onSign);
    document.removeEventListener('visibilitychange', onSign);
  };
}
