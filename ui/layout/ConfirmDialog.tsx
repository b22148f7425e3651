import type { ReactNode } from 'react';
import { Button } from '#ui/buttons/Button.tsx';
import { ErrorBox } from '#ui/states/ErrorBox.tsx';
import { Sheet } from './Sheet.tsx';
import { useUiWords } from '#ui/words/words.tsx';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  title: string;
  /** The word on the button that does it: say the act, not "OK". */
  action: string;
  isDanger?: boolean;
  isBusy?: boolean;
  /** Why it failed: stays inside, and pressing again is the same intention. */
  error?: unknown;
  children?: ReactNode;
};

export function ConfirmDialog({
  isOpen,
  onClose,
  onConfirm,
  title,
  action,
  isDanger = false,
  isBusy,
  error,
  children,
}: Props) {
  const words = useUiWords();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button isWide tone={isDanger ? 'danger' : 'main'} isBusy={isBusy} onClick={onConfirm}>
            {action}
          </Button>
          <Button isWide tone="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
        </>
      }
    >
      {children}
      <ErrorBox error={error} />
    </Sheet>
  );
}
