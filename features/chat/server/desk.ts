// The desk's side: who has a conversation, who may look into those of others, and how the desk stands.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { readRoutedId, routedIdOf, shopCodeOf } from '#domain/wire/ids.ts';
import { dayMs } from '#domain/limits.ts';
import { hasRight, rights } from '#domain/rights.ts';
import type { claimChat, deskChats, deskTeam } from '#features/chat/console.contract.ts';
import { operatorOf } from '#features/staff/server/public.ts';
import { shopOf } from '#features/shop/server/public.ts';
import type { ListContext } from '#platform/http/listing.ts';
import * as sql from './conversations.sql.ts';
import * as desk from './desk.sql.ts';
import { presentDeskStanding } from './hours.ts';
import { findReport, setResolved, type ReportOutcome, type ReportRow, type Where } from './messages.sql.ts';
import { lastOf, presentConversation } from './present.ts';
import type { Context } from './speak.ts';
import { viewFor } from './talk.ts';
import { wakeAll } from './topics.ts';

export type DeskShown = GivenOf<typeof claimChat>;

export function routeOf(routedId: string): Where {
  const routed = readRoutedId(routedId);
  if (routed === undefined) throw refuse('recordNotFound', { field: 'id' });
  return routed;
}

/**
 * A conversation that the desk may see: its own, or one of others that was reported.
 *
 * @throws Refused `recordNotFound` for every other one: nobody learns that it is there.
 */
export async function viewForDesk(
  context: Pick<Context, 'tx'>,
  where: Where,
): Promise<{ view: sql.View; report: ReportRow | undefined }> {
  const view = await viewFor(context, where, 'desk');
  const report = await findReport(context.tx, where);
  if (view.kind !== 'service' && report === undefined) throw refuse('recordNotFound', { field: 'id' });
  return { view, report };
}

export async function shownToDesk(
  context: Pick<Context, 'tx'>,
  where: Where,
  personId: string | undefined,
): Promise<DeskShown> {
  const { view, report } = await viewForDesk(context, where);
  const { name } = await shopOf(context.tx, where.shopId);
  const { holder, holder_name: holderName } = view;
  return {
    ...presentConversation(view, 'desk'),
    id: routedIdOf(where.shopId, where.id),
    shop: { id: shopCodeOf(where.shopId), name },
    lang: view.lang,
    holder: holder === null ? null : { id: holder, name: holderName ?? '' },
    is_mine: holder !== null && holder === personId,
    waiting_since: view.waiting_since,
    report:
      report === undefined
        ? null
        : {
            by: report.by_side,
            reason: report.reason,
            at: report.at,
            outcome: report.outcome,
            note: report.note,
            resolved_at: report.resolved_at,
          },
  };
}

/** Rows of the desk's list. */
export function presentDeskRows(
  rows: readonly desk.DeskRow[],
  { now, personId }: Pick<ListContext, 'now' | 'personId'>,
): GivenOf<typeof deskChats>['list'] {
  return rows.map((row) => ({
    id: routedIdOf(row.shop_id, row.id),
    shop: { id: shopCodeOf(row.shop_id), name: row.shop_name },
    kind: row.kind,
    state: row.state,
    holder: row.holder === null ? null : { id: row.holder, name: row.holder_name ?? '' },
    is_mine: row.holder !== null && row.holder === personId,
    lang: row.lang,
    unread: row.unread,
    last: lastOf(row),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    promise_at: row.promise_at?.toISOString() ?? null,
    is_late: row.promise_at !== null && row.promise_at <= now,
    stars: row.stars,
    reported_at: row.reported_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
}

type Holding = { readonly from: string | null; readonly to: string | null };

/**
 * Gives a conversation to a person of the desk or to nobody, if it is still whose it was.
 *
 * @throws Refused `staleVersion` where somebody else has it by now.
 * @throws Refused `invalidOperation` where it is no conversation with the desk, or the person is not of the desk.
 */
export async function hold({ tx, now }: Context, where: Where, { from, to }: Holding): Promise<void> {
  const { view } = await viewForDesk({ tx }, where);
  if (view.kind !== 'service') throw refuse('invalidOperation', { reason: 'kind' });
  if (to !== null && to !== from) await assertOfDesk(tx, to);
  if (!(await sql.setHolder(tx, { ...where, from, to, at: now }))) {
    throw refuse('staleVersion', { reason: 'held_by_another' });
  }
  await wakeAll(tx, view);
}

async function assertOfDesk(tx: Context['tx'], personId: string): Promise<void> {
  const person = await operatorOf(tx, personId);
  const isThere = person !== undefined && person.disabled_at === null && hasRight(person.roles, 'chat');
  if (!isThere) throw refuse('invalidOperation', { field: 'to', reason: 'not_of_the_desk' });
}

/** @throws Refused `invalidOperation` where nothing was reported, or it is resolved. */
export async function resolve(
  { tx, now }: Context,
  where: Where,
  end: { readonly outcome: ReportOutcome; readonly note: string; readonly by: string },
): Promise<void> {
  const { view } = await viewForDesk({ tx }, where);
  if (!(await setResolved(tx, { ...where, ...end, at: now }))) {
    throw refuse('invalidOperation', { reason: 'already' });
  }
  await sql.touchRow(tx, where);
  await wakeAll(tx, view);
}

const ratedDays = 30;

export async function presentTeam(
  { tx, env, now }: Context,
  personId: string,
): Promise<GivenOf<typeof deskTeam>> {
  const [standing, people, queue, reported, rated] = await Promise.all([
    presentDeskStanding(tx, env, now),
    desk.listTeam(tx, { roles: rights.chat }),
    desk.readQueue(tx, now),
    desk.readReported(tx),
    desk.readRated(tx, new Date(now.getTime() - ratedDays * dayMs)),
  ]);
  return {
    desk: standing,
    people: people.map((one) => ({ ...one, is_me: one.id === personId })),
    oldest_at: queue.oldest,
    late: queue.late,
    reported: reported.count,
    rated,
  };
}
