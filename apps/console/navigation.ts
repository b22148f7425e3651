// What each role finds in the console. The order is the order of the navigation.
import { BookOpen, Landmark, Package, Tickets, Truck, Undo2 } from 'lucide-react';
import type { ConsoleWords } from '#ui/console-words.ts';
import type { Person } from '#features/operators/console/usePerson.ts';
import type { FrameItem } from '#ui/AppFrame.tsx';

type Item = {
  readonly to: string;
  readonly name: keyof ConsoleWords['nav'];
  readonly icon: FrameItem['icon'];
  /** The role that has no use for it. */
  readonly notFor?: Person['role'];
};

const operatorItems: readonly Item[] = [
  { to: '/goods', name: 'goods', icon: Package },
  { to: '/invitations', name: 'invitations', icon: Tickets },
  { to: '/bank', name: 'bank', icon: Landmark, notFor: 'catalogue' },
  { to: '/ledger', name: 'ledger', icon: BookOpen },
];

const supplierItems: readonly Item[] = [
  { to: '/dispatch', name: 'dispatch', icon: Truck },
  { to: '/returns', name: 'returns', icon: Undo2 },
];

export function itemsOf(role: Person['role'], words: ConsoleWords): FrameItem[] {
  const items = role === 'supplier' ? supplierItems : operatorItems;
  return items
    .filter(({ notFor }) => notFor !== role)
    .map(({ to, name, icon }) => ({ to, icon, label: words.nav[name] }));
}

/** Where a role starts. */
export function homeOf(role: Person['role']): string {
  return role === 'supplier' ? '/dispatch' : '/goods';
}
