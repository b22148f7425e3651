// What the navigation of the console names, for a person, and where in it an address belongs.
import type { LucideIcon } from 'lucide-react';
import type { Person } from '#features/staff/console/usePerson.ts';
import type { ConsoleWords } from '#ui/words/console-words.ts';
import { placesOf } from './places.ts';

export type NavItem = { readonly to: string; readonly label: string; readonly icon: LucideIcon };
export type NavGroup = {
  readonly key: keyof ConsoleWords['navGroups'];
  readonly label: string;
  readonly items: readonly NavItem[];
};

/** Places of one group stand together, however they stand in the table. */
const groupOrder = ['work', 'money', 'people', 'goods', 'platform'] as const;

/** The groups of a person's places; a group in which they have none is left out. */
export function navGroupsOf(person: Person, words: ConsoleWords): NavGroup[] {
  const places = placesOf(person);
  return groupOrder
    .map((key) => ({
      key,
      label: words.navGroups[key],
      items: places.flatMap(({ path, nav }) =>
        nav?.group === key ? [{ to: `/${path}`, icon: nav.icon, label: words.nav[nav.name] }] : [],
      ),
    }))
    .filter(({ items }) => items.length > 0);
}

/** The place of the navigation an address belongs to: the longest that the address is, or lies below. */
export function placeOfAddress(items: readonly NavItem[], address: string): string | undefined {
  const [path = ''] = address.split('?');
  return items
    .map(({ to }) => to)
    .filter((to) => path === to || path.startsWith(`${to}/`))
    .toSorted((a, b) => b.length - a.length)[0];
}
