// Every place of the console: who may go there, where it stands in the navigation, and its screen, fetched when it is
// first opened. The order is the order of the navigation.
import { BookOpen, Landmark, Package, Tickets, Truck, Undo2 } from 'lucide-react';
import { lazy, type ComponentType } from 'react';
import { hasRight, type Right } from '#domain/rights.ts';
import type { Person } from '#features/operators/console/usePerson.ts';
import type { FrameItem } from '#ui/AppFrame.tsx';
import type { ConsoleWords } from '#ui/console-words.ts';

type Entry = {
  /** Below `/console`. */
  readonly path: string;
  /** What a person must be allowed to; `supplier` for the people of suppliers. */
  readonly right: Right | 'supplier';
  /** Where the navigation names it; a place below another one has none. */
  readonly nav?: {
    readonly group: keyof ConsoleWords['navGroups'];
    readonly name: keyof ConsoleWords['nav'];
    readonly icon: FrameItem['icon'];
  };
  readonly load: () => Promise<ComponentType<{ person: Person }>>;
};

const entries: readonly Entry[] = [
  {
    path: 'goods',
    right: 'catalogue',
    nav: { group: 'goods', name: 'goods', icon: Package },
    load: async () => (await import('#features/goods/console/CatalogueScreen.tsx')).CatalogueScreen,
  },
  {
    path: 'goods/import',
    right: 'catalogue',
    load: async () => (await import('#features/goods/console/ImportScreen.tsx')).ImportScreen,
  },
  {
    path: 'goods/types',
    right: 'settings',
    load: async () => (await import('#features/goods/console/TypesScreen.tsx')).TypesScreen,
  },
  {
    path: 'goods/suppliers',
    right: 'suppliers',
    load: async () => (await import('#features/goods/console/SuppliersScreen.tsx')).SuppliersScreen,
  },
  {
    path: 'invitations',
    right: 'invitations',
    nav: { group: 'people', name: 'invitations', icon: Tickets },
    load: async () => (await import('#features/invitation/console/InvitationsScreen.tsx')).InvitationsScreen,
  },
  {
    path: 'bank',
    right: 'bank',
    nav: { group: 'money', name: 'bank', icon: Landmark },
    load: async () => (await import('#features/checkout/console/BankOpenScreen.tsx')).BankOpenScreen,
  },
  {
    path: 'bank/statements',
    right: 'bank',
    load: async () =>
      (await import('#features/checkout/console/BankStatementsScreen.tsx')).BankStatementsScreen,
  },
  {
    path: 'bank/returns',
    right: 'bank',
    load: async () => (await import('#features/checkout/console/BankReturnsScreen.tsx')).BankReturnsScreen,
  },
  {
    path: 'ledger',
    right: 'ledger',
    nav: { group: 'money', name: 'ledger', icon: BookOpen },
    load: async () => (await import('#features/ledger/console/LedgerScreen.tsx')).LedgerScreen,
  },
  {
    path: 'dispatch',
    right: 'supplier',
    nav: { group: 'goods', name: 'dispatch', icon: Truck },
    load: async () => (await import('#features/orders/console/DispatchScreen.tsx')).DispatchScreen,
  },
  {
    path: 'returns',
    right: 'supplier',
    nav: { group: 'goods', name: 'returns', icon: Undo2 },
    load: async () => (await import('#features/returns/console/ReturnsScreen.tsx')).ReturnsScreen,
  },
];

const places = entries.map((entry) => ({
  ...entry,
  Screen: lazy(async () => ({ default: await entry.load() })),
}));

function mayGo({ roles }: Person, { right }: Entry): boolean {
  return right === 'supplier' ? roles.includes('supplier') : hasRight(roles, right);
}

/** The places of a person; for anybody else they do not exist. */
export const placesOf = (person: Person) => places.filter((place) => mayGo(person, place));

export function itemsOf(person: Person, words: ConsoleWords): FrameItem[] {
  return placesOf(person).flatMap(({ path, nav }) =>
    nav === undefined
      ? []
      : [{ to: `/${path}`, icon: nav.icon, label: words.nav[nav.name], group: words.navGroups[nav.group] }],
  );
}

/** Where a person starts. */
export function homeOf(person: Person): string {
  return `/${placesOf(person)[0]?.path ?? ''}`;
}
