import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';

/** Nothing there, and what to do about it. Never shown for a failure. */
export function Empty({
  says,
  detail,
  icon,
  action,
}: {
  says: string;
  detail?: string;
  icon?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card px-6 py-10 text-center">
      <span aria-hidden className="text-faint">
        {icon ?? <Inbox className="size-9" />}
      </span>
      <p className="font-medium">{says}</p>
      {detail === undefined ? null : <p className="max-w-prose text-meta text-muted">{detail}</p>}
      {action}
    </div>
  );
}
