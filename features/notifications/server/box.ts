// How a merchant's box stands, and reading it.
import type { InputOf, GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { defaultLanguage, type Language } from '#domain/text/language.ts';
import { allChoices } from '#domain/notifications/notice-choices.ts';
import { noticeKinds, type NoticeKind } from '#domain/notifications/notices.ts';
import { toPage } from '#domain/wire/page.ts';
import { isQuiet, minuteOfDay, timeOfDay, type QuietHours } from '#domain/notifications/quiet-hours.ts';
import type { checkNotices, listNotices, quietHours, readNotices } from '#features/notifications/contract.ts';
import { merchantOf } from '#features/people/server/public.ts';
import { listSpoken } from '#features/help/server/public.ts';
import type { Tx } from '#platform/db/database.ts';
import type { Environment } from '#platform/environment.ts';
import { collectWithin } from './collect.ts';
import { readOrderMark } from './news.sql.ts';
import { lookingFor } from './news.ts';
import * as sql from './notices.sql.ts';
import { quietOf } from './outbox.ts';
import { readWays } from './outbox.sql.ts';
import { announcementOf, presentNotice, type Spoken } from './present.ts';

/** Who reads: the owner. */
export type Who = { readonly shopId: bigint; readonly personId: string };

type Person = { readonly tz: string; readonly notify: unknown };

/** @throws Refused `invalidUserPage` where the session's person is gone. */
async function personOf(tx: Tx, { shopId, personId }: Who): Promise<Person> {
  const row = await merchantOf(tx, shopId, personId);
  if (row === undefined) throw refuse('invalidUserPage', { reason: 'person' });
  return row;
}

/** Kinds that the merchant hears of in the app: what is switched off stays in the list, but calls nobody. */
function chosenKinds({ notify }: Person): NoticeKind[] {
  const choices = allChoices(notify);
  return noticeKinds.filter((kind) => choices[kind].app);
}

type CountName = keyof sql.Counts;

function sumOf({ counts }: sql.StateRow, kinds: readonly NoticeKind[], name: CountName): number {
  return kinds.reduce((sum, kind) => sum + (counts[kind]?.[name] ?? 0), 0);
}

/** How many notices are unread that the merchant wants to hear of: for `me`. Collects nothing. */
export async function unreadOf(tx: Tx, shopId: bigint, personId: string): Promise<number> {
  const person = await personOf(tx, { shopId, personId });
  return sumOf(await sql.readState(tx, shopId, undefined), chosenKinds(person), 'unread');
}

/** The box is the owner's: a member hears of nothing but that orders changed, so that open screens stay true. */
export async function presentMemberCheck(tx: Tx, shopId: bigint): Promise<GivenOf<typeof checkNotices>> {
  const none = { order: 0, wallet: 0, case: 0, review: 0, service: 0, system: 0, ad: 0 };
  const orders = await readOrderMark(tx, lookingFor(shopId));
  return { unread: 0, by_kind: none, latest_id: null, needs_me: 0, fresh: 0, quiet: false, orders };
}

/** @throws Refused `recordNotFound` for a `since_id` that is no notice of this shop. */
export async function presentCheck(
  tx: Tx,
  env: Environment,
  who: Who,
  sinceId: string | undefined,
): Promise<GivenOf<typeof checkNotices>> {
  const person = await personOf(tx, who);
  const state = await sql.readState(tx, who.shopId, sinceId);
  if (sinceId !== undefined && !state.has_since) throw refuse('recordNotFound', { field: 'since_id' });
  const kinds = chosenKinds(person);
  const quiet = isQuiet(env.clock.now(), person.tz, quietOf(state));
  const unreadIn = (kind: NoticeKind) => (kinds.includes(kind) ? (state.counts[kind]?.unread ?? 0) : 0);
  return {
    unread: sumOf(state, kinds, 'unread'),
    by_kind: {
      order: unreadIn('order'),
      wallet: unreadIn('wallet'),
      case: unreadIn('case'),
      review: unreadIn('review'),
      service: unreadIn('service'),
      system: unreadIn('system'),
      ad: unreadIn('ad'),
    },
    latest_id: state.latest_id,
    needs_me: sumOf(state, kinds, 'needs'),
    fresh: sumOf(state, kinds, quiet ? 'pressing' : 'fresh'),
    quiet,
    orders: await readOrderMark(tx, lookingFor(who.shopId)),
  };
}

export async function presentList(
  tx: Tx,
  who: Who,
  input: InputOf<typeof listNotices>,
  language: Language,
): Promise<GivenOf<typeof listNotices>> {
  const person = await personOf(tx, who);
  const box = await sql.findBox(tx, who.shopId);
  const { kind, unread_only: isUnread, page, page_size: size } = input;
  const chosen = chosenKinds(person);
  const kinds = kind === undefined ? chosen : chosen.filter((one) => one === kind);
  const rows = await sql.listNotices(tx, who.shopId, {
    limit: size + 1,
    offset: (page - 1) * size,
    kind,
    unread: isUnread === true ? { above: box.read_to, kinds } : undefined,
  });
  const { tz, notify } = person;
  const reader = { language, tz, notify, readTo: box.read_to, readToAt: box.read_to_at };
  const shown = toPage(rows, input, null);
  const spoken = await spokenOf(tx, shown.list, language);
  const numbers = shown.list.map(({ n }) => n);
  const sent = Map.groupBy(await readWays(tx, { shopId: who.shopId, numbers }), ({ n }) => n);
  return {
    ...shown,
    list: shown.list.map((row) => presentNotice(row, { ...reader, ways: sent.get(row.n) }, spoken)),
  };
}

/** The words of announcements: those of the reader's language, else English. */
export async function spokenOf(tx: Tx, rows: readonly sql.NoticeRow[], language: Language): Promise<Spoken> {
  const ids = rows.flatMap(({ facts }) => announcementOf(facts) ?? []);
  const list = await listSpoken(tx, [...new Set(ids)], [language, defaultLanguage]);
  return new Map(list.map((one) => [one.id, one]));
}

type Read = Omit<GivenOf<typeof readNotices>, 'unread'>;

/**
 * Marks as read, or takes the last "all" back.
 *
 * @throws Refused `parameterMissing` where nothing is named.
 * @throws Refused `recordNotFound` where one of the ids is no notice of this shop; nothing is changed then.
 */
export async function readSome(
  tx: Tx,
  env: Environment,
  who: Who,
  input: InputOf<typeof readNotices>,
): Promise<GivenOf<typeof readNotices>> {
  const person = await personOf(tx, who);
  const done = await act(tx, env, who.shopId, input);
  const state = await sql.readState(tx, who.shopId, undefined);
  return { ...done, unread: sumOf(state, chosenKinds(person), 'unread') };
}

function act(tx: Tx, env: Environment, shopId: bigint, input: InputOf<typeof readNotices>): Promise<Read> {
  if (input.undo !== undefined) return undoAll(tx, shopId, input.undo);
  if (input.all === true) return readAll(tx, env, shopId, input.up_to_id);
  if (input.ids !== undefined) return readIds(tx, env, shopId, input.ids);
  throw refuse('parameterMissing', { field: 'ids', reason: 'missing' });
}

async function readIds(tx: Tx, env: Environment, shopId: bigint, ids: readonly string[]): Promise<Read> {
  const asked = [...new Set(ids.map((id) => id.toLowerCase()))];
  if ((await sql.countKnown(tx, shopId, asked)) < asked.length) {
    throw refuse('recordNotFound', { field: 'ids' });
  }
  const { read_to: above } = await sql.findBox(tx, shopId);
  const updated = await sql.markRead(tx, { shopId, ids: asked, at: env.clock.now(), above });
  return { updated, mark: null };
}

async function readAll(tx: Tx, env: Environment, shopId: bigint, upToId: string | undefined): Promise<Read> {
  await sql.lockBox(tx, shopId);
  // Without a place "all" means all that has happened, also what is no notice yet: it would come as unread afterwards.
  if (upToId === undefined) await collectWithin(tx, env, shopId);
  const box = await sql.findBox(tx, shopId);
  const upTo = upToId === undefined ? box.last_n : await sql.placeOf(tx, shopId, upToId);
  if (upTo === undefined) throw refuse('recordNotFound', { field: 'up_to_id' });
  const updated = await sql.countUnread(tx, shopId, box.read_to, upTo);
  if (updated === 0) return { updated, mark: null };
  const at = env.clock.now();
  const mark = env.random.id(at);
  await sql.setMark(tx, shopId, { readTo: upTo, at, undo: { mark, to: box.read_to } });
  return { updated, mark };
}

/** One that was taken back before, or that a later "all" has covered, changes nothing. */
async function undoAll(tx: Tx, shopId: bigint, mark: string): Promise<Read> {
  const box = await sql.lockBox(tx, shopId);
  if (box.undo_mark !== mark.toLowerCase() || box.undo_to === null) return { updated: 0, mark: null };
  const updated = await sql.countUnread(tx, shopId, box.undo_to, box.read_to);
  await sql.setMark(tx, shopId, { readTo: box.undo_to, at: box.read_to_at, undo: null });
  return { updated, mark: null };
}

/** @throws Refused `invalidParameter` for what is no time of a day, or hours without a length. */
export async function changeQuiet(
  tx: Tx,
  env: Environment,
  who: Who,
  { hours }: InputOf<typeof quietHours>,
): Promise<GivenOf<typeof quietHours>> {
  const { tz } = await personOf(tx, who);
  if (hours !== undefined) await sql.setQuiet(tx, who.shopId, hours === null ? null : readHours(hours));
  const quiet = quietOf(await sql.findBox(tx, who.shopId));
  return {
    hours: quiet === undefined ? null : { from: timeOfDay(quiet.from), to: timeOfDay(quiet.to) },
    tz,
    now: isQuiet(env.clock.now(), tz, quiet),
  };
}

function readHours(hours: { readonly from: string; readonly to: string }): QuietHours {
  const from = minuteOfDay(hours.from);
  const to = minuteOfDay(hours.to);
  if (from === undefined) throw refuse('invalidParameter', { field: 'hours.from', reason: 'shape' });
  if (to === undefined) throw refuse('invalidParameter', { field: 'hours.to', reason: 'shape' });
  if (from === to) throw refuse('invalidParameter', { field: 'hours.to', reason: 'empty' });
  return { from, to };
}
