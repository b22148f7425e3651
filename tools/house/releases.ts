/** What a migration may do while nodes of the release before still run: add, and take nothing away. */
import { createdTables } from '#platform/db/migrate.ts';
import type { Finding } from './imports.ts';

export type Releases = {
  /** The last migration that nodes of the release before know. */
  readonly lastMigration: string;
  /** Migrations that say that those nodes cannot go on. */
  readonly breaking: Readonly<Record<string, string>>;
  /** Migrations that look as if, and take nothing that those nodes use. */
  readonly tolerated: Readonly<Record<string, string>>;
};

/** Statements that take something from a node which does not know of them. */
const taking: readonly (readonly [RegExp, string])[] = [
  [/\bdrop\s+(?:table|view|type|function|procedure)\b/i, 'drops what a node of the release before may use'],
  [/\bdrop\s+column\b/i, 'drops a column that a node of the release before may name'],
  [/\brename\b/i, 'renames what a node of the release before may name'],
  [/\balter\s+(?:column\s+)?\w+\s+(?:set\s+data\s+)?type\b/i, 'changes the type of a column'],
  [/\bset\s+not\s+null\b/i, 'requires a column that a node of the release before may leave empty'],
  [/\bdrop\s+default\b/i, 'drops the default of a column that a node of the release before may leave out'],
  // What is new is everybody's until it is taken from them.
  [/\brevoke\b(?![^]*\bfrom\s+public\b)/i, 'takes a right that a node of the release before may need'],
];

/** A migration since the release before takes nothing away, or stands among those that say so. */
export function checkExpands(file: string, text: string, releases: Releases): Finding[] {
  const { lastMigration, breaking, tolerated } = releases;
  const name = /([^/]+)\.sql$/.exec(file)?.[1] ?? '';
  if (name <= lastMigration || breaking[name] !== undefined || tolerated[name] !== undefined) return [];
  const made = new Set(createdTables(text));
  return statementsOf(text).flatMap(({ sql, line }) => {
    const [, table = ''] = /^\s*alter\s+table\s+(?:only\s+)?(\w+)/i.exec(sql) ?? [];
    if (made.has(table)) return [];
    const reasons = taking.filter(([pattern]) => pattern.test(sql)).map(([, reason]) => reason);
    if (addsRequiredColumn(sql)) reasons.push('adds a required column without a default');
    if (addsConstraint(sql, text)) reasons.push('adds a constraint to a table that there was');
    return reasons.map((reason) => ({
      file,
      line,
      reason: `${reason}: do it in the release after, or name the migration in db/releases.ts`,
    }));
  });
}

/** Names in the lists that no migration has, or that the release before has itself. */
export function checkReleases(names: readonly string[], releases: Releases): Finding[] {
  const { lastMigration, breaking, tolerated } = releases;
  const file = 'db/releases.ts';
  const known = new Set(names);
  const stale = Object.keys({ ...breaking, ...tolerated }).filter(
    (name) => !known.has(name) || name <= lastMigration,
  );
  const findings = stale.map((name) => ({
    file,
    line: 1,
    reason: `${name} is no migration since the release before`,
  }));
  if (known.has(lastMigration)) return findings;
  return [...findings, { file, line: 1, reason: `there is no migration ${lastMigration}` }];
}

/** Rows that a node of the release before inserts have no value for it. A generated column has one of its own. */
function addsRequiredColumn(sql: string): boolean {
  const added = sql.split(/\badd\s+column\b/i).slice(1);
  return added.some((column) => {
    const [own = ''] = column.split(/,\s*add\b/i);
    return /\bnot\s+null\b/i.test(own) && !/\b(?:default|generated)\b/i.test(own);
  });
}

/** A constraint refuses rows that a node of the release before may write; one that stands for another is a wider one. */
function addsConstraint(sql: string, text: string): boolean {
  const added = sql.matchAll(
    /\badd\s+(?:constraint\s+(\w+)\s+)?(?:check|foreign\s+key|unique|primary\s+key|exclude)\b/gi,
  );
  return [...added].some(
    ([, name]) =>
      name === undefined ||
      !new RegExp(`\\bdrop\\s+constraint\\s+(?:if\\s+exists\\s+)?${name}\\b`, 'i').test(text),
  );
}

type Placed = { readonly sql: string; readonly line: number };

/** The statements outside of the bodies of functions, comments and texts left out, each with its line. */
function statementsOf(text: string): Placed[] {
  const blank = (found: string): string => found.replaceAll(/[^\n]/g, ' ');
  const bare = text
    .replaceAll(/--.*$/gm, blank)
    .replaceAll(/\$(\w*)\$[^]*?\$\1\$/g, blank)
    .replaceAll(/'(?:[^']|'')*'/g, blank);
  const found: Placed[] = [];
  let at = 0;
  for (const sql of bare.split(';')) {
    const start = at + sql.length - sql.trimStart().length;
    if (sql.trim() !== '') found.push({ sql, line: bare.slice(0, start).split('\n').length });
    at += sql.length + 1;
  }
  return found;
}
