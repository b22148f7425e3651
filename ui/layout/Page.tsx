import { ChevronLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { cx } from '#ui/cx.ts';
import { usePageCorner } from './page-corner.ts';
import { useUiWords } from '#ui/words/words.tsx';

type Props = {
  title: string;
  /** Where "back" goes. */
  back?: string | undefined;
  actions?: ReactNode;
  /** Under the title: a sentence, a status. */
  lead?: ReactNode;
  /** `narrow` for one thing to read or fill in, `wide` for lists and tables. */
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
};

const widths = { narrow: 'max-w-xl', normal: 'max-w-4xl', wide: 'max-w-7xl' };

export function Page({ title, back, actions, lead, width = 'normal', children }: Props) {
  const words = useUiWords();
  const corner = usePageCorner();
  useEffect(() => {
    document.title = `${title} · ${words.brand}`;
  }, [title, words.brand]);

  return (
    <div className={cx('mx-auto flex w-full flex-col gap-4 px-4 pt-4 pb-10 lg:px-8 lg:pt-8', widths[width])}>
      <header className="flex flex-col gap-2">
        <div className="flex min-h-target flex-wrap items-center gap-x-2 gap-y-3">
          {back === undefined ? null : (
            <Link
              to={back}
              aria-label={words.back}
              className="-ml-2 inline-flex size-target shrink-0 items-center justify-center rounded-full hover:bg-sunken"
            >
              <ChevronLeft aria-hidden className="size-6" />
            </Link>
          )}
          <h1 className="min-w-[min(100%,10rem)] flex-[1_1_10rem] text-title wrap-break-word">{title}</h1>
          {back === undefined && corner !== undefined ? <div className="lg:hidden">{corner}</div> : null}
          {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
        </div>
        {lead === undefined ? null : <div className="text-muted">{lead}</div>}
      </header>
      {children}
    </div>
  );
}
