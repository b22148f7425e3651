import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastPlace } from './ToastPlace.tsx';
import type { Toast, ToastAction, ToastTone } from './ToastPlace.tsx';

type Show = (text: string, tone?: ToastTone, action?: ToastAction) => void;

const ToastContext = createContext<Show>(() => undefined);

/**
 * Shows a sentence for three seconds, or for eight with an action. An error must also stay inline (`ErrorBox`): a toast
 * alone is missed.
 */
export function useToast(): Show {
  return useContext(ToastContext);
}

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<Toast>();
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
