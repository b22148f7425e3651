// A migration leaves nodes of the release before what they use, or says that it does not.
import { expect, test } from 'vitest';
import { checkExpands, checkReleases, type Releases } from './releases.ts';

const releases: Releases = { lastMigration: '0010_before', breaking: {}, tolerated: {} };
const reasonsOf = (sql: string, file = '0011_next', more: Partial<Releases> = {}): string[] =>
  checkExpands(`db/migrations/${file}.sql`, sql, { ...releases, ...more }).map(
    ({ line, reason }) => `${line} ${reason.split(':')[0] ?? ''}`,
  );

test.each([
  ['drop table a;', 'drops what a node of the release before may use'],
  ['drop function f(int);', 'drops what a node of the release before may use'],
  ['alter table a drop column b;', 'drops a column that a node of the release before may name'],
  ['alter table a rename column b to c;', 'renames what a node of the release before may name'],
  ['alter table a rename to b;', 'renames what a node of the release before may name'],
  ['alter table a alter column b type bigint;', 'changes the type of a column'],
  [
    'alter table a alter column b set not null;',
    'requires a column that a node of the release before may leave empty',
  ],
  [
    'alter table a alter b drop default;',
    'drops the default of a column that a node of the release before may leave out',
  ],
  ['revoke insert on a from stockless_app;', 'takes a right that a node of the release before may need'],
  ['alter table a add column b int not null;', 'adds a required column without a default'],
  [
    'alter table a add column b int default 1, add column c text not null;',
    'adds a required column without a default',
  ],
  ['alter table a add constraint a_b check (b > 0);', 'adds a constraint to a table that there was'],
  ['alter table a add unique (b);', 'adds a constraint to a table that there was'],
])('what takes something away is found: %s', (sql, reason) => {
  expect(reasonsOf(`-- room: x\n\n${sql}\n`)).toEqual([`3 ${reason}`]);
});

test.each([
  'create table a (n int not null check (n > 0)); alter table a add constraint a_n check (n < 9);',
  'alter table a add column b int, add column c int not null default 0;',
  'alter table a add column b int not null generated always as (n + 1) stored;',
  'alter table a drop constraint a_b; alter table a add constraint a_b check (b > -1);',
  'revoke execute on function f(int) from public;',
  'create function f() returns void language plpgsql as $$ begin drop table a; end $$;',
  "comment on table a is 'drop table a';",
  '-- drop table a;\ncreate index i on a (n);',
  'drop index i;',
])('what adds is let pass: %s', (sql) => {
  expect(reasonsOf(sql)).toEqual([]);
});

test('migrations of the release before, and those that say so, may take away', () => {
  expect(reasonsOf('drop table a;', '0010_before')).toEqual([]);
  expect(reasonsOf('drop table a;', '0011_next', { breaking: { '0011_next': 'nothing is left' } })).toEqual(
    [],
  );
  expect(reasonsOf('drop table a;', '0011_next', { tolerated: { '0011_next': 'nobody used it' } })).toEqual(
    [],
  );
});

test('a name in the lists that is no migration since the release before is found', () => {
  const names = ['0010_before', '0011_next'];
  const found = (more: Partial<Releases>) => checkReleases(names, { ...releases, ...more });
  expect(found({ breaking: { '0011_next': 'x' } })).toEqual([]);
  expect(found({ breaking: { '0010_before': 'x' } })[0]?.reason).toContain(
    '0010_before is no migration since',
  );
  expect(found({ tolerated: { '0012_gone': 'x' } })[0]?.reason).toContain('0012_gone is no migration since');
  expect(found({ lastMigration: '0009_none' })[0]?.reason).toContain('there is no migration 0009_none');
});
