// Stands between a reader and its node and tells lies, keeps silent or is slow: for tests of what is believed.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';

export type RpcProxy = Awaited<ReturnType<typeof openRpcProxy>>;

/** Changes an answer: `result` of a JSON-RPC call, or the whole body where it throws it away. */
type Alter = (method: string, result: unknown) => unknown;

type Manner = {
  alter?: Alter;
  waitMs?: number;
  raw?: string;
  down?: boolean;
  lose?: (method: string) => boolean;
};

const asked = z.object({ method: z.string() });
const given = z.looseObject({ result: z.optional(z.unknown()) });

/** Opens a proxy on a free port of this machine. */
export async function openRpcProxy(url: string) {
  let manner: Manner = {};
  const calls: string[] = [];

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: string[] = [];
    request.setEncoding('utf8');
    for await (const chunk of request) chunks.push(String(chunk));
    const body = chunks.join('');
    const { method } = z.parse(asked, JSON.parse(body));
    calls.push(method);
    if (manner.down === true) {
      request.socket.destroy();
      return;
    }
    if (manner.waitMs !== undefined) await new Promise((resolve) => setTimeout(resolve, manner.waitMs));
    const headers = { 'content-type': 'application/json' };
    const real = await fetch(url, { method: 'POST', headers, body });
    const answer = z.parse(given, await real.json());
    if (manner.lose?.(method) === true) {
      request.socket.destroy();
      return;
    }
    const result = manner.alter === undefined ? answer.result : manner.alter(method, answer.result);
    response.writeHead(200, headers).end(manner.raw ?? JSON.stringify({ ...answer, result }));
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    behave(next: Manner): void {
      manner = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
