import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** What few readers need, behind its heading: what it holds is made, and asked for, when it is first opened. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      onToggle={(event) => {
        if (event.currentTarget.open) setOpened(true);
      }}
      className="group min-w-0 rounded-card border border-line bg-surface in-data-frame:border-0"
    >
      <summary className="flex min-h-target cursor-pointer list-none items-center gap-2 px-4 font-medium lg:px-5 in-data-frame:px-0 lg:in-data-frame:px-0 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{title}</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 text-faint group-open:rotate-180" />
      </summary>
      {wasOpened ? (
        <div className="flex flex-col gap-3 px-4 pt-1 pb-4 lg:px-5 in-data-frame:px-0 lg:in-data-frame:px-0">
          {children}
        </div>
      ) : null}
    </details>
  );
}
