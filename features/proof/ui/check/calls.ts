// How the check asks the server: small, because it runs in the service worker, and with an end to every wait.
import { isRecord } from '#domain/wire/fields.ts';

/** No answer that can be judged came: no connection, an outage, a session that ended, a portal of somebody else. */
export class NoAnswer extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = 'NoAnswer';
  }
}

export type Calls = {
  /** Data of a call of the shop. */
  readonly call: (path: string, input?: object) => Promise<unknown>;
  readonly text: (path: string) => Promise<string>;
  readonly bytes: (path: string) => Promise<Uint8Array>;
};

const patienceMs = 20_000;
/** Of a public text. */
const textBytesMax = 4 * 1024 * 1024;

export function openCalls(token: string, send: typeof fetch): Calls {
  const ask = async (path: string, options: RequestInit): Promise<Response> => {
    try {
      const signal = AbortSignal.timeout(patienceMs);
      return await send(path, { ...options, signal, credentials: 'same-origin' });
    } catch (cause) {
      throw new NoAnswer(path, { cause });
    }
  };
  const bytes = async (path: string): Promise<Uint8Array> => {
    const answer = await ask(path, {});
    if (!answer.ok) throw new NoAnswer(`${path} ${answer.status}`);
    const buffer = await answer.arrayBuffer().catch((cause: unknown) => {
      throw new NoAnswer(path, { cause });
    });
    if (buffer.byteLength > textBytesMax) throw new NoAnswer(`${path} is too large`);
    return new Uint8Array(buffer);
  };
  return {
    bytes,
    text: async (path) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes(path)),
    call: async (path, input) => {
      const headers: Record<string, string> = { Authorization: token };
      if (input !== undefined) headers['Content-Type'] = 'application/json';
      const body = input === undefined ? null : JSON.stringify(input);
      const method = input === undefined ? 'GET' : 'POST';
      const answer = await ask(`/api${path}`, { method, headers, body, cache: 'no-store' });
      const said: unknown = await answer.json().catch(() => undefined);
      // What is no envelope comes from something between us and the server, and a refusal has nothing to check.
      if (!isRecord(said) || said['code'] !== 200) throw new NoAnswer(`${path} ${answer.status}`);
      return said['data'];
    },
  };
}
