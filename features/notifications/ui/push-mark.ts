// What this browser keeps of being called: whose wish it was, by which address, and under which sign-in.

/** A key of the session's store. */
export const pushMarkKey = 'push';

export function markOf(owner: string | undefined, endpoint: string, token: string | undefined): string {
  return JSON.stringify({ owner: owner ?? '', endpoint, session: (token ?? '').slice(-6) });
}

export type PushMark = { readonly owner: string; readonly endpoint: string; readonly session: string };

/** Undefined where nobody has turned it on in this browser. */
export function readMark(text: string | undefined): PushMark | undefined {
  try {
    const mark: unknown = JSON.parse(text ?? '');
    return isMark(mark) ? mark : undefined;
  } catch {
    return undefined;
  }
}

function isMark(value: unknown): value is PushMark {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['owner', 'endpoint', 'session'].every((name) => typeof Reflect.get(value, name) === 'string')
  );
}
