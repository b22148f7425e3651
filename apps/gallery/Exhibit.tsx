import type { ReactNode } from 'react';

/** One block of the kit under its name, in each state that it has. */
export function Exhibit({ of, children }: { of: string; children: ReactNode }) {
  return (
    <section
      aria-label={of}
      data-block={of}
      className="flex min-w-0 flex-col gap-3 border-t border-line pt-3"
    >
      <h2 className="font-mono text-meta text-muted">{of}</h2>
      {children}
    </section>
  );
}
