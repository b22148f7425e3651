// Telling all merchants, or some of them: written, let go by a second person, told shop by shop.
import { insideRoute } from '#domain/content/content.ts';
import { faultsOfWords } from '#domain/content/content-faults.ts';
import type { GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, languages } from '#domain/text/language.ts';
import { limits } from '#domain/limits.ts';
import { announcementMachine, type AnnouncementState } from '#domain/states/announcement.ts';
import type {
  announcement,
  decideAnnouncement,
  listAnnouncements,
  saveAnnouncement,
} from '#features/help/announcements.contract.ts';
import type { Tx } from '#platform/db/database.ts';
import { tellMany } from '#platform/db/events.sql.ts';
import type { TimerHandler, TimerKinds } from '#platform/jobs/runner.ts';
import { clearTimers, setTimers } from '#platform/jobs/timers.sql.ts';
import * as sql from './announcements.sql.ts';
import { refuseFirst, type Writing } from './content.ts';

const tellTimer = 'announcement.tell';
/** What is of no shop stands with this one. */
const platformShop = 0n;

export const announcementJobs: TimerKinds = { [tellTimer]: { run: (work) => tellSome(work) } };

type Row = sql.AnnouncementRow;

export function presentRow(row: Row): GivenOf<typeof listAnnouncements>['list'][number] {
  return {
    id: row.id,
    state: row.state,
    audience: row.audience,
    level: row.level,
    country: row.country,
    due_at: row.due_at,
    title: row.title,
    languages: row.languages,
    maker: row.maker_name,
    made_at: row.made_at,
    proposer: row.proposer_name,
    checker: row.checker_name,
    told_count: row.told_count,
  };
}

export async function viewAnnouncement(
  tx: Tx,
  id: string,
  personId: string,
): Promise<GivenOf<typeof announcement>> {
  const row = await rowOf(tx, id);
  const [texts, reaches] = await Promise.all([
    sql.listTexts(tx, { id, revision: row.revision }),
    sql.countReached(tx, row),
  ]);
  return {
    ...presentRow(row),
    revision: row.revision,
    route: row.route,
    texts: Object.fromEntries(texts.map(({ lang, title, body }) => [lang, { title, body }])),
    proposed_at: row.proposed_at,
    checked_at: row.checked_at,
    ended_at: row.ended_at,
    ended_by: row.ended_name,
    why: row.why,
    reaches,
    may_approve: row.state === 'proposed' && row.maker !== personId && row.proposer !== personId,
  };
}

async function rowOf(tx: Tx, id: string): Promise<Row> {
  const row = await sql.findAnnouncement(tx, { id });
  if (row === undefined) throw refuse('recordNotFound', { field: 'id' });
  return row;
}

/**
 * Keeps what is being written as a revision of its own.
 *
 * @throws Refused `staleVersion` where somebody else saved since it was read.
 * @throws Refused `invalidOperation` where it is no draft any more.
 */
export async function save(writing: Writing, ask: InputOf<typeof saveAnnouncement>) {
  const { tx, env, now, personId } = writing;
  const { audience } = ask;
  const level = audience === 'level' ? (ask.level ?? null) : null;
  const country = audience === 'country' ? (ask.country ?? null) : null;
  if (audience !== 'all' && level === null && country === null)
    throw refuse('parameterMissing', { field: audience, reason: 'missing' });
  const id = ask.id ?? env.random.id(now);
  const route = ask.route ?? null;
  const saved = { id, audience, level, country, route, dueAt: new Date(ask.due_at), by: personId, at: now };
  const revision = await put(tx, saved, ask);
  const texts = languages.flatMap((lang) => {
    const text = ask.texts[lang];
    return text === undefined || text.title.trim() === '' || text.body.trim() === ''
      ? []
      : [{ lang, ...text }];
  });
  await sql.addTexts(tx, id, revision, texts);
  return { id, revision };
}

async function put(tx: Tx, saved: sql.Saved, ask: InputOf<typeof saveAnnouncement>): Promise<number> {
  if (ask.id === undefined) {
    await sql.addAnnouncement(tx, saved);
    return 1;
  }
  const before = await rowOf(tx, ask.id);
  assertFrom(before, 'save');
  const revision = await sql.saveOver(tx, saved, ask.revision);
  if (revision === undefined) throw refuse('staleVersion', { reason: 'draft_changed' });
  return revision;
}

function assertFrom(row: Row, move: keyof typeof announcementMachine.moves): void {
  if (!announcementMachine.canMove(move, row.state))
    throw refuse('invalidOperation', { reason: 'announcement_state' });
}

type Named = { readonly id: string; readonly revision: number };

