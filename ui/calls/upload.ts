// Sends a form with files by XMLHttpRequest: `fetch` cannot say how much of a body has gone out.

export type Progress = (sent: number, whole: number) => void;

type Sending = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** A form takes as long as its line does, but not without moving: silence for longer than this ends it. */
  readonly idleMs: number;
  readonly onProgress?: Progress | undefined;
  readonly signal?: AbortSignal | undefined;
};

export type FormAnswer =
  | { readonly kind: 'answered'; readonly status: number; readonly text: string }
  | { readonly kind: 'lost'; readonly isTimeout: boolean }
  | { readonly kind: 'cancelled' };

/** Posts a form. Never rejects: a lost connection, a silence and a cancel are answers too. */
export function sendForm(sending: Sending): Promise<FormAnswer> {
  const { path, headers, form, idleMs, onProgress, signal } = sending;
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let idle: ReturnType<typeof setTimeout> | undefined;

    const end = (answer: FormAnswer): void => {
      clearTimeout(idle);
      signal?.removeEventListener('abort', cancel);
      resolve(answer);
    };
    const cancel = (): void => {
      request.abort();
      end({ kind: 'cancelled' });
    };
    const giveUp = (): void => {
      request.abort();
      end({ kind: 'lost', isTimeout: true });
    };
    const isMoving = (): void => {
      clearTimeout(idle);
      idle = setTimeout(giveUp, idleMs);
    };

    if (signal?.aborted) {
      end({ kind: 'cancelled' });
      return;
    }
    signal?.addEventListener('abort', cancel);
    request.open('POST', path);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener('progress', (event) => {
      isMoving();
      if (event.lengthComputable) onProgress?.(event.loaded, event.total);
    });
    request.addEventListener('progress', isMoving);
    request.addEventListener('load', () =>
      end({ kind: 'answered', status: request.status, text: request.responseText }),
    );
    request.addEventListener('error', () => end({ kind: 'lost', isTimeout: false }));
    isMoving();
    request.send(form);
  });
}
