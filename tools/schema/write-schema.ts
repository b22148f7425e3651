/** Writes `db/schema.sql` from what the catalogue, the registry of tables and the migrations say. */
import type { Migration } from '#platform/db/migrate.ts';
import type { Scope } from '#db/tables.ts';
import type { Catalogue, Column, DatabaseFunction, Right, Role, Table } from './read-catalogue.ts';
import { shapeSql, wrapComment, wrapSql } from './shape-sql.ts';

export type Sources = {
  catalogue: Catalogue;
  /** Which room a table belongs to and where its rows live. */
  tables: Record<string, { room: string; scope: Scope }>;
  /** What one row of a table is. */
  rows: Record<string, string>;
  /** From the ground up. */
  rooms: readonly string[];
  migrations: readonly Migration[];
};

const scopeWords: Record<Scope, string> = {
  tenant: "rows of shops: the application sees those of the transaction's shop",
  directory: 'a directory, spread by its first key column',
  global: 'the same for all shops',
  local: "the platform's own",
};

const head = `-- The schema as the migrations leave it: read this before the migrations.
-- Written by \`npm run schema\` from db/migrations, db/tables.ts and db/rows; \`npm run check\` fails when it is old.
-- Never run: a database is made by the migrations alone.
--
-- Tables stand by room, from the ground up (tools/house/rooms.ts). Above each: what one row is, its room, and who may do
-- what with it. A function that is named there runs with the owner's rights and may write what no role may.
-- Every table of shops has row level security by the policies own_shop (shop_id is that of the transaction) and all_shops
-- (for stockless_across); see platform/db/fence.ts and docs/decisions/0095.
`;

export function writeSchema(sources: Sources): string {
  const { catalogue, rooms } = sources;
  const parts = [head, writeRoles(catalogue)];
  for (const room of ['platform', ...rooms]) {
    const own = catalogue.tables.filter(({ name }) => entryOf(sources, name).room === room);
    if (own.length === 0) continue;
    parts.push(`-- ==== ${room} ${'='.repeat(Math.max(4, 96 - room.length))}\n`);
    for (const table of own.toSorted(byName)) parts.push(writeTable(table, sources));
  }
  parts.push(`-- ==== functions ${'='.repeat(87)}\n`);
  for (const one of catalogue.functions) parts.push(writeFunction(one, sources.migrations));
  return `${parts.join('\n').trimEnd()}\n`;
}

const byName = (left: { name: string }, right: { name: string }): number =>
  left.name < right.name ? -1 : Number(left.name > right.name);

function entryOf({ tables, rooms }: Sources, name: string): { room: string; scope: Scope } {
  const entry = tables[name];
  if (entry === undefined) throw new Error(`the table ${name} is not in db/tables.ts`);
  if (entry.room !== 'platform' && !rooms.includes(entry.room))
    throw new Error(`db/tables.ts gives ${name} to ${entry.room}, which is no room in tools/house/rooms.ts`);
  return entry;
}

function writeTable(table: Table, sources: Sources): string {
  const { room, scope } = entryOf(sources, table.name);
  const row = sources.rows[table.name];
  if (row === undefined) throw new Error(`db/rows has no sentence that says what a row of ${table.name} is`);
  const width = Math.max(...table.columns.map(({ name }) => name.length));
  const body = [
    ...table.columns.map((column) => columnLines(column, width)),
    ...table.constraints.map(({ name, kind, text }) =>
      wrapSql(kind === 'p' ? shapeSql(text) : `constraint ${name} ${shapeSql(text)}`, '  '),
    ),
  ];
  return [
    ...wrapComment(row),
    ...wrapComment(`Room ${room}; ${scopeWords[scope]}.`),
    ...rightsOf(table, sources.catalogue).flatMap(wrapComment),
    `create ${table.isUnlogged ? 'unlogged ' : ''}table ${table.name} (`,
    body.map((lines) => lines.join('\n')).join(',\n'),
    `)${table.options === '' ? '' : ` with (${table.options})`};`,
    ...table.indexes.flatMap((text) => wrapSql(`${shapeSql(text)};`, '')),
    ...unusualPolicies(table, scope).flatMap(wrapComment),
    '',
  ].join('\n');
}

/** Types stand below each other. */
function columnLines({ name, type, notNull, filled }: Column, width: number): string[] {
  const [first = '', ...rest] = wrapSql(
    `${'-'.repeat(width)} ${shapeSql(type)}${notNull ? ' not null' : ''} ${shapeSql(filled)}`,
    '  ',
  );
  return [`  ${name.padEnd(width)}${first.slice(2 + width)}`, ...rest];
}

/** Who may do what with a table: a line a role, and the functions that write it for roles that may not. */
function rightsOf(table: Table, { functions }: Catalogue): string[] {
  const byRole = Map.groupBy(table.rights, ({ role }) => role);
  const lines = [...byRole]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([role, rights]) => `${role}: ${sayRights(rights)}.`);
  const writers = functions.filter((one) => one.isDefiner && isWriter(one, table.name, functions));
  if (writers.length > 0)
    lines.push(`Written by function ${[...new Set(writers.map(({ name }) => name))].join(', ')}.`);
  const isWritten = writers.length > 0 || table.rights.some(({ right }) => right !== 'select');
  return isWritten ? lines : [...lines, 'Written by migrations alone.'];
}

