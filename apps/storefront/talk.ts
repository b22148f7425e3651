// The conversation of an order, live: what is said appears at once, and what is written goes without a new page. The
// page's own form is what this does for a browser without scripts. Nothing here makes HTML of a text.

type Message = {
  seq: number;
  client_id: string;
  by: string;
  at: string;
  parts: ({ text: string } | { masked: string })[];
  files: { url: string }[];
};

const typingMs = 3_000;
const typingShownMs = 6_000;
const uploadsPath = '/chat/file';

export function addTalk(box: HTMLElement): void {
  const log = box.querySelector<HTMLElement>('[data-talk-log]');
  if (log === null || box.dataset['shown'] !== 'newest') return;
  const api = `/api/pub/order/${encodeURIComponent(box.dataset['talk'] ?? '')}`;
  const show = makeLog(box, log);
  listen(box, api, show);
  markSeen(box, api, show.last);
  const form = box.querySelector<HTMLFormElement>('[data-talk-form]');
  if (form !== null) addWriting(form, api, show.add);
  addSaving(box, api);
}

/** Messages by their numbers: one that is here already is passed over. */
function makeLog(box: HTMLElement, log: HTMLElement) {
  let last = Number(box.dataset['last'] ?? 0);
  log.scrollTop = log.scrollHeight;
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return {
    last: () => last,
    add: (message: Message) => {
      if (message.seq <= last) return;
      last = message.seq;
      const row = copyOf(box, `[data-talk-row="${message.by}"]`);
      if (row === undefined) return;
      row.dataset['seq'] = String(message.seq);
      const text = row.querySelector('p');
      for (const part of message.parts) text?.append(partOf(box, part));
      const pictures = row.querySelector('[data-pictures]');
      for (const { url } of message.files) pictures?.append(pictureOf(box, url));
      const time = row.querySelector('time');
      if (time !== null) {
        time.dateTime = message.at;
        time.textContent = format.format(new Date(message.at));
      }
      box.querySelector('[data-talk-empty]')?.remove();
      log.append(row);
      log.scrollTop = log.scrollHeight;
    },
  };
}

function partOf(box: HTMLElement, part: Message['parts'][number]): Node {
  if ('masked' in part)
    return copyOf(box, `[data-talk-hidden="${part.masked}"]`) ?? document.createTextNode('…');
  const isolated = document.createElement('bdi');
  isolated.textContent = part.text;
  return isolated;
}

function pictureOf(box: HTMLElement, url: string): Node {
  const link = copyOf(box, '[data-talk-picture]');
  // An address of this instance: nothing else is followed.
  if (link === undefined || !url.startsWith('/')) return document.createTextNode('');
  link.setAttribute('href', url);
  link.querySelector('img')?.setAttribute('src', url);
  return link;
}

function copyOf(box: HTMLElement, selector: string): HTMLElement | undefined {
  const template = box.querySelector<HTMLTemplateElement>(`template${selector}`);
  const copy = template?.content.firstElementChild?.cloneNode(true);
  return copy instanceof HTMLElement ? copy : undefined;
}

type Log = ReturnType<typeof makeLog>;

/** The browser comes again by itself and says what it had last. */
function listen(box: HTMLElement, api: string, show: Log): void {
  const typing = box.querySelector<HTMLElement>('[data-talk-typing]');
  const stream = new EventSource(`${api}/chat/stream?after=${show.last()}`);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hide = () => {
    if (typing !== null) typing.hidden = true;
  };
  stream.addEventListener('message', ({ data }: MessageEvent<string>) => {
    hide();
    const message: unknown = JSON.parse(data);
    if (isMessage(message)) show.add(message);
  });
  stream.addEventListener('typing', ({ data }: MessageEvent<string>) => {
    if (typing === null || fieldOf(JSON.parse(data), 'by') === 'buyer') return;
    typing.hidden = false;
    clearTimeout(timer);
    timer = setTimeout(hide, typingShownMs);
  });
}

/** Read is what stood in sight of somebody who looked at the page. */
function markSeen(box: HTMLElement, api: string, last: () => number): void {
  let told = 0;
  let isSeen = false;
  const tell = () => {
    if (!isSeen || document.visibilityState !== 'visible' || last() <= told) return;
    told = last();
    void post(`${api}/chat/mark`, { seen: told });
  };
  new IntersectionObserver((entries) => {
    isSeen = entries.some(({ isIntersecting }) => isIntersecting);
    tell();
  }).observe(box);
  document.addEventListener('visibilitychange', tell);
  const log = box.querySelector('[data-talk-log]');
  if (log !== null) new MutationObserver(tell).observe(log, { childList: true });
}

