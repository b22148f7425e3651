/** Where SQL may stand, and whose tables it may name. */
import { createdTables } from '#platform/db/migrate.ts';
import type { Finding } from './imports.ts';
import { isTest, spotOf } from './rooms.ts';

export type Registry = {
  tables: Record<string, { room: string }>;
  readsAcross: Record<string, readonly string[]>;
  /** Tables that a later migration has dropped. */
  dropped?: readonly string[];
};

/** The parts of the platform that are about databases as such speak SQL to them. */
const speaksSql = /^platform\/(postgres|db|testing)\//;
const looksLikeSql =
  /^\s*(select\s[^]*\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\(|lock\s+table\s)/i;

/** SQL in a file that is not a `*.sql.ts`, on the side of the platform that speaks to a database. */
export function checkSqlPlace(file: string, text: string): Finding[] {
  const { part } = spotOf(file);
  const isServerSide = part === 'server' || part === 'platform' || part === 'appServer' || part === 'domain';
  if (!isServerSide || file.endsWith('.sql.ts') || speaksSql.test(file)) return [];
  return literalsOf(text)
    .filter((literal) => looksLikeSql.test(literal.text))
    .map(({ line }) => ({ file, line, reason: 'SQL stands in *.sql.ts and in migrations only' }));
}

/** Tables of other rooms in a room's `*.sql.ts`: written never, read only where `readsAcross` says so. */
export function checkTableOwners(file: string, text: string, registry: Registry): Finding[] {
  if (!file.endsWith('.sql.ts') || isTest(file)) return [];
  const spot = spotOf(file);
  const room = spot.part === 'server' ? (spot.room ?? '') : 'platform';
  const findings = new Map<string, Finding>();
  for (const literal of literalsOf(text)) {
    for (const { table, isWritten, line } of tablesIn(literal)) {
      const owner = registry.tables[table]?.room;
      if (owner === undefined || owner === room) continue;
      const isReviewed = !isWritten && registry.readsAcross[room]?.includes(table);
      if (isReviewed) continue;
      const act = isWritten ? 'writes' : 'reads';
      const reason = `${room} ${act} ${table}, which belongs to ${owner}`;
      findings.set(`${line} ${reason}`, { file, line, reason });
    }
  }
  return [...findings.values()];
}

/** A migration says its room, its reason and its locks, and every table it makes is in the registry. */
export function checkMigration(file: string, text: string, registry: Registry): Finding[] {
  const findings: Finding[] = [];
  for (const word of ['room', 'why', 'lock']) {
    if (!new RegExp(`^-- ${word}:\\s+\\S`, 'm').test(text)) {
      findings.push({ file, line: 1, reason: `a migration says its ${word} in a line "-- ${word}: …"` });
    }
  }
  for (const table of createdTables(text)) {
    if (registry.tables[table] || registry.dropped?.includes(table) === true) continue;
    const line = text.slice(0, text.search(new RegExp(`\\b${table}\\b`))).split('\n').length;
    findings.push({ file, line, reason: `the table ${table} is not in db/tables.ts` });
  }
  return findings;
}

/** Tables in the registry that no migration makes. */
export function checkRegistry(migrations: string[], registry: Registry): Finding[] {
  const made = new Set([...migrations.flatMap((text) => createdTables(text)), 'migration']);
  return Object.keys(registry.tables)
    .filter((table) => !made.has(table))
    .map((table) => ({ file: 'db/tables.ts', line: 1, reason: `no migration makes the table ${table}` }));
}

/** Tables that `db/schema.sql` shows in another room than the registry, or not at all; the rest of it needs a database. */
export function checkSchemaRooms(text: string, { tables }: Registry): Finding[] {
  const shown = new Map<string, { room: string; line: number }>();
  for (const match of text.matchAll(/^-- Room (\w+);.*\n(?:--.*\n)*create (?:unlogged )?table (\w+) \(/gm)) {
    const line = text.slice(0, match.index).split('\n').length;
    shown.set(match[2] ?? '', { room: match[1] ?? '', line });
  }
  const todo = 'run `npm run schema`';
  return Object.entries(tables).flatMap(([table, { room }]) => {
    const found = shown.get(table);
    if (found?.room === room) return [];
    const reason =
      found === undefined ? `lacks the table ${table}` : `shows ${table} in ${found.room}, not in ${room}`;
    return [{ file: 'db/schema.sql', line: found?.line ?? 1, reason: `${reason}: ${todo}` }];
  });
}

type Literal = { text: string; line: number };

function tablesIn(literal: Literal): { table: string; isWritten: boolean; line: number }[] {
  const bare = literal.text.replaceAll(/--.*$/gm, (comment) => ' '.repeat(comment.length));
  const pattern =
    /\b(delete\s+from|insert\s+into|update|from|join|into|table)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/gi;
  return [...bare.matchAll(pattern)].map((match) => ({
    table: match[2] ?? '',
    isWritten: /^(delete|insert|update|into)/i.test(match[1] ?? ''),
    line: literal.line + bare.slice(0, match.index).split('\n').length - 1,
  }));
}

/**
 * The string and template literals of a text, comments passed over. A quote that is not closed on its line belongs to
 * a regular expression or to words on a page, and opens nothing.
 */
export function literalsOf(text: string): Literal[] {
  const pattern =
    /\/\/.*|\/\*[^]*?\*\/|`((?:\\[^]|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*)`|'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"/g;
  const found: Literal[] = [];
  for (const match of text.matchAll(pattern)) {
    const literal = match[1] ?? match[2] ?? match[3];
    if (literal === undefined) continue;
    found.push({ text: literal, line: text.slice(0, match.index).split('\n').length });
  }
  return found;
}
