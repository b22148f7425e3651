/** The statements of the console's lists, which are put together only when a list is asked for. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Statement, Tx } from '#platform/db/database.ts';
import { countList, readList, type ListRead, type ListSql } from '#platform/db/listing.ts';
import type { Face, FilterValue } from '#domain/wire/listing.ts';
import { root } from '../programs.ts';

export type NamedText = { readonly name: string; readonly text: string };

/** What a person may type into the search field: a word, a number, a mail address, an id, a reference. */
const searches = [
  'basket',
  '1042',
  'ana@example.com',
  '0198c0de-7a3b-7000-8000-000000000001',
  'abcd-1042',
  'RF18',
];

/** A filter's kind stands in the contract, not beside its SQL: each is tried, and those that PostgreSQL refuses fall out. */
const trials: readonly { readonly face: Face; readonly value: FilterValue }[] = [
  { face: { kind: 'text', max: 120 }, value: 'basket' },
  { face: { kind: 'choices', values: [] }, value: ['paid'] },
  { face: { kind: 'choices', values: [] }, value: ['paid', 'open'] },
  { face: { kind: 'flag' }, value: true },
  { face: { kind: 'flag' }, value: false },
  { face: { kind: 'dates' }, value: { from: '2026-01-01', to: '2026-01-31' } },
  { face: { kind: 'amounts', currencies: ['USD'] }, value: { currency: 'USD', from: '1', to: '9' } },
];

type AnyList = ListSql<unknown>;

/** Every statement that the lists of the rooms can send: each order with no filter and with each filter alone. */
export async function listStatements(): Promise<NamedText[]> {
  const made: NamedText[] = [];
  for (const list of await readLists()) {
    for (const read of readsOf(list)) made.push(...(await textsOf(list, read)));
  }
  return [...new Map(made.map((one) => [one.text, one])).values()];
}

async function readLists(): Promise<AnyList[]> {
  const found: AnyList[] = [];
  for (const file of globSync('{apps,features}/**/*.sql.ts', { cwd: root }).toSorted()) {
    const exported: unknown = await import(pathToFileURL(path.join(root, file)).href);
    if (typeof exported !== 'object' || exported === null) continue;
    const values: unknown[] = Object.values(exported);
    found.push(...values.filter(isList));
  }
  return found;
}

function isList(value: unknown): value is AnyList {
  if (typeof value !== 'object' || value === null) return false;
  return ['name', 'select', 'from', 'id', 'sorts', 'filters'].every((key) => key in value);
}

function readsOf(list: AnyList): ListRead[] {
  const queries: { query: ListRead['query']; faces: ListRead['faces'] }[] = [
    { query: {}, faces: {} },
    ...searches.map((q) => ({ query: { q }, faces: {} })),
  ];
  for (const [key, sql] of Object.entries(list.filters)) {
    const cases = typeof sql === 'object' && 'cases' in sql ? Object.keys(sql.cases) : [];
    for (const { face, value } of trials)
      queries.push({ query: { filters: { [key]: value } }, faces: { [key]: face } });
    for (const one of cases)
      queries.push({
        query: { filters: { [key]: [one] } },
        faces: { [key]: { kind: 'choices', values: cases } },
      });
  }
  return queries.flatMap(({ query, faces }) =>
    Object.keys(list.sorts).flatMap((sort) =>
      (['desc', 'asc'] as const).map((direction) => ({ query, faces, sort, direction })),
    ),
  );
}

/** What would be sent; nothing is. */
async function textsOf(list: AnyList, read: ListRead): Promise<NamedText[]> {
  const texts: NamedText[] = [];
  const tx: Tx = {
    rows({ text }: Statement<unknown>) {
      texts.push({ name: `list ${list.name}`, text });
      return Promise.resolve([]);
    },
    row({ text }: Statement<unknown>) {
      texts.push({ name: `list ${list.name}`, text });
      return Promise.resolve(undefined);
    },
  };
  await readList(tx, list, read, { after: undefined, limit: 50 });
  await countList(tx, list, read);
  return texts;
}
