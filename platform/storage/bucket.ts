// A bucket of a service that speaks the S3 API: whole files in and out by their names.
import { XMLParser } from 'fast-xml-parser';
import { Readable } from 'node:stream';
import { ReadableStream as WebStream } from 'node:stream/web';
import * as z from 'zod/mini';
import { makeAttempts, patienceOfCalls, Transient, type OnState, type Patience } from './attempts.ts';
import { namePlace, type BucketPlace } from './place.ts';
import { hashOf, signRequest, type BucketRequest } from './signed-request.ts';
import { StorageAway } from './storage-away.ts';
import { typeOf } from './file-types.ts';

/** Which part of a file a visitor asks for, and what they have of it: headers of HTTP, passed on as they came. */
export type OpenOptions = {
  readonly isHead?: boolean;
  readonly range?: string | undefined;
  readonly ifNoneMatch?: string | undefined;
  readonly ifModifiedSince?: string | undefined;
};

/** A file on its way: 200, 206 for a part, 304 where the visitor has it, 416 for a part that is none. */
export type OpenedFile = {
  readonly status: 200 | 206 | 304 | 416;
  /** `content-length`, `content-range`, `etag` and `last-modified`, where the service gives them. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readable | undefined;
};

export type StoredFacts = {
  readonly bytes: number;
  /** SHA-256 in hexadecimal digits, as it was written beside the file; undefined where others wrote it. */
  readonly sha256: string | undefined;
};

/** A file as a list names it. */
export type ListedFile = {
  readonly name: string;
  readonly bytes: number;
  /** What the service calls its content: another one after each write of other bytes. Empty where it says none. */
  readonly etag: string;
};

/** Every act throws `StorageAway` where the service is away, is too slow, or refuses our keys. */
export type Bucket = {
  /** The place as people read it. */
  readonly place: string;
  /** Writes a file whole or not at all; the service checks its hash. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The bytes, or the first `count` of them; undefined where there is no such file. */
  get(name: string, count?: number): Promise<Buffer | undefined>;
  /** Streams a file. Undefined where there is none. */
  open(name: string, asked: OpenOptions): Promise<OpenedFile | undefined>;
  find(name: string): Promise<StoredFacts | undefined>;
  /** Removes a file; one that is not there is no fault. */
  remove(name: string): Promise<void>;
  /** The names that begin with this, in the service's order, at most `countMax` of them. */
  list(start: string, countMax?: number): Promise<string[]>;
  /** The files whose names begin with this, in the service's order. */
  listFiles(start: string): Promise<ListedFile[]>;
};

type BucketOptions = {
  readonly patience?: Patience;
  readonly onState?: OnState;
  /** Another one in tests. */
  readonly fetch?: typeof fetch;
};

/** A stream of a file may take this long: a visitor on a slow line. */
const streamMs = 120_000;
const errorBytesMax = 10_000;
const hashHeader = 'x-amz-meta-sha256';
const passedOn = ['content-length', 'content-range', 'etag', 'last-modified'] as const;

export function openBucket(place: BucketPlace, options: BucketOptions = {}): Bucket {
  const name = namePlace(place);
  const attempt = makeAttempts(name, options.patience ?? patienceOfCalls, options.onState);
  const sendFor = makeSendFor(place, options.fetch ?? fetch);

  return {
    place: name,
    async put(file, bytes) {
      const body = new Uint8Array(bytes);
      const headers = { 'content-type': typeOf(file), [hashHeader]: hashOf(body) };
      await attempt(async (signal) => {
        const response = await sendFor({ method: 'PUT', name: file, headers, body }, signal, [200]);
        if (response === undefined) throw new StorageAway(name, 'answered 404 to a new file');
        await response.arrayBuffer();
      });
    },
    get: (file, count) =>
      attempt(async (signal) => {
        const headers: Record<string, string> = count === undefined ? {} : { range: `bytes=0-${count - 1}` };
        const response = await sendFor({ method: 'GET', name: file, headers }, signal, [200, 206, 416]);
        if (response === undefined) return undefined;
        const bytes = Buffer.from(await response.arrayBuffer());
        // An empty file has no first bytes.
        return response.status === 416 ? Buffer.alloc(0) : bytes.subarray(0, count);
      }),
    open: (file, asked) => attempt((signal) => openFile(sendFor, { file, asked, signal })),
    find: (file) =>
      attempt(async (signal) => {
        const response = await sendFor({ method: 'HEAD', name: file }, signal, [200]);
        if (response === undefined) return undefined;
        return {
          bytes: Number(response.headers.get('content-length') ?? 0),
          sha256: response.headers.get(hashHeader) ?? undefined,
        };
      }),
    async remove(file) {
      await attempt(async (signal) => {
        const response = await sendFor({ method: 'DELETE', name: file }, signal, [200, 204]);
        await response?.arrayBuffer();
      });
    },
    list: async (start, countMax) => (await listAll(start, countMax)).map((file) => file.name),
    listFiles: (start) => listAll(start),
  };

  async function listAll(start: string, countMax = Number.POSITIVE_INFINITY): Promise<ListedFile[]> {
    const files: ListedFile[] = [];
    let token: string | undefined;
    do {
      const query = listQuery(`${place.prefix}${start}`, countMax - files.length, token);
      const page = await attempt(async (signal) => {
        const response = await sendFor({ method: 'GET', name: '', query }, signal, [200]);
        return readPage(name, (await response?.text()) ?? '');
      });
      for (const one of page.files) files.push({ ...one, name: one.name.slice(place.prefix.length) });
      token = page.next;
    } while (token !== undefined && files.length < countMax);
    return files;
  }
}

