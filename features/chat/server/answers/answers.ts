// The answers that people of a shop save.
import { limits } from '#domain/limits.ts';
import { isPlain } from '#domain/text/masking.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { listAnswers, removeAnswer, saveAnswer } from '#features/chat/answers.contract.ts';
import { handle, type ActBy, type Registry } from '#platform/http/pipeline.ts';
import * as sql from './answers.sql.ts';

export function answerRoutes(registry: Registry): void {
  handle(
    registry,
    listAnswers,
    async ({ tx, shopId }) => ({
      list: (await sql.list(tx, { shopId })).map(present),
      max: limits.answersMax,
    }),
    { direct: true },
  );
  handle(registry, saveAnswer, (act) => saveFor(act, act.input));
  handle(registry, removeAnswer, async ({ tx, shopId, input }) => {
    const where = { shopId, id: input.id };
    await sql.lockShop(tx, { shopId });
    const row = await sql.find(tx, where);
    if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
    if (!(await sql.remove(tx, { ...where, version: input.version }))) throw stale(row);
    return {};
  });
}

type Shown = GivenOf<typeof saveAnswer>;
type Context = Pick<ActBy<'merchant'>, 'tx' | 'env' | 'shopId' | 'personId' | 'now'>;

function present({ body, ...row }: sql.AnswerRow): Shown {
  return { ...row, text: body };
}

/**
 * Creates an answer or writes a new version of one. Changes of one shop go one after the other.
 *
 * @throws Refused `invalidOperation`: `hidden` for a text of which a message would hide a part, `taken` for a name that
 * another one has, `full` where the shop has as many as it may. `staleVersion` where it was changed since.
 */
async function saveFor(context: Context, input: InputOf<typeof saveAnswer>): Promise<Shown> {
  const { tx, env, now, shopId } = context;
  const where = { shopId, id: input.id ?? env.random.id(now) };
  const hosts = [new URL(env.baseUrl).host];
  if (!isPlain(input.text, { hosts, shopCode: shopCodeOf(shopId) }))
    throw refuse('invalidOperation', { field: 'text', reason: 'hidden' });
  await sql.lockShop(tx, { shopId });
  if (await sql.isNameTaken(tx, { ...where, name: input.name })) throw taken();
  const row = {
    ...where,
    name: input.name,
    body: input.text,
    lang: input.lang,
    by: context.personId,
    at: now,
  };
  if (input.id === undefined) {
    if (!(await sql.insert(tx, { ...row, slots: limits.answersMax })))
      throw refuse('invalidOperation', { reason: 'full', limit: limits.answersMax });
  } else if (!(await sql.update(tx, { ...row, version: input.version }))) {
    const found = await sql.find(tx, where);
    throw found === undefined ? refuse('recordNotFound', { field: 'id' }) : stale(found);
  }
  const saved = await sql.find(tx, where);
  if (saved === undefined) throw new Error('what was saved is there');
  return present(saved);
}

const taken = () => refuse('invalidOperation', { field: 'name', reason: 'taken' });
const stale = ({ version }: sql.AnswerRow) => refuse('staleVersion', { version });
