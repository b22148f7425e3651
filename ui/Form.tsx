import type { ReactNode } from 'react';

/** A form of one column. Enter sends it; the browser's own checks are off, because errors stand beside their fields. */
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
        onSend();
      }}
    >
      {children}
    </form>
  );
}
