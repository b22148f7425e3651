import type { ReactNode } from 'react';

export const rowsClass =
  'flex flex-col divide-y divide-line overflow-hidden rounded-card border border-line bg-surface ' +
  'in-data-frame:-mx-4 in-data-frame:border-0';

/** A list whose items are `Row`s. */
export function Rows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className={rowsClass}>
      {children}
    </ul>
  );
}
