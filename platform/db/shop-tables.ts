// Which statements touch the rows of shops, read from their text and the registry of tables.
import { tables, type Scope } from '#db/tables.ts';

type Named = { readonly text: string };

const scopes: Record<string, { readonly scope: Scope }> = tables;
const names = Object.keys(scopes).filter((name) => scopes[name]?.scope === 'tenant');
/** Functions that run with their caller's rights and read or write rows of shops, which a statement that calls them does not name. */
const functions = ['stock_refill'];
const anywhere = new RegExp(`\\b(?:${[...names, ...functions].join('|')})\\b`);
const asTable = new RegExp(
  `\\b(?:from|join|into|update|only)\\s+(?:${names.join('|')})\\b|\\b(?:${functions.join('|')})\\(`,
);

/** True where the name of such a table stands anywhere in it, which may be a column of that name. */
export const namesShopTable = remembered((text) => anywhere.test(text));

/** True where it certainly reads or writes such a table. */
export const readsShopTable = remembered((text) => asTable.test(text));

/** A statement is read once: most are constants of their modules. */
function remembered(look: (text: string) => boolean): (asked: Named) => boolean {
  const seen = new WeakMap<Named, boolean>();
  return (asked) => {
    const before = seen.get(asked);
    if (before !== undefined) return before;
    const found = look(asked.text);
    seen.set(asked, found);
    return found;
  };
}
