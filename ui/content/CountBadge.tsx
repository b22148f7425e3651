export type Count = { readonly count: number; readonly label: string };

/** How many things wait; nothing is drawn for 0. The label is read out in place of the number. */
export function CountBadge({ badge }: { badge: Count | undefined }) {
  if (badge === undefined || badge.count === 0) return null;
  return (
    <span className="inline-flex min-w-5 items-center justify-center rounded-full bg-bad px-1.5 py-0.5 text-caption leading-none font-semibold text-surface">
      <span aria-hidden>{badge.count > 99 ? '99+' : badge.count}</span>
      <span className="sr-only">{badge.label}</span>
    </span>
  );
}
