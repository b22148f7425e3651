// Hearts in a browser: however quickly they are pressed none is lost, and one that the server does not have is not filled.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addHearts } from './hearts.ts';

type Answer = { status: number; location?: string };
let answers: ((answer: Answer | undefined) => void)[] = [];
let sent: string[] = [];
const leadTo = vi.fn<(place: string) => void>();

beforeEach(() => {
  answers = [];
  sent = [];
  leadTo.mockReset();
  vi.stubGlobal(
    'fetch',
    (_place: string, { body, signal }: { body: URLSearchParams; signal?: AbortSignal }) => {
      sent.push(body.toString());
      return new Promise((done, fail) => {
        signal?.addEventListener('abort', () => fail(new Error('aborted')));
        answers.push((answer) => {
          if (answer === undefined) fail(new TypeError('no connection'));
          else {
            const { status, location } = answer;
            done({ status, headers: new Headers(location === undefined ? {} : { location }) });
          }
        });
      });
    },
  );
  document.body.innerHTML = `<form id="wish" method="post" action="/s/harbour/wish">
    <input type="hidden" name="back" value="/s/harbour"><output data-failed="It failed."></output></form>
    ${['a', 'b', 'c'].map((value) => `<button form="wish" name="add" value="${value}" aria-pressed="false"></button>`).join('')}`;
  const form = document.querySelector<HTMLFormElement>('form');
  if (form === null) throw new Error('no form');
  addHearts(form, leadTo);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  document.body.innerHTML = '';
});

const heart = (value: string) => document.querySelector<HTMLButtonElement>(`button[value=${value}]`);
function press(value: string): void {
  const form = document.querySelector('form');
  form?.dispatchEvent(new SubmitEvent('submit', { submitter: heart(value), cancelable: true }));
}
const isFilled = (value: string) => heart(value)?.getAttribute('aria-pressed') === 'true';
async function answer(index: number, what: Answer | undefined): Promise<void> {
  await vi.waitFor(() => expect(answers.length).toBeGreaterThan(index));
  answers[index]?.(what);
}
const kept: Answer = { status: 204, location: '/s/harbour' };

test('hearts that are pressed quickly wait for the answer of the first, and go together', async () => {
  for (const value of ['a', 'b', 'c']) press(value);
  expect(['a', 'b', 'c'].map(isFilled)).toEqual([true, true, true]);
  await vi.waitFor(() => expect(sent).toEqual(['stay=on&add=a']));
  press('b');
  await answer(0, kept);
  await vi.waitFor(() => expect(sent.slice(1)).toEqual(['stay=on&add=c&remove=b']));
  await answer(1, kept);
  expect(['a', 'b', 'c'].map(isFilled)).toEqual([true, false, true]);
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toHaveLength(2);
  press('a');
  await vi.waitFor(() => expect(sent[2]).toBe('stay=on&remove=a'));
  expect(leadTo).not.toHaveBeenCalled();
});

test.each([
  ['without a connection', undefined],
  ['in an outage', { status: 503 }],
  ['for a page of another site', { status: 403 }],
])('%s the heart is empty again and the page says so', async (_name, what) => {
  press('a');
  expect(isFilled('a')).toBe(true);
  await answer(0, what);
  await vi.waitFor(() => expect(document.querySelector('output')?.textContent).toBe('It failed.'));
  expect(isFilled('a')).toBe(false);
  press('a');
  await answer(1, kept);
  await vi.waitFor(() => expect(isFilled('a')).toBe(true));
  expect(document.querySelector('output')?.textContent).toBe('');
});

test('what the list refuses leads to the list, which says why', async () => {
  press('a');
  await answer(0, { status: 204, location: '/s/harbour/me?say=full' });
  await vi.waitFor(() => expect(leadTo).toHaveBeenCalledWith('/s/harbour/me?say=full'));
});

test('whoever leaves the page while hearts wait has sent them all', async () => {
  press('a');
  press('b');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  dispatchEvent(new Event('pagehide'));
  expect(sent[1]).toBe('stay=on&add=a&add=b');
  await answer(0, kept);
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toHaveLength(2);
});

/** Another tab has the lock until it is let go. */
function holdLock(): () => void {
  let letGo = () => {};
  const held = new Promise<void>((done) => {
    letGo = done;
  });
  const request = async (_name: string, work: () => Promise<unknown>) => {
    await held;
    return work();
  };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  return letGo;
}

test('whoever leaves the page while another tab sends its hearts has sent their own, once', async () => {
  const letGo = holdLock();
  press('a');
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toEqual([]);
  dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual(['stay=on&add=a']);
  // A page that is come back to hears what became of them.
  letGo();
  await answer(0, { status: 503 });
  await vi.waitFor(() => expect(isFilled('a')).toBe(false));
  expect(sent).toHaveLength(1);
  // What was sent is not sent again when the page is left.
  press('b');
  await vi.waitFor(() => expect(sent[1]).toBe('stay=on&add=b'));
  dispatchEvent(new Event('pagehide'));
  await answer(1, kept);
  await new Promise((done) => setTimeout(done, 20));
  expect(sent).toHaveLength(2);
});

test('a request that nobody answers ends, so that the next heart is sent', async () => {
  const patience = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal);
  press('a');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  press('b');
  patience.abort();
  await vi.waitFor(() => expect(sent[1]).toBe('stay=on&add=b'));
  expect([isFilled('a'), isFilled('b')]).toEqual([false, true]);
  await answer(1, kept);
});
