// The wire of an upload, for component tests: happy-dom sends nothing, so the test says what happens on the line.
import { vi } from 'vitest';

export type SentForm = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  readonly isAborted: () => boolean;
  /** So much of it is out. */
  readonly progress: (sent: number, whole: number) => void;
  readonly answer: (body: unknown, status?: number) => void;
  readonly lose: () => void;
};

/** Takes the place of XMLHttpRequest; every form that is sent appears in the list. */
export function stubUploads(): SentForm[] {
  const sent: SentForm[] = [];
  function StubRequest() {
    const headers: Record<string, string> = {};
    const request = new EventTarget();
    const upload = new EventTarget();
    let path = '';
    let isAborted = false;
    const facts = { status: 0, responseText: '', upload };
    const finish = (type: string) => {
      if (!isAborted) request.dispatchEvent(new Event(type));
    };
    return Object.assign(request, facts, {
      open: (_method: string, url: string) => {
        path = url;
      },
      setRequestHeader: (name: string, value: string) => {
        headers[name] = value;
      },
      abort: () => {
        isAborted = true;
      },
      send: (form: FormData) => {
        sent.push({
          path,
          headers,
          form,
          isAborted: () => isAborted,
          progress: (loaded, total) =>
            upload.dispatchEvent(new ProgressEvent('progress', { loaded, total, lengthComputable: true })),
          answer: (body, status = 200) => {
            Object.assign(request, { status, responseText: JSON.stringify(body) });
            finish('load');
          },
          lose: () => finish('error'),
        });
      },
    });
  }
  vi.stubGlobal('XMLHttpRequest', StubRequest);
  return sent;
}
