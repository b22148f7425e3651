// Questions of buyers about items.
import { sql, type RowOf } from '#platform/db/sql.ts';

type Narrowed = { state: 'unconfirmed' | 'open' | 'answered'; title: string };

/** False where the shop does not sell the goods. */
export const isSold = sql.has('question-sold')`
  select i.goods_id from showcase_item i join goods g on g.id = i.goods_id
  where i.shop_id = :shopId and i.goods_id = :goodsId and i.status = 'listed' and g.state = 'active'`;

/** The row of a question: a new one, or the one that is not confirmed yet. Undefined where one is open already. */
export const ask = sql.row('question-ask')`
  insert into goods_question as q (shop_id, id, goods_id, name, email, email_key, lang, body, created_at, ends_at)
  values (:shopId, :id, :goodsId, :name?, :email, :emailKey, :lang, :body, :at, :endsAt)
  on conflict (shop_id, goods_id, email_key) where state <> 'answered' do update
    set name = excluded.name, lang = excluded.lang, body = excluded.body, ends_at = excluded.ends_at
    where q.state = 'unconfirmed'
  returning id`;

const shown = `select q.id, q.goods_id, q.name, q.body, q.lang, q.state, q.answer, q.is_public, q.created_at,
    q.confirmed_at, q.answered_at, coalesce(w.title, x.title, g.title) as title
  from goods_question q join goods g on g.id = q.goods_id
  left join goods_text x on x.lang = :language and x.goods_id = q.goods_id
  left join listing_text w on w.shop_id = q.shop_id and w.goods_id = q.goods_id and w.lang = :language`;

export type QuestionRow = RowOf<typeof find>;

export const find = sql.row('question-find')<Narrowed>`
  ${shown} where q.shop_id = :shopId and q.id = :id`;

export const list = sql.rows('question-list')<Narrowed>`
  ${shown}
  where q.shop_id = :shopId and q.state <> 'unconfirmed' and (:state?::text is null or q.state = :state?)
    and (:id?::uuid is null or q.id = :id?)
  order by q.confirmed_at desc, q.id desc limit :limit offset :offset`;

export const countOpen = sql.row('question-open')<{ open: number }>`
  select count(*)::int as open from goods_question where shop_id = :shopId and state = 'open'`;

/**
 * Those that everybody may read, under an item that the shop sells. One row without an id where there are none, no row where
 * the shop does not sell it.
 */
export const listShown = sql.rows('question-shown')<{ id: string | null }>`
  select q.id, q.body, q.lang, q.answer, q.answered_at from showcase_item i
  left join lateral (
    select a.id, a.body, a.lang, a.answer, a.answered_at from goods_question a
    where a.shop_id = :shopId and a.goods_id = :goodsId and a.is_public
    order by a.answered_at desc, a.id desc limit :limit
  ) q on true
  where i.shop_id = :shopId and i.goods_id = :goodsId and i.status = 'listed'
  order by q.answered_at desc, q.id desc`;

/** False where it was confirmed already, or is gone. */
export const confirm = sql.has('question-confirm')`
  update goods_question set state = 'open', confirmed_at = :at, ends_at = :endsAt
  where shop_id = :shopId and id = :id and state = 'unconfirmed' returning id`;

/** False where it is not open. */
export const answer = sql.has('question-answer')`
  update goods_question set state = 'answered', answer = :answer, answered_at = :at, is_public = :isPublic,
    ends_at = :endsAt, mail_tries = 0
  where shop_id = :shopId and id = :id and state = 'open' returning id`;

/** Whoever has it locked may give it to another person of the shop. No row of one that nobody confirmed. */
export const lockQuestion = sql.row('question-lock')`
  select id, assignee, assigned_at from goods_question
  where shop_id = :shopId and id = :id and state <> 'unconfirmed' for update`;

export const assignQuestion = sql.run('question-assign')`
  update goods_question set assignee = :to?, assigned_by = :by, assigned_at = :at
  where shop_id = :shopId and id = :id`;

/** False where it has no answer. */
export const show = sql.has('question-show')`
  update goods_question set is_public = :isPublic
  where shop_id = :shopId and id = :id and state = 'answered' returning id`;

export const remove = sql.run('question-remove')`
  delete from goods_question where shop_id = :shopId and id = any(:ids::uuid[])`;

/** False where the shop has no such question. */
export const removeConfirmed = sql.has('question-remove-confirmed')`
  delete from goods_question where shop_id = :shopId and id = :id and state <> 'unconfirmed' returning id`;

/** What the answer went to is not needed any more. */
export const forgetAddress = sql.run('question-forget-address')`
  update goods_question set name = null, email = null
  where shop_id = :shopId and id = any(:ids::uuid[]) and state = 'answered'`;

/** A shop whose person is erased answers nobody any more. */
export const eraseQuestions = sql.run('question-erase')`delete from goods_question where shop_id = :shopId`;

/** What a buyer asked goes with the buyer. */
export const eraseQuestionsOf = sql.run('question-erase-buyer')`
  delete from goods_question where shop_id = :shopId and email_key = :emailKey`;

export type MailRow = RowOf<typeof listMailed>;

export const listMailed = sql.rows('question-mailed')<Narrowed & { email: string }>`
  select q.id, q.goods_id, q.email, q.lang, q.body, q.state, q.answer, q.is_public, q.mail_tries, q.created_at,
    s.handle, s.name as shop_name, coalesce(w.title, x.title, g.title) as title
  from goods_question q join shop s on s.shop_id = q.shop_id join goods g on g.id = q.goods_id
  left join goods_text x on x.lang = q.lang and x.goods_id = q.goods_id
  left join listing_text w on w.shop_id = q.shop_id and w.goods_id = q.goods_id and w.lang = q.lang
  where q.shop_id = :shopId and q.id = any(:ids::uuid[]) and q.email is not null`;

export const noteTry = sql.run('question-tried')`
  update goods_question set mail_tries = mail_tries + 1 where shop_id = :shopId and id = :id`;

const forget = sql.row('question-forget')<{ gone: number }>`
  with gone as (
    delete from goods_question q using (
      select o.shop_id, o.id from goods_question o where o.ends_at < :now limit :limit) o
    where q.shop_id = o.shop_id and q.id = o.id
    returning 1)
  select count(*)::int as gone from gone`;

/** Deletes questions whose time is over, of all shops: how many. */
export async function forgetQuestions(
  tx: Parameters<typeof forget>[0],
  now: Date,
  limit: number,
): Promise<number> {
  return (await forget(tx, { now, limit }))?.gone ?? 0;
}