function addWriting(form: HTMLFormElement, api: string, add: Log['add']): void {
  const [text, files, state, once] = [
    form.querySelector('textarea'),
    form.querySelector<HTMLInputElement>('input[type=file]'),
    form.querySelector<HTMLElement>('[data-talk-state]'),
    form.querySelector<HTMLInputElement>('input[name=once]'),
  ];
  if (text === null || state === null || once === null) return;
  let isBusy = false;
  let typedAt = 0;
  const say = (name: string) => {
    state.textContent = state.dataset[name] ?? '';
  };

  async function send(): Promise<void> {
    if (isBusy || text === null || once === null) return;
    if (text.value.trim() === '' && (files?.files?.length ?? 0) === 0) return;
    isBusy = true;
    say('sending');
    const kept = [...form.querySelectorAll<HTMLInputElement>('input[name=keep]')].map(({ value }) => value);
    const outcome = await sendWhole(api, {
      client_id: once.value,
      text: text.value,
      kept,
      files: files?.files,
    });
    isBusy = false;
    if (outcome === 'refused') {
      // The page's own form says what was wrong.
      form.submit();
    } else if (outcome === 'lost') {
      say(navigator.onLine ? 'failed' : 'waits');
    } else {
      say('sent');
      add(outcome);
      once.value = newId();
      text.value = '';
      if (files !== null) files.value = '';
      for (const one of form.querySelectorAll('input[name=keep]')) one.remove();
    }
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  // Under the same name: what arrived after all is not said twice.
  addEventListener('online', () => {
    if (state.textContent === state.dataset['waits']) void send();
  });
  text.addEventListener('input', () => {
    if (performance.now() - typedAt < typingMs) return;
    typedAt = performance.now();
    void post(`${api}/chat/typing`, {});
  });
}

type Wish = { client_id: string; text: string; kept: string[]; files: FileList | null | undefined };

async function sendWhole(api: string, wish: Wish): Promise<Message | 'refused' | 'lost'> {
  const ids = [...wish.kept];
  for (const file of wish.files ?? []) {
    const body = new FormData();
    body.append('picture', file);
    const sent = await ask(api + uploadsPath, body);
    if (sent === 'refused' || sent === 'lost') return sent;
    ids.push(String(fieldOf(sent.data, 'id')));
  }
  const body = JSON.stringify({ client_id: wish.client_id, text: wish.text.trim(), files: ids });
  const given = await ask(`${api}/chat/send`, body);
  if (given === 'refused' || given === 'lost') return given;
  const message = fieldOf(given.data, 'message');
  return isMessage(message) ? message : 'lost';
}

/** The answer of a call; a no is the form's to show, and no answer is no no. */
async function ask(path: string, body: string | FormData): Promise<{ data: unknown } | 'refused' | 'lost'> {
  try {
    const headers = { 'Accept-Language': document.documentElement.lang };
    const response = await fetch(path, {
      method: 'POST',
      headers: typeof body === 'string' ? { ...headers, 'Content-Type': 'application/json' } : headers,
      body,
    });
    if (response.status >= 500) return 'lost';
    const envelope: unknown = await response.json();
    return fieldOf(envelope, 'code') === 200 ? { data: fieldOf(envelope, 'data') } : 'refused';
  } catch {
    return 'lost';
  }
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** The server checks its own answers by their contract; here it is enough that it is one. */
function isMessage(value: unknown): value is Message {
  return typeof fieldOf(value, 'seq') === 'number' && Array.isArray(fieldOf(value, 'parts'));
}

/** Told, or not: nobody waits for it. */
async function post(path: string, body: Record<string, unknown>): Promise<void> {
  await ask(path, JSON.stringify(body));
}

function addSaving(box: HTMLElement, api: string): void {
  const button = box.querySelector<HTMLButtonElement>('[data-talk-save]');
  if (button === null) return;
  button.hidden = false;
  const save = async () => {
    const given = await ask(`${api}/chat/export`, JSON.stringify({ format: 'text' }));
    if (given === 'refused' || given === 'lost') return;
    const [text, name] = ['body', 'name'].map((field) => String(fieldOf(given.data, field)));
    const url = URL.createObjectURL(new Blob([text ?? ''], { type: 'text/plain;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = name ?? '';
    link.click();
    URL.revokeObjectURL(url);
  };
  button.addEventListener('click', () => void save());
}

/** A UUID, also where the browser makes none. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const whole = `${hex.slice(0, 12)}4${hex.slice(13, 16)}8${hex.slice(17)}`;
  return [0, 8, 12, 16, 20].map((from, at, all) => whole.slice(from, all[at + 1])).join('-');
}
