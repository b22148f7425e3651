// The end of an instance that answers at a listener beside its own, as it does for domains over TLS.
import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as chat from '#features/chat/contract.ts';
import { isWritable } from '#platform/db/instance.sql.ts';
import { listenTo } from '#testing/live.ts';
import { composeTestApp, openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'stockless-second-'));
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  await app.close();
  for (const one of [folder, `${folder}-vault`]) rmSync(one, { recursive: true, force: true });
});

test('streams beside the server are ended with it, and what is under way there still has the database', async () => {
  const { database, clock, policy } = app;
  const composed = composeTestApp({ database, clock, policy, folder });
  const { db } = composed.env;
  const pause = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  composed.app.get('/slow', async () => {
    begun.resolve();
    await pause.promise;
    return { isWritable: await isWritable(db.direct, clock.now()) };
  });
  await composed.app.ready();
  const beside = createServer((request, reply) => composed.app.routing(request, reply));
  const origin = await listen(beside);
  const shop = await app.makeShop('Harbour');
  const token = await app.merchant(shop);
  const { conversation } = await app.ask(chat.openChat, {}, { token });
  const reader = await listenTo(origin, chat.streamChat, { id: conversation.id }, { token });
  await reader.until(() => reader.of('state').length > 0);
  const slow = fetch(`${origin}/slow`).then((reply) => reply.json());
  await begun.promise;
  const closed = composed.close(stop(beside));
  await reader.until(reader.isOver);
  pause.resolve();
  expect(await slow).toEqual({ isWritable: true });
  await closed;
  expect(beside.listening).toBe(false);
});

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
    });
  });
}

function stop(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
}
