// The calls of a witness over HTTP.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fromUtf8 } from '#domain/proof/bytes.ts';
import { parseCheckpoint } from '#domain/proof/checkpoint.ts';
import { ProofFault } from '#domain/proof/fault.ts';
import { parseNote } from '#domain/proof/note.ts';
import { addCheckpointPath, parseAddCheckpoint, sizeType } from '#domain/proof/witness-request.ts';
import type { WitnessKey } from './key.ts';
import type { WitnessedLog } from './witnessed-log.ts';

export type WitnessState = {
  /** By the hash of their origin. */
  readonly logs: ReadonlyMap<string, WitnessedLog>;
  readonly key: WitnessKey;
  readonly page: Uint8Array | undefined;
  readonly print: (line: string) => void;
};

type Answer = {
  readonly status: number;
  readonly type?: string;
  readonly body: string | Uint8Array;
  readonly headers?: Readonly<Record<string, string>>;
};

const text = 'text/plain; charset=utf-8';
const bodyBytesMax = 64 * 1024;

/** Answers any request, and never throws: what goes wrong in here is 500, and printed. */
export async function answerRequest(
  state: WitnessState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  let answer: Answer;
  try {
    answer = await answerFor(state, request);
  } catch (error) {
    if (!request.complete) {
      response.destroy();
      return;
    }
    state.print(error instanceof Error ? (error.stack ?? error.message) : String(error));
    answer = { status: 500, body: 'It could not be written down, so it was not signed.\n' };
  }
  const { status, type = text, body, headers } = answer;
  // Whoever was sent away in the middle of a long text is not listened to any further.
  if (!request.complete) response.setHeader('connection', 'close');
  response.writeHead(status, { 'content-type': type, 'x-content-type-options': 'nosniff', ...headers });
  response.end(request.method === 'HEAD' ? undefined : body);
}

async function answerFor(state: WitnessState, request: IncomingMessage): Promise<Answer> {
  const [path = '/'] = (request.url ?? '/').split('?');
  if (path === `/${addCheckpointPath}`) {
    return request.method === 'POST' ? await answerSubmission(state, request) : wrongMethod('POST');
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return wrongMethod('GET, HEAD');
  const answer = await answerReader(state, path);
  // A page of any origin may ask what this witness saw.
  return { ...answer, headers: { 'access-control-allow-origin': '*', 'cache-control': 'no-cache' } };
}

async function answerReader({ logs, key, page }: WitnessState, path: string): Promise<Answer> {
  const [, first = '', second, third, ...more] = path.split('/');
  if (path === '/') {
    return page
      ? { status: 200, type: 'text/html; charset=utf-8', body: page }
      : { status: 200, body: `${key.text}\n` };
  }
  const log = logs.get(first);
  const notFound = { status: 404, body: 'There is nothing here.\n' };
  if (!log || more.length > 0) return notFound;
  if (second === 'checkpoint' && third === undefined) {
    const latest = log.latest();
    return latest === undefined ? notFound : { status: 200, body: latest };
  }
  if (second !== 'refused') return notFound;
  const type = 'application/json';
  if (third === undefined) {
    const list = await log.refusals.names();
    return { status: 200, type, body: `${JSON.stringify({ origin: log.origin, list })}\n` };
  }
  const refusal = await log.refusals.read(third);
  return refusal === undefined ? notFound : { status: 200, type, body: refusal };
}

async function answerSubmission({ logs }: WitnessState, request: IncomingMessage): Promise<Answer> {
  const bytes = await readBody(request);
  if (!bytes) return { status: 413, body: `At most ${bodyBytesMax} bytes.\n` };
  const read = readSubmission(bytes);
  if (!read) return { status: 400, body: 'This is no request to add a checkpoint.\n' };
  const { submission, head } = read;
  const log = [...logs.values()].find(({ origin }) => origin === head.origin);
  if (!log) return { status: 404, body: 'This log is not known here.\n' };
  const verdict = await log.submit(submission, head);
  if (verdict.status === 200) return { status: 200, body: verdict.line };
  if (verdict.status === 409) return { status: 409, type: sizeType, body: `${verdict.size}\n` };
  return { status: verdict.status, body: `${verdict.why}\n` };
}

function readSubmission(bytes: Uint8Array) {
  try {
    const submission = parseAddCheckpoint(fromUtf8(bytes));
    return { submission, head: parseCheckpoint(parseNote(submission.checkpoint).text) };
  } catch (fault) {
    if (fault instanceof ProofFault) return undefined;
    throw fault;
  }
}

/** Undefined for more than a request can be. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop must not end the connection: there is an answer to send.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    if (!(part instanceof Uint8Array)) continue;
    size += part.length;
    if (size > bodyBytesMax) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function wrongMethod(allow: string): Answer {
  return { status: 405, body: `Only ${allow}.\n`, headers: { allow } };
}
