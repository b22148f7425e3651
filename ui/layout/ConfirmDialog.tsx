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
  /** The word on the button that leaves it, where "Cancel" could be taken for the act. */
  leave?: string;
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
  leave,
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
            {leave ?? words.cancel}
          </Button>
        </>
      }
    >
      {children}
      <ErrorBox error={error} />
    </Sheet>
  );
}
