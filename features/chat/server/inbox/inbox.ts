// The merchant's list of talks with buyers, and whom of the shop each is assigned to.
import type { Language } from '#domain/text/language.ts';
import { maskName } from '#domain/text/mask-name.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { orderNumberOf, readOrderNumber } from '#domain/wire/ids.ts';
import { toPage } from '#domain/wire/page.ts';
import { assignTalk, listInbox } from '#features/chat/inbox.contract.ts';
import { assignQuestion, lockQuestion } from '#features/questions/server/public.ts';
import { handle, type ActBy, type Registry } from '#platform/http/pipeline.ts';
import { wake } from '#platform/live/live.sql.ts';
import { shopTopic, wakeAll } from '../topics.ts';
import * as sql from './inbox.sql.ts';

export function inboxRoutes(registry: Registry): void {
  handle(registry, listInbox, (act) => listAll(act, act.call.language, act.input), { direct: true });
  handle(registry, assignTalk, (act) => assign(act, act.input));
}

type Context = Pick<ActBy<'merchant'>, 'tx' | 'shopId' | 'personId' | 'now'>;
type Shown = GivenOf<typeof listInbox>;

/**
 * Two statements, however many talks a page has.
 *
 * @throws Refused `recordNotFound` where one talk is asked for and the shop has none of that name.
 */
export async function listAll(
  { tx, shopId, personId }: Pick<Context, 'tx' | 'shopId' | 'personId'>,
  language: Language,
  input: InputOf<typeof listInbox>,
): Promise<Shown> {
  const { filter, page, page_size: size } = input;
  const offset = (page - 1) * size;
  const state = filter === 'all' || filter === 'mine' ? null : filter;
  const [read, people] = await Promise.all([
    sql.list(tx, {
      shopId,
      language,
      state,
      id: input.id,
      me: personId,
      mine: filter === 'mine' ? personId : null,
      ...searchOf(shopId, input.q?.trim() ?? ''),
      limit: size + 1,
      most: offset + size + 1,
      offset,
    }),
    sql.listPeople(tx, { shopId }),
  ]);
  const rows = read.filter(sql.isTalk);
  if (input.id !== undefined && rows.length === 0) throw refuse('recordNotFound', { field: 'id' });
  const [counts] = read;
  const shown = rows.map((row) => present(row, shopId, personId));
  return {
    ...toPage(shown, input, null),
    unread: counts?.all_unread ?? 0,
    open: counts?.open ?? 0,
    mine: counts?.mine ?? 0,
    people: people.map((one) => ({ ...one, is_me: one.id === personId })),
  };
}

/** A number of an order of this shop is that order; anything else is a part of a name as it is shown, or a whole name. */
function searchOf(shopId: bigint, q: string) {
  const numbered = readOrderNumber(q);
  if (numbered?.shopId === shopId)
    return { isSearched: true, number: numbered.number, text: null, name: null };
  const number = /^[1-9]\d{0,8}$/.test(q) ? Number(q) : null;
  const text = `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return { isSearched: q !== '', number, text, name: maskName(q) };
}

function present(row: sql.InboxRow, shopId: bigint, me: string): Shown['list'][number] {
  const isOrder = row.kind === 'order';
  const by = row.said_by;
  return {
    kind: row.kind,
    id: row.id,
    state: row.state,
    at: row.at,
    order:
      isOrder && row.order_number !== null
        ? { id: row.id, number: orderNumberOf(shopId, row.order_number) }
        : null,
    goods: row.goods_id === null ? null : { id: row.goods_id, title: row.title ?? '' },
    name: row.name === null ? null : isOrder ? maskName(row.name) : row.name,
    unread: row.unread,
    last: by === null ? null : { by, parts: row.parts ?? (row.body === null ? [] : [{ text: row.body }]) },
    assigned:
      row.assignee === null || row.assigned_at === null
        ? null
        : {
            id: row.assignee,
            name: row.assignee_name ?? '',
            is_me: row.assignee === me,
            by: row.assigned_by ?? '',
            at: row.assigned_at,
          },
  };
}

/**
 * Assigns a talk to a person of the shop, or to nobody. Of many who do so at once, one is first and the others are told who
 * has it.
 *
 * @throws Refused `recordNotFound` where the shop has no such talk (`id`) or no such person who answers buyers
 * (`person_id`), and `invalidOperation` (`assigned`) where another person has it by now.
 */
async function assign(
  { tx, shopId, personId, now }: Context,
  { kind, id, person_id: to, seen }: InputOf<typeof assignTalk>,
): Promise<GivenOf<typeof assignTalk>> {
  const where = { shopId, id };
  const locked = kind === 'order' ? await sql.lockChat(tx, where) : await lockQuestion(tx, where);
  if (locked === undefined) throw refuse('recordNotFound', { field: 'id' });
  const people = await sql.listPeople(tx, { shopId });
  const assignee = people.find((one) => one.id === locked.assignee);
  const next = people.find((one) => one.id === to);
  if (to !== null && next === undefined) throw refuse('recordNotFound', { field: 'person_id' });
  if ((assignee?.id ?? null) !== seen)
    throw refuse('invalidOperation', { reason: 'assigned', name: assignee?.name ?? '' });
  const write = { ...where, to, by: personId, at: now };
  if (kind === 'order') {
    await sql.assignChat(tx, write);
    await wakeAll(tx, { shop_id: shopId, id, kind: 'order' });
  } else {
    await assignQuestion(tx, write);
    await wake(tx, shopTopic(shopId));
  }
  const by = (await sql.findPerson(tx, { shopId, id: personId }))?.name ?? '';
  return {
    assigned:
      next === undefined ? null : { id: next.id, name: next.name, is_me: next.id === personId, by, at: now },
  };
}
