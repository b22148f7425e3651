// Goods types: a tree by code, in the order in which it was entered.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { languageOf, type Language } from '#domain/text/language.ts';
import type { addTypes, listTypes } from '#features/goods/contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { dropTypeNames, putTypeNames, type TypeName } from './texts.sql.ts';
import * as sql from './types.sql.ts';

type Shown = GivenOf<typeof listTypes>['list'][number];

/** Types below types: deeper trees are not entered. */
const depthMax = 8;

/**
 * The types below `parent_id`, or all of them; each counts the goods of the types below it as well. Named in
 * `lang` where we have that language, else in the reader's.
 *
 * @throws Refused `goodsTypeNotConfigured` where there are none at all, or no such parent.
 */
export async function presentTypes(
  tx: Tx,
  { parent_id: parentId, lang }: InputOf<typeof listTypes>,
  language: Language,
): Promise<GivenOf<typeof listTypes>> {
  const rows = await sql.listCountedTypeRows(tx, { language: languageOf(lang ?? '') ?? language });
  if (rows.length === 0) throw refuse('goodsTypeNotConfigured', { reason: 'no_types' });
  const byId = new Map(rows.map((row) => [row.id, row]));
  if (parentId !== undefined && !byId.has(parentId)) {
    throw refuse('goodsTypeNotConfigured', { field: 'parent_id', reason: 'unknown' });
  }
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const above of lineOf(row, byId))
      counts.set(above.id, (counts.get(above.id) ?? 0) + row.goods_count);
  }
  const shown = rows.map((row): Shown => {
    const line = lineOf(row, byId).toReversed();
    return {
      id: row.id,
      parent_id: row.parent,
      code: row.id,
      name: row.name,
      goods_count: counts.get(row.id) ?? 0,
      depth: line.length - 1,
      path: line.map(({ name }) => name),
    };
  });
  return { list: shown.filter(({ parent_id }) => parentId === undefined || parent_id === parentId) };
}

/** A type and those above it, up to the root. */
function lineOf<Row extends { id: string; parent: string | null }>(row: Row, byId: Map<string, Row>): Row[] {
  const line: Row[] = [];
  let next: Row | undefined = row;
  while (next !== undefined && line.length <= depthMax) {
    line.push(next);
    next = next.parent === null ? undefined : byId.get(next.parent);
  }
  return line;
}

/**
 * Enters types. One that exists by its code keeps its goods and its place, and takes the name. Its names in
 * other languages stay unless they are given.
 *
 * @throws Refused `goodsTypeNotConfigured` where a parent is neither there nor in the list.
 * @throws Refused `invalidParameter` where a code stands twice, or the types would go round in a circle.
 */
export async function enterTypes(tx: Tx, list: InputOf<typeof addTypes>['list']): Promise<{ count: number }> {
  const wanted = list.map(({ code, name, parent_code }) => ({ id: code, name, parent: parent_code ?? null }));
  const known = await sql.listTypeRows(tx);
  const tree = new Map<string, { id: string; parent: string | null }>(known.map((row) => [row.id, row]));
  for (const type of wanted)
    tree.set(type.id, { ...type, parent: type.parent ?? tree.get(type.id)?.parent ?? null });
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) {
    throw refuse('invalidParameter', { field: 'list', reason: 'duplicate' });
  }
  for (const type of wanted) {
    if (type.parent !== null && !tree.has(type.parent)) {
      throw refuse('goodsTypeNotConfigured', { field: 'parent_code', reason: 'unknown', code: type.parent });
    }
    if (lineOf(tree.get(type.id) ?? type, tree).length > depthMax) {
      throw refuse('invalidParameter', { field: 'parent_code', reason: 'too_deep', code: type.id });
    }
  }
  await sql.upsertTypes(tx, wanted);
  const names = list.flatMap(namesOf);
  await putTypeNames(
    tx,
    names.filter(({ name }) => name !== ''),
  );
  await dropTypeNames(
    tx,
    names.filter(({ name }) => name === ''),
  );
  return { count: wanted.length };
}

function namesOf({ code, names }: InputOf<typeof addTypes>['list'][number]): TypeName[] {
  return Object.entries(names ?? {}).map(([lang, name]) => ({ typeId: code, lang, name }));
}
