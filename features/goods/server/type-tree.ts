// The tree of types at work: names in every language, order, and types that nothing uses any more.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { languageOf, otherLanguages, type OtherLanguage } from '#domain/text/language.ts';
import type * as contract from '#features/goods/catalogue.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { dropTypeNames, putTypeNames } from './texts.sql.ts';
import * as sql from './type-tree.sql.ts';

/** Types below types: deeper trees are not entered. */
const depthMax = 8;

/** The tree from its roots, each type followed by those below it. */
export async function presentTree(tx: Tx): Promise<GivenOf<typeof contract.typeTree>> {
  const [rows, names] = await Promise.all([sql.readTree(tx), sql.readNames(tx)]);
  const named = new Map(names.map(({ type_id: id, lang, name }) => [`${id} ${lang}`, name]));
  const known = new Set(rows.map(({ id }) => id));
  const below = Map.groupBy(rows, ({ parent }) => (parent !== null && known.has(parent) ? parent : ''));
  const list: GivenOf<typeof contract.typeTree>['list'] = [];
  const add = (parent: string, depth: number) => {
    for (const row of below.get(parent) ?? []) {
      list.push({
        code: row.id,
        name: row.name,
        parent: row.parent,
        depth,
        goods: row.goods,
        version: row.version,
        retired: row.retired_at !== null,
        names: otherLanguages.map((lang) => ({ lang, name: named.get(`${row.id} ${lang}`) ?? null })),
      });
      if (depth < depthMax) add(row.id, depth + 1);
    }
  };
  add('', 0);
  return { list };
}

type Calls = typeof contract.editType | typeof contract.orderTypes | typeof contract.retireType;
type Asked<E extends Calls> = Act<E>;

async function treeWith(tx: Tx, code: string) {
  const rows = new Map((await sql.readTree(tx)).map((row) => [row.id, row]));
  const row = rows.get(code);
  if (row === undefined) throw refuse('goodsTypeNotConfigured', { field: 'code', reason: 'unknown', code });
  return { rows, row };
}

function stale(version: number | undefined): number {
  if (version === undefined) throw refuse('staleVersion', { field: 'version', reason: 'changed' });
  return version;
}

/**
 * Changes a type's names and its place.
 *
 * @throws Refused `goodsTypeNotConfigured` for a type or parent that is not there, `langCodeDuplicated` where a language
 *   stands there twice, `invalidParameter` `parent` (`circle`, `too_deep`).
 */
export async function editOne({ tx, input, audit }: Asked<typeof contract.editType>) {
  const { code, version, name, parent } = input;
  const { rows, row } = await treeWith(tx, code);
  assertPlace(rows, code, parent);
  const seen = new Set<OtherLanguage>();
  const names = input.names.map(({ lang, name: text }, at) => {
    const field = `names.${at}.lang`;
    const language = otherLanguages.find((one) => one === languageOf(lang));
    if (language === undefined)
      throw refuse('langCfgNotConfigured', { field, reason: 'unknown', code: lang });
    if (seen.has(language))
      throw refuse('langCodeDuplicated', { field, reason: 'duplicate', code: language });
    seen.add(language);
    return { typeId: code, lang: language, name: text };
  });
  const next = stale(await sql.editRow(tx, { id: code, version, name, parent }));
  await putTypeNames(
    tx,
    names.filter((one) => one.name !== ''),
  );
  await dropTypeNames(
    tx,
    names.filter((one) => one.name === ''),
  );
  audit({ subject: code, before: { name: row.name, parent: row.parent }, after: { name, parent, names } });
  return { version: next };
}

function assertPlace(rows: ReadonlyMap<string, sql.TreeRow>, code: string, parent: string | null): void {
  let above = parent;
  for (let depth = 0; above !== null; depth += 1) {
    if (above === code) throw refuse('invalidParameter', { field: 'parent', reason: 'circle' });
    if (depth >= depthMax) throw refuse('invalidParameter', { field: 'parent', reason: 'too_deep' });
    const row = rows.get(above);
    if (row === undefined) {
      throw refuse('goodsTypeNotConfigured', { field: 'parent', reason: 'unknown', code: above });
    }
    above = row.parent;
  }
}

/** Sets the order of types beside each other; each takes a place that one of them had. */
export async function order({ tx, input, audit }: Asked<typeof contract.orderTypes>) {
  const codes = [...new Set(input.codes)];
  const known = new Set((await sql.readTree(tx)).map(({ id }) => id));
  const unknown = codes.find((code) => !known.has(code));
  if (unknown !== undefined) {
    throw refuse('goodsTypeNotConfigured', { field: 'codes', reason: 'unknown', code: unknown });
  }
  await sql.orderRows(tx, { codes });
  audit({ subject: 'types', after: codes });
  return { count: codes.length };
}

/** @throws Refused `invalidOperation` (`in_use` with goods, or `has_types` with types that are below it). */
export async function retire({ tx, input, now, audit }: Asked<typeof contract.retireType>) {
  const { code, version, retired } = input;
  const { rows, row } = await treeWith(tx, code);
  if (retired) {
    const users = await sql.listUsers(tx, code);
    if (users.length > 0) {
      throw refuse('invalidOperation', { reason: 'in_use', count: row.goods, which: users.join(', ') });
    }
    const below = [...rows.values()].filter((one) => one.parent === code && one.retired_at === null);
    if (below.length > 0) {
      const which = below.slice(0, 5).map(({ id }) => id);
      throw refuse('invalidOperation', { reason: 'has_types', count: below.length, which: which.join(', ') });
    }
  }
  const next = stale(await sql.retireRow(tx, { id: code, version, at: retired ? now : null }));
  audit({ subject: code, before: { retired: row.retired_at !== null }, after: { retired } });
  return { version: next };
}
