import { CircleAlert, CircleCheck } from 'lucide-react';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { limits } from '#domain/limits.ts';
import { useUiWords } from '#ui/words/words.tsx';

type ToastTone = 'good' | 'bad';
/** What can be pressed in a toast. It says when the toast ends, and is only loaded where it is used. */
type ToastAction = (end: () => void) => ReactNode;
type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | undefined;
};
type Show = (text: string, tone?: ToastTone, action?: ToastAction) => void;

const ToastContext = createContext<Show>(() => undefined);

/** Shows a sentence for three seconds, or until its action ends it. An error must also stay inline (`ErrorBox`): a toast alone is missed. */
export function useToast(): Show {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();

  useEffect(() => {
    if (toast === undefined || toast.action !== undefined) return undefined;
    const timer = setTimeout(() => setToast(undefined), limits.toastMs);
    return () => clearTimeout(timer);
  }, [toast]);

  const [show] = useState<Show>(() => (text: string, tone: ToastTone = 'good', action?: ToastAction) => {
    setToast((before) => ({ id: (before?.id ?? 0) + 1, text, tone, action }));
  });

  return (
    <ToastContext value={show}>
      {children}
      <ToastPlace toast={toast} onEnd={() => setToast(undefined)} />
    </ToastContext>
  );
}

/**
 * Above the tab bar, where it covers neither the title nor the way back. A popover, so that it stands above an open sheet
 * too. It is always there: what listens hears only changes.
 */
function ToastPlace({ toast, onEnd }: { toast: Toast | undefined; onEnd: () => void }) {
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
      {toast === undefined ? null : (
        <p
          key={toast.id}
          className="flex max-w-md items-center gap-2 rounded-card bg-ink px-4 py-3 font-medium text-ground shadow-over"
        >
          {toast.tone === 'good' ? (
            <CircleCheck aria-hidden className="size-5 shrink-0" />
          ) : (
            <CircleAlert aria-hidden className="size-5 shrink-0" />
          )}
          {toast.text}
          {toast.action?.(onEnd)}
        </p>
      )}
    </div>,
    document.body,
  );
}
