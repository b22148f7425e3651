import { useEffect, useEffectEvent } from 'react';

/** Keys of a whole screen; what is typed into a field, or while a dialog is open, is not for it. */
export function useScreenKeys(keys: Readonly<Record<string, (() => void) | undefined>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, ctrlKey, metaKey, altKey, key } = event;
    if (ctrlKey || metaKey || altKey || document.querySelector('dialog[open]') !== null) return;
    if (target instanceof HTMLElement && target.closest('input, select, textarea') !== null) return;
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
