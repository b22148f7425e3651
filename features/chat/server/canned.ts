// Answers that were written before: in every language somebody wrote them in, English always.
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { languages } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { isPlain } from '#domain/text/masking.ts';
import { listCanned, removeCanned, saveCanned } from '#features/chat/console.contract.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import type { Environment } from '#platform/environment.ts';
import * as sql from './canned.sql.ts';
import type { Context } from './speak.ts';

export function cannedRoutes(registry: Registry): void {
  handle(
    registry,
    listCanned,
    async ({ tx, input }) => ({ list: (await sql.listRows(tx, input.q)).map(present) }),
    { direct: true },
  );
  handle(registry, saveCanned, async (act) => {
    const saved = await save(act, act.input, act.personId);
    act.audit({
      subject: `canned answer ${saved.id}`,
      after: { title: saved.title, version: saved.version },
    });
    return saved;
  });
  handle(registry, removeCanned, async ({ tx, input, audit }) => {
    const row = await sql.findRow(tx, { id: input.id });
    if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
    if (!(await sql.deleteRow(tx, { id: input.id, version: input.version }))) throw stale(row);
    audit({ subject: `canned answer ${input.id}`, before: { title: row.title, version: row.version } });
    return {};
  });
}

type Shown = GivenOf<typeof saveCanned>;

function present(row: sql.CannedRow): Shown {
  return { ...row, changed_at: row.changed_at };
}

async function save(context: Context, ask: InputOf<typeof saveCanned>, by: string): Promise<Shown> {
  const { tx, env, now } = context;
  assertSayable(env, ask);
  const id = ask.id ?? env.random.id(now);
  const row = { id, title: ask.title, texts: ask.texts, by, at: now };
  if (await sql.isTitleTaken(tx, { title: ask.title, id }))
    throw refuse('invalidOperation', { field: 'title', reason: 'taken' });
  if (ask.id === undefined) {
    if (!(await sql.insertRow(tx, row, limits.cannedMax)))
      throw refuse('invalidOperation', { reason: 'full', limit: limits.cannedMax });
  } else if (!(await sql.updateRow(tx, row, ask.version))) {
    const found = await sql.findRow(tx, { id });
    throw found === undefined ? refuse('recordNotFound', { field: 'id' }) : stale(found);
  }
  const saved = await sql.findRow(tx, { id });
  if (saved === undefined) throw new Error('what was saved is there');
  return present(saved);
}

const stale = ({ version }: sql.CannedRow) => refuse('staleVersion', { version });

/** @throws Refused for a text that would be hidden in part when it is sent, and for one without English. */
function assertSayable({ baseUrl }: Environment, { texts }: InputOf<typeof saveCanned>): void {
  if (texts.en === undefined) throw refuse('parameterMissing', { field: 'texts.en', reason: 'missing' });
  const hosts = [new URL(baseUrl).host];
  const wrong = languages.find((lang) => {
    const text = texts[lang];
    return text !== undefined && !isPlain(text, { hosts });
  });
  if (wrong !== undefined) throw refuse('invalidOperation', { field: `texts.${wrong}`, reason: 'hidden' });
}
