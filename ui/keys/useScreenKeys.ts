import { useEffect, useEffectEvent, useRef } from 'react';

export type ScreenKey = {
  /** What the key does, for the list of keys. */
  readonly says: string;
  readonly act: () => void;
};

/** Keys as the browser names them (`j`, `Enter`, `?`); undefined for one that does nothing at present. */
export type ScreenKeys = Readonly<Record<string, ScreenKey | undefined>>;

type Listener = { readonly keys: () => ScreenKeys };

/** What is on the screen now, in the order in which it came. */
const listeners = new Set<Listener>();

/**
 * Single keys of a whole screen. What is typed into a field, pressed with Ctrl, Alt or ⌘, or while a dialog is open, is not
 * for it; nor is Enter on a button or a link, nor Space on a button. Capital letters count as small ones where nothing else has them.
 */
export function useScreenKeys(keys: ScreenKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isElsewhere(event)) return;
    const key = Object.hasOwn(keys, event.key) ? event.key : event.key.toLowerCase();
    const one = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (one === undefined) return;
    event.preventDefault();
    one.act();
  });
  useEffect(() => {
    const listener = { keys: () => latest.current };
    const listen = (event: KeyboardEvent) => press(event);
    listeners.add(listener);
    document.addEventListener('keydown', listen);
    return () => {
      listeners.delete(listener);
      document.removeEventListener('keydown', listen);
    };
  }, []);
}

/** Every key that does something on the screen now, and what. */
export function readScreenKeys(): { readonly key: string; readonly says: string }[] {
  const known = new Map<string, string>();
  for (const { keys } of listeners) {
    for (const [key, one] of Object.entries(keys())) if (one !== undefined) known.set(key, one.says);
  }
  return [...known].map(([key, says]) => ({ key, says }));
}

function isElsewhere({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('input, select, textarea, [contenteditable=true]') !== null) return true;
  if (key === ' ') return target.closest('button, summary') !== null;
  return key === 'Enter' && target.closest('button, a, summary') !== null;
}
