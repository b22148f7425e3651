import { Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

const tones = { info: 'bg-info-soft', warn: 'bg-warn-soft', good: 'bg-good-soft' };

/** Something to know while reading this page. */
export function Note({
  tone = 'info',
  title,
  children,
}: {
  tone?: keyof typeof tones;
  title?: string;
  children: ReactNode;
}) {
  const Icon = tone === 'warn' ? TriangleAlert : Info;
  return (
    <div className={cx('flex gap-3 rounded-card p-4', tones[tone])}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-col gap-1">
        {title === undefined ? null : <p className="font-medium">{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
