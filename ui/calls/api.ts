// How screens call the server: one function over fetch, typed by the contract, with an end to every wait.
import type * as z from 'zod/mini';
import { fillPath } from '#domain/wire/endpoint.ts';
import type { Endpoint } from '#domain/wire/endpoint.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { limits } from '#domain/limits.ts';
import { refusalOfCode, refusals } from '#domain/wire/errors.ts';
import type { Reaction, RefusalKey } from '#domain/wire/errors.ts';
import { checkAnswer } from './answer.ts';
import { readEnvelope } from './envelope.ts';
import { takeEarly } from './early.ts';
import { sendForm } from './upload.ts';
import type { Progress } from './upload.ts';
import { tellRefusal } from './tell-refusal.ts';

/** A no of the server, as an error to show. `key` is undefined for codes of a newer server. */
export class Refusal extends Error {
  readonly code: number;
  readonly key: RefusalKey | undefined;
  readonly shown: Readonly<Record<string, unknown>>;
  /** Nobody knows whether the server did it: the same intention must be sent again under the same key. */
  readonly isUncertain: boolean;

  constructor(
    answer: { code: number; msg: string; shown: Record<string, unknown>; http: number },
    cause?: unknown,
  ) {
    super(answer.msg === '' ? `error:${answer.code}` : answer.msg, { cause });
    this.name = 'Refusal';
    this.code = answer.code;
    this.key = refusalOfCode(answer.code);
    this.shown = answer.shown;
    this.isUncertain = answer.http >= 500;
  }

  get reason(): string | undefined {
    return textOf(this.shown['reason']);
  }

  get field(): string | undefined {
    return textOf(this.shown['field']);
  }

  get reaction(): Reaction {
    return this.key === undefined ? 'say' : refusals[this.key].reaction;
  }
}

/** No answer came: no connection, or none within the time a request may take. */
export class Offline extends Error {
  readonly isTimeout: boolean;

  constructor(isTimeout: boolean, options?: ErrorOptions) {
    super(isTimeout ? 'timeout' : 'offline', options);
    this.name = 'Offline';
    this.isTimeout = isTimeout;
  }
}

/** What a client knows of the person: the token it sends, the language it asks for. */
export type Caller = {
  readonly token: () => string | undefined;
  readonly language: () => string;
  readonly onRefusal?: ((refusal: Refusal) => void) | undefined;
  /** Another session is about to take the place of this one. */
  readonly isSwitching?: (() => boolean) | undefined;
  /** Asks for the second step where an act needs one that was just proved; false where the person turns away. */
  readonly prove?: (() => Promise<boolean>) | undefined;
  /** Lets a device of the person sign what was refused for want of a signature; gives the ask with it. */
  readonly sign?:
    | ((endpoint: { name: string }, ask: unknown, refusal: Refusal) => Promise<unknown>)
    | undefined;
};

export type CallOptions = {
  /** One person's one intention: kept over retries, required where the endpoint says `once`. */
  readonly onceKey?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Sends the token to an endpoint that anyone may call: it ends this very session, or shows more to its owner. */
  readonly isSignedIn?: boolean | undefined;
  /** The file itself, for endpoints whose body is `csv`. */
  readonly file?: Blob | undefined;
};

export type UploadOptions = Pick<CallOptions, 'onceKey' | 'signal'> & {
  /** Told as the bytes go out; the form's own words count too. */
  readonly onProgress?: Progress | undefined;
};

/** Files of a form by the names of its parts; a list sends several parts of one name. */
export type Files = Readonly<Record<string, Blob | readonly Blob[] | undefined>>;

export type Client = {
  readonly caller: Caller;
  readonly call: <I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    options?: CallOptions,
  ) => Promise<z.output<O>>;
  /** Sends words and files as one form, for endpoints whose body is `multipart`. */
  readonly upload: <I extends z.ZodMiniType, O extends z.ZodMiniType>(
    endpoint: Endpoint<I, O>,
    ask: z.input<I>,
    files: Files,
    options?: UploadOptions,
  ) => Promise<z.output<O>>;
};

/** Makes the one way to the server of an app. It throws `Refusal` or `Offline`, nothing else that is expected. */
export function makeClient(caller: Caller): Client {
  return {
    caller,
    call: (endpoint, ask, options = {}) =>
      signed(caller, { endpoint, ask }, (whole) =>
        proved(caller, async () => {
          const sent = caller.token();
          const response = await send(caller, endpoint, whole, options);
          const body = await bodyOf(() => response.json());
          return readAnswer(caller, endpoint, { http: response.status, body, sent });
        }),
      ),
    upload: (endpoint, ask, files, options = {}) =>
      proved(caller, async () => {
        const sent = caller.token();
        const { status: http, text } = await post(caller, endpoint, formOf(endpoint, ask, files), options);
        const body = await bodyOf(() => JSON.parse(text));
        return readAnswer(caller, endpoint, { http, body, sent });
      }),
  };
}

/** Sends once more, as it was, after the person has given the second step that it was refused for. */
async function proved<O>({ prove }: Caller, sending: () => Promise<O>): Promise<O> {
  try {
    return await sending();
  } catch (error) {
    const isStale =
      error instanceof Refusal && error.key === 'secondFactorNeeded' && error.reason === 'not_fresh';
    if (!isStale || prove === undefined || !(await prove())) throw error;
    return sending();
  }
}

