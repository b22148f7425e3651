import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { cx } from '#ui/cx.ts';
import { useUiWords } from '#ui/words/words.tsx';

export type ToastTone = 'good' | 'bad';
export type ToastAction = { readonly label: string; readonly onPress: () => void };
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | undefined;
};

type Props = { toast: Toast | undefined; onEnd: () => void };

/**
 * Above the tab bar, where it covers neither the title nor the way back. A popover, so that it stands above an open sheet
 * too. It is always there: what listens hears only changes.
 */
export function ToastPlace({ toast, onEnd }: Props) {
  const words = useUiWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (element === null || typeof element.showPopover !== 'function') return undefined;
    // Shown anew it comes to the top.
    element.showPopover();
    return () => element.hidePopover();
  }, [toast]);
  return createPortal(
    <div
      ref={place}
      popover="manual"
      role="region"
      aria-label={words.notices}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-auto bottom-[calc(4.75rem+env(safe-area-inset-bottom))] m-0 flex w-full max-w-none justify-center overflow-visible border-0 bg-transparent p-0 px-4 lg:bottom-6"
    >
      {toast === undefined ? null : <ToastCard key={toast.id} toast={toast} onEnd={onEnd} />}
    </div>,
    document.body,
  );
}

/** One toast. While it is pointed at or has the focus, its time does not run. */
function ToastCard({ toast: { text, tone, action }, onEnd }: Props & { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);
  const cameFrom = useRef<Element>(null);
  const end = useEffectEvent(onEnd);
  const shownMs = action === undefined ? limits.toastMs : limits.toastUndoMs;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => end(), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, shownMs]);
  const Mark = tone === 'good' ? CircleCheck : CircleAlert;

  function focus({ relatedTarget }: FocusEvent) {
    setHeld(true);
    cameFrom.current = relatedTarget;
  }

  function press() {
    onEnd();
    // The button is gone with the toast: a keyboard goes on where it was.
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    action?.onPress();
  }

  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={focus}
      onBlur={() => setHeld(false)}
      className={cx(
        'flex max-w-md items-center rounded-card bg-ink pl-4 font-medium text-ground shadow-over',
        action === undefined ? 'pr-4' : 'pointer-events-auto pr-1',
      )}
    >
      <p className="flex min-w-0 items-center gap-2 py-3">
        <Mark aria-hidden className="size-5 shrink-0" />
        {text}
      </p>
      {action === undefined ? null : (
        <button
          type="button"
          onClick={press}
          className="ml-2 min-h-target shrink-0 rounded-field px-3 font-semibold underline underline-offset-4"
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
