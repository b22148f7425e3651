// Merchants' programs for tests: a receiver on this machine that answers as it is told.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod/mini';
import type { HookType } from '#domain/hooks.ts';
import { addHook } from '#features/webhooks/contract.ts';
import type { TestShop, TestApp } from './test-app.ts';

const shape = z.object({
  id: z.string(),
  type: z.string(),
  n: z.int(),
  data: z.record(z.string(), z.unknown()),
});

export type ReceivedHook = z.output<typeof shape> & {
  readonly path: string;
  readonly text: string;
  readonly signature: string;
};

type Behave = (response: ServerResponse, request: IncomingMessage) => void;
const answerOk: Behave = (response) => response.writeHead(204).end();

/** Listens on this machine; `behave` may be changed at any moment, for one path or for all others. */
export async function openReceiver() {
  const received: ReceivedHook[] = [];
  const ways = new Map<string, Behave>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      const { url: path = '/' } = request;
      const signature = String(request.headers['stockless-signature']);
      received.push({ ...shape.parse(JSON.parse(text)), path, text, signature });
      (ways.get(path) ?? answerOk)(response, request);
    });
    response.on('error', () => undefined);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    received,
    at: (path: string) => received.filter((one) => one.path === path),
    url: (path: string) => `http://127.0.0.1:${port}${path}`,
    behave: (path: string, behave: Behave = answerOk) => ways.set(path, behave),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The password of every merchant of a test app. */
export const merchantPassword = 'right-horse-battery-7';

/** Adds an address by the front door. */
export async function addTestHook(app: TestApp, shop: TestShop, url: string, types: readonly HookType[]) {
  const token = await app.merchant(shop);
  return app.ask(addHook, { url, types: [...types], password: merchantPassword }, { token });
}

/** Does what is due and waits for what is sent, until nothing more is. */
export async function deliver(app: TestApp): Promise<void> {
  await app.composed.runner.runDue();
  await app.composed.hooksSettled();
}
