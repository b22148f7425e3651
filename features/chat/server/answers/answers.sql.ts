// Answers that a shop saved.
import type { Language } from '#domain/text/language.ts';
import { sql, type RowOf } from '#platform/db/sql.ts';

type Narrowed = { lang: Language | null; changed_by: string };

export type AnswerRow = RowOf<typeof list>;

const shown = `a.id, a.name, a.body, a.lang, a.version, a.changed_at, coalesce(m.nickname, m.username) as changed_by`;

export const list = sql.rows('answer-list')<Narrowed>`
  select ${shown} from shop_answer a join merchant m on m.shop_id = a.shop_id and m.id = a.changed_by
  where a.shop_id = :shopId order by lower(a.name), a.id`;

export const find = sql.row('answer-find')<Narrowed>`
  select ${shown} from shop_answer a join merchant m on m.shop_id = a.shop_id and m.id = a.changed_by
  where a.shop_id = :shopId and a.id = :id`;

/** Changes of one shop's answers go one after the other, so that the slots and names that are read are those of now. */
export const lockShop = sql.run('answer-lock')`
  select shop_id from shop where shop_id = :shopId for no key update`;

export const isNameTaken = sql.has('answer-named')`
  select id from shop_answer where shop_id = :shopId and lower(name) = lower(:name) and id <> :id`;

/** In the lowest free slot; false where all are taken. The caller has locked the shop. */
export const insert = sql.has('answer-insert')`
  insert into shop_answer (shop_id, id, slot, name, body, lang, version, changed_by, changed_at)
  select :shopId, :id, s.slot, :name, :body, :lang?, 1, :by, :at
  from generate_series(1, :slots::int) s (slot)
  where not exists (select from shop_answer t where t.shop_id = :shopId and t.slot = s.slot)
  order by s.slot limit 1
  returning id`;

/** False where it was changed or removed since. */
export const update = sql.has('answer-update')`
  update shop_answer set name = :name, body = :body, lang = :lang?, version = version + 1, changed_by = :by,
    changed_at = :at
  where shop_id = :shopId and id = :id and version = :version returning id`;

export const remove = sql.has('answer-remove')`
  delete from shop_answer where shop_id = :shopId and id = :id and version = :version returning id`;

/** A shop whose owner is erased answers nobody any more. */
export const eraseAnswers = sql.run('answer-erase')`delete from shop_answer where shop_id = :shopId`;
