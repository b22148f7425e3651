import { Menu, Search } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Link } from '#ui/routing/Link.tsx';
import { useLocation } from '#ui/routing/hooks.ts';
import { AccountBar, AccountFoot } from '#features/staff/console/Account.tsx';
import type { Person } from '#features/staff/console/usePerson.ts';
import { cx } from '#ui/cx.ts';
import { Sheet } from '#ui/layout/Sheet.tsx';
import { TestBanner } from '#ui/layout/TestBanner.tsx';
import { useWords } from '#ui/words/console-words.ts';
import { useUiWords } from '#ui/words/words.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import { navGroupsOf, placeOfAddress, type NavItem } from './navigation.ts';
import { PaletteButton, usePalette } from './PaletteButton.tsx';
import { SideNav } from './SideNav.tsx';
import { useWaiting } from './useWaiting.ts';

type Props = { person: Person; onSignOut: () => void; children: ReactNode };

/** So many places have a tab of their own on a phone; all of them are in the sheet beside. */
const tabCount = 3;

/** The frame of the console: a narrow side navigation that says what waits where; on a phone tabs and a sheet. */
export function ConsoleFrame({ person, onSignOut, children }: Props) {
  const words = useWords();
  const ui = useUiWords();
  const groups = navGroupsOf(person, words);
  const items = groups.flatMap((group) => group.items);
  const waiting = useWaiting(person, items);
  const nav = { groups, waiting };
  const { open, palette } = usePalette(person);
  return (
    <div className="flex min-h-dvh">
      <a
        href="#content"
        className="sr-only z-60 rounded-field bg-surface px-4 py-3 font-medium focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {ui.skipToContent}
      </a>
      <aside className="sticky top-0 hidden h-dvh w-52 shrink-0 flex-col gap-2 border-r border-line bg-surface p-2 lg:flex">
        <p className="px-2 pt-2 text-body font-semibold wrap-anywhere">{`${words.common.brand} ${words.title}`}</p>
        <PaletteButton onOpen={open} />
        <nav aria-label={ui.navigation} className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
          <SideNav {...nav} />
        </nav>
        <AccountFoot person={person} onSignOut={onSignOut} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        {person.test_data ? (
          <header>
            <TestBanner />
          </header>
        ) : null}
        <main id="content" tabIndex={-1} className="flex-1 pb-20 outline-none lg:pb-0">
          <AccountBar person={person} onSignOut={onSignOut} />
          {children}
        </main>
      </div>
      <nav
        aria-label={ui.navigation}
        className="fixed inset-x-0 bottom-0 z-30 flex border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] lg:hidden"
      >
        <Tabs items={items} />
        <button type="button" aria-haspopup="dialog" onClick={open} className={cx(tab, 'text-muted')}>
          <Search aria-hidden className="size-6" />
          {words.search}
        </button>
        {items.length > tabCount ? <AllPlaces {...nav} /> : null}
      </nav>
      {palette}
      <KeysSheet />
    </div>
  );
}

const tab =
  'flex min-h-16 flex-1 flex-col items-center justify-center gap-1 text-caption active:bg-sunken focus-visible:-outline-offset-3';

function Tabs({ items }: { items: readonly NavItem[] }) {
  const { pathname } = useLocation();
  const chosen = placeOfAddress(items, pathname);
  return items.slice(0, tabCount).map(({ to, label, icon: Icon }) => (
    <Link
      key={to}
      to={to}
      aria-current={to === chosen ? 'page' : undefined}
      className={cx(tab, to === chosen ? 'text-accent-ink' : 'text-muted')}
    >
      <Icon aria-hidden className="size-6" />
      {label}
    </Link>
  ));
}

/** The last tab of a phone: a sheet of every place. Going to one closes it. */
function AllPlaces(nav: Omit<Parameters<typeof SideNav>[0], 'isRoomy' | 'onGo'>) {
  const words = useWords();
  const ui = useUiWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={cx(tab, 'text-muted')}
      >
        <Menu aria-hidden className="size-6" />
        {words.nav.more}
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={words.frame.places}>
        <nav aria-label={ui.navigation}>
          <SideNav {...nav} isRoomy onGo={() => setOpen(false)} />
        </nav>
      </Sheet>
    </>
  );
}
