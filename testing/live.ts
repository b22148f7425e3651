// Readers of streams for tests: they hear what a browser would, and can be cut off.
import { fillPath, type Endpoint } from '#domain/wire/endpoint.ts';

export type ReceivedEvent = {
  readonly name: string;
  readonly id: string | undefined;
  readonly data: unknown;
};

type With = { readonly token?: string; readonly lastId?: string | undefined };

export type LiveReader = Awaited<ReturnType<typeof listenTo>>;

/** Opens a stream at a server that listens at `base`. What is no stream is its text. */
export async function listenTo(
  base: string,
  endpoint: Endpoint,
  ask: Record<string, string | number>,
  { token, lastId }: With = {},
) {
  const ended = new AbortController();
  const [path, rest] = fillPath(endpoint.path, ask);
  const query = new URLSearchParams(
    Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const headers: Record<string, string> = {};
  if (token !== undefined) headers['authorization'] = token;
  if (lastId !== undefined) headers['last-event-id'] = lastId;
  const response = await fetch(`${base}${path}?${query.toString()}`, { headers, signal: ended.signal });
  const type = response.headers.get('content-type') ?? '';
  const isStream = type.startsWith('text/event-stream');
  const text = isStream ? '' : await response.text();
  const received: ReceivedEvent[] = [];
  const state = { isOver: !isStream };
  if (isStream && response.body !== null) {
    void readAll(response.body, received).finally(() => {
      state.isOver = true;
    });
  }
  return {
    type,
    text,
    received,
    isOver: () => state.isOver,
    close: () => ended.abort(),
    of: (name: string) => received.filter((one) => one.name === name),
    /** The place to come again at. */
    place: () => received.findLast(({ id }) => id !== undefined)?.id,
    async until(isThere: () => boolean, withinMs = 60_000): Promise<void> {
      const end = performance.now() + withinMs;
      while (!isThere()) {
        if (performance.now() > end) throw new Error(`not heard: ${JSON.stringify(received).slice(0, 800)}`);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    },
  };
}

async function readAll(body: ReadableStream<Uint8Array>, received: ReceivedEvent[]): Promise<void> {
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for await (const piece of body) {
      const blocks = (rest + decoder.decode(piece, { stream: true })).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) readBlock(block, received);
    }
  } catch {
    // Cut off: by the test, or by the server's end.
  }
}

function readBlock(block: string, received: ReceivedEvent[]): void {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (name !== '') fields.set(name, value);
  }
  const data = fields.get('data');
  if (data === undefined) return;
  const json: unknown = JSON.parse(data);
  received.push({ name: fields.get('event') ?? 'message', id: fields.get('id'), data: json });
}
