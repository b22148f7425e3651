import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CachedPart } from '#ui/storefront/CachedPart.tsx';

const summaryClass = 'flex min-h-14 list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden';

/**
 * A part of a page that opens when it is wanted, without any script.
 *
 * @param id An address with `#id` opens it: it names what is inside, because browsers open a fold for that alone.
 */
export function Fold({
  title,
  icon,
  id,
  isOpen = false,
  children,
}: {
  title: string;
  icon?: ReactNode;
  id?: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group border-b border-line">
      {icon === undefined ? (
        <CachedPart as="summary" className={summaryClass} draw={Heading} props={{ title }} />
      ) : (
        <summary className={summaryClass}>
          {icon}
          <Heading title={title} />
        </summary>
      )}
      <div id={id} className="flex scroll-mt-32 flex-col gap-3 pb-5">
        {children}
      </div>
    </details>
  );
}

function Heading({ title }: { title: string }) {
  return (
    <>
      <h2 className="min-w-0 grow text-section">{title}</h2>
      <Plus
        aria-hidden
        className="size-5 shrink-0 text-muted transition-transform duration-150 group-open:rotate-45"
      />
    </>
  );
}
