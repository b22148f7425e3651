import type { ReactNode } from 'react';

/** A page that says one thing: a picture, a title, a sentence and what to do now. */
export function Panel({
  icon,
  title,
  lead,
  children,
}: {
  icon: ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-5 rounded-card border border-line bg-surface p-5 lg:my-8 lg:p-8">
      <div className="flex flex-col items-center gap-3 text-center">
        <span className="flex size-14 items-center justify-center rounded-full bg-accent-soft text-accent-ink">
          {icon}
        </span>
        <h1 className="text-title">{title}</h1>
        {lead === undefined ? null : <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </div>
  );
}