/** Whether a function writes a table, alone or through one that it calls and that has no rights of its own. */
function isWriter(one: DatabaseFunction, table: string, all: DatabaseFunction[]): boolean {
  const bare = one.body.replaceAll(/--.*$/gm, '');
  const own = new RegExp(`\\b(?:insert\\s+into|update|delete\\s+from)\\s+(?:only\\s+)?${table}\\b`, 'i');
  if (own.test(bare)) return true;
  const called = all.filter(
    ({ name, isDefiner }) => !isDefiner && name !== one.name && new RegExp(`\\b${name}\\s*\\(`).test(bare),
  );
  return called.some((other) => isWriter(other, table, all));
}

const rightOrder = ['select', 'insert', 'update', 'delete', 'truncate', 'references', 'trigger', 'maintain'];

function sayRights(rights: Right[]): string {
  return rightOrder
    .flatMap((right) => {
      const own = rights.filter((one) => one.right === right);
      if (own.length === 0) return [];
      const columns = own.map(({ column }) => column).toSorted();
      return columns.includes('') ? [right] : [`${right} (${columns.join(', ')})`];
    })
    .join(', ');
}

/** The fence of a table of shops is said once, at the top; whatever differs from it is said at the table. */
function unusualPolicies({ policies }: Table, scope: Scope): string[] {
  const usual = [
    'all_shops for * to stockless_across using true',
    /^own_shop for \* to public using \(?shop_id = /,
  ];
  const isUsual =
    scope === 'tenant' &&
    policies.length === 2 &&
    policies.every((text, at) => {
      const wanted = usual[at];
      return typeof wanted === 'string' ? text === wanted : (wanted?.test(text) ?? false);
    });
  if (isUsual) return [];
  if (policies.length === 0) return scope === 'tenant' ? ['No row level security.'] : [];
  return policies.map((text) => `policy ${shapeSql(text)}`);
}

function writeFunction(one: DatabaseFunction, migrations: readonly Migration[]): string {
  const { comment, from } = commentOf(one.name, migrations);
  const callers = one.rights.map(({ role }) => role).toSorted();
  const manner = [
    `language ${one.language}`,
    one.isDefiner ? 'security definer' : '',
    ...one.settings.map((setting) => `set ${setting}`),
  ];
  return [
    ...comment,
    ...wrapComment(
      `Body: db/migrations/${from}.sql. Executed by ${callers.join(', ') || 'its owner alone'}.`,
    ),
    ...wrapSql(`create function ${one.name}(${shapeSql(one.args)}) returns ${shapeSql(one.returns)}`, ''),
    ...wrapSql(`${manner.filter(Boolean).join(' ')};`, '  '),
    '',
  ].join('\n');
}

/** The comment above the newest definition that has one, and the migration of the newest definition. */
export function commentOf(
  name: string,
  migrations: readonly Migration[],
): { comment: string[]; from: string } {
  const found = new Map<string, { comment: string[]; from: string }>();
  const steps =
    /((?:^--.*\n)*)^create (?:or replace )?function (\w+)\s*\(|^alter function (\w+)\b.*? rename to (\w+)/gim;
  for (const migration of migrations) {
    for (const [, above = '', made, before, after] of migration.sql.matchAll(steps)) {
      const earlier = found.get(made ?? before ?? '');
      const lines = above.split('\n').filter((line) => line !== '');
      const comment = lines.length > 0 ? lines : (earlier?.comment ?? []);
      if (made !== undefined) found.set(made, { comment, from: migration.name });
      else if (after !== undefined && earlier !== undefined) found.set(after, earlier);
    }
  }
  const one = found.get(name);
  if (one === undefined) throw new Error(`no migration makes the function ${name}`);
  return one;
}

function writeRoles({ roles, tables, functions }: Catalogue): string {
  const lines = roles.flatMap((role) => [...roleLines(role, tables, functions), '']);
  return [`-- ==== roles ${'='.repeat(91)}`, '', ...lines].join('\n');
}

/** Of a role with rights on most tables, what it may not; of another one, what it may. */
function roleLines(role: Role, tables: Table[], functions: DatabaseFunction[]): string[] {
  const said = [
    `create role ${role.name}${role.canLogin ? ' login' : ''}${role.powers.map((power) => ` ${power}`).join('')};`,
    ...role.memberOf.map((other) => `grant ${other} to ${role.name};`),
  ];
  const own = tables
    .map((table) => ({ name: table.name, rights: table.rights.filter((right) => right.role === role.name) }))
    .filter(({ rights }) => rights.length > 0);
  if (own.length > tables.length / 2) {
    const isReadOnly = own.filter(({ rights }) => rights.every(({ right }) => right === 'select'));
    const unseen = tables.filter((table) => !own.some(({ name }) => name === table.name));
    const names = (list: { name: string }[]): string => list.map(({ name }) => name).join(', ') || 'none';
    const line = `Its rights stand at each table. It only reads ${names(isReadOnly)}. It has no right on: ${names(unseen)}.`;
    return [...said, ...wrapComment(line)];
  }
  const calls = functions.filter(({ rights }) => rights.some((right) => right.role === role.name));
  const grants = [
    ...own.map(({ name, rights }) => `${name}: ${sayRights(rights)}`),
    ...calls.map(({ name }) => `function ${name}`),
  ];
  const besides = role.memberOf.length > 0 ? 'Besides' : 'It may';
  return grants.length === 0 ? said : [...said, ...wrapComment(`${besides}: ${grants.join('; ')}.`)];
}
