import { useId } from 'react';
import type { ReactNode } from 'react';

type Props = { title?: string | undefined; actions?: ReactNode; children: ReactNode };

/** A piece of a page. With a title it is a region of its own. */
export function Card({ title, actions, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={title === undefined ? undefined : id}
      data-frame
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 lg:p-5 in-data-frame:border-0 in-data-frame:p-0"
    >
      {title === undefined ? null : (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-section">
            {title}
          </h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}
