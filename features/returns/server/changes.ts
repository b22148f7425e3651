// Return cases for programs that keep a copy of them: what took a step since they last asked.
import type { GivenOf } from '#domain/wire/endpoint.ts';
import type { listCaseChanges } from '#features/returns/changes.contract.ts';
import { lastOfEach, readChanges } from '#platform/http/api/changes.ts';
import type { Act } from '#platform/http/pipeline.ts';
import { readCasesByIds, readCaseSteps } from './changes.sql.ts';
import { presentCases } from './view.ts';

/** A page of cases in the order of their steps: one that took several within the page stands at its last one. */
export async function listChangedCases(
  act: Act<typeof listCaseChanges>,
): Promise<GivenOf<typeof listCaseChanges>> {
  const { tx, shopId, input, env, now, call } = act;
  const page = await readChanges(
    { env, now, scope: `listCaseChanges:${shopId}` },
    input,
    ({ at, id }, { before, limit }) => readCaseSteps(tx, { shopId, at, id, before, limit }),
  );
  const ids = lastOfEach(page.list);
  const rows = await readCasesByIds(tx, { shopId, ids });
  const context = { env, tx, shopId, language: call.language };
  const views = await presentCases(context, rows, { idOf: ({ id }) => id });
  const byId = new Map(views.map((view) => [view.id, view]));
  return { ...page, list: ids.flatMap((id) => byId.get(id) ?? []) };
}
