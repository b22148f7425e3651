// A conversation as a device knows it: its messages by their numbers, which begin with 1 and have no gaps.
import type * as z from 'zod/mini';
import type { chatMessage, conversation } from '#features/chat/contract.ts';

export type Message = z.output<typeof chatMessage>;
export type Conversation = z.output<typeof conversation>;

/** What every call that reads a conversation answers; `messages` are the oldest first. */
export type TalkPage<C extends Conversation = Conversation> = {
  readonly conversation: C;
  readonly messages: readonly Message[];
  /** True where there are messages before the first of these. */
  readonly has_more: boolean;
};

/**
 * Puts what was just fetched to what is known. Where a number is missing, what lies before it is dropped: something
 * between is not here, and going up fetches it again.
 */
export function joinPages<P extends TalkPage>(known: TalkPage | undefined, fresh: P): P {
  if (known === undefined || known.conversation.id !== fresh.conversation.id) return startingAt(fresh, fresh);
  const bySeq = new Map(known.messages.map((message) => [message.seq, message]));
  // The addresses of files end: those that came last are good for longest.
  for (const message of fresh.messages) bySeq.set(message.seq, message);
  const messages = unbroken([...bySeq.values()].toSorted((left, right) => left.seq - right.seq));
  return startingAt(fresh, { ...fresh, messages });
}

/** One message as it is said. `isGap`: some before it are missing and must be fetched. */
export function addMessage<P extends TalkPage>(known: P, message: Message): { page: P; isGap: boolean } {
  const last = lastSeqOf(known);
  if (message.seq > last + 1) return { page: known, isGap: true };
  if (message.seq <= last) return { page: known, isGap: false };
  return { page: { ...known, messages: [...known.messages, message] }, isGap: false };
}

/** The number of the newest message that is here; 0 where there is none. */
export function lastSeqOf({ messages }: Pick<TalkPage, 'messages'>): number {
  return messages.at(-1)?.seq ?? 0;
}

function startingAt<P extends TalkPage>(fresh: P, joined: P): P {
  const first = joined.messages[0]?.seq;
  return { ...joined, has_more: first === undefined ? fresh.has_more : first > 1 };
}

/** From the newest back to the first number that is missing. */
function unbroken(messages: readonly Message[]): readonly Message[] {
  let from = messages.length - 1;
  while (from > 0 && messages[from - 1]?.seq === (messages[from]?.seq ?? 0) - 1) from -= 1;
  return messages.slice(Math.max(from, 0));
}
