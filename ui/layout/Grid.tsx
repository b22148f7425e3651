import type { ReactNode } from 'react';

/** Two beside each other on a phone; one where the person reads in large letters. */
export const twoOnPhones = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-3';

const looks = {
  /** Figures: two beside each other on a phone. */
  figures: `${twoOnPhones} sm:grid-cols-2 lg:grid-cols-4`,
  /** Cards of things: as many as fit. */
  cards: 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3',
  /** Pictures: two on a phone, more on a wide screen. */
  pictures: `${twoOnPhones} sm:grid-cols-3 xl:grid-cols-4`,
};

export function Grid({ look = 'cards', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <div className={looks[look]}>{children}</div>;
}
