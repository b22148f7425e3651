// Sends a CSV file as it is, and tells how much of it is gone. Not by fetch: that cannot tell.
import { fillPath } from '#domain/wire/endpoint.ts';
import type { Endpoint, OutputOf } from '#domain/wire/endpoint.ts';
import { refusals } from '#domain/wire/errors.ts';
import { fieldsOf } from '#domain/wire/fields.ts';
import { isAnswer } from './answer.ts';
import { readEnvelope } from './envelope.ts';
import { Offline, Refusal } from './api.ts';
import type { Caller } from './api.ts';
import { tellRefusal } from './tell-refusal.ts';

/** The file is not what it was when it was chosen: browsers refuse to send the rest. */
export class FileChanged extends Error {}

/**
 * Imports the file, or only checks it. It may take as long as the line needs: `signal` alone ends it.
 *
 * @throws Refusal, Offline, FileChanged, or the signal's reason when it was aborted.
 */
export async function uploadCsv<E extends Endpoint>(
  caller: Caller,
  { endpoint, file, isDryRun }: { endpoint: E; file: File; isDryRun: boolean },
  { signal, onSent }: { signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<OutputOf<E>> {
  const request = new XMLHttpRequest();
  const [path] = fillPath(endpoint.path, {});
  request.open(endpoint.method, isDryRun ? `${path}?dry_run=true` : path);
  request.setRequestHeader('Content-Type', 'text/csv');
  request.setRequestHeader('Accept-Language', caller.language());
  const token = caller.token();
  if (token !== undefined) request.setRequestHeader('Authorization', token);
  request.upload.addEventListener('progress', ({ loaded }) => onSent(Math.min(loaded, file.size)));

  const isAnswered = await finished(request, file, signal);
  if (signal.aborted) throw signal.reason;
  if (!isAnswered) throw (await isReadable(file)) ? new Offline(false) : new FileChanged();
  return readAnswer(caller, endpoint, { request, sent: token });
}

/** True once an answer is there; false when the line broke or the request was aborted. */
function finished(request: XMLHttpRequest, file: File, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const abort = () => request.abort();
    const end = (isAnswered: boolean) => {
      signal.removeEventListener('abort', abort);
      resolve(isAnswered);
    };
    request.addEventListener('load', () => end(true));
    request.addEventListener('error', () => end(false));
    request.addEventListener('abort', () => end(false));
    if (signal.aborted) return end(false);
    signal.addEventListener('abort', abort);
    request.send(file);
  });
}

function readAnswer<E extends Endpoint>(
  caller: Caller,
  endpoint: E,
  { request, sent }: { request: XMLHttpRequest; sent: string | undefined },
): OutputOf<E> {
  const answer = readEnvelope(jsonOf(request.responseText));
  if (answer === undefined) throw unreadable(request.status);
  const { code, msg, data } = answer;
  if (code !== 200) {
    const refusal = new Refusal({ code, msg, shown: fieldsOf(data), http: request.status });
    tellRefusal(caller, refusal, sent);
    throw refusal;
  }
  if (!isAnswer<E['output']>(endpoint.output, data)) throw unreadable(request.status);
  return data;
}

function unreadable(http: number): Refusal {
  return new Refusal({ code: refusals.systemError.code, msg: '', shown: {}, http: Math.max(http, 500) });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
