import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUiWords } from '#ui/words/words.tsx';

/** Long enough to be read, reached and pressed. */
const shownMs = 8_000;

type Props = { onPress: () => void; onEnd: () => void };

/** The action of a toast that can be undone. While the toast is pointed at or has the focus, its time does not run. */
export function UndoButton({ onPress, onEnd }: Props) {
  const words = useUiWords();
  const button = useRef<HTMLButtonElement>(null);
  const cameFrom = useRef<Element>(null);
  const [isHeld, setHeld] = useState(false);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    const toast = button.current?.parentElement;
    // What lies below other toasts can be pressed; this one is pointed at.
    toast?.classList.add('pointer-events-auto');
    const held = new AbortController();
    const options = { signal: held.signal };
    toast?.addEventListener('pointerenter', () => setHeld(true), options);
    toast?.addEventListener('pointerleave', () => setHeld(false), options);
    return () => held.abort();
  }, []);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld]);

  function press() {
    onEnd();
    // The button is gone with the toast: a keyboard goes on where it was.
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    onPress();
  }

  return (
    <button
      ref={button}
      type="button"
      onClick={press}
      onFocus={({ relatedTarget }) => {
        setHeld(true);
        cameFrom.current = relatedTarget;
      }}
      onBlur={() => setHeld(false)}
      className="-my-3 -mr-1 min-h-target shrink-0 rounded-field px-3 font-semibold underline underline-offset-4"
    >
      {words.undo}
    </button>
  );
}
