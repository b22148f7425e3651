import { useRef, useState, useSyncExternalStore } from 'react';
import type { Queue } from '#ui/offline/queue.ts';
import type { QueuedAct } from '#ui/offline/queue-store.ts';
import { useQueue } from '#ui/offline/QueueProvider.tsx';
import { useErrorText } from '#ui/states/useErrorText.ts';
import { newClientId } from './client-id.ts';
import type { FileRef, Said, TalkSource } from './source.ts';
import type { Conversation, Message, TalkPage } from './thread.ts';

/** A message that is not in the conversation yet. */
export type Pending = Said & {
  readonly at: string;
  /** `kept` waits for a connection. */
  readonly state: 'sending' | 'kept' | 'failed';
  /** Why it failed, in words; empty where nobody knows whether it arrived. */
  readonly why: string;
  readonly again: () => void;
  readonly drop: () => void;
};

type Own = Said & { readonly at: string; readonly why: string | undefined };
type Parts<C extends Conversation, P extends TalkPage<C>> = {
  readonly source: TalkSource<C, P>;
  readonly page: P | undefined;
  /** The server has it: its answer. */
  readonly onSent: (answer: unknown) => void;
};

/**
 * What a person writes: shown at once, sent one after the other, kept on the device while there is no connection and
 * sent once, under the name that the device gave it, also after the app was closed.
 */
export function useOutbox<C extends Conversation, P extends TalkPage<C>>({
  source,
  page,
  onSent,
}: Parts<C, P>) {
  const queue = useQueue();
  const acts = useSyncExternalStore(queue.listen, queue.acts, queue.acts);
  const errorText = useErrorText();
  const [own, setOwn] = useState<readonly Own[]>([]);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const id = page?.conversation.id;

  const drop = (clientId: string) => setOwn((all) => all.filter((one) => one.client_id !== clientId));

  async function give(said: Said): Promise<void> {
    if (id === undefined) return;
    try {
      // What was written before goes first.
      if (queue.acts().length > 0) await queue.flush();
      const { client_id: clientId, text, files } = said;
      // Its own name keeps it from being said twice, so it may wait as acts under a key may.
      const outcome = await queue.give(
        { ...source.send, once: true },
        { id, client_id: clientId, text, files },
        [source.key[0], ...source.touches],
      );
      if (outcome.kind === 'done') onSent(outcome.output);
      drop(clientId);
    } catch (error) {
      const why = errorText(error);
      setOwn((all) => all.map((one) => (one.client_id === said.client_id ? { ...one, why } : one)));
    }
  }

  /** One after the other: two that are written quickly arrive as they were written. */
  function enqueue(said: Said): void {
    line.current = line.current.then(() => give(said));
  }

  const isHere = (clientId: string) => page?.messages.some((one) => isSame(one, source, clientId)) === true;
  const isOwn = (clientId: string) => own.some((one) => one.client_id === clientId);
  const waiting = acts
    .flatMap((act) => (act.call.name === source.send.name ? waitingOf(act, id, queue) : []))
    .filter(({ client_id: clientId }) => !isHere(clientId) && !isOwn(clientId));
  const sending = own
    .filter((one) => !isHere(one.client_id))
    .map(({ why, ...said }): Pending => ({
      ...said,
      state: why === undefined ? 'sending' : 'failed',
      why: why ?? '',
      again: () => {
        setOwn((all) =>
          all.map((one) => (one.client_id === said.client_id ? { ...one, why: undefined } : one)),
        );
        enqueue(said);
      },
      drop: () => drop(said.client_id),
    }));

  return {
    pending: [...waiting, ...sending],
    send: (text: string, files: readonly FileRef[]): void => {
      const said = { client_id: newClientId(), text, files: files.map((file) => file.id) };
      setOwn((all) => [...all, { ...said, at: new Date().toISOString(), why: undefined }]);
      enqueue(said);
    },
  };
}

/** What waits on the device for this conversation. */
function waitingOf(act: QueuedAct, id: string | undefined, queue: Queue): Pending[] {
  const { client_id, text, files } = act.ask;
  if (act.ask['id'] !== id || typeof client_id !== 'string') return [];
  return [
    {
      client_id,
      text: typeof text === 'string' ? text : '',
      files: Array.isArray(files) ? files.filter((file) => typeof file === 'string') : [],
      at: new Date(act.at).toISOString(),
      state: act.failure === null ? 'kept' : 'failed',
      why: act.failure ?? '',
      again: () => void queue.again(act.id),
      drop: () => void queue.drop(act.id),
    },
  ];
}

function isSame<C extends Conversation, P extends TalkPage<C>>(
  message: Message,
  { side }: TalkSource<C, P>,
  clientId: string,
): boolean {
  return message.by === side && message.client_id === clientId;
}