/**
 * Sends it on its way; what goes to all merchants waits for a second person first.
 *
 * @throws Refused `invalidParameter` with the field and the reason of the first thing that is wrong with its words.
 */
export async function send(writing: Writing, { id, revision }: Named): Promise<AnnouncementState> {
  const { tx, now, personId } = writing;
  const row = await rowOf(tx, id);
  const name = row.audience === 'all' ? 'propose' : 'send';
  assertFrom(row, name);
  if (row.revision !== revision) throw refuse('staleVersion', { reason: 'draft_changed' });
  await checkTexts(tx, row);
  const { from, to } = announcementMachine.moves[name];
  if (!(await sql.setProposed(tx, { id, revision, from, to, by: personId, at: now })))
    throw refuse('staleVersion', { reason: 'draft_changed' });
  if (to === 'approved') await schedule(tx, row, now);
  return to;
}

/** By somebody who neither wrote nor proposed it: the database refuses everybody else too. */
export async function decide(writing: Writing, ask: InputOf<typeof decideAnnouncement>) {
  const { tx, now, personId } = writing;
  const { id, revision, decision, why } = ask;
  const row = await rowOf(tx, id);
  const name = decision === 'approve' ? 'approve' : 'giveBack';
  assertFrom(row, name);
  if (row.revision !== revision) throw refuse('staleVersion', { reason: 'draft_changed' });
  const { from, to } = announcementMachine.moves[name];
  const move = { id, revision, from, to, by: personId, at: now };
  if (decision === 'return') {
    if (why === undefined) throw refuse('parameterMissing', { field: 'why', reason: 'missing' });
    if (!(await sql.setGivenBack(tx, move, why))) throw refuse('staleVersion', { reason: 'draft_changed' });
    return to;
  }
  if (row.maker === personId || row.proposer === personId)
    throw refuse('invalidOperation', { reason: 'second_person' });
  await checkTexts(tx, row);
  if (!(await sql.setApproved(tx, move))) throw refuse('staleVersion', { reason: 'draft_changed' });
  await schedule(tx, row, now);
  return to;
}

/** @throws Refused `invalidOperation` where the first shops have heard of it. */
export async function drop(writing: Writing, id: string, why: string): Promise<AnnouncementState> {
  const { tx, now, personId } = writing;
  await sql.lockAnnouncement(tx, { id });
  const row = await rowOf(tx, id);
  assertFrom(row, 'drop');
  const { from, to } = announcementMachine.moves.drop;
  await sql.setDropped(tx, { id, revision: row.revision, from, to, by: personId, at: now }, why);
  await clearTimers(tx, { shopId: platformShop, subjects: [id], kinds: [tellTimer] });
  return to;
}

async function checkTexts(tx: Tx, row: Row): Promise<void> {
  if (row.route !== null && !insideRoute.test(row.route))
    throw refuse('invalidParameter', { field: 'route', reason: 'link_outside' });
  const texts = await sql.listTexts(tx, { id: row.id, revision: row.revision });
  if (!texts.some(({ lang }) => lang === defaultLanguage))
    throw refuse('invalidParameter', { field: 'texts.en', reason: 'empty' });
  for (const { lang, title, body } of texts) {
    refuseFirst(`texts.${lang}.title`, faultsOfWords(title));
    refuseFirst(`texts.${lang}.body`, faultsOfWords(body));
  }
}

async function schedule(tx: Tx, { id, due_at: due }: Row, now: Date): Promise<void> {
  await setTimers(tx, platformShop, [{ subject: id, kind: tellTimer, dueAt: due < now ? now : due }]);
}

/** Tells some hundred shops at a time; a round that is undone told nobody, one that is done is not repeated. */
const tellSome: TimerHandler = async ({ env, tx, due }) => {
  const now = env.clock.now();
  for (const { subject: id } of due) {
    await sql.lockAnnouncement(tx, { id });
    const row = await sql.findAnnouncement(tx, { id });
    if (row === undefined || (row.state !== 'approved' && row.state !== 'telling')) continue;
    const shops = await sql.listReached(tx, row, row.told_to, limits.announcementShopsPerRound);
    await tellMany(tx, shops, {
      ids: shops.map(() => env.random.id(now)),
      code: 'house_announcement',
      onceKey: `announcement:${id}`,
      facts: { announcement_id: id },
      at: now,
    });
    const isDone = shops.length < limits.announcementShopsPerRound;
    await sql.noteTold(tx, {
      id,
      state: isDone ? 'told' : 'telling',
      count: shops.length,
      to: shops.at(-1) ?? row.told_to,
      endedAt: isDone ? now : null,
    });
    if (!isDone) await setTimers(tx, platformShop, [{ subject: id, kind: tellTimer, dueAt: now }]);
  }
};
