// A service with the S3 API for tests, on a loopback port: it checks signatures, and can be slow, away or out of order.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { BucketPlace } from '#platform/storage/place.ts';
import { faultOfSignature, type ReceivedRequest } from './s3-signature.ts';

type StoredObject = { readonly bytes: Buffer; readonly headers: Readonly<Record<string, string>> };

/** What the service does instead of answering. */
export type S3Fault =
  /** Connections are cut. */
  | 'away'
  /** A body is cut in its middle. */
  | 'cut'
  /** Every answer is 503 SlowDown. */
  | 'busy';

export type S3Double = {
  readonly endpoint: string;
  /** A place in the bucket `shop-files`, with the keys that are taken. */
  place(more?: Partial<BucketPlace>): BucketPlace;
  /** What is stored, by `bucket/key`. */
  readonly objects: Map<string, StoredObject>;
  /** Every request that came, such as `PUT /shop-files/u/1.webp`. */
  readonly requests: string[];
  /** Behaves so at the requests that `at` picks, at all of them where it is left out; so often, or until `heal`. */
  fail(fault: S3Fault, options?: { times?: number; at?: (request: string) => boolean }): void;
  /** Waits before each answer. */
  delay(ms: number): void;
  heal(): void;
  close(): Promise<void>;
};

const key = { keyId: 'key-of-the-tests', secret: 'secret-of-the-tests', region: 'us-east-1' };
const bucketNames = ['shop-files', 'shop-private'];
/** Names on one page of a list: few, so that tests have several pages. */
const pageSize = 3;

type Failing = { fault: S3Fault; left: number; at: (request: string) => boolean };
type State = {
  readonly objects: Map<string, StoredObject>;
  readonly requests: string[];
  failing: Failing | undefined;
  delayMs: number;
};

