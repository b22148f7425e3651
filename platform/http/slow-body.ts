// Bodies that never end: what stands still, or takes longer than its kind may, is cut off.
import type { IncomingMessage } from 'node:http';
import { limits } from '#domain/limits.ts';

/** `files`: slow lines are welcome while something moves. `small`: the whole must come soon. */
export type BodyKind = 'files' | 'small';

type Spans = { readonly idleMs: number; readonly wholeMs: number };

const spans: Spans = { idleMs: limits.uploadIdleMs, wholeMs: limits.bodyWholeMs };

/** Ends a request whose body does not arrive. Leaves those alone whose body is there already. */
export function watchBody(raw: IncomingMessage, kind: BodyKind, { idleMs, wholeMs } = spans): void {
  if (raw.complete || !hasBody(raw)) return;
  const { socket } = raw;
  const startedAt = performance.now();
  let movedAt = startedAt;
  let bytes = socket.bytesRead;
  const timer = setInterval(() => {
    const now = performance.now();
    if (raw.complete || raw.destroyed) {
      clearInterval(timer);
      return;
    }
    if (socket.bytesRead !== bytes) {
      bytes = socket.bytesRead;
      movedAt = now;
    }
    const isLate = kind === 'files' ? now - movedAt >= idleMs : now - startedAt >= wholeMs;
    if (isLate) raw.destroy();
  }, idleMs / 15);
  timer.unref();
  const end = () => clearInterval(timer);
  raw.once('end', end);
  raw.once('close', end);
}

function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}
