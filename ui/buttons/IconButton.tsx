import type { ComponentProps, ReactNode } from 'react';

type Props = Omit<ComponentProps<'button'>, 'className' | 'children'> & { label: string; icon: ReactNode };

/** A button of one picture; its label is what it is called for those who do not see it. */
export function IconButton({ label, icon, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className="inline-flex size-target shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-ink disabled:opacity-50"
    >
      {icon}
    </button>
  );
}
