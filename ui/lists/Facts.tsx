import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

export type Fact = {
  readonly label: ReactNode;
  readonly value: ReactNode;
  readonly isTotal?: boolean | undefined;
};

/** Names and their values, one pair a line; a total is set apart. */
export function Facts({ facts }: { facts: readonly (Fact | undefined)[] }) {
  return (
    <dl className="flex flex-col">
      {facts
        .filter((fact) => fact !== undefined)
        .map((fact, index) => (
          <div
            key={index}
            className={cx(
              'flex flex-wrap items-baseline justify-between gap-x-4 py-1.5',
              fact.isTotal && 'mt-1 border-t border-line pt-3 text-section',
            )}
          >
            <dt className={cx('min-w-[min(100%,5rem)] flex-1', !fact.isTotal && 'text-muted')}>
              {fact.label}
            </dt>
            <dd
              className={cx(
                'ml-auto max-w-3/5 min-w-min text-right wrap-anywhere',
                !fact.isTotal && 'font-medium',
              )}
            >
              {fact.value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