type Asked = { readonly endpoint: Endpoint; readonly ask: unknown };

/** Sends once more, under the same key, with the signature that it was refused for. */
async function signed<O>(
  { sign }: Caller,
  { endpoint, ask }: Asked,
  sending: (ask: unknown) => Promise<O>,
): Promise<O> {
  try {
    return await sending(ask);
  } catch (error) {
    if (sign && error instanceof Refusal && error.key === 'signatureNeeded')
      return sending(await sign(endpoint, ask, error));
    throw error;
  }
}

function readAnswer<O extends z.ZodMiniType>(
  caller: Caller,
  endpoint: { readonly output: O },
  { http, body, sent }: { http: number; body: unknown; sent: string | undefined },
): z.output<O> {
  const answer = readEnvelope(body);
  if (answer === undefined) throw unreadable(http);
  const { code, msg, data } = answer;
  if (code !== 200) {
    const refusal = new Refusal({ code, msg, shown: fieldsOf(data), http });
    tellRefusal(caller, refusal, sent);
    throw refusal;
  }
  try {
    checkAnswer(endpoint.output, data);
  } catch (error) {
    throw unreadable(http, error);
  }
  return data;
}

type Form = { readonly path: string; readonly body: FormData };

/** Words before files, so that the server knows what a file is for when it comes. */
function formOf(endpoint: Endpoint, ask: unknown, files: Files): Form {
  const [path, rest] = fillPath(endpoint.path, fieldsOf(ask));
  const body = new FormData();
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === null) continue;
    body.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, given] of Object.entries(files)) {
    for (const file of given instanceof Blob ? [given] : (given ?? [])) body.append(name, file);
  }
  return { path, body };
}

async function post(caller: Caller, endpoint: Endpoint, form: Form, options: UploadOptions) {
  const answer = await sendForm({
    path: form.path,
    headers: headersOf(caller, endpoint, options),
    form: form.body,
    idleMs: limits.uploadIdleMs,
    onProgress: options.onProgress,
    signal: options.signal,
  });
  if (answer.kind === 'lost') throw new Offline(answer.isTimeout);
  if (answer.kind === 'cancelled') throw new DOMException('the upload was cancelled', 'AbortError');
  return answer;
}

function headersOf(caller: Caller, endpoint: Endpoint, options: CallOptions): Record<string, string> {
  const headers: Record<string, string> = { 'Accept-Language': caller.language() };
  const token = caller.token();
  const isAsked = endpoint.actor !== 'anyone' || options.isSignedIn === true;
  if (token !== undefined && isAsked) headers['Authorization'] = token;
  if (options.onceKey !== undefined) headers['Idempotency-Key'] = options.onceKey;
  return headers;
}

async function send(
  caller: Caller,
  endpoint: Endpoint,
  ask: unknown,
  options: CallOptions,
): Promise<Response> {
  const [path, rest] = fillPath(endpoint.path, fieldsOf(ask));
  const inQuery = endpoint.method === 'GET' || options.file !== undefined;
  const query = inQuery ? queryOf(rest) : '';
  const headers = headersOf(caller, endpoint, options);
  if (endpoint.method === 'POST') headers['Content-Type'] = options.file ? 'text/csv' : 'application/json';
  const body = endpoint.method === 'POST' ? (options.file ?? JSON.stringify(rest)) : undefined;

  // A file takes as long as its line does; everything else has an end.
  const timeout = options.file ? undefined : AbortSignal.timeout(limits.requestTimeoutMs);
  const signals = [timeout, options.signal].filter((signal) => signal !== undefined);
  try {
    const early = earlyOf(path + query, body, headers);
    if (early !== undefined) return await early;
    return await fetch(path + query, {
      method: endpoint.method,
      headers,
      body: body ?? null,
      signal: AbortSignal.any(signals),
      credentials: 'same-origin',
      cache: 'no-store',
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new Offline(timeout?.aborted ?? false);
  }
}

/** What the page's first script has asked already: of the same person, in the same language, with the same words. */
function earlyOf(path: string, body: Blob | string | undefined, headers: Record<string, string>) {
  const { Authorization: token, 'Accept-Language': language = '' } = headers;
  if (token === undefined || body instanceof Blob || 'Idempotency-Key' in headers) return undefined;
  return takeEarly({ path, body, token, language });
}

/** An answer that is no envelope comes from something between us and the server: a proxy, a portal. */
async function bodyOf(read: () => unknown): Promise<unknown> {
  try {
    return await read();
  } catch {
    return undefined;
  }
}

/** Nobody knows what an answer says that is not as the contract has it; `cause` says where it differs. */
function unreadable(http: number, cause?: unknown): Refusal {
  return new Refusal(
    { code: refusals.systemError.code, msg: '', shown: {}, http: Math.max(http, 500) },
    cause,
  );
}

function queryOf(rest: Record<string, unknown>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (typeof value === 'string' ? value !== '' : typeof value === 'number' || typeof value === 'boolean') {
      query.set(name, String(value));
    }
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
