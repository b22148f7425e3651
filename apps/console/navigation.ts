// What the navigation of the console names, for a person.
import type { Person } from '#features/staff/console/usePerson.ts';
import type { FrameItem } from '#ui/layout/AppFrame.tsx';
import type { ConsoleWords } from '#ui/words/console-words.ts';
import { placesOf } from './places.ts';

/** Places of one group stand together, however they stand in the table. */
const groupOrder = ['work', 'money', 'people', 'goods', 'house'] as const;

export function itemsOf(person: Person, words: ConsoleWords): FrameItem[] {
  const sorted = groupOrder.flatMap((group) => placesOf(person).filter(({ nav }) => nav?.group === group));
  return sorted.flatMap(({ path, nav }) =>
    nav === undefined
      ? []
      : [{ to: `/${path}`, icon: nav.icon, label: words.nav[nav.name], group: words.navGroups[nav.group] }],
  );
}
