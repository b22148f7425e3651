// From a call and its input to a request, and from what came back to an answer.
import { UnexpectedAnswer } from './errors.ts';
import type { IncomingResponse, OutgoingRequest } from './send.ts';

/** Where a call is made. */
export type Operation = {
  readonly name: string;
  readonly method: string;
  /** Below `/api`; `{name}` segments are fields of the input. */
  readonly path: string;
};

/** What is sent besides the input. */
export type CallOptions = {
  readonly token?: string | undefined;
  /** 8 to 128 characters: the same call with the same key is done once. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
  /** A body that is not the input, such as a file. Made anew for each try; the input then goes into the address. */
  readonly body?: () => {
    readonly chunks: Iterable<string | Uint8Array>;
    readonly type: string;
    /** Of this try alone, such as the signature of its bytes. */
    readonly headers?: Readonly<Record<string, string>>;
  };
};

/** What the server said of a call that it understood. */
export type Answer =
  | { readonly ok: true; readonly data: unknown }
  | {
      readonly ok: false;
      readonly code: number;
      readonly reason: string;
      /** In the language of `Accept-Language`. */
      readonly message: string;
      readonly requestId: string;
      /** Everything else that was shown, such as `retry_at` or `fields`. */
      readonly data: Readonly<Record<string, unknown>>;
    };

export function toRequest(
  base: string,
  { method, path }: Operation,
  input: Readonly<Record<string, unknown>>,
  { token, idempotencyKey, headers = {}, signal, body }: CallOptions,
): OutgoingRequest {
  const [filled, rest] = fillPath(path, input);
  const sent: Record<string, string> = {
    ...headers,
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  const url = `${base.replace(/\/$/, '')}/api${filled}`;
  if (body !== undefined || method === 'GET') {
    const query = toQuery(rest);
    const { chunks = [], type, headers: own = {} } = body?.() ?? {};
    if (type !== undefined) Object.assign(sent, own, { 'content-type': type });
    return { method, url: query === '' ? url : `${url}?${query}`, headers: sent, body: chunks, signal };
  }
  sent['content-type'] = 'application/json';
  return { method, url, headers: sent, body: [JSON.stringify(rest)], signal };
}

function fillPath(
  path: string,
  input: Readonly<Record<string, unknown>>,
): [string, Readonly<Record<string, unknown>>] {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/g, (_segment, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(typeof value === 'string' || typeof value === 'number' ? value : '');
  });
  return [filled, rest];
}

function toQuery(fields: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, string] => [name, String(value)]);
  return new URLSearchParams(pairs).toString();
}

/** Codes that say "not now" with a status of success: the platform or what the call needs is busy. */
const busyCodes = [201, 202];
const outageStatuses = [502, 503, 504];

/**
 * Reads what came back: undefined for an outage, which a later try may find over.
 *
 * @throws UnexpectedAnswer where it is none of the API.
 */
export function readAnswer(operation: Operation, got: IncomingResponse): Answer | undefined {
  if (outageStatuses.includes(got.status)) return undefined;
  const read = readJson(got.text);
  const code = read?.['code'];
  if (read === undefined || typeof code !== 'number')
    throw new UnexpectedAnswer(operation.name, got.status, got.text);
  if (busyCodes.includes(code)) return undefined;
  if (code === 200) return { ok: true, data: read['data'] };
  // To a key a refusal is a problem (RFC 9457), to a session an envelope.
  const shown = isRecord(read['data']) ? read['data'] : {};
  const reason = read['reason'] ?? shown['reason'];
  const requestId = read['instance'] ?? shown['request_id'];
  const message = read['detail'] ?? read['msg'];
  const fields = read['fields'];
  return {
    ok: false,
    code,
    reason: typeof reason === 'string' ? reason : '',
    message: typeof message === 'string' ? message : '',
    requestId: typeof requestId === 'string' ? requestId : '',
    data: fields === undefined ? shown : { ...shown, fields },
  };
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const read: unknown = JSON.parse(text);
    return isRecord(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
