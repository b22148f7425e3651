// Calls that the page's first script makes while the app itself is still being fetched. The app takes their answers as
// if it had asked itself. Two scripts that are built apart meet here, so it is kept on the window.

export type Early = {
  /** With its query. */
  readonly path: string;
  /** The JSON that is sent; without it the call is a GET. */
  readonly body?: string | undefined;
  readonly token: string;
  readonly language: string;
};

/** An older answer may be wrong by the time somebody asks. */
const freshMs = 10_000;

export function askEarly(early: Early): void {
  const { path, body, token, language } = early;
  const headers: Record<string, string> = { 'Accept-Language': language, Authorization: token };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const answer = fetch(path, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    body: body ?? null,
    credentials: 'same-origin',
    cache: 'no-store',
  });
  // Whoever takes it hears of it; if nobody does, nobody has to.
  answer.catch(() => undefined);
  const key = keyOf(early);
  const asked = { answer, at: performance.now() };
  answers().set(key, asked);
  setTimeout(() => {
    // An answer that nobody reads would keep its connection open.
    if (answers().get(key) !== asked) return;
    answers().delete(key);
    answer.then((response) => response.body?.cancel()).catch(() => undefined);
  }, freshMs);
}

/** The answer to this very call of this very person, once; undefined where it was not asked early. */
export function takeEarly(early: Early): Promise<Response> | undefined {
  const known = answers();
  if (known.size === 0) return undefined;
  const found = known.get(keyOf(early));
  known.delete(keyOf(early));
  return found !== undefined && performance.now() - found.at < freshMs ? found.answer : undefined;
}

type Answers = Map<string, { readonly answer: Promise<Response>; readonly at: number }>;

declare global {
  var earlyAnswers: Answers | undefined;
}

function answers(): Answers {
  globalThis.earlyAnswers ??= new Map();
  return globalThis.earlyAnswers;
}

function keyOf({ path, body, token, language }: Early): string {
  return JSON.stringify([path, body ?? '', token, language]);
}
