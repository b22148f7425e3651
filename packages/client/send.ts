// One request on its way: what is sent, what came back, and the way that every runtime has (fetch).

export type OutgoingRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** In pieces; none for a `GET`. */
  readonly body: Iterable<string | Uint8Array>;
  readonly signal: AbortSignal | undefined;
};

export type IncomingResponse = {
  readonly status: number;
  /** Of a header by its name in lower case. */
  readonly header: (name: string) => string | undefined;
  readonly text: string;
};

/** Sends one request. It rejects where no answer came, and only then. */
export type Send = (request: OutgoingRequest) => Promise<IncomingResponse>;

/**
 * Sends with `fetch`, which keeps connections open. A redirect is an answer like any other: a key follows none.
 *
 * @param answerMs An answer that has not come by then counts as none.
 */
export function sendByFetch(answerMs: number): Send {
  return async ({ method, url, headers, body, signal }) => {
    const limit = AbortSignal.timeout(answerMs);
    // A copy: what is sent may stand in memory that threads share, which `fetch` refuses.
    const parts = Array.from(body, (part) => (typeof part === 'string' ? part : new Uint8Array(part)));
    const response = await fetch(url, {
      method,
      headers,
      redirect: 'manual',
      signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
      ...(parts.length === 0 ? {} : { body: new Blob(parts) }),
    });
    const text = await response.text();
    return { status: response.status, header: (name) => response.headers.get(name) ?? undefined, text };
  };
}
