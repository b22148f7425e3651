// Which modules of the merchant's app travel together. Left to itself the build makes a file of every few lines that two
// screens share: a hundred and fifty of them, each compressed alone and each named by every screen.
import path from 'node:path';

/** What the build tells of a module, as far as it is asked. */
type Module = { readonly code: string | null; readonly importedIds: readonly string[] };
type Context = { readonly getModuleInfo: (id: string) => Module | null };

/** The screens that a day begins on, and the door, each with the letter that names what it needs. */
export const dayScreens = {
  s: 'features/statistics/merchant/ShopCenterScreen.tsx',
  o: 'features/orders/merchant/OrdersScreen.tsx',
  d: 'apps/merchant/doors.tsx',
} as const;

/** Files that only name others: an importer needs those whose names it says. */
const barrel = /(?:\/ui\/public\.tsx|\/lucide-react\/dist\/esm\/lucide-react\.m?js)$/;
/** Words come by language; long lists come when a list is long. */
const apart = /\/locales\/|react-virtual|VirtualRows/;

/**
 * One file for all that the page itself names, and one for each set of first screens that share something: who opens
 * the store fetches what it has alone, what it shares with the orders, what it shares with the door.
 */
export function merchantChunks(root: string) {
  const reached = new Map<Context, ReadonlyMap<string, string>>();
  const name = (id: string, context: Context): string | null => {
    const known = reached.get(context) ?? reachDay(root, context);
    reached.set(context, known);
    const letters = known.get(id);
    return letters === undefined || apart.test(id) ? null : `day-${letters}`;
  };
  return {
    groups: [
      { name: 'app', tags: ['$initial' as const], priority: 2 },
      { name, minShareCount: 2, priority: 1, includeDependenciesRecursively: false },
    ],
  };
}

/** By module, the letters of the first screens that need it. */
function reachDay(root: string, context: Context): ReadonlyMap<string, string> {
  const letters = new Map<string, string>();
  for (const [letter, screen] of Object.entries(dayScreens)) {
    for (const id of reachFrom(path.join(root, screen), context))
      letters.set(id, (letters.get(id) ?? '') + letter);
  }
  return letters;
}

function reachFrom(start: string, context: Context): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (id: string): void => {
    if (seen.has(id)) return;
    seen.add(id);
    const { code = null, importedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const next of importedIds) {
      if (!barrel.test(next)) visit(next);
      else for (const named of namedIn(code ?? '', next, context)) visit(named);
    }
  };
  visit(start);
  return seen;
}

/** Of the files behind a barrel those whose names the importer says: `ShareShop`, and `ChevronDown` for chevron-down. */
function namedIn(code: string, id: string, context: Context): string[] {
  const says = new Set(code.match(/\b\w+\b/g));
  return (context.getModuleInfo(id)?.importedIds ?? []).filter((file) => {
    const stem = path.basename(file).replace(/\.\w+$/, '');
    const component = stem.replace(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase());
    return says.has(stem) || says.has(component);
  });
}
