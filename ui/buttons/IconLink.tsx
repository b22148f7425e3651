import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { CountBadge } from '#ui/content/CountBadge.tsx';
import type { Count } from '#ui/content/CountBadge.tsx';

type Props = { to: string; label: string; icon: ReactNode; badge?: Count | undefined };

/** A link of one picture; its label is what it is called for those who do not see it. */
export function IconLink({ to, label, icon, badge }: Props) {
  return (
    <Link
      to={to}
      aria-label={badge === undefined || badge.count === 0 ? label : `${label}: ${badge.label}`}
      title={label}
      className="relative inline-flex size-target shrink-0 items-center justify-center rounded-full text-muted hover:bg-sunken hover:text-ink"
    >
      {icon}
      <span className="absolute top-0.5 right-0 flex max-w-full translate-x-1/4">
        <CountBadge badge={badge} />
      </span>
    </Link>
  );
}
