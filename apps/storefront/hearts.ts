// Hearts are sent beside the page, which stays where it is: one request at a time, because each writes the list that it read.

/** As many as the server takes at once. */
const pressedMax = 20;
/** Of a request that nobody answers: other tabs wait for it. */
const patienceMs = 20_000;

/** Products in the order in which they were pressed last, and what the press says: `add` or `remove`. */
type Pressed = ReadonlyMap<string, string>;

/** @param leadTo Shows the page that says why something was not noted. */
export function addHearts(
  form: HTMLFormElement,
  leadTo: (place: string) => void = (place) => location.assign(place),
): void {
  let waiting = new Map<string, string>();
  let sending: Pressed = new Map();
  /** The request of those in `sending`; undefined while another tab still has the lock. */
  let posting: Promise<string | undefined> | undefined;
  form.addEventListener('submit', (event) => {
    const { submitter: heart } = event;
    if (!(heart instanceof HTMLButtonElement) || !heart.hasAttribute('aria-pressed')) return;
    event.preventDefault();
    const { name, value } = heart;
    waiting.delete(value);
    waiting.set(value, name);
    turnHearts(value, name === 'add');
    if (sending.size === 0) void sendWaiting();
  });
  // Whoever leaves the page at once has pressed them all the same.
  addEventListener('pagehide', () => {
    const isUnsent = sending.size > 0 && posting === undefined;
    if (waiting.size === 0 && !isUnsent) return;
    const left = new Map([...sending, ...waiting]);
    if (isUnsent) sending = left;
    waiting = new Map();
    posting = post(form, left);
    void posting.catch(() => undefined);
  });

  async function sendWaiting(): Promise<void> {
    while (waiting.size > 0) {
      const all = [...waiting];
      sending = new Map(all.slice(0, pressedMax));
      waiting = new Map(all.slice(pressedMax));
      posting = undefined;
      sayIn(form, '');
      const place = await afterOtherTabs(() => (posting ??= post(form, sending))).catch(() => undefined);
      if (place === undefined) giveBack();
      else if (new URL(place, location.href).searchParams.has('say')) leadTo(place);
    }
    sending = new Map();
  }

  /** What the server does not have is not shown either; a press that came meanwhile shows what it says. */
  function giveBack(): void {
    for (const [value, name] of sending) if (!waiting.has(value)) turnHearts(value, name !== 'add');
    sayIn(form, form.querySelector('output')?.dataset['failed'] ?? '');
  }
}

/** Where the answer leads; undefined where it is not the one of a list that was written. */
async function post(form: HTMLFormElement, pressed: Pressed): Promise<string | undefined> {
  const body = new URLSearchParams([['stay', 'on'], ...[...pressed].map(([value, name]) => [name, value])]);
  const signal = AbortSignal.timeout(patienceMs);
  const answer = await fetch(form.action, {
    method: 'POST',
    body,
    redirect: 'manual',
    keepalive: true,
    signal,
  });
  return answer.status === 204 ? (answer.headers.get('location') ?? undefined) : undefined;
}

/** Tabs of one browser share the cookie that a heart changes. */
function afterOtherTabs<T>(work: () => Promise<T>): Promise<T> {
  // Not every browser has them, and none does without https.
  const locks: LockManager | null | undefined = navigator.locks;
  return locks ? locks.request('wish', work) : work();
}

function turnHearts(value: string, isWished: boolean): void {
  for (const one of document.querySelectorAll<HTMLButtonElement>(`[form=wish][value="${value}"]`)) {
    one.name = isWished ? 'remove' : 'add';
    one.setAttribute('aria-pressed', String(isWished));
  }
}

function sayIn(form: HTMLFormElement, text: string): void {
  const output = form.querySelector('output');
  if (output !== null) output.textContent = text;
}
