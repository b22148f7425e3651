import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '#ui/buttons/IconButton.tsx';
import { useUiWords } from '#ui/words/words.tsx';
import { giveFocusBack } from './give-focus-back.ts';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
};

/** Comes up from the bottom on a phone, stands in the middle on a wide screen. Escape and the ground close it. */
export function Sheet({ isOpen, ...props }: Props) {
  return isOpen ? createPortal(<OpenSheet {...props} />, document.body) : null;
}

/** The browser's own dialog: it keeps the focus inside, everything else out of reach, and gives the focus back. */
function OpenSheet({ onClose, title, footer, children }: Omit<Props, 'isOpen'>) {
  const words = useUiWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const before = document.activeElement;
    element.showModal();
    // Not the first button, which is the one that closes: what comes next is the reader's choice.
    element.focus({ preventScroll: true });
    const release = hideOthers(element);
    return () => {
      release();
      element.close();
      giveFocusBack(before);
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        // Everything inside lies on the panel: what is hit beside it is the ground.
        if (event.target === event.currentTarget) onClose();
      }}
      className="sheet fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-transparent text-ink outline-none backdrop:bg-shade"
    >
      <div className="sheet-panel fixed inset-x-0 bottom-0 mx-auto flex max-h-[92dvh] w-full flex-col rounded-t-sheet bg-surface shadow-over sm:inset-y-0 sm:my-auto sm:h-fit sm:max-w-lg sm:rounded-sheet">
        <div className="flex items-center gap-2 border-b border-line py-2 pr-2 pl-5">
          <h2 id={id} className="min-w-0 flex-1 text-section wrap-anywhere">
            {title}
          </h2>
          <IconButton label={words.close} icon={<X aria-hidden className="size-5" />} onClick={onClose} />
        </div>
        <div className="flex flex-col gap-4 overflow-y-auto p-5">{children}</div>
        {footer === undefined ? null : (
          <div className="flex flex-col gap-2 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {footer}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** The page behind is out of reach anyway; some readers list it all the same. What pops up above is not hidden. */
function hideOthers(element: HTMLElement): () => void {
  const others = [...document.body.children].filter(
    (one) => one !== element && !one.hasAttribute('popover') && one.getAttribute('aria-hidden') === null,
  );
  for (const one of others) one.setAttribute('aria-hidden', 'true');
  return () => {
    for (const one of others) one.removeAttribute('aria-hidden');
  };
}
