import type { ReactNode } from 'react';
import { tooLongMark } from './too-long.ts';

/**
 * A form of one column. Enter sends it; the browser's own checks are off, because errors stand beside their fields.
 * While a text in it is too long it is not sent: the first of those fields has the focus instead.
 */
export function Form({
  onSend,
  label,
  children,
}: {
  onSend: () => void;
  label?: string;
  children: ReactNode;
}) {
  return (
    <form
      noValidate
      aria-label={label}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const tooLong = event.currentTarget.querySelector<HTMLElement>(`[${tooLongMark}]`);
        if (tooLong === null) onSend();
        else tooLong.focus();
      }}
    >
      {children}
    </form>
  );
}
