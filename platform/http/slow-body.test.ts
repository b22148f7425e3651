import { createServer } from 'node:http';
import { createConnection } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchBody, type BodyKind } from './slow-body.ts';

// Far above what a busy machine keeps a timer waiting.
const spans = { idleMs: 1_000, wholeMs: 1_500 };
let kind: BodyKind = 'files';
let port = 0;

const server = createServer((request, response) => {
  watchBody(request, kind, spans);
  request.on('error', () => undefined);
  request.on('data', () => undefined);
  request.on('end', () => response.end('whole'));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => void server.close());

/** Sends `pieces` of a body so many milliseconds apart and gives what came back. */
async function drip(pieces: number, everyMs: number, whole = pieces): Promise<string> {
  const socket = createConnection(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  socket.write(`POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${whole}\r\n\r\n`);
  for (let piece = 0; piece < pieces && !socket.destroyed; piece += 1) {
    await sleep(everyMs);
    socket.write('x');
  }
  await closed;
  return answer;
}

test('a slow upload that moves is let through, however long it takes', async () => {
  kind = 'files';
  expect(await drip(10, 200)).toContain('whole');
});

test('an upload that stands still is ended', async () => {
  kind = 'files';
  expect(await drip(2, 20, 10)).toBe('');
});

test('any other body must be there soon, moving or not', async () => {
  kind = 'small';
  expect(await drip(3, 50)).toContain('whole');
  expect(await drip(20, 100)).toBe('');
});
