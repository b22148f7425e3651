import type { ReactNode } from 'react';

const looks = {
  /** Figures: two beside each other on a phone. */
  figures: 'grid grid-cols-2 gap-3 lg:grid-cols-4',
  /** Cards of things: as many as fit. */
  cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3',
  /** Pictures: two on a phone, more on a wide screen. */
  pictures: 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4',
};

export function Grid({ look = 'cards', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <div className={looks[look]}>{children}</div>;
}
