import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, NavLink } from '#ui/routing/Link.tsx';
import { CountBadge } from '#ui/content/CountBadge.tsx';
import type { Count } from '#ui/content/CountBadge.tsx';
import { cx } from '#ui/cx.ts';
import { useUiWords } from '#ui/words/words.tsx';

export type FrameItem = {
  readonly to: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** How many things wait here. */
  readonly badge?: Count | undefined;
};

type Props = {
  brand: ReactNode;
  /** Where the brand leads; it is plain text without one. */
  brandTo?: string | undefined;
  items: readonly FrameItem[];
  /** Places that the side navigation alone names. */
  moreItems?: readonly FrameItem[];
  /** The bar at the bottom of a phone. The side navigation of wide screens is always there. */
  hasTabBar: boolean;
  banner?: ReactNode;
  /** At the foot of the side navigation: who is signed in, the way out. */
  foot?: ReactNode;
  children: ReactNode;
};

/** The frame of an app: a tab bar under the thumb on phones, a side navigation on wide screens. */
export function AppFrame(props: Props) {
  const { brand, brandTo, items, moreItems = [], hasTabBar, banner, foot, children } = props;
  const words = useUiWords();
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-60 rounded-field bg-surface px-4 py-3 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipToContent}
      </a>
      <aside className="sticky top-0 hidden h-dvh w-64 shrink-0 flex-col gap-6 overflow-y-auto border-r border-line bg-surface p-4 lg:flex">
        <div className="px-3 pt-2 text-section wrap-anywhere">
          {brandTo === undefined ? brand : <Link to={brandTo}>{brand}</Link>}
        </div>
        <nav aria-label={words.navigation} className="flex flex-1 flex-col gap-1">
          {[...items, ...moreItems].map((item) => (
            <SideItem key={item.to} item={item} />
          ))}
        </nav>
        {foot}
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        {banner === undefined ? null : <header>{banner}</header>}
        <main id="content" tabIndex={-1} className={cx('flex-1 outline-none', hasTabBar && 'pb-20 lg:pb-0')}>
          {children}
        </main>
      </div>
      {hasTabBar ? (
        <nav
          aria-label={words.navigation}
          className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
        >
          {items.map((item) => (
            <TabItem key={item.to} item={item} />
          ))}
        </nav>
      ) : null}
    </div>
  );
}

function SideItem({ item }: { item: FrameItem }) {
  const Icon = item.icon;
  return (
    <NavLink
      to={item.to}
      className={({ isActive }) =>
        cx(
          'flex min-h-target items-center gap-3 rounded-field px-3 font-medium',
          isActive ? 'bg-accent-soft text-accent-ink' : 'text-muted hover:bg-sunken hover:text-ink',
        )
      }
    >
      <Icon aria-hidden className="size-5" />
      <span className="flex-1">{item.label}</span>
      <CountBadge badge={item.badge} />
    </NavLink>
  );
}

function TabItem({ item }: { item: FrameItem }) {
  const Icon = item.icon;
  return (
    <NavLink
      to={item.to}
      className={({ isActive }) =>
        cx(
          'relative flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-caption font-medium active:bg-sunken focus-visible:-outline-offset-3',
          isActive ? 'text-accent-ink' : 'text-muted',
        )
      }
    >
      <span className="relative">
        <Icon aria-hidden className="size-6" />
        <span className="absolute -top-2 left-4">
          <CountBadge badge={item.badge} />
        </span>
      </span>
      {item.label}
    </NavLink>
  );
}
