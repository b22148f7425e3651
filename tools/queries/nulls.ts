/** Which columns of a result may be null, as far as the catalogue and the text of the statement say it. */
import { neverNull } from '../statements/never-null.ts';
import type { Catalogue } from './catalogue.ts';
import type { Description, Given } from './describe.ts';

/**
 * `sure`: never null. `null`: may be, and the code must look. `open`: PostgreSQL does not know; it is taken as null until
 * the statement says that it is not.
 */
export type Nullness = 'sure' | 'null' | 'open';

type Sources = { readonly catalogue: Catalogue; readonly known?: Readonly<Record<string, string>> };

export function nullnessOf(
  name: string,
  text: string,
  column: Given,
  { catalogue, known = neverNull }: Sources,
): Nullness {
  if (`${name}.${column.name}` in known) return 'sure';
  const { from } = column;
  if (from === undefined) return isSureItem(text, column.name, catalogue) ? 'sure' : 'open';
  if (isOuter(text, from.table)) return 'open';
  return from.notNull || hasCondition(text, from.column) ? 'sure' : 'null';
}

/** What is said never to be null of this statement, and need not be. */
export function staleEntries(
  { name, text }: { readonly name: string; readonly text: string },
  { columns }: Description,
  catalogue: Catalogue,
  known: Readonly<Record<string, string>> = neverNull,
): string[] {
  const entries = Object.keys(known).filter((key) => key.startsWith(`${name}.`));
  return entries.flatMap((key) => {
    const column = columns.find((one) => `${name}.${one.name}` === key);
    if (column !== undefined && nullnessOf(name, text, column, { known: {}, catalogue }) !== 'sure')
      return [];
    return [`needs no entry ${key} in tools/statements/never-null.ts: take it out`];
  });
}

/** True where a join may give a row of this table that is not there. */
function isOuter(text: string, table: string): boolean {
  if (new RegExp(`\\bleft join(?: lateral)? (?:only )?${table}\\b`).test(text)) return true;
  if (/\b(?:full|right) (?:outer )?join\b/.test(text)) return true;
  const named = new RegExp(`\\b${table}\\b`);
  return [...text.matchAll(/\bleft join (?:lateral )?\(/g)].some((found) =>
    named.test(textInBrackets(text, found.index + found[0].length)),
  );
}

/** What stands between an opening bracket, which ends before `from`, and the one that closes it. */
function textInBrackets(text: string, from: number): string {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return text.slice(from, at);
  }
  return text.slice(from);
}

/** True where no row can be in the result in which this column is null. What an update sets is no condition. */
function hasCondition(text: string, column: string): boolean {
  const conditions = text.replaceAll(/\bset\b(?:(?!\b(?:where|from|select)\b)[\s\S])*/g, ' ');
  return new RegExp(`\\b${column}\\s*(?:is not null|[<>=])|[<>=]\\s*(?:\\w+\\.)?${column}\\b`).test(
    conditions,
  );
}

const sureItem = [
  /^count\s*\((?:[^()]|\([^()]*\))*\)(?:\s*filter\s*\(.*\))?(?:::\w+)?$/s,
  /^(?:not\s+)?exists\s*\(.*\)$/s,
  /^coalesce\s*\(.*,\s*(?:'[^']*'(?:::[\w[\]]+)?|-?\d+|true|false|array\[\](?:::[\w[\]]+)?|now\(\))\s*\)(?:::[\w[\]]+)?$/s,
  /^(?:true|false|-?\d+|'[^']*')(?:::\w+)?$/,
  /^[\w.]+\s+is\s+(?:not\s+)?null$/,
  /^\(?[\w.]+ is (?:not )?null\)?$/,
];

/** True where each expression of this name in the statement is one that is never null. */
function isSureItem(text: string, name: string, catalogue: Catalogue): boolean {
  const items = itemsNamed(text, name);
  return (
    items.length > 0 &&
    items.every((item) => sureItem.some((form) => form.test(item)) || isSureColumn(text, item, catalogue))
  );
}

/** True for a column with a cast, such as `booked_on::text`, which no table of the statement lets be null. */
function isSureColumn(text: string, item: string, catalogue: Catalogue): boolean {
  const column = /^(?:\w+\.)?(\w+)(?:::[\w[\]]+)?$/.exec(item)?.[1];
  if (column === undefined || /\b(?:left|right|full) (?:outer )?join\b/.test(text)) return false;
  const own = [...catalogue.columns.values()].filter(
    (one) => one.column === column && new RegExp(`\\b${one.table}\\b`).test(text),
  );
  return own.length > 0 && own.every(({ notNull }) => notNull);
}

/** What stands before `as name`, each time, back to the comma or word that begins it. */
function itemsNamed(text: string, name: string): string[] {
  return [...text.matchAll(new RegExp(`\\s+as\\s+${name}\\b(?!\\s*(?:\\(|materialized))`, 'g'))].map(
    ({ index }) => {
      let depth = 0;
      let from = index;
      while (from > 0) {
        const sign = text[from - 1];
        if (sign === ')') depth += 1;
        if (sign === '(' && depth === 0) break;
        if (sign === '(') depth -= 1;
        if (sign === ',' && depth === 0) break;
        if (
          depth === 0 &&
          /\b(?:select|returning|distinct)\s$/.test(text.slice(Math.max(0, from - 10), from))
        )
          break;
        from -= 1;
      }
      return text.slice(from, index).trim();
    },
  );
}
