// The answers that people of a shop write for later.
import { limits } from '#domain/limits.ts';
import { isPlain } from '#domain/text/masking.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { shopCodeOf } from '#domain/wire/ids.ts';
import { listAnswers, removeAnswer, saveAnswer } from '#features/chat/answers.contract.ts';
import { sqlState } from '#platform/db/database.ts';
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
  handle(registry, saveAnswer, (act) => save(act, act.input));
  handle(registry, removeAnswer, async ({ tx, shopId, input }) => {
    const where = { shopId, id: input.id };
    const row = await sql.find(tx, where);
    if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
    if (!(await sql.remove(tx, { ...where, version: input.version }))) throw stale(row);
    return {};
  });
}

type Shown = GivenOf<typeof saveAnswer>;
type Own = Pick<ActBy<'merchant'>, 'tx' | 'env' | 'shopId' | 'personId' | 'now'>;

function present({ body, ...row }: sql.AnswerRow): Shown {
  return { ...row, text: body };
}

/**
 * @throws Refused `invalidOperation`: `hidden` for a text of which a message would hide a part, `taken` for a name that
 * another one has, `full` where the shop has as many as it may. `staleVersion` where it was changed since.
 */
async function save(own: Own, ask: InputOf<typeof saveAnswer>): Promise<Shown> {
  const { tx, env, now, shopId } = own;
  const where = { shopId, id: ask.id ?? env.random.id(now) };
  const hosts = [new URL(env.baseUrl).host];
  if (!isPlain(ask.text, { hosts, shopCode: shopCodeOf(shopId) }))
    throw refuse('invalidOperation', { field: 'text', reason: 'hidden' });
  if (await sql.isNameTaken(tx, { ...where, name: ask.name })) throw taken();
  const row = { ...where, name: ask.name, body: ask.text, lang: ask.lang, by: own.personId, at: now };
  if (ask.id === undefined) {
    if (!(await sql.insert(tx, { ...row, slots: limits.answersMax })))
      throw refuse('invalidOperation', { reason: 'full', limit: limits.answersMax });
  } else if (!(await updated(own, row, ask.version))) {
    const found = await sql.find(tx, where);
    throw found === undefined ? refuse('recordNotFound', { field: 'id' }) : stale(found);
  }
  const saved = await sql.find(tx, where);
  if (saved === undefined) throw new Error('what was saved is there');
  return present(saved);
}

type Changed = Omit<Parameters<typeof sql.update>[1], 'version'>;

async function updated({ tx }: Own, row: Changed, version: number): Promise<boolean> {
  try {
    return await sql.update(tx, { ...row, version });
  } catch (error) {
    // Another one got the name at this very moment.
    if (sqlState(error) === '23505') throw taken();
    throw error;
  }
}

const taken = () => refuse('invalidOperation', { field: 'name', reason: 'taken' });
const stale = ({ version }: sql.AnswerRow) => refuse('staleVersion', { version });
