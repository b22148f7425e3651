import { useId } from 'react';
import type { ReactNode } from 'react';

/** Things under a heading, without a frame of their own: for lists and grids that have one. */
export function Section({ title, children }: { title?: string | undefined; children: ReactNode }) {
  const id = useId();
  if (title === undefined) return <div className="flex min-w-0 flex-col gap-3">{children}</div>;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {children}
    </section>
  );
}
