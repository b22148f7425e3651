import type { ReactNode } from 'react';

/** One column on a phone, in the order in which one reads; on a wide screen what narrows the list stands at its side. */
export function ListLayout({
  search,
  categories,
  filters,
  children,
}: {
  search: ReactNode;
  categories: ReactNode;
  filters: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[14rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-6">
      <div className="min-w-0 lg:col-start-2 lg:row-start-1">{search}</div>
      <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:gap-6">
        {filters}
        {categories}
      </div>
      <div className="min-w-0 lg:col-start-2 lg:row-start-2">{children}</div>
    </div>
  );
}