/** Starts a service with the buckets `shop-files` and `shop-private`. */
export async function startS3Double(): Promise<S3Double> {
  const state: State = { objects: new Map(), requests: [], failing: undefined, delayMs: 0 };
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => response.destroy(asError(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = portOf(server.address());
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    endpoint,
    place: (more = {}) => ({ endpoint, bucket: 'shop-files', prefix: '', style: 'path', ...key, ...more }),
    objects: state.objects,
    requests: state.requests,
    fail(fault, { times = Number.POSITIVE_INFINITY, at = () => true } = {}) {
      state.failing = { fault, left: times, at };
    },
    delay(ms) {
      state.delayMs = ms;
    },
    heal() {
      state.failing = undefined;
      state.delayMs = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function portOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the double listens on no port');
  return address;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url: target = '/', headers } = request;
  const line = `${method} ${target}`;
  state.requests.push(line);
  const fault = takeFault(state, line);
  if (fault === 'away') {
    request.socket.destroy();
    return;
  }
  const received = { method, target, headers, body: await buffer(request) };
  if (state.delayMs > 0) await sleep(state.delayMs);
  if (fault === 'busy') {
    refuse(response, 503, 'SlowDown');
    return;
  }
  const code = faultOfSignature(received, key);
  if (code === undefined) act(state, received, response, fault === 'cut');
  else refuse(response, code === 'XAmzContentSHA256Mismatch' ? 400 : 403, code);
}

function takeFault(state: State, line: string): S3Fault | undefined {
  const { failing } = state;
  if (failing === undefined || failing.left <= 0 || !failing.at(line)) return undefined;
  failing.left -= 1;
  return failing.fault;
}

function act(state: State, received: ReceivedRequest, response: ServerResponse, isCut: boolean): void {
  const url = new URL(received.target, 'http://127.0.0.1');
  const [, bucket = '', ...path] = url.pathname.split('/').map(decodeURIComponent);
  const name = `${bucket}/${path.join('/')}`;
  if (!bucketNames.includes(bucket)) refuse(response, 404, 'NoSuchBucket');
  else if (path.length === 0) list(state, bucket, url.searchParams, response);
  else if (received.method === 'PUT') put(state, name, received, response);
  else if (received.method === 'DELETE') {
    state.objects.delete(name);
    response.writeHead(204).end();
  } else send(state.objects.get(name), received, response, isCut);
}

function put(state: State, name: string, { body, headers }: ReceivedRequest, response: ServerResponse): void {
  const kept = Object.entries(headers).flatMap(([header, value]): [string, string][] =>
    header === 'content-type' || header.startsWith('x-amz-meta-') ? [[header, String(value)]] : [],
  );
  state.objects.set(name, { bytes: body, headers: Object.fromEntries(kept) });
  response.writeHead(200, { etag: etagOf(body) }).end();
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function send(
  stored: StoredObject | undefined,
  { method, headers }: ReceivedRequest,
  response: ServerResponse,
  isCut: boolean,
): void {
  if (stored === undefined) return refuse(response, 404, 'NoSuchKey', method === 'HEAD');
  const etag = etagOf(stored.bytes);
  const facts = { ...stored.headers, etag, 'last-modified': 'Mon, 02 Mar 2026 09:00:00 GMT' };
  if (headers['if-none-match'] === etag) {
    response.writeHead(304, facts).end();
    return;
  }
  const asked = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '');
  const from = Number(asked?.[1] ?? 0);
  const size = stored.bytes.length;
  if (asked !== null && from >= size) return refuse(response, 416, 'InvalidRange');
  const until = Math.min(size, asked?.[2] ? Number(asked[2]) + 1 : size);
  const part = stored.bytes.subarray(from, until);
  const range = asked === null ? {} : { 'content-range': `bytes ${from}-${until - 1}/${size}` };
  // As a proxy in front of a service does for whoever takes it.
  const isPacked = /gzip/.test(String(headers['accept-encoding'] ?? ''));
  const body = isPacked ? gzipSync(part) : part;
  const packing = isPacked ? { 'content-encoding': 'gzip' } : {};
  const length = { 'content-length': `${body.length}` };
  response.writeHead(asked === null ? 200 : 206, { ...facts, ...range, ...packing, ...length });
  if (method === 'HEAD') response.end();
  else if (isCut) response.write(body.subarray(0, Math.floor(body.length / 2)), () => response.destroy());
  else response.end(body);
}

function list(state: State, bucket: string, query: URLSearchParams, response: ServerResponse): void {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const size = Math.min(pageSize, Number(query.get('max-keys') ?? pageSize));
  const found = [...state.objects.keys()]
    .filter((name) => name.startsWith(`${bucket}/`))
    .map((name) => name.slice(bucket.length + 1))
    .filter((name) => name.startsWith(prefix) && name > after)
    .toSorted((one, other) => (one < other ? -1 : 1));
  const page = found.slice(0, size);
  const contents = page.map((name) => describeFile(name, state.objects.get(`${bucket}/${name}`))).join('');
  const isCut = found.length > page.length;
  const next = isCut ? `<NextContinuationToken>${page.at(-1) ?? ''}</NextContinuationToken>` : '';
  sendXml(
    response,
    200,
    `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${contents}${next}</ListBucketResult>`,
  );
}

function describeFile(name: string, stored: StoredObject | undefined): string {
  const bytes = stored?.bytes ?? Buffer.alloc(0);
  const etag = etagOf(bytes).replaceAll('"', '&quot;');
  return `<Contents><Key>${name}</Key><Size>${bytes.length}</Size><ETag>${etag}</ETag></Contents>`;
}

function refuse(response: ServerResponse, status: number, code: string, isHead = false): void {
  if (isHead) response.writeHead(status).end();
  else sendXml(response, status, `<Error><Code>${code}</Code><Message>refused</Message></Error>`);
}

function sendXml(response: ServerResponse, status: number, text: string): void {
  const body = Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': body.length }).end(body);
}
