// The calls of returns: the merchant's, the supplier's and the reviewers'. The buyer's are in `buyer-routes.ts`.
import { refuse } from '#domain/wire/errors.ts';
import { listCaseChanges } from '#features/returns/changes.contract.ts';
import * as consoleContract from '#features/returns/console.contract.ts';
import * as contract from '#features/returns/contract.ts';
import { prepareFiles } from '#features/files/server/public.ts';
import { takeRefundAllowance } from '#features/team/server/public.ts';
import { handleList } from '#platform/http/listing.ts';
import { handle, type Registry } from '#platform/http/pipeline.ts';
import * as acts from './acts.ts';
import { answer } from './answer.ts';
import { buyerRoutes } from './buyer-routes.ts';
import { listChangedCases } from './changes.ts';
import { readCost } from './cost.ts';
import { storePicture } from './evidence.ts';
import { findOfSupplier, inspect } from './inspect.ts';
import { readPlaces, writePlace } from './labels.sql.ts';
import { readForReview } from './decision-cost.ts';
import { caseList } from './lists.sql.ts';
import { presentQueue } from './queue.ts';
import { decide } from './review.ts';

export function returnRoutes(registry: Registry): void {
  buyerRoutes(registry);
  handleMerchant(registry);
  handleSupplier(registry);
  handleReviewer(registry);
}

function handleMerchant(registry: Registry): void {
  const direct = { direct: true };
  handle(
    registry,
    contract.listCases,
    (act) => acts.listForShop({ ...act, shopId: act.shopId, language: act.call.language }, act.input),
    direct,
  );
  handle(registry, listCaseChanges, (act) => listChangedCases(act), direct);
  handle(
    registry,
    contract.caseCost,
    (act) => readCost({ tx: act.tx, shopId: act.shopId }, act.input),
    direct,
  );
  handle(registry, contract.answerCase, async (act) => {
    const context = act;
    const { tx, shopId, session, now } = act;
    const row = await answer(context, act.input, (given) =>
      takeRefundAllowance({ tx, shopId, session, now }, given),
    );
    return acts.presentOne({ ...context, language: act.call.language }, row);
  });
}

function handleSupplier(registry: Registry): void {
  const direct = { direct: true };
  handle(
    registry,
    contract.supplierCases,
    (act) =>
      acts.listForSupplier({ ...act, supplierId: act.supplierId, language: act.call.language }, act.input),
    direct,
  );
  handle(registry, contract.inspectReturn, async (act) => {
    const done = await inspect(act, act.input);
    return acts.presentInspected(act.input.case_id, done);
  });
  handle(
    registry,
    contract.uploadInspection,
    async ({ env, tx, now, input, call, personId, supplierId }) => {
      const { at, found } = await findOfSupplier({ env, tx, now, supplierId }, input.case_id);
      const [sent] = call.files ?? [];
      if (sent === undefined) throw refuse('parameterMissing', { field: 'picture', reason: 'missing' });
      const of = { env, shopId: at.shopId, orderId: found.order_id, side: 'supplier' } as const;
      return storePicture({ ...of, by: personId }, sent);
    },
    { direct: true, prepare: ({ call }) => prepareFiles(call.files, 'case') },
  );
  handle(
    registry,
    contract.returnPlace,
    async ({ tx, input, supplierId, now }) => {
      if (input.address !== undefined) await writePlace(tx, { supplierId, address: input.address, at: now });
      const [place] = await readPlaces(tx, { supplierIds: [supplierId] });
      return { address: place?.address ?? null };
    },
    direct,
  );
}

function handleReviewer(registry: Registry): void {
  handleList(registry, consoleContract.caseQueue, { sql: caseList, present: presentQueue });
  handle(registry, consoleContract.reviewCase, async (act) => {
    const { shopId, given } = await readForReview(
      { ...act, personId: act.personId, language: act.call.language },
      act.input.case_id,
    );
    act.audit({ shopId, subject: `case ${given.one.order_no}` });
    return given;
  });
  handle(registry, consoleContract.decideCase, async (act) => {
    const { row, waits, shopId } = await decide(act, act.input);
    act.audit({
      shopId,
      subject: `case ${row.id}`,
      why: act.input.text,
      before: { state: 'escalated' },
      after: { state: row.state, grant: act.input.grant, waits_for_second: waits },
    });
    return { case_id: act.input.case_id, state: row.state, waits_for_second: waits };
  });
}
