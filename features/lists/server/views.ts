// Views of lists: what a person asked, kept under a name.
import * as z from 'zod/mini';
import type { Endpoint, GivenOf, InputOf } from '#domain/wire/endpoint.ts';
import { refuse } from '#domain/wire/errors.ts';
import { limits } from '#domain/limits.ts';
import { listQuery } from '#domain/wire/listing.ts';
import { hasRight } from '#domain/rights.ts';
import type { changeView, chooseView, deleteView, savedViews, saveView } from '#features/lists/contract.ts';
import type { Act, Registry } from '#platform/http/pipeline.ts';
import type { Session } from '#platform/session.ts';
import * as sql from './views.sql.ts';

type Own<E extends Endpoint> = Pick<Act<E>, 'tx' | 'env' | 'now'> & {
  readonly input: InputOf<E>;
  readonly session: Session;
};

/**
 * @throws Refused `recordNotFound` where no call that reads has this name.
 * @throws Refused `insufficientPermissions` where the person may not see that list.
 */
export function assertSees(registry: Registry, { roles }: Session, list: string): void {
  const endpoint = registry.kept.get(list)?.endpoint;
  const { right } = endpoint ?? {};
  if (endpoint === undefined || right === undefined || endpoint.reads !== true) {
    throw refuse('recordNotFound', { field: 'list' });
  }
  if (!hasRight(roles, right)) throw refuse('insufficientPermissions', { reason: 'role', needs: right });
}

export async function readViews({ tx, session, input }: Own<typeof savedViews>) {
  return {
    list: (await sql.listViewRows(tx, { personId: session.personId, list: input.list })).map(presentView),
  };
}

export async function saveOwnView({ tx, env, now, session, input }: Own<typeof saveView>) {
  const { personId } = session;
  const id = await sql.saveView(tx, personId, {
    id: env.random.id(now),
    list: input.list,
    name: input.name,
    query: input.query,
    isShared: input.is_shared,
    at: now,
  });
  const kept = id === undefined ? undefined : await sql.findView(tx, { personId, id });
  if (kept === undefined)
    throw refuse('invalidOperation', { reason: 'too_many_views', limit: limits.viewsMax });
  return presentView(kept);
}

export async function changeOwn({ tx, now, session, input }: Own<typeof changeView>) {
  const { id, name, is_shared: isShared } = input;
  const view = await ownView(tx, session, id);
  const isChanged = await sql.changeViewRow(tx, {
    personId: session.personId,
    id: view.id,
    name,
    isShared,
    at: now,
  });
  if (!isChanged) throw refuse('invalidOperation', { reason: 'view_name_taken', field: 'name' });
  return { id };
}

export async function deleteOwn({ tx, session, input }: Own<typeof deleteView>) {
  if (!(await sql.deleteViewRow(tx, { personId: session.personId, id: input.id })))
    throw refuse('recordNotFound');
  return { id: input.id };
}

export async function chooseOwn({
  tx,
  session,
  input,
}: Own<typeof chooseView>): Promise<GivenOf<typeof chooseView>> {
  const { id, list } = input;
  if (id !== null) {
    const view = await sql.findView(tx, { personId: session.personId, id });
    if (view?.list !== list) throw refuse('recordNotFound');
  }
  await sql.chooseViewRow(tx, session.personId, { list, id });
  return { id };
}

async function ownView(tx: Act<Endpoint>['tx'], { personId }: Session, id: string) {
  const view = await sql.findView(tx, { personId, id });
  if (view === undefined || !view.is_mine) throw refuse('recordNotFound');
  return view;
}

function presentView(row: sql.ViewRow): GivenOf<typeof saveView> {
  return { ...row, query: z.parse(listQuery, row.query) };
}