/** Undefined where there is no such file. @throws StorageAway for an answer that is none of `expected`. */
type SendFor = (
  request: BucketRequest,
  signal: AbortSignal,
  expected: readonly number[],
) => Promise<Response | undefined>;

function makeSendFor(place: BucketPlace, ask: typeof fetch): SendFor {
  const name = namePlace(place);
  async function send(request: BucketRequest, signal: AbortSignal): Promise<Response> {
    const { url, headers } = await signRequest(place, request);
    // Not signed, because proxies change it. A body that was packed on its way would have another length than is said.
    headers.set('accept-encoding', 'identity');
    const { method, body } = request;
    const init = { method, headers, redirect: 'manual', signal } as const;
    const response = await ask(url, body === undefined ? init : { ...init, body });
    if (response.status >= 500) throw new Transient(await describeFault(response));
    return response;
  }

  return async (request, signal, expected) => {
    const response = await send(request, signal);
    if (expected.includes(response.status)) return response;
    const fault = await readFault(response);
    if (response.status === 404 && (fault.code === 'NoSuchKey' || request.method === 'HEAD'))
      return undefined;
    throw new StorageAway(name, `answered ${response.status}${fault.code === '' ? '' : ` ${fault.code}`}`);
  };
}

type Opening = { readonly file: string; readonly asked: OpenOptions; readonly signal: AbortSignal };

async function openFile(sendFor: SendFor, { file, asked, signal }: Opening): Promise<OpenedFile | undefined> {
  // The attempt's time is for the head of the answer. The body has its own, and goes on after the attempt.
  const whole = AbortSignal.timeout(streamMs);
  const ending = new AbortController();
  signal.addEventListener('abort', () => ending.abort(), { once: true });
  const headers = Object.fromEntries(
    Object.entries({
      range: asked.range,
      'if-none-match': asked.ifNoneMatch,
      'if-modified-since': asked.ifModifiedSince,
    }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const method = asked.isHead === true ? 'HEAD' : 'GET';
  const response = await sendFor(
    { method, name: file, headers },
    AbortSignal.any([ending.signal, whole]),
    [200, 206, 304, 416],
  );
  if (response === undefined) return undefined;
  const status = z.parse(openedStatus, response.status);
  const given = passedOn.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const hasBody = status < 300 && method === 'GET' && response.body !== null;
  // An answer whose body nobody reads keeps its connection.
  if (!hasBody) await response.body?.cancel();
  return {
    status,
    // What 304 and 416 have for a body is not the file.
    headers: Object.fromEntries(given.filter(([name]) => status < 300 || name !== 'content-length')),
    body: hasBody ? streamOf(response.body) : undefined,
  };
}

function streamOf(body: unknown): Readable | undefined {
  return body instanceof WebStream ? Readable.fromWeb(body) : undefined;
}

const openedStatus = z.union([z.literal(200), z.literal(206), z.literal(304), z.literal(416)]);

function listQuery(prefix: string, countMax: number, token: string | undefined): Record<string, string> {
  const query = { 'list-type': '2', prefix, 'max-keys': `${Math.min(1_000, countMax)}` };
  return token === undefined ? query : { ...query, 'continuation-token': token };
}

/** Names are of letters, digits, dots, hyphens and slashes: no entity of XML stands in one. */
const parser = new XMLParser({
  parseTagValue: false,
  processEntities: false,
  htmlEntities: false,
  isArray: (tag) => tag === 'Contents',
});
const listShape = z.object({
  ListBucketResult: z.object({
    Contents: z.optional(
      z.array(
        z.object({
          Key: z.string(),
          Size: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 0),
          ETag: z._default(z.string(), ''),
        }),
      ),
    ),
    NextContinuationToken: z.optional(z.string()),
  }),
});
const faultShape = z.object({ Error: z.object({ Code: z.string() }) });

type Page = { readonly files: readonly ListedFile[]; readonly next: string | undefined };

function readPage(place: string, text: string): Page {
  const read = z.safeParse(listShape, parseXml(text));
  if (!read.success) throw new StorageAway(place, 'answered a list that cannot be read');
  const { Contents: found = [], NextContinuationToken: next } = read.data.ListBucketResult;
  const files = found.map(({ Key: key, Size: bytes, ETag: etag }) => ({
    name: key,
    bytes,
    // Quotation marks are written as entities, which are not read here.
    etag: etag.replaceAll(/&(?:quot|#34);|"/g, ''),
  }));
  return { files, next };
}

function parseXml(text: string): unknown {
  try {
    const tree: unknown = parser.parse(text);
    return tree;
  } catch {
    return undefined;
  }
}

/** The code of the S3 API, such as `NoSuchKey`; empty where the answer has none. */
async function readFault(response: Response): Promise<{ readonly code: string }> {
  const text = (await response.text()).slice(0, errorBytesMax);
  const read = z.safeParse(faultShape, parseXml(text));
  const code = read.success ? read.data.Error.Code : '';
  return { code: /^\w{1,60}$/.test(code) ? code : '' };
}

async function describeFault(response: Response): Promise<string> {
  const { code } = await readFault(response);
  return `answered ${response.status}${code === '' ? '' : ` ${code}`}`;
}
