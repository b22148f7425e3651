import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiWords } from './words.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Comes up from the bottom on a phone, stands in the middle on a wide screen. Escape and the ground close it. */
export function Sheet({ isOpen, onClose, title, footer, children }: Props) {
  const words = useUiWords();
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Dialog.Popup className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-card bg-surface shadow-over outline-none transition-transform data-ending-style:translate-y-8 data-starting-style:translate-y-8 sm:inset-y-0 sm:my-auto sm:h-fit sm:max-w-lg sm:rounded-card">
          <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
            <Dialog.Title className="min-w-0 flex-1 text-lg font-bold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={words.close}
              className="inline-flex size-target shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken"
            >
              <X aria-hidden className="size-5" />
            </Dialog.Close>
          </div>
          <div className="flex flex-col gap-4 overflow-y-auto p-5">{children}</div>
          {footer === undefined ? null : (
            <div className="flex flex-col gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
