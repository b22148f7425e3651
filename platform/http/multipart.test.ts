import { createConnection } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#domain/wire/endpoint.ts';
import { limits } from '#domain/limits.ts';
import { openTestPipeline, type TestPipeline } from '#platform/testing/pipeline.ts';
import { openApiOf } from './openapi.ts';
import { handle, type Call } from './pipeline.ts';
import { makeHttpServer } from './server.ts';

const sendThings = endpoint({
  name: 'sendThings',
  method: 'POST',
  path: '/v1/things/{place}',
  actor: 'merchant',
  summary: 'Fields and files, for the test.',
  input: z.object({
    place: z.string(),
    note: z.string(),
    maybe: z.optional(z.nullable(z.string())),
    count: z.int(),
    consent: z.literal(true),
    tags: z.optional(z.array(z.string())),
  }),
  output: z.object({ seen: z.string() }),
  refuses: [],
  once: true,
  body: 'multipart',
  files: { front: 'one', back: 'optional', more: 'many' },
});

let pipeline: TestPipeline;
let app: FastifyInstance;
let base: string;
let asked: { input: unknown; files: Call['files'] }[] = [];

beforeAll(async () => {
  const session = {
    actor: 'merchant',
    personId: '00000000-0000-7000-8000-000000000001',
    roles: ['owner'],
    shopId: 1n,
    supplierId: undefined,
    tokenHash: Buffer.alloc(32),
  } as const;
  pipeline = await openTestPipeline({
    authenticate: () => (token) => Promise.resolve(token === 'good' ? session : 'unknown'),
    open: (opened) =>
      handle(opened, sendThings, ({ input, call }) => {
        asked.push({ input, files: call.files });
        return Promise.resolve({ seen: (call.files ?? []).map(({ name }) => name).join() });
      }),
  });
  app = makeHttpServer(pipeline.registry);
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${portOf(app)}`;
});
afterAll(async () => {
  await app.close();
  await pipeline.close();
});

function portOf({ server }: FastifyInstance): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function formOf(files: Record<string, Buffer[]>, fields: Record<string, string> = {}): FormData {
  const form = new FormData();
  const all = { note: '42', count: '7', consent: 'true', ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const [field, list] of Object.entries(files)) {
    for (const bytes of list) form.append(field, new Blob([new Uint8Array(bytes)]), `${field}.bin`);
  }
  return form;
}

const answerShape = z.object({ code: z.int(), data: z.record(z.string(), z.unknown()) });

async function post(
  form: FormData | string,
  options: { token?: string; onceKey?: string; type?: string } = {},
) {
  const response = await fetch(`${base}/api/v1/things/here`, {
    method: 'POST',
    body: form,
    headers: {
      authorization: options.token ?? 'good',
      'idempotency-key': options.onceKey ?? crypto.randomUUID(),
      ...(options.type === undefined ? {} : { 'content-type': options.type }),
    },
  });
  return z.parse(answerShape, await response.json());
}

const bytes = Buffer.from('some bytes');

test('fields come as the contract names them and files as they were sent', async () => {
  asked = [];
  const fields = { maybe: '12', tags: '["a","b"]' };
  const answer = await post(formOf({ front: [bytes], more: [bytes, Buffer.from('two')] }, fields));
  expect(answer).toMatchObject({ code: 200, data: { seen: 'front.bin,more.bin,more.bin' } });
  expect(asked).toHaveLength(1);
  const [{ input, files } = { input: undefined, files: [] }] = asked;
  expect(input).toEqual({
    place: 'here',
    note: '42',
    maybe: '12',
    count: 7,
    consent: true,
    tags: ['a', 'b'],
  });
  expect(files?.map((file) => file.bytes.toString())).toEqual(['some bytes', 'some bytes', 'two']);
});

test('a file that is missing, unknown or twice is told by its field', async () => {
  expect(await post(formOf({}))).toMatchObject({ code: 403, data: { field: 'front', reason: 'missing' } });
  const unknown = await post(formOf({ front: [bytes], other: [bytes] }));
  expect(unknown).toMatchObject({ code: 405, data: { field: 'other', reason: 'unknown_file' } });
  const twice = await post(formOf({ front: [bytes, bytes] }));
  expect(twice).toMatchObject({ code: 405, data: { field: 'front', reason: 'too_many' } });
});

test('a stranger is turned away before the body is read', async () => {
  asked = [];
  expect(await post(formOf({ front: [bytes] }), { token: 'bad' })).toMatchObject({ code: 401 });
  expect(asked).toEqual([]);
});

test('a file of ten megabytes is taken and one byte more is told with its field', async () => {
  const most = Buffer.alloc(limits.uploadBytesMax, 1);
  expect(await post(formOf({ front: [most] }))).toMatchObject({ code: 200 });
  const over = Buffer.alloc(limits.uploadBytesMax + 1, 1);
  expect(await post(formOf({ front: [over] }))).toMatchObject({
    code: 405,
    data: { reason: 'too_large', size: 10, field: 'front' },
  });
});

test('nine files are too many', async () => {
  const answer = await post(formOf({ front: [bytes], more: Array.from({ length: 8 }, () => bytes) }));
  expect(answer).toMatchObject({ code: 405, data: { reason: 'too_many', count: 8 } });
});

test('a body that is no form or ends in the middle answers with our envelope', async () => {
  for (const [body, type] of [
    ['not a form', 'multipart/form-data; boundary=x'],
    ['--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhalf', 'multipart/form-data; boundary=x'],
    ['--x--', 'multipart/form-data'],
    ['{}', 'application/json'],
  ] as const) {
    const answer = await post(body, { type });
    expect(answer).toMatchObject({ code: 400, data: { reason: 'multipart' } });
  }
});

test('the same key with another file is another request, with the same file the same answer', async () => {
  const onceKey = crypto.randomUUID();
  const first = await post(formOf({ front: [bytes] }), { onceKey });
  expect(await post(formOf({ front: [bytes] }), { onceKey })).toEqual(first);
  const other = await post(formOf({ front: [Buffer.from('other bytes')] }), { onceKey });
  expect(other).toMatchObject({ code: 455 });
});

test('an upload that breaks off does nothing', async () => {
  asked = [];
  const port = portOf(app);
  await new Promise<void>((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => {
      socket.write(
        'POST /api/v1/things/here HTTP/1.1\r\nhost: x\r\nauthorization: good\r\nidempotency-key: 12345678\r\n' +
          'content-type: multipart/form-data; boundary=x\r\ncontent-length: 5000\r\n\r\n' +
          '--x\r\ncontent-disposition: form-data; name="front"; filename="a"\r\n\r\nhalf of it',
      );
      setTimeout(() => socket.destroy(), 100);
    });
    socket.on('close', () => resolve());
    socket.on('error', () => undefined);
  });
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(asked).toEqual([]);
  expect(await post(formOf({ front: [bytes] }))).toMatchObject({ code: 200 });
});

test('the document of the interface says that it is a form and which files it takes', () => {
  const document = JSON.stringify(openApiOf([sendThings], 'Test'));
  expect(document).toContain('"multipart/form-data"');
  expect(document).toContain('"front":{"type":"string","format":"binary"}');
  expect(document).toContain('"required":["note","count","consent","front"]');
});
