// The address behind "Make us cheat". A start over test data opens it and no contract names it: elsewhere the app's own page,
// or nothing, answers there.
import { fieldsOf } from '#domain/wire/fields.ts';
import { Offline, Refusal } from '#ui/calls/api.ts';
import { refusals } from '#domain/wire/errors.ts';

const address = '/demo/cheat';
/** A book of thousands of rows is written again row by row. */
const patienceMs = 120_000;

export type Cheat = {
  readonly kind: string;
  /** In English, for kinds that have no words here. */
  readonly does: string;
  readonly found: readonly string[];
  /** Time has to pass before a phone finds it. */
  readonly isLater: boolean;
};

/** The ways to cheat that this server offers; null where it offers none. */
export async function readCheats(signal: AbortSignal): Promise<readonly Cheat[] | null> {
  const answer = await send({ signal });
  if (answer.headers.get('content-type')?.startsWith('application/json') !== true) return null;
  const { list } = fieldsOf(await bodyOf(answer));
  if (!answer.ok || !Array.isArray(list)) return null;
  return list.map(fieldsOf).map(({ kind, does, found, is_later: isLater }) => ({
    kind: String(kind),
    does: String(does),
    found: Array.isArray(found) ? found.map(String) : [],
    isLater: isLater === true,
  }));
}

/**
 * Has the server do it to the shop of whoever is signed in.
 *
 * @returns What was done, in a sentence of English.
 * @throws Refusal with the server's sentence; Offline.
 */
export async function sendCheat(token: string, kind: string): Promise<string> {
  const answer = await send({
    method: 'POST',
    headers: { Authorization: token, 'Content-Type': 'application/json' },
    body: JSON.stringify({ kind }),
    signal: AbortSignal.timeout(patienceMs),
  });
  const { done, error } = fieldsOf(await bodyOf(answer));
  if (typeof done === 'string') return done;
  const msg = typeof error === 'string' ? error : '';
  throw new Refusal({ code: refusals.invalidOperation.code, msg, shown: {}, http: answer.status });
}

async function send(options: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...options, credentials: 'same-origin', cache: 'no-store' });
  } catch (cause) {
    const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new Offline(isTimeout, { cause });
  }
}

/** What is no JSON comes from something between us and the server. */
async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}
