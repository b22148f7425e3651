// Messages of a double: sent as they happen, each until it is taken, or kept for a test to send by hand in any order.
import { openPostRoom } from '../card-double/post.ts';

export type HookMessage = {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** Takes a message where it belongs; gives the status of the answer. */
export type DeliverHook = (message: HookMessage) => Promise<number>;

/** Carries messages over HTTP. */
export const deliverOverHttp: DeliverHook = async ({ url, body, headers }) => {
  const answer = await fetch(url, { method: 'POST', body, headers });
  await answer.arrayBuffer();
  return answer.status;
};

export function openOutbox(posting: 'now' | 'held', deliver: DeliverHook) {
  const messages: HookMessage[] = [];
  async function send(message: HookMessage, times = 1): Promise<number[]> {
    return Promise.all(Array.from({ length: times }, () => deliver(message)));
  }
  const room = openPostRoom<HookMessage>(async (message) => {
    const [status = 0] = await send(message);
    return status >= 200 && status < 300;
  });
  return {
    /** All that there ever were, the oldest first. */
    messages,
    send,
    post(message: HookMessage): void {
      messages.push(message);
      if (posting === 'now') room.post(message);
    },
    settled: room.settled,
    close: room.close,
  };
}
